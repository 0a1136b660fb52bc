"""The model of a structure: its fields, their sizes and positions, the names of its values.

Invariant: plain values that do not depend on how they are shown.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Size:
    """A number of bytes: from ``least`` to ``most``, unbounded if ``most`` is None."""

    least: int
    most: int | None

    @property
    def exact(self) -> int | None:
        """The number of bytes, if there is one."""
        return self.least if self.least == self.most else None

    def __add__(self, other: Size) -> Size:
        most = None if self.most is None or other.most is None else self.most + other.most
        return Size(self.least + other.least, most)


@dataclass(frozen=True)
class Field:
    """A field in some bytes, or bits, of a structure."""

    name: str
    kafka: str
    doc: str
    type: str  # for a reader: int32, bytes, 3 bits
    kind: str  # number, length, bytes, structure, unused: its colour
    structure: str | None  # the structure it holds
    size: Size  # when it is there
    length: str  # the expression that tells the size, or what is computed
    offset: str  # exact, +n, or an expression
    place: int | None  # the offset as a number
    condition: str
    valid: str
    repeat: str
    enum: str
    bits: tuple[int, int] | None = None  # highest and lowest
    alternative: bool = False  # stands in the same place as the field before it


@dataclass(frozen=True)
class Constant:
    """A named value."""

    value: int
    name: str
    kafka: str
    doc: str


@dataclass(frozen=True)
class Reference:
    """A source in Kafka or in a document."""

    address: str
    title: str


@dataclass(frozen=True)
class Structure:
    """A type of a grammar, ``nested`` if it is within the file of another."""

    name: str
    nested: bool
    title: str
    doc: str
    kafka: str
    references: tuple[Reference, ...]
    fields: tuple[Field, ...]  # in the order of the bytes
    looked_up: tuple[Field, ...]  # read at a position of their own
    computed: tuple[Field, ...]
    enums: dict[str, tuple[Constant, ...]]
    size: Size

    @property
    def is_bits(self) -> bool:
        """Whether the fields are bits of a number."""
        return bool(self.fields) and all(field.bits for field in self.fields)
