"""Work grows with what exists, not with its square: calls and bytes are counted, never seconds.

Strategy: a source of n things and one of twice as many; what is counted at most doubles, with a
little for what happens once.
"""

import sys
from collections import Counter
from collections.abc import Callable
from itertools import product
from pathlib import Path
from types import FrameType

import pytest
import zstandard

import kafkafmt
from kafkafmt.segment import codecs
from tests.cli.running import run
from tests.support.choice import taking
from tests.support.encoder import Rec, message, record_batch
from tests.support.encoder.varint import varint
from tests.support.work import steps_of

_FACTOR, _ONCE = 2.3, 20_000


def _is_proportional(make: Callable[[int], Callable[[], object]], size: int) -> None:
    make(size // 10)()  # imports, and what is made once
    one, two = (steps_of(make(times * size)) for times in (1, 2))
    assert two <= _FACTOR * one + _ONCE, (one, two)


def _batch(offset: int) -> bytes:
    return record_batch([Rec(b"k", b"v")], base_offset=offset)


def _log(folder: Path, segments: dict[int, bytes]) -> Path:
    directory = folder / str(len(segments)) / "orders-0"
    directory.mkdir(parents=True)
    for base, data in segments.items():
        (directory / f"{base:020}.log").write_bytes(data)
    return directory


LOGS: dict[str, Callable[[int], dict[int, bytes]]] = {
    "gaps": lambda n: {10 * k: _batch(10 * k) for k in range(n)},
    "empty segments": lambda n: {10 * k: _batch(10 * k) * (k % 2) for k in range(n)},
    "gaps at both ends": lambda n: {10 * k: _batch(10 * k + 5) for k in range(n)},
    "no gaps": lambda n: {k: _batch(k) for k in range(n)},
}


@pytest.mark.parametrize(
    ("command", "name"),
    [
        *product(("ls", "verify"), LOGS),
        *product(("transactions", "producers", "diff"), ("gaps", "empty segments")),
    ],
)
def test_segments(command: str, name: str, tmp_path: Path) -> None:
    def make(count: int) -> Callable[[], object]:
        source = _log(tmp_path, LOGS[name](count))
        return lambda: run(command, *[source] * (1 + (command == "diff")))

    _is_proportional(make, 40)


def test_orphaned_indexes_beside_gaps(tmp_path: Path) -> None:
    def make(count: int) -> Callable[[], object]:
        source = _log(tmp_path, LOGS["gaps"](count))
        for number in range(count):
            (source / f"{10 * number + 5:020}.index").write_bytes(b"")
        return lambda: run("verify", source)

    _is_proportional(make, 60)


def test_a_set_of_all_segments_is_not_made_for_each_gap(tmp_path: Path) -> None:
    """What no line shows: sets and comprehensions in C. So the names that are looked at count."""
    from kafkafmt.storage import names

    looked: list[int] = []
    for count in (100, 200):
        source, calls = _log(tmp_path, LOGS["gaps"](count)), Counter[str]()

        def profile(frame: FrameType, event: str, _: object, calls: Counter[str] = calls) -> None:
            if event == "call" and frame.f_code is names.base_offset.__code__:
                calls["base_offset"] += 1

        before = sys.getprofile()
        sys.setprofile(profile)
        try:
            kafkafmt.verify(source)
        finally:
            sys.setprofile(before)
        looked.append(calls["base_offset"])
    assert looked[1] <= _FACTOR * looked[0], looked


# --- compressed streams --------------------------------------------------------------------------

_SKIPPED = b"\x50\x2a\x4d\x18\0\0\0\0"
_HEAD = bytes.fromhex("28b52ffd0058")
STREAMS: dict[str, tuple[int, Callable[[int], bytes]]] = {
    "frames": (4, lambda n: zstandard.compress(b"x") * n),
    "empty frames": (4, lambda n: zstandard.compress(b"") * n),
    "skippable frames": (4, lambda n: _SKIPPED * n + zstandard.compress(b"x")),
    "empty blocks": (4, lambda n: _HEAD + bytes(3 * n) + b"\1\0\0"),
    "small blocks": (4, lambda n: _HEAD + b"\x08\0\0x" * n + b"\1\0\0"),
    "repeating blocks": (4, lambda n: _HEAD + b"\x0a\0\0x" * n + b"\1\0\0"),
    "a cut frame": (4, lambda n: zstandard.compress(b"x") * n + zstandard.compress(b"y")[:-2]),
}


@pytest.mark.parametrize("name", STREAMS)
def test_small_parts_of_a_stream(name: str) -> None:
    """A part takes some lines, and no call of the library of its own."""
    codec, stream = STREAMS[name]

    def make(count: int) -> Callable[[], object]:
        packed = memoryview(stream(count))
        return lambda: codecs.decompress(codec, packed, magic=2, limit=1 << 20)

    _is_proportional(make, 2000)
    assert steps_of(make(4000)) < 25 * 4000


def test_records_in_small_frames_are_read() -> None:
    plain = b"".join(
        varint(7) + bytes([0]) + varint(0) + varint(n) + varint(-1) + varint(1) + b"v" + b"\0"
        for n in range(60)
    )
    packed = b"".join(zstandard.compress(plain[at : at + 1]) + _SKIPPED for at in range(len(plain)))
    entry = record_batch([], base_offset=5, attributes=4, payload=packed, count=60,
                         last_offset_delta=59)  # fmt: skip
    for engine in ("reference", "columnar"):
        with taking(engine):
            assert kafkafmt.read_records(entry)["value"].to_pylist() == [b"v"] * 60


# --- damage --------------------------------------------------------------------------------------

DAMAGED: dict[str, bytes] = {
    "a wrong checksum": _batch(0)[:-1] + b"\xff",
    "garbage": b"\x07" * 40,
    "zeroes": bytes(60),
    "an unknown magic": _batch(0)[:16] + b"\x09" + _batch(0)[17:],
    "an old message": message(magic=1, offset=0, value=b"v")[:-1] + b"\xff",
}


@pytest.mark.parametrize("name", DAMAGED)
@pytest.mark.parametrize("command", ["verify", "salvage"])
def test_damaged_places(name: str, command: str, tmp_path: Path) -> None:
    def make(count: int) -> Callable[[], object]:
        data = b"".join(_batch(2 * n) + DAMAGED[name] for n in range(count))
        source = _log(tmp_path / str(count), {0: data})
        return lambda: run(command, source, *[tmp_path / f"out{count}"] * (command == "salvage"))

    _is_proportional(make, 40)
