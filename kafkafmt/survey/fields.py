"""The bytes of one batch, field by field: its place, its content, and Kafka's name for it.

Strategy: generated parsers with positions (``kafkafmt.generated.positions``) parse the
header, and then one record after another, so memory does not grow with the batch. A varint is one
field, a flag some bits of a byte. Compressed records, and messages inside one of v0 or v1, are
parsed from the decompressed bytes, which are a buffer of their own.

Invariant: the fields come in the order of their bytes, a structure before its fields. Parsing stops
at the first error, which is the note of the last structure.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from io import BytesIO
from typing import Any

import pyarrow as pa
from kaitaistruct import KaitaiStream, KaitaiStruct, KaitaiStructError
from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by, expect_integer
from kafkafmt._base.damage import words
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.java import int64
from kafkafmt._base.limits import Limits, limits_or_default
from kafkafmt._base.moments import iso_text
from kafkafmt.log.open_segment import Segment, open_segment
from kafkafmt.log.ranges import Range, prune
from kafkafmt.log.scan.options import Access
from kafkafmt.log.tier.found import find
from kafkafmt.segment import codecs
from kafkafmt.segment.record import entry, layout
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.record.layout import MAGIC_V2
from kafkafmt.segment.record.message_set import Message
from kafkafmt.segment.record.record import NO_TIMESTAMP
from kafkafmt.segment.record.record_batch import RecordBatch
from kafkafmt.segment.tables.columns import Column, make_schema, make_table
from kafkafmt.segment.types import Table
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.survey.selected_logs import source_access

_TEXT = 200
"""Characters of a value that are shown as text."""
_NEGATIVE = re.compile(r"requested invalid (-\d+) amount of bytes")
"""What Kaitai's runtime says of a length below zero."""


@dataclass(frozen=True, slots=True)
class BatchField:
    """One field of a batch.

    Attributes:
        buffer: ``segment``, or ``decompressed`` for the records of a compressed batch.
        position: of its first byte in that buffer.
        length: bytes; flags have those of the byte that they are in.
        bits: the bits of a flag, the lowest is 0: ``4`` or ``0-2``; ``None`` for whole bytes.
        depth: how many structures it is in.
        path: in the grammar, such as ``records[2].body.key``.
        name: Kafka's own name; that of the grammar where Kafka has none.
        value: as text; ``None`` for a structure.
        note: the meaning of the value, such as a time; ``None`` if there is nothing to add.
        data: its bytes.
    """

    buffer: str
    position: int
    length: int
    bits: str | None
    depth: int
    path: str
    name: str
    value: str | None
    note: str | None
    data: bytes


class FieldReader:
    """Reads structures from the bytes of one buffer, or of a part of it."""

    def __init__(self, buffer: str, data: bytes, start: int) -> None:
        self.buffer = buffer
        self.data = data
        self.start = start

    def parse(self, parser: Any, position: int = 0) -> tuple[Any, int | None, str | None]:
        """Parse a structure: the object, where it ends, and the error if it does not."""
        stream = KaitaiStream(BytesIO(self.data))
        stream.seek(position)
        parsed = parser(stream)
        try:
            parsed._read()
        except KaitaiStructError as error:
            return parsed, None, _NEGATIVE.sub(r"a length of \1", " ".join(str(error).split()))
        return parsed, stream.pos(), None

    def field(
        self,
        path: str,
        name: str,
        depth: int,
        first: int,
        last: int,
        note: str | None = None,
        *,
        value: str | None = None,
        bits: str | None = None,
    ) -> BatchField:
        """Return the field of the bytes from ``first`` up to ``last``; a structure has no value."""
        place = self.buffer, self.start + first, last - first
        data = self.data[first:last]
        return BatchField(*place, bits, depth, path, name, value, note, data)

    def fields(self, parsed: Any, path: str, depth: int, base: int = 0) -> Iterator[BatchField]:
        """Yield the fields of a structure."""
        from kafkafmt.generated.positions.names import BITS, NAMES

        kind = type(parsed).__qualname__
        names = NAMES.get(kind, {})
        if kind in BITS:
            yield from self._bits(parsed, path, depth, base, names, BITS[kind])
            return
        for field in parsed.SEQ_FIELDS:
            place = parsed._debug.get(field, {})
            if "start" not in place:
                continue
            value = getattr(parsed, field, None)
            name = names.get(field, field)
            if not isinstance(value, list):
                inner = f"{path}.{field}"
                yield from self._field(parsed, value, inner, name, depth, base, place)
                continue
            items = zip(value, place.get("arr", ()), strict=False)
            for number, (item, item_place) in enumerate(items):
                inner = f"{path}.{field}[{number}]"
                yield from self._field(parsed, item, inner, name, depth, base, item_place)

    def _field(
        self,
        parent: Any,
        value: Any,
        path: str,
        name: str,
        depth: int,
        base: int,
        place: dict[str, int],
    ) -> Iterator[BatchField]:
        first = base + place["start"]
        last = base + place.get("end", place["start"])
        is_structure = isinstance(value, KaitaiStruct)
        is_varint = is_structure and "byte_0" in value.SEQ_FIELDS
        if is_structure and not is_varint:
            yield self.field(path, name, depth, first, last)
            inner = base if value._io is parent._io else first
            yield from self.fields(value, path, depth + 1, inner)
        elif "end" in place:
            yield self.field(
                path, name, depth, first, last, value=_text(value.value if is_varint else value)
            )

    def _bits(
        self,
        parsed: Any,
        path: str,
        depth: int,
        base: int,
        names: dict[str, str],
        widths: dict[str, int],
    ) -> Iterator[BatchField]:
        """Yield flags: the highest bit first."""
        left = total = sum(widths.values())
        places: dict[str, dict[str, int]] = parsed._debug
        first = base + next((place["start"] for place in places.values()), 0)
        for field, width in widths.items():
            byte = first + (total - left) // 8
            left -= width
            bits = str(left) if width == 1 else f"{left}-{left + width - 1}"
            value = getattr(parsed, field, None)
            if value is not None:
                place = f"{path}.{field}", names.get(field, field), depth, byte, byte + 1
                yield self.field(*place, value=_text(value), bits=bits)


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, enum.Enum):
        return f"{value.value} ({value.name})"
    if isinstance(value, (bytes, bytearray)):
        return _bytes_text(bytes(value[: 4 * _TEXT]), len(value))
    return str(value)


