"""Reading an offset range in a task while a segment is replaced."""

from __future__ import annotations

from itertools import chain, repeat
from pathlib import Path

import pytest

from kafkafmt._base.damage import Damage
from kafkafmt.lake.export.task import OffsetSlice, TableReader
from kafkafmt.lake.plan import followed_logs
from kafkafmt.lake.plan.admission import OffsetRange
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.log.scan.query import Query
from tests.support.encoder import Rec, record_batch


@pytest.mark.parametrize("sound", [0, 1])
def test_damage_is_told_once_of_a_segment_that_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sound: int
) -> None:
    log = tmp_path / "orders-0"
    log.mkdir()
    bad = record_batch([Rec(b"k", b"v")], base_offset=0, crc=1)
    good = record_batch([Rec(b"k", b"v")], base_offset=1)
    (log / f"{0:020}.log").write_bytes(bad + good * sound)
    # For two tries, each access finds another file.
    identities = chain(zip(repeat(0), range(4), strict=False), repeat((1, 1)))
    monkeypatch.setattr(followed_logs, "identity", lambda path: next(identities))
    read = LogRead(Query(source=(str(tmp_path),), on_damage="collect"))
    work = OffsetSlice(read, [OffsetRange("orders-0", str(log), 0, 2, len(bad))])
    damage: list[Damage] = []
    rows = [batch.num_rows for batch in TableReader(read).records(work, damage)]
    assert rows == [1] * sound
    assert [row.kind for row in damage] == ["bad_checksum"]
    assert next(identities) == (1, 1)
