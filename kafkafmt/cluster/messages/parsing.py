"""Messages as the generated parsers read them, with the names and the types of Kafka's JSON.

Strategy: a parser of :mod:`kafkafmt.generated.messages` reads a whole key or value. A function that
is made of the schema in one version, and kept, takes the fields out of the parsed objects. The
layout is the parser's; its numbers, texts and streams are those of
:class:`~.reader.MessageBuffer`, since objects of generated classes take most of the time.

A layout says where the values of a message lie. What is in no value decides how it is read:
versions, lengths, counts, tags. A message of the same size with the same such bytes has its values
at the same places, so :mod:`struct` takes them out of one, and Arrow out of a column.

The parsers have no words for Kafka's errors, refuse versions that Kafka reads as the highest known
one, and keep to the size of a known tagged field, at which Kafka does not look. Whatever they
refuse, or read in another way than Kafka may, is read again by :mod:`~.reader`, and so are long
messages, because their parsed objects would take too much memory.

Invariant: the fields are those that the reader gives. A message that may have another layout is
refused, never read by a known one.
"""

from __future__ import annotations

import base64
import re
import struct
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import lru_cache, partial
from importlib.util import find_spec, module_from_spec
from operator import attrgetter, itemgetter
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from kaitaistruct import KaitaiStructError

from kafkafmt._base.java import decode_utf8
from kafkafmt.cluster.messages import reader
from kafkafmt.cluster.messages.reader import LONGEST_STRING, MessageBuffer, Span, Values
from kafkafmt.cluster.messages.schema import CODES, Field, MessageSpec
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
    """The places of the values in messages of one size, and the bytes shared by all of them."""

    def __init__(self, sample: bytes, fields: Values) -> None:
        """Take a message, and its fields with a :class:`Span` for each value.

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
        """Return a mask of the messages of this layout, among messages of the sample's size."""
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


_Parser = Callable[[MessageBuffer], Any]
_Take = Callable[[Any], Any]
"""Takes a value out of a parsed object."""

_LEAST_NEGATIVE = 2**31  # of Java's int, as the parser of a varint gives it
_LONGEST_PARSED = 128 * 1024  # bytes: parsed objects may take some hundred times as much memory
_WORTH_LEARNING = 8  # messages of one size
_LONGEST_LEARNT = 1024  # bytes
_MOST_LEARNT = 1024  # sizes and layouts: some megabytes


class _Doubt(Exception):
    """The reader has to decide."""


def read(message: MessageSpec, version: int, data: bytes, start: int) -> tuple[Values, int]:
    """Return the fields of a message, and the number of bytes after it.

    Args:
        message: its schema.
        version: the version, any 16-bit number.
        data: the key or value of a record, or a blob of the consumer's protocol.
        start: where in it the message starts, after type, version or frame.

    Raises:
        MessageError: Kafka's own reader refuses the bytes; in the words of its exception.
    """
    if message.valid.first <= version <= message.valid.last and len(data) <= _LONGEST_PARSED:
        shape = message.name, version, len(data)
        learnt = _learnt.get(shape, 0)
        if isinstance(learnt, MessageLayout):
            values = learnt.read(data)
            if values is not None:
                return values, 0
        elif len(data) <= _LONGEST_LEARNT:
            if len(_learnt) >= _MOST_LEARNT:
                _learnt.clear()
            is_due = learnt == _WORTH_LEARNING
            _learnt[shape] = (
                layout(message, version, data, start) if is_due else None
            ) or learnt + 1
        try:
            return _parsed(message, version, MessageBuffer(data))
        except _REFUSED:
            pass
    buffer = MessageBuffer(data, start)
    return reader.read(message, version, buffer), buffer.remaining


def layout(
    message: MessageSpec, version: int, sample: bytes, start: int = 2
) -> MessageLayout | None:
    """Return the layout of a message; ``None`` where other messages could not share it."""
    is_valid = message.valid.first <= version <= message.valid.last
    if not is_valid or len(sample) > _LONGEST_LEARNT:
        return None
    buffer = MessageBuffer(sample, start)
    try:
        fields = reader.places(message, version, buffer)
        return None if buffer.remaining else MessageLayout(sample, fields)
    except (reader.MessageError, ValueError):
        return None


def columns(
    message: MessageSpec,
    data: pa.BinaryArray,
    fields: Mapping[str, pa.DataType],
    *,
    version: int | None = None,
) -> list[pa.Array]:
    """Return fields of the messages of shared layouts as columns, and a mask of these messages.

    Args:
        message: the schema of all of them.
        data: keys, or values, of a coordinator's records.
        fields: their names in the schema, and the types of their columns.
        version: of all of them; ``None``: each begins with it.
    """
    import pyarrow as pa

    rows, parts = [], []
    for found, alike, layout in _alike(message, data, version):
        columns = [layout.column(name, alike, kind) for name, kind in fields.items()]
        rows.append(found)
        parts.append([*columns, pa.repeat(True, len(alike))])
    if len(parts) == 1 and rows[0] is None:
        return parts[0]
    left = numbers(len(data))
    if rows:
        left = left.filter(pc.invert(pc.is_in(left, pa.concat_arrays(rows))))
    nothing = [pa.nulls(len(left), kind) for kind in fields.values()]
    parts.append([*nothing, pa.repeat(False, len(left))])
    order = pc.array_sort_indices(pa.concat_arrays([*rows, left]))
    return [pa.concat_arrays(column).take(order) for column in zip(*parts, strict=True)]