def _bytes_text(data: bytes, length: int) -> str:
    """Bytes as quoted text where they are text, else as their number."""
    if len(data) < length:
        data = data[:_TEXT]
        text = data.decode("utf-8", "ignore")
    else:
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            return f"{length} bytes"
    if not text.isprintable():
        return f"{length} bytes"
    return f'"{text}"' if len(text) <= _TEXT and len(data) == length else f'"{text[:_TEXT]}…"'


SEGMENT, DECOMPRESSED = "segment", "decompressed"

COLUMNS: tuple[Column[BatchField], ...] = (
    Column("buffer", pa.string(), lambda field: field.buffer),
    Column("position", pa.int64(), lambda field: field.position),
    Column("length", pa.int64(), lambda field: field.length),
    Column("bits", pa.string(), lambda field: field.bits),
    Column("depth", pa.int32(), lambda field: field.depth),
    Column("path", pa.string(), lambda field: field.path),
    Column("name", pa.string(), lambda field: field.name),
    Column("value", pa.string(), lambda field: field.value),
    Column("note", pa.string(), lambda field: field.note),
    Column("bytes", pa.binary(), lambda field: field.data),
)
SCHEMA = make_schema(COLUMNS)


@documented_by(
    Access,
    source=(
        "a segment file, a log directory (``<topic>-<partition>``), a URL that fsspec knows, "
        "the bytes of a segment, or an open binary file."
    ),
    offset="of a record: the rows are the header of its batch, and that record.",
    position="of the first byte of a batch: the rows are the header and all records.",
)
def read_fields(
    source: Source,
    *,
    offset: int | None = None,
    position: int | None = None,
    **options: Unpack[Access],
) -> Table:
    """Return the bytes of a record or of a batch, field by field.

    Returns:
        One row per field, in the order of the bytes: ``buffer`` (``segment``, or ``decompressed``
        for compressed records), ``position`` and ``length`` in it, ``bits``, ``depth``, ``path``
        (in the grammar), ``name`` (Kafka's), ``value``, ``note`` and ``bytes``. A structure is a
        row without a value, before its fields.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
        OSError: a file or store cannot be read.
        TypeError: an argument has the wrong type.
        ValueError: nothing is at this offset or position, or the source has several logs.
    """
    access = source_access(options)
    if (offset is None) == (position is None):
        raise ValueError("pass either offset or position")
    known = limits_or_default(options.get("limits"))
    logs = find(source, access).listed()
    if len(logs) > 1:
        raise ValueError(f"the source has {len(logs)} logs; name the directory of one partition")
    if position is not None:
        expect_integer("position", position)
        if len(logs[0].segments) > 1:
            raise ValueError(f"{logs[0].path}: has several segments; name the file")
        batch, wanted = batch_at(logs[0], position, known), None
    else:
        expect_integer("offset", offset)
        batch, wanted = batch_of_offset(logs[0], offset or 0, known), offset
    return make_table(fields(batch, wanted), COLUMNS, lambda field: len(field.data))


