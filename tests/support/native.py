"""Decompression as in the kernel, with the C functions of the codec packages."""

from __future__ import annotations

from kafkafmt.segment import codecs
from kafkafmt.segment.codecs.native import functions
from tests.support.engines import has_kernel


def decompressed(
    codec: int, data: bytes, limit: int, room_size: int = codecs.ROOM_SIZE, magic: int = 2
) -> bytes | None:
    """The kernel's output for a stream; ``None`` if it leaves the stream to the packages."""
    if not has_kernel():
        return None
    from kafkafmt.segment.engine.kernel import _kernel

    room = _kernel.memory(room_size)
    size = _kernel.decompressed(functions(codec), codec, data, room, limit, magic)
    assert -1 <= size <= min(limit, room_size)
    return None if size < 0 else bytes(memoryview(room)[:size])
