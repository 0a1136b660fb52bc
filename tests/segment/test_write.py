"""What is written is read as it was, and what no broker could store is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt import Batch, Record
from kafkafmt.repair.write import control_record, encode_batch, encode_messages
from kafkafmt.segment.record.record_batch import RecordBatch
from tests.support.truth import GOLDEN

CODECS = ("none", "gzip", "snappy", "lz4", "zstd")
RECORDS = [
    Record(40, 1_700_000_000_000, 0, -1, b"key", b"value", (("a", b"1"), ("a", None), ("", b""))),
    Record(43, 1_600_000_000_000, 0, -1, None, b"x" * 100_000),
    Record(44, 1_800_000_000_000, 0, -1, b"", None),
]
MESSAGES = [Record(r.offset, r.timestamp, 0, -1, r.key, r.value) for r in RECORDS]


def batches(*, compressed: bool) -> Iterator[Batch]:
    """Return the sound batches of v2 that real brokers wrote."""
    for path in sorted(GOLDEN.glob("*/*.log")):
        with kafkafmt.open_segment(path, on_damage="skip") as segment:
            for batch in segment:
                is_of_v2 = batch.magic == 2 and batch.is_valid
                if is_of_v2 and (batch.compression != "none") is compressed:
                    yield batch


def test_a_decoded_batch_is_encoded_as_it_was() -> None:
    count = 0
    for batch in batches(compressed=False):
        assert encode_batch(batch.records(), like=batch) == bytes(batch.data), batch
        count += 1
    assert count > 500


def test_a_compressed_batch_has_the_same_payload() -> None:
    found = set()
    for batch in batches(compressed=True):
        assert isinstance(batch, RecordBatch)
        again = kafkafmt.open_batch(encode_batch(batch.records(), like=batch))
        assert isinstance(again, RecordBatch)
        again.ensure_valid()
        assert bytes(again.payload()) == bytes(batch.payload()), batch
        assert bytes(again.data[21:61]) == bytes(batch.data[21:61]), batch
        found.add(batch.compression)
    assert found == set(CODECS) - {"none"}


@pytest.mark.parametrize("codec", CODECS)
def test_records_of_v2_are_read_as_they_were(codec: str) -> None:
    batch = kafkafmt.open_batch(
        encode_batch(
            RECORDS,
            compression=codec,
            base_offset=38,
            leader_epoch=5,
            last_offset_delta=9,
            delete_horizon=1_900_000_000_000,
        )
    )
    batch.ensure_valid()
    assert batch.records() == RECORDS
    assert batch.compression == codec
    assert (batch.base_offset, batch.last_offset) == (38, 47)
    assert batch.delete_horizon_ms == 1_900_000_000_000
    assert (batch.partition_leader_epoch, batch.producer_id) == (5, -1)
    assert batch.max_timestamp == 1_800_000_000_000


@pytest.mark.parametrize("codec", CODECS[:-1])
@pytest.mark.parametrize("magic", [0, 1])
def test_messages_are_read_as_they_were(magic: int, codec: str, tmp_path: Path) -> None:
    written = MESSAGES
    if magic == 0:
        written = [replace(each, timestamp=-1, timestamp_type=-1) for each in MESSAGES]
    path = tmp_path / "00000000000000000040.log"
    path.write_bytes(encode_messages(written, magic=magic, compression=codec))
    with kafkafmt.open_segment(path) as segment:
        batches = list(segment)
    assert len(batches) == (len(written) if codec == "none" else 1)
    assert [record for batch in batches for record in batch.records()] == written
    for batch in batches:
        batch.ensure_valid()
        assert (batch.magic, batch.compression) == (magic, codec)
        assert all(each.crc == each.computed_crc for each in batch.message_checksums())


@pytest.mark.parametrize("codec", CODECS[:-1])
def test_the_time_of_the_broker_counts(codec: str) -> None:
    for data in (
        encode_batch(RECORDS, compression=codec, log_append_time=7),
        encode_messages(MESSAGES, compression=codec, log_append_time=7),
    ):
        with kafkafmt.open_segment(data) as segment:
            found = [record for batch in segment for record in batch.records()]
        assert {(each.timestamp, each.timestamp_type) for each in found} == {(7, 1)}


def test_pairs_follow_each_other() -> None:
    batch = kafkafmt.open_batch(
        encode_batch([(b"a", None), (None, b"")], base_offset=7, timestamp=5)
    )
    assert batch.records() == [Record(7, 5, 0, -1, b"a", None), Record(8, 5, 0, -1, None, b"")]
    empty = kafkafmt.open_batch(encode_batch([], base_offset=3, last_offset_delta=4))
    assert (empty.count, empty.last_offset, empty.records()) == (0, 7, [])


def test_control_records_are_written_as_brokers_wrote_them() -> None:
    found = set()
    for batch in batches(compressed=False):
        for record in batch.records() if batch.is_control else ():
            control = record.control
            assert control is not None
            assert control.value is not None
            written = control_record(control.type_name, **control.value)
            assert written == (record.key, record.value), control
            found.add(control.type_name)
    assert found == {"COMMIT", "ABORT", "LEADER_CHANGE", "KRAFT_VERSION", "KRAFT_VOTERS"}


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("COMMIT", {"coordinatorEpoch": 6}),
        ("ABORT", {"coordinatorEpoch": 6}),
        ("SNAPSHOT_HEADER", {"lastContainedLogTimestamp": 2**40}),
        ("SNAPSHOT_FOOTER", {}),
        (
            "LEADER_CHANGE",
            {
                "version": 1,
                "leaderId": 3,
                "voters": [{"voterId": 3, "voterDirectoryId": "K7jubhZoQ4-bLof-VSIz4A"}],
                "grantingVoters": [],
            },
        ),
    ],
)
def test_control_records_are_read_as_they_were(name: str, fields: dict[str, Any]) -> None:
    batch = kafkafmt.open_batch(encode_batch([control_record(name, **fields)], control=True))
    control = batch.records()[0].control
    assert control is not None
    assert (control.type_name, control.value) == (name, {"version": 0, **fields})


def test_what_is_given_counts_more_than_the_model() -> None:
    like = kafkafmt.open_batch(
        encode_batch(
            [(b"k", b"v")], transactional=True, control=True, producer_id=9, producer_epoch=2
        )
    )
    again = kafkafmt.open_batch(
        encode_batch(like.records(), like=like, control=False, producer_id=4, compression="lz4")
    )
    assert (like.is_control, like.is_transactional, like.producer_id) == (True, True, 9)
    assert (again.is_control, again.is_transactional) == (False, True)
    assert (again.producer_id, again.producer_epoch, again.compression) == (4, 2, "lz4")


def one(**fields: Any) -> Record:
    """Return a record with some fields of its own."""
    return replace(Record(0, 0, 0, -1, None, None), **fields)


NULL_NAME: Any = ((None, b""),)


@pytest.mark.parametrize(
    ("record", "said"),
    [
        (("k", b"v"), "expected bytes or None for key and value, found str"),
        ((b"k", 1), "expected bytes or None for key and value, found int"),
        (b"kv", r"expected a Record or a pair \(key, value\), found bytes"),
        ({"key": b"k", "value": b"v"}, r"a pair \(key, value\), found dict"),
        ((b"k", b"v", []), r"a pair \(key, value\), found tuple"),
        (one(key="k"), "for key and value, found str"),
    ],
)
@pytest.mark.parametrize("encode", [encode_batch, encode_messages])
def test_what_is_no_record(encode: Callable[[list[Any]], bytes], record: object, said: str) -> None:
    with pytest.raises(TypeError, match=f"offset 0: .*{said}"):
        encode([record])


@pytest.mark.parametrize(
    ("encode", "said"),
    [
        (lambda: encode_batch([one(offset=5), one(offset=4)]), "offset 4, expected 6 or more"),
        (lambda: encode_batch([one(), one()]), "offset 0, expected 1 or more"),
        (lambda: encode_messages([one(), one()]), "offset 0, expected 1 or more"),
        (lambda: encode_batch([one(offset=4)], base_offset=5), "offset 4, expected 5"),
        (lambda: encode_batch([one(offset=-1)]), "base offset -1"),
        (lambda: encode_batch([one(), one(offset=2**31)]), "too far from the base offset 0"),
        (lambda: encode_batch([one(offset=2**63)]), "base offset"),
        (lambda: encode_batch([one(), one(offset=3)], last_offset_delta=2), "delta 2, .* has 3"),
        (lambda: encode_batch([one(headers=NULL_NAME)]), "a header without a key"),
        (lambda: encode_batch([one(headers=(("\ud800", b""),))]), "is not UTF-8"),
        (lambda: encode_batch([one()], producer_epoch=2**15), "does not fit"),
        (lambda: encode_batch([one()], leader_epoch=2**31), "does not fit"),
        (lambda: encode_batch([one()], log_append_time=2**63), "does not fit"),
        (lambda: encode_batch([one(timestamp=2**63)]), "does not fit"),
        (lambda: encode_batch([one(timestamp=2**63 - 1)], delete_horizon=-2), "does not fit"),
        (lambda: encode_batch([], last_offset_delta=-1), "delta -1"),
        (lambda: encode_batch([one()], compression="brotli"), "compression 'brotli', expected"),
        (lambda: encode_messages([one()], compression="zstd"), "zstd needs"),
        (lambda: encode_messages([one()], magic=2), "magic 2, expected 0 or 1"),
        (lambda: encode_messages([]), "no records"),
        (lambda: encode_messages([one()], magic=0), "no timestamp"),
        (lambda: encode_messages([one(headers=(("a", b""),))]), "no headers"),
        (lambda: encode_messages([one(timestamp=2**63)]), "does not fit"),
        (lambda: control_record("LEADER"), "expected ABORT, COMMIT, LEADER_CHANGE"),
        (lambda: control_record("COMMIT", coordinatorEpoch=2**31), "does not fit int32"),
        (lambda: control_record("COMMIT", epoch=1), "has no field 'epoch'"),
        (lambda: control_record("KRAFT_VERSION", version=1), "has no version 1"),
    ],
)
def test_what_no_broker_could_store_is_refused(encode: Callable[[], object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        encode()


def test_a_message_is_no_model_of_a_batch() -> None:
    like = kafkafmt.open_batch(encode_messages([one()]))
    with pytest.raises(ValueError, match="a message of v1, expected a batch of v2"):
        encode_batch([], like=like)


@pytest.mark.parametrize(
    "data",
    [encode_batch([one()]), encode_messages([one()]), encode_messages([one()], compression="gzip")],
)
def test_a_tree_is_parsed_once(data: bytes) -> None:
    batch = kafkafmt.open_batch(data)
    assert batch.tree is batch.tree
