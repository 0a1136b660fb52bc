"""Every segment of the corpus, truncated to every length.

A cut inside an entry can only touch that entry, so only the entry before it and what is left of
it are read: the framing of every segment at every length (in the middle of large entries, where
only the number of bytes left changes, at every 97th), and by both engines small segments of each
era at every length. All of these are read as well, cut beside each entry.
"""

from pathlib import Path

import pytest

import kafkafmt
from kafkafmt._base.limits import Limits
from kafkafmt.segment.record.entry import Entry, Gap
from kafkafmt.segment.record.versions import frames
from kafkafmt.storage.segment_file import SegmentFile
from tests.attacks.bad.reading import read
from tests.support.engines import engine as engine
from tests.support.samples import SOAK, sampled
from tests.support.tables import Row, rows
from tests.support.truth import CASES, GOLDEN, load, representatives

on_both_engines = pytest.mark.usefixtures("engine")

ERAS = sorted({name.split("-")[0] for name in CASES if name.startswith("k")})


def _entries(name: str, segment: str) -> list[Row]:
    return [batch for batch in load(name).batches if batch["segment"] == segment]


def _framed(data: bytes) -> list[Entry | Gap]:
    file = SegmentFile("cut", size=len(data), data=data)
    with file.open() as window:
        return list(frames(window, Limits()))


def _cuts(size: int) -> list[int]:
    every = 1 if SOAK else 4
    near = (n for n in range(1 + size % every, size, every) if n < 200 or n > size - 50)
    return [*near, *range(97, size, 97)]


def _smallest() -> list[Path]:
    """The smallest segments of two entries or more, one of each format, below 1 KiB.

    ``make soak`` has those of each era; the first of an era may be larger. One whose entries have
    the sizes of those of another one, and so differ in values only, is left out.
    """
    chosen: dict[tuple[object, ...], Path] = {}
    for era in ERAS:
        found: dict[tuple[int, str], Path] = {}
        for path in sorted(GOLDEN.glob(f"{era}-*/*.log"), key=lambda path: path.stat().st_size):
            entries = _entries(path.parent.name, path.name)
            if len(entries) < 2 or not all(entry["isValid"] for entry in entries):
                continue
            written = entries[0]["magic"], entries[0]["compression"]
            if written not in found and (not found or path.stat().st_size < 1024):
                found[written] = path
                sizes = [entry["sizeInBytes"] for entry in entries] if SOAK else []
                chosen.setdefault((*written, *sizes), path)
    return list(chosen.values())


SMALLEST = _smallest()


@pytest.mark.parametrize("name", sampled(CASES, representatives=representatives()))
def test_the_framing_at_every_length(name: str) -> None:
    for path in load(name).segments:
        data = path.read_bytes()
        before = 0
        for entry in _entries(name, path.name):
            start, size = entry["position"], entry["sizeInBytes"]
            whole = _framed(data[before : start + size])
            assert [type(frame) for frame in whole] == [Entry] * len(whole)
            for kept in _cuts(size):
                *sound, tail = _framed(data[before : start + kept])
                assert sound == whole[:-1]
                assert isinstance(tail, Gap)
                assert (tail.position, tail.length) == (start - before, kept)
                assert tail.kind == "truncated_tail"
            before = start


@pytest.mark.slow
@on_both_engines
@pytest.mark.parametrize("path", SMALLEST, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_whole_engine_at_every_length(path: Path) -> None:
    data = path.read_bytes()
    before = 0
    for entry in _entries(path.parent.name, path.name):
        start, end = entry["position"], entry["position"] + entry["sizeInBytes"]
        piece = data[before:end]
        sound = read(data[before:start]).records
        every = 1 if SOAK else 9
        for length in [start - before, *range(start - before + 1 + end % every, len(piece), every)]:
            found = read(piece[:length])
            assert found.records == sound
            assert found.error is None
            left = length - (start - before)
            assert [(d["position"], d["length"], d["kind"]) for d in found.damage] == (
                [(start - before, left, "truncated_tail")] if left else []
            )
        before = start


@pytest.mark.slow
@on_both_engines
@pytest.mark.parametrize("path", SMALLEST, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_segment_that_lost_its_beginning_gives_every_later_entry(path: Path) -> None:
    data = path.read_bytes()
    entries = _entries(path.parent.name, path.name)
    whole = rows(kafkafmt.read_batches(data))
    second = entries[1]["position"]
    every = 1 if SOAK else 3
    for lost in [*range(1 + second % every, min(second, 80), every), *range(80, second, 13)]:
        found = read(data[lost:])
        assert found.error is not None
        batches = rows(kafkafmt.read_batches(data[lost:], on_damage="skip"))
        valid = [batch for batch in batches if batch["isValid"]]
        assert [batch["crc"] for batch in valid] == [batch["crc"] for batch in whole[1:]]
        assert {batch["position"] + lost for batch in valid} == {e["position"] for e in entries[1:]}
