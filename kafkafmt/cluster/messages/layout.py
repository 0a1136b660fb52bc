"""Where the values of a message lie in its bytes, learnt from one of its size.

Strategy: the reader says where the values of a sample lie. What is in no value decides how a
message is read: versions, lengths, counts, tags. A
message of the same size with the same such bytes has its values at the same places, so
:mod:`struct` takes them out of one, and Arrow out of a column.

Invariant: a message that may have another layout is refused, never read by this one.
"""

from __future__ import annotations

import base64
import struct
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache, partial
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from kafkafmt._base.java import decode_utf8
from kafkafmt.cluster.messages.reader import Span, Values
from kafkafmt.cluster.messages.schema import CODES
from kafkafmt.segment.engine import select
from kafkafmt.segment.tables import arrow as pc

if TYPE_CHECKING:  # a writer does without
    import pyarrow as pa

_MOST_VALUES = 64  # a layout takes some hundred bytes for each of them


@lru_cache(1024)  # few topics and directories, each in many records
def _uuid(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode("ascii")[:22]


CONVERSIONS: dict[str, Callable[[Any], Any]] = {
    "bool": bool,
    "bytes": bytes,
    "string": decode_utf8,
    "uuid": _uuid,
}
"""From what a parser reads to the value of a field, by kind; numbers stay as they are."""

_CODES = {**CODES, "bool": "b"}  # any byte but 0 is true


def _number(kind: str, data: bytes) -> int | float:
    number: int | float = struct.unpack(f">{_CODES[kind]}", data)[0]
    return number


class MessageLayout:
    """The places of the values in messages of one size, and the bytes that all of them share."""

    def __init__(self, sample: bytes, fields: Values) -> None:
        """Take a message, and its fields with a :class:`Span` for each value that it holds.

        Raises:
            ValueError: it has too many values to be kept.
        """
        spans = sorted({*_spans(fields)})
        if len(spans) > _MOST_VALUES:
            raise ValueError(f"{len(spans)} values, at most {_MOST_VALUES} are kept")
        self._fields = fields
        self._size = len(sample)
        self.shared: list[tuple[int, bytes]] = []
        codes, places, shared, position = [">"], {}, [], 0
        for span in [*spans, Span(len(sample), len(sample), "")]:
            if position < span.start:
                shared.append(len(codes) - 1)
                codes.append(f"{span.start - position}s")
                self.shared.append((position, sample[position : span.start]))
            places[span] = len(codes) - 1
            codes.append(_CODES.get(span.kind, f"{span.end - span.start}s"))
            position = span.end
        self._unpack = struct.Struct("".join(codes)).unpack
        self._fixed = itemgetter(*shared)
        self._expected = self._fixed(self._unpack(sample))
        self._take = _taker(fields, places)

    def read(self, data: bytes) -> Values | None:
        """Return the fields of a message of the sample's size; ``None``: of another layout."""
        found = self._unpack(data)
        if self._fixed(found) != self._expected:
            return None
        values: Values = self._take(found)
        return values

    def matches_all(self, messages: pa.BinaryArray) -> bool:
        """Return whether all messages, none of them null, are of this layout: faster."""
        kernel = select.kernel()
        if kernel is None:
            return bool(pc.all(self.matches(messages)).as_py())
        whole = self._joined(messages)
        return all(kernel.all_have(whole, self._size, *each) for each in self.shared)

    def _joined(self, messages: pa.BinaryArray) -> memoryview:
        _, offsets, data = messages.buffers()
        start = memoryview(offsets).cast("i")[messages.offset]
        return memoryview(data)[start : start + len(messages) * self._size]

    def matches(self, messages: pa.BinaryArray) -> pa.BooleanArray:
        """Return which messages of the sample's size are of this layout."""
        import pyarrow as pa

        matching = pa.repeat(True, len(messages))
        for start, expected in self.shared:
            found = pc.binary_slice(messages, start, start + len(expected))
            matching = pc.and_(matching, pc.equal(found, expected))
        return matching

    def column(self, name: str, messages: pa.BinaryArray, kind: pa.DataType) -> pa.Array:
        """Return a field of messages of this layout; null where the version does not have it."""
        import pyarrow as pa

        span = self._fields.get(name)
        if not isinstance(span, Span):
            return pa.repeat(pa.scalar(span, kind), len(messages))
        if span.start == span.end:
            return pa.repeat(pa.scalar(CONVERSIONS[span.kind](b""), kind), len(messages))
        kernel = select.kernel()
        if kernel is not None and span.kind not in CONVERSIONS:
            width = span.end - span.start
            numbers = kernel.numbers_at(self._joined(messages), self._size, span.start, width)
            return pa.Array.from_buffers(kind, len(messages), [None, pa.py_buffer(numbers)])
        data = pc.binary_slice(messages, span.start, span.end)
        if span.kind == "string" and kind == pa.string():
            with suppress(pa.ArrowInvalid):  # malformed UTF-8, which Java replaces
                return data.cast(kind)
        return converted(data, CONVERSIONS.get(span.kind) or partial(_number, span.kind), kind)


def converted(data: pa.Array, convert: Callable[[Any], Any], kind: pa.DataType) -> pa.Array:
    """Return an array with a function called once for each distinct value."""
    import pyarrow as pa

    codes = data.dictionary_encode()
    return pa.array(map(convert, codes.dictionary.to_pylist()), kind).take(codes.indices)


def _spans(value: Any) -> Iterator[Span]:
    if isinstance(value, Span):
        yield value
    elif isinstance(value, (dict, list)):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _spans(each)


def _taker(value: Any, places: dict[Span, int]) -> Callable[[tuple[Any, ...]], Any]:
    """Return the function from the unpacked values to a value of the message."""
    if isinstance(value, Span):
        take, convert = itemgetter(places[value]), CONVERSIONS.get(value.kind)
        return take if convert is None else lambda found: convert(take(found))
    if isinstance(value, dict):
        fields = [(name, _taker(each, places)) for name, each in value.items()]
        return lambda found: {name: take(found) for name, take in fields}
    if isinstance(value, list):
        elements = [_taker(each, places) for each in value]
        return lambda found: [take(found) for take in elements]
    return lambda found: value
