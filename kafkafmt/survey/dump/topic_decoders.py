"""The decoders of ``DumpLogSegments`` for internal topics.

Strategy: the parsers of ``messages`` read keys and values. Undecodable data are text in the tool's
words, so the dump continues; only a missing key of a coordinator's record ends it, as it ends the
tool.

Invariant: the text is that of Kafka's tool.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from kafkafmt._base.errors import MalformedError
from kafkafmt.cluster.messages import records, remote, schema
from kafkafmt.cluster.messages.json_text import DELETED, coordinator_texts, metadata_text
from kafkafmt.cluster.messages.records import UnknownTypeError
from kafkafmt.survey.dump.decoders import MessageParser, Texts, Torn

_ERROR = "Error at offset"
_NO_VALUE = (
    'Cannot invoke "java.nio.ByteBuffer.remaining()" because the return value of '
    '"org.apache.kafka.common.record.internal.Record.value()" is null'
)


def _coordinator(name: str) -> MessageParser:
    """Return the decoder of a coordinator's topic, with keys and values as JSON."""
    log = schema.log(name)

    def decode(offset: int, key: bytes | None, value: bytes | None, torn: Torn | None) -> Texts:
        if key is None:
            raise MalformedError(
                f"Failed to decode message at offset {offset} using the specified decoder "
                "(message had a missing key)"
            )
        try:
            if torn is not None:
                raise torn.error()
            key_text, value_text = coordinator_texts(log, key, value)
        except UnknownTypeError as error:
            return f"Unknown record type {error.record_type} at offset {offset}, skipping.", None
        except MalformedError as error:
            return f"{_ERROR} {offset}, skipping. {error.reason}", None
        return key_text, DELETED if value_text is None else value_text

    return decode


def _values(text: Callable[[bytes | None], str], error_text: str) -> MessageParser:
    """Return the decoder of a topic with values only."""

    def decode(offset: int, _: bytes | None, value: bytes | None, torn: Torn | None) -> Texts:
        try:
            if torn is not None:
                raise MalformedError(torn.value)
            return None, text(value)
        except MalformedError as error:
            return None, f"{error_text} {offset}, skipping. {error.reason}"

    return decode


def _remote_text(value: bytes | None) -> str:
    """Return the value as Java prints its object."""
    if value is None:
        raise MalformedError(_NO_VALUE)
    log = schema.log(schema.REMOTE_LOG_METADATA)
    message, _, values = records.framed_record(log, value)
    return remote.remote_text(message, values)


TOPIC_DECODERS: Mapping[str, Callable[[], MessageParser]] = {
    "offsets": partial(_coordinator, schema.CONSUMER_OFFSETS),
    "transaction-log": partial(_coordinator, schema.TRANSACTION_STATE),
    "cluster-metadata": partial(_values, metadata_text, "Error at"),
    "remote-log-metadata": partial(_values, _remote_text, _ERROR),
    "share-group-state": partial(_coordinator, schema.SHARE_GROUP_STATE),
}
"""By the name of the option, in the order in which Kafka's tool looks for them."""
