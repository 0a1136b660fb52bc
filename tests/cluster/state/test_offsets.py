"""Offset commits and what they add up to, transactions included."""

from __future__ import annotations

import json
import random
import re
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

from kafkafmt import Damage, KafkaFormatError
from kafkafmt.cluster import offsets, read_committed_offsets, read_internal, read_offset_commits
from kafkafmt.cluster.internal_topics import internal_batches
from kafkafmt.cluster.lag import read_lag
from kafkafmt.cluster.messages import parsing
from kafkafmt.segment.record.control import ABORT, COMMIT
from tests.cli.running import json_lines, run
from tests.cluster.messages.corpus import case_folder, log_directory, tool_text
from tests.support.encoder import Rec, control_key, control_value, record_batch
from tests.support.engines import taking
from tests.support.listings import noted_listings
from tests.support.samples import sampled, some
from tests.support.truth import GOLDEN


def text(value: str) -> bytes:
    return struct.pack(">h", len(value.encode())) + value.encode()


def commit(group: str, topic: str, partition: int, offset: int | None) -> Rec:
    """A commit of version 3, or a removal."""
    key = struct.pack(">h", 1) + text(group) + text(topic) + struct.pack(">i", partition)
    if offset is None:
        return Rec(key, None)
    return Rec(key, struct.pack(">hqi", 3, offset, 5) + text("m") + struct.pack(">q", 1000))


def plain(offset: int, *records: Rec) -> bytes:
    numbered = [Rec(each.key, each.value, offset_delta=place) for place, each in enumerate(records)]
    return record_batch(numbered, base_offset=offset, base_timestamp=0, max_timestamp=0)


def transactional(offset: int, producer: int, record: Rec) -> bytes:
    return record_batch(
        [record], base_offset=offset, transactional=True, producer_id=producer, producer_epoch=0
    )


def marker(offset: int, producer: int, *, commits: bool) -> bytes:
    kind = COMMIT if commits else ABORT
    record = Rec(control_key(kind), control_value(kind, coordinator_epoch=0))
    return record_batch(
        [record],
        base_offset=offset,
        transactional=True,
        control=True,
        producer_id=producer,
        producer_epoch=0,
    )


def log(folder: Path, *entries: bytes) -> Path:
    directory = folder / "__consumer_offsets-3"
    directory.mkdir()
    (directory / "00000000000000000000.log").write_bytes(b"".join(entries))
    return directory


def committed(source: Path, **options: int) -> dict[tuple[str, str, int], int | None]:
    rows = read_committed_offsets(source, **options).to_pylist()  # type: ignore[arg-type]
    return {
        (row["group"], row["topic"], row["topicPartition"]): row["committedOffset"] for row in rows
    }


def test_the_latest_commit_counts_and_a_null_removes(tmp_path: Path) -> None:
    source = log(
        tmp_path,
        plain(0, commit("g", "t", 0, 10), commit("g", "t", 1, 20), commit("g", "t", 0, 11)),
        plain(3, commit("g", "t", 1, None)),
    )
    assert committed(source) == {("g", "t", 0): 11}
    assert committed(source, as_of_offset=1) == {("g", "t", 0): 10, ("g", "t", 1): 20}


def test_a_commit_of_a_transaction_counts_at_its_marker(tmp_path: Path) -> None:
    source = log(
        tmp_path,
        plain(0, commit("g", "t", 0, 10)),
        transactional(1, 7, commit("g", "t", 0, 50)),
        transactional(2, 8, commit("g", "t", 1, 60)),
        transactional(3, 9, commit("g", "t", 2, 70)),
        marker(4, 7, commits=True),
        marker(5, 8, commits=False),
    )
    assert committed(source, as_of_offset=3)["g", "t", 0] == 10
    assert committed(source) == {("g", "t", 0): 50, ("g", "t", 2): None}
    rows = read_committed_offsets(source).to_pylist()
    assert [(row["pendingOffset"], row["pendingProducerId"]) for row in rows] == [
        (None, None),
        (70, 9),
    ]
    outcomes = read_offset_commits(source).column("outcome").to_pylist()
    assert outcomes == ["committed", "committed", "aborted", "pending"]


