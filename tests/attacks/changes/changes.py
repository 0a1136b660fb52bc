"""What a broker does to its data directory, in the order of its file operations.

Strategy: each change is a list of steps, one for each operation on a file that a reader could meet
between two of its own: ``LocalLog``, ``LogSegment``, ``LogManager`` and ``Cleaner`` of Kafka 4.
"""

from __future__ import annotations

import os
import shutil
import struct
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import crc32c

from tests.attacks.changes.between import Step
from tests.support.encoder import Rec, checkpoint_text, record_batch
from tests.survey import brokers
from tests.survey.logs import Log, time_of

SUFFIXES = ("log", "index", "timeindex", "txnindex")
"""Of the files of a segment, in the order in which Kafka renames and deletes them."""
DELETED = f"orders-0.{'a' * 32}-delete"


def name(base: int, suffix: str = "log") -> str:
    return f"{base:020}.{suffix}"


def file(log: Path, base: int, suffix: str = "log") -> Path:
    return log / name(base, suffix)


def rename(source: Path, target: Path) -> list[Step]:
    def step() -> None:
        if source.exists():
            source.rename(target)

    return [step]


def renamed(log: Path, base: int, old: str, new: str) -> list[Step]:
    """``LogSegment.changeFileSuffixes``."""
    return [
        step
        for suffix in SUFFIXES
        for step in rename(log / (name(base, suffix) + old), log / (name(base, suffix) + new))
    ]


def unlink(path: Path) -> Step:
    return lambda: path.unlink(missing_ok=True)


def marked_deleted(log: Path, base: int) -> list[Step]:
    return renamed(log, base, "", ".deleted")


def deleted(log: Path, base: int) -> list[Step]:
    return [unlink(log / f"{name(base, suffix)}.deleted") for suffix in SUFFIXES]


def write(path: Path, data: bytes) -> Step:
    return lambda: path.write_bytes(data)


def append(path: Path, data: bytes) -> Step:
    def step() -> None:
        with path.open("ab") as stream:
            stream.write(data)

    return step


def begins(log: Path, base: int, *suffixes: str) -> list[Step]:
    """The files of a new segment: log and indexes, and perhaps a snapshot."""
    found = [write(file(log, base, each), b"") for each in ("log", "index", "timeindex")]
    return found + [write(file(log, base, each), snapshot_bytes()) for each in suffixes]


def set_aside(log: Path, bases: Sequence[int]) -> list[Step]:
    """Snapshots that are renamed with their segments."""
    return [
        step
        for base in bases
        for step in rename(file(log, base, "snapshot"), log / f"{name(base, 'snapshot')}.deleted")
    ]


def replaced_by(path: Path, text: str) -> list[Step]:
    """``CheckpointFile.write``."""
    new = path.with_name(path.name + ".tmp")
    return [write(new, text.encode()), lambda: os.replace(new, path)]


def checkpoint(data: Path, which: str, offsets: dict[str, int]) -> list[Step]:
    entries = ((*log.rpartition("-")[::2], at) for log, at in offsets.items())
    return replaced_by(data / f"{which}-offset-checkpoint", checkpoint_text(*entries))


# --- the disk before -----------------------------------------------------------------------------


def orders(mark: str = "v", first: int = 0) -> Log:
    """Three segments of ten records."""
    log = Log(end=first)
    for number in range(3):
        if number:
            log.roll()
        for _ in range(5):
            batch(log, mark)
    return log


def batch(log: Log, mark: str = "v", epoch: int = 0, count: int = 2) -> bytes:
    entry = record_batch(
        [
            Rec(
                b"k%d" % (log.end + n),
                b"%s%d" % (mark.encode(), log.end + n),
                offset_delta=n,
                timestamp_delta=1000 * n,
            )
            for n in range(count)
        ],
        base_offset=log.end,
        base_timestamp=time_of(log.end),
        max_timestamp=time_of(log.end + count - 1),
        leader_epoch=epoch,
    )
    log.append(entry, count)
    return entry


def payments() -> Log:
    """Transactions in two segments; two are open."""
    log = Log()
    log.data(1, count=2)
    log.data(2, count=2)
    log.marker(1, 0, commit=True)
    log.data(1, count=2, sequence=2)
    log.data(3, count=2)
    log.roll()
    log.marker(2, 0, commit=False)
    log.indexes[9] = [(2, 2, 9, 5)]
    log.data(2, count=2, sequence=2)
    return log


