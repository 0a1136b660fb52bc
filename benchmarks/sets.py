"""The generated segments read by the benchmarks.

Strategy: a generated set repeats a tile of at most 16 MB (:mod:`benchmarks.tiles`) up to its size,
with increasing base offsets, which no checksum covers. The files stay in a cache folder, whose name
has a digest of the code that made them.

Invariant: a file in the cache is complete.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from benchmarks.tiles import Tile, make_tile

MB = 1_000_000
TOPIC = "bench"
PARTITIONS = 4
"""The number of partitions of the log that all sources of Spark read."""
CODECS = ("none", "gzip", "snappy", "lz4", "zstd")

_SEGMENT_NAME = f"{0:020}.log"
_TILE_SIZE = 16 * MB


@dataclass(frozen=True)
class Shape:
    """A set to generate.

    Attributes:
        kind: the argument of :func:`benchmarks.tiles.make_tile`.
        codec: the argument of :func:`benchmarks.tiles.make_tile`.
        size: bytes before compression, at scale 1.
    """

    kind: str
    codec: str
    size: int

    @property
    def name(self) -> str:
        """Its name in the tables."""
        return f"{self.kind} {self.codec}" if self.kind in ("json", "v1") else self.kind

    @property
    def directory(self) -> str:
        """The name of its log directory."""
        topic = "__consumer_offsets" if self.kind == "commits" else self.name.replace(" ", "-")
        return f"{topic}-0"


# The sizes give the fastest reader some tens of milliseconds.
SHAPES = (
    *(Shape("json", codec, 118 * MB) for codec in CODECS),
    Shape("small", "none", 50 * MB),
    Shape("big", "none", 118 * MB),
    Shape("single", "none", 60 * MB),
    Shape("commits", "none", 60 * MB),
    Shape("v1", "none", 60 * MB),
    Shape("v1", "gzip", 60 * MB),
)


@dataclass(frozen=True)
class Segment:
    """A segment to read.

    Attributes:
        name: its name in the tables.
        kind: of the shape.
        codec: of its batches.
        path: of the file.
    """

    name: str
    kind: str
    codec: str
    path: Path

    @property
    def size(self) -> int:
        """Bytes of the file."""
        return self.path.stat().st_size


def generate(cache: Path, scale: float, wanted: str = "") -> Iterator[Segment]:
    """Yield the sets with ``wanted`` in their names; generate missing ones.

    Args:
        cache: a folder; each version of the code has its own folder in it.
        scale: a factor for all sizes.
        wanted: a part of a name.
    """
    folder = cache / f"{_digest()}-{scale:g}"
    for shape in SHAPES:
        if wanted in shape.name:
            path = folder / shape.directory / _SEGMENT_NAME
            if not path.exists():
                size = int(shape.size * scale)
                distinct = min(size, _TILE_SIZE)
                tile = make_tile(shape.kind, shape.codec, distinct)
                write(path, _repeat_entries(tile, tile.size * size // distinct))
            yield Segment(shape.name, shape.kind, shape.codec, path)


def repeat(cache: Path, segment: Segment, size: int) -> Path:
    """Return a segment of at least ``size`` bytes, repeated from a generated one of magic 2."""
    path = cache / f"{_digest()}-{size}" / f"{segment.name.replace(' ', '-')}-0" / _SEGMENT_NAME
    if not path.exists():
        entries = list(_entries(segment.path.read_bytes()))
        (base_offset,) = struct.unpack_from(">q", entries[-1])
        (last_offset_delta,) = struct.unpack_from(">i", entries[-1], 23)
        write(path, _repeat_entries(Tile(entries, base_offset + last_offset_delta + 1), size))
    return path


def copy_start(path: Path, target: Path, size: int) -> Path:
    """Copy the complete entries in the first ``size`` bytes of a segment to ``target``."""
    if not target.exists():
        with path.open("rb") as stream:
            write(target, _entries(stream.read(size)))
    return target


def json_segment(cache: Path, scale: float, codec: str) -> Path:
    """Return the segment with records of about 245 bytes, 118 MB uncompressed at scale 1."""
    (made,) = generate(cache, scale, f"json {codec}")
    return made.path


def make_data_directory(folder: Path, of: Path, partitions: int) -> Path:
    """Make a data directory with this segment in each partition."""
    shutil.rmtree(folder, ignore_errors=True)
    for partition in range(partitions):
        target = folder / f"{TOPIC}-{partition}" / of.name
        target.parent.mkdir(parents=True)
        try:
            os.link(of, target)
        except OSError:  # no hard links on this file system
            shutil.copy(of, target)
    return folder


def _repeat_entries(tile: Tile, size: int) -> Iterator[bytes]:
    """Yield the entries of a tile, repeated up to ``size`` bytes with increasing offsets."""
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
    """Yield the complete entries, delimited by their length fields."""
    position = 0
    while position + 12 <= len(data):
        end = position + 12 + struct.unpack_from(">i", data, position + 8)[0]
        if end > len(data):
            return
        yield data[position:end]
        position = end


def write(path: Path, pieces: Iterable[bytes]) -> None:
    """Write a file atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".unfinished")
    with unfinished.open("wb") as stream:
        stream.writelines(pieces)
    unfinished.replace(path)


def _digest() -> str:
    """Return a digest of all code used to generate sets."""
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
