"""The fields of parsed structures, with the position of each.

Strategy: the generated parsers of ``kafkafmt.generated.positions`` note where each field begins and
ends. A varint is one field, and a flag is a field of some bits of a byte. Every other structure is
a field, and so is each of its parts.

Invariant: parsing stops at the first error, and what was parsed before it is kept.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from kaitaistruct import KaitaiStream, KaitaiStruct, KaitaiStructError

_TEXT = 200
"""Characters of a value that are shown as text."""


@dataclass(frozen=True, slots=True)
class BatchField:
    """One field of a batch.

    Attributes:
        buffer: ``segment``, or ``decompressed`` for the records of a compressed batch.
        position: of its first byte in that buffer.
        length: bytes; flags have those of the byte that they are in.
        bits: the bits of a flag, the lowest is 0: ``4`` or ``0-2``; ``None`` for whole bytes.
        depth: how many structures it is in.
        path: in the grammar, such as ``records[2].body.key``.
        name: Kafka's own name; that of the grammar where Kafka has none.
        value: as text; ``None`` for a structure.
        note: what the value means, such as a time; ``None`` if there is nothing to add.
        data: its bytes.
    """

    buffer: str
    position: int
    length: int
    bits: str | None
    depth: int
    path: str
    name: str
    value: str | None
    note: str | None
    data: bytes


class FieldReader:
    """Reads structures from the bytes of one buffer, or of a part of it.

    Attributes:
        buffer: its name.
        start: where they begin in the buffer.
    """

    def __init__(self, buffer: str, data: bytes, start: int) -> None:
        self.buffer = buffer
        self.data = data
        self.start = start

    def parse(self, parser: Any, position: int = 0) -> tuple[Any, int | None, str | None]:
        """Parse a structure: the object, where it ends, and the error if it does not."""
        stream = KaitaiStream(BytesIO(self.data))
        stream.seek(position)
        parsed = parser(stream)
        try:
            parsed._read()
        except KaitaiStructError as error:
            return parsed, None, " ".join(str(error).split())
        return parsed, stream.pos(), None

    def field(
        self,
        path: str,
        name: str,
        depth: int,
        first: int,
        last: int,
        note: str | None = None,
        *,
        value: str | None = None,
        bits: str | None = None,
    ) -> BatchField:
        """The field of the bytes from ``first`` up to ``last``; without a value, a structure."""
        place = self.buffer, self.start + first, last - first
        data = self.data[first:last]
        return BatchField(*place, bits, depth, path, name, value, note, data)

    def fields(self, parsed: Any, path: str, depth: int, base: int = 0) -> Iterator[BatchField]:
        """The fields of a structure.

        Args:
            parsed: the structure.
            path: of the structure.
            depth: of its fields.
            base: where its stream begins in the bytes.
        """
        from kafkafmt.generated.positions.names import BITS, NAMES

        kind = type(parsed).__qualname__
        names = NAMES.get(kind, {})
        if kind in BITS:
            yield from self._bits(parsed, path, depth, base, names, BITS[kind])
            return
        for field in parsed.SEQ_FIELDS:
            place = parsed._debug.get(field, {})
            if "start" not in place:
                continue
            value = getattr(parsed, field, None)
            name = names.get(field, field)
            if not isinstance(value, list):
                inner = f"{path}.{field}"
                yield from self._field(parsed, value, inner, name, depth, base, place)
                continue
            items = zip(value, place.get("arr", ()), strict=False)
            for number, (item, item_place) in enumerate(items):
                inner = f"{path}.{field}[{number}]"
                yield from self._field(parsed, item, inner, name, depth, base, item_place)

    def _field(
        self,
        parent: Any,
        value: Any,
        path: str,
        name: str,
        depth: int,
        base: int,
        place: dict[str, int],
    ) -> Iterator[BatchField]:
        first = base + place["start"]
        last = base + place.get("end", place["start"])
        is_structure = isinstance(value, KaitaiStruct)
        is_varint = is_structure and "byte_0" in value.SEQ_FIELDS
        if is_structure and not is_varint:
            yield self.field(path, name, depth, first, last)
            inner = base if value._io is parent._io else first
            yield from self.fields(value, path, depth + 1, inner)
        elif "end" in place:
            yield self.field(
                path, name, depth, first, last, value=_text(value.value if is_varint else value)
            )

    def _bits(
        self,
        parsed: Any,
        path: str,
        depth: int,
        base: int,
        names: dict[str, str],
        widths: dict[str, int],
    ) -> Iterator[BatchField]:
        """Flags: the highest bit first."""
        left = total = sum(widths.values())
        places: dict[str, dict[str, int]] = parsed._debug
        first = base + next((place["start"] for place in places.values()), 0)
        for field, width in widths.items():
            byte = first + (total - left) // 8
            left -= width
            bits = str(left) if width == 1 else f"{left}-{left + width - 1}"
            value = getattr(parsed, field, None)
            if value is not None:
                place = f"{path}.{field}", names.get(field, field), depth, byte, byte + 1
                yield self.field(*place, value=_text(value), bits=bits)


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, enum.Enum):
        return f"{value.value} ({value.name})"
    if isinstance(value, (bytes, bytearray)):
        return _bytes_text(bytes(value[: 4 * _TEXT]), len(value))
    return str(value)


def _bytes_text(data: bytes, length: int) -> str:
    """Bytes as quoted text where they are text, else as their number."""
    if len(data) < length:
        data = data[:_TEXT]
        text = data.decode("utf-8", "ignore")
    else:
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            return f"{length} bytes"
    if not text.isprintable():
        return f"{length} bytes"
    return f'"{text}"' if len(text) <= _TEXT and len(data) == length else f'"{text[:_TEXT]}…"'
