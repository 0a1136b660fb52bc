"""The segments that are read: generated ones, and real ones where a folder of them is named.

Strategy: a generated set is a tile of at most 16 MB (:mod:`benchmarks.tiles`), laid one behind the
other with new base offsets, which no checksum covers, until the set is as large as it should be.
Files stay in a cache folder; its name holds a digest of the code that made them.

Invariant: a file in the cache is whole.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from benchmarks.tiles import Tile, make_tile
from kafkafmt import open_segment

MB = 1_000_000
CODECS = ("none", "gzip", "snappy", "lz4", "zstd")
REAL = "real"

_SEGMENT_NAME = f"{0:020}.log"
_TILE_SIZE = 16 * MB
# What the slow readers get of a set: a fraction of a second's work for each of them.
_START_SIZE = 2 * MB
# The readers go through a small segment several times, so that a time is not all clock and noise.
_MIN_SIZE = 32 * MB


@dataclass(frozen=True)
class Shape:
    """A set to generate.

    Attributes:
        kind: as :func:`benchmarks.tiles.make_tile` knows it.
        codec: likewise.
        size: bytes before compression, at scale 1.
    """

    kind: str
    codec: str
    size: int

    @property
    def name(self) -> str:
        """As it is called in the tables."""
        return f"{self.kind} {self.codec}" if self.kind in ("json", "v1") else self.kind


# The sizes give the fastest reader some tens of milliseconds.
SHAPES = (
    *(Shape("json", codec, 118 * MB) for codec in CODECS),
    Shape("small", "none", 50 * MB),
    Shape("big", "none", 118 * MB),
    Shape("single", "none", 60 * MB),
    Shape("v1", "none", 60 * MB),
    Shape("v1", "gzip", 60 * MB),
)


@dataclass(frozen=True)
class Segment:
    """A segment to read.

    Attributes:
        name: as it is called in the tables.
        kind: of the shape; ``real`` if it was not generated.
        codec: of its batches.
        path: of the file.
        start: a file with its first entries, for the slow readers.
        passes: how many times it is read for one time.
    """

    name: str
    kind: str
    codec: str
    path: Path
    start: Path
    passes: int

    @property
    def size(self) -> int:
        """Bytes of the file."""
        return self.path.stat().st_size


def generated(cache: Path, scale: float, wanted: str = "") -> Iterator[Segment]:
    """The sets whose names hold ``wanted``, made where they are not there yet.

    Args:
        cache: a folder; each version of the code has its own folder in it.
        scale: a factor for all sizes.
        wanted: a part of a name.
    """
    folder = cache / f"{_digest()}-{scale:g}"
    for shape in SHAPES:
        if wanted in shape.name:
            path = folder / f"{shape.name.replace(' ', '-')}-0" / _SEGMENT_NAME
            if not path.exists():
                size = int(shape.size * scale)
                distinct = min(size, _TILE_SIZE)
                tile = make_tile(shape.kind, shape.codec, distinct)
                _write(path, _laid(tile, tile.size * size // distinct))
            yield _segment(path, shape.name, shape.kind, shape.codec)


def real(cache: Path, folder: Path) -> Iterator[Segment]:
    """The segments below a folder, by path; they are called by their codec and their folder.

    Raises:
        FileNotFoundError: there is none.
    """
    paths = sorted(folder.rglob("*.log"))
    if not paths:
        raise FileNotFoundError(f"{folder}: no .log file in it")
    for path in paths:
        with open_segment(path) as opened:
            codec = next((batch.compression for batch in opened), None)
        name = f"{REAL} {path.parent.relative_to(folder).as_posix()}"
        if codec is not None:
            yield _segment(path, name, REAL, codec, cache / REAL)


def repeated(cache: Path, segment: Segment, size: int) -> Path:
    """A segment of at least ``size`` bytes, of the entries of a generated one of magic 2."""
    path = cache / f"{_digest()}-{size}" / f"{segment.name.replace(' ', '-')}-0" / _SEGMENT_NAME
    if not path.exists():
        entries = list(_entries(segment.path.read_bytes()))
        (base_offset,) = struct.unpack_from(">q", entries[-1])
        (last_offset_delta,) = struct.unpack_from(">i", entries[-1], 23)
        _write(path, _laid(Tile(entries, base_offset + last_offset_delta + 1), size))
    return path


def data_directory(cache: Path, kind: str, codec: str, size: int, partitions: int) -> Path:
    """A broker's data directory of one topic, with ``size`` bytes before compression in all."""
    folder = cache / f"{_digest()}-data-{kind}-{codec}-{size}-{partitions}"
    for partition in range(partitions):
        path = folder / f"orders-{partition}" / _SEGMENT_NAME
        if not path.exists():
            share = size // partitions
            distinct = min(share, _TILE_SIZE)
            tile = make_tile(kind, codec, distinct)
            _write(path, _laid(tile, tile.size * share // distinct))
    return folder


def start_of(path: Path, target: Path, size: int) -> Path:
    """Make ``target`` of the entries that lie whole in the first ``size`` bytes of a segment."""
    if not target.exists():
        with path.open("rb") as stream:
            _write(target, _entries(stream.read(size)))
    return target


def _segment(path: Path, name: str, kind: str, codec: str, cache: Path | None = None) -> Segment:
    folder = (cache or path.parent.parent) / "starts" / name.replace(" ", "-").replace("/", "-")
    # The bytes count before compression; the codecs shrink these sets to about a third.
    packed = 1 if codec == "none" else 3
    start = start_of(path, folder / _SEGMENT_NAME, _START_SIZE // packed)
    passes = -(-_MIN_SIZE // (path.stat().st_size * packed)) if kind == REAL else 1
    return Segment(name, kind, codec, path, start, passes)


def _laid(tile: Tile, size: int) -> Iterator[bytes]:
    """The entries of a tile, again and again up to ``size`` bytes, at offsets that go on."""
    written = first = 0
    while written < size:
        for entry in tile.entries:
            (offset,) = struct.unpack_from(">q", entry)
            yield struct.pack(">q", first + offset) + entry[8:]
            written += len(entry)
            if written >= size:
                return
        first += tile.span


def _entries(data: bytes) -> Iterator[bytes]:
    """The entries that are whole, by their length fields."""
    position = 0
    while position + 12 <= len(data):
        end = position + 12 + struct.unpack_from(">i", data, position + 8)[0]
        if end > len(data):
            return
        yield data[position:end]
        position = end


def _write(path: Path, pieces: Iterator[bytes]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".unfinished")
    with unfinished.open("wb") as stream:
        stream.writelines(pieces)
    unfinished.replace(path)


def _digest() -> str:
    """Of all code that decides what a generated set holds."""
    here = Path(__file__).resolve().parent
    sources = [
        here / "tiles.py",
        here / "sets.py",
        *(here.parent / "tests/support/encoder").glob("*.py"),
    ]
    digest = hashlib.sha256()
    for source in sorted(sources):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:12]
