"""The lag of groups, and what a consumer would get."""

from __future__ import annotations

import errno
import os
import random
import struct
from pathlib import Path

import pyarrow as pa
import pytest

import kafkafmt
from kafkafmt import Damage
from kafkafmt.cluster.lag import read_lag
from tests.cli.running import json_lines, run
from tests.cluster.state.test_offsets import commit, log, plain, text
from tests.support.encoder import Rec, record_batch
from tests.support.samples import sampled, some
from tests.survey.logs import Log


def test_a_commit_outside_the_log_is_out_of_range(tmp_path: Path) -> None:
    commits = [("below", "t", 30), ("start", "t", 60), ("fine", "t", 80), ("end", "t", 100)]
    commits += [("ahead", "t", 1611), ("stale", "empty", 0), ("gone", "other", 7)]
    log(tmp_path, plain(0, *(commit(group, topic, 0, at) for group, topic, at in commits)))
    records = Log()
    for _ in range(10):
        records.data(count=10)
    records.write(tmp_path / "t-0")
    Log(end=5000).write(tmp_path / "empty-0")
    (tmp_path / "log-start-offset-checkpoint").write_text("0\n1\nt 0 60\n")
    found = {
        row["group"]: [row[name] for name in ("logStartOffset", "lag", "recordsLeft", "outOfRange")]
        for row in read_lag(tmp_path).to_pylist()
    }
    reset = "auto.offset.reset decides"
    assert found == {
        "below": [60, 70, 40, f"30 below the log start: {reset}"],
        "start": [60, 40, 40, None],
        "fine": [60, 20, 20, None],
        "end": [60, 0, 0, None],
        "ahead": [60, -1511, 0, f"1,511 beyond the end: {reset}, unless this copy is older"],
        "stale": [5000, 5000, 0, f"5,000 below the log start: {reset}"],
        "gone": [None, None, None, None],
    }
    shown = json_lines(run("offsets", "--json", "--group", "below", tmp_path).stdout)
    assert (shown[0]["recordsLeft"], shown[0]["logStartOffset"]) == (40, 60)


@pytest.mark.parametrize("seed", sampled(some(range(12), 3), 4))
def test_the_records_left_are_those_that_a_consumer_reads(seed: int, tmp_path: Path) -> None:
    """Transactions that aborted or are open, markers, gaps of the cleaner, several segments."""
    chance, records = random.Random(seed), Log()
    for _ in range(60):
        kind = chance.choice(("data", "data", "data", "marker", "roll", "hole"))
        producer = chance.randrange(3)
        if kind == "data":
            records.data(chance.choice((-1, producer)), count=chance.randrange(1, 6))
        elif kind == "marker":
            records.marker(producer, 0, commit=chance.random() < 0.5)
        elif kind == "hole":
            records.end += chance.randrange(4)
        elif records.segments[max(records.segments)]:
            records.roll()
    for producer in range(chance.randrange(4)):
        records.marker(producer, 0, commit=False)
    records.write(tmp_path / "t-0")
    positions = sorted(chance.sample(range(records.end + 1), 9))
    log(tmp_path, plain(0, *(commit(f"g{at}", "t", 0, at) for at in positions)))
    read = kafkafmt.read_records(tmp_path / "t-0", isolation="read_committed")
    offsets = read.column("offset").to_pylist()
    left = {row["committedOffset"]: row["recordsLeft"] for row in read_lag(tmp_path).to_pylist()}
    assert left == {at: sum(offset >= at for offset in offsets) for at in positions}


def test_a_commit_of_an_earlier_topic_of_the_name_is_out_of_range(tmp_path: Path) -> None:
    """Kafka 4.1 and later: OffsetMetadataManager does not give it to a consumer."""
    ids = bytes(15) + b"\x07", bytes(15) + b"\x09", bytes(16)
    log(tmp_path, plain(0, *(identified(name, at) for name, at in zip("abc", ids, strict=True))))
    records = Log()
    records.data(count=10)
    directory = records.write(tmp_path / "t-0")
    (directory / "partition.metadata").write_text("version: 0\ntopic_id: AAAAAAAAAAAAAAAAAAAACQ\n")
    rows = {row["group"]: row for row in read_lag(tmp_path).to_pylist()}
    assert "of topic id AAAAAAAAAAAAAAAAAAAABw" in rows["a"]["outOfRange"]
    assert [rows[name]["outOfRange"] for name in "bc"] == [None, None]
    assert [rows[name]["recordsLeft"] for name in "abc"] == [10, 6, 6]


