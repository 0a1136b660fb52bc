"""What the kernel has gathered as Arrow arrays, without a copy.

Strategy: most columns have one value for all rows, and keep it for a whole segment. They are made
once, and cut to the length that is wanted, which takes a third of the time: the interpreter's lock
is held meanwhile, and other threads wait.

Invariant: an array holds on to the kernel's blocks that it stands on; they are freed with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pyarrow as pa

from kafkafmt import codecs
from kafkafmt._kernel import Block, Kernel

_CODECS: list[bytes | None] = [
    (codecs.codec_name(codec) or "").encode() for codec in range(codecs.ZSTD + 1)
]
_Texts = Mapping[str, list["bytes | None"]]
_Buffers = tuple[int, Sequence["Block | None"]]

_MAKERS: dict[str, Callable[[Kernel, str], _Buffers]] = {
    "key": Kernel.binary,
    "value": Kernel.binary,
    "offset": Kernel.numbers,
    "timestamp": Kernel.numbers,
    "sequence": Kernel.numbers,
    "batchPosition": Kernel.numbers,
    "compression": lambda kernel, name: kernel.texts(name, _CODECS),
    "isTransactional": Kernel.bits,
    "isControl": Kernel.bits,
    "isValid": Kernel.bits,
}

# What `Kernel.common` tells.
_COMMON = {
    "topic",
    "segment",
    "partition",
    "timestampType",
    "magic",
    "compression",
    "leaderEpoch",
    "producerId",
    "producerEpoch",
    "isTransactional",
    "isControl",
    "isValid",
}


class Arrays:
    """The columns of these names and types that a kernel gathers."""

    def __init__(self, kernel: Kernel, types: Mapping[str, pa.DataType]) -> None:
        self._kernel = kernel
        self._types = types
        self._own = [name for name in types if name not in _COMMON]
        self._common = [name for name in types if name in _COMMON]
        self._kept: list[pa.Array] = []  # those of `_common`
        self._kept_of: tuple[Any, ...] = ()  # what they are full of
        self._kept_rows = 0

    def take(self, texts: _Texts) -> dict[str, pa.Array]:
        """All columns, by name. They can be taken once.

        ``texts`` are the columns that have one string a segment.
        """
        made = {name: self._make(name, texts) for name in self._own}
        made.update(zip(self._common, self._take_common(texts), strict=True))
        return made

    def _take_common(self, texts: _Texts) -> list[pa.Array]:
        rows, common = self._kernel.rows, self._kernel.common()
        if common is None:
            return [self._make(name, texts) for name in self._common]
        segment, values = common
        wanted = values, *(of_segments[segment] for of_segments in texts.values())
        if rows > self._kept_rows or wanted != self._kept_of:
            self._kept = [self._make(name, texts) for name in self._common]
            self._kept_of, self._kept_rows = wanted, rows
        return [array.slice(0, rows) for array in self._kept]

    def _make(self, name: str, texts: _Texts) -> pa.Array:
        kernel, kind = self._kernel, self._types[name]
        if name == "headers":
            return _headers(kernel, kind)
        if name in texts:
            nulls, blocks = kernel.texts(name, texts[name])
        else:
            nulls, blocks = _MAKERS.get(name, Kernel.fixed)(kernel, name)
        return _array(kind, kernel.rows, nulls, blocks)


def _headers(kernel: Kernel, kind: pa.DataType) -> pa.Array:
    count, ends, names, nulls, values = kernel.headers()
    pair = kind.value_type
    children = [
        _array(pair[0].type, count, 0, names),
        _array(pair[1].type, count, nulls, values),
    ]
    pairs = pa.Array.from_buffers(pair, count, [None], null_count=0, children=children)
    return pa.Array.from_buffers(
        kind, kernel.rows, [None, _buffer(ends)], null_count=0, children=[pairs]
    )


def _array(kind: pa.DataType, length: int, nulls: int, blocks: Sequence[Block | None]) -> pa.Array:
    buffers = [None if block is None else _buffer(block) for block in blocks]
    return pa.Array.from_buffers(kind, length, buffers, null_count=nulls)


def _buffer(block: Block) -> pa.Buffer:
    return pa.foreign_buffer(block.address, block.size, block)
