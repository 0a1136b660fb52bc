"""What the kernel has gathered as an Arrow record batch, without a copy.

Invariant: a record batch holds on to the kernel's blocks that it stands on; they are freed with the
last of its columns.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pyarrow as pa

from kafkafmt import codecs
from kafkafmt.engine.kernel._kernel import Block, Exported, Kernel

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


def take(
    kernel: Kernel, schema: pa.Schema, texts: Mapping[str, list[bytes | None]]
) -> pa.RecordBatch:
    """The rows of a kernel, in columns of these names and types. They can be taken once.

    ``texts`` are the columns that have one string a segment.
    """
    names = schema.names  # some may be there twice
    columns = {name: _column(kernel, name, texts) for name in dict.fromkeys(names)}
    exported = Exported(kernel.rows, [columns[name] for name in names])
    return pa.RecordBatch._import_from_c(exported.address, schema)


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
