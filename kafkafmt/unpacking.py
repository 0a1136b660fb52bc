"""Writes a segment anew with its entries decompressed, so that any viewer shows every record.

Strategy: entry by entry. A compressed batch of v2 keeps its header, but for length, codec and
checksum, and its records follow as they are. A compressed message of v0 or v1 gives way to the
messages inside of it, each with its absolute offset and, in v1, with the time and the type of time
that a reader gives it (``record.message_set``). All else is copied byte for byte, the tail
too.

Invariant: reading the new segment gives the same records as reading the old one. What was written
is there whole or not at all, unless it goes to a stream.
"""

from __future__ import annotations

import errno
import os
import secrets
import stat
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import IO, TYPE_CHECKING, Union, cast

from kafkafmt import codecs, damage
from kafkafmt.codecs.bounded import limit_exceeded
from kafkafmt.damage import Damage, DamagePolicy
from kafkafmt.engine.batches import batch_or_damage, report_unreadable
from kafkafmt.engine.decode import batch_of
from kafkafmt.errors import KafkaFormatError, located
from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log_format import MAGIC_V1, MAGIC_V2
from kafkafmt.record import checksums, layout
from kafkafmt.record.entry import Entry, Gap
from kafkafmt.record.entry_header import LOG_APPEND_TIME
from kafkafmt.record.message_set import Message
from kafkafmt.record.versions import frames
from kafkafmt.segment import SegmentSource, one_segment

if TYPE_CHECKING:
    from kafkafmt.record.batch import Batch
    from kafkafmt.record.record import Record
    from kafkafmt.record.record_batch import RecordBatch
    from kafkafmt.storage.segment_file import SegmentFile
    from kafkafmt.storage.window import Window

    Buffer = bytearray | memoryview

Target = Union[str, "os.PathLike[str]", IO[bytes]]

COPY = "copy"
_ON_DAMAGE = ("raise", "skip", "collect", COPY)
_PIECE_SIZE = 1024 * 1024


def unpack(
    source: SegmentSource,
    target: Target,
    *,
    on_damage: str = "raise",
    overwrite: bool = False,
    limits: Limits | None = None,
) -> list[Damage]:
    """Write a segment anew with its entries decompressed.

    Checksums are checked and made anew; the records of a v2 batch are not looked into. Offsets,
    times, keys, values, headers, producers, transactions and control records stay what they were;
    positions do not, so an ``.index`` beside the old segment does not fit the new one.

    Args:
        source: a path, a URL, or bytes: one segment of Kafka 0.8 or later.
        target: a path, which is written beside and then renamed, or a binary stream.
        on_damage: ``raise``; ``skip`` or ``collect`` to leave it out; ``copy`` to copy it as it is.
            Tails are copied in any case.
        overwrite: whether ``target`` may be there already.
        limits: what one entry may ask of memory.

    Returns:
        What was left out, or with ``copy`` what was copied as it was; tails included. Empty with
        ``raise`` and ``skip``.

    Raises:
        KafkaFormatError: with ``on_damage="raise"``, at the first damage; nothing is written then,
            except to a stream.
        FileExistsError: ``target`` is there, or is no file that could be replaced.
        ValueError: the segment is of Kafka 0.7, where a record's offset is its position.
    """
    if on_damage not in _ON_DAMAGE:
        raise ValueError(f"on_damage is {', '.join(_ON_DAMAGE)}, not {on_damage!r}")
    segment = one_segment(source)
    if segment.format is not None:
        raise ValueError(f"a segment of Kafka {segment.format} cannot be unpacked")
    policy = DamagePolicy("collect" if on_damage == COPY else on_damage)
    pieces = _pieces(segment, policy, limits or DEFAULT_LIMITS, copy=on_damage == COPY)
    if isinstance(target, (str, os.PathLike)):
        with _replacing(os.fspath(target), overwrite) as stream:
            stream.writelines(pieces)
    else:
        for piece in pieces:
            _write(target, piece)
    return policy.found


