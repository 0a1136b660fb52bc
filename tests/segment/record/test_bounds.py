"""Bounds that one entry in a thousand meets: each is met exactly here."""

from __future__ import annotations

import struct

import pytest

import kafkafmt
from kafkafmt import Limits
from kafkafmt.log.open_segment import segment_of_0_7
from kafkafmt.segment.record import layout
from kafkafmt.segment.record.batch import first_offset
from kafkafmt.segment.record.entry import Entry
from kafkafmt.segment.record.framing import misplaced
from kafkafmt.segment.record.record import earliest, latest
from kafkafmt.segment.record.record_batch import check_count
from kafkafmt.segment.record.versions import frames
from kafkafmt.storage.segment_file import SegmentFile
from tests.support.encoder import Rec, message, message_0_7, record_batch, wrapper


def framed(data: bytes) -> list[tuple[int, int, bool, str]]:
    """Position, length, whether it is an entry, and the reason of a gap."""
    with SegmentFile("bytes", size=len(data), data=data).open() as window:
        return [
            (each.position, each.length, isinstance(each, Entry), getattr(each, "reason", ""))
            for each in frames(window, Limits())
        ]


@pytest.mark.parametrize(("first", "last", "fits"), [(5, 7, True), (4, 7, False), (5, 8, False)])
def test_offsets_at_the_ends_of_a_segment(first: int, last: int, fits: bool) -> None:
    assert (misplaced(first, last, range(5, 8)) is None) == fits


def test_as_many_records_as_a_payload_can_hold_are_refused_by_the_limit() -> None:
    with pytest.raises(kafkafmt.errors.LimitExceededError, match="10 records, the limit is 9"):
        check_count(10, 10 * layout.MIN_RECORD_SIZE, Limits(batch_records=9))
    check_count(11, 10 * layout.MIN_RECORD_SIZE, Limits(batch_records=9))  # malformed, later


MESSAGES = [message(magic=1, offset=offset, value=b"v") for offset in range(3)]


@pytest.mark.parametrize(
    ("entry", "first"),
    [
        (record_batch([Rec(), Rec(offset_delta=1)], base_offset=7), 7),
        (wrapper(MESSAGES, magic=1, offset=9), 7),
        (wrapper([], magic=1, offset=9, payload=b"no set of messages"), 9),
    ],
)
def test_the_first_offset_of_a_batch(entry: bytes, first: int) -> None:
    """Of a set that cannot be read, the last offset is known, which its wrapper has."""
    with kafkafmt.open_segment(entry) as segment:
        (batch,) = segment
    assert first_offset(batch) == first


@pytest.mark.parametrize("codec", ["gzip", "snappy-xerial", "lz4"])
def test_a_wrapper_of_each_codec_is_found_after_noise(codec: str) -> None:
    entry = wrapper([message(magic=1, value=b"v")], magic=1, offset=3, framing=codec)
    _, (position, length, is_entry, _) = framed(b"\x7f" * 30 + entry)
    assert (position, length, is_entry) == (30, len(entry), True)


def test_an_overrun_says_both_what_it_claims_and_what_follows() -> None:
    claims = bytearray(record_batch([Rec(b"k", b"v")]))
    claims[8:12] = struct.pack(">i", 1000)
    following = record_batch([Rec(b"k", b"v")], base_offset=1)
    (_, length, _, reason), _ = framed(bytes(claims) + following)
    assert length == len(claims)
    assert reason == (
        f"entry of 1012 bytes, {2 * len(claims)} are left,"
        f" but a valid entry begins after {len(claims)}"
    )


def test_an_entry_one_byte_after_a_candidate_that_is_longer_than_a_piece() -> None:
    """From a byte earlier the header is that of a message of 66,000 bytes with another checksum."""
    entry = record_batch([Rec(None, bytes(17_000_000))], leader_epoch=1)
    _, (position, length, is_entry, _) = framed(b"\x7f\x7f\x7f\x7f\0" + entry)
    assert (position, length, is_entry) == (5, len(entry), True)


BAD_LENGTH = struct.pack(">i", 1 << 30) + message_0_7(b"value")[4:]


@pytest.mark.parametrize("after", [b"", bytes(20), message_0_7(b"next")])
def test_a_message_of_0_7_is_found_before_what_may_follow_one(after: bytes) -> None:
    found = message_0_7(b"found")
    with segment_of_0_7(BAD_LENGTH + found + after).open() as window:
        gap, entry, *_ = frames(window, Limits(), is_0_7=True)
    assert (gap.length, entry.length) == (len(BAD_LENGTH), len(found))


@pytest.mark.parametrize("size", [1, 2, 9, 20])
def test_the_last_message_of_0_7_is_found_however_small_it_is(size: int) -> None:
    last = message_0_7(b"v" * size)
    with segment_of_0_7(BAD_LENGTH + last).open() as window:
        gap, entry = frames(window, Limits(), is_0_7=True)
    assert (gap.length, entry.length) == (len(BAD_LENGTH), len(last))


def test_a_message_of_0_7_is_not_taken_before_what_cannot_follow_one() -> None:
    inside = message_0_7(b"inside") + b"\xff" * 20
    with segment_of_0_7(BAD_LENGTH + inside + message_0_7(b"found")).open() as window:
        gap, _ = frames(window, Limits(), is_0_7=True)
    assert gap.length == len(BAD_LENGTH) + len(inside)


def test_a_record_of_0_7_has_no_sequence_number() -> None:
    with kafkafmt.open_segment(message_0_7(b"value"), is_0_7=True) as segment:
        (record,) = (record for batch in segment for record in batch.records())
    assert record.sequence == -1


@pytest.mark.parametrize(
    ("times", "first", "last"),
    [((-1,), -1, -1), ((-1, -1), -1, -1), ((-1, 7, 0, 9), 0, 9), ((6, -1, 5), 5, 6)],
)
def test_the_earliest_time_that_is_known(times: tuple[int, ...], first: int, last: int) -> None:
    assert (earliest(*times), latest(*times)) == (first, last)