def batch_at(log: PartitionLog, position: int, limits: Limits) -> Batch:
    """Return the batch at a position of the only segment of a log.

    Raises:
        ValueError: no batch begins there.
    """
    with open_segment(log.segments[0], on_damage="skip", limits=limits) as segment:
        return segment.batch_at(position)


def batch_of_offset(log: PartitionLog, offset: int, limits: Limits) -> Batch:
    """Return the batch of an offset in a log.

    Raises:
        ValueError: none has it; the message names the offsets before and after, and damage there.
    """
    near: list[str] = []
    chosen = _find_segment(log, offset)
    for file in (chosen, *chosen.spares):
        with open_segment(file, on_damage="collect", limits=limits) as segment:
            batch = segment.find(offset)
            if batch is not None:
                return batch
            if file is chosen:
                near = _near(segment, offset, partial(_first_above, log, offset, limits))
    hint = f"; {', '.join(near)}" if near else ""
    where = log.path if len(log.segments) > 1 else chosen.path
    raise ValueError(f"{where}: no batch has offset {offset}{hint}")


def _find_segment(log: PartitionLog, offset: int) -> SegmentFile:
    """Return the segment of an offset in a log, or the last one beginning at or below it."""
    for extent, _ in prune(log.extents, Range(offset, offset + 1)):  # in a tier, segments overlap
        return extent.segment
    begun = [segment for segment in log.segments if (segment.base_offset or 0) <= offset]
    return begun[-1] if begun else log.segments[0]


def _first_above(log: PartitionLog, offset: int, limits: Limits) -> int | None:
    """Return the first offset in the segments above an offset."""
    for file in log.segments:
        if (file.base_offset or 0) > offset:
            with open_segment(file, on_damage="skip", limits=limits) as segment:
                for batch in segment:
                    if batch.is_valid and batch.base_offset is not None:
                        return batch.base_offset
    return None


def _near(segment: Segment, offset: int, first_later: Callable[[], int | None]) -> list[str]:
    """Describe a log around an offset outside all sound batches of its segment.

    ``first_later`` gives the first offset of later segments.
    """
    near: list[str] = []
    after: list[str] = []
    begin, end = 0, segment.size
    damaged: int | None = None  # the first position after the batch before
    for batch in segment:
        if not batch.is_valid:
            damaged = batch.position if damaged is None else damaged
        elif batch.last_offset < offset:
            near = [f"the one before is {batch.last_offset}"]
            begin = batch.position + batch.size_in_bytes
            damaged = None
        elif batch.base_offset is not None and batch.base_offset > offset:
            after, end = [f"the next is {batch.base_offset}"], batch.position
            break
    if not after and (later := first_later()) is not None:
        after = [f"the next is {later}"]
    lost = [(found.position, words(found.kind, found.message)) for found in segment.damage]
    if damaged is not None:
        where = f"--position {damaged} of {segment.name}"
        lost.append((damaged, f"a batch with a wrong checksum ({where})"))
    there = min((place for place in lost if begin <= place[0] < end), default=None)
    return [*near, *after, *([] if there is None else [f"at byte {there[0]}: {there[1]}"])]


def fields(batch: Batch, offset: int | None = None) -> Iterator[BatchField]:
    """Yield the fields of a batch: all records, or only the one with an offset.

    Raises:
        ValueError: the batch does not have this offset any more.
    """
    if batch.magic == MAGIC_V2 and isinstance(batch, RecordBatch):
        yield from _batch_fields(batch, offset)
    elif isinstance(batch, Message):
        yield from _message_fields(batch, offset)
    else:
        raise ValueError(
            f"{batch.segment.path}: a segment of Kafka 0.7, whose fields are not shown"
        )


def _batch_fields(batch: RecordBatch, offset: int | None) -> Iterator[BatchField]:
    from kafkafmt.generated.positions import KafkaControlRecord, KafkaRecord, KafkaRecordBatchHeader

    data = bytes(batch.data)
    header = FieldReader(SEGMENT, data[: layout.RECORD_BATCH_OVERHEAD], batch.position)
    parsed, _, error = header.parse(KafkaRecordBatchHeader)
    note = error or f"offsets {batch.base_offset} to {batch.last_offset}"
    yield header.field("header", "header", 0, 0, len(header.data), note)
    for field in header.fields(parsed, "header", 1):
        yield replace(field, note=_header_note(batch, field))
    records = FieldReader(
        SEGMENT, data[layout.RECORD_BATCH_OVERHEAD :], batch.position + layout.RECORD_BATCH_OVERHEAD
    )
    if batch.compression_id != codecs.NONE and batch.count:
        payload, note = _payload(batch.payload, batch)
        end = len(records.data)
        yield records.field("compressed_records", "records", 0, 0, end, note)
        if payload is None:
            return
        records = FieldReader(DECOMPRESSED, payload, 0)
    parser = KafkaControlRecord if batch.is_control else KafkaRecord
    yield from _records(batch, records, parser, offset)


