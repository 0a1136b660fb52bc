"""Changes of the disks of a broker, each with what a broker 4.3.1 did after it."""

from __future__ import annotations

import json
import re
import shutil
import struct
from collections.abc import Callable
from pathlib import Path

import kafkafmt
from tests.support.encoder import flip
from tests.support.files import remove
from tests.survey.disks import CLEAN, KILLED, TWO

Change = Callable[[Path, Path], object]
Outcome = tuple[str | None, str | None]


def directories(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if re.fullmatch("d[0-9]", path.name))


def segments(log: Path) -> list[Path]:
    return sorted(log.glob("*.log"))


def batches(path: Path) -> list[tuple[int, bytes]]:
    data, found, at = path.read_bytes(), [], 0
    while at < len(data):
        size = struct.unpack_from(">i", data, at + 8)[0] + 12
        found.append((at, data[at : at + size]))
        at += size
    return found


def in_last(change: Callable[[bytearray, int], object], batch: int = 3) -> Change:
    """Change the last segment of orders-0; the function gets its bytes, and where a batch is."""

    def changed(d1: Path, _: Path) -> None:
        path = segments(d1 / "orders-0")[-1]
        data = bytearray(path.read_bytes())
        change(data, batches(path)[batch][0])
        path.write_bytes(data)

    return changed


def flipped(batch: int = 3) -> Change:
    return in_last(lambda data, at: data.__setitem__(at + 70, data[at + 70] ^ 1), batch)


def byte(place: int, value: int, batch: int = 3) -> Change:
    return in_last(lambda data, at: data.__setitem__(at + place, value), batch)


def of_magic(magic: int) -> Change:
    return byte(16, magic, -1)


zeroes = in_last(lambda data, _: data.extend(bytes(200)))


def write(name: str, text: str | bytes) -> Change:
    data = text.encode() if isinstance(text, str) else text
    return lambda d1, _: (d1 / name).write_bytes(data)


def without(name: str) -> Change:
    return lambda d1, _: (d1 / name).unlink()


def made(name: str) -> Change:
    return lambda d1, _: (d1 / name).mkdir()


def linked(target: str) -> Change:
    return lambda d1, _: (d1 / "latest").symlink_to(target)


def copied(source: str, name: str) -> Change:
    return lambda d1, _: shutil.copytree(d1 / source, d1 / name)


def replaced(pattern: str, by: str) -> Change:
    """Change ``meta.properties`` of the last directory."""

    def changed(d1: Path, d2: Path) -> None:
        path = (d2 if d2.exists() else d1) / "meta.properties"
        path.write_text(re.sub(pattern, by, path.read_text()))

    return changed


of_no_id = replaced("directory.id=.*\n", "")


def of_id(directory_id: str) -> Change:
    return replaced("directory.id=.*", f"directory.id={directory_id}")


FUTURE = f".{'a' * 32}-future"


def moving(source: str) -> Change:
    """Begin to move a log to the other directory."""
    return lambda d1, d2: shutil.copytree(d1 / source, d2 / f"{source}{FUTURE}")


def two_futures(d1: Path, d2: Path) -> None:
    for letter in "ab":
        shutil.copytree(d1 / "orders-0", d2 / f"orders-0.{letter * 32}-future")


def assigned_copy(d1: Path, d2: Path) -> None:
    """An unfinished copy of orders-1 where the metadata log has it already."""
    (d2 / "orders-1").rename(d1 / "orders-1")
    copy = Path(shutil.copytree(d1 / "orders-1", d2 / f"orders-1{FUTURE}"))
    remove(segments(copy)[-2:])


def other_base(d1: Path, _: Path) -> None:
    last = segments(d1 / "orders-0")[-1]
    for path in list(last.parent.glob(f"{last.stem}.*")):
        path.rename(path.with_name(f"{int(last.stem) + 20:020}{path.suffix}"))


def above_all(d1: Path, _: Path) -> None:
    """Name a segment by an offset above all of its own."""
    last = segments(d1 / "orders-0")[-1]
    last.rename(last.with_name(f"{int(last.stem) + 1000:020}.log"))


def bad_id(_: Path, d2: Path) -> None:
    path = d2 / "orders-2" / "partition.metadata"
    path.write_text(path.read_text() * 2)


def repeated(d1: Path, _: Path) -> None:
    """One segment whose last batches are there again: the time index would go back."""
    first, *others = segments(d1 / "orders-0")
    every = [batch for path in (first, *others) for _, batch in batches(path)]
    remove(others)
    first.write_bytes(b"".join([*every, *every[-30:-10]]))