def disk(data: Path, logs: int = 3) -> Path:
    """A data directory with some of its logs: of one topic, of transactions, and the others."""
    data.mkdir(parents=True)
    names = ["orders-0", "pay-0", "orders-1"][:logs]
    for log in names:
        brokers.write(payments() if log == "pay-0" else orders(), data, log)
        if log != "pay-0":
            for base in (10, 20):
                file(data / log, base, "snapshot").write_bytes(snapshot_bytes())
    ids(data / names[-1], brokers.TOPIC_ID)
    if "pay-0" in names:
        ids(data / "pay-0", "pOsMpwNnR4yV4mtsWcQ8MA")
    ends = {log: payments().end if log == "pay-0" else 30 for log in names}
    for which in ("recovery-point", "replication"):
        for step in checkpoint(data, which, ends):
            step()
    (data / "meta.properties").write_text(
        "version=1\ncluster.id=MkU3OEVBNTcwNTJENDM2Qk\nnode.id=1\n"
    )
    return data


def ids(log: Path, topic_id: str) -> None:
    (log / "partition.metadata").write_text(f"version: 0\ntopic_id: {topic_id}\n")


def snapshot_bytes() -> bytes:
    body = struct.pack(">i", 0)
    return struct.pack(">hI", 1, crc32c.crc32c(body)) + body


# --- changes -------------------------------------------------------------------------------------


def grows(data: Path) -> list[Step]:
    """A batch, then a new segment, and two more batches (``UnifiedLog.append``, ``roll``)."""
    log, made = data / "orders-0", orders()
    first, second, third = batch(made), batch(made), batch(made)
    return [
        append(file(log, 20), first),
        *begins(log, 32, "snapshot"),
        append(file(log, 32), second),
        append(file(log, 32), third),
        *checkpoint(data, "recovery-point", {"orders-0": 32, "orders-1": 30, "pay-0": 12}),
        *checkpoint(data, "replication", {"orders-0": 36, "orders-1": 30, "pay-0": 12}),
    ]


def expires(data: Path, bases: tuple[int, ...] = (0, 10)) -> list[Step]:
    """Retention (``UnifiedLog.deleteSegments``)."""
    log = data / "orders-0"
    return [
        *(step for base in bases for step in marked_deleted(log, base)),
        *set_aside(log, bases),
        *replaced_by(log / "leader-epoch-checkpoint", f"0\n1\n0 {bases[-1] + 10}\n"),
        *(step for base in bases for step in deleted(log, base)),
        *(unlink(log / f"{name(base, 'snapshot')}.deleted") for base in bases),
        *checkpoint(data, "log-start", {"orders-0": bases[-1] + 10}),
    ]


def expires_all(data: Path) -> list[Step]:
    """Retention of every segment: a new one is made first."""
    log = data / "orders-0"
    return [*begins(log, 30, "snapshot"), *expires(data, (0, 10, 20))]


def deletes_records(data: Path) -> list[Step]:
    """``DeleteRecords`` to an offset within the second segment."""
    log = data / "orders-0"
    return [
        *marked_deleted(log, 0),
        *replaced_by(log / "leader-epoch-checkpoint", "0\n1\n0 14\n"),
        *deleted(log, 0),
        *checkpoint(data, "log-start", {"orders-0": 14}),
    ]


def compacts(data: Path, olds: tuple[int, ...]) -> list[Step]:
    """Some segments become one (``Cleaner.cleanSegments``, ``LocalLog.replaceSegments``)."""
    log, made = data / "orders-0", orders()
    kept = b"".join(entry for base in olds for entry in made.segments[base][1::2])
    return [*cleaned(log, olds, kept), *checkpoint(data, "cleaner", {"orders-0": 20})]


def cleaned(log: Path, olds: tuple[int, ...], kept: bytes) -> list[Step]:
    """One segment takes the place of some (``LocalLog.replaceSegments``)."""
    base = olds[0]
    return [
        write(log / f"{name(base)}.cleaned", b""),
        write(log / f"{name(base, 'index')}.cleaned", b""),
        write(log / f"{name(base, 'timeindex')}.cleaned", b""),
        write(log / f"{name(base)}.cleaned", kept),
        *renamed(log, base, ".cleaned", ".swap"),
        *(step for old in olds for step in marked_deleted(log, old)),
        *renamed(log, base, ".swap", ""),
        *set_aside(log, olds[1:]),
        *(step for old in olds for step in deleted(log, old)),
    ]


def truncates(data: Path) -> list[Step]:
    """A new leader has another record at offset 14 (``UnifiedLog.truncateTo``), and more."""
    log, made = data / "orders-0", orders()
    kept = sum(map(len, made.segments[10][:2]))
    new = Log(end=14)
    first = [batch(new, "w", 1) for _ in range(3)]
    second = [batch(new, "w", 1) for _ in range(4)]

    def cut(path: Path, size: int) -> Step:
        return lambda: os.truncate(path, size)

    return [
        *marked_deleted(log, 20),
        cut(file(log, 10, "index"), 0),
        cut(file(log, 10), kept),
        unlink(file(log, 20, "snapshot")),
        *replaced_by(log / "leader-epoch-checkpoint", "0\n2\n0 0\n1 14\n"),
        append(file(log, 10), b"".join(first)),
        *begins(log, 20, "snapshot"),
        append(file(log, 20), b"".join(second)),
        *deleted(log, 20),
        *checkpoint(data, "recovery-point", {"orders-0": 14, "orders-1": 30, "pay-0": 12}),
        *checkpoint(data, "replication", {"orders-0": 28, "orders-1": 30, "pay-0": 12}),
    ]


