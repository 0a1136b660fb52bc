"""record.framing: entries and gaps cover the whole segment; the search finds valid entries."""

import random
import struct
from collections.abc import Callable
from typing import Any

import pytest

import kafkafmt
from kafkafmt._base.limits import Limits
from kafkafmt.segment.engine.walk import EntryWalk
from kafkafmt.segment.record import framing, layout
from kafkafmt.segment.record.entry import Entry, Frame, Gap
from kafkafmt.segment.record.framing import EntryFramer, Sought, find_entry
from kafkafmt.segment.record.versions import frames, is_valid_at
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window
from tests.support.encoder import Rec, damaged, message, moved, record_batch, wrapper
from tests.support.engines import ENGINES, taking
from tests.support.engines import engine as engine

V0 = message(magic=0, offset=1, key=b"k", value=b"value")
V1 = message(magic=1, offset=2, key=b"k", value=b"value", timestamp=5)
V2 = record_batch([Rec(b"k", b"value")], base_offset=3)
LATER_V2 = record_batch([Rec(b"k", b"value")], base_offset=4)
LATER_V1 = message(magic=1, offset=5, key=b"k", value=b"value", timestamp=5)
ENTRIES = [V0, V1, V2, LATER_V2, LATER_V1]


def _window(data: bytes) -> Window:
    return SegmentFile("bytes", size=len(data), data=data).open()


def _frames(data: bytes, **options: Any) -> list[Frame]:
    return list(frames(_window(data), Limits(), **options))


def _starts(entries: list[bytes]) -> list[int]:
    return [sum(len(entry) for entry in entries[:n]) for n in range(len(entries))]


def _summary(found: list[Frame]) -> list[tuple[int, int, str]]:
    return [
        (f.position, f.length, ("valid" if f.is_valid else "invalid"))
        if isinstance(f, Entry)
        else (f.position, f.length, f.kind)
        for f in found
    ]


def test_entries_of_mixed_magics_follow_one_another() -> None:
    found = _frames(b"".join(ENTRIES))
    assert [f.position for f in found] == _starts(ENTRIES)
    assert [f.magic for f in found if isinstance(f, Entry)] == [0, 1, 2, 2, 1]
    assert [bytes(f.data) for f in found if isinstance(f, Entry)] == ENTRIES


def test_a_stretch_between_two_entries_is_framed_by_itself() -> None:
    starts = _starts(ENTRIES)
    found = _frames(b"".join(ENTRIES), start=starts[1], end=starts[3])
    assert [f.position for f in found] == starts[1:3]


@pytest.mark.parametrize("noise", [1, 16, 17, 18, 60, 61, 100, 5000])
def test_noise_between_entries_is_one_gap(noise: int) -> None:
    junk = (b"\x7fnoise" * 1000)[:noise]
    data = V0 + junk + V2
    assert _summary(_frames(data)) == [
        (0, len(V0), "valid"),
        (len(V0), noise, "malformed"),
        (len(V0) + noise, len(V2), "valid"),
    ]


def test_a_long_gap_does_not_hide_the_entry_behind_it() -> None:
    """Longer than a piece of the window and than a step of the search."""
    junk = b"\x7f" * (5 << 20)
    found = _summary(_frames(V0 + junk + V1 + V2))
    assert found[0] == (0, len(V0), "valid")
    assert found[-2:] == [
        (len(V0) + len(junk), len(V1), "valid"),
        (len(V0) + len(junk) + len(V1), len(V2), "valid"),
    ]


def test_an_entry_whose_checksum_fails_is_passed_over_by_its_length() -> None:
    bad = damaged(V2)
    assert _summary(_frames(V1 + bad + LATER_V1)) == [
        (0, len(V1), "valid"),
        (len(V1), len(bad), "invalid"),
        (len(V1) + len(bad), len(LATER_V1), "valid"),
    ]


def test_zeroes_in_the_middle_are_a_gap_and_no_tail() -> None:
    found = _summary(_frames(V2 + bytes(4096) + LATER_V2))
    assert found[0] == (0, len(V2), "valid")
    assert found[-1] == (len(V2) + 4096, len(V2), "valid")
    assert [kind for _, _, kind in found[1:-1]] == ["malformed"]


