"""Batches and records as objects that the kernel makes: what they have beyond table rows."""

import copy
import dataclasses
import gc
import pickle
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt.segment.record import grammar
from kafkafmt.storage.window import PIECE_SIZE
from tests.support.encoder import Rec, message, record_batch, wrapper
from tests.support.engines import engine as engine
from tests.support.engines import has_kernel, taking

HEADERS = ((b"trace", b"1"), (b"", None), (b"trace", b""))
BATCH = record_batch(
    [Rec(b"k", b"v", HEADERS), Rec(None, b"", (), 1, 5), Rec(b"", None, HEADERS, 2, -5)],
    base_offset=70,
    base_timestamp=1000,
    producer_id=9,
    base_sequence=2**31 - 2,
)
SET = wrapper([message(magic=1, offset=n, value=b"%d" % n) for n in range(3)], offset=5, magic=1)
PLAIN = message(magic=1, offset=6, key=b"k", value=b"v", timestamp=8)

by_kernel = pytest.mark.skipif(not has_kernel(), reason="the kernel is not compiled")


def _batches(data: Any, **options: Any) -> list[kafkafmt.Batch]:
    with kafkafmt.open_segment(data, **options) as segment:
        return list(segment)


@pytest.mark.usefixtures("engine")
def test_records_are_what_was_written() -> None:
    headers = (("trace", b"1"), ("", None), ("trace", b""))
    (batch,) = _batches(BATCH)
    assert batch.records() == [
        kafkafmt.Record(70, 1000, 0, 2**31 - 2, b"k", b"v", headers),
        kafkafmt.Record(71, 1005, 0, 2**31 - 1, None, b"", ()),
        kafkafmt.Record(72, 995, 0, 0, b"", None, headers),
    ]
    assert list(batch.iter_records()) == batch.records()


@pytest.mark.usefixtures("engine")
def test_a_record_is_a_frozen_dataclass() -> None:
    record = _batches(BATCH)[0].records()[0]
    assert type(record) is kafkafmt.Record
    with pytest.raises(dataclasses.FrozenInstanceError):
        record.offset = 1  # type: ignore[misc]
    with pytest.raises((AttributeError, TypeError)):
        record.color = 1  # type: ignore[attr-defined]
    twin = _batches(BATCH)[0].records()[0]
    assert record == twin
    assert hash(record) == hash(twin)
    assert dataclasses.replace(record, offset=1).offset == 1
    assert copy.deepcopy(record) == record
    assert pickle.loads(pickle.dumps(record)) == record
    assert repr(record) == (
        "Record(offset=70, timestamp=1000, timestamp_type=0, sequence=2147483646, key=b'k', "
        "value=b'v', headers=(('trace', b'1'), ('', None), ('trace', b'')))"
    )


@pytest.mark.usefixtures("engine")
def test_a_batch_cannot_be_changed() -> None:
    (batch,) = _batches(BATCH)
    with pytest.raises(AttributeError):
        batch.producer_id = 1  # type: ignore[misc]


@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize("count", [1, 7, 8, 9, 20])
def test_names_of_headers_change_from_record_to_record(count: int) -> None:
    """The kernel keeps a few names, by their place."""
    recs = [
        Rec(headers=tuple((b"%d" % (n * (n + turn) % 3), b"%d" % n) for n in range(count)))
        for turn in range(5)
    ]
    (batch,) = _batches(record_batch(recs))
    assert [record.headers for record in batch.records()] == [
        tuple((name.decode(), value) for name, value in rec.headers) for rec in recs
    ]