def deletes_topic(data: Path) -> list[Step]:
    """``LogManager.asyncDelete``, and the deletion a minute later."""
    old = data / DELETED
    return [
        *rename(data / "orders-0", old),
        *checkpoint(data, "recovery-point", {"orders-1": 30, "pay-0": 12}),
        *checkpoint(data, "log-start", {}),
        *(unlink(file(old, base, suffix)) for base in (0, 10, 20) for suffix in SUFFIXES),
        lambda: shutil.rmtree(old),
        *checkpoint(data, "replication", {"orders-1": 30, "pay-0": 12}),
    ]


def recreates(data: Path) -> list[Step]:
    log, new = data / "orders-0", Log()
    batches = [batch(new, "w") for _ in range(5)], [batch(new, "w") for _ in range(6)]
    return [
        *deletes_topic(data),
        lambda: log.mkdir(),
        *begins(log, 0),
        lambda: ids(log, "nOsMpwNnR4yV4mtsWcQ8MA"),
        write(log / "leader-epoch-checkpoint", b"0\n1\n0 0\n"),
        append(file(log, 0), b"".join(batches[0])),
        write(file(log, 10), b""),
        write(file(log, 10, "snapshot"), snapshot_bytes()),
        append(file(log, 10), b"".join(batches[1])),
        *checkpoint(data, "recovery-point", {"orders-0": 10, "orders-1": 30, "pay-0": 12}),
        *checkpoint(data, "replication", {"orders-0": 22, "orders-1": 30, "pay-0": 12}),
    ]


def commits(data: Path) -> list[Step]:
    """Markers of open transactions, with a new segment between, and its index."""
    log, made = data / "pay-0", payments()
    if not log.exists():
        return []
    segment = list(made.segments)[-1]
    count = len(made.segments[segment])
    made.marker(3, 0, commit=False)
    made.data(4, count=2)
    first = made.segments[segment][count:]
    at = made.end
    made.roll()
    made.marker(2, 0, commit=True)
    made.marker(4, 0, commit=True)
    made.data(5, count=1)
    second = made.segments[at]
    return [
        append(file(log, segment), first[0]),
        append(file(log, segment, "txnindex"), struct.pack(">hqqqq", 0, 3, 7, 12, 5)),
        append(file(log, segment), first[1]),
        *begins(log, at),
        append(file(log, at), second[0]),
        append(file(log, at), second[1] + second[2]),
        *checkpoint(data, "replication", {"orders-0": 30, "orders-1": 30, "pay-0": at + 3}),
    ]


_FUTURE = f"orders-0.{'b' * 32}-future"


def two_disks(root: Path) -> Path:
    """Two data directories of a broker: a log moves from the first to the second."""
    root.mkdir(parents=True)
    for number, data in enumerate((root / "a", root / "b")):
        data.mkdir()
        brokers.write(orders(), data, f"stays-{number}")
    brokers.write(orders(), root / "a", "orders-0")
    orders().write(root / "b" / _FUTURE)
    return root


def two_copies(root: Path) -> Path:
    for name in ("a", "b"):
        disk(root / name, logs=1)
    return root


def moves(root: Path) -> list[Step]:
    """``LogManager.replaceCurrentWithFutureLog``."""
    return [
        *rename(root / "b" / _FUTURE, root / "b" / "orders-0"),
        *rename(root / "a" / "orders-0", root / "a" / DELETED),
    ]


Change = Callable[[Path], list[Step]]
GROWTH: dict[str, Change] = {"grows": grows, "commits": commits}
"""What adds records."""
RETENTION: dict[str, Change] = {
    "expires": expires,
    "expires one": partial(expires, bases=(0,)),
    "expires all": expires_all,
    "deletes records": deletes_records,
}
"""What takes records from the beginning."""
COMPACTION: dict[str, Change] = {
    "compacts two": partial(compacts, olds=(0, 10)),
    "compacts the first": partial(compacts, olds=(0,)),
    "compacts the middle": partial(compacts, olds=(10,)),
}
"""What takes records anywhere."""
OTHERS: dict[str, Change] = {
    "truncates": truncates,
    "deletes the topic": deletes_topic,
    "recreates the topic": recreates,
}
"""What makes another log."""
CHANGES = GROWTH | RETENTION | COMPACTION | OTHERS