def numbers(count: int) -> pa.UInt64Array:
    """Return the numbers from 0 on."""
    import pyarrow as pa

    ones = pa.repeat(pa.scalar(1, pa.uint64()), count)
    return pc.subtract(pc.cumulative_sum(ones), pa.scalar(1, pa.uint64()))


def _alike(
    message: MessageSpec, data: pa.BinaryArray, version: int | None
) -> Iterator[tuple[pa.Array | None, pa.BinaryArray, MessageLayout]]:
    """Yield large sets of messages of one layout, and their rows; ``None`` means all rows."""
    sizes = pc.binary_length(data)
    least, most = pc.min_max(sizes).as_py().values()
    counts = [(least, len(data) - data.null_count)]
    if least != most:
        counted = pc.value_counts(sizes)
        counts = [*zip(*(counted.field(side).to_pylist() for side in (0, 1)), strict=True)]
    for size, count in counts:
        rows, left = None, data
        if size is None or count < _WORTH_LEARNING:
            continue
        if count < len(data):
            is_alike = pc.equal(sizes, size)
            rows, left = pc.indices_nonzero(is_alike), data.filter(is_alike)
        for _ in range(_WORTH_LEARNING):
            if len(left) < _WORTH_LEARNING:
                break
            sample = left[0].as_py()
            begin = int.from_bytes(sample[:2], "big", signed=True)
            found = None  # where a key has another type
            if version is None or begin == message.api_key:
                found = layout(message, begin if version is None else version, sample)
            if found is not None and found.matches_all(left):
                yield rows, left, found
                break
            if rows is None:
                rows = numbers(len(left))
            if found is None:
                rows, left = rows.slice(1), left.slice(1)
                continue
            is_alike = found.matches(left)
            yield rows.filter(is_alike), left.filter(is_alike), found
            is_other = pc.invert(is_alike)
            rows, left = rows.filter(is_other), left.filter(is_other)


_learnt: dict[tuple[str, int, int], MessageLayout | int] = {}
"""Layouts by message, version and size; the number of messages met before there is one."""


def _parsed(message: MessageSpec, version: int, buffer: MessageBuffer) -> tuple[Values, int]:
    """Return the fields of a message, and the number of bytes after it."""
    key = message.name, version
    made = _made.get(key)
    if made is None:
        made = _made[key] = _VersionFields(message, version).parser()
    parser, take = made
    parsed = parser(buffer)
    values, rest = take(parsed), buffer.remaining or len(getattr(parsed, "trailing", b""))
    parsed.__dict__.clear()  # it refers to itself, and would wait for the cycle collector
    return values, rest


_REFUSED = (KaitaiStructError, reader.MessageError, _Doubt)
_made: dict[tuple[str, int], tuple[_Parser, _Take]] = {}


class _Varint:
    """Reads the number of ``KafkaUnsignedVarint``."""

    __slots__ = ("value",)

    def __init__(self, buffer: MessageBuffer) -> None:
        self.value = buffer.unsigned_varint() & 0xFFFFFFFF


class _Sized:
    """Reads the value of ``KafkaString`` and its like; a subclass reads the size, -1 for null."""

    __slots__ = ("value",)
    size = MessageBuffer.read_s2be

    def __init__(self, buffer: MessageBuffer) -> None:
        size = type(self).size(buffer)
        self.value = buffer.read_bytes(size) if size >= 0 else None


class _SizedBytes(_Sized):
    size = MessageBuffer.read_s4be


class _Compact(_Sized):
    size = MessageBuffer.compact_size


_PRIMITIVES = {
    "BytesIO": MessageBuffer,
    "KaitaiStream": lambda buffer: buffer,
    "kafka_bytes": SimpleNamespace(KafkaBytes=_SizedBytes),
    "kafka_compact_bytes": SimpleNamespace(KafkaCompactBytes=_Compact),
    "kafka_compact_string": SimpleNamespace(KafkaCompactString=_Compact),
    "kafka_string": SimpleNamespace(KafkaString=_Sized),
    "kafka_unsigned_varint": SimpleNamespace(KafkaUnsignedVarint=_Varint),
}
"""What the names in the module of a parser mean here."""