@pytest.mark.parametrize("tail", [18, 61, 4096, 3 << 20])
def test_zeroes_at_the_end_are_preallocation(tail: int) -> None:
    assert _summary(_frames(V2 + bytes(tail)))[1:] == [(len(V2), tail, "zero_tail")]
    assert _summary(_frames(bytes(tail))) == [(0, tail, "zero_tail")]


@pytest.mark.parametrize("tail", [1, 5, 11])
def test_a_few_zeroes_are_the_head_of_an_entry_that_was_cut(tail: int) -> None:
    assert _summary(_frames(V2 + bytes(tail)))[1:] == [(len(V2), tail, "truncated_tail")]


def test_soundness_is_a_plausible_header_and_a_checksum_that_holds() -> None:
    data = b"".join(ENTRIES)
    window = _window(data)
    assert [at for at in range(len(data)) if is_valid_at(window, at, Limits())] == _starts(ENTRIES)


def test_an_entry_larger_than_the_limit_is_not_sound() -> None:
    window, size = _window(V2), len(V2)
    for limit, is_valid in ((size, True), (size - 1, False)):
        assert is_valid_at(window, 0, Limits(batch_bytes=limit)) == is_valid
        kind = "valid" if is_valid else "limit_exceeded"
        assert _summary(list(frames(window, Limits(batch_bytes=limit)))) == [(0, size, kind)]


@pytest.mark.parametrize("tail", [5, 16, 18, 4096])
def test_zeroes_at_the_end_of_a_stretch_are_a_gap(tail: int) -> None:
    """Kafka's recovery cuts off nothing but the end of a segment."""
    entry, gap = _frames(V1 + bytes(tail) + V2, end=len(V1) + tail)
    assert _summary([entry, gap]) == [(0, len(V1), "valid"), (len(V1), tail, "malformed")]
    assert isinstance(gap, Gap)
    assert gap.reason.startswith(f"{tail} zero bytes" if tail >= 17 else "entry cut off")


@pytest.mark.parametrize("last", [0, 2])
@pytest.mark.parametrize(
    ("apart", "follows"), [(0, False), (1, True), (2**31 - 1, True), (2**31, False)]
)
def test_the_search_takes_only_offsets_that_can_follow(
    last: int, apart: int, follows: bool
) -> None:
    """Those in a segment are at most 2³¹ − 1 apart: its indexes have them as 32-bit numbers."""
    data = moved(V1, last) + b"\xff" * 20 + moved(V2, last + apart)
    is_found = _summary(_frames(data))[-1] == (len(V1) + 20, len(V2), "valid")
    assert is_found == follows


IMPLAUSIBLE = [
    record_batch([Rec()], attributes=5),
    record_batch([Rec()] * 3, last_offset_delta=1),
    record_batch([Rec()], last_offset_delta=-1, count=0),
    record_batch([Rec()], last_offset_delta=99, count=99),
    record_batch([Rec()], count=-1),
    record_batch([Rec()], producer_id=-2),
    message(magic=1, offset=3, key_length=99),
    message(magic=0, offset=3, key_length=-2),
    message(magic=1, offset=3, codec=4, value=b"v"),
]


@pytest.mark.parametrize("entry", IMPLAUSIBLE, ids=bytes.hex)
def test_the_search_passes_over_headers_that_no_writer_makes(entry: bytes) -> None:
    """Although their checksums are right, and where the bytes that are looked at first end."""
    for noise in (30, framing._FIRST_LOOK - 16):
        size = noise + len(entry)
        found = _summary(_frames(b"\x7f" * noise + entry + LATER_V2))
        assert found == [(0, size, "malformed"), (size, len(LATER_V2), "valid")]


@pytest.mark.parametrize(("left", "kind"), [(21, "truncated_tail"), (22, "malformed")])
def test_a_cut_message_is_a_tail_up_to_the_length_of_its_key(left: int, kind: str) -> None:
    cut = message(magic=0, offset=3, key_length=-2)[:left]
    assert _summary(_frames(V0 + cut))[1:] == [(len(V0), left, kind)]


