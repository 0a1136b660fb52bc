"""A copy of a segment with decompressed entries, readable in any viewer.

Strategy: entry by entry. A compressed batch of v2 keeps its header, except length, codec and
checksum, and its records follow unchanged. A compressed message of v0 or v1 is replaced by the
messages inside it, each with its absolute offset and, in v1, with the timestamp and timestamp
type that a reader gives it (``record.message_set``). Everything else is copied byte for byte, the
tail too.

Invariant: reading the new segment gives the same records as reading the old one. The target file is
written whole or not at all; only a stream can hold a part.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator
from typing import IO, TYPE_CHECKING, Union, cast

from kafkafmt._base import damage
from kafkafmt._base.arguments import describe_value, expect_flag, expect_word
from kafkafmt._base.damage import Damage, DamagePolicy
from kafkafmt._base.errors import KafkaFormatError, LimitExceededError, located
from kafkafmt._base.limits import Limits, limits_or_default
from kafkafmt.log.open_segment import SegmentSource, one_segment
from kafkafmt.segment import codecs
from kafkafmt.segment.codecs import limit_exceeded
from kafkafmt.segment.engine.opening import report_unreadable, steps, watched
from kafkafmt.segment.record import entry as checksums
from kafkafmt.segment.record import layout
from kafkafmt.segment.record.entry_header import LOG_APPEND_TIME
from kafkafmt.segment.record.layout import MAGIC_V1, MAGIC_V2
from kafkafmt.segment.record.message_set import Message
from kafkafmt.storage.errors import naming
from kafkafmt.storage.names import is_0_7
from kafkafmt.storage.new_file import common_permissions, new_file
from kafkafmt.storage.open_file import file_descriptor
from kafkafmt.storage.segment_file import Extent

if TYPE_CHECKING:
    from kafkafmt.segment.record.batch import Batch
    from kafkafmt.segment.record.record import Record
    from kafkafmt.segment.record.record_batch import RecordBatch
    from kafkafmt.storage.segment_file import SegmentFile
    from kafkafmt.storage.window import Window

    Buffer = bytearray | memoryview

Target = Union[str, "os.PathLike[str]", IO[bytes]]

COPY = "copy"
UNPACK_ON_DAMAGE = (*damage.ON_DAMAGE, COPY)
_PIECE_SIZE = 1024 * 1024


def unpack(
    source: SegmentSource,
    target: Target,
    *,
    on_damage: str = "raise",
    force: bool = False,
    limits: Limits | None = None,
) -> list[Damage]:
    """Write a copy of a segment with its entries decompressed.

    Checksums are checked and computed again; the records of a v2 batch are not decoded. Offsets,
    timestamps, keys, values, headers, producers, transactions and control records stay the same.
    Positions change, so the ``.index`` of the old segment does not fit the new one.

    Args:
        source: a segment file, a URL that fsspec knows, the bytes of a segment, or an open binary
            file. A leading ``~`` is the home directory. An open file is read whole into memory, and
            its position stays where it is. Segments of Kafka 0.7 cannot be unpacked.
        target: the path of the new file, or an open binary file. A path is written under another
            name beside it, flushed to the disk and then renamed. The new file has at most the
            permissions of the source; a link is not followed.
        on_damage: ``raise`` an error at the first damaged entry; ``skip`` it; ``collect``, as skip,
            and return the damaged ranges; or ``copy`` it unchanged, and return the damaged ranges.
            Tails are always copied.
        force: whether to replace ``target`` if it exists.
        limits: upper bounds on the size of one entry; ``None`` is ``Limits()``.

    Returns:
        The damaged ranges that were left out, or with ``copy`` those that were copied unchanged;
        tails included. Empty with ``raise`` and ``skip``.

    Raises:
        FileNotFoundError: the source does not exist, or is not exactly one segment.
        IsADirectoryError: the source or the target is a directory.
        FileExistsError: ``target`` exists, or is not a regular file.
        OSError: a file or store cannot be read, or the target cannot be written.
        KafkaFormatError: with ``on_damage="raise"``, at the first damage; then no file is written,
            but an open file may have a part.
        TypeError: an argument has the wrong type.
        ValueError: an argument has an unknown value, or the segment is of Kafka 0.7, where the
            offset of a record is its position.
    """
    expect_word("on_damage", on_damage, UNPACK_ON_DAMAGE)
    expect_flag("force", force)
    if not isinstance(target, (str, os.PathLike)) and not callable(getattr(target, "write", None)):
        raise TypeError(f"target is a path or an open binary file, found {describe_value(target)}")
    segment = one_segment(source)
    if is_0_7(segment.name):
        raise ValueError(f"a segment of Kafka 0.7 cannot be unpacked: {segment.path}")
    policy = DamagePolicy(damage.COLLECT if on_damage == COPY else on_damage, is_bounded=True)
    pieces = _pieces(segment, policy, limits_or_default(limits), copy=on_damage == COPY)
    if isinstance(target, (str, os.PathLike)):
        descriptor = file_descriptor(source)
        permissions = common_permissions([segment.path if descriptor is None else descriptor])
        path = os.path.expanduser(target)
        with new_file(path, overwrite=force, permissions=permissions) as stream:
            for piece in pieces:
                if isinstance(piece, int):
                    with naming(path):  # a file system has a largest file
                        stream.seek(piece, os.SEEK_CUR)
                else:
                    stream.write(piece)
            with naming(path):
                stream.truncate()  # a hole at the end is a part of it
    else:
        for piece in pieces:
            if isinstance(piece, int):
                _write_zeroes(target, piece, limits_or_default(limits).batch_bytes)
            else:
                _write(target, piece)
    return policy.found


def _pieces(
    segment: SegmentFile, policy: DamagePolicy, limits: Limits, *, copy: bool
) -> Iterator[Buffer | int]:
    """Yield the bytes of the copy, and for each hole in it the size."""
    end = 0  # of what is copied
    extent = Extent(segment)
    skips_errors = policy.skips_damage and not copy
    with segment.open(skips_errors=skips_errors) as window, watched(extent, window, policy):
        for batch in steps(window, extent, policy, limits):
            if batch is None:
                continue
            if copy:
                yield from _copied(window, end, batch.position)
            end = batch.position + batch.size_in_bytes
            if not batch.is_valid and not policy.needs_reasons:
                policy.leave_out(1, batch.size_in_bytes, batch.position, end)
                if copy:
                    yield batch.data
                continue
            try:
                batch.ensure_valid()
                entries = _unpacked(batch, limits)
            except KafkaFormatError as error:
                report_unreadable(batch, error, policy)
                entries = [batch.data] if copy else []
            yield from entries
        start = end if copy else min((tail.position for tail in policy.tails), default=window.size)
        yield from _copied(window, start, window.size)


def _write(stream: IO[bytes], piece: Buffer) -> None:
    """Write all of a piece; a raw stream may take a part of it at a time."""
    left = memoryview(piece)
    while left:
        left = left[stream.write(left) :]


def _write_zeroes(stream: IO[bytes], size: int, most: int) -> None:
    """Write the zeroes of a hole to a stream."""
    if size > most:
        raise LimitExceededError(
            f"the segment has a hole of {size} bytes, and a stream gets at most {most} zeroes for "
            "one: unpack to a path"
        )
    _write(stream, bytearray(size))


def _copied(window: Window, start: int, end: int) -> Iterator[Buffer | int]:
    while start < end:
        data = window.data_from(start, end)
        if data > start:
            yield data - start
            start = data
            continue
        piece = window.view(start, min(_PIECE_SIZE, end - start))
        if error := window.read_error(start, len(piece)):
            raise error
        yield piece
        start += len(piece)


def _unpacked(batch: Batch, limits: Limits) -> list[Buffer]:
    """Return the entries to write for an entry: itself, unless it is compressed."""
    if batch.compression_id == codecs.NONE:
        return [batch.data]
    with located(batch.segment.path, batch.position):
        if isinstance(batch, Message):
            return [_message(record, stored) for record, stored in batch.inner()]
        return [_record_batch(cast("RecordBatch", batch), batch.data, limits)]


def _record_batch(batch: RecordBatch, entry: memoryview, limits: Limits) -> bytearray:
    """Return the batch with its records decompressed; Kafka skips those of an empty one."""
    payload = batch.payload() if batch.count else b""
    unpacked = bytearray(entry[: layout.RECORD_BATCH_OVERHEAD]) + payload
    if len(unpacked) > limits.batch_bytes:
        raise limit_exceeded(limits.batch_bytes)
    struct.pack_into(">i", unpacked, layout.SIZE_OFFSET, len(unpacked) - layout.LOG_OVERHEAD)
    unpacked[layout.flags_offset(MAGIC_V2)] &= ~layout.COMPRESSION_MASK
    return _sealed(unpacked, MAGIC_V2)


def _message(record: Record, stored: memoryview) -> bytearray:
    message = bytearray(stored)
    magic = message[layout.MAGIC_OFFSET]
    struct.pack_into(">q", message, 0, record.offset)
    if magic == MAGIC_V1:
        flags = layout.flags_offset(magic)
        message[flags] &= ~layout.TIMESTAMP_TYPE_MASK
        if record.timestamp_type == LOG_APPEND_TIME:
            message[flags] |= layout.TIMESTAMP_TYPE_MASK
        struct.pack_into(">q", message, layout.TIMESTAMP_OFFSET_V1, record.timestamp)
    return _sealed(message, magic)


def _sealed(entry: bytearray, magic: int) -> bytearray:
    crc = checksums.computed(memoryview(entry), magic)
    struct.pack_into(">I", entry, layout.crc_offset(magic), crc)
    return entry
