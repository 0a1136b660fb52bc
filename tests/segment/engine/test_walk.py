"""Boundaries of entries: the kernel finds what Python finds."""

from __future__ import annotations

import itertools
import random
import struct
from pathlib import Path

import pytest

from kafkafmt import Limits
from kafkafmt.segment.engine.select import entry_walk
from kafkafmt.segment.engine.walk import follow
from kafkafmt.segment.record.versions import is_valid_at
from kafkafmt.storage.discovery import find_extents
from tests.attacks.fuzz.mutations import encoded
from tests.segment.record.test_framing import IMPLAUSIBLE
from tests.support.encoder import Rec, message, message_0_7, record_batch
from tests.support.engines import columnar as columnar
from tests.support.engines import compiled
from tests.support.engines import engine as engine

kernel, CompiledWalk = compiled(), compiled("compiled_walk").CompiledWalk
ENCODED = encoded()


def test_lengths_are_followed_the_same_in_c_and_in_python(tmp_path: Path) -> None:
    chance = random.Random(3)
    large = record_batch([Rec(None, bytes(300_000))], base_offset=9)
    sound = b"".join(ENCODED) + large + b"".join(ENCODED)
    starts = [0, len(sound) - len(large), len(ENCODED[0]), len(sound) - 16, len(sound)]
    for cut in (0, 1, 17, 400):
        data = bytearray(sound[: len(sound) - cut])
        if cut:
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        path = tmp_path / f"{cut}.log"
        path.write_bytes(data)
        wanted = [*starts, *(chance.randrange(len(data)) for _ in range(50))]
        with path.open("rb") as file:
            for start, end in itertools.product(starts[:3], wanted):
                piece = memoryview(data)[start:]
                asked = (start, end, len(data))
                assert kernel.follow_file(file.fileno(), *asked) == follow(piece, *asked)


@pytest.mark.usefixtures("columnar")
def test_a_border_is_sound_where_framing_says_so(tmp_path: Path) -> None:
    batch = record_batch([Rec(b"k", b"v")] * 3, base_offset=7)
    damaged = [batch[:-1] + b"\0", record_batch([Rec()], crc=1), message(magic=1, crc=1)]
    path = tmp_path / "log"
    path.write_bytes(b"".join([*ENCODED, *IMPLAUSIBLE, *damaged, batch, batch[:-1]]))
    (extent,) = find_extents(path.rename(path.with_suffix(".log")))
    limited = Limits(batch_bytes=len(batch) - 1)
    with extent.open() as window, extent.open() as looked_at:
        for limits in Limits(), limited:
            walk = entry_walk(window, extent, limits)
            assert isinstance(walk, CompiledWalk)
            for position in range(window.size):
                sound = is_valid_at(looked_at, position, limits)
                assert walk.is_valid_at(position) == sound, position


@pytest.mark.usefixtures("engine")
def test_the_entry_that_contains_a_byte(tmp_path: Path) -> None:
    """Without the kernel, with it, and in memory."""
    least = message(magic=0, offset=5)
    batch = record_batch([Rec(b"k", b"v")], base_offset=7)
    old = message(magic=1, offset=3, key=b"k", value=bytes(90))
    entries = [batch, least, old, batch, least] * 3
    ends = list(itertools.accumulate(map(len, entries)))
    expected = [place for place in itertools.pairwise([0, *ends]) for _ in range(*place)]
    data = b"".join(entries)
    path = tmp_path / "0.log"
    path.write_bytes(data + b"\0" * 16)
    for source in (path, data + b"\0" * 16):
        (extent,) = find_extents(source)
        with extent.open() as window:
            found = entry_walk(window, extent, Limits())
            assert [found.entry_at(position) for position in range(len(data))] == expected
            assert found.entry_at(len(data)) is None
            assert [found.is_valid_at(at) for at in ends] == [*[True] * (len(ends) - 1), False]
            sparse = entry_walk(window, extent, Limits())
            asked = [*ends[:-1:3], len(data) - 1]
            assert [sparse.entry_at(at) for at in asked] == [expected[at] for at in asked]


@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize("suffix", [".log", ".kafka"])
def test_the_first_valid_entry_from_a_boundary_on(tmp_path: Path, suffix: str) -> None:
    """The lengths of damaged entries lead on; damage without a length ends the search."""
    batch = record_batch([Rec(b"k", b"v")], base_offset=7)
    whole = batch if suffix == ".log" else message_0_7(b"value")
    size, damaged = len(whole), whole[:-1] + b"?"
    path = tmp_path / f"{0:020}{suffix}"
    path.write_bytes(whole + damaged * 2 + whole + damaged + b"\xff" * size + whole)
    (extent,) = find_extents(path)
    with extent.open() as window:
        for start, expected in ((0, 0), (1, 3), (2, 3), (3, 3), (4, None)):
            found = entry_walk(window, extent, Limits())
            at = found.valid_from(start * size)
            assert at == (None if expected is None else expected * size)


def test_messages_of_kafka_0_7(tmp_path: Path) -> None:
    path = tmp_path / "00000000000000000000.kafka"
    entries = [message_0_7(b"v" * size) for size in (1, 50, 0, 7)]
    path.write_bytes(b"".join(entries) + b"\0\0\0")
    ends = list(itertools.accumulate(map(len, entries)))
    (extent,) = find_extents(path)
    with extent.open() as window:
        found = entry_walk(window, extent, Limits())
        starts = [0, *ends[:-1]]
        assert [found.entry_at(start) for start in starts] == list(zip(starts, ends, strict=True))
        assert found.entry_at(ends[-1]) is None
        assert [at for at in range(window.size) if found.is_valid_at(at)] == starts
        limited = entry_walk(window, extent, Limits(batch_bytes=len(entries[1]) - 1))
        assert [limited.is_valid_at(at) for at in starts] == [True, False, True, True]


@pytest.mark.parametrize("length", [-1, -(2**31), 13, 14, 2**31 - 1])
def test_lengths_that_cannot_be_end_the_following(tmp_path: Path, length: int) -> None:
    """The least entry is a message of magic 0 without key and value: 14 bytes after the length."""
    whole = message(magic=0, offset=5)
    data = whole + struct.pack(">qi", 6, length) + bytes(14)
    expected = (len(whole), len(data)) if length == 14 else (0, len(whole))
    path = tmp_path / "log"
    path.write_bytes(data)
    with path.open("rb") as file:
        for wanted in (len(whole), len(data) - 1, len(data) + 5):
            assert follow(memoryview(data), 0, wanted, len(data)) == expected
            assert kernel.follow_file(file.fileno(), 0, wanted, len(data)) == expected
    assert follow(memoryview(whole)[:16], 7, 8, 7 + len(whole)) == (7, 7)
