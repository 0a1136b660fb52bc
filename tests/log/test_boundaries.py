"""Where segments may be cut: the kernel finds what Python finds."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

import pytest

from kafkafmt import Limits
from kafkafmt.log import boundaries
from kafkafmt.record.versions import is_valid_at
from kafkafmt.storage.discovery import find_extents
from tests.fuzz.mutations import encoded
from tests.support.encoder import Rec, message, record_batch

kernel = pytest.importorskip("kafkafmt.engine.kernel._kernel", reason="the kernel is not compiled")

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
                found = boundaries.follow(piece, *asked)
                assert kernel.follow(piece, *asked) == found
                assert kernel.follow_file(file.fileno(), *asked) == found
                assert kernel.follow(piece[:100], *asked) == boundaries.follow(piece[:100], *asked)


def test_a_border_is_sound_where_framing_says_so(tmp_path: Path) -> None:
    batch = record_batch([Rec(b"k", b"v")] * 3, base_offset=7)
    implausible = [
        record_batch([Rec()], attributes=7),
        record_batch([Rec()] * 3, last_offset_delta=1),
        record_batch([Rec()], last_offset_delta=-1, count=0),
        record_batch([Rec()], count=-1),
        record_batch([Rec()], count=99, last_offset_delta=99),
        record_batch([Rec()], producer_id=-2),
        message(magic=1, offset=3, key_length=99),
        message(magic=0, offset=3, key_length=-2),
    ]
    damaged = [batch[:-1] + b"\0", record_batch([Rec()], crc=1), message(magic=1, crc=1)]
    path = tmp_path / "log"
    path.write_bytes(b"".join([*ENCODED, *implausible, *damaged, batch, batch[:-1]]))
    (extent,) = find_extents(path.rename(path.with_suffix(".log")))
    limited = Limits(batch_bytes=len(batch) - 1)
    with extent.open() as window, extent.open() as looked_at:
        found = boundaries.EntryBoundaries(window)
        assert found.are_compiled
        for limits, position in itertools.product([Limits(), limited], range(window.size)):
            sound = is_valid_at(looked_at, position, limits)
            assert found.is_valid_at(position, limits) == sound, position
        # The last bytes, read ahead.
        found.offer(window.size - 300, window.view(window.size - 300, 300))
        for position in range(window.size - 300, window.size):
            sound = is_valid_at(looked_at, position, Limits())
            assert found.is_valid_at(position, Limits()) == sound, position