@pytest.mark.parametrize(("noise", "is_found"), [(3 * 65_536, True), (3 * 65_536 + 1, False)])
def test_the_search_for_an_entry_is_bounded(
    noise: int, is_found: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the bytes that are looked at: here, at first, and then twice as many."""
    monkeypatch.setattr(framing, "MOST_SEARCHED", 3 * framing._FIRST_LOOK)
    found = _summary(_frames(b"\x7f" * (noise - 2 * 60) + V2))
    assert (found[-1][2] == "valid") == is_found


@pytest.mark.parametrize(
    "entry",
    [
        message(magic=0, offset=3, key=b"key", value=None),
        message(magic=1, offset=3, key=b"key", value=None),
        message(magic=1, offset=3, key=None, value=b""),
        wrapper([V1], magic=1, offset=3, framing="lz4"),
        record_batch([], base_offset=3),
        record_batch([Rec(), Rec()], base_offset=3, last_offset_delta=1, producer_id=-1),
        record_batch([Rec()], base_offset=3, framing="zstd"),
    ],
    ids=bytes.hex,
)
def test_the_search_finds_the_least_that_writers_make(entry: bytes) -> None:
    found = _summary(_frames(b"\x7f" * 30 + entry))
    assert found == [(0, 30, "malformed"), (30, len(entry), "valid")]


@pytest.mark.parametrize("wrong", [2**31 + 2, 2**62, 2**63 - 1])
def test_an_offset_that_is_too_high_does_not_hide_the_next_entries(wrong: int) -> None:
    data = V0 + moved(V1, wrong) + b"\xff" * 20 + V2
    start = len(V0) + len(V1) + 20
    assert _summary(_frames(data))[-1] == (start, len(V2), "valid")


def test_an_offset_that_is_too_low_does_not_move_the_last_one_back() -> None:
    data = V2 + moved(V1, -5) + b"\xff" * 20 + V0 + b"\xff" * 20 + LATER_V2
    start = len(V2) + len(V1) + 20 + len(V0) + 20
    assert _summary(_frames(data))[2:] == [
        (len(V2) + len(V1), start - len(V2) - len(V1), "malformed"),
        (start, len(LATER_V2), "valid"),
    ]


def _behind_a_cut_wrapper(offset: int, offsets: range | None) -> list[tuple[int, int, str]]:
    """A message, a wrapper that lost its last twenty bytes, and two batches of offsets 3 and 10."""
    cut = wrapper([V1], magic=1, offset=offset)[:-20]
    data = V0 + cut + V2 + moved(V2, 10)
    start = len(V0) + len(cut)
    return [
        (position - start, length, kind)
        for position, length, kind in _summary(_frames(data, offsets=offsets))
        if position + length > start
    ]


@pytest.mark.parametrize("offsets", [None, range(11)])
def test_offsets_after_a_damaged_wrapper_are_above_its_own(offsets: range | None) -> None:
    """A wrapper has the offset of its last message; a payload may hold lower ones."""
    found = _behind_a_cut_wrapper(9, offsets)
    assert [kind for *_, kind in found] == ["invalid", "malformed", "valid"]
    assert found[-1] == (len(V2), len(V2), "valid")


@pytest.mark.parametrize("offsets", [None, range(11)])
def test_a_wrapper_with_an_offset_that_cannot_be_decides_nothing(offsets: range | None) -> None:
    found = _behind_a_cut_wrapper(2**40, offsets)
    assert found == [(0, len(V2), "valid"), (len(V2), len(V2), "valid")]


@pytest.mark.parametrize(("apart", "count"), [(2**31 - 1, 1), (2**31, 2)])
def test_a_wrapper_decides_as_far_as_offsets_of_one_segment_lie_apart(
    apart: int, count: int
) -> None:
    found = _behind_a_cut_wrapper(1 + apart, None)
    assert [kind for *_, kind in found].count("valid") == count


@pytest.mark.parametrize("magic", [3, 127, -1])
def test_an_unknown_magic_is_in_the_reason(magic: int) -> None:
    entry = V2[:16] + struct.pack(">b", magic) + V2[17:]
    _, gap, following = _frames(V0 + entry + V2)
    assert isinstance(gap, Gap)
    assert (gap.kind, gap.reason) == ("unsupported", f"magic {magic}, expected 0, 1 or 2")
    assert (gap.length, following.length) == (len(entry), len(V2))


def test_a_misplaced_entry_has_its_offset_in_the_reason() -> None:
    (gap,) = _frames(V2, offsets=range(2))
    assert isinstance(gap, Gap)
    assert gap.reason == "offset 3, expected 0 to 1 in this segment"


def _holding(*inside: bytes, rest: bytes = b"") -> bytes:
    """A message of magic 1 with a wrong checksum whose value holds ``inside``."""
    value = b"".join(inside) + rest
    return _damaged_checksum(message(magic=1, offset=2, key=None, value=value, timestamp=5))


def _damaged_checksum(entry: bytes) -> bytes:
    at = layout.LOG_OVERHEAD
    return entry[:at] + bytes([entry[at] ^ 1]) + entry[at + 1 :]


def test_entries_inside_a_damaged_one_count_only_if_they_lead_to_its_end() -> None:
    """Where the length is confirmed by what follows: payloads may hold entries, too."""
    payload = _holding(V2, LATER_V2, rest=b"not an entry")
    assert _summary(_frames(V0 + payload + LATER_V1)) == [
        (0, len(V0), "valid"),
        (len(V0), len(payload), "invalid"),
        (len(V0) + len(payload), len(LATER_V1), "valid"),
    ]
    broken = _holding(V2, b"between", LATER_V2)
    assert _summary(_frames(V0 + broken))[1:] == [(len(V0), len(broken), "invalid")]


@pytest.mark.parametrize("follower", [b"", LATER_V1])
def test_entries_inside_that_lead_to_the_end_show_a_damaged_length(follower: bytes) -> None:
    hidden = _holding(V2, LATER_V2)
    start = len(V0) + len(hidden) - len(V2) - len(LATER_V2)
    found = _summary(_frames(V0 + hidden + follower))
    assert found[:4] == [
        (0, len(V0), "valid"),
        (len(V0), start - len(V0), "bad_checksum"),
        (start, len(V2), "valid"),
        (start + len(V2), len(LATER_V2), "valid"),
    ]


def test_entries_inside_count_if_nothing_confirms_the_length() -> None:
    payload = _holding(V2, rest=b"not an entry")
    start = len(payload) - len(V2) - len(b"not an entry")
    found = _summary(_frames(payload + b"\xff" * 30 + LATER_V2))
    assert found[:2] == [(0, start, "bad_checksum"), (start, len(V2), "valid")]


def test_a_walk_believes_the_lengths_and_looks_at_nothing_else() -> None:
    entries = [V0, damaged(V2), V1]
    data = b"".join(entries)
    expected = [(start, len(e)) for start, e in zip(_starts(entries), entries, strict=True)]
    assert _by_lengths(data) == expected
    assert _by_lengths(data + V2[:-1]) == expected
    assert _by_lengths(data + bytes(100)) == expected
    assert _by_lengths(b"") == []


def _by_lengths(data: bytes) -> list[tuple[int, int]]:
    """Position and size of the entries, by their length fields only."""
    extent = Extent(SegmentFile("bytes", size=len(data), data=data))
    walk = EntryWalk(extent.open(), extent, Limits())
    found: list[tuple[int, int]] = []
    while (entry := walk.entry_at(sum(found[-1]) if found else 0)) is not None:
        found.append((entry[0], entry[1] - entry[0]))
    return found


# --- hostile claims ------------------------------------------------------------------------------


def claims(size: int) -> bytes:
    """Heads of messages of magic 0, one behind the other, each of which claims all that is left."""
    log = bytearray()
    while size - len(log) >= 26:
        length = size - len(log) - 12
        log += struct.pack(">qiIbbii", len(log), length, 1, 0, 0, -1, -1)
    return bytes(log) + bytes(size - len(log))


def alternating(count: int) -> bytes:
    """Heads that claim nearly all that is left, each before a valid batch."""
    batches = [record_batch([Rec(b"k", b"v")], base_offset=n) for n in range(count)]
    log = bytearray()
    size = count * (layout.HEADER_SIZE_UP_TO_MAGIC + len(batches[0]))
    for number, batch in enumerate(batches):
        log += struct.pack(">qiIb", number, size - len(log) - layout.LOG_OVERHEAD - 5, 1, 0) + batch
    return bytes(log)


@pytest.mark.parametrize("attack", [claims, lambda size: alternating(size // 87)])
def test_wrong_checksums_cover_a_stated_number_of_bytes(
    attack: Callable[[int], bytes], engine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(framing, "_MIN_EFFORT", 0)
    data = attack(100_000)
    covered = []
    checksums_of = EntryFramer._checksums

    def counted(framer: EntryFramer, entry: memoryview, magic: int) -> tuple[int, int]:
        found = checksums_of(framer, entry, magic)
        covered.append(len(entry) if found[0] != found[1] else 0)
        return found

    monkeypatch.setattr(EntryFramer, "_checksums", counted)
    kafkafmt.read_damage(data)
    assert sum(covered) <= (framing._EFFORT + 1) * len(data)


@pytest.mark.parametrize("attack", [claims, lambda size: alternating(size // 87)])
def test_both_engines_give_up_at_the_same_entry(
    attack: Callable[[int], bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(framing, "_MIN_EFFORT", 0)
    data = attack(30_000) + V2
    found = []
    for name in ENGINES:
        with taking(name):
            damage = kafkafmt.read_damage(data)
            found.append((damage, kafkafmt.read_records(data, on_damage="skip")))
    assert found[0] == found[1]
    assert damage.num_rows


@pytest.mark.parametrize(("size", "value"), [(20_000, 1), (2000, 9000)])
def test_entries_are_found_behind_claims(engine: str, size: int, value: int) -> None:
    """While the effort is not spent."""
    entry = record_batch([Rec(b"k", bytes(value))], base_offset=10**6)
    table = kafkafmt.read_records(claims(size) + entry, on_damage="skip")
    assert table["offset"].to_pylist() == [10**6]
    assert kafkafmt.read_records(alternating(200), on_damage="skip").num_rows == 200


def test_behind_many_claims_lengths_count(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(framing, "_MIN_EFFORT", 0)
    followed, lost = V2 + claims(20_000) + LATER_V2, V2 + claims(20_000) + b"\xff" + LATER_V2
    assert kafkafmt.read_records(followed, on_damage="skip").num_rows == 2
    assert kafkafmt.read_records(lost, on_damage="skip").num_rows == 1
    assert kafkafmt.read_damage(lost)["length"].to_pylist() == [20_000, 1 + len(LATER_V2)]


@pytest.mark.parametrize("offset", [-(2**63), -1, 0, 2**62])
def test_where_any_offset_is_sought_an_entry_with_any_is_found(offset: int) -> None:
    entry = struct.pack(">q", offset) + V2[8:]
    piece = memoryview(b"\xff" + entry)
    sought = Sought(-(2**63), 2**63 - 1, len(piece), 1 << 20)
    assert find_entry(piece, 0, len(piece), sought, 1)[:2] == (1, len(entry))


def test_the_kernel_searches_as_the_reference_engine() -> None:
    kernel = pytest.importorskip("kafkafmt.segment.engine.kernel._kernel")
    chance = random.Random(3)
    entries = [*ENTRIES, claims(60)[:26], bytes(30), b"\xff" * 9, V2[:40], V1[:20]]
    entries += [b"\x03" * 32, b"text without a small byte" * 9, b"\xff" * 31 + b"\2" + b"\xff" * 63]
    hits = 0
    for _ in range(4000):
        data = bytearray(b"".join(chance.choices(entries, k=chance.randrange(1, 5))))
        for _ in range(chance.randrange(3)):
            data[chance.randrange(len(data))] = chance.choice((0, 1, 2, 255, chance.randrange(256)))
        piece = memoryview(data)[: chance.randrange(len(data) + 1)]
        least = chance.choice((0, 4, 2**63))
        most = chance.choice((4, 255, 2**32, 2**63 - 1))
        end = 100 + chance.choice((len(piece), len(data)))
        sought = Sought(least, most, end, chance.choice((75, 255, 1 << 20, 1 << 40)))
        stop = chance.randrange(len(piece) + 1)
        effort = chance.choice((1, 100, 10_000))
        found = find_entry(piece, 100, stop, sought, effort)
        assert kernel.find_entry(piece, 100, stop, sought, effort) == found, data.hex()
        hits += found[0] >= 0
    assert hits > 300
