"""The manifest of a segment in a tier (``.rsm-manifest``): JSON of version 1.

Strategy: what is needed to read the segment is taken out and checked; unknown fields are ignored.
Its chunks are pieces of equal size, stored one after another: two numbers tell the stored sizes
(``FixedSizeChunkIndex``), with compression a table (``VariableSizeChunkIndex``).

Invariant: a manifest that is returned is consistent: offsets ascend, sizes fit one another, and
every number has the bits that the plugin gives it. What a table claims is checked before memory is
taken for it.
"""

from __future__ import annotations

import base64
import binascii
import re
import struct
from array import array
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate, pairwise
from typing import Any, cast

from kafkafmt._base import texts
from kafkafmt._base.errors import (
    KafkaFormatError,
    LimitExceededError,
    MalformedError,
    UnsupportedError,
)
from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt._base.wording import counted
from kafkafmt.storage import names

MAX_TABLE_BYTES = 10 * 1024 * 1024
"""The most bytes of an unpacked table; the plugin writes no more (``ChunkSizesBinaryCodec``)."""
_COUNT = struct.Struct(">i")
_INT = 2**31 - 1
_HEAD = struct.Struct(">iib")
_OVERHEAD = 1024  # of a chunk that does not compress, and of its encryption


@dataclass(frozen=True)
class ChunkIndex:
    """The chunks of one segment.

    Attributes:
        chunk_size: of each chunk in the segment, but the last one.
        stored: the stored size of each chunk but the last, and of that; or where each has its own,
            the table of them, one frame of zstd.
    """

    chunk_size: int
    segment_size: int
    stored: tuple[int, int] | bytes

    @property
    def count(self) -> int:
        """The number of chunks."""
        return -(-self.segment_size // self.chunk_size)

    def chunk_at(self, position: int) -> int:
        """Return the number of the chunk at a position of the segment."""
        return position // self.chunk_size

    def start(self, number: int) -> int:
        """Return a chunk's start in the segment; for the number after the last, its size."""
        return min(number * self.chunk_size, self.segment_size)

    def stored_start(self, number: int) -> int:
        """Return a chunk's start in the object; for the number after the last, its size.

        Raises:
            MalformedError: the table contradicts itself or the segment.
        """
        if isinstance(self.stored, bytes):
            return self._starts[number]
        each, last = self.stored
        return number * each if number < self.count else (self.count - 1) * each + last

    @property
    def stored_size(self) -> int:
        """Bytes of the object."""
        return self.stored_start(self.count)

    def whole_chunks(self, stored: int) -> int:
        """Return the number of whole chunks in the first ``stored`` bytes of the object."""
        return bisect_right(range(1, self.count + 1), stored, key=self.stored_start)

    @cached_property
    def _starts(self) -> array[int]:
        sizes = unpacked_sizes(self.stored) if isinstance(self.stored, bytes) else array("q")
        if len(sizes) != self.count:
            raise MalformedError(
                f"a chunk table of {len(sizes)} chunks, expected {self.count}: "
                f"{self.segment_size} bytes in chunks of {self.chunk_size}"
            )
        largest = min(self.chunk_size, self.segment_size)  # bytes of a chunk, in the segment
        most = largest + largest // 128 + _OVERHEAD
        if max(sizes) > most or min(sizes) <= 0:
            found = max(sizes) if max(sizes) > most else min(sizes)
            raise MalformedError(f"a stored chunk of {found} bytes, expected 1 to {most}")
        return array("q", accumulate(sizes, initial=0))


def unpacked_sizes(packed: bytes) -> array[int]:
    """Return the stored sizes in a chunk table.

    Raises:
        MalformedError: it is not a table, or claims more than a table can have.
    """
    data = _decompressed(packed)
    if len(data) < 2 * _COUNT.size:
        raise MalformedError(f"a chunk table of {len(data)} bytes, expected 8 at least")
    (count,) = _COUNT.unpack_from(data)
    (last,) = _COUNT.unpack_from(data, len(data) - _COUNT.size)
    if count == 1 and len(data) == 2 * _COUNT.size:
        return array("q", [last])
    if count < 2 or len(data) < _HEAD.size:
        raise MalformedError(f"a chunk table of {count} chunks in {len(data)} bytes")
    _, base, width = _HEAD.unpack_from(data)
    if not 1 <= width <= 4 or len(data) != _HEAD.size + (count - 1) * width + _COUNT.size:
        raise MalformedError(
            f"a chunk table of {count} chunks with {width} bytes each in {len(data)} bytes"
        )
    sizes: array[int] = array("q", [base]) * (count - 1)
    for byte in range(width):
        shift = 8 * (width - 1 - byte)
        column = data[_HEAD.size + byte : len(data) - _COUNT.size : width]
        added = (size + (value << shift) for size, value in zip(sizes, column, strict=True))
        sizes = array("q", added)
    sizes.append(last)
    if max(sizes) > _INT:
        raise MalformedError(f"a stored chunk of {max(sizes)} bytes, expected {_INT} at most")
    return sizes


def _decompressed(packed: bytes) -> bytes:
    import zstandard  # which a source without a tier may not need

    try:
        size = zstandard.get_frame_parameters(packed).content_size
        if size > MAX_TABLE_BYTES:
            found = "of unknown size" if size > 2**62 else f"of {size} bytes"
            raise MalformedError(f"a chunk table {found}, expected {MAX_TABLE_BYTES} bytes at most")
        unpacker = zstandard.ZstdDecompressor()
        data: bytes = unpacker.decompress(packed, max_output_size=MAX_TABLE_BYTES)
    except zstandard.ZstdError as error:
        raise MalformedError(f"a chunk table that is not a frame of zstd: {error}") from None
    return data


VERSION = "1"
MAX_BYTES = 16 * 1024 * 1024
"""The most bytes of a manifest: that of the largest chunk table is smaller."""
ENCRYPTION_BYTES = 28
"""That encryption adds to a chunk: an initialization vector of 12, a tag of 16."""
MOST_OFFSETS = 2**31 - 1
"""From the first offset of a segment to its last (``LogSegment.canConvertToRelativeOffset``)."""
INDEXES = {
    names.INDEX: "offset",
    names.TIME_INDEX: "timestamp",
    names.SNAPSHOT: "producerSnapshot",
    names.LEADER_EPOCHS: "leaderEpoch",
    names.TRANSACTION_INDEX: "transaction",
}
"""The side files in ``.indexes``; the last one is there if a transaction was aborted."""

_UUID = re.compile(names.UUID)
_TOPIC = re.compile(r"[A-Za-z0-9._-]{1,249}")
_NUMBER = re.compile(r"[0-9]{1,10}")


@dataclass(frozen=True, slots=True)
class DataKey:
    """The key of a segment, encrypted with the public key of a pair.

    Attributes:
        pair: the id of the pair.
        aad: what each chunk is authenticated with.
    """

    pair: str
    encrypted: bytes = field(repr=False)
    aad: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Manifest:
    """The manifest of one copy of a segment.

    Attributes:
        data_key: ``None`` if nothing is encrypted.
        indexes: position and stored size in ``.indexes``, by :data:`INDEXES`; ``None``: not there.
        topic_id: as Kafka writes it, 22 characters.
        max_timestamp: the greatest, milliseconds; -1 for none.
        epochs: leader epochs, each with its first offset in the segment, ascending.
    """

    chunks: ChunkIndex
    is_compressed: bool
    data_key: DataKey | None
    indexes: Mapping[str, tuple[int, int] | None]
    topic_id: str
    topic: str
    partition: int
    segment_id: str
    start_offset: int
    end_offset: int
    max_timestamp: int
    epochs: tuple[tuple[int, int], ...]

    @property
    def indexes_end(self) -> int:
        """The least size of the object of its indexes, in bytes."""
        return max((sum(place) for place in self.indexes.values() if place), default=0)

    @property
    def stem(self) -> str:
        """The name of its objects without the suffix."""
        return f"{self.start_offset:020}-{self.segment_id}"


def parsed(data: bytes, source: str, limits: Limits = DEFAULT_LIMITS) -> Manifest:
    """Return the manifest in the bytes of an object.

    Raises:
        UnsupportedError: it has another version than 1.
        LimitExceededError: it is larger than 16 MiB, or a chunk is larger than ``batch_bytes``.
        MalformedError: it is not a manifest, or contradicts itself.
    """
    try:
        if len(data) > MAX_BYTES:
            raise LimitExceededError(f"a manifest of {len(data)} bytes, expected {MAX_BYTES}")
        try:
            found = texts.parsed(data)
        except ValueError as error:
            raise MalformedError(f"a manifest that is not JSON: {error}") from None
        manifest = _manifest(_JsonObject.of(found), limits)
        manifest.chunks.stored_start(0)  # which checks a chunk table
        return manifest
    except KafkaFormatError as error:
        raise error.locate(source, 0) from None


def plausible_end(data: bytes, start: int) -> int | None:
    """Return the plausible last offset in an unusable manifest; ``None`` without one."""
    try:
        last = texts.parsed(data)["remoteLogSegmentMetadata"]["endOffset"]
    except (ValueError, TypeError, LookupError):
        return None
    return last if type(last) is int and 0 <= last - start <= MOST_OFFSETS else None


@dataclass(frozen=True, slots=True)
class _JsonObject:
    """A JSON object and its name, for errors."""

    values: Mapping[str, Any]
    name: str = ""

    @classmethod
    def of(cls, value: object, name: str = "") -> _JsonObject:
        if not isinstance(value, dict):
            what = name or "the manifest"
            raise MalformedError(f"{what}: expected an object, found {_shown(value)}")
        return cls(value, name)

    def at(self, key: str) -> str:
        return f"{self.name}.{key}" if self.name else key

    def object(self, key: str) -> _JsonObject:
        return _JsonObject.of(self.values.get(key), self.at(key))

    def number(self, key: str, low: int, high: int) -> int:
        value = self.values.get(key)
        is_one = type(value) is int and low <= value <= high
        return cast("int", self.expected(key, is_one, f"a number of {low} to {high}"))

    def text(self, key: str, pattern: re.Pattern[str], what: str) -> str:
        value = self.values.get(key)
        is_one = isinstance(value, str) and pattern.fullmatch(value) is not None
        return cast("str", self.expected(key, is_one, what))

    def flag(self, key: str) -> bool:
        is_one = isinstance(self.values.get(key), bool)
        return cast("bool", self.expected(key, is_one, "true or false"))

    def bytes(self, key: str) -> bytes:
        is_one = isinstance(self.values.get(key), str)
        return _base64(cast("str", self.expected(key, is_one, "text in base64")), self.at(key))

    def expected(self, key: str, is_right: bool, what: str) -> Any:
        if not is_right:
            found = _shown(self.values[key]) if key in self.values else "nothing"
            raise MalformedError(f"{self.at(key)}: expected {what}, found {found}")
        return self.values[key]


def _manifest(fields: _JsonObject, limits: Limits) -> Manifest:
    version = fields.values.get("version")
    if version != VERSION:
        found = "none" if version is None else _shown(version)
        raise UnsupportedError(f"version {found} of a manifest, expected {VERSION!r}")
    data_key = _data_key(fields)
    is_compressed = fields.flag("compression")
    about = fields.object("remoteLogSegmentMetadata")
    identity = about.object("remoteLogSegmentId")
    log = identity.object("topicIdPartition")
    place = log.object("topicPartition")
    start = about.number("startOffset", 0, MAX_OFFSET)
    end = about.number("endOffset", start, min(start + MOST_OFFSETS, MAX_OFFSET))
    return Manifest(
        _chunks(fields.object("chunkIndex"), is_compressed, data_key is not None, limits),
        is_compressed,
        data_key,
        _indexes(fields.object("segmentIndexes")),
        log.text("topicId", _UUID, "an id of 22 characters"),
        place.text("topic", _TOPIC, "the name of a topic"),
        place.number("partition", 0, _INT),
        identity.text("id", _UUID, "an id of 22 characters"),
        start,
        end,
        about.number("maxTimestampMs", -1, MAX_OFFSET),
        _epochs(about.object("segmentLeaderEpochs"), end),
    )


def _data_key(fields: _JsonObject) -> DataKey | None:
    if fields.values.get("encryption") is None:
        return None
    encryption = fields.object("encryption")
    text = encryption.values.get("dataKey")
    pair, colon, encrypted = text.partition(":") if isinstance(text, str) else ("", "", "")
    if not pair or not colon:
        raise MalformedError("encryption.dataKey: expected '<key pair id>:<base64>'")
    return DataKey(pair, _base64(encrypted, encryption.at("dataKey")), encryption.bytes("aad"))


def _chunks(
    fields: _JsonObject, is_compressed: bool, is_encrypted: bool, limits: Limits
) -> ChunkIndex:
    kind = fields.values.get("type")
    chunk_size = fields.number("originalChunkSize", 1, _INT)
    size = fields.number("originalFileSize", 1, _INT)
    is_changed = is_compressed or is_encrypted
    if is_changed and min(chunk_size, size) > limits.batch_bytes:
        raise LimitExceededError(
            f"chunks of {min(chunk_size, size)} bytes, expected {limits.batch_bytes} at most"
        )
    if kind == "variable":
        return ChunkIndex(chunk_size, size, fields.bytes("transformedChunks"))
    fields.expected("type", kind == "fixed", "'fixed' or 'variable'")
    stored = fields.number("transformedChunkSize", 1, _INT)
    last = fields.number("finalTransformedChunkSize", 1, _INT)
    index = ChunkIndex(chunk_size, size, (stored, last))
    more = ENCRYPTION_BYTES if is_encrypted else 0
    expected = chunk_size + more, size - index.start(index.count - 1) + more
    is_whole = index.count > 1
    if not is_compressed and (last != expected[1] or (is_whole and stored != expected[0])):
        raise MalformedError(
            f"chunkIndex: stored chunks of {stored} and {last} bytes, expected "
            f"{expected[0]} and {expected[1]} for {size} bytes in chunks of {chunk_size}"
        )
    return index


def _indexes(fields: _JsonObject) -> Mapping[str, tuple[int, int] | None]:
    places: dict[str, tuple[int, int] | None] = dict.fromkeys(INDEXES)
    for suffix, name in INDEXES.items():
        if fields.values.get(name) is not None:
            place = fields.object(name)
            places[suffix] = place.number("position", 0, _INT), place.number("size", 0, _INT)
    return places


def _epochs(fields: _JsonObject, end: int) -> tuple[tuple[int, int], ...]:
    """Return the leader epochs; they begin within the segment if the log did when it was copied."""
    epochs = []
    for text in fields.values:
        if not _NUMBER.fullmatch(text) or int(text) > _INT:
            raise MalformedError(f"{fields.name}: expected leader epochs, found {_shown(text)}")
        epochs.append((int(text), fields.number(text, 0, end)))
    epochs.sort()
    starts = [first for _, first in epochs]
    if not epochs or any(one >= other for one, other in pairwise(starts)):
        raise MalformedError(
            f"{fields.name}: expected epochs with offsets that ascend, found "
            f"{counted(len(starts), 'offset')} that do not"
        )
    return tuple(epochs)


def _base64(text: str, name: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise MalformedError(f"{name}: expected text in base64") from None


def _shown(value: object) -> str:
    """Return a number, or the kind of anything else: the file may be another one, with a secret."""
    if value is None or isinstance(value, (bool, int, float)):
        return repr(value)[:60]
    if isinstance(value, str):
        return f"a text of {counted(len(value), 'character')}"
    return "an object" if isinstance(value, dict) else "a list"
