"""Whatever ends a command says so in one line, with an exit code that no damage has."""

from __future__ import annotations

import importlib
import os
import signal
import subprocess
import sys
import threading
import urllib.request
from itertools import product
from pathlib import Path
from typing import NoReturn

import pytest

from kafkafmt.cli import unexpected
from kafkafmt.cli.inspector.server import InspectorServer
from tests.cli.running import run
from tests.support.encoder.record_batch import Rec, record_batch

SEGMENT = f"{0:020}.log"
ERRORS = (
    *("MemoryError()", "RecursionError('deep')", "OverflowError('large')"),
    "UnicodeEncodeError('utf-8', '\\ud800', 0, 1, 'surrogates')",
    *("ZeroDivisionError()", "__import__('zlib').error('odd')"),
    "__import__('pyarrow').ArrowMemoryError('malloc')",
    *("OSError(12, 'Cannot allocate memory')", "EOFError()"),
    "type('Panic', (BaseException,), {})('of another language')",
    "type('Mute', (Exception,), {'__str__': lambda self: 1 / 0})()",
)
PLACES = (
    "kafkafmt.storage.local.LocalTree.open",
    "kafkafmt.storage.local.LocalTree.items",
    "kafkafmt.cli.streams.flush",
    "kafkafmt.cli.app.Commands.get_command",
)
_CHILD = """
import importlib, sys
from kafkafmt.cli import main
from kafkafmt.cli import app
module, owner, name = sys.argv[1].rsplit('.', 2)
try:
    held = importlib.import_module(f'{module}.{owner}')
except ModuleNotFoundError:
    held = getattr(importlib.import_module(module), owner)
error = eval(sys.argv[2])
def fail(*args, **options):
    raise error
setattr(held, name, fail)
sys.argv[1:] = sys.argv[3:]
main()
"""


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """The directory of a log with one record."""
    log = tmp_path / "orders-0"
    log.mkdir()
    (log / SEGMENT).write_bytes(record_batch([Rec(value=b"v")]))
    return log


def fails_with(monkeypatch: pytest.MonkeyPatch, place: str, error: BaseException) -> None:
    """Let what is at this place raise an error."""

    def fail(*_: object, **__: object) -> NoReturn:
        raise error

    monkeypatch.setattr(place, fail)


def ended(*arguments: object, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run a child of this Python to its end."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        env={**kept, **environment}, capture_output=True, check=False, timeout=600,
    )  # fmt: skip


