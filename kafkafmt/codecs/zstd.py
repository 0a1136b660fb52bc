"""Zstandard: one or several frames, with or without a content size; skippable frames too.

The library's readers end without an error where a frame is cut off, and trust the declared content
size. The frames are therefore walked first, block by block: this finds where each ends, if it does,
and the largest size that it can decompress to. A frame that fits the limit is decompressed in one
step, which is three times as fast as reading it piece by piece.

As in zstd-jni, bytes after the last frame that do not begin another one are an error. A frame that
is cut off is an error if it is the first; a later one may end the stream (:func:`_ends_quietly`).
"""

from __future__ import annotations

import sys
import threading

import zstandard

from kafkafmt.codecs.bounded import BoundedOutput, limit_exceeded
from kafkafmt.errors import MalformedError

_SKIPPABLE = range(0x184D2A50, 0x184D2A60)
_RAW, _RLE, _COMPRESSED = range(3)
_READ_SIZE = 1024 * 1024
_MAX_BLOCK_SIZE = 128 * 1024
# The library's readers and zstd-jni reject a frame with a larger window.
_MAX_WINDOW_SIZE = 128 * 1024 * 1024
_JNI_BUFFER_SIZE = _MAX_BLOCK_SIZE + 3  # ZSTD_DStreamInSize


class _Local(threading.local):
    """A decompressor per thread: to create one takes as long as to decompress a small batch."""

    def __init__(self) -> None:
        self.decompressor = zstandard.ZstdDecompressor()


_local = _Local()


def decompress(data: memoryview, limit: int) -> bytes:
    """All frames, one after another. See :func:`kafkafmt.codecs.decompress`."""
    if not data:
        raise MalformedError("zstd: the stream is empty")
    output = BoundedOutput(limit)
    position = 0
    while position < len(data):
        try:
            end, most = _extent(data, position)
        except MalformedError:
            if not _ends_quietly(data, position):
                raise
            _read(data[position:], output)
            break
        if most is not None:
            _frame(data[position:end], most, output, limit)
        position = end
    return output.value()


def _frame(frame: memoryview, most: int, output: BoundedOutput, limit: int) -> None:
    decompressor = _local.decompressor
    try:
        declared = zstandard.frame_content_size(frame)
        if declared >= output.room:
            raise limit_exceeded(limit)
        if declared <= most < output.room:
            output.append(decompressor.decompress(frame, max_output_size=most + 1))
            return
    except zstandard.ZstdError as error:
        raise MalformedError(f"zstd: {error}") from error
    _read(frame, output)


def _read(frame: memoryview, output: BoundedOutput) -> None:
    """Read piece by piece, up to the end of a frame or to where it is cut off."""
    try:
        reader = _local.decompressor.stream_reader(frame)
        while piece := reader.read(min(_READ_SIZE, output.room)):
            output.append(piece)
    except zstandard.ZstdError as error:
        raise MalformedError(f"zstd: {error}") from error


def _ends_quietly(data: memoryview, start: int) -> bool:
    """Whether a frame that begins here may be cut off without an error.

    ``ZstdInputStreamNoFinalizer`` notes that it has finished a frame, and drops that note when it
    fills its buffer, not when another frame begins. If a frame begins after a whole one and is cut
    off, both in the last filling, the stream ends with the bytes decompressed so far.
    """
    last = (len(data) - 1) // _JNI_BUFFER_SIZE * _JNI_BUFFER_SIZE
    return start > last


def _extent(data: memoryview, start: int) -> tuple[int, int | None]:
    """Where the frame at ``start`` ends, and the most bytes that it can decompress to.

    The latter is ``None`` for a skippable frame. See RFC 8878, section 3.1.
    """
    magic = int.from_bytes(data[start : start + 4], "little")
    if magic in _SKIPPABLE:
        end = start + 8 + int.from_bytes(data[start + 4 : start + 8], "little")
        return _within(data, end), None
    try:
        parameters = zstandard.get_frame_parameters(data[start : start + 18])
        position = start + zstandard.frame_header_size(data[start : start + 18])
    except zstandard.ZstdError as error:
        raise MalformedError(f"zstd: byte {start} of the stream: {error}") from error
    last = False
    most = 0 if parameters.window_size <= _MAX_WINDOW_SIZE else sys.maxsize
    while not last:
        header = int.from_bytes(data[position : position + 3], "little")
        position = _within(data, position + 3)
        last, kind, size = bool(header & 1), header >> 1 & 3, header >> 3
        if kind > _COMPRESSED:
            raise MalformedError(f"zstd: reserved block type at byte {position - 3} of the stream")
        position = _within(data, position + (1 if kind == _RLE else size))
        most += _MAX_BLOCK_SIZE if kind == _COMPRESSED else size
    return _within(data, position + (4 if parameters.has_checksum else 0)), most


def _within(data: memoryview, position: int) -> int:
    if position > len(data):
        raise MalformedError(f"zstd: the stream of {len(data)} bytes ends inside a frame")
    return position
