"""The rows that the kernel has gathered as an Arrow record batch, without a copy.

Strategy: the kernel fills Arrow's C structures, and pyarrow takes them over from a stream, by the
PyCapsule interface.

Invariant: the kernel's blocks live as long as the last column of the record batch that uses them.
"""

from __future__ import annotations

from collections.abc import Mapping

import pyarrow as pa

from kafkafmt.segment import codecs
from kafkafmt.segment.engine.kernel._kernel import Kernel, Tables

_CODECS: list[bytes | None] = [
    (codecs.codec_name(codec) or "").encode() for codec in range(codecs.ZSTD + 1)
]


class ArrowTables:
    """Turns a kernel's rows into record batches of one schema; for one thread at a time.

    ``texts`` are the columns that have one string for each segment. Their owner fills them.
    """

    def __init__(self, schema: pa.Schema, texts: Mapping[str, list[bytes | None]]) -> None:
        self._names = schema.names  # some may be there twice
        self._texts = {**texts, "compression": _CODECS}
        self._tables = Tables(schema)
        self._stream = pa.RecordBatchReader.from_stream(self._tables)

    def take(self, kernel: Kernel) -> pa.RecordBatch:
        """The rows of a kernel, which can be taken once."""
        self._tables.offer(kernel.rows, kernel.columns(self._names, self._texts))
        return self._stream.read_next_batch()
