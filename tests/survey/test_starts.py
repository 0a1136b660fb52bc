"""What verify says of a broker's next start, on disks on which a broker 4.3.1 was started.

``tests/survey/disks.py`` says what there is of each. The changes below were each tried on such a
broker, too.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import struct
from collections.abc import Callable
from pathlib import Path, PurePath
from typing import Any

import pytest

import kafkafmt
from kafkafmt.cli import streams
from kafkafmt.cluster.start.starting import next_start, next_starts
from tests.cli.running import run
from tests.support.encoder import flip
from tests.support.files import remove
from tests.support.tables import rows
from tests.survey.disks import CLEAN, KILLED, NAMES, TWO, lay_out, unchanged

LOSS = ("deletes", "truncates", "stray")

Row = dict[str, Any]
Change = Callable[[Path, Path], object]
Outcome = tuple[str | None, str | None]


def directories(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if re.fullmatch("d[0-9]", path.name))


def is_of(row: Row, name: str) -> bool:
    """Whether a finding is of a log, and not of one of the same partition that is set aside."""
    parts = PurePath(row["path"]).parts
    named = any(part == name or part.startswith(f"{name}.") for part in parts)
    return name in parts or (not named and f"{row['topic']}-{row['partition']}" == name)


def wrong_of(truth: Row, found: list[Row]) -> list[str]:
    """Return what the findings say otherwise than the broker did."""
    partitions: dict[str, Row] = truth["partitions"]
    refused = [row for row in found if row["atStart"] == "refuses"]
    losses = [row for row in found if row["atStart"] in LOSS]
    is_idle = any(row.get("offline") or row.get("error") for row in partitions.values())
    if not truth["starts"] or truth["offline_dirs"]:
        return [] if refused else ["nothing refuses"]
    if truth["healthy"]:
        return [row["message"] for row in found if row["atStart"] or row["severity"] == "damage"]
    wrong = [row["message"] for row in refused if not is_idle]
    touched = [*truth["deleted_segments"], *truth["truncated_segments"], *truth["stray"]]
    for name, count in truth["expected_on_disk"].items():
        if "/" in name:
            log = name.split("/")[1].split(".")[0]
            served = partitions.get(log, {}).get("records", 0)
            is_gone = name.endswith("-delete") or name in truth["gone_dirs"]
            is_only = log not in truth["expected_on_disk"]
            if count and is_only and is_gone and served < count:
                is_said = any(is_of(row, log) or name in row["path"] for row in losses)
                wrong += [] if is_said else [f"{name}: not said"]
            continue
        served = partitions.get(name, {}).get("records", 0)
        said = [row["atStart"] for row in losses if is_of(row, name)]
        places = [path.split("/")[1] for path in touched]
        is_touched = any(place == name or place.startswith(f"{name}.") for place in places)
        if served < count and not said and not (is_idle and refused):
            wrong.append(f"{name}: {served} of {count}, not said")
        if said and served >= count and not is_touched:
            wrong.append(f"{name}: served, but {said}")
    return wrong


@pytest.mark.parametrize("name", NAMES)
def test_findings_say_what_the_broker_did(name: str) -> None:
    truth = json.loads((unchanged(name) / "truth.json").read_text())
    assert wrong_of(truth, rows(kafkafmt.verify(directories(unchanged(name))))) == []
    starts = next_starts(map(str, directories(unchanged(name))))
    assert [start.starts for start in starts] == [truth["starts"]]
    if truth["starts"]:
        assert [Path(path).name for path in starts[0].offline] == truth["offline_dirs"]
        for log, count in starts[0].lost.items():
            served = truth["partitions"].get(log, {}).get("records", 0)
            assert served + count == truth["expected_on_disk"].get(log, count)


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


@pytest.mark.parametrize(
    ("disk", "change", "outcome"),
    [
        pytest.param(*row, outcome, id=name)
        for outcome, rows_of in CHANGES.items()
        for name, row in rows_of.items()
    ],
)
def test_starts_after_changes(disk: str, change: Change, outcome: Outcome, tmp_path: Path) -> None:
    lay_out(disk, tmp_path)
    change(tmp_path / "d1", tmp_path / "d2")
    (start,) = next_starts(map(str, directories(tmp_path)))
    found = {(finding.at_start, finding.scope) for finding in start.findings if finding.at_start}
    if outcome == SERVED:
        assert (found, start.starts) == (set(), True)
    else:
        _, scope = outcome
        assert outcome in found
        assert start.starts == (scope in (None, "idle") or (scope == "offline" and disk == TWO))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (CLEAN, "a broker starts and serves all 1,316 records"),
        ("lost-and-found", "no broker starts: 1 reason"),
        ("log-start-above", "a broker starts, and deletes 450 records of orders-0"),
        ("torn-and-flipped-killed", "a broker starts, and cuts off 25 records of orders-1"),
        ("second-recovery-nul", "a broker starts, and loses 1 data directory"),
        ("replicas-of-another-node", "a broker starts, and sets aside 180 records of pay-0"),
    ],
)
def test_the_sentence_of_a_start(name: str, sentence: str) -> None:
    given = [str(path) for path in directories(unchanged(name))]
    assert next_start(given).sentence(1316) == sentence
    result = run("verify", *given)
    assert result.stdout.splitlines()[-1] == f"start: {sentence}"
    assert result.exit_code == (0 if "all" in sentence else 1)


def on_terminal(monkeypatch: pytest.MonkeyPatch, *command: str) -> str:
    """Return what a command prints on a terminal, its lines joined."""
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    return " ".join(run(*command).stdout.split())


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("lost-and-found", "salvage d1 OUT start"),
        ("second-recovery-nul", "salvage d1 OUT-1 next: kafkafmt salvage d2 OUT-2 start"),
        ("second-other-cluster", "salvage d1 OUT-1 next: kafkafmt salvage d2 OUT-2 start"),
        ("second-disk-new", "salvage d1 OUT start"),
    ],
)
def test_the_directories_of_a_broker_are_salvaged_apart(
    monkeypatch: pytest.MonkeyPatch, name: str, said: str
) -> None:
    monkeypatch.chdir(unchanged(name))
    given = [path.name for path in directories(unchanged(name))]
    assert f"next: kafkafmt {said}: " in on_terminal(monkeypatch, "verify", *given)


@pytest.mark.parametrize("name", [CLEAN, "log-start-above"])
def test_lists_say_what_ends_below_a_log_start(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    given = str(unchanged(name) / "d1")
    words = "lost: 1 partition ends below its log start, and a broker deletes all"
    is_told = words in on_terminal(monkeypatch, "ls", given)
    assert is_told == (name != CLEAN)
    assert run("ls", given).exit_code == run("verify", given).exit_code == int(is_told)


def test_a_salvaged_disk_is_not_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out("replicas-of-another-node", tmp_path)
    monkeypatch.chdir(tmp_path)
    assert run("salvage", "d1", "OUT").exit_code == 1
    shown = on_terminal(monkeypatch, "verify", "OUT")
    assert "next: solve what OUT/salvage.html lists start: " in shown


def test_a_log_line_says_what_an_operator_sees() -> None:
    start = next_start([str(unchanged("repeated-offsets-no-index") / "d1")])
    (finding,) = (each for each in start.findings if each.at_start == "refuses")
    larger = "Attempt to append an offset 104 to position 19 no larger than the last offset"
    assert f"InvalidOffsetException: {larger} appended (194)" in finding.message


@pytest.mark.skipif(
    getattr(os, "geteuid", int)() != 0, reason="only the superuser gives files away"
)
@pytest.mark.parametrize(("mode", "is_refused"), [(0o644, True), (0o666, False), (0o664, False)])
def test_a_segment_of_another_user_is_not_used(tmp_path: Path, mode: int, is_refused: bool) -> None:
    lay_out(TWO, tmp_path)
    for path in tmp_path.rglob("*"):
        os.chown(path, 1000, 1000)
    segment = segments(tmp_path / "d2" / "orders-1")[0]
    os.chown(segment, 1001, 1000)
    segment.chmod(mode)
    (start,) = next_starts(map(str, directories(tmp_path)))
    assert (start.offline == [str(tmp_path / "d2")]) == is_refused
    assert start.starts


def test_a_directory_that_was_just_formatted_is_sound(tmp_path: Path) -> None:
    lay_out(KILLED, tmp_path)
    for path in (tmp_path / "d1").iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        elif path.name not in ("meta.properties", "bootstrap.checkpoint"):
            path.unlink()
    log = tmp_path / "d1" / "__cluster_metadata-0"
    log.mkdir()
    shutil.copy(tmp_path / "d1" / "bootstrap.checkpoint", log / f"{0:020}-{0:010}.checkpoint")
    result = run("verify", str(tmp_path / "d1"))
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "start: a broker starts")
    rows_found = rows(kafkafmt.verify(tmp_path / "d1"))
    assert {row["severity"] for row in rows_found if row["kind"] == "skipped"} == {"note"}


@pytest.mark.parametrize("is_empty", [False, True])
def test_a_directory_without_properties_is_of_the_broker(tmp_path: Path, is_empty: bool) -> None:
    lay_out(TWO, tmp_path)
    second = tmp_path / "d2"
    for path in second.iterdir() if is_empty else [*second.glob("meta*"), *second.glob("boot*")]:
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    found = rows(kafkafmt.verify([tmp_path / "d1", second]))
    (row,) = (row for row in found if row["atStart"])
    assert (row["path"], row["atStart"]) == (str(second), "refuses")


@pytest.mark.parametrize("disk", [KILLED, CLEAN])
@pytest.mark.parametrize(("base", "log_start", "lost"), [(3, 0, 3), (12, 0, 12), (3, 3, 0)])
def test_a_log_begins_at_the_name_of_its_first_segment(
    tmp_path: Path, disk: str, base: int, log_start: int, lost: int
) -> None:
    lay_out(disk, tmp_path)
    log = tmp_path / "d1" / "orders-0"
    for path in list(log.glob(f"{0:020}.*")):
        path.rename(log / f"{base:020}{path.suffix}")
    if log_start:
        write("log-start-offset-checkpoint", f"0\n1\norders 0 {log_start}\n")(log.parent, log)
    assert next_start([str(tmp_path / "d1")]).lost == ({"orders-0": lost} if lost else {})
    found = rows(kafkafmt.verify(tmp_path / "d1"))
    assert [row["position"] for row in found if row["atStart"]] == ([0] if lost else [])


def test_a_log_that_a_broker_was_making_is_no_alarm(tmp_path: Path) -> None:
    lay_out(TWO, tmp_path)
    log = tmp_path / "d1" / "empty-0"
    if not log.exists():
        log = tmp_path / "d2" / "empty-0"
    (log / "partition.metadata").unlink()
    (tmp_path / "d2" / "new-0").mkdir()
    last = segments(tmp_path / "d1" / "orders-0")[-1]
    for suffix in (".index", ".timeindex"):
        last.with_suffix(suffix).unlink()
    found = rows(kafkafmt.verify(directories(tmp_path)))
    assert {row["severity"] for row in found} == {"note"}
    assert [row["atStart"] for row in found if "/new-0" not in row["path"]].count("stray") == 1
    assert run("verify", *map(str, directories(tmp_path))).exit_code == 0


def test_what_is_set_aside_is_told_once(tmp_path: Path) -> None:
    lay_out(TWO, tmp_path)
    d1, d2 = directories(tmp_path)
    (d1 / META).unlink()
    moving("orders-0")(d1, d2)
    shutil.copy(d1 / "pay-0/partition.metadata", d1 / "txn-0/partition.metadata")
    found = rows(kafkafmt.verify([d1, d2]))
    assert [row["message"].count("a broker") for row in found if row["atStart"]] == [1, 1, 1]
    (start,) = next_starts(map(str, (d1, d2)))
    served = next_start([str(d1)])
    assert start.lost == {"orders-0": served.lost["orders-0"]}


def test_two_brokers_are_judged_apart(tmp_path: Path) -> None:
    for node, disk in ((1, CLEAN), (2, KILLED)):
        (tmp_path / str(node)).mkdir()
        lay_out(disk, tmp_path / str(node))
    meta = tmp_path / "2" / "d1" / "meta.properties"
    meta.write_text(meta.read_text().replace("node.id=1", "node.id=2"))
    given = [str(tmp_path / node / "d1") for node in "12"]
    assert [start.node_id for start in next_starts(given)] == [1, 2]


def test_copies_of_a_broker_that_nobody_named_are_judged_apart(tmp_path: Path) -> None:
    for day in ("monday", "tuesday"):
        (tmp_path / day).mkdir()
        lay_out(CLEAN, tmp_path / day)
    assert not [row for row in rows(kafkafmt.verify(tmp_path)) if row["atStart"]]
    (start,) = next_starts([str(tmp_path / day / "d1") for day in ("monday", "tuesday")])
    assert not start.starts


def test_directories_of_one_id_are_told_what_to_do(tmp_path: Path) -> None:
    lay_out("duplicate-directory-id", tmp_path)
    d1, d2 = map(str, directories(tmp_path))
    (found,) = (each for each in next_start([d1, d2]).findings if each.at_start == "refuses")
    wanted = "Pcvm8315i1EBUuJ-KrzDBw"
    assigned = f"the metadata log assigns the logs of {d2} to {wanted}"
    assert found.message.endswith(f"of {d2}; {assigned}: write directory.id={wanted} there")
    of_id(wanted)(Path(d2), Path(d2))
    assert next_start([d1, d2]).starts
    shutil.copytree(d2, tmp_path / "d3")  # a copy has the id of its logs
    messages = [each.message for each in next_start([d2, str(tmp_path / "d3")]).findings]
    assert any(
        each.endswith("; if one is a copy of the other, start without it") for each in messages
    )


def test_what_salvage_wrote_has_a_start_if_it_is_formatted(tmp_path: Path) -> None:
    # A broker ends at a directory without meta.properties. Salvaged partitions go into one that has
    # its own, so nothing is wrong with them.
    lay_out(CLEAN, tmp_path)
    d1, out = tmp_path / "d1", tmp_path / "OUT"
    kafkafmt.salvage(d1, out)
    assert "start: a broker starts and serves all" in run("verify", str(out)).stdout
    (out / "meta.properties").unlink()
    (out / "bootstrap.checkpoint").unlink(missing_ok=True)
    result = run("verify", str(out))
    assert ("start:" in result.stdout, result.exit_code) == (False, 0)
    (start,) = next_starts([str(out)])
    assert (start.starts, start.sentence()) == (False, "no broker starts: 1 reason")


def test_a_directory_that_no_broker_formatted_has_no_start(tmp_path: Path) -> None:
    lay_out(CLEAN, tmp_path)
    (tmp_path / "copies").mkdir()
    (tmp_path / "d1" / "orders-0").rename(tmp_path / "copies" / "orders-0")
    (tmp_path / "copies" / "notes").mkdir()
    for source in (tmp_path / "copies", tmp_path / "copies" / "orders-0"):
        assert not [row for row in rows(kafkafmt.verify(source)) if row["atStart"]]
        assert "start:" not in run("verify", str(source)).stdout


def test_wanted_topics_are_judged_alone() -> None:
    for topics, count in (["pay"], 0), (["orders"], 1):
        found = rows(kafkafmt.verify(unchanged("log-start-above") / "d1", topics=topics))
        assert len([row for row in found if row["atStart"]]) == count


@pytest.mark.parametrize(
    ("name", "line"),
    [
        (CLEAN, None),
        (
            "lost-and-found",
            "start: no broker starts: 1 reason: see kafkafmt verify\n"
            "  lost+found: no broker starts while it is there: Found directory ",
        ),
        (
            "partition-metadata-missing",
            "start: a broker starts, and sets aside orders-0: see kafkafmt verify",
        ),
    ],
)
def test_ls_marks_what_a_start_does_not_serve(
    monkeypatch: pytest.MonkeyPatch, name: str, line: str | None
) -> None:
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    result = run("ls", str(unchanged(name) / "d1"), env={"COLUMNS": "400"})
    assert result.stdout.count("start:") == (line is not None)
    assert line is None or line in result.stdout.replace(f"{unchanged(name) / 'd1'}/", "")
    assert result.exit_code == (line is not None and "no broker starts" in line)


def test_of_several_brokers_each_start_names_its_directories(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for disk, node in (("lost-and-found", 2), ("log-start-above", 1)):
        (tmp_path / disk).mkdir()
        lay_out(disk, tmp_path / disk)
        meta = tmp_path / disk / "d1" / "meta.properties"
        meta.write_text(meta.read_text().replace("node.id=1", f"node.id={node}"))
    sources = ("lost-and-found/d1", "log-start-above/d1")
    refused = f"start of {sources[0]}: no broker starts: "
    aside = f"start of {sources[1]}: a broker starts, and deletes 450 records of "
    *_, first, second = run("verify", *sources).stdout.splitlines()
    assert (first, second.startswith(aside)) == (f"{refused}2 reasons", True)
    first, *_ = run("ls", *sources).stderr.splitlines()  # which does not read the metadata log
    assert first == f"{refused}1 reason: see kafkafmt verify"


def test_messages_count_zero_bytes() -> None:
    found = rows(kafkafmt.verify(unchanged("recovery-nul") / "d1"))
    (row,) = (row for row in found if row["atStart"])
    assert re.search(r"found \d+ zero bytes; no broker starts: Error while reading", row["message"])


def test_a_log_that_is_assigned_here_and_is_not_there_is_said(tmp_path: Path) -> None:
    lay_out(TWO, tmp_path)
    for name in ("d2/orders-1", "d2/empty-0"):
        shutil.rmtree(tmp_path / name)
    found = rows(kafkafmt.verify(directories(tmp_path)))
    said = {Path(row["path"]).name: row for row in found if "makes an empty one" in row["message"]}
    severities = {name: row["severity"] for name, row in said.items()}
    assert severities == {"orders-1": "warning", "empty-0": "note"}
    assert said["orders-1"]["message"].endswith(
        "it has no other replica; offsets below 150 were here, by replication-offset-checkpoint"
    )
    found = rows(kafkafmt.verify(tmp_path / "d1"))  # alone: the other directory may have it
    assert not [row for row in found if "makes an empty one" in row["message"]]
    (tmp_path / "d2" / "orders-2").rename(tmp_path / "d1" / f"orders-2{FUTURE}")
    found = rows(kafkafmt.verify(directories(tmp_path), topics=["orders"]))
    said = {Path(row["path"]).name: row for row in found if "makes an empty one" in row["message"]}
    assert set(said) == {"orders-1"}


def aside(log: Path, at: Path, state: str) -> Path:
    """Return the name of a log that is set aside in a data directory."""
    return at / f"{log.name}.{'0' * 32}-{state}"


@pytest.fixture(scope="module")
def served() -> str:
    """What is said of the two directories of a broker in the end."""
    return run("verify", *directories(unchanged(TWO))).stdout.splitlines()[-1]


@pytest.mark.parametrize("topic", ["orders-1", "state-0"])
@pytest.mark.parametrize(
    ("in_d1", "in_d2", "at_start"),
    [
        # The metadata log assigns it to d2.
        ((), ("future",), None),
        (("delete",), ("future",), None),
        (("stray", "delete"), ("future",), None),
        ((), ("future", "delete"), None),
        (("future",), ("delete",), "deletes"),
        (("delete",), ("delete",), "deletes"),
        (("future",), ("stray",), "deletes"),
    ],
)
def test_a_log_that_is_only_set_aside(
    tmp_path: Path,
    served: str,
    topic: str,
    in_d1: tuple[str, ...],
    in_d2: tuple[str, ...],
    at_start: str | None,
) -> None:
    lay_out(TWO, tmp_path)
    d1, d2 = directories(tmp_path)
    log = d2 / topic
    count = len(kafkafmt.read_records(log))
    for at, states in ((d1, in_d1), (d2, in_d2)):
        for state in states:
            shutil.copytree(log, aside(log, at, state))
    shutil.rmtree(log)
    (start,) = next_starts(map(str, (d1, d2)))
    assert start.lost == ({topic: count} if at_start else {})
    deleted = f"start: a broker starts, and deletes {count} records of {topic}"
    *_, last = run("verify", str(d1), str(d2)).stdout.splitlines()
    assert last == (deleted if at_start else served)


@pytest.mark.parametrize("is_promoted", [False, True])
@pytest.mark.parametrize("kept", [1, 2])
def test_a_move_left_more_than_the_log_has(tmp_path: Path, is_promoted: bool, kept: int) -> None:
    lay_out(TWO, tmp_path)
    d1, d2 = directories(tmp_path)
    log = d2 / "orders-1"
    shutil.copytree(log, aside(log, d1, "delete"))
    for path in segments(log)[kept:]:
        remove(log.glob(f"{path.stem}.*"))
    lost = 300 - len(kafkafmt.read_records(log))
    if is_promoted:
        log.rename(aside(log, d2, "future"))
    (start,) = next_starts(map(str, (d1, d2)))
    assert start.lost == {"orders-1": lost}


def test_a_log_of_a_living_topic_that_was_set_aside_stays_so(tmp_path: Path) -> None:
    lay_out(TWO, tmp_path)
    d1, d2 = directories(tmp_path)
    log = d2 / "orders-1"
    log.rename(aside(log, d2, "stray"))
    (row,) = (each for each in rows(kafkafmt.verify([d1, d2])) if each["severity"] == "warning")
    assert (row["atStart"], row["path"]) == (None, str(aside(log, d2, "stray")))
    assert "does not serve 300 records" in row["message"]
    shutil.copytree(aside(log, d2, "stray"), log)
    assert not [each for each in rows(kafkafmt.verify([d1, d2])) if each["severity"] != "note"]


def again_without_index(log: Path) -> None:
    """Offsets that repeat in a segment without ``.index``."""
    first = segments(log)[0]
    every = [batch for path in segments(log) for _, batch in batches(path)]
    first.write_bytes(b"".join([*every, *every[-30:-10]]))
    first.with_suffix(".index").unlink()


def with_zeroes(log: Path) -> None:
    with segments(log)[-1].open("ab") as file:
        file.write(bytes(200))


@pytest.mark.parametrize("disk", [KILLED, CLEAN])
@pytest.mark.parametrize("state", ["delete", "stray", "future", "no id"])
@pytest.mark.parametrize("change", [again_without_index, with_zeroes])
def test_a_log_that_is_not_served_is_loaded(
    tmp_path: Path, disk: str, state: str, change: Callable[[Path], None]
) -> None:
    """What a broker cannot load ends it, whatever comes of the log; zeroes do after a stop."""
    lay_out(disk, tmp_path)
    log = tmp_path / "d1" / "orders-0"
    if state == "no id":
        (log / "partition.metadata").unlink()
    else:
        log = log.rename(aside(log, log.parent, state))
    change(log)
    (start,) = next_starts([str(tmp_path / "d1")])
    is_read = disk == CLEAN and state != "delete"  # of which only the segments are opened
    assert start.starts == (change is with_zeroes and not is_read)


@pytest.mark.parametrize("is_copy", [False, True])
def test_a_log_of_a_name_that_no_topic_has(tmp_path: Path, is_copy: bool) -> None:
    """Its id is known, so it is not stray; a broker loads it, and serves nothing of it."""
    lay_out(KILLED, tmp_path)
    log = tmp_path / "d1" / "orders-0"
    shutil.copytree(log, log.with_name("old-0")) if is_copy else log.rename(log.with_name("old-0"))
    (start,) = next_starts([str(tmp_path / "d1")])
    (found,) = (finding for finding in start.findings if finding.at_start)
    assert (found.at_start, found.topic, found.records) == ("stray", "old", 300)
    assert "its topic id is that of orders, and no topic has its name" in found.message


def older_metadata(directory: Path, offset: int) -> None:
    """Cut the metadata log off before the batch with an offset."""
    log = directory / "__cluster_metadata-0"
    (segment,) = segments(log)
    rows_there = kafkafmt.read_batches(segment).to_pylist()
    (at,) = (row["position"] for row in rows_there if row["baseOffset"] == offset)
    segment.write_bytes(segment.read_bytes()[:at])
    remove((*log.glob("*.snapshot"), *log.glob("*index"), log / "leader-epoch-checkpoint"))


def node(folder: Path, number: int, disk: str = CLEAN) -> Path:
    """Unpack the data directory of a node."""
    (folder / str(number)).mkdir()
    lay_out(disk, folder / str(number))
    meta = folder / str(number) / "d1" / "meta.properties"
    text = re.sub("node.id=.*", f"node.id={number}", meta.read_text())
    meta.write_text(re.sub("directory.id=.*", f"directory.id={'KLM'[number % 3] * 21}A", text))
    return meta.parent


@pytest.mark.parametrize("is_together", [False, True])
def test_the_newest_metadata_log_of_a_quorum_counts(tmp_path: Path, is_together: bool) -> None:
    """A broker fetches it before it loads its logs."""
    lay_out(KILLED, tmp_path)
    older_metadata(tmp_path / "d1", 35)  # before __transaction_state
    given = [tmp_path / "d1"]
    if is_together:
        other = node(tmp_path, 2, KILLED)
        for path in other.glob("*-[0-9]"):
            if path.name != "__cluster_metadata-0":
                shutil.rmtree(path)
        given.append(other)
    first = next_starts(map(str, given))[0]
    found = {finding.topic for finding in first.findings if finding.at_start == "stray"}
    assert found == (set() if is_together else {"__transaction_state", "__consumer_offsets"})


def test_brokers_without_a_metadata_log_among_the_sources(tmp_path: Path) -> None:
    """As brokers of ZooKeeper's times have none: each is judged by itself."""
    nodes = [node(tmp_path, number) for number in (1, 2)]
    for directory in nodes:
        shutil.rmtree(directory / "__cluster_metadata-0")
    assert len(next_starts([str(directory) for directory in nodes])) == 2


