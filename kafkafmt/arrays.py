"""What the kernel has gathered as Arrow arrays, without a copy.

Invariant: an array holds on to the kernel's blocks that it stands on; they are freed with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

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


def array_of(kernel: Kernel, name: str, kind: pa.DataType, texts: _Texts) -> pa.Array:
    """A column of all rows that the kernel has. Each can be taken once.

    ``texts`` are the columns that have one string a segment.
    """
    if name == "headers":
        return _headers(kernel, kind)
    if name in texts:
        nulls, blocks = kernel.texts(name, texts[name])
    else:
        nulls, blocks = _MAKERS.get(name, Kernel.fixed)(kernel, name)
    return _array(kind, kernel.rows, nulls, blocks)


def _headers(kernel: Kernel, kind: pa.DataType) -> pa.Array:
    count, ends, names, nulls, values = kernel.headers()
    name, value = kind.value_type
    children = [
        _array(name.type, count, 0, names),
        _array(value.type, count, nulls, values),
    ]
    pairs = pa.StructArray.from_arrays(children, fields=[name, value])
    return pa.Array.from_buffers(
        kind, kernel.rows, [None, _buffer(ends)], null_count=0, children=[pairs]
    )


def _array(kind: pa.DataType, length: int, nulls: int, blocks: Sequence[Block | None]) -> pa.Array:
    buffers = [None if block is None else _buffer(block) for block in blocks]
    return pa.Array.from_buffers(kind, length, buffers, null_count=nulls)


def _buffer(block: Block) -> pa.Buffer:
    return pa.foreign_buffer(block.address, block.size, block)
