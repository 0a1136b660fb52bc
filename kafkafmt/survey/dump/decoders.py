"""What a decoder of ``DumpLogSegments`` is, and the decoders of plain keys and values.

Strategy: each decoder is a ``MessageParser`` of Kafka's tool: it reads a key and a value, and gives
the text of each, or none. Those of internal topics are in
:mod:`kafkafmt.survey.dump.topic_decoders`, which a plain dump does not load. An unreadable key or
value raises its error, as in the tool.

Invariant: the text is that of Kafka's tool; one decoder serves all files of a dump.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from kafkafmt._base.errors import MalformedError
from kafkafmt._base.java import decode_utf8

Texts = tuple["str | None", "str | None"]
"""The text of a record's key, and that of its value."""


class Torn(NamedTuple):
    """Why the value of a record, and perhaps its key, cannot be read, in Java's words."""

    key: str | None
    value: str

    def error(self) -> MalformedError:
        """Return the first error met by the tool."""
        return MalformedError(self.key or self.value)


MessageParser = Callable[[int, "bytes | None", "bytes | None", "Torn | None"], Texts]
"""Makes the texts of a record from its offset, key and value; ``Torn`` is why these are cut.

It raises MalformedError where Kafka's tool ends with an exception.
"""

_API = "org.apache.kafka.tools.api."
STRING_DECODER = f"{_API}StringDecoder"


class UnknownDecoderError(Exception):
    """A decoder class not shipped with Kafka."""


def class_decoder(key_class: str, value_class: str) -> MessageParser:
    """Return the decoder of keys and values by the names of Kafka's classes.

    Raises:
        UnknownDecoderError: a class is none of those that Kafka ships.
    """
    key_text, value_text = _class(key_class), _class(value_class)

    def decode(_: int, key: bytes | None, value: bytes | None, torn: Torn | None) -> Texts:
        if torn is not None:
            raise torn.error()
        return (
            None if key is None else key_text(key),
            None if value is None else value_text(value),
        )

    return decode


def _class(name: str) -> Callable[[bytes], str]:
    if name not in _CLASSES:
        known = ", ".join(_CLASSES)
        raise UnknownDecoderError(
            f"{name} is not a decoder that Kafka ships, and other classes need Java: {known}"
        )
    return _CLASSES[name]


def _identity(data: bytes) -> str:
    """Return a placeholder for the hash of the array's identity in Java (``DefaultDecoder``).

    The hash here is ``Arrays.hashCode``: equal bytes give the same text.
    """
    result = 1
    for byte in data:
        result = (31 * result + (byte ^ 0x80) - 0x80) & 0xFFFFFFFF
    return f"[B@{result:x}"


def _number(layout: struct.Struct, data: bytes) -> str:
    if len(data) < layout.size:
        raise MalformedError(f"{len(data)} bytes, the decoder needs {layout.size}")
    return str(layout.unpack_from(data)[0])


_CLASSES: Mapping[str, Callable[[bytes], str]] = {
    STRING_DECODER: decode_utf8,
    f"{_API}DefaultDecoder": _identity,
    f"{_API}IntegerDecoder": partial(_number, struct.Struct(">i")),
    f"{_API}LongDecoder": partial(_number, struct.Struct(">q")),
}

TEXT_DECODER = class_decoder(STRING_DECODER, STRING_DECODER)
"""What ``--print-data-log`` prints: key and value as UTF-8."""
