"""``kafkafmt.stats`` and ``kafkafmt stats``: sums by group are those of plain Python."""

from __future__ import annotations

import random
import struct
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt.log import grouping
from tests.cli.running import json_lines, run
from tests.support.encoder import FRAMINGS, Rec, flip, record_batch
from tests.support.engines import engine
from tests.support.files import put
from tests.support.tables import rows
from tests.survey.brokers import checkpoint_of

pytestmark = pytest.mark.usefixtures("engine")
__all__ = ["engine"]
Row = dict[str, Any]
HOUR = 3_600_000
TIME = 1_700_000_000_000


def write(directory: Path, batches: list[list[Row]], roll: int = 5) -> None:
    """Write a log of batches; each has one producer."""
    for start in range(0, len(batches), roll):
        entries = []
        for at, records in enumerate(batches[start : start + roll]):
            first = records[0]
            encoded = [
                Rec(
                    row["key"],
                    row["value"],
                    row["headers"],
                    offset_delta=row["offset"] - first["offset"],
                    timestamp_delta=row["timestamp"] - first["timestamp"],
                )
                for row in records
            ]
            entries.append(
                record_batch(
                    encoded,
                    base_offset=first["offset"],
                    base_timestamp=first["timestamp"],
                    max_timestamp=max(row["timestamp"] for row in records),
                    producer_id=first["producer"] if first["producer"] is not None else -1,
                    framing=list(FRAMINGS)[at % len(FRAMINGS)],
                )
            )
        put(directory / f"{batches[start][0]['offset']:020}.log", *entries)


def made(seed: int, count: int = 20) -> list[list[Row]]:
    chance = random.Random(seed)
    batches, offset = [], 0
    for _ in range(count):
        producer = chance.choice([None, 7, 8])
        batch = []
        for _ in range(chance.randrange(1, 30)):
            headers = ((b"trace", b"x" * chance.randrange(9)), (b"none", None))
            batch.append(
                {
                    "offset": offset,
                    "key": chance.choice([None, b"", *(b"k%d" % n for n in range(9))]),
                    "value": None if chance.random() < 0.2 else b"v" * chance.randrange(300),
                    "headers": headers[: chance.randrange(3)],
                    "timestamp": TIME + chance.randrange(-2, 5) * HOUR + chance.randrange(HOUR),
                    "producer": producer,
                }
            )
            offset += 1
        batches.append(batch)
    return batches


def with_keys(*keys: bytes | None, time: int = TIME) -> list[Row]:
    """Records of one time, without headers."""
    fields = {"value": b"v", "headers": (), "timestamp": time, "producer": None}
    return [{"offset": offset, "key": key, **fields} for offset, key in enumerate(keys)]


def size(row: Row) -> int:
    headers = sum(len(name) + len(value or b"") for name, value in row["headers"])
    return len(row["key"] or b"") + len(row["value"] or b"") + headers


GROUPS: dict[str, Callable[[Row], Any]] = {
    "key": lambda row: row["key"],
    "producer": lambda row: row["producer"],
    "size": lambda row: 0 if not size(row) else 2 ** (size(row).bit_length() - 1),
    "hour": lambda row: row["timestamp"] // HOUR * HOUR,
}


def expected(records: list[Row], by: str) -> dict[Any, Row]:
    groups: dict[Any, list[Row]] = defaultdict(list)
    for record in records:
        groups[GROUPS[by](record)].append(record)
    return {
        group: {
            "records": len(some),
            "bytes": sum(map(size, some)),
            "firstOffset": some[0]["offset"],
            "lastOffset": some[-1]["offset"],
            "nullValues": sum(row["value"] is None for row in some),
        }
        for group, some in groups.items()
    }


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    for partition in range(2):
        write(tmp_path / f"orders-{partition}", made(partition))
    return tmp_path


def flat(seed: int) -> list[Row]:
    return [row for batch in made(seed) for row in batch]


def numbered(table: Any, by: str) -> list[Row]:
    at = table.schema.get_field_index(by)
    return rows(table.set_column(at, by, table[by].cast("int64")) if by == "hour" else table)