class _VersionFields:
    """Makes the functions for taking the fields of one version of a message."""

    def __init__(self, message: MessageSpec, version: int) -> None:
        self._message = message
        self._version = version
        self._is_flexible = message.flexible.holds(version, message.valid)

    def parser(self) -> tuple[_Parser, _Take]:
        """Return the generated parser, and the function taking the fields out of its result."""
        name = f"kafka_{_snake(self._message.name)}"
        spec = find_spec(f"kafkafmt.generated.messages.{name}")
        if spec is None or spec.loader is None:
            raise ImportError(name)
        module = module_from_spec(spec)  # a copy, in which some names mean something else
        spec.loader.exec_module(module)
        vars(module).update(_PRIMITIVES)
        parser = getattr(module, f"Kafka{self._message.name}")
        return parser, self._struct(self._message.fields, frozenset(vars(parser)))

    def _struct(self, fields: tuple[Field, ...], names: frozenset[str] = frozenset()) -> _Take:
        """Return the function for a struct, or for the message with its parser's ``names``."""
        message, version = self._message, self._version
        order: list[tuple[str, _Take]] = []
        tags: dict[int, tuple[str, _Take, _Take] | None] = {}
        for field in fields:
            attribute = self._attribute(field, names)
            if field.tag is None:
                if field.versions.holds(version, message.valid):
                    order.append((field.name, self._field(field, attribute)))
            elif self._is_flexible:
                order.append((field.name, _constant(field.default)))
                tags[field.tag] = None  # Kafka refuses a tag that the version does not have
                if field.tagged.holds(version, message.valid):
                    taken = self._field(field, attribute)
                    tags[field.tag] = (field.name, attrgetter(attribute), taken)
        if not tags:
            return lambda parsed: {name: take(parsed) for name, take in order}

        def take_flexible(parsed: Any) -> Values:
            values = {name: take(parsed) for name, take in order}
            for tagged in parsed.tagged_fields.fields:
                tag = tagged.tag.value
                if tag in tags:
                    known = tags[tag]
                    if known is None:
                        raise _Doubt
                    name, held, take = known
                    holder = held(tagged)
                    if holder._io.pos() != tagged.len_data.value:
                        raise _Doubt
                    values[name] = take(holder)
            return values

        return take_flexible

    def _attribute(self, field: Field, names: frozenset[str]) -> str:
        """Return the parser's name of a field in its layout of this version."""
        name = "version_number" if field.name == "version" else _snake(field.name)
        layouts = [
            int(found[1]) for each in names if (found := re.fullmatch(rf"{name}_v(\d+)", each))
        ]
        since = max((first for first in layouts if first <= self._version), default=None)
        return name if since is None else f"{name}_v{since}"

    def _field(self, field: Field, attribute: str) -> _Take:
        """Return the function for a field, held by an object as ``attribute``."""
        kind, held = field.kind, attrgetter(attribute)
        is_nullable = field.nullable.holds(self._version, self._message.valid)
        if field.is_array:
            return _array(held, self._element(kind), is_nullable)
        if kind in ("string", "bytes"):
            return self._sized(kind, attrgetter(f"{attribute}.value"), is_nullable)
        if kind not in self._message.structs:
            convert = CONVERSIONS.get(kind)
            return held if convert is None else lambda parsed: convert(held(parsed))
        take = self._struct(self._message.structs[kind])
        if not is_nullable:
            return lambda parsed: take(held(parsed))
        if field.tag is None:
            return lambda parsed: None if held(parsed) is None else take(held(parsed))
        marker = attrgetter(f"{attribute}_marker.value")

        def take_marked(parsed: Any) -> Any:
            if marker(parsed) >= _LEAST_NEGATIVE:  # null to Java
                raise _Doubt
            return None if held(parsed) is None else take(held(parsed))

        return take_marked

    def _element(self, kind: str) -> _Take | None:
        """Return the function for an element of an array; ``None``: it is as it has been parsed."""
        if kind in ("string", "bytes"):
            return self._sized(kind, attrgetter("value"), False)
        if kind in self._message.structs:
            return self._struct(self._message.structs[kind])
        return CONVERSIONS.get(kind)

    def _sized(self, kind: str, held: _Take, is_nullable: bool) -> _Take:
        """Return the function for a string or bytes."""
        convert, longest = CONVERSIONS[kind], LONGEST_STRING if kind == "string" else sys.maxsize

        def take_sized(parsed: Any) -> Any:
            data = held(parsed)
            if data is None and is_nullable:
                return None
            if data is None or len(data) > longest:
                raise _Doubt
            return convert(data)

        return take_sized


def _constant(value: object) -> _Take:
    return lambda parsed: value


def _array(held: _Take, take: _Take | None, is_nullable: bool) -> _Take:
    def take_array(parsed: Any) -> list[Any] | None:
        items = held(parsed)
        if type(items) is list:
            return items if take is None else [take(item) for item in items]
        if not is_nullable:  # a list that is not there is an empty tuple
            raise _Doubt
        return None

    return take_array


def _snake(name: str) -> str:
    """Return ``topic_id`` for ``TopicId``, as the grammars name it."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()
