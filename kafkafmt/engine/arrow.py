"""The rows that the kernel has gathered as an Arrow record batch, without a copy.

Strategy: the kernel fills Arrow's C structures, and pyarrow takes them over from a stream, by the
PyCapsule interface.

Invariant: the kernel's blocks live as long as the last column of the record batch that uses them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pyarrow as pa

from kafkafmt import codecs
from kafkafmt.engine.kernel._kernel import Block, Kernel, Tables

if TYPE_CHECKING:
    from kafkafmt.engine.kernel._kernel import Exportable

_CODECS: list[bytes | None] = [
    (codecs.codec_name(codec) or "").encode() for codec in range(codecs.ZSTD + 1)
]
_Buffers = tuple[int, list["Block | None"]]

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


class ArrowTables:
    """The way of a kernel's rows into record batches of one schema; for one thread at a time."""

    def __init__(self, schema: pa.Schema) -> None:
        self._names = schema.names  # some may be there twice
        self._tables = Tables(schema)
        self._stream = pa.RecordBatchReader.from_stream(self._tables)

    def take(self, kernel: Kernel, texts: Mapping[str, list[bytes | None]]) -> pa.RecordBatch:
        """The rows of a kernel, which can be taken once.

        ``texts`` are the columns that have one string for each segment.
        """
        columns = {name: _column(kernel, name, texts) for name in dict.fromkeys(self._names)}
        self._tables.offer(kernel.rows, [columns[name] for name in self._names])
        return self._stream.read_next_batch()


def _column(kernel: Kernel, name: str, texts: Mapping[str, list[bytes | None]]) -> Exportable:
    if name == "headers":
        return _headers(kernel)
    if name in texts:
        nulls, blocks = kernel.texts(name, texts[name])
    else:
        nulls, blocks = _MAKERS.get(name, Kernel.fixed)(kernel, name)
    return kernel.rows, nulls, blocks, ()


def _headers(kernel: Kernel) -> Exportable:
    count, ends, names, nulls, values = kernel.headers()
    fields: list[Exportable] = [(count, 0, names, ()), (count, nulls, values, ())]
    return kernel.rows, 0, [None, ends], [(count, 0, [None], fields)]
