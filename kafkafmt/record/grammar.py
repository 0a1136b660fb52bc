"""The way into the generated parsers: one entry, one record, one control value at a time.

Strategy: whole-file parsing ends at the first bad byte, so the layer hands the parsers one
structure after another. The Kaitai runtime is imported when the first is parsed.

Every object they make points to its root, so that one without a parent points to itself, and would
live, with all its bytes, until the cycle collector comes by. What is not handed out is therefore
taken apart by :func:`release`.

Invariant: whatever a parser throws at bad bytes arrives as :class:`MalformedError`.
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
    """What every generated class offers."""

    def __init__(self, _io: KaitaiStream) -> None: ...


_P = TypeVar("_P", bound=Parser)


@contextmanager
def parsing(what: str) -> Iterator[None]:
    """Turn the errors of a generated parser into :class:`MalformedError`; ``what`` names it."""
    try:
        yield
    except KaitaiStructError as error:
        raise MalformedError(f"{what}: {error}") from error


def stream(data: bytes | memoryview) -> KaitaiStream:
    """A stream for several structures in a row."""
    return KaitaiStream(BytesIO(data))


def parse(parser: type[_P], data: bytes | memoryview) -> _P:
    """Parse one structure from its first byte; bytes behind it are left alone."""
    with parsing(parser.__name__):
        return parser(stream(data))


def parse_header(parser: type[_P], entry: memoryview) -> _P:
    """Parse the header of an entry."""
    return parse(parser, entry[: layout.RECORD_BATCH_OVERHEAD])  # the largest header there is


def release(parsed: Any) -> None:
    """Cut an object's ties to its root and parent, and those of all it holds."""
    held = [parsed]
    while held:
        each = held.pop()
        if isinstance(each, KaitaiStruct):
            each._root = each._parent = None
            held += vars(each).values()
        elif isinstance(each, list):
            held += each