def file_for_log(d1: Path, _: Path) -> None:
    shutil.rmtree(d1 / "pay-0")
    (d1 / "pay-0").write_text("x")


def without_index(d1: Path, _: Path) -> None:
    """A flipped byte in an old segment without ``.index``: recovered even after a clean stop."""
    path = segments(d1 / "orders-0")[1]
    flip(path, batches(path)[3][0] + 70)
    path.with_suffix(".index").unlink()


def half(name: str) -> Change:
    def changed(d1: Path, _: Path) -> None:
        data = (d1 / name).read_bytes()
        (d1 / name).write_bytes(data[: len(data) // 2])

    return changed


def twice(name: str) -> Change:
    return lambda d1, _: (d1 / name).write_bytes((d1 / name).read_bytes() * 2)


def other_checksum(d1: Path, _: Path) -> None:
    """A broker compares none in this file."""
    path = d1 / "bootstrap.checkpoint"
    flip(path, batches(path)[1][0] + 17)


def longer_index(more: bytes) -> Change:
    """Append bytes to the index of the last segment of orders-0."""

    def changed(d1: Path, _: Path) -> None:
        with segments(d1 / "orders-0")[-1].with_suffix(".index").open("ab") as file:
            file.write(more)

    return changed


def aborted_again(d1: Path, _: Path) -> None:
    """Nothing but an aborted transaction's last batch and its end, twice: less than an interval."""
    index = min((d1 / "txn-0").glob("*.txnindex"))
    (last,) = struct.unpack_from(">q", index.read_bytes(), 18)
    path = index.with_suffix(".log")
    found = [data for _, data in batches(path)]
    end = next(at for at, data in enumerate(found) if int.from_bytes(data[:8], "big") == last)
    assert found[end - 1][43:51] == found[end][43:51]  # the producer id
    remove(other for other in segments(d1 / "txn-0") if other.stem > path.stem)
    path.write_bytes(b"".join(found[end - 1 : end + 1] * 2))


def long_marker(d1: Path, _: Path) -> None:
    """The end of a transaction that claims the bytes after it, too."""
    path = segments(d1 / "txn-0")[-1]
    at = [at for at, found in batches(path)[:-1] if found[22] & 0x20][-1]
    flip(path, at + 11, 128)
    path.with_suffix(".index").write_bytes(b"")  # a broker reads from the beginning on


def emptied(d1: Path, _: Path) -> None:
    for path in segments(d1 / "__cluster_metadata-0"):
        path.write_bytes(b"")


def both(*changes: Change) -> Change:
    return lambda d1, d2: [change(d1, d2) for change in changes]


K, L, M = (letter * 21 + "A" for letter in "KLM")
WORDS = "0\n1\norders 0 many\n"
META, METADATA = "orders-0/partition.metadata", "__cluster_metadata-0"


def with_voters(**others: str) -> Change:
    """Append the voters of a dynamic quorum: node 1 with its directory, and ``others`` by id."""

    def change(d1: Path, _: Path) -> None:
        here = re.search("directory.id=(.*)", (d1 / "meta.properties").read_text())
        assert here is not None
        ids = {"1": here[1]} | {name.removeprefix("n"): found for name, found in others.items()}
        voters = [{"voterId": int(node), "voterDirectoryId": found} for node, found in ids.items()]
        log = segments(d1 / "__cluster_metadata-0")[-1]
        last = kafkafmt.read_batches(log).to_pylist()[-1]
        content = kafkafmt.write.control_record("KRAFT_VOTERS", voters=voters)
        place = {"base_offset": last["lastOffset"] + 1, "leader_epoch": last["leaderEpoch"]}
        with log.open("ab") as file:
            file.write(kafkafmt.write.encode_batch([content], control=True, **place))

    return change


def without_voters(d1: Path, _: Path) -> None:
    """The node led a dynamic quorum, and its metadata log and snapshots are lost."""
    log = d1 / "__cluster_metadata-0"
    state = {"leaderId": 1, "leaderEpoch": 1, "votedId": -1, "data_version": 1}
    (log / "quorum-state").write_text(json.dumps(state))
    for path in log.glob("*.log"):
        path.write_bytes(b"")
    remove(log.glob("*.checkpoint"))


SERVED: Outcome = None, None
ENDS: Outcome = "refuses", "ends"
IDLE: Outcome = "refuses", "idle"
OFFLINE: Outcome = "refuses", "offline"
TRUNCATES: Outcome = "truncates", None
DELETES: Outcome = "deletes", None
STRAY: Outcome = "stray", None

CHANGES: dict[Outcome, dict[str, tuple[str, Change]]] = {
    SERVED: {
        "zeroes after a kill": (KILLED, zeroes),
        "a cut batch after a clean stop": (
            CLEAN,
            in_last(lambda data, _: data.__delitem__(slice(-50, None))),
        ),
        # FileLogInputStream takes any magic above 2 for 2, and no checksum covers it.
        "a magic of 3 after a kill": (KILLED, of_magic(3)),
        "a magic of 66 after a kill": (KILLED, of_magic(66)),
        "a magic of 3 after a clean stop": (CLEAN, of_magic(3)),
        "a magic of 66 after a clean stop": (CLEAN, of_magic(66)),
        "a magic of 130 after a clean stop": (CLEAN, of_magic(130)),
        "a word in the recovery points": (KILLED, write("recovery-point-offset-checkpoint", WORDS)),
        "a word in the log starts": (KILLED, write("log-start-offset-checkpoint", WORDS)),
        "a word in the cleaner's": (KILLED, write("cleaner-offset-checkpoint", WORDS)),
        "copy.deleted": (CLEAN, write("orders-0/copy.deleted", "")),
        "no epochs": (KILLED, write("orders-0/leader-epoch-checkpoint", "")),
        "a checksum of what bootstraps": (KILLED, other_checksum),
        "an index of the last segment of half an entry more": (CLEAN, longer_index(bytes(4))),
        "a preallocated index after a clean stop": (CLEAN, longer_index(bytes(800))),
        "no file to bootstrap": (KILLED, without("bootstrap.checkpoint")),
        "no quorum-state": (KILLED, without("__cluster_metadata-0/quorum-state")),
        "no id of d2": (TWO, of_no_id),
        "another id after a kill": (KILLED, of_id(K)),
        # Static voters have no id of a directory; dynamic ones count by it.
        "the id of a voter": (CLEAN, with_voters()),
        "another id of one of three voters": (KILLED, with_voters(n1=K, n2=L, n3=M)),
        "a link to nothing": (CLEAN, linked("gone")),
        # LocalLog.DELETE_DIR_PATTERN takes any characters but spaces.
        "a directory orders-0.x-delete": (KILLED, made("orders-0.x-delete")),
        "a directory orders-0.2026-10-01-stray": (KILLED, made("orders-0.2026-10-01-stray")),
        "the cache of a tier": (KILLED, made("remote-log-index-cache")),
        "files that are no logs": (KILLED, both(write("orders-7", ""), write("lost+found", ""))),
        "a name within a segment after a clean stop": (CLEAN, other_base),
        "repeated offsets after a clean stop": (CLEAN, repeated),
        "a flipped byte after a clean stop": (CLEAN, flipped()),
    },
    ENDS: {
        "zeroes after a clean stop": (CLEAN, zeroes),
        "a length of 0 after a clean stop": (
            CLEAN,
            in_last(lambda data, at: data.__setitem__(slice(at + 8, at + 12), bytes(4)), -2),
        ),
        "an offset beyond 2^31 after a kill": (KILLED, byte(2, 64)),
        "an end of a transaction that is too long after a clean stop": (CLEAN, long_marker),
        "a name above all offsets after a kill": (KILLED, above_all),
        "a name above all offsets after a clean stop": (CLEAN, above_all),
        "copy.log": (CLEAN, write("orders-0/copy.log", "")),
        "copy.index": (CLEAN, write("orders-0/copy.index", "")),
        "copy.snapshot": (CLEAN, write("orders-0/copy.snapshot", "")),
        "an id in one line": (KILLED, write(META, "version: 0\n")),
        "an empty file of the id": (KILLED, write(META, "")),
        "no id": (KILLED, write(META, "version: 0\ntopic_id: abc\n")),
        "words for epochs": (KILLED, write("orders-0/leader-epoch-checkpoint", "0\n1\nx 0\n")),
        "a metadata log in both": (
            TWO,
            lambda d1, d2: shutil.copytree(d1 / METADATA, d2 / METADATA),
        ),
        "zeroes to bootstrap": (KILLED, write("bootstrap.checkpoint", bytes(200))),
        "the half of what bootstraps": (KILLED, half("bootstrap.checkpoint")),
        "nothing to bootstrap": (KILLED, write("bootstrap.checkpoint", "")),
        "an empty quorum-state": (KILLED, write("__cluster_metadata-0/quorum-state", "")),
        "another node in d2": (TWO, replaced("node.id=1", "node.id=2")),
        "another node": (CLEAN, replaced("node.id=1", "node.id=2")),
        "nothing of d2": (TWO, replaced("(?s).*", "")),
        "no id of the only voter": (KILLED, both(with_voters(), of_no_id)),
        "another id of the only voter": (KILLED, with_voters(n1=K)),
        "another id of one of two voters": (KILLED, with_voters(n1=K, n2=L)),
        "no voters in a dynamic quorum": (KILLED, without_voters),
        "a reserved id of d2": (TWO, of_id("A" * 21 + "Q")),
        "an id of a directory that is reserved for later": (KILLED, of_id("A" * 20 + "Bw")),
        "no meta.properties": (CLEAN, without("meta.properties")),
        # A move is completed after the logs were loaded, also in a directory that went offline.
        "an assigned copy in a directory that goes offline": (TWO, both(assigned_copy, bad_id)),
        "an assigned copy alone in a directory that goes offline": (
            TWO,
            both(bad_id, lambda _, d2: (d2 / "orders-1").rename(d2 / f"orders-1{FUTURE}")),
        ),
        "two copies of a move": (TWO, two_futures),
        "a link": (CLEAN, linked("pay-0")),
        "pay-00": (KILLED, copied("pay-0", "pay-00")),
        "a directory orders-0.x y-delete": (KILLED, made("orders-0.x y-delete")),
        "a directory orders-0.x.y-delete": (KILLED, made("orders-0.x.y-delete")),
        "a directory orders-0-delete": (KILLED, made("orders-0-delete")),
        "a directory orders.x-delete": (KILLED, made("orders.x-delete")),
        "no topic": (KILLED, made("-0")),
        "too high a partition": (KILLED, made("orders-3000000000")),
        "a hidden directory": (KILLED, made(".snapshot")),
        "a name within a segment after a kill": (KILLED, other_base),
        "ends of transactions that repeat after a kill": (KILLED, aborted_again),
        "a transaction index of another version": (
            CLEAN,
            lambda d1, _: max((d1 / "txn-0").glob("*.txnindex")).write_bytes(bytes(range(90, 124))),
        ),
    },
    IDLE: {
        "a word in the high watermarks": (KILLED, write("replication-offset-checkpoint", WORDS)),
        "another id after a clean stop": (CLEAN, of_id(K)),
        "a copy of a move with the id of another topic": (TWO, copied("pay-0", f"state-0{FUTURE}")),
    },
    OFFLINE: {
        "a future copy in the directory of its log": (
            KILLED,
            copied("orders-0", f"orders-0{FUTURE}"),
        ),
        "no version of the id": (KILLED, write(META, "version: x\n")),
        "an id of the metadata log twice": (KILLED, twice(f"{METADATA}/partition.metadata")),
        "no node in d2": (TWO, replaced("node.id=1\n", "")),
        "a bad id of d2": (TWO, of_id("abc")),
        "version 2 in d2": (TWO, replaced("version=1", "version=2")),
        "a copy beside a log in a directory that goes offline": (
            TWO,
            both(bad_id, moving("orders-0")),
        ),
        "a file for a log": (CLEAN, file_for_log),
    },
    TRUNCATES: {
        "a length beyond the end after a kill": (KILLED, byte(8, 1)),
        "a magic of 130 after a kill": (KILLED, of_magic(130)),
        "an end of a transaction that is too long after a kill": (KILLED, long_marker),
        "an index of the last segment with other numbers": (
            CLEAN,
            longer_index(struct.pack(">ii", 2_000_000, 1_000_000)),
        ),
        "repeated offsets after a kill": (CLEAN, both(repeated, without(".kafka_cleanshutdown"))),
        "a flipped byte without an index": (
            KILLED,
            both(without_index, write(".kafka_cleanshutdown", "")),
        ),
    },
    DELETES: {
        "an assigned copy": (TWO, assigned_copy),
        "a log start that recovery leaves behind": (
            KILLED,
            both(flipped(1), write("log-start-offset-checkpoint", "0\n1\norders 0 290\n")),
        ),
    },
    STRAY: {
        "an empty metadata log": (KILLED, emptied),
        "digits of another script": (KILLED, made("x-\u0661")),
        "a directory orders-0.x-future": (KILLED, made("orders-0.x-future")),
    },
    ("rebuilds", None): {
        "no index": (
            CLEAN,
            lambda d1, _: segments(d1 / "orders-0")[1].with_suffix(".index").unlink(),
        ),
    },
}
"""What becomes of a start, and of what is refused, of a disk and a change of it."""
