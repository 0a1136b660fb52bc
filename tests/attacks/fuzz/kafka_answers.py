"""The differences between kafkafmt and Kafka's own reader on a log.

Strategy: entry by entry, in Kafka's order. A valid entry must have the same header and records; an
entry that Kafka refuses must give no records here, and be damage. Kafka's reader accepts every
length and stops at the first impossible one; so after an entry whose length kafkafmt rejects, only
the entries that both read are compared.
"""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import kafkafmt
from kafkafmt.segment.record import control
from kafkafmt.segment.record.layout import KNOWN_MAGICS, MAGIC_V2
from tests.support.tables import Row, rows
from tests.support.truth import from_base64

MEANT = {
    "magic": "Kafka reads magic 3 and more as 2, below 0 as 1 (docs/reference/format.md)",
    "inner magic": "likewise in a wrapper (docs/reference/format.md, Compressed messages)",
    "linked blocks": "Kafka refuses such LZ4 frames (docs/reference/format.md, Codecs)",
    "memory": "Kafka allocates what a length claims; with more memory it finds that it lies",
    "behind damage": "Kafka believes a wrong length, or stops (docs/architecture.md)",
}
_ALWAYS = (
    *("sizeInBytes", "magic", "crc", "isValid", "compression", "timestampType"),
    *("baseOffset", "lastOffset", "maxTimestamp", "isTransactional", "isControl"),
)
_V2 = (
    *("count", "leaderEpoch", "producerId", "producerEpoch"),
    *("baseSequence", "lastSequence", "deleteHorizonMs"),
)
_RECORD = ("offset", "timestamp", "timestampType", "sequence", "key", "value", "headers")
_REASONS = {
    "OutOfMemoryError": "memory",
    "Dependent block stream is unsupported": "linked blocks",
    "at pos 17: validation failed": "inner magic",
}

Difference = tuple[str, str]  # what, one of MEANT or not, and the details


def differences(kafka: dict[str, Any], data: bytes) -> Iterator[Difference]:
    """Compare what ``AnswerSegments`` said of a log with the tables of one engine."""
    ours = _Ours(data)
    is_followed = True  # Kafka's lengths are those that are believed here
    for batch in kafka["batches"]:
        at = batch["position"]
        if batch["magic"] not in KNOWN_MAGICS:
            yield "magic", f"{batch['magic']} at {at}"
            if at in ours.batches or (is_followed and ours.gap_at(at) is None):
                yield "an unknown magic is no damage", f"at {at}"
        elif at in ours.batches:
            for what, detail in _batch_differences(batch, ours):
                reasons = (meant for words, meant in _REASONS.items() if words in detail)
                yield next(reasons, what), f"at {at}: {detail}"
            continue
        elif is_followed and batch["isValid"] and "thrown" not in batch:
            yield "a sound entry is missing", f"at {at}: {ours.gap_at(at)}"
        elif is_followed and ours.gap_at(at) is None:
            yield "a bad entry is no damage", f"at {at}"
        else:
            yield "behind damage", f"at {at}"
        is_followed &= ours.gap_at(at, batch["sizeInBytes"]) is not None
    if is_followed:
        yield from _end_differences(kafka, ours)


def _end_differences(kafka: dict[str, Any], ours: "_Ours") -> Iterator[Difference]:
    """What there is besides Kafka's entries: where it stops, and nothing before."""
    end, thrown = kafka["end"], kafka["thrown"]
    if end < len(ours.data):
        damage = ours.damage.get(end)
        is_tail = damage is not None and damage["kind"] == "truncated_tail"
        if damage is None or (is_tail and thrown):
            yield "the end differs", f"at {end}: {thrown}, here {damage}"
    found = {batch["position"] for batch in kafka["batches"]}
    for at in sorted({*ours.batches, *ours.damage} - found - {end}):
        yield "behind damage" if at > end else "Kafka finds nothing", f"at {at}"


class _Ours:
    """The tables of a log, by position."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        found = kafkafmt.read_batches(data, on_damage="skip")
        self.batches = {row["position"]: row for row in rows(found)}
        self.damage = {row["position"]: row for row in rows(kafkafmt.read_damage(data))}
        self.gaps = [at for at in self.damage if at not in self.batches]
        self.records: dict[int, list[Row]] = defaultdict(list)
        for row in rows(kafkafmt.read_records(data, on_damage="skip", include_control=True)):
            self.records[row["batchPosition"]].append(row)

    def gap_at(self, position: int, size: int | None = None) -> Row | None:
        """The damage that begins there or before, of that size, and no entry."""
        for at in self.gaps:
            row = self.damage[at]
            if size is None and at <= position < at + row["length"]:
                return row
            if (at, row["length"]) == (position, size):
                return row
        return None

    def control(self, position: int) -> list[tuple[Any, Any]]:
        """Types and epochs of the control records of a batch; "bad" where there is none."""
        with kafkafmt.open_segment(self.data, on_damage="skip") as segment:
            (batch,) = (batch for batch in segment if batch.position == position)
            records = batch.records()
        return [(_control(each, "type"), _control(each, "epoch")) for each in records]


def _control(record: kafkafmt.Record, what: str) -> Any:
    try:
        kind = control.control_type(record.key)
        if what == "type":
            return kind
        value = control.control_record(record.key, record.value).value
        return value["coordinatorEpoch"] if value is not None and kind < 2 else "bad"
    except kafkafmt.KafkaFormatError:
        return "bad"


def _batch_differences(batch: dict[str, Any], ours: _Ours) -> Iterator[Difference]:
    at = batch["position"]
    row, damage = ours.batches[at], ours.damage.get(at)
    for name in (*_ALWAYS, *(_V2 if batch["magic"] == MAGIC_V2 else ())):
        theirs = batch[name]
        expected = None if isinstance(theirs, dict) else theirs
        if row[name] != expected:
            yield f"{name} differs", f"{theirs}, here {row[name]} ({damage and damage['message']})"
    found = [tuple(record[name] for name in _RECORD) for record in ours.records[at]]
    if not batch["isValid"] or "thrown" in batch:
        if found or damage is None:
            yield "what Kafka refuses is read", f"{batch.get('thrown', 'checksum')}"
        return
    expected_records = [_record(record, batch) for record in batch["records"]]
    if damage is not None:
        yield "what Kafka reads is damage", damage["message"]
    elif found != expected_records:
        yield "records differ", f"{expected_records}, here {found}"
    elif batch["isControl"]:
        theirs = [
            (_or_bad(record["controlType"]), _or_bad(record["coordinatorEpoch"]))
            for record in batch["records"]
        ]
        if ours.control(at) != theirs:
            yield "control records differ", f"{theirs}, here {ours.control(at)}"


def _or_bad(value: Any) -> Any:
    return "bad" if isinstance(value, dict) else value


def _record(record: dict[str, Any], batch: dict[str, Any]) -> tuple[Any, ...]:
    is_v2 = batch["magic"] == MAGIC_V2
    return (
        record["offset"],
        None if record["timestamp"] == -1 else record["timestamp"],
        batch["timestampType"] if is_v2 else record["timestampType"],
        record["sequence"] if is_v2 else None,
        from_base64(record["key"]),
        from_base64(record["value"]),
        [{"key": name, "value": from_base64(value)} for name, value in record["headers"]],
    )
