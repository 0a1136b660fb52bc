"""What Kafka's own reader found in each case of ``conformance/golden``, in kafkafmt's columns.

``CASES`` lists all cases; ``load(name)`` returns a case as rows (plain dicts with the columns of
``read_batches``, ``read_records`` and ``read_damage``; timestamps as int milliseconds).
The few header fields that Kafka's reader did not list are taken from the bytes with ``struct``;
kafkafmt itself is not used here.
"""

import base64
import json
import struct
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

GOLDEN = Path(__file__).parents[1] / "conformance" / "golden"
CASES = tuple(sorted(path.parent.name for path in GOLDEN.glob("*/case.json")))
Row = dict[str, Any]

TIMESTAMP_TYPES = {"CreateTime": 0, "LogAppendTime": 1, "NoTimestampType": -1}
BATCH_ATTRIBUTES = {
    "position": "position",
    "sizeInBytes": "size_in_bytes",
    "magic": "magic",
    "baseOffset": "base_offset",
    "lastOffset": "last_offset",
    "count": "count",
    "crc": "crc",
    "isValid": "is_valid",
    "compression": "compression",
    "timestampType": "timestamp_type",
    "baseTimestamp": "base_timestamp",
    "maxTimestamp": "max_timestamp",
    "leaderEpoch": "partition_leader_epoch",
    "producerId": "producer_id",
    "producerEpoch": "producer_epoch",
    "baseSequence": "base_sequence",
    "lastSequence": "last_sequence",
    "isTransactional": "is_transactional",
    "isControl": "is_control",
    "deleteHorizonMs": "delete_horizon_ms",
}
"""The attribute of a batch, by the column."""
# columns of a v2 header that older formats do not have
_V2_BATCH = (
    *("leaderEpoch", "producerId", "producerEpoch", "baseSequence", "lastSequence"),
    "deleteHorizonMs",
)


@dataclass(frozen=True)
class Case:
    """One directory of the corpus and its truth. The lists are shared: do not change them."""

    name: str
    path: Path
    info: Row
    batches: list[Row]
    records: list[Row]
    damage: list[Row]
    control: dict[tuple[str, int], tuple[str, int | None]]
    committed: list[int] | None

    @property
    def segments(self) -> list[Path]:
        """The segment files, by base offset."""
        return sorted(self.path.glob("*.log"))

    @property
    def damaged(self) -> bool:
        """Whether any batch fails its checksum (tails do not count)."""
        return any(not batch["isValid"] for batch in self.batches)


def _lines(path: Path) -> list[Row]:
    with path.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def from_base64(text: str | None) -> bytes | None:
    """The bytes of a key or a value in a line of JSON; null stays ``None``."""
    return None if text is None else base64.b64decode(text)


def _base_timestamp(truth: Row, data: bytes) -> int | None:
    """The raw header field; older formats do not have it."""
    if truth["magic"] < 2:
        return None
    value: int = struct.unpack_from(">q", data, truth["position"] + 27)[0]
    return value


def _batch_row(truth: Row, data: bytes, records: int) -> Row:
    magic = truth["magic"]
    base_offset, count = truth["base_offset"], truth["count"]
    if isinstance(base_offset, str):  # the exception of Java while it decompressed the message
        base_offset = None
    elif magic < 2:
        count = records if truth["is_valid"] else 1
    row = {column: truth.get(name) for column, name in BATCH_ATTRIBUTES.items()}
    return row | {
        **{"topic": None, "partition": None, "segment": truth["segment"]},
        **{"baseOffset": base_offset, "count": count},
        "timestampType": TIMESTAMP_TYPES[truth["timestamp_type"]],
        "baseTimestamp": _base_timestamp(truth, data),
        **({} if magic == 2 else dict.fromkeys(_V2_BATCH)),
    }


