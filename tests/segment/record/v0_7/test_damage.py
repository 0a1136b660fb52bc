"""Damaged segments of Kafka 0.7: no false records, and valid messages are found again."""

import itertools
import random
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kafkafmt
from kafkafmt._base.limits import Limits
from kafkafmt.log.open_segment import segment_of_0_7
from kafkafmt.segment.record.v0_7 import framing
from kafkafmt.segment.record.v0_7.framing import MessageFramer
from kafkafmt.segment.record.versions import frames
from kafkafmt.storage.discovery import find_extents
from tests.attacks.bad.reading import Reading, read
from tests.support.encoder import damaged, message_0_7, wrapper_0_7
from tests.support.encoder.framings import FRAMINGS

PLAIN = [message_0_7(b"value %d" % n, magic=n % 2) for n in range(4)]
# Their payloads show the messages inside as they are, with right checksums.
INNER = [message_0_7(b"inner %d" % n) for n in range(3)]
STORED = wrapper_0_7(INNER, framing="gzip-stored")
LITERAL = wrapper_0_7(INNER, framing="snappy-raw-literals")
MIXED = [PLAIN[0], STORED, PLAIN[1], LITERAL, PLAIN[2]]


def reading(data: bytes) -> Reading:
    return read(segment_of_0_7(data))


def starts(entries: list[bytes]) -> list[int]:
    return [sum(map(len, entries[:n])) for n in range(len(entries))]


def kinds(found: Reading) -> list[tuple[int, int, str]]:
    return [(row["position"], row["length"], row["kind"]) for row in found.damage]


def test_the_wrappers_show_what_is_inside() -> None:
    assert message_0_7(b"inner 1") in STORED
    assert message_0_7(b"inner 1") in LITERAL