def identified(group: str, topic_id: bytes) -> Rec:
    """A commit of version 4, with a topic id."""
    key = struct.pack(">h", 1) + text(group) + text("t") + struct.pack(">i", 0)
    value = struct.pack(">hqi", 4, 4, 5) + b"\x01" + struct.pack(">q", 1000)
    return Rec(key, value + b"\x01\x00\x10" + topic_id)


def test_damage_in_what_is_left_is_told(tmp_path: Path) -> None:
    log(tmp_path, plain(0, commit("g", "t", 0, 2)))
    records = Log()
    for _ in range(5):
        records.data()
    for spoilt, count, code in ((1, 3, 0), (3, 2, 1)):
        records.spoil(spoilt)
        records.write(tmp_path / "t-0")
        done = run("offsets", "--json", tmp_path)
        assert (json_lines(done.stdout)[0]["recordsLeft"], done.exit_code) == (count, code)


@pytest.mark.parametrize(("offset", "lag"), [(4, 1), (5, 0), (6, -1), (300, -295)])
def test_the_lag_is_that_of_kafka_whatever_the_log_has(
    tmp_path: Path, offset: int, lag: int
) -> None:
    """ConsumerGroupCommand: the end less the committed offset, below zero where that is beyond."""
    log(tmp_path, plain(0, commit("g", "t", 0, offset)))
    (tmp_path / "t-0").mkdir()
    records = [Rec(b"k", b"v", offset_delta=each) for each in range(5)]
    (tmp_path / "t-0" / f"{0:020}.log").write_bytes(record_batch(records))
    (row,) = read_lag(tmp_path).to_pylist()
    assert (row["committedOffset"], row["logEndOffset"], row["lag"]) == (offset, 5, lag)
    assert row["recordsLeft"] == max(lag, 0)
    assert (row["outOfRange"] is None) == (lag >= 0)
    assert run("offsets", tmp_path).exit_code == 0


def test_a_group_that_reads_the_topic_of_the_commits_has_a_lag(tmp_path: Path) -> None:
    own = commit("monitor", "__consumer_offsets", 3, 1)
    log(tmp_path, plain(0, commit("g", "t", 0, 4)), plain(1, own))
    monitor = next(row for row in read_lag(tmp_path).to_pylist() if row["group"] == "monitor")
    assert (monitor["committedOffset"], monitor["logEndOffset"], monitor["lag"]) == (1, 2, 1)


def test_a_topic_whose_directory_cannot_be_listed_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its lag is unknown for another reason than that the source does not have it."""
    log(tmp_path, plain(0, commit("g", "t", 0, 4)))
    for name in ("t-0", "t-1"):
        (tmp_path / name).mkdir()
        (tmp_path / name / f"{0:020}.log").write_bytes(record_batch([Rec(b"k", b"v")]))
    listed = os.scandir

    def refuse(path: str) -> object:
        if Path(path).parent == tmp_path and Path(path).name.startswith("t-"):
            raise OSError(errno.EIO, "Input/output error", path)
        return listed(path)

    monkeypatch.setattr(os, "scandir", refuse)
    damage: list[Damage] = []
    (row,) = read_lag(tmp_path, on_damage="collect", damage=damage).to_pylist()
    assert (row["committedOffset"], row["lag"]) == (4, None)
    assert [(found.topic, found.partition) for found in damage] == [("t", 0)]
    assert run("offsets", tmp_path).exit_code == 1
    with pytest.raises(OSError, match="t-0"):
        read_lag(tmp_path, on_damage="raise")


def test_ages_count_to_the_moment_asked_for_also_to_1970(tmp_path: Path) -> None:
    log(tmp_path, plain(0, commit("g", "t", 0, 1)))
    (latest,) = read_lag(tmp_path).to_pylist()
    (first,) = read_lag(tmp_path, as_of_timestamp=0).to_pylist()
    at = read_lag(tmp_path)["commitTimestamp"].cast(pa.int64())[0].as_py()
    assert at > 0
    assert (latest["ageMs"], first["ageMs"]) == (0, -at)
