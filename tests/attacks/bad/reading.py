"""Read bytes in every way, and check the rules that apply to any bytes.

- ``skip`` raises nothing, and returns complete batches only;
- ``read_damage`` and ``read_batches`` raise only what framing itself finds;
- by default, the error is a ``KafkaFormatError`` with file, position and reason.
"""

from dataclasses import dataclass

import kafkafmt
from kafkafmt.storage.segment_file import SegmentFile
from tests.support.tables import Row, rows


@dataclass(frozen=True)
class Reading:
    """The result: records, damage, and the error by default (``None`` for valid bytes)."""

    records: list[Row]
    damage: list[Row]
    error: kafkafmt.KafkaFormatError | None

    def at(self, *positions: int) -> list[Row]:
        return [row for row in self.records if row["batchPosition"] in positions]


def read(data: bytes | SegmentFile, limits: kafkafmt.Limits | None = None) -> Reading:
    """Read ``data`` with both engines and check the rules for any bytes."""
    options = {"include_control": True, "limits": limits}
    records = rows(kafkafmt.read_records(data, on_damage="skip", **options))  # type: ignore[arg-type]
    damage = rows(kafkafmt.read_damage(data, limits=limits))
    error = None
    try:
        kafkafmt.read_records(data, **options)  # type: ignore[arg-type]
    except kafkafmt.KafkaFormatError as raised:
        error = raised
    _hold(data.size if isinstance(data, SegmentFile) else len(data), records, damage, error)
    return Reading(records, damage, error)


def _hold(
    size: int, records: list[Row], damage: list[Row], error: kafkafmt.KafkaFormatError | None
) -> None:
    listed = [row for row in damage if not row["kind"].endswith("_tail")]
    if error is None:
        assert listed == []
    else:
        assert listed
        assert error.reason
        assert error.source is not None
        assert error.position == listed[0]["position"]
    end = 0
    for row in damage:
        assert row["message"]
        assert row["length"] > 0
        assert row["position"] >= end
        end = row["position"] + row["length"]
    assert end <= size
    within = {row["batchPosition"] for row in records}
    for row in damage:
        assert not any(row["position"] <= p < row["position"] + row["length"] for p in within)