def test_the_metadata_log_of_another_cluster_does_not_count(tmp_path: Path) -> None:
    """Two clusters of one id, as a set-up of containers gives to each."""
    lay_out(KILLED, tmp_path)
    other = node(tmp_path, 2, "old-flipped-recovered")
    ids = {
        kafkafmt.side_files.read_meta_properties(at / "meta.properties").cluster_id
        for at in (tmp_path / "d1", other)
    }
    assert len(ids) == 1
    (alone,) = next_starts([str(tmp_path / "d1")])
    first, _ = next_starts(map(str, (tmp_path / "d1", other)))
    assert first.findings == alone.findings


@pytest.mark.parametrize("voters", [2, 3, 4])
@pytest.mark.parametrize("here", [1, 2, 3])
def test_the_voters_that_a_start_needs(tmp_path: Path, voters: int, here: int) -> None:
    given = [node(tmp_path, number) for number in range(1, here + 1)]
    ids = {f"n{number}": "KLM"[number % 3] * 21 + "A" for number in range(1, voters + 1)}
    for at in given:
        with_voters(**ids)(at, at)
    first = next_starts(map(str, given))[0]
    said = [finding for finding in first.findings if "of the voters" in finding.message]
    needed = voters // 2 + 1
    assert [finding.severity for finding in said] == ["note"] * (here < needed)
    for finding in said:
        assert f"no broker starts before {needed} of the voters 1, 2" in finding.message
        assert finding.message.endswith(f"have {', '.join(map(str, range(1, here + 1)))}")


