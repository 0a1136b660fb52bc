"""The kernel gets memory of exactly the bytes that it may read, for AddressSanitizer to see more.

Strategy: a reader looks at pieces of many entries, and decompresses into memory that is larger than
what it holds; what reads over the end of an entry still reads something. Here the functions and
classes of the kernel are replaced, wherever the package has them, by ones that hand on copies: of
a piece up to the end of the entry to be looked at, of an entry, of a payload.

Invariant: readers give the same as without; only for them there are more pieces.
"""

import sys
from array import array
from typing import TYPE_CHECKING, Any

from kafkafmt.segment.engine.kernel import _kernel
from kafkafmt.segment.record import layout
from kafkafmt.segment.record.entry import length_field

if TYPE_CHECKING:
    from typing_extensions import Buffer


def exact(data: "Buffer") -> memoryview:
    """A copy without a byte after its end; ``bytes`` have a zero there."""
    return memoryview(array("B", memoryview(data).tobytes())[:])


def first_entry(data: "Buffer", offset: int) -> memoryview:
    """A copy of a piece up to the end of the entry at an offset; sometimes of all of it."""
    view = memoryview(data)
    length = length_field(view[offset:])
    end = offset + layout.LOG_OVERHEAD + length
    return exact(view[:end] if length >= layout.RECORD_OVERHEAD_V0 and end % 8 else view)


class Kernel(_kernel.Kernel):
    """A kernel that walks over one entry at a time."""

    def walk(self, data: "Buffer", offset: int, *where: int) -> int:
        return super().walk(first_entry(data, offset), offset, *where)

    def append(self, payload: "Buffer | None", data: "Buffer", *where: int) -> int:
        plain = None if payload is None else exact(payload)
        return super().append(plain, exact(memoryview(data)[: self.entry_end]), *where)


class Header:
    """An ``EntryHeader`` that reads its records from a payload of exact size."""

    def __init__(self, header: _kernel.EntryHeader) -> None:
        self._header = header

    def __getattr__(self, name: str) -> Any:
        return getattr(self._header, name)

    def records(self, payload: "Buffer | None" = None) -> Any:
        return self._header.records(None if payload is None else exact(payload))


def _entry_header(data: "Buffer", *arguments: Any) -> Header:
    return Header(_original["EntryHeader"](exact(data), *arguments))


def _entry_headers(
    kernel: _kernel.Kernel, data: "Buffer", offset: int, position: int, *rest: Any
) -> tuple[list[Header | None], int]:
    piece = first_entry(data, offset)
    headers, status = _original["entry_headers"](kernel, piece, offset, position, *rest)
    return [header and Header(header) for header in headers], status


_EXACT = {"Kernel": Kernel, "EntryHeader": _entry_header, "entry_headers": _entry_headers}
_original: dict[str, Any] = {name: getattr(_kernel, name) for name in _EXACT}


def install() -> None:
    """Put them into every module that has the kernel's own ones."""
    for module_name, module in list(sys.modules.items()):
        if module_name == "kafkafmt" or module_name.startswith("kafkafmt."):
            for name, ours in _EXACT.items():
                if vars(module).get(name) is _original[name]:
                    setattr(module, name, ours)