def test_a_removal_takes_pending_commits_though_a_commit_follows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def in_pieces(*arguments: Any) -> Iterator[tuple[str, pa.RecordBatch]]:
        for topic, batch in internal_batches(*arguments):
            yield topic, batch.slice(0, 1)
            yield topic, batch.slice(1)

    monkeypatch.setattr(offsets, "internal_batches", in_pieces)
    others = [commit("g", "t", partition, 1) for partition in (1, 2, 1)]
    rest = plain(1, commit("g", "t", 0, 1), commit("g", "t", 0, None), *others)
    source = log(
        tmp_path,
        transactional(0, 7, commit("g", "t", 0, 50)),
        rest,
        plain(6, commit("g", "t", 0, 60)),
    )
    rows = read_committed_offsets(source).to_pylist()
    found = {row["topicPartition"]: (row["committedOffset"], row["pendingOffset"]) for row in rows}
    assert found == {0: (60, None), 1: (1, None), 2: (1, None)}


def test_a_transaction_id_may_come_again(tmp_path: Path) -> None:
    source = log(
        tmp_path,
        transactional(0, 7, commit("g", "t", 0, 1)),
        marker(1, 7, commits=False),
        transactional(2, 7, commit("g", "t", 0, 2)),
        marker(3, 7, commits=True),
    )
    outcomes = read_offset_commits(source).column("outcome").to_pylist()
    assert outcomes == ["aborted", "committed"]
    assert committed(source) == {("g", "t", 0): 2}


class Model:
    """The rules of OffsetMetadataManager, record by record."""

    def __init__(self) -> None:
        self.committed: dict[int, tuple[int, int]] = {}
        self.pending: dict[int, dict[int, tuple[int, int]]] = {}

    def commit(self, offset: int, producer: int | None, key: int, value: int | None) -> None:
        if value is None:
            self.committed.pop(key, None)
            for commits in self.pending.values():
                commits.pop(key, None)
        elif producer is not None:
            self.pending.setdefault(producer, {})[key] = (offset, value)
        else:
            self.committed[key] = (offset, value)

    def end(self, producer: int, commits: bool) -> None:
        for key, (offset, value) in self.pending.pop(producer, {}).items():
            if commits and self.committed.get(key, (-1, 0))[0] < offset:
                self.committed[key] = (offset, value)

    def event(self, offset: int, chance: random.Random, kinds: str) -> tuple[str, int, bytes]:
        """Let one of the kinds of events happen; its kind, the key it may change, its entry."""
        key, producer = chance.randrange(6), chance.randrange(4)
        kind = chance.choice(kinds.split())
        if kind == "end":
            is_commit = chance.random() < 0.7
            self.end(producer, is_commit)
            return kind, key, marker(offset, producer, commits=is_commit)
        if kind == "open":
            self.commit(offset, producer, key, offset)
            return kind, key, transactional(offset, producer, commit("g", "t", key, offset))
        value = None if kind == "remove" else offset
        self.commit(offset, None, key, value)
        return kind, key, plain(offset, commit("g", "t", key, value))


def commit_value(chance: random.Random, version: int) -> bytes:
    """A commit of any version, sometimes with a byte changed, cut or added."""
    name = chance.choice((b"", b"m", b"metadata", "m\u00e9ta".encode(), b"\xff\xfe"))
    value = struct.pack(">hq", version, chance.choice((0, 1, -1, 2**63 - 1, -(2**63))))
    value += struct.pack(">i", chance.randrange(-1, 9)) if version >= 3 else b""
    if version <= 3:
        value += chance.choice((struct.pack(">h", len(name)) + name, b"\xff\xff"))
    else:
        value += bytes([len(name) + 1]) + name
    value += struct.pack(">q", chance.randrange(2**41))
    value += struct.pack(">q", chance.choice((-1, 5))) if version == 1 else b""
    if version >= 4:
        value += chance.choice((b"\0", b"\1\0\x10" + chance.randbytes(16), b"\1\x05\2ab"))
        value += chance.choice((b"", b"", b"after"))
    if chance.randrange(8) == 0:
        place = chance.randrange(len(value))
        value = value[:place] + chance.choice((b"", b"\xff", b"\0")) + value[place + 1 :]
    return value