def _pieces(
    segment: SegmentFile, policy: DamagePolicy, limits: Limits, *, copy: bool
) -> Iterator[Buffer]:
    """The bytes of the new segment."""
    with segment.open() as window:
        for frame in frames(window, limits, base_offset=segment.base_offset):
            if isinstance(frame, Gap):
                batch_or_damage(frame, segment, policy, limits)
                if copy or frame.kind in damage.TAILS:
                    yield from _copied(window, frame)
                continue
            batch = batch_of(frame, segment, limits)
            try:
                batch.ensure_valid()
                entries = _unpacked(batch, frame, limits)
            except KafkaFormatError as error:
                report_unreadable(batch, error, policy)
                entries = [frame.data] if copy else []
            yield from entries


def _write(stream: IO[bytes], piece: Buffer) -> None:
    """Write all of a piece; a raw stream may take a part of it at a time."""
    left = memoryview(piece)
    while left:
        left = left[stream.write(left) :]


def _copied(window: Window, gap: Gap) -> Iterator[Buffer]:
    for position in range(gap.position, gap.end, _PIECE_SIZE):
        yield window.view(position, min(_PIECE_SIZE, gap.end - position))


def _unpacked(batch: Batch, entry: Entry, limits: Limits) -> list[Buffer]:
    """The entries that take an entry's place: itself, unless it is compressed."""
    if batch.compression_id == codecs.NONE:
        return [entry.data]
    with located(batch.segment.path, batch.position):
        if isinstance(batch, Message):
            return [_message(record, stored) for record, stored in batch.inner()]
        return [_record_batch(cast("RecordBatch", batch), entry.data, limits)]


def _record_batch(batch: RecordBatch, entry: memoryview, limits: Limits) -> bytearray:
    """The batch with its records decompressed; Kafka does not look at those of an empty one."""
    payload = batch.payload() if batch.count else b""
    made = bytearray(entry[: layout.RECORD_BATCH_OVERHEAD]) + payload
    if len(made) > limits.batch_bytes:
        raise limit_exceeded(limits.batch_bytes)
    struct.pack_into(">i", made, layout.SIZE_OFFSET, len(made) - layout.LOG_OVERHEAD)
    made[layout.flags_offset(MAGIC_V2)] &= ~layout.COMPRESSION_MASK
    return _sealed(made, MAGIC_V2)


def _message(record: Record, stored: memoryview) -> bytearray:
    """An inner message as a message of the log."""
    made = bytearray(stored)
    magic = made[layout.MAGIC_OFFSET]
    struct.pack_into(">q", made, 0, record.offset)
    if magic == MAGIC_V1:
        flags = layout.flags_offset(magic)
        made[flags] &= ~layout.TIMESTAMP_TYPE_MASK
        if record.timestamp_type == LOG_APPEND_TIME:
            made[flags] |= layout.TIMESTAMP_TYPE_MASK
        struct.pack_into(">q", made, layout.TIMESTAMP_OFFSET_V1, record.timestamp)
    return _sealed(made, magic)


def _sealed(entry: bytearray, magic: int) -> bytearray:
    """The entry with the checksum of its bytes."""
    crc = checksums.computed(memoryview(entry), magic)
    struct.pack_into(">I", entry, layout.crc_offset(magic), crc)
    return entry


@contextmanager
def _replacing(path: str, overwrite: bool) -> Iterator[IO[bytes]]:
    """A file that takes the path when the block ends well, and is gone when it does not."""
    _refuse(path, overwrite)
    directory, name = os.path.split(path)
    partial = os.path.join(directory, f".{name}.{secrets.token_hex(4)}.partial")
    try:
        with open(partial, "xb") as stream:
            yield stream
        _refuse(path, overwrite)
        os.replace(partial, path)
    finally:
        with suppress(FileNotFoundError):
            os.unlink(partial)


def _refuse(path: str, overwrite: bool) -> None:
    """Raise unless the path is free, or a file that may be replaced."""
    try:
        mode = os.stat(path).st_mode
    except FileNotFoundError:
        return
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, "is a directory, expected a file to write", path)
    if not stat.S_ISREG(mode):
        raise FileExistsError(errno.EEXIST, "is no file that could be replaced", path)
    if not overwrite:
        raise FileExistsError(errno.EEXIST, "is there already", path)