@by_kernel
@pytest.mark.parametrize("data", [BATCH, SET, PLAIN, record_batch([Rec()], crc=1)])
def test_the_generated_parsers_are_asked_for_the_tree_only(
    data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed = []

    def stream(data: bytes) -> Any:
        parsed.append(len(data))
        return real(data)

    real = grammar.stream
    monkeypatch.setattr(grammar, "stream", stream)
    with taking("columnar"):
        (batch,) = _batches(data)
        assert batch.records()
        assert batch.count
        assert parsed == []
        assert batch.tree.header
    assert parsed == [len(data)]


@by_kernel
def test_the_reference_engine_makes_objects_by_the_parsers(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(data: bytes) -> Any:
        raise AssertionError("the generated parsers are in use")

    monkeypatch.setattr(grammar, "stream", refuse)
    with taking("reference"), pytest.raises(AssertionError):
        _batches(BATCH)


@pytest.mark.usefixtures("engine")
def test_batches_outlive_their_segment(tmp_path: Path) -> None:
    path = tmp_path / "00000000000000000000.log"
    path.write_bytes(BATCH + SET)
    segment = kafkafmt.open_segment(path)
    batches = list(segment)
    segment.close()
    path.write_bytes(b"\0" * len(BATCH + SET))
    del segment
    assert [each.offset for batch in batches for each in batch.records()] == [70, 71, 72, 3, 4, 5]
    assert [batch.computed_crc for batch in batches] == [batch.crc for batch in batches]


@pytest.mark.usefixtures("engine")
def test_batches_longer_than_a_piece_and_across_its_end() -> None:
    sizes = [10, PIECE_SIZE, 1, 2 * PIECE_SIZE, PIECE_SIZE - 200, 5]
    data = [record_batch([Rec(b"k", bytes(size))], base_offset=n) for n, size in enumerate(sizes)]
    batches = _batches(b"".join(data))
    assert [batch.base_offset for batch in batches] == list(range(len(sizes)))
    assert [len(record.value or b"") for b in batches for record in b.records()] == sizes


@pytest.mark.usefixtures("engine")
def test_what_follows_damage_fits_to_what_came_before() -> None:
    """Framing receives the offsets that the kernel read: 3 cannot follow 70."""
    old = record_batch([Rec()], base_offset=3)
    next_ = record_batch([Rec()], base_offset=73)
    damaged = bytearray(BATCH)
    damaged[8:12] = (len(BATCH) + len(old) - 12).to_bytes(4, "big")
    data = BATCH + bytes(damaged) + old + next_
    batches = _batches(data, on_damage="skip")
    assert [batch.base_offset for batch in batches if batch.is_valid] == [70, 73]


@pytest.mark.usefixtures("engine")
def test_objects_of_one_segment_are_made_on_several_threads() -> None:
    batches = _batches(b"".join([BATCH, SET, PLAIN]) * 50)
    expected = [batch.records() for batch in batches]
    with ThreadPoolExecutor(8) as pool:
        for _ in range(3):
            assert list(pool.map(kafkafmt.Batch.records, batches)) == expected


@by_kernel
def test_records_do_not_occupy_the_cycle_collector() -> None:
    with taking("columnar"):
        (record, *_) = _batches(BATCH)[0].records()
    assert not gc.is_tracked(record)


@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize(
    ("limits", "data"),
    [
        (kafkafmt.Limits(batch_records=2), BATCH),
        (kafkafmt.Limits(batch_records=2), SET),
        (kafkafmt.Limits(record_headers=2), BATCH),
        (kafkafmt.Limits(batch_headers=2), BATCH),
        (kafkafmt.Limits(batch_bytes=100), SET),
    ],
)
def test_limits_hold(limits: kafkafmt.Limits, data: bytes) -> None:
    (batch,) = _batches(data, limits=limits)
    with pytest.raises(kafkafmt.errors.LimitExceededError) as caught:
        batch.records()
    assert caught.value.position == 0


@by_kernel
def test_the_kernel_refuses_bytes_that_are_no_entry() -> None:
    from kafkafmt.segment.engine.kernel._kernel import EntryHeader

    for data in (b"", BATCH[:25], BATCH[:60], PLAIN[:33], bytes([7] * 99)):
        with pytest.raises(ValueError, match="entry"):
            EntryHeader(data, 0, True, kafkafmt.Limits())
