"""What verify says of data directories that were copied file by file while a broker ran.

What was copied first is older than the rest. A broker 4.3.1 starts on such copies, and serves what
is in them. A loss looks like it, but for what was touched after the youngest file was written.
"""

from __future__ import annotations

import os
import shutil
import struct
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt.cluster.start.starting import next_start
from tests.cli.running import run
from tests.support.encoder import checkpoint_text
from tests.support.files import remove
from tests.support.tables import rows
from tests.survey.disk_changes import batches, segments
from tests.survey.disks import CLEAN, KILLED, TWO, lay_out

HIGH_WATERMARK = "replication-offset-checkpoint"
Row = dict[str, Any]


def disk(folder: Path, name: str = KILLED) -> Path:
    """Unpack a disk whose high watermarks are the ends of its logs."""
    lay_out(name, folder)
    d1 = folder / "d1"
    for log in ("orders-0", "txn-0"):
        segment = [path for path in segments(d1 / log) if path.stat().st_size][-1]
        note(d1 / log, HIGH_WATERMARK, kafkafmt.read_batches(segment)["lastOffset"][-1].as_py() + 1)
    os.utime(d1 / HIGH_WATERMARK, (time.time() - 60,) * 2)
    return d1


def note(log: Path, checkpoint: str, offset: int) -> None:
    path = log.parent / checkpoint
    lines = path.read_text().splitlines()[2:]
    others = [(line,) for line in lines if line.rpartition(" ")[0] != place(log)]
    path.write_text(checkpoint_text(*others, (place(log), offset)))


def place(log: Path) -> str:
    return " ".join(log.name.rsplit("-", 1))


def copied_later(path: Path) -> None:
    """Give a file a later time than everything else has."""
    os.utime(path, (time.time() + 60,) * 2)


def cut(log: Path, count: int = 2) -> Path:
    """Take the last batches of the last segment that has some."""
    path = [path for path in segments(log) if path.stat().st_size][-1]
    path.write_bytes(path.read_bytes()[: batches(path)[-count][0]])
    return path


def cut_before(log: Path) -> None:
    copied_later(log.parent / HIGH_WATERMARK)
    cut(log)


def emptied_before(log: Path) -> None:
    copied_later(log.parent / HIGH_WATERMARK)
    segments(log)[-1].write_bytes(b"")


def not_rolled(log: Path) -> None:
    """The log was listed before its last segment was made."""
    last = segments(log)[-1].stem
    remove(log.glob(f"{last}.*"))
    copied_later(log.parent / HIGH_WATERMARK)


def index_ahead(log: Path) -> None:
    """No checkpoint is ahead of the log, whose only leader has truncated nothing, but indexes."""
    for path in segments(log):
        data = bytearray(path.read_bytes())
        for at, _ in batches(path):
            struct.pack_into(">i", data, at + 12, 0)
        path.write_bytes(data)
    (log / "leader-epoch-checkpoint").write_text("0\n1\n0 0\n")
    for path in log.parent.glob("*-checkpoint"):
        path.write_text("0\n0\n")
    cut(log, len(batches(segments(log)[-1])) - 1)


def epochs_ahead(log: Path) -> None:
    path = log / "leader-epoch-checkpoint"
    path.write_text(path.read_text().replace("0\n2\n", "0\n3\n", 1) + "30 900\n")
    copied_later(path)


def no_aborts(log: Path) -> None:
    """The transaction index of the last segment was not there when the log was listed."""
    segments(log)[-1].with_suffix(".txnindex").unlink()


def point_ahead(log: Path) -> None:
    note(log, "recovery-point-offset-checkpoint", 900)


COPIES: dict[str, tuple[str, Callable[[Path], None]]] = {
    "a checkpoint ahead": ("orders-0", cut_before),
    "a checkpoint ahead of an empty segment": ("orders-0", emptied_before),
    "a segment that was not yet there": ("orders-0", not_rolled),
    "indexes ahead": ("orders-0", index_ahead),
    "leader epochs ahead": ("orders-0", epochs_ahead),
    "a recovery point ahead": ("orders-0", point_ahead),
    "no transaction index": ("txn-0", no_aborts),
}


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """What is said of the disk before a change."""
    d1 = disk(tmp_path_factory.mktemp("usual"))
    return {row["message"] for row in rows(kafkafmt.verify(d1))}


@pytest.mark.parametrize("name", COPIES)
@pytest.mark.parametrize("given", ["directory", "log"])
def test_a_running_copy_is_no_alarm(tmp_path: Path, usual: set[str], name: str, given: str) -> None:
    log, change = COPIES[name]
    d1 = disk(tmp_path)
    change(d1 / log)
    source = d1 if given == "directory" else d1 / log
    found = rows(kafkafmt.verify(source))
    assert {row["severity"] for row in found} == {"note"}
    assert {row["message"] for row in found if "a broker" in row["message"]} - usual
    start = next_start([str(d1)])
    assert (start.starts, start.lost) == (True, {})


def test_a_log_that_was_copied_alone_while_it_was_written_is_no_alarm(tmp_path: Path) -> None:
    log = disk(tmp_path) / "orders-0"
    index_ahead(log)
    alone = shutil.copytree(log, tmp_path / "alone" / "orders-0")
    assert {row["severity"] for row in rows(kafkafmt.verify(alone))} == {"note"}
    assert run("verify", alone).exit_code == 0


def deleted(log: Path) -> None:
    remove(log.glob(f"{segments(log)[-1].stem}.*"))


def cut_of_a_snapshot(log: Path) -> None:
    """Earlier than the checkpoint, but a snapshot shows that the segment was there."""
    files = log.glob(f"{segments(log)[-1].stem}.*")
    remove(path for path in files if path.suffix != ".snapshot")
    cut_before(log)


LOSSES: dict[str, tuple[str, Callable[[Path], object]]] = {
    "cut after a kill": (KILLED, cut),
    "cut after a clean stop": (CLEAN, cut_before),
    "a segment that was deleted": (KILLED, deleted),
    "a segment that was deleted after a clean stop": (CLEAN, not_rolled),
    "cut below a snapshot": (KILLED, cut_of_a_snapshot),
    "cut in one of two directories": (TWO, cut),
}


@pytest.mark.parametrize("name", LOSSES)
@pytest.mark.parametrize("given", ["directory", "log"])
def test_the_loss_of_an_end_is_told(tmp_path: Path, name: str, given: str) -> None:
    stop, change = LOSSES[name]
    d1 = disk(tmp_path, stop)
    change(d1 / "orders-0")
    source = d1 if given == "directory" else d1 / "orders-0"
    (lost,) = [row for row in rows(kafkafmt.verify(source)) if row["path"].endswith(HIGH_WATERMARK)]
    assert (lost["severity"], "its end is lost" in lost["message"]) == ("damage", True)


@pytest.mark.parametrize("name", ["a checkpoint ahead", "a segment that was not yet there"])
def test_of_files_without_their_own_times_a_loss_is_told(tmp_path: Path, name: str) -> None:
    log, change = COPIES[name]
    d1 = disk(tmp_path)
    change(d1 / log)
    for path in [*d1.rglob("*")]:
        os.utime(path)
    (lost,) = [row for row in rows(kafkafmt.verify(d1)) if row["path"].endswith(HIGH_WATERMARK)]
    assert (lost["severity"], "its end is lost" in lost["message"]) == ("damage", True)
