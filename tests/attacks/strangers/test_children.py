"""Who stands in a stranger's directory starts nothing that lies there.

Each planted module and program leaves a mark when it runs.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt._base import children
from tests.support.samples import some
from tests.support.truth import GOLDEN

ROOT = Path(__file__).parents[3]
SEGMENT = GOLDEN / "k431-tx" / f"{0:020}.log"
MODULES = (
    # What children and libraries import; not what Python itself imports before any line of ours.
    *("pickle", "json", "signal", "tempfile", "subprocess", "logging", "multiprocessing/__init__"),
    *("pyspark/__init__", "pyspark/daemon", "pyspark/worker", "py4j/__init__", "pandas/__init__"),
    *("grpc_tools/__init__", "grpc_tools/protoc", "google/__init__", "google/protobuf/__init__"),
    *("pyarrow/__init__", "numpy/__init__", "msgspec/__init__", "cramjam/__init__", "lz4/__init__"),
    *("kafkafmt/__init__", "kafkafmt/lake/export/executors", "sitecustomize", "usercustomize"),
    *("__main__", "encodings/__init__", "pyiceberg/__init__", "fsspec/__init__"),
    *("webbrowser", "runpy"),
)
PROGRAMS = ("protoc", "java", "python", "python3", "bash", "env", "xdg-open", "spark-submit")
OTHERS = {
    **dict.fromkeys(("pyproject.toml", "setup.cfg", ".pdbrc", ".pythonrc", ".env"), "[x]\n"),
    **dict.fromkeys(("log4j2.properties", "conf/log4j2.properties"), "status = trace\n"),
    "conf/spark-defaults.conf": "spark.app.name planted\nspark.python.worker.module planted\n",
    "spark-defaults.conf": "spark.app.name planted\n",
}
SCHEMA = 'syntax = "proto3"; message M { int32 a = 1; }'


def plant(folder: Path, mark: Path, without: Sequence[str] = ()) -> None:
    for name in MODULES:
        if name.split("/")[0] in without:
            continue
        path = folder / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"open({str(mark)!r}, 'a').write({name!r} + '\\n')\n")
    for program in PROGRAMS:
        for path in (folder / program, folder / "bin" / program, folder.parent / "bin" / program):
            path.parent.mkdir(exist_ok=True)
            path.write_text(f"#!/bin/sh\necho {program} >> '{mark}'\nexit 7\n")
            path.chmod(0o755)
    for name, text in OTHERS.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    (folder.parent / "jars").mkdir(exist_ok=True)  # with bin/spark-submit: a Spark, for PySpark


class Disk:
    """A stranger's disk, in which the tests stand."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "disk" / "orders-0"
        self.folder.mkdir(parents=True)
        self.mark = folder / "ran"
        self.temporary = folder / "tmp"
        self.temporary.mkdir()
        shutil.copy(SEGMENT, self.folder)

    def plant(self, *, without: Sequence[str] = ()) -> None:
        plant(self.folder, self.mark, without)

    def run(
        self, *command: str, environment: dict[str, str] | None = None, code: int = 0
    ) -> subprocess.CompletedProcess[str]:
        given = {**os.environ, "TMPDIR": str(self.temporary), **(environment or {})}
        done = subprocess.run(
            command, cwd=self.folder, env=given, capture_output=True, text=True, check=False,
            timeout=600,
        )  # fmt: skip
        ran = self.mark.read_text().split() if self.mark.exists() else []
        assert ran == [], done.stderr
        assert done.returncode == code, done.stderr
        return done


@pytest.fixture
def disk(tmp_path: Path) -> Disk:
    return Disk(tmp_path)


