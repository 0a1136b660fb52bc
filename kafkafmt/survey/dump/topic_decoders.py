"""The decoders of ``DumpLogSegments`` for internal topics.

Strategy: the parsers of ``messages`` read keys and values. Undecodable data are text in the tool's
words, so the dump goes on; only a missing key of a coordinator's record ends it, as it ends the
tool.

Invariant: the text is that of Kafka's tool.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
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
    """The decoder of a topic of which values only are read."""

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


def _remote_text(value: bytes | None) -> str:
    """Return the value as Java prints the object that it becomes."""
    if value is None:
        raise MalformedError(_NO_VALUE)
    log = schema.log(schema.REMOTE_LOG_METADATA)
    message, _, values = records.framed_record(log, value)
    return remote.remote_text(message, values)


TOPIC_DECODERS: Mapping[str, Callable[[], MessageParser]] = {
    "offsets": partial(CoordinatorDecoder, schema.CONSUMER_OFFSETS),
    "transaction-log": partial(CoordinatorDecoder, schema.TRANSACTION_STATE),
    "cluster-metadata": partial(ValueDecoder, metadata_text, "Error at"),
    "remote-log-metadata": partial(ValueDecoder, _remote_text, _ERROR),
    "share-group-state": partial(CoordinatorDecoder, schema.SHARE_GROUP_STATE),
}
"""By the name of the option, in the order in which Kafka's tool looks for them."""
