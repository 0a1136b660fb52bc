"""Messages as the JSON of Kafka's tools (``XJsonConverter.write``, Jackson's text).

Strategy: fields come in the order of the schema, without spaces; a tagged field equal to its
default is left out, any other field of the version is there. Kafka's tool prints them in an
object with the type of the key, or the version of the value, as text. In the metadata of a consumer
group, the subscription and the assignment of each member are decoded separately; an unreadable one
stays Base64.

Invariant: the text equals Jackson's. Doubles have the shortest digits, as in JDK 19 and later
(earlier ones print some too long).
"""

from __future__ import annotations

import base64
import json
import math
import re
from typing import Any

from kafkafmt.cluster.messages import records, schema
from kafkafmt.cluster.messages.reader import MessageError, Values
from kafkafmt.cluster.messages.records import coordinator_record, framed_record
from kafkafmt.cluster.messages.schema import Field, LogSchema, MessageSpec

_escaped = json.encoder.encode_basestring


class RawJson(str):
    """JSON text in place of a value."""

    __slots__ = ()


def message_text(message: MessageSpec, values: Values) -> str:
    """Return the JSON object of a message."""
    return _struct(message, message.fields, values)


def text(value: str) -> str:
    """Return a string as Jackson writes it."""
    return to_jackson(_escaped(value))


def to_jackson(python: str) -> str:
    """Return JSON as Jackson writes it: control characters in capital hexadecimal digits."""
    if "\\u00" in python:
        # An escaped backslash before it would make two backslashes: take them in pairs.
        return re.sub(r"\\\\|\\u00[01][0-9a-f]", _in_capitals, python)
    return python


def double(value: float) -> str:
    """``Double.toString`` of JDK 19; NaN and infinities are strings, as Jackson writes them.

    >>> double(1e23), double(0.0001), double(float("inf"))
    ('1.0E23', '1.0E-4', '"Infinity"')
    """
    if not math.isfinite(value):
        return '"NaN"' if math.isnan(value) else f'"{"-" if value < 0 else ""}Infinity"'
    if value == 0 or 1e-3 <= abs(value) < 1e7:
        plain = repr(value)
        if "e" not in plain:
            return plain
    digits, _, power = repr(value).partition("e")
    if len(digits.lstrip("-")) == 1:
        # Of one digit Java makes the nearest two: the least double is 4.9E-324.
        digits, _, power = f"{value:.1e}".partition("e")
    sign = "-" if digits.startswith("-") else ""
    whole, _, fraction = digits.lstrip("-").partition(".")
    fraction = "" if fraction == "0" else fraction
    exponent = int(power or 0) + len(whole) - 1
    significant = (whole + fraction).lstrip("0")
    exponent -= len(whole + fraction) - len(significant)
    mantissa = f"{significant[0]}.{significant[1:].rstrip('0') or '0'}"
    return f"{sign}{mantissa}E{exponent}"


def _in_capitals(match: re.Match[str]) -> str:
    text = match[0]
    return f"\\u{text[2:].upper()}" if text.startswith("\\u") else text


def _struct(message: MessageSpec, fields: tuple[Field, ...], values: Values) -> str:
    parts = [
        f'"{field.name}":{field_text(message, field, values[field.name])}'
        for field in fields
        if field.name in values and (field.tag is None or values[field.name] != field.default)
    ]
    return f"{{{','.join(parts)}}}"


def field_text(message: MessageSpec, field: Field, value: Any) -> str:
    """Return the JSON of a field's value."""
    if field.is_array and value is not None:
        return f"[{','.join([_one(message, field.kind, element) for element in value])}]"
    return _one(message, field.kind, value)


def _one(message: MessageSpec, kind: str, value: Any) -> str:
    """Return the text of a single value, not of an array."""
    if value is None:
        return "null"
    if kind == "string":
        return text(value)
    if kind == "uuid":
        return f'"{value}"'
    if kind == "bytes":
        if isinstance(value, RawJson):
            return value
        return f'"{base64.b64encode(value).decode("ascii")}"'
    if kind == "bool":
        return "true" if value else "false"
    if kind == "float64":
        return double(value)
    if kind in message.structs:
        return _struct(message, message.structs[kind], value)
    return str(value)


_GROUP_METADATA = "GroupMetadataValue"
DELETED = "<DELETE>"
"""What is printed in place of a null value."""


def coordinator_texts(log: LogSchema, key: bytes, value: bytes | None) -> tuple[str, str | None]:
    """Return the texts of a key and its value; the second is ``None`` for a tombstone.

    Raises:
        UnknownTypeError: the schemas have no such type.
        MessageError: Kafka's reader refuses the record.
    """
    record = coordinator_record(log, key, value)
    key_text = _text("type", record.record_type, record.key_schema, record.key)
    return key_text or "", _text("version", record.version, record.value_schema, record.value)


def _text(
    name: str, number: int | None, message: MessageSpec | None, values: Values | None
) -> str | None:
    if message is None or values is None:
        return None
    return f'{{"{name}":"{number}","data":{value_text(message, values)}}}'


def value_text(message: MessageSpec, values: Values) -> str:
    """Return the JSON of a value's fields; the blobs of a consumer group's members are opened."""
    if message.name != _GROUP_METADATA or values["protocolType"] != records.PROTOCOL_TYPE:
        return message_text(message, values)
    members = [
        {
            **member,
            "subscription": _opened(records.SUBSCRIPTION, member["subscription"]),
            "assignment": _opened(records.ASSIGNMENT, member["assignment"]),
        }
        for member in values["members"]
    ]
    return message_text(message, {**values, "members": members})


def _opened(name: str, data: bytes) -> bytes | RawJson:
    """Return the JSON of a blob, or the blob itself where it cannot be read."""
    try:
        message, values = records.blob(name, data)
    except MessageError:
        return data
    return RawJson(message_text(message, values))


def metadata_text(value: bytes | None) -> str:
    """Return the JSON of a record of the metadata log.

    Raises:
        MessageError: Kafka's reader refuses the record.
    """
    message, version, values = framed_record(schema.log(schema.CLUSTER_METADATA), value)
    data = message_text(message, values)
    return f'{{"type":"{type_name(message.name)}","version":{version},"data":{data}}}'


def type_name(name: str) -> str:
    """Return the constant of ``MetadataRecordType``: ``TOPIC_RECORD`` for ``TopicRecord``."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()
