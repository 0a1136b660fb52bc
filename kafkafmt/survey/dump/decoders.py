"""The decoders of ``DumpLogSegments``: of plain keys and values, and of internal topics.

Strategy: each decoder is a ``MessageParser`` of Kafka's tool: it reads a key and a value, and gives
the text of each, or none. The schemas of ``messages`` read internal topics; a plain dump does not
load them. Undecodable data are text in the tool's words, but a missing key of a coordinator's
record, or an unreadable plain one, raises its error, as in the tool.

Invariant: the text is that of Kafka's tool; one decoder serves all files of a dump.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple, Protocol

from kafkafmt._base.errors import MalformedError
from kafkafmt._base.java import decode_utf8
from kafkafmt.cluster.messages import records, remote, schema
from kafkafmt.cluster.messages.records import UnknownTypeError
from kafkafmt.cluster.messages.tool_text import DELETED, coordinator_texts, metadata_text

Texts = tuple["str | None", "str | None"]
"""The text of a record's key, and that of its value."""


class Torn(NamedTuple):
    """Why the value of a record, and perhaps its key, cannot be read, in Java's words.

    Attributes:
        key: why the key cannot be read; ``None`` where it can.
        value: why the value cannot be read.
    """

    key: str | None
    value: str

    def error(self) -> MalformedError:
        """Return the first error that the tool meets."""
        return MalformedError(self.key or self.value)


class MessageParser(Protocol):
    """Makes text of keys and values."""

    def decode(
        self, offset: int, key: bytes | None, value: bytes | None, torn: Torn | None = None
    ) -> Texts:
        """Return the texts of a record; ``torn`` is why its value cannot be read.

        Raises:
            MalformedError: where Kafka's tool ends with an exception.
        """
        ...


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

    def decode(
        self, offset: int, key: bytes | None, value: bytes | None, torn: Torn | None = None
    ) -> Texts:
        """Return a null has no text; what cannot be read ends the dump."""
        if torn is not None:
            raise torn.error()
        return (
            None if key is None else self._key(key),
            None if value is None else self._value(value),
        )


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

TEXT_DECODER: MessageParser = ClassDecoder(STRING_DECODER, STRING_DECODER)
"""What ``--print-data-log`` prints: key and value as UTF-8."""


_ERROR = "Error at offset"
_NO_VALUE = (
    'Cannot invoke "java.nio.ByteBuffer.remaining()" because the return value of '
    '"org.apache.kafka.common.record.internal.Record.value()" is null'
)


class CoordinatorDecoder:
    """The decoder of a coordinator's topic, which reads keys and values."""

    def __init__(self, log: str) -> None:
        self._log = schema.log(log)

    def decode(
        self, offset: int, key: bytes | None, value: bytes | None, torn: Torn | None = None
    ) -> Texts:
        """Return key and value as JSON, or the error in the key's place; no key ends the dump."""
        if key is None:
            raise MalformedError(
                f"Failed to decode message at offset {offset} using the specified decoder "
                "(message had a missing key)"
            )
        try:
            if torn is not None:
                raise torn.error()
            key_text, value_text = coordinator_texts(self._log, key, value)
        except UnknownTypeError as error:
            return f"Unknown record type {error.record_type} at offset {offset}, skipping.", None
        except MalformedError as error:
            return f"{_ERROR} {offset}, skipping. {error.reason}", None
        return key_text, DELETED if value_text is None else value_text


@dataclass(frozen=True)
class ValueDecoder:
    """The decoder of a topic of which values only are read.

    Attributes:
        text: the text of a value.
        error: what an error begins with, which is followed by the offset.
    """

    text: Callable[[bytes | None], str]
    error: str

    def decode(
        self, offset: int, key: bytes | None, value: bytes | None, torn: Torn | None = None
    ) -> Texts:
        """Return the text of the value, or the error in its place."""
        try:
            if torn is not None:
                raise MalformedError(torn.value)
            return None, self.text(value)
        except MalformedError as error:
            return None, f"{self.error} {offset}, skipping. {error.reason}"


def _cluster_metadata() -> ValueDecoder:
    return ValueDecoder(partial(metadata_text, schema.log(schema.CLUSTER_METADATA)), "Error at")


def _remote_log_metadata() -> ValueDecoder:
    log = schema.log(schema.REMOTE_LOG_METADATA)

    def text(value: bytes | None) -> str:
        """Return the value as Java prints the object that it becomes."""
        if value is None:
            raise MalformedError(_NO_VALUE)
        return remote.remote_text(records.framed_record(log, value))

    return ValueDecoder(text, _ERROR)


TOPIC_DECODERS: Mapping[str, Callable[[], MessageParser]] = {
    "offsets": partial(CoordinatorDecoder, schema.CONSUMER_OFFSETS),
    "transaction-log": partial(CoordinatorDecoder, schema.TRANSACTION_STATE),
    "cluster-metadata": _cluster_metadata,
    "remote-log-metadata": _remote_log_metadata,
    "share-group-state": partial(CoordinatorDecoder, schema.SHARE_GROUP_STATE),
}
"""By the name of the option, in the order in which Kafka's tool looks for them."""
