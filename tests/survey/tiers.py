"""A log in a bucket, whose copies overlap, and of two histories."""

from __future__ import annotations

from pathlib import Path

import kafkafmt
from tests.support.encoder import Rec, record_batch
from tests.support.tier import Segment, Tier


def batches(first: int, stop: int, epoch: int = 0, mark: str = "v") -> bytes:
    """A batch for each offset."""
    return b"".join(
        record_batch(
            [Rec(b"k", f"{mark}{offset}".encode())], base_offset=offset, leader_epoch=epoch
        )
        for offset in range(first, stop)
    )


def tier_of_two_histories(root: Path) -> Path:
    """Offsets 0 to 119: a leader died after it had copied what the next one does not have."""
    tier = Tier(root / "bucket", chunk_size=50)
    lost = batches(0, 50) + batches(50, 100, mark="lost")
    tier.put(Segment(lost, 0, 99, {0: 0}))
    tier.put(Segment(batches(20, 40), 20, 39, {0: 20}))
    tier.put(Segment(batches(50, 120, 1), 50, 119, {1: 50}, checkpoint=[(0, 0), (1, 50)]))
    return tier.root


def records(root: Path) -> list[tuple[int, str]]:
    """Offset and value of each."""
    table = kafkafmt.read_records(str(root))
    found = [(row["offset"], row["value"].decode()) for row in table.to_pylist()]
    assert found == [(offset, f"v{offset}") for offset in range(120)]
    return found