def test_what_is_planted_would_run(disk: Disk) -> None:
    disk.plant(without=("runpy",))  # Python 3.10 itself finds it there, and ends
    given = {name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"}
    start = [sys.executable, "-m", "grpc_tools.protoc"]
    subprocess.run(start, cwd=disk.folder, env=given, check=False, timeout=600)
    subprocess.run(["java"], cwd=disk.folder, env=given | {"PATH": "."}, check=False)
    ran = disk.mark.read_text().split()
    assert ran[-3:] == ["grpc_tools/__init__", "grpc_tools/protoc", "java"]


def command(body: str) -> list[str]:
    """A process as that of the installed command: without its own directory among the modules."""
    return [
        sys.executable, "-I", "-c",
        f"import sys; sys.path.append({str(ROOT)!r}); sys.argv[0] = 'kafkafmt'; {body}",
    ]  # fmt: skip


COMMAND = command("from kafkafmt.cli import main; main()")
COMPILES = (
    "from kafkafmt.values.protobuf.descriptors import compile_schema;"
    "from kafkafmt.values import Schema, Schemas;"
    f"print(compile_schema(Schema('PROTOBUF', {SCHEMA!r}), Schemas()).message('M').full_name)"
)
WORKS = (
    "import os; from kafkafmt.lake.export.executors import Processes; p = Processes(2);"
    "print(p.run(os.path.abspath, ['a', 'b', 'c', 'd'], lambda n: None)); p.close()"
)
HOMES = {"HOME": ".", "USERPROFILE": "."}
VARIANTS: list[dict[str, str]] = [
    {},
    {"PATH": f".{os.pathsep}{os.environ['PATH']}"},
    {"PATH": f"{os.pathsep}{os.environ['PATH']}"},
    {"PATH": f"{os.environ['PATH']}{os.pathsep}bin{os.pathsep}"},
    {"TMPDIR": "."},
    HOMES,
    {"PYTHONSTARTUP": ".pythonrc", "PYTHONINSPECT": "", "PYTHONBREAKPOINT": "pickle.loads"},
]


@pytest.mark.parametrize("variant", some(VARIANTS, 2), ids=lambda each: "+".join(each) or "plain")
def test_a_child_runs_nothing_of_the_current_directory(disk: Disk, variant: dict[str, str]) -> None:
    """Neither protoc nor a worker, which one process starts."""
    disk.plant()
    out = disk.run(*command(f"{COMPILES};{WORKS}"), environment=variant).stdout
    expected = [str(disk.folder.resolve() / name) for name in "abcd"]
    assert out.splitlines() == ["M", str(expected)]


@pytest.mark.parametrize(
    "arguments",
    [
        ("ls", "."),
        ("verify", "."),
        ("records", "."),
        ("records", "--value-format", "protobuf", "--schemas", "../schemas", "."),
        ("export", "--local", "--processes", "2", "..", "../../out"),
        ("inspect", "--html", "../../page.html", "."),
    ],
    ids=lambda arguments: " ".join(arguments[:3]),
)
@pytest.mark.parametrize("variant", some([VARIANTS[1], VARIANTS[0]], 2), ids=str)
def test_a_command_runs_nothing_of_the_current_directory(
    disk: Disk, arguments: tuple[str, ...], variant: dict[str, str]
) -> None:
    disk.plant()
    schemas = disk.folder.parent / "schemas"
    schemas.mkdir()
    (schemas / "orders-value.proto").write_text(SCHEMA)
    given = ["--on-value-error", "collect"] if "protobuf" in arguments else []
    # The values are text, and the segment is of another directory.
    code = int("protobuf" in arguments or arguments[0] == "verify")
    disk.run(*COMMAND, *arguments[:-1], *given, arguments[-1], environment=variant, code=code)


@pytest.mark.skipif(sys.version_info < (3, 11), reason="Python 3.10 has no -P")
def test_python_with_a_safe_path_runs_nothing_of_the_current_directory(disk: Disk) -> None:
    disk.plant()
    path = {"PYTHONPATH": str(ROOT)}
    disk.run(sys.executable, "-P", "-m", "kafkafmt", "records", ".", environment=path)


def test_python_m_loads_nothing_of_the_current_directory_but_a_package_of_its_name(
    disk: Disk,
) -> None:
    """All modules of Python and of libraries, but what Python loads before any line of ours."""
    started = [sys.executable, "-c", "import runpy, sys; print(*sys.modules)"]
    loaded = subprocess.run(started, capture_output=True, text=True, check=True).stdout.split()
    disk.plant(without=("kafkafmt", *CUSTOM, *loaded))
    names = {*sys.stdlib_module_names, "click", "crc32c", "kaitaistruct"} - {*loaded, *CUSTOM}
    for name in names:
        (disk.folder / f"{name}.py").write_text(f"open({str(disk.mark)!r}, 'a').write({name!r})")
    path = {"PYTHONPATH": str(ROOT)}
    for given in (["-m", "kafkafmt"], ["-mkafkafmt"], ["-um", "kafkafmt"]):
        disk.run(sys.executable, *given, "records", ".", environment=path)


@pytest.mark.parametrize("first", ["", "./"], ids=repr)
def test_an_empty_entry_of_pythonpath_names_no_module_of_a_command(disk: Disk, first: str) -> None:
    """Python itself has looked there for what it needs to start."""
    disk.plant(without=[name for name in sys.stdlib_module_names if name != "__main__"] + CUSTOM)
    path = {"PYTHONPATH": os.pathsep.join([str(ROOT), first])}
    start = [sys.executable, "-c", "from kafkafmt.cli import main; main()"]
    disk.run(*start, "records", ".", environment=path)


CUSTOM = ["sitecustomize", "usercustomize", "kafkafmt"]


@pytest.mark.slow
@pytest.mark.spark_processes
@pytest.mark.skipif(sys.version_info < (3, 11), reason="Python 3.10 has no safe path (SECURITY.md)")
def test_spark_runs_nothing_of_the_current_directory(disk: Disk) -> None:
    """Neither its start, nor the JVM, nor the workers; and nothing is left there."""
    disk.plant()
    before = sorted(disk.folder.rglob("*"))
    started = command(
        "from kafkafmt.spark import export, local_session, register;"
        "s = local_session('local[1]'); register(s);"
        "print(s.sparkContext.appName);"
        "print(s.sparkContext.parallelize([1], 1).map(str).collect());"
        "print(s.read.format('kafka-log').load('.').count() > 0);"
        "export('..', '../../out')"
    )
    path = {"PATH": VARIANTS[1]["PATH"], "PYTHONPATH": str(ROOT)}
    out = disk.run(*started, environment=path).stdout
    assert out.split() == ["kafkafmt", "['1']", "True"]
    assert sorted(disk.folder.rglob("*")) == before


def test_java_is_not_looked_for_in_the_current_directory(
    disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    if importlib.util.find_spec("pyspark") is None:
        pytest.skip("needs PySpark")
    from kafkafmt.spark import JavaMissingError
    from kafkafmt.spark.session import require_java

    disk.plant()
    monkeypatch.chdir(disk.folder)
    monkeypatch.delenv("JAVA_HOME", raising=False)
    monkeypatch.setattr(os, "defpath", str(disk.temporary))  # where no PATH is left
    for path in (".", "", f"bin{os.pathsep}", str(disk.temporary)):
        monkeypatch.setenv("PATH", path)
        with pytest.raises(JavaMissingError, match="none was found"):
            require_java()
    assert not disk.mark.exists()


def test_a_browser_is_not_looked_for_in_the_current_directory(disk: Disk) -> None:
    disk.plant()
    started = command(
        "from kafkafmt._base.children import leave_current_directory; leave_current_directory();"
        "import webbrowser; webbrowser.open('file:///nothing')"
    )
    desktop = {"DISPLAY": ":9", "PATH": ".", "BROWSER": ""}
    disk.run(*started, environment=desktop)


# --- what a child is given ----------------------------------------------------------------------


SECRET = {"AWS_SECRET_ACCESS_KEY": "s3cr3t", "LD_PRELOAD": "", "PYTHONPATH": "x"}


def test_a_program_that_answers_has_an_empty_directory_and_no_variables(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, value in SECRET.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "here").touch()
    shown = children.run(["/bin/sh", "-c", "pwd; ls -A; cat; /usr/bin/env"], seconds=60)
    folder, *rest = shown.stdout.decode().split()
    assert not Path(folder).exists()
    assert {line.partition("=")[0] for line in rest} <= {"PWD", "SHLVL", "_", "OLDPWD"}


def test_a_worker_has_credentials_and_no_secret_is_in_its_command_line(disk: Disk) -> None:
    body = (
        "import os, pathlib; from kafkafmt.lake.export.executors import Processes;"
        "p = Processes(2);"
        "print(p.run(os.getenv, ['AWS_SECRET_ACCESS_KEY', 'PYTHONSAFEPATH'], lambda n: 0));"
        "print([pathlib.Path(f'/proc/{c.pid}/cmdline').read_bytes() for c in p._running]);"
        "p.close()"
    )
    if not Path("/proc/self/cmdline").exists():
        pytest.skip("no system that shows command lines")
    values, lines = disk.run(*command(body), environment=SECRET).stdout.splitlines()
    assert values == "['s3cr3t', '1']"
    assert "kafkafmt.lake.export.worker" in lines
    assert "s3cr3t" not in lines


def test_a_worker_finds_the_package_that_starts_it_and_not_its_rooms(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A clone that is not installed: its folder is on no path, and the rooms are no packages."""
    started: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: started.append(command))
    monkeypatch.setattr(sys, "path", [""])
    children.start_python("kafkafmt.lake.export.worker")
    (command,) = started
    assert command[-1:] == [str(Path(kafkafmt.__file__).parents[1])]


@pytest.mark.parametrize("name", ["PATH", "LD_LIBRARY_PATH", "CLASSPATH", "PYTHONPATH"])
def test_lists_of_directories_lose_what_is_relative(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    here = str(ROOT)
    for given, kept in [
        (["", here], here), ([".", here, "bin"], here), ([here, "", here], f"{here}:{here}"),
        (["."], None), ([], None),
    ]:  # fmt: skip
        monkeypatch.setenv(name, os.pathsep.join(given))
        assert children.environment().get(name) == (kept and kept.replace(":", os.pathsep))


def test_the_environment_is_as_before_after_the_block(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f".{os.pathsep}/bin")
    monkeypatch.setenv("CLASSPATH", ".")
    before = dict(os.environ)
    with children.safe_environment({"SPARK_HOME": "/spark"}):
        assert os.environ["PATH"] == "/bin"
        assert os.environ["SPARK_HOME"] == "/spark"
        assert "CLASSPATH" not in os.environ
        os.environ["MADE"] = "by a library"
    assert dict(os.environ) == {**before, "MADE": "by a library"}
    monkeypatch.delenv("MADE")
