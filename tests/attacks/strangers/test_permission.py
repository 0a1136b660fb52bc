"""What this user may not read is not damage: exit code 2, the path, and nothing is written."""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from kafkafmt.storage.errors import RefusedError, is_of_the_disk
from tests.cli.running import run
from tests.support.processes import Dialog
from tests.support.truth import GOLDEN
from tests.support.web import Silent, answering

NOBODY = 65534
TX = GOLDEN / "k282-tx"
SEGMENT = f"{0:020}.log"
COMMANDS = (
    *("ls", "ls --json", "verify", "batches", "transactions", "producers", "inspect --html OUT"),
    *("records", "records --on-damage skip", "records --last 2"),
    *("salvage SOURCE OUT", "salvage --dry-run SOURCE OUT", "export --local SOURCE OUT"),
    *("diff SOURCE OTHER", "diff OTHER SOURCE", "dump SEGMENT", "schemas LOG"),
    *("show --offset 0 LOG", "show --position 0 SEGMENT", "unpack SEGMENT OUT"),
    *("records -o OUT SOURCE", "batches -o OUT SOURCE", "inspect --html OUT LOG"),
    "export --local --incremental -f delta SOURCE OUT",
    "records --value-format auto --schemas LOG OTHER",
    "rescue topic --topic payments SOURCE OUT",
    *(f"rescue {kind} --voter 1@host:9093 SOURCE OUT" for kind in ("quorum", "cluster")),
)
SIDE_FILES = (
    *(f"{0:020}.index", f"{0:020}.timeindex", f"{0:020}.txnindex", f"{5:020}.snapshot"),
    *("leader-epoch-checkpoint", "partition.metadata"),
)
_SERVER = """
import importlib, json, os, pkgutil, sys, traceback
import kafkafmt, pyarrow.compute, pyarrow.parquet, encodings.idna, importlib.resources
importlib.resources.files(kafkafmt)  # loads other modules
from kafkafmt.cli import app
for module in pkgutil.walk_packages(kafkafmt.__path__, "kafkafmt."):  # nobody may not load them
    if not module.name.endswith("__main__") and ".spark" not in module.name:
        importlib.import_module(module.name)
for line in sys.stdin:
    words, folder = json.loads(line)
    child = os.fork()
    if not child:
        for number, name in ((1, "stdout"), (2, "stderr")):
            flags = os.O_CREAT | os.O_WRONLY | os.O_TRUNC
            os.dup2(os.open(os.path.join(folder, name), flags), number)
        os.setgroups([]); os.setgid(65534); os.setuid(65534)
        sys.argv[1:] = words
        code = 99
        try:
            app.main()
        except SystemExit as ended:
            code = ended.code
        finally:
            sys.stdout.flush()
            os._exit(code)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""

pytestmark = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can be somebody else"
)


@pytest.fixture
def disk() -> Iterator[Path]:
    """A data directory of two logs, and a folder for what a command writes."""
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        home = Path(folder)
        home.chmod(0o755)
        out = home / "writable"
        out.mkdir()
        os.chown(out, NOBODY, NOBODY)
        data = home / "data"
        for name in ("orders-0", "payments-0"):
            shutil.copytree(TX, data / name, ignore=shutil.ignore_patterns("*.json*", "*.txt"))
        (data / "meta.properties").write_text("version=1\nnode.id=1\ncluster.id=abc\n")
        for path in [data, *data.rglob("*")]:
            path.chmod(0o755 if path.is_dir() else 0o644)
        yield data


@pytest.fixture(scope="module")
def server() -> Iterator[Dialog]:
    """A process that runs command lines as nobody; what they import is loaded already."""
    environment = {**os.environ, "HOME": "/nonexistent", "TMPDIR": "/tmp"}
    command = [sys.executable, "-W", "ignore", "-c", _SERVER]
    with Dialog(command, env=environment, cwd="/") as process:
        yield process


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


class Nobody:
    """Another user, who runs commands on a disk."""

    def __init__(self, server: Dialog) -> None:
        self._server = server

    def runs(self, command: str, data: Path) -> Done:
        paths = {
            "SOURCE": data,
            "OUT": data.parent / "writable" / "out",
            "OTHER": data.parent / "other",
            "LOG": data / "payments-0",
            "SEGMENT": data / "payments-0" / SEGMENT,
        }
        words = [str(paths.get(word, word)) for word in command.split()]
        words += [] if paths.keys() & set(command.split()) - {"OUT"} else [str(data)]
        code = int(self._server.ask(json.dumps([words, str(data.parent)])))
        read = ((data.parent / name).read_text() for name in ("stdout", "stderr"))
        return Done(code, *read)

    def is_refused(self, command: str, data: Path, path: Path) -> None:
        """Expect that a command says that a path may not be read, and writes nothing."""
        done = self.runs(command, data)
        assert done.returncode == 2, done
        last = done.stderr.strip().splitlines()[-1]
        assert "Permission denied" in last
        assert f"uid {NOBODY}" in last
        assert str(path) in last
        assert "lost" not in done.stdout
        assert not (data.parent / "writable" / "out").exists()


@pytest.fixture
def nobody(server: Dialog) -> Nobody:
    return Nobody(server)


@pytest.mark.parametrize("is_directory", [False, True], ids=["segment", "directory"])
@pytest.mark.parametrize("command", COMMANDS)
def test_a_log(command: str, is_directory: bool, disk: Path, nobody: Nobody) -> None:
    shutil.copytree(disk, disk.parent / "other")
    path = disk / "payments-0"
    if is_directory:
        path.chmod(0o700)
    else:
        path /= SEGMENT
        path.chmod(0o600)
    nobody.is_refused(command, disk, path)


@pytest.mark.parametrize("command", ["offsets", "groups", "cluster topics", "tier"])
def test_a_log_that_the_command_does_not_read(command: str, disk: Path, nobody: Nobody) -> None:
    (disk / "payments-0" / SEGMENT).chmod(0o600)
    assert nobody.runs(command, disk).returncode == 2


@pytest.mark.parametrize("name", SIDE_FILES)
@pytest.mark.parametrize("command", ["verify", "salvage SOURCE OUT", "inspect --html OUT LOG"])
def test_a_file_beside_a_segment(command: str, name: str, disk: Path, nobody: Nobody) -> None:
    path = disk / "payments-0" / name
    path.write_bytes(path.read_bytes() if path.exists() else b"")
    path.chmod(0o600)
    nobody.is_refused(command, disk, path)


@pytest.mark.parametrize("command", ["verify", "salvage SOURCE OUT", "ls"])
def test_a_file_beside_the_logs(command: str, disk: Path, nobody: Nobody) -> None:
    path = disk / "replication-offset-checkpoint"
    path.write_text("0\n1\norders 0 5\n")
    path.chmod(0o600)
    nobody.is_refused(command, disk, path)


def test_logs_that_are_not_asked_for(disk: Path, nobody: Nobody) -> None:
    (disk / "payments-0").chmod(0o700)
    assert nobody.runs("records --topic orders", disk).returncode == 0


def test_ls_prints_what_it_can(disk: Path, nobody: Nobody) -> None:
    (disk / "payments-0" / SEGMENT).chmod(0o600)
    done = nobody.runs("ls --json", disk)
    assert '"orders"' in done.stdout
    assert "cannot read 1 of 2 logs" in done.stderr


def test_the_directory_of_a_file_system_check(disk: Path, nobody: Nobody) -> None:
    (disk / "lost+found").mkdir(mode=0o700)
    assert nobody.runs("records", disk).returncode == 0


def test_of_the_disk_is_only_what_is_damaged() -> None:
    assert is_of_the_disk(OSError(5, "Input/output error"))
    assert not is_of_the_disk(PermissionError(13, "Permission denied"))
    assert not is_of_the_disk(PermissionError(1, "Operation not permitted"))
    assert issubclass(RefusedError, PermissionError)
    assert issubclass(RefusedError, OSError)


class _Answer(Silent):
    """A server that gives nothing away."""

    status = 403

    def do_GET(self) -> None:
        self.send_response(self.status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    do_HEAD = do_GET


@pytest.mark.parametrize("status", [401, 403])
@pytest.mark.parametrize(
    "command", ["ls", "verify", "records", "dump", "groups", "tier", "batches"]
)
def test_what_a_server_denies_is_no_damage(
    command: str, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_Answer, "status", status)
    with answering(_Answer) as root:
        url = f"{root}/orders-0"
        result = run(command, url if command == "tier" else f"{url}/{SEGMENT}")
    assert result.exit_code == 2, result.output
    assert url in result.stderr
    assert "may not read it" in result.stderr