def _records(
    batch: RecordBatch, reader: FieldReader, parser: Any, offset: int | None
) -> Iterator[BatchField]:
    position = 0
    for index in range(batch.count):
        parsed, end, error = reader.parse(parser, position)
        path = f"records[{index}]"
        at = None if error else int64(batch.base_offset + parsed.body.offset_delta.value)
        if error or offset is None or at == offset:
            last = len(reader.data) if end is None else end
            yield reader.field(path, "record", 0, position, last, error or f"offset {at}")
            for field in reader.fields(parsed, path, 1):
                yield replace(field, note=_record_note(batch, field))
        if end is None or (offset is not None and at == offset):
            return
        position = end
    if offset is not None:
        raise ValueError(
            f"{batch.segment.path}: the batch of offsets {batch.base_offset} to "
            f"{batch.last_offset} does not have offset {offset} any more: compaction removed it"
        )
    if position < len(reader.data):
        yield reader.field(
            "trailing", "trailing", 0, position, len(reader.data), "after the last record"
        )


def _message_fields(batch: Message, offset: int | None) -> Iterator[BatchField]:
    """Yield the fields of a message of v0 or v1, and of its inner messages."""
    data = bytes(batch.data)
    reader = FieldReader(SEGMENT, data, batch.position)
    yield from _message(batch, reader, "message", batch.last_offset, 0, len(data))
    if batch.compression_id == codecs.NONE:
        return
    payload, note = _payload(
        lambda: b"".join(bytes(message) for _, message in batch.stored_inner()), batch
    )
    if payload is None:
        yield reader.field("message.value", "value", 1, len(data), len(data), note)
        return
    inner = FieldReader(DECOMPRESSED, payload, 0)
    position, is_found = 0, False
    for index, (at, stored) in enumerate(batch.stored_inner()):
        end = position + len(stored)
        if offset is None or at == offset:
            is_found = True
            yield from _message(batch, inner, f"messages[{index}]", at, position, end)
        position = end
    if not is_found:
        raise ValueError(
            f"{batch.segment.path}: the message set that ends with offset {batch.last_offset} does "
            f"not have offset {offset} any more: compaction removed it"
        )


def _message(
    batch: Message, reader: FieldReader, path: str, offset: int, first: int, last: int
) -> Iterator[BatchField]:
    from kafkafmt.generated.positions import KafkaMessage

    part = FieldReader(reader.buffer, reader.data[first:last], reader.start + first)
    parsed, _, error = part.parse(KafkaMessage)
    yield part.field(path, "message", 0, 0, last - first, error or f"offset {offset}")
    for field in part.fields(parsed, path, 1):
        yield replace(field, note=_header_note(batch, field)) if reader.buffer == SEGMENT else field


def _payload(
    decompress: Callable[[], bytes | memoryview], batch: Batch
) -> tuple[bytes | None, str]:
    """Return the decompressed bytes, and the outcome in words."""
    try:
        payload = bytes(decompress())
    except KafkaFormatError as error:
        return None, f"cannot be decompressed: {error.reason}"
    return payload, f"{batch.compression}, decompressed to {len(payload)} bytes"


def _header_note(batch: Batch, field: BatchField) -> str | None:
    """Explain a field of a batch's header."""
    name = field.path.rpartition(".")[2]
    if name == "crc" and not batch.is_valid:
        return f"wrong: the bytes have {entry.computed(batch.data, batch.magic)}"
    if name in ("base_timestamp", "max_timestamp", "timestamp"):
        return _time(int(field.value or -1))
    if name == "last_offset_delta":
        return f"offset {batch.last_offset}"
    if name == "compression_id":
        return batch.compression or "unknown codec"
    return None


def _record_note(batch: RecordBatch, field: BatchField) -> str | None:
    """Explain a field of a record."""
    if field.path.endswith(".body.timestamp_delta"):
        return _time(batch.timestamp(int(field.value or 0)))
    if field.path.endswith(".body.offset_delta"):
        return f"offset {int64(batch.base_offset + int(field.value or 0))}"
    return None


def _time(milliseconds: int) -> str | None:
    return None if milliseconds == NO_TIMESTAMP else iso_text(milliseconds)
