"""The decoders of ``DumpLogSegments``: how a record's key and value become text.

Strategy: each decoder is a ``MessageParser`` of Kafka's tool: it reads a key and a value, and gives
the text of each, or none. What cannot be decoded is text as well, in the tool's words, so the dump
goes on; only a missing key of a coordinator's record ends it, as it ends the tool.

Invariant: one decoder for all files of a dump.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from kafkafmt.errors import MalformedError
from kafkafmt.java import decode_utf8
from kafkafmt.messages import framed, remote, schema
from kafkafmt.messages.coordinator import UnknownTypeError
from kafkafmt.messages.coordinator_text import CoordinatorTexts
from kafkafmt.messages.framed_text import MetadataTexts

Texts = tuple["str | None", "str | None"]
"""The text of a record's key, and that of its value."""


class Decoder(Protocol):
    """Makes text of keys and values."""

    def decode(self, offset: int, key: bytes | None, value: bytes | None) -> Texts:
        """The texts of a record.

        Raises:
            MalformedError: where Kafka's tool ends with an exception.
        """
        ...

    def torn(
        self, offset: int, key: bytes | None, key_problem: str | None, value_problem: str
    ) -> Texts:
        """The texts of a record whose value cannot be read, and perhaps the key neither.

        Args:
            offset: of the record.
            key: the key, where it can be read; ``None`` for a null one.
            key_problem: why the key cannot be read, in Java's words; ``None`` where it can.
            value_problem: why the value cannot be read, in Java's words.

        Raises:
            MalformedError: where Kafka's tool ends with an exception.
        """
        ...


_DELETE = "<DELETE>"
_NO_VALUE = (
    'Cannot invoke "java.nio.ByteBuffer.remaining()" because the return value of '
    '"org.apache.kafka.common.record.internal.Record.value()" is null'
)
_API = "org.apache.kafka.tools.api."
STRING_DECODER = f"{_API}StringDecoder"


class UnknownDecoderError(Exception):
    """A decoder class that Kafka does not ship."""


class ClassDecoder:
    """The decoder of ``--key-decoder-class`` and ``--value-decoder-class``; text by default."""

    def __init__(self, key_class: str, value_class: str) -> None:
        """Choose the classes by Kafka's names.

        Raises:
            UnknownDecoderError: a class is none of those that Kafka ships.
        """
        self._key = _class(key_class)
        self._value = _class(value_class)

    def decode(self, offset: int, key: bytes | None, value: bytes | None) -> Texts:
        """A null has no text."""
        return (
            None if key is None else self._key(key),
            None if value is None else self._value(value),
        )

    def torn(
        self, offset: int, key: bytes | None, key_problem: str | None, value_problem: str
    ) -> Texts:
        """Ends the dump."""
        raise MalformedError(key_problem or value_problem)


class CoordinatorDecoder:
    """The decoder of a coordinator's topic, which reads keys and values."""

    def __init__(self, log: str) -> None:
        self._texts = CoordinatorTexts(schema.log(log))

    def decode(self, offset: int, key: bytes | None, value: bytes | None) -> Texts:
        """The JSON of key and value; a missing key ends the dump."""
        if key is None:
            raise _missing_key(offset)
        try:
            key_text, value_text = self._texts.texts(key, value)
        except UnknownTypeError as error:
            return f"Unknown record type {error.record_type} at offset {offset}, skipping.", None
        except MalformedError as error:
            return _error(offset, error.reason), None
        return key_text, _DELETE if value_text is None else value_text

    def torn(
        self, offset: int, key: bytes | None, key_problem: str | None, value_problem: str
    ) -> Texts:
        """The error in place of the key."""
        if key is None:
            raise _missing_key(offset)
        return _error(offset, key_problem or value_problem), None


class ClusterMetadataDecoder:
    """The decoder of the metadata log, which reads values only."""

    def __init__(self) -> None:
        self._texts = MetadataTexts(schema.log(schema.CLUSTER_METADATA))

    def decode(self, offset: int, key: bytes | None, value: bytes | None) -> Texts:
        """The JSON of the value."""
        try:
            return None, self._texts.text(value)
        except MalformedError as error:
            return None, f"Error at {offset}, skipping. {error.reason}"

    def torn(
        self, offset: int, key: bytes | None, key_problem: str | None, value_problem: str
    ) -> Texts:
        """The error in place of the value."""
        return None, f"Error at {offset}, skipping. {value_problem}"


class RemoteLogMetadataDecoder:
    """The decoder of the remote log metadata, which reads values only."""

    def __init__(self) -> None:
        self._log = schema.log(schema.REMOTE_LOG_METADATA)

    def decode(self, offset: int, key: bytes | None, value: bytes | None) -> Texts:
        """The value as Java prints the object that it becomes."""
        if value is None:
            return None, _error(offset, _NO_VALUE)
        try:
            return None, remote.remote_text(framed.framed_record(self._log, value))
        except MalformedError as error:
            return None, _error(offset, error.reason)

    def torn(
        self, offset: int, key: bytes | None, key_problem: str | None, value_problem: str
    ) -> Texts:
        """The error in place of the value."""
        return None, _error(offset, value_problem)


def topic_decoder(name: str) -> Decoder:
    """The decoder of an option of Kafka's tool: one of :data:`TOPIC_DECODERS`."""
    return TOPIC_DECODERS[name]()


def _missing_key(offset: int) -> MalformedError:
    return MalformedError(
        f"Failed to decode message at offset {offset} using the specified decoder (message had a "
        "missing key)"
    )


def _error(offset: int, reason: str) -> str:
    return f"Error at offset {offset}, skipping. {reason}"


TOPIC_DECODERS: Mapping[str, Callable[[], Decoder]] = {
    "offsets": partial(CoordinatorDecoder, schema.CONSUMER_OFFSETS),
    "transaction-log": partial(CoordinatorDecoder, schema.TRANSACTION_STATE),
    "cluster-metadata": ClusterMetadataDecoder,
    "remote-log-metadata": RemoteLogMetadataDecoder,
    "share-group-state": partial(CoordinatorDecoder, schema.SHARE_GROUP_STATE),
}
"""By the name of the option, in the order in which Kafka's tool looks for them."""


def _class(name: str) -> Callable[[bytes], str]:
    if name not in _CLASSES:
        known = ", ".join(_CLASSES)
        raise UnknownDecoderError(
            f"{name} is not a decoder that Kafka ships, and other classes need Java: {known}"
        )
    return _CLASSES[name]


def _identity(data: bytes) -> str:
    """``DefaultDecoder``: Java prints the hash of the array's identity, which no reader can know.

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

TEXT_DECODER: Decoder = ClassDecoder(STRING_DECODER, STRING_DECODER)
"""What ``--print-data-log`` prints: key and value as UTF-8."""
