"""build.py lists every difference of the committed files, which `make check` compares."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import build
from scripts import layout_numbers
from scripts.generated_code import with_defaults
from tests.support.node import needs_node

ROOT = Path(__file__).resolve().parents[3]


LANGUAGES = ("python", "lua")
"""Those of the tests: each of them costs the compiler seconds."""
SMALL_BUILD = f"""
import hashlib, pickle, sys
from pathlib import Path
folder, root, *arguments = sys.argv[1:]
sys.path.insert(0, root)
import build
compile_grammars = build.compile_grammars
def kept(*given, **options):
    file = Path(folder, hashlib.sha256(repr((given, options)).encode()).hexdigest())
    if not file.exists():
        file.write_bytes(pickle.dumps(compile_grammars(*given, **options)))
    return pickle.loads(file.read_bytes())
build.compile_grammars = kept
run = build.run
def with_page(program, *given):
    return PAGE.read_text("utf-8") if given[0].endswith("build.mjs") else run(program, *given)
build.run, PAGE = with_page, Path({str(ROOT / build.INSPECTOR)!r})
build.LANGUAGES = {LANGUAGES}
sys.exit(build.main(arguments))
"""


def run(
    root: Path, *arguments: str, path: str | None = None, compiled: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the build script of a copy of the repository.

    With a folder for what the compiler makes of grammars, which takes most of the time, the same
    ones are compiled once, and for `LANGUAGES` alone; the page is that of the repository.
    """
    environment = dict(os.environ) if path is None else {**os.environ, "PATH": path}
    script = [str(root / "build.py")]
    if compiled is not None:
        script = ["-c", SMALL_BUILD, str(compiled), str(root)]
    command = [sys.executable, *script, *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", env=environment, check=False
    )


IGNORED = shutil.ignore_patterns("__pycache__", "*.so")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """What build.py works on, apart from the repository; the npm packages are shared."""
    return copied(tmp_path)


def copied(to: Path) -> Path:
    modules = (path.relative_to(ROOT).as_posix() for path in (ROOT / "scripts").glob("*.py"))
    for name in ("build.py", "package.json", "package-lock.json", *modules):
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, to / name)
    scripts = ("scripts/grammar_docs", "scripts/message_schemas", "scripts/packages")
    for name in ("kafkafmt", "ksy", "inspector", "generated", "docs", *scripts):
        shutil.copytree(ROOT / name, to / name, ignore=IGNORED)
    if shutil.which("npm"):
        build.install_compiler()
        (to / "node_modules").symlink_to(ROOT / "node_modules")
    return to


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("compiled")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory, compiled: Path) -> Path:
    """A copy in which few messages are, whose grammars take most of the compiler's time."""
    folder = copied(tmp_path_factory.mktemp("built"))
    for name in ("cluster_metadata", "consumer_offsets", "share_group_state"):
        (folder / f"kafkafmt/cluster/messages/schemas/{name}.json").unlink()
    done = run(folder, compiled=compiled)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    return folder


@pytest.fixture
def small(built: Path, tmp_path: Path) -> Path:
    return shutil.copytree(built, tmp_path, dirs_exist_ok=True, symlinks=True, ignore=IGNORED)


@needs_node
def test_check_names_outdated_missing_and_orphaned_files_and_the_build_mends_them(
    small: Path, built: Path, compiled: Path
) -> None:
    copy = small
    generated = copy / "generated"
    outdated = generated / "lua" / "kafka_log.lua"
    outdated.write_bytes(outdated.read_bytes() + b"\n")
    of_package = copy / "kafkafmt" / "generated" / "kafka_log.py"
    of_package.write_bytes(of_package.read_bytes() + b"\n")
    missing = generated / "lua" / "kafka_records.lua"
    missing.unlink()
    orphaned = generated / "lua" / "kafka_index.lua"
    orphaned.write_text("-- left over\n", encoding="utf-8")
    page = copy / "docs" / "reference" / "structures.md"
    page.write_bytes(page.read_bytes() + b"by hand\n")
    pictures = copy / "docs" / "images" / "structures"
    picture = pictures / "kafka_record.svg"
    picture.unlink()
    unused = pictures / "kafka_nothing.svg"
    unused.write_text("<svg/>\n", encoding="utf-8")
    numbers = copy / layout_numbers.PYTHON
    numbers.write_bytes(numbers.read_bytes().replace(b"= 61", b"= 62"))
    of_kernel = copy / layout_numbers.CYTHON
    of_kernel.unlink()
    inspector = copy / "kafkafmt" / "cli" / "inspector" / "inspector.html"
    inspector.write_bytes(inspector.read_bytes() + b"<p>")

    done = run(copy, "--check", compiled=compiled)

    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "orphaned: docs/images/structures/kafka_nothing.svg",
        "missing: docs/images/structures/kafka_record.svg",
        "outdated: docs/reference/structures.md",
        "orphaned: generated/lua/kafka_index.lua",
        "outdated: generated/lua/kafka_log.lua",
        "missing: generated/lua/kafka_records.lua",
        "outdated: kafkafmt/cli/inspector/inspector.html",
        "outdated: kafkafmt/generated/kafka_log.py",
        "missing: kafkafmt/segment/engine/kernel/generated_layout.pxi",
        "outdated: kafkafmt/segment/record/generated_layout.py",
    ]
    assert orphaned.exists()
    assert not missing.exists()

    assert run(copy, compiled=compiled).returncode == 0
    assert not orphaned.exists()
    assert not unused.exists()
    for path in (page, picture, missing, numbers, of_kernel, of_package, outdated, inspector):
        assert path.read_bytes() == (built / path.relative_to(copy)).read_bytes()