def _record_row(truth: Row, batch: Row) -> Row:
    return {
        "key": from_base64(truth["key"]),
        "value": from_base64(truth["value"]),
        "topic": None,
        "partition": None,
        "offset": truth["offset"],
        "timestamp": None if truth["timestamp"] == -1 else truth["timestamp"],
        "timestampType": TIMESTAMP_TYPES[truth["timestamp_type"]],
        "headers": [{"key": key, "value": from_base64(value)} for key, value in truth["headers"]],
        "magic": batch["magic"],
        "compression": batch["compression"],
        "leaderEpoch": batch["leaderEpoch"],
        "producerId": batch["producerId"],
        "producerEpoch": batch["producerEpoch"],
        "sequence": truth["sequence"] if batch["magic"] == 2 else None,
        "isTransactional": batch["isTransactional"],
        "isControl": batch["isControl"],
        "segment": truth["segment"],
        "batchPosition": truth["batch_position"],
    }


def _damage_rows(batches: list[Row], ends: list[Row]) -> list[Row]:
    """Batches that fail their checksum, then the bytes after the last entry of each segment.

    Five zero bytes of a truncated header are a truncated tail: Kafka's reader just stopped. Zeroes
    are a preallocated tail where it found a "size 0".
    """
    rows = []
    for end in ends:
        name = end["segment"]
        rows += [
            {"position": b["position"], "length": b["sizeInBytes"], "kind": "bad_checksum"}
            | {"topic": None, "partition": None, "segment": name}
            for b in batches
            if b["segment"] == name and not b["isValid"]
        ]
        start, thrown = end["end_of_last_batch"], end["error_after_last_batch"]
        if start < end["file_size"]:
            kind = "zero_tail" if thrown and "record size 0 " in thrown else "truncated_tail"
            rows.append(
                {"position": start, "length": end["file_size"] - start, "kind": kind}
                | {"topic": None, "partition": None, "segment": name}
            )
    return rows


def _rows(
    path: Path, prefix: str
) -> tuple[list[Row], list[Row], dict[tuple[str, int], tuple[str, int | None]]]:
    truths = _lines(path / f"{prefix}records.jsonl")
    inner = Counter((truth["segment"], truth["batch_position"]) for truth in truths)
    data: dict[str, bytes] = {}
    batches: dict[tuple[str, int], Row] = {}
    for truth in _lines(path / f"{prefix}batches.jsonl"):
        name = truth["segment"]
        if name not in data:
            data[name] = (path / name).read_bytes()
        at = (name, truth["position"])
        batches[at] = _batch_row(truth, data[name], inner[at])
    records = [_record_row(t, batches[t["segment"], t["batch_position"]]) for t in truths]
    control = {
        (truth["segment"], truth["offset"]): (truth["control_type"], truth["coordinator_epoch"])
        for truth in truths
        if "control_type" in truth
    }
    return list(batches.values()), records, control


@cache
def load(name: str) -> Case:
    """The case called ``name``, with its truth."""
    path = GOLDEN / name
    batches, records, control = _rows(path, "")
    committed = path / "read_committed.jsonl"
    return Case(
        name=name,
        path=path,
        info=json.loads((path / "case.json").read_text(encoding="utf-8")),
        batches=batches,
        records=records,
        damage=_damage_rows(batches, json.loads((path / "segments.json").read_text())),
        control=control,
        committed=[line["offset"] for line in _lines(committed) if "offset" in line]
        if committed.exists()
        else None,
    )


@cache
def load_checkpoints(name: str) -> tuple[list[Row], list[Row]]:
    """Batches and records of the KRaft snapshots of a case, of all its checkpoint files."""
    batches, records, _ = _rows(GOLDEN / name, "checkpoint-")
    return batches, records


CHECKPOINT_CASES = tuple(
    name for name in CASES if (GOLDEN / name / "checkpoint-batches.jsonl").exists()
)
COMMITTED_CASES = tuple(name for name in CASES if (GOLDEN / name / "read_committed.jsonl").exists())


@cache
def representatives() -> frozenset[str]:
    """The first case of each class: of the same kinds of batches, records and damage."""
    classes: dict[object, str] = {}
    for case in map(load, CASES):
        kinds = {tuple(batch[name] for name in _KIND) for batch in case.batches}
        contents = {(bool(each["headers"]), each["value"] is None) for each in case.records}
        damage = {each["kind"] for each in case.damage}
        key = *map(frozenset, (kinds, contents, damage)), len(case.segments) > 1
        files = case.name in CHECKPOINT_CASES, case.committed is None
        classes.setdefault((key, files), case.name)
    return frozenset(classes.values())


_KIND = ("magic", "compression", "timestampType", "isTransactional", "isControl", "isValid")