@pytest.mark.slow
@pytest.mark.parametrize("entries", [PLAIN, MIXED], ids=["plain", "mixed"])
def test_a_flipped_bit_hurts_its_own_message_and_no_other(entries: list[bytes]) -> None:
    data = b"".join(entries)
    whole = reading(data)
    at = starts(entries)
    hurt = at[1]
    others = [position for position in at if position != hurt]
    for bit in range(8 * len(entries[1])):
        flipped = bytearray(data)
        flipped[hurt + bit // 8] ^= 1 << bit % 8
        found = reading(bytes(flipped))
        assert found.at(*others) == whole.at(*others), bit
        if found.error is None:
            # No checksum covers magic and attributes. A message that gives records all the same
            # gives those it had, or the payload as it is.
            assert bit // 8 in (4, 5), bit
        else:
            assert found.at(hurt) == [], bit
        assert {row["batchPosition"] for row in found.records} <= set(at), bit


@pytest.mark.parametrize("entries", [PLAIN, MIXED], ids=["plain", "mixed"])
def test_a_cut_is_a_tail(entries: list[bytes]) -> None:
    data = b"".join(entries)
    at = [*starts(entries), len(data)]
    whole = reading(data)
    for size in range(len(data)):
        found = reading(data[:size])
        begun = max(position for position in at if position <= size)
        assert found.error is None, size
        assert found.records == [r for r in whole.records if r["batchPosition"] < begun], size
        tail = [(begun, size - begun, "truncated_tail")] if size > begun else []
        assert kinds(found) == tail, size


@pytest.mark.parametrize("size", [1, 8, 9, 4096, 3_000_000])
def test_zeroes_at_the_end_are_a_tail(size: int) -> None:
    found = reading(PLAIN[0] + bytes(size))
    kind = "truncated_tail" if size < 9 else "zero_tail"
    assert kinds(found) == [(len(PLAIN[0]), size, kind)]
    assert (len(found.records), found.error) == (1, None)


def test_a_length_of_zero_is_damage_when_more_follows() -> None:
    found = reading(PLAIN[0] + bytes(20) + PLAIN[1])
    assert kinds(found) == [(len(PLAIN[0]), 20, "malformed")]
    assert "message length 0, expected at least 5" in found.damage[0]["message"]
    assert len(found.records) == 2


@pytest.mark.parametrize("length", [-1, -(1 << 31), 0, 4, 5, 11, 200, 1 << 30, (1 << 31) - 1])
@pytest.mark.parametrize("which", range(5))
def test_a_damaged_length_loses_one_message(which: int, length: int) -> None:
    entries = list(MIXED)
    entries[which] = struct.pack(">i", length) + entries[which][4:]
    found = reading(b"".join(entries))
    at = starts(MIXED)
    if which == 4 and length > len(PLAIN[2]):
        assert [kind for _, _, kind in kinds(found)] == ["truncated_tail"]  # as if it were torn
    else:
        assert [row["kind"] for row in found.damage] in (["malformed"], ["bad_checksum"])
        assert found.damage[0]["position"] == at[which]
    assert {row["batchPosition"] for row in found.records} == {*at} - {at[which]}


def test_behind_a_wrapper_of_which_nothing_is_right_the_next_wrapper_is_found() -> None:
    # Neither the length nor the checksum tells where it ends: what follows could be inside.
    broken = struct.pack(">i", 10_000) + STORED[4:6] + b"\0\0\0\0" + STORED[10:]
    found = reading(PLAIN[0] + broken + PLAIN[1] + LITERAL + PLAIN[2])
    at = starts([PLAIN[0], broken, PLAIN[1], LITERAL])
    assert kinds(found) == [(at[1], at[3] - at[1], "malformed")]
    values = [row["value"] for row in found.records]
    assert values == [b"value 0", b"inner 0", b"inner 1", b"inner 2", b"value 2"]
    assert {row["batchPosition"] for row in found.records} == {0, at[3], at[3] + len(LITERAL)}


def test_a_torn_wrapper_shows_nothing_of_what_is_inside() -> None:
    for wrapper in (STORED, LITERAL):
        found = reading(PLAIN[0] + wrapper[:-1])
        assert kinds(found) == [(len(PLAIN[0]), len(wrapper) - 1, "truncated_tail")]
        assert [row["value"] for row in found.records] == [b"value 0"]


@pytest.mark.parametrize("magic", [2, 127, -1, -128])
def test_an_unknown_magic_is_passed_over(magic: int) -> None:
    odd = message_0_7(b"odd", magic=magic)
    found = reading(PLAIN[0] + odd + PLAIN[1])
    assert kinds(found) == [(len(PLAIN[0]), len(odd), "unsupported")]
    assert found.damage[0]["message"] == f"magic {magic}, expected 0 or 1"
    assert len(found.records) == 2


def test_a_message_of_magic_1_without_room_for_its_head() -> None:
    short = struct.pack(">ib", 5, 1) + bytes(4)
    assert kinds(reading(PLAIN[0] + short + PLAIN[1])) == [(len(PLAIN[0]), len(short), "malformed")]


def test_an_empty_message_is_no_place_to_go_on() -> None:
    # Its checksum is 0 and says nothing: such bytes are everywhere in binary data.
    empty = message_0_7(b"", magic=0)
    found = reading(b"\xff" * 16 + empty + PLAIN[0])
    assert kinds(found) == [(0, 16 + len(empty), "malformed")]
    assert len(found.records) == 1


def test_bytes_that_are_no_log_at_all() -> None:
    found = reading(b"GIF89a" + b"\xff" * 100)
    assert kinds(found) == [(0, 106, "malformed")]
    assert "its header is not plausible" in found.damage[0]["message"]


def test_a_stretch_of_a_segment_ends_where_it_ends() -> None:
    data = b"".join(MIXED)
    for start, end in itertools.pairwise([*starts(MIXED), len(data)]):
        (extent,) = find_extents(segment_of_0_7(data))
        with extent.segment.open() as window:
            (frame,) = frames(window, Limits(), start=start, end=end, is_0_7=True)
        assert (frame.position, frame.end) == (start, end)


@pytest.mark.slow
def test_the_search_is_bounded() -> None:
    # Every ninth byte claims a message of half the file, which ends where another claims one.
    half = 58_000
    claim = struct.pack(">i", 9 * half - 4) + b"\0" + b"\1\2\3\4"
    data = b"\xff" * 9 + claim * 2 * half
    with segment_of_0_7(data).open() as window:
        framer = MessageFramer(window, Limits(), len(data))
        assert framer.frame_at(0).end == len(data)
        assert -len(data) <= framer._effort < 9 * half


MESSAGES = st.builds(
    message_0_7,
    st.binary(max_size=30),
    magic=st.integers(0, 1),
    attributes=st.sampled_from([0, 0, 0, 4, 1, 2, 3]),
)
SETS = st.lists(MESSAGES, max_size=4)
ENTRIES = st.one_of(
    MESSAGES,
    st.builds(
        wrapper_0_7,
        SETS,
        framing=st.sampled_from([name for name, each in FRAMINGS.items() if 0 < each.codec < 3]),
    ),
    st.binary(max_size=20),
)


@given(st.lists(ENTRIES, max_size=6).map(b"".join), st.randoms(use_true_random=False))
def test_any_bytes_give_records_or_damage(data: bytes, chance: random.Random) -> None:
    reading(data)
    if data:
        changed = bytearray(data)
        changed[chance.randrange(len(data))] = chance.randrange(256)
        reading(bytes(changed))


@given(st.lists(st.tuples(st.binary(max_size=50), st.integers(0, 1)), max_size=8), st.data())
def test_what_was_written_is_read(written: list[tuple[bytes, int]], data: st.DataObject) -> None:
    plain = [message_0_7(payload, magic=magic) for payload, magic in written]
    framing = data.draw(st.sampled_from(["none", "gzip", "snappy-xerial", "snappy-raw"]))
    log = b"".join(plain) if framing == "none" else wrapper_0_7(plain, framing=framing)
    found = reading(log)
    assert (found.error, found.damage) == (None, [])
    assert [row["value"] for row in found.records] == [payload for payload, _ in written]
    expected = starts(plain) if framing == "none" else [0] * len(plain)
    assert [row["offset"] for row in found.records] == expected


@given(st.binary(max_size=400))
def test_the_frames_cover_the_segment(data: bytes) -> None:
    with segment_of_0_7(data).open() as window:
        found = list(frames(window, Limits(), is_0_7=True))
    end = 0
    for frame in found:
        assert (frame.position, frame.length > 0) == (end, True)
        end = frame.end
    assert end == len(data)


def test_reading_a_damaged_log_says_where() -> None:
    data = PLAIN[0] + message_0_7(b"x", crc=1) + PLAIN[1]
    wrong = "stored checksum 1, computed"
    with pytest.raises(kafkafmt.errors.ChecksumError, match=wrong) as raised:
        kafkafmt.read_records(segment_of_0_7(data))
    assert raised.value.position == len(PLAIN[0])


def test_the_search_passes_over_a_message_with_a_wrong_checksum() -> None:
    """Although the length of that message leads to a valid one."""
    bad = damaged(PLAIN[1])
    lost = struct.pack(">i", 2**30) + PLAIN[0][4:]
    found = reading(lost + bad + PLAIN[2])
    assert kinds(found) == [(0, len(lost) + len(bad), "malformed")]
    assert [row["value"] for row in found.at(len(lost) + len(bad))] == [b"value 2"]


@pytest.mark.parametrize(("noise", "is_found"), [(116, True), (117, False)])
def test_two_steps_of_a_search_look_at_their_bytes(
    noise: int, is_found: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(framing, "SEARCH_SIZE", 64)
    monkeypatch.setattr(framing, "MOST_SEARCHED", 2 * 64)
    assert bool(reading(b"\x7f" * noise + PLAIN[0] + bytes(200)).at(noise)) == is_found


def test_a_damaged_message_before_zeroes_keeps_its_length() -> None:
    found = reading(PLAIN[1] + damaged(PLAIN[0]) + bytes(100))
    end = len(PLAIN[1]) + len(PLAIN[0])
    assert kinds(found) == [(len(PLAIN[1]), len(PLAIN[0]), "bad_checksum"), (end, 100, "zero_tail")]