@needs_node
def test_a_changed_grammar_is_seen_and_a_broken_one_is_told_in_one_line(
    small: Path, compiled: Path
) -> None:
    grammar = small / "ksy" / "kafka_end_txn_marker.ksy"
    text = grammar.read_text("utf-8")
    grammar.write_text(text.replace("id: coordinator_epoch", "id: coordinator"), "utf-8")
    header = small / "ksy" / "kafka_record_batch_header.ksy"
    of_header = header.read_text("utf-8")
    longer = of_header.replace(
        "id: producer_epoch\n    -orig-id: producerEpoch\n    type: s2",
        "id: producer_epoch\n    -orig-id: producerEpoch\n    type: s4",
    )
    assert longer != of_header
    header.write_text(longer, "utf-8")
    done = run(small, "--check", compiled=compiled)
    assert done.returncode == 1
    assert {
        "outdated: generated/lua/kafka_end_txn_marker.lua",
        "outdated: kafkafmt/generated/webide/kafka_log.ksy",
        "outdated: docs/reference/structures.md",
        f"outdated: {layout_numbers.PYTHON}",
        f"outdated: {layout_numbers.CYTHON}",
    } <= {*done.stdout.splitlines()}
    header.write_text(of_header, "utf-8")

    grammar.write_text(text.replace("type: s4", "type: no_such_type"), "utf-8")
    done = run(small, compiled=compiled)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "no_such_type" in done.stderr


@pytest.mark.parametrize("arguments", [[], ["--check"]])
def test_a_missing_node_is_told_in_one_line(copy: Path, arguments: list[str]) -> None:
    (copy / "node_modules").unlink(missing_ok=True)
    done = run(copy, *arguments, path=str(copy))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        "build.py: npm is missing: compiling the grammars needs Node 18 or later with npm\n"
    )


@needs_node
def test_one_language_is_built_alone_and_needs_no_yaml(small: Path) -> None:
    (small / "yaml.py").write_text("raise ModuleNotFoundError('yaml')", encoding="utf-8")
    before = {path for path in small.rglob("*") if "__pycache__" not in path.parts}
    to = small / "elsewhere"
    done = run(small, "--language", "lua", "--language", "python", "--to", str(to))
    assert done.returncode == 0
    new = {path for path in small.rglob("*") if "__pycache__" not in path.parts} - before
    assert all(path.is_relative_to(to) for path in new)
    assert {path.name for path in to.iterdir()} == {"lua", "python"}
    for name, committed in (("lua", "generated/lua"), ("python", "kafkafmt/generated")):
        core = [path for path in (ROOT / committed).iterdir() if path.is_file()]
        assert len(core) > 30
        assert all((to / name / path.name).read_bytes() == path.read_bytes() for path in core)
    # With the parsers of messages, which are not committed in each language.
    assert (to / "lua" / "kafka_transaction_state_value.lua").is_file()
    assert not (ROOT / "generated" / "lua" / "kafka_transaction_state_value.lua").exists()


@pytest.mark.parametrize("arguments", [["--to", "x"], ["--language", "go", "--check"]])
def test_options_that_do_not_go_together_are_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        build.main(arguments)
    assert ended.value.code == 2


def test_a_missing_pyyaml_is_told_at_once_and_with_a_command(copy: Path) -> None:
    (copy / "yaml.py").write_text("raise ModuleNotFoundError('yaml')", encoding="utf-8")
    done = run(copy, "--check", path=str(copy))  # without Node: it was not started yet
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "pip install pyyaml" in done.stderr


def test_an_absent_field_gets_a_value() -> None:
    text = """\
class Outer(KaitaiStruct):
    def __init__(self, _io):
        self._read()

    def _read(self):
        self.size = self._io.read_s4be()
        if self.size >= 0:
            pass
            self._raw_key = self._io.read_bytes(self.size)
            self.key = Key(self._raw_key)

        if self.size > 1:
            pass
            self.items = []
            while True:
                self.items.append(self._io.read_u1())

        self.last = self._io.read_u1()
"""
    before = "    def __init__(self, _io):\n"
    assert with_defaults(text) == text.replace(before, "    key = None\n    items = ()\n" + before)


def test_the_lock_file_names_no_registry() -> None:
    lock = (ROOT / "package-lock.json").read_text("utf-8")
    assert "resolved" not in lock
    assert "://" not in lock