@pytest.mark.parametrize("count", [1, 20, 4000])
def test_columns_are_those_of_commits_decoded_one_by_one(
    count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(count)
    records = []
    for _ in range(count):
        group = chance.choice(("g", "group-1", "gruppe-\u00fc", "group-2"))
        key = commit(group, "t", chance.randrange(20), None).key or b""
        if chance.randrange(10) == 0:
            key = chance.choice((key[:-1], b"\0\0" + key[2:], key + b"x", b"\0\1\xff\xff"))
        value = commit_value(chance, chance.choice((0, 1, 2, 3, 3, 3, 4, 4, 5)))
        records.append(Rec(key, chance.choice((value,) * 9 + (None,))))
    directory = tmp_path / "__consumer_offsets-0"
    directory.mkdir()
    (directory / f"{0:020}.log").write_bytes(plain(0, *records))
    alone: list[bytes] = []
    read_row = offsets._row

    def row(key: bytes, value: bytes | None) -> tuple[Any, ...]:
        alone.append(key)
        return read_row(key, value)

    monkeypatch.setattr(offsets, "_row", row)
    found = read_offset_commits(directory)
    assert (len(alone) < count * 0.7) == (count > 100)  # the others by their layouts
    with taking("reference"):
        assert found == read_offset_commits(directory)
    alone.clear()
    monkeypatch.setattr(parsing, "_alike", lambda *_: iter(()))
    assert found == read_offset_commits(directory)
    assert len(alone) == count == len(found)


@pytest.mark.parametrize("later", [77, None])
def test_a_commit_that_cannot_be_decoded_is_damage_though_a_later_one_counts(
    tmp_path: Path, later: int | None
) -> None:
    sound = [commit("g", "t", partition, 5) for partition in range(30)]
    bad = Rec(sound[4].key, (sound[4].value or b"")[:-1])
    source = log(tmp_path, plain(0, *sound, bad), plain(31, commit("g", "t", 4, later)))
    expected = {("g", "t", partition): 5 for partition in range(30)}
    expected[("g", "t", 4)] = later or 0
    if later is None:
        del expected[("g", "t", 4)]
    damage: list[Damage] = []
    rows = read_committed_offsets(source, on_damage="collect", damage=damage).to_pylist()
    found = {(row["group"], row["topic"], row["topicPartition"]): row for row in rows}
    assert {key: row["committedOffset"] for key, row in found.items()} == expected
    (one,) = damage
    assert (one.kind, one.partition) == ("malformed", 3)
    assert one.message.startswith("offset 30: Could not read record with version 3 from value's")
    with pytest.raises(KafkaFormatError, match="offset 30: Could not read record"):
        read_committed_offsets(source, on_damage="raise")


@pytest.mark.parametrize("seed", sampled(some(range(12), 3), 4))
def test_states_are_those_of_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(offsets, "_FEWEST", seed)
    chance, model, entries = random.Random(seed), Model(), []
    for offset in range(400):
        _, _, entry = model.event(offset, chance, "plain plain remove open open open end end")
        entries.append(entry)

    def in_pieces(*arguments: Any) -> Iterator[tuple[str, pa.RecordBatch]]:
        for topic, batch in internal_batches(*arguments):
            for first in range(0, len(batch), 1 + seed):
                yield topic, batch.slice(first, 1 + seed)

    monkeypatch.setattr(offsets, "internal_batches", in_pieces)
    directory = log(tmp_path, *entries)
    rows = read_committed_offsets(directory).to_pylist()
    found = {row["topicPartition"]: row for row in rows}
    committed_offsets = {
        key: row["committedOffset"]
        for key, row in found.items()
        if row["committedOffset"] is not None
    }
    assert committed_offsets == {key: value for key, (_, value) in model.committed.items()}
    pending: dict[int, int] = {}
    for commits in model.pending.values():
        for key, (_, value) in commits.items():
            pending[key] = max(value, pending.get(key, -1))
    shown = {key: row["pendingOffset"] for key, row in found.items() if row["pendingOffset"]}
    assert shown == {key: value for key, value in pending.items() if value}


def test_what_cannot_be_read_is_an_error_in_its_row(tmp_path: Path) -> None:
    good = commit("g", "t", 0, 10)
    source = log(
        tmp_path,
        plain(
            0,
            Rec(good.key, b"\0\x09" + bytes(30)),
            good,
            Rec(b"\0\x01\0\x63", b"\0\0"),
            Rec(good.key, (good.value or b"")[:-3]),
            Rec(b"\0\0\0\x01l\0\x01t\0\0\0\x05", struct.pack(">hq", 0, 4) + text("") + bytes(8)),
        ),
    )
    rows = read_offset_commits(source).to_pylist()
    assert [row["offset"] for row in rows] == [0, 1, 2, 3, 4]
    assert [row["error"] is None for row in rows] == [False, True, False, False, True]
    assert [row["group"] for row in rows] == ["g", "g", None, "g", "l"]
    assert [row["committedOffset"] for row in rows] == [None, 10, None, None, 4]
    assert not any(row["isDeleted"] for row in rows)
    assert committed(source) == {("g", "t", 0): 10, ("l", "t", 5): 4}


@pytest.mark.parametrize("case", ["k431-rich", "k440-rich", "k392-rich", "k282-rich"])
def test_commits_are_those_that_the_tool_prints(case: str, tmp_path: Path) -> None:
    name = f"{case}-consumer-offsets"
    rows = read_offset_commits(log_directory(name, tmp_path)).to_pylist()
    printed = re.findall(
        r'key: ({"type":"[01]".*?}}) payload: (.*)',
        tool_text(case_folder(name) / "dump-decoded.txt"),
    )
    assert len(rows) == len(printed) > 50
    for row, (key, value) in zip(rows, printed, strict=True):
        of_key = json.loads(key)["data"]
        assert (row["group"], row["topic"]) == (of_key["group"], of_key["topic"])
        assert row["isDeleted"] == (value == "<DELETE>")
        if not row["isDeleted"]:
            data = json.loads(value)["data"]
            assert row["committedOffset"] == data["offset"]
            assert (row["metadata"], row["topicId"]) == (data["metadata"], data.get("topicId"))


@pytest.mark.parametrize("kind", ["mutated", "crafted"])
def test_commits_that_kafka_refuses_have_the_errors_of_their_records(
    kind: str, tmp_path: Path
) -> None:
    source = log_directory(f"k431-{kind}-consumer-offsets", tmp_path)
    names = ["offset", "isDeleted", "error"]  # times may be beyond those of Python
    table = read_internal(source).select([*names, "recordType", "value"])
    records = [row for row in table.to_pylist() if row["recordType"] in (0, 1)]
    rows = read_offset_commits(source).select([*names, "committedOffset"]).to_pylist()
    assert [[row[name] for name in names] for row in rows] == [
        [record[name] for name in names] for record in records
    ]
    assert [row["committedOffset"] for row in rows] == [
        None if record["value"] is None else json.loads(record["value"])["offset"]
        for record in records
    ]
    assert any(row["error"] for row in rows)
    assert not all(row["error"] for row in rows)


def test_the_command_prints_the_lag(tmp_path: Path) -> None:
    log(tmp_path, plain(0, commit("g", "t", 0, 1), commit("other", "t", 1, 1)))
    topic = tmp_path / "t-0"
    topic.mkdir()
    (topic / "00000000000000000000.log").write_bytes(
        record_batch([Rec(b"k", b"v", offset_delta=each) for each in range(4)])
    )
    done = run("offsets", "--json", "--group", "g", tmp_path)
    (row,) = json_lines(done.stdout)
    assert (row["committedOffset"], row["logEndOffset"], row["lag"]) == (1, 4, 3)
    assert "logEndOffset" in run("offsets", tmp_path).stdout
    plan = run("offsets", "-f", "csv", "--group", "g", tmp_path)
    assert (plan.exit_code, plan.stdout) == (0, "t,0,1\n")
    assert run("offsets", "-f", "csv", tmp_path).stdout == "g,t,0,1\nother,t,1,1\n"
    assert run("offsets", topic).exit_code == 2
    for command in ("offsets", "groups"):
        mistyped = run(command, "--group", "othr", tmp_path)
        assert mistyped.exit_code == 2
        assert "no group 'othr'" in mistyped.stderr
    assert "did you mean 'other'?" in run("offsets", "--group", "othr", tmp_path).stderr


def test_the_copies_of_two_brokers_are_one_log(tmp_path: Path) -> None:
    """The second broker was behind: neither its commits nor the end of its log count."""
    entries = [plain(at, commit("g", "t", 0, 100 * (at + 1))) for at in range(3)]
    for name, count in (("a", 3), ("b", 1)):
        (tmp_path / name / "t-0").mkdir(parents=True)
        log(tmp_path / name, *entries[:count])
        records = [Rec(b"k", b"v", offset_delta=each) for each in range(100 * count + 10)]
        (tmp_path / name / "t-0" / f"{0:020}.log").write_bytes(record_batch(records))
    for sources in ([tmp_path / "a", tmp_path / "b"], [tmp_path / "b", tmp_path / "a"]):
        rows = read_lag(sources).to_pylist()
        assert [(row["committedOffset"], row["logEndOffset"]) for row in rows] == [(300, 310)]
        commits = read_offset_commits(sources)["committedOffset"].to_pylist()
        assert commits == [100, 200, 300]


def test_directories_of_other_topics_are_not_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = log(tmp_path, plain(0, commit("g", "t", 0, 10)))
    others = [tmp_path / name for name in ("orders-0", "payments-0")]
    for other in others:
        other.mkdir()
        (other / f"{0:020}.log").write_bytes(plain(0, commit("g", "t", 0, 99)))
    listed = noted_listings(monkeypatch)
    assert committed(tmp_path) == {("g", "t", 0): 10}
    assert str(source) in listed
    assert not set(map(str, others)) & set(listed)
    shutil.rmtree(source)
    with pytest.raises(FileNotFoundError, match=r"__consumer_offsets; it holds orders, payments$"):
        committed(tmp_path)
    for number in range(5):
        others[0].rename(tmp_path / f"a{number}-0")
        shutil.copytree(tmp_path / f"a{number}-0", others[0])
    with pytest.raises(FileNotFoundError, match=r"it holds a0, a1, a2, a3, a4 and 2 more$"):
        committed(tmp_path)


def test_only_named_segments_may_lack_a_topic(tmp_path: Path) -> None:
    source = log(tmp_path, plain(0, commit("g", "t", 0, 10)))
    backup = tmp_path / "__consumer_offsets-3.bak"
    backup.mkdir()
    file = backup / f"{0:020}.log"
    file.write_bytes(plain(0, commit("g", "t", 0, 99)))
    assert committed(tmp_path) == committed(source) == {("g", "t", 0): 10}
    for named in (backup, file, str(backup / "*.log")):
        assert committed(named) == {("g", "t", 0): 99}  # type: ignore[arg-type]
    (source / f"{0:020}.log").unlink()
    with pytest.raises(FileNotFoundError, match="holds no log of __consumer_offsets"):
        committed(tmp_path)


def test_a_group_without_members_or_commits_is_known(tmp_path: Path) -> None:
    """It has no row, and it is no mistyped name."""
    source = tmp_path / "__consumer_offsets-0"
    shutil.copytree(GOLDEN / "k431-internal-consumer-offsets", source)
    for command, group in ((("groups", "--members"), "g-new"), (("offsets",), "g-share")):
        done = run(*command, "--json", "--group", group, source)
        assert (done.exit_code, done.stdout) == (0, "")
        assert run(*command, "--group", f"{group}x", source).exit_code == 2
