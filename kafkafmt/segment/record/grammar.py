"""Calls the generated parsers for one structure: an entry, a record, a control value.

Strategy: to parse a whole file would end at the first bad byte, so the parsers receive one
structure at a time.

Every parsed object refers to its root. An object without a parent refers to itself and would stay
in memory, with all its bytes, until the cycle collector runs. Objects that the caller does not get
are therefore taken apart by :func:`release`.

The generated classes have no ``__repr__``; they get one here, which shows the fields in one line.

Invariant: every error of a parser about bad bytes becomes a :class:`MalformedError`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from io import BytesIO
from reprlib import Repr
from typing import Any, Protocol, TypeVar

from kaitaistruct import KaitaiStream, KaitaiStruct, KaitaiStructError

from kafkafmt._base.errors import MalformedError
from kafkafmt.segment.record import layout


class Parser(Protocol):
    """A generated class."""

    def __init__(self, _io: KaitaiStream) -> None: ...


_P = TypeVar("_P", bound=Parser)

_short = Repr()
_short.maxother = _short.maxstring = 40


@contextmanager
def parsing(what: str) -> Iterator[None]:
    """Turn errors of a generated parser into :class:`MalformedError`, with ``what`` in front."""
    try:
        yield
    except KaitaiStructError as error:
        raise MalformedError(f"{what}: {error}") from error


def stream(data: bytes | memoryview) -> KaitaiStream:
    """Return a stream to parse several structures from, one after another."""
    return KaitaiStream(BytesIO(data))


def parse(parser: type[_P], data: bytes | memoryview) -> _P:
    """Parse one structure from its first byte; bytes after it are ignored."""
    _add_reprs("kafkafmt.generated")
    with parsing(parser.__name__):
        return parser(stream(data))


def parse_with_positions(name: str, data: bytes | memoryview) -> Any:
    """Parse one structure, and keep the position of each of its fields in ``_debug``."""
    from kafkafmt.generated import positions

    _add_reprs(positions.__name__)
    with parsing(name):
        parsed = getattr(positions, name)(stream(data))
        parsed._read()
    return parsed


def parse_header(parser: type[_P], entry: memoryview) -> _P:
    """Parse the header of an entry."""
    return parse(parser, entry[: layout.RECORD_BATCH_OVERHEAD])  # the largest header


@cache
def _add_reprs(package: str) -> None:
    """Let the generated classes of a package show their fields; all of it is loaded at once."""
    for parser in KaitaiStruct.__subclasses__():
        if parser.__module__.startswith(f"{package}."):
            parser.__repr__ = _one_line


def _one_line(parsed: Any) -> str:
    """Format the class and the fields of a structure, nested ones by their class only."""
    fields = (f"{name}={_field(value)}" for name, value in vars(parsed).items() if name[0] != "_")
    return f"<{type(parsed).__qualname__} {', '.join(fields)}>"


def _field(value: Any) -> str:
    if isinstance(value, KaitaiStruct):
        return f"<{type(value).__qualname__}>"
    if isinstance(value, list) and value and isinstance(value[0], KaitaiStruct):
        return f"[{len(value)} × {type(value[0]).__qualname__}]"
    return _short.repr(value)


def release(parsed: Any) -> None:
    """Remove the references to root and parent from an object and from all objects inside it."""
    held = [parsed]
    while held:
        part = held.pop()
        if isinstance(part, KaitaiStruct):
            part._root = part._parent = None
            held += vars(part).values()
        elif isinstance(part, list):
            held += part