@pytest.mark.parametrize("disk", [KILLED, CLEAN])
@pytest.mark.parametrize(
    ("offset", "lost"), [(0, None), (62, (10, 64)), (70, (10, 64)), (900, (10, 64))]
)
def test_a_batch_of_another_log_hides_what_follows_it(
    tmp_path: Path, disk: str, offset: int, lost: tuple[int, int] | None
) -> None:
    """A broker 4.3.1 leaves it, and a consumer passes over lower offsets up to the next segment."""
    lay_out(disk, tmp_path)
    first = segments(tmp_path / "d1" / "orders-0")[0]
    _, other = batches(segments(tmp_path / "d1" / "orders-1")[-1])[-1]
    place, _ = batches(first)[2]
    data = first.read_bytes()
    first.write_bytes(data[:place] + struct.pack(">q", offset) + other[8:] + data[place:])
    source = tmp_path / "d1"
    found = [row for row in rows(kafkafmt.verify(source)) if row["atStart"]]
    if lost is None:
        assert found == []
        return
    (row,) = found
    count = min(offset, lost[1] + 1) - lost[0]
    assert (row["atStart"], row["position"]) == ("truncates", place + len(other))
    assert f"does not get {count} records" in row["message"]
    result = run("verify", source)
    sentence = f"start: a broker starts, and cuts off {count} records of orders-0"
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (1, sentence)


@pytest.mark.parametrize(("more", "number"), [(2**31, 1), (2**31, 0), (2**40, 2), (70, 1)])
def test_far_offsets_in_a_segment_hide_later_ones(tmp_path: Path, more: int, number: int) -> None:
    """It is not recovered, so a consumer goes on after its last batch. Measured on 3.9.2."""
    lay_out(CLEAN, tmp_path)
    log = tmp_path / "d1" / "orders-0"
    path, *later = segments(log)[number:]
    data = bytearray(path.read_bytes())
    for at, batch in batches(path):
        struct.pack_into(">q", data, at, int.from_bytes(batch[:8], "big") + more)
    path.write_bytes(data)
    first, end = int(path.stem) + more, int(later[0].stem) + more
    count = len({*range(int(later[0].stem), min(end, 450))} - {*range(first, end)})
    (row,) = (row for row in rows(kafkafmt.verify(tmp_path / "d1")) if row["atStart"])
    assert (row["atStart"], row["path"]) == ("truncates", str(later[0]))
    assert f"does not get {count} records" in row["message"]