def expect_one_line(done: subprocess.CompletedProcess[bytes]) -> None:
    assert (done.returncode, done.stderr.strip().count(b"\n")) == (unexpected.UNEXPECTED, 0), done
    assert done.stderr.startswith(b"kafkafmt: ")
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("place", "error"),
    [
        *((PLACES[0], error) for error in ERRORS),
        *product(PLACES[1:], ("MemoryError()", "ZeroDivisionError()")),
    ],
)
def test_an_unexpected_error_is_one_line(
    place: str,
    error: str,
    log: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    raised = eval(error)
    fails_with(monkeypatch, place, raised)
    done = run("records", "--json", log)
    said = capfd.readouterr().err
    assert done.exit_code == unexpected.UNEXPECTED, done.stderr
    assert said.count("\n") == 1
    assert "please report it" in said
    assert ("out of memory" in said) == unexpected.is_of_memory(raised)


UNEXPECTED_VALUES = (
    "UnicodeDecodeError('utf-8', b'\\xff', 0, 1, 'odd')",
    "__import__('json').JSONDecodeError('odd', '', 0)",
    "__import__('pyarrow').ArrowInvalid('odd')",
    "__import__('binascii').Error('odd')",
)
CALLS = {
    "verify": "kafkafmt.cli.commands.verify.Verification",
    "ls": "kafkafmt.cli.commands.ls.Inventory",
    "transactions": "kafkafmt.cli.commands.transactions.read_transactions",
    "records": "kafkafmt.cli.commands.records.scan_records",
    "export --local": "kafkafmt.lake.export.task.plan",
    "export  --local": "kafkafmt.lake.export.export_run.open_tables",
    "salvage": "kafkafmt.cli.commands.salvage.salvage",
}


@pytest.mark.parametrize(
    ("command", "error"),
    [
        *product(CALLS, (UNEXPECTED_VALUES[0], "ValueError('no such thing')")),
        *(("records", error) for error in UNEXPECTED_VALUES[1:]),
    ],
)
def test_only_a_refused_argument_is_wrong_use(
    command: str, error: str, log: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many errors that nobody expects are kinds of ValueError."""
    raised = eval(error)
    importlib.import_module(CALLS[command].rpartition(".")[0])
    fails_with(monkeypatch, CALLS[command], raised)
    out = [tmp_path / "out"] if command.startswith(("export", "salvage")) else []
    done = run(*command.split(), log, *out)
    is_refused = type(raised) is ValueError
    assert done.exit_code == (2 if is_refused else unexpected.UNEXPECTED), done.stderr
    assert not is_refused or "no such thing" in done.stderr


def test_a_traceback_is_shown_where_it_is_asked_for(log: Path) -> None:
    done = ended("-c", _CHILD, PLACES[0], "KeyError(1)", "records", log, KAFKAFMT_DEBUG="1")
    assert done.returncode == unexpected.UNEXPECTED
    assert b"Traceback" in done.stderr
    assert b"kafkafmt: unexpected error: KeyError: 1; " in done.stderr.splitlines()[-1]


@pytest.mark.parametrize("module", ["kafkafmt.cli.app", "click", "pyarrow"])
def test_an_error_of_an_import_is_one_line(module: str, log: Path) -> None:
    code = (
        "import sys, importlib.abc\n"
        "class Refuse(importlib.abc.MetaPathFinder):\n"
        "    def find_spec(self, name, path, target=None):\n"
        f"        if name == {module!r}: raise MemoryError\n"
        "sys.meta_path.insert(0, Refuse())\n"
        "from kafkafmt.cli import main\n"
        f"sys.argv[1:] = ['ls', {str(log)!r}]\n"
        "main()\n"
    )
    expect_one_line(ended("-c", code))


def test_an_allocation_that_fails_is_never_damage(log: Path) -> None:
    """The n-th allocation and all after it fail; or the interpreter itself cannot go on."""
    pytest.importorskip("_testcapi")
    code = (
        "import sys, _testcapi\n"
        "from kafkafmt.cli import main\n"
        "from kafkafmt.cli import app\n"
        "from kafkafmt.cli.commands import ls, records, verify\n"
        "first, sys.argv[1:] = int(sys.argv[1]), sys.argv[2:]\n"
        "_testcapi.set_nomemory(first, first + 1)\n"
        "main()\n"
    )
    codes = set()
    for first in range(100, 6_000, 1_000):
        done = ended("-c", code, first, "verify", log)
        codes.add(done.returncode)
        # C code of the interpreter or a library may end the process by a signal, seldom.
        allowed = (0, unexpected.UNEXPECTED, -signal.SIGSEGV, -signal.SIGABRT)
        assert done.returncode in allowed, done
        assert b"Traceback" not in done.stderr, done
    assert unexpected.UNEXPECTED in codes


@pytest.mark.parametrize("closed", [">/dev/full", "2>/dev/full", "2>&-", ">&- 2>&-"])
def test_no_stream_makes_it_another_code(closed: str, log: Path) -> None:
    line = f'"$@" {closed}'
    arguments = [sys.executable, "-c", _CHILD, PLACES[0], "KeyError(1)", "records", str(log)]
    done = subprocess.run(
        ["sh", "-c", line, "sh", *arguments], capture_output=True, check=False, timeout=600
    )
    assert done.returncode == unexpected.UNEXPECTED
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("arguments", [["--help"], ["records", "--help"], ["--version"]])
def test_a_reader_that_closes_the_help_is_no_damage(arguments: list[str]) -> None:
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "wb") as output:
        done = subprocess.run(
            [sys.executable, "-m", "kafkafmt", *arguments],
            stdout=output, stderr=subprocess.PIPE, check=False, timeout=600,
        )  # fmt: skip
    assert (done.returncode, done.stderr) == (141, b"")


def test_a_completion_that_no_shell_asked_for_is_wrong_use() -> None:
    assert ended("-m", "kafkafmt", _KAFKAFMT_COMPLETE="odd_odd").returncode == 2


def test_a_completion_that_fails_is_one_line() -> None:
    environment = {
        "_KAFKAFMT_COMPLETE": "bash_complete", "COMP_WORDS": "kafkafmt l", "COMP_CWORD": "1"
    }  # fmt: skip
    place = "kafkafmt.cli.app.Commands.list_commands"
    expect_one_line(ended("-c", _CHILD, place, "KeyError(1)", **environment))


def test_a_thread_and_a_finalizer_show_no_traceback() -> None:
    code = (
        "import threading\n"
        "from kafkafmt.cli import unexpected\n"
        "unexpected.watch()\n"
        "def fail(*_): raise MemoryError\n"
        "thread = threading.Thread(target=fail)\n"
        "thread.start(); thread.join()\n"
        "type('Held', (), {'__del__': fail})()\n"
    )
    done = ended("-c", code)
    assert done.returncode == 0
    lines = done.stderr.splitlines()
    assert [line.startswith(b"kafkafmt: out of memory") for line in lines] == [True, True]


def test_a_request_of_the_inspector_that_fails_leaves_no_traceback(
    capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    with InspectorServer([], 0) as server:
        thread = threading.Thread(target=server.serve_forever, args=[0.01])
        thread.start()
        try:
            server.page = None  # type: ignore[assignment]
            with pytest.raises(OSError):  # noqa: PT011 (the connection ends, in one way or another)
                urllib.request.urlopen(server.url, timeout=30)
        finally:
            server.shutdown()
            thread.join()
    assert "Traceback" not in capsys.readouterr().err
    assert "a request failed: TypeError: " in caplog.text


@pytest.mark.parametrize("processes", [1, 2])
def test_a_panic_in_a_task_of_an_export_is_a_failed_run(
    processes: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A panic is no Exception: pyo3 raises it for what Rust did not expect."""
    for number in range(2):
        log = tmp_path / "data" / f"orders-{number}"
        log.mkdir(parents=True)
        (log / SEGMENT).write_bytes(record_batch([Rec(value=b"v")]))

    panic = type("Panic", (BaseException,), {})
    fails_with(monkeypatch, "kafkafmt.lake.export.task.Sink.write", panic("of Rust"))
    command = "export", "--local", "--processes", str(processes)
    done = run(*command, tmp_path / "data", tmp_path / "out")
    assert done.exit_code in (5, unexpected.UNEXPECTED), done.stderr
    assert "Traceback" not in done.stderr