@pytest.mark.parametrize("by", GROUPS)
@pytest.mark.parametrize("spills", [False, True])
def test_sums_by_group(disk: Path, by: str, spills: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if spills:
        monkeypatch.setattr(grouping, "_BYTES", 300)
        monkeypatch.setattr(grouping, "_PIECE", 60)
    listed = numbered(kafkafmt.stats(disk, by=by), by)
    total = sum(map(size, flat(0) + flat(1)))
    for partition in range(2):
        found = {row[by]: row for row in listed if row["partition"] == partition}
        wanted = expected(flat(partition), by)
        assert found.keys() == wanted.keys()
        for group, sums in wanted.items():
            assert {name: found[group][name] for name in sums} == sums
            assert found[group]["share"] == pytest.approx(sums["bytes"] / total)
            assert found[group]["others"] is None
    if by in ("size", "hour"):
        places = [(row["partition"], row[by]) for row in listed]
        assert places == sorted(places)
    else:
        sizes = [row["bytes"] for row in listed]
        assert sizes == sorted(sizes, reverse=True)


def test_the_largest_groups_and_one_row_of_all_others(disk: Path) -> None:
    *largest, others = rows(kafkafmt.stats(disk, by="key", limit=3, partitions=0))
    wanted = sorted(expected(flat(0), "key").values(), key=lambda sums: -sums["bytes"])
    assert [row["bytes"] for row in largest] == [sums["bytes"] for sums in wanted[:3]]
    assert others["others"] == len(wanted) - 3
    assert others["bytes"] == sum(sums["bytes"] for sums in wanted[3:])
    assert others["records"] == sum(sums["records"] for sums in wanted[3:])


def test_a_partition_has_its_distribution(disk: Path) -> None:
    by_partition = {row["partition"]: row for row in kafkafmt.stats(disk).to_pylist()}
    for partition, row in by_partition.items():
        records = flat(partition)
        sizes = sorted(map(size, records))
        assert row["records"] == len(records)
        assert row["bytes"] == sum(sizes)
        assert row["nullKeys"] == sum(record["key"] is None for record in records)
        assert row["distinctKeys"] == len({record["key"] for record in records} - {None})
        for name, percent in (("median", 50), ("percentile90", 90), ("percentile99", 99)):
            rank = -(-len(sizes) * percent // 100)
            assert row[f"{name}Bytes"] == sizes[rank - 1]
        largest = sorted(records, key=lambda record: (-size(record), record["offset"]))[:5]
        assert row["largest"] == [{"offset": one["offset"], "bytes": size(one)} for one in largest]
        assert row["isCleanerBehind"] is None


def test_filters_choose_what_is_counted(disk: Path) -> None:
    (row,) = rows(kafkafmt.stats(disk, partitions=0, null="value"))
    assert row["records"] == sum(row["value"] is None for row in flat(0))
    by_log = kafkafmt.stats(disk, start_offset={"orders": {0: 5, 1: 7}}).to_pylist()
    assert {row["partition"]: row["firstOffset"] for row in by_log} == {0: 5, 1: 7}


def test_a_cleaner_that_is_behind(disk: Path) -> None:
    sizes = {int(path.stem): path.stat().st_size for path in (disk / "orders-0").glob("*.log")}
    bases = sorted(sizes)
    checkpoint_of(disk, "cleaner", {("orders", "0"): bases[-1], ("orders", "1"): 0})
    first, second = rows(kafkafmt.stats(disk).sort_by("partition"))
    assert (first["cleanedOffset"], first["dirtyBytes"]) == (bases[-1], sizes[bases[-1]])
    assert (first["isCleanerBehind"], second["isCleanerBehind"]) == (False, True)
    checkpoint_of(disk, "cleaner", {("orders", "0"): bases[1]})
    first, second = rows(kafkafmt.stats(disk).sort_by("partition"))
    assert first["dirtyBytes"] == sum(sizes[base] for base in bases[1:])
    assert (first["isCleanerBehind"], second["isCleanerBehind"]) == (True, None)


def commit_key(group: str, topic: str = "orders", version: int = 1) -> bytes:
    texts = (group, topic) if version < 2 else (group,)
    body = b"".join(struct.pack(">h", len(text.encode())) + text.encode() for text in texts)
    return struct.pack(">h", version) + body + (b"\0\0\0\1" if version < 2 else b"")


def test_groups_are_those_of_the_coordinator(disk: Path) -> None:
    names = ["billing"] * 5 + ["größe"] * 2
    keys = [commit_key(name) for name in names]
    keys += [commit_key("billing", version=2), commit_key("new", version=3), b"\0", b"\0\1\0\x7f"]
    write(disk / "__consumer_offsets-0", [with_keys(*keys)])
    found = json_lines(run("stats", "--by", "group", "--json", disk).stdout)
    assert {row["group"]: (row["records"], row["firstOffset"]) for row in found} == {
        "billing": (6, 0),
        "größe": (2, 5),
        "new": (1, 8),
        None: (2, 9),
    }
    assert all(row["topic"] == "__consumer_offsets" for row in found)


def test_times_beyond_calendars(tmp_path: Path) -> None:
    write(tmp_path / "orders-0", [with_keys(b"k", time=1_793_472_000_000_000)])
    (row,) = json_lines(run("stats", "--by", "hour", "--json", tmp_path).stdout)
    assert row["hour"] == "1793471997600000"
    assert run("stats", "--by", "hour", tmp_path).exit_code == 0


def test_keys_that_are_no_text_are_base64(tmp_path: Path) -> None:
    write(tmp_path / "orders-0", [with_keys(b"plain", b"\xff\x00", None)])
    found = json_lines(run("stats", "--by", "key", "--json", tmp_path).stdout)
    assert {(row["key"], row["keyEncoding"]) for row in found} == {
        ("plain", None),
        ("/wA=", "base64"),
        (None, None),
    }


def test_damage_is_said_and_counted(disk: Path) -> None:
    flip(next((disk / "orders-0").glob("*.log")), -1)
    with pytest.raises(kafkafmt.KafkaFormatError):
        kafkafmt.stats(disk)
    assert run("stats", disk).exit_code == 1
    found = run("stats", "--on-damage", "collect", "--json", disk)
    assert found.exit_code == 1
    assert "damage: " in found.stderr
    assert len(json_lines(found.stdout)) == 2


def test_wrong_use(disk: Path) -> None:
    with pytest.raises(ValueError, match="by is key, producer, group, size or hour"):
        kafkafmt.stats(disk, by="topic")
    assert run("stats", "--by", "topic", disk).exit_code == 2
    result = run("stats", "--by", "group", disk)
    assert result.exit_code == 2
    assert "__consumer_offsets" in result.stderr
