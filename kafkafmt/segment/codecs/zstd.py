"""Zstandard: one or several frames, with or without a content size; skippable frames too.

The library's readers end without an error where a frame is cut off, and trust the declared content
size. The frames are therefore walked first, block by block: this finds where each ends, if it does,
and the largest size that it can decompress to. A single frame that fits the limit is decompressed
in one step, which is three times as fast as reading it piece by piece. Several frames are read as
one stream: a frame of 13 bytes costs more to begin than to decompress, and a stream can have
80,000 of them in each MB.

As in zstd-jni, bytes after the last frame that do not begin another one are an error. A frame that
is cut off is an error if it is the first; a later one may end the stream (:func:`_ends_quietly`).
"""

from __future__ import annotations

import threading
from typing import NoReturn

import zstandard

from kafkafmt._base.errors import MalformedError
from kafkafmt.segment.codecs import BoundedOutput, limit_exceeded

_SKIPPABLE = range(0x184D2A50, 0x184D2A60)
_RLE, _COMPRESSED, _RESERVED = 1, 2, 3
_MAX_HEADER_SIZE = 18
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
    """Decompress all frames. See :func:`kafkafmt.segment.codecs.decompress`."""
    if not data:
        raise MalformedError("zstd: the stream is empty")
    output = BoundedOutput(limit)
    walked = bytes(data)  # a view takes three times as long for a few bytes
    position, most, starts = 0, 0, [0]
    try:
        position, most = _extent(walked, 0)
        is_single = position == len(data)
        while position < len(data):
            starts.append(position)
            position, _ = _extent(walked, position)
    except MalformedError:
        if not _ends_quietly(data, position):
            _read(data[:position], output)  # the frames before may exceed the limit
            raise
        is_single = False
    if is_single and most:
        _frame(data, most, output, limit)
    else:
        try:
            _read(data, output)
        except MalformedError:
            # A frame that declares more than the limit is refused for that, wherever it stands.
            if any(_declared(data[start:]) >= limit for start in starts):
                raise limit_exceeded(limit) from None
            raise
    return output.value()


def _declared(frame: memoryview) -> int:
    """Return the declared size of a frame, or -1."""
    try:
        return int(zstandard.frame_content_size(frame[:_MAX_HEADER_SIZE]))
    except zstandard.ZstdError:
        return -1


def _frame(frame: memoryview, most: int, output: BoundedOutput, limit: int) -> None:
    decompressor = _local.decompressor
    try:
        parameters = zstandard.get_frame_parameters(frame[:_MAX_HEADER_SIZE])
        declared = zstandard.frame_content_size(frame)
        if declared >= output.room:
            raise limit_exceeded(limit)
        is_allowed = parameters.window_size <= _MAX_WINDOW_SIZE
        # Of a frame that declares nothing, the library does not look at the blocks.
        if is_allowed and declared and declared <= most < output.room:
            output.append(decompressor.decompress(frame, max_output_size=most + 1))
            return
    except zstandard.ZstdError as error:
        raise MalformedError(f"zstd: {error}") from error
    _read(frame, output)


def _read(frames: memoryview, output: BoundedOutput) -> None:
    """Read piece by piece, up to the end of the last frame or its truncated end."""
    try:
        reader = _local.decompressor.stream_reader(frames, read_across_frames=True)
        while piece := reader.read(min(_READ_SIZE, output.room)):
            output.append(piece)
    except zstandard.ZstdError as error:
        raise MalformedError(f"zstd: {error}") from error


def _ends_quietly(data: memoryview, start: int) -> bool:
    """Return whether a frame at this position may be cut off without an error.

    ``ZstdInputStreamNoFinalizer`` notes that it has finished a frame, and drops that note when it
    fills its buffer, not when another frame begins. If a frame begins after a whole one and is cut
    off, both in the last buffer, the stream ends with the bytes decompressed so far.
    """
    last = (len(data) - 1) // _JNI_BUFFER_SIZE * _JNI_BUFFER_SIZE
    return start > last


def _extent(data: bytes, start: int) -> tuple[int, int]:
    """Return the end of the frame at ``start``, and the greatest decompressed size of its blocks.

    The library says what else is wrong with its header. See RFC 8878, section 3.1.
    """
    magic, descriptor = data[start : start + 4], data[start + 4 : start + 5]
    if magic != zstandard.FRAME_HEADER:
        if int.from_bytes(magic, "little") not in _SKIPPABLE:
            raise MalformedError(f"zstd: byte {start} of the stream: no frame begins here")
        end = start + 8 + int.from_bytes(data[start + 4 : start + 8], "little")
        return (end, 0) if end <= len(data) else _cut(data)
    if not descriptor:
        return _cut(data)
    position, checksum = _HEADERS[descriptor[0]]
    position += start
    last = most = 0
    while not last:
        header = int.from_bytes(data[position : position + 3], "little")
        last, kind, size = header & 1, header >> 1 & 3, header >> 3
        if kind == _COMPRESSED:
            most += _MAX_BLOCK_SIZE
        elif kind == _RESERVED:
            raise MalformedError(f"zstd: reserved block type at byte {position} of the stream")
        else:
            most += size
        position += 4 if kind == _RLE else 3 + size
        if position > len(data):
            return _cut(data)
    position += checksum
    return (position, most) if position <= len(data) else _cut(data)


def _cut(data: bytes) -> NoReturn:
    raise MalformedError(f"zstd: the stream of {len(data)} bytes ends inside a frame")


def _header(descriptor: int) -> tuple[int, int]:
    """Return the sizes of a frame's header and of the checksum at its end."""
    is_single, content_size = descriptor >> 5 & 1, descriptor >> 6
    sizes = (0, 1, 2, 4)[descriptor & 3], (is_single, 2, 4, 8)[content_size]
    return 5 + (not is_single) + sum(sizes), descriptor & 4


_HEADERS = [_header(descriptor) for descriptor in range(256)]
