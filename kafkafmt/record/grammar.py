"""Calls the generated parsers for one structure: an entry, a record, a control value.

Strategy: to parse a whole file would end at the first bad byte, so the parsers receive one
structure at a time.

Every parsed object refers to its root. An object without a parent refers to itself and would stay
in memory, with all its bytes, until the cycle collector runs. Objects that the caller does not get
are therefore taken apart by :func:`release`.

Invariant: every error of a parser about bad bytes becomes a :class:`MalformedError`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any, Protocol, TypeVar

from kaitaistruct import KaitaiStream, KaitaiStruct, KaitaiStructError

from kafkafmt.errors import MalformedError
from kafkafmt.record import layout


class Parser(Protocol):
    """A generated class."""

    def __init__(self, _io: KaitaiStream) -> None: ...


_P = TypeVar("_P", bound=Parser)


@contextmanager
def parsing(what: str) -> Iterator[None]:
    """Turn errors of a generated parser into :class:`MalformedError`; it begins with ``what``."""
    try:
        yield
    except KaitaiStructError as error:
        raise MalformedError(f"{what}: {error}") from error


def stream(data: bytes | memoryview) -> KaitaiStream:
    """A stream to parse several structures from, one after another."""
    return KaitaiStream(BytesIO(data))


def parse(parser: type[_P], data: bytes | memoryview) -> _P:
    """Parse one structure from its first byte; bytes after it are ignored."""
    with parsing(parser.__name__):
        return parser(stream(data))


def parse_header(parser: type[_P], entry: memoryview) -> _P:
    """Parse the header of an entry."""
    return parse(parser, entry[: layout.RECORD_BATCH_OVERHEAD])  # the largest header


def release(parsed: Any) -> None:
    """Remove the references to root and parent from an object and from all objects inside it."""
    held = [parsed]
    while held:
        each = held.pop()
        if isinstance(each, KaitaiStruct):
            each._root = each._parent = None
            held += vars(each).values()
        elif isinstance(each, list):
            held += each
