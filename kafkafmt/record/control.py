"""Control records, which a broker or a KRaft leader writes between the data.

The key contains the type (``ControlRecordType``), which decides the layout of the value. A value is
returned as a plain dict with the field names of Kafka's own message schemas (``EndTxnMarker``,
``LeaderChangeMessage``, ``SnapshotHeaderRecord``, ``SnapshotFooterRecord``, ``KRaftVersionRecord``,
``VotersRecord``); bytes fields are UUIDs in the form that Kafka prints.

Invariant: a record of an unknown type can be read: it has the number of its type, and no value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from kafkafmt.errors import MalformedError
from kafkafmt.java import decode_utf8, uuid_text
from kafkafmt.record import grammar

if TYPE_CHECKING:
    from kafkafmt.generated import KafkaControlRecordKey

ABORT, COMMIT, LEADER_CHANGE, SNAPSHOT_HEADER, SNAPSHOT_FOOTER, KRAFT_VERSION, KRAFT_VOTERS = range(
    7
)
_NAMES = (
    "ABORT",
    "COMMIT",
    "LEADER_CHANGE",
    "SNAPSHOT_HEADER",
    "SNAPSHOT_FOOTER",
    "KRAFT_VERSION",
    "KRAFT_VOTERS",
)


@dataclass(frozen=True, slots=True)
class ControlRecord:
    """The content of a control record.

    Attributes:
        type_id: the number of the type, from the key.
        version: of the value, or of the key if there is no value.
        value: the fields, by Kafka's names; ``None`` for an unknown type.
    """

    __module__ = "kafkafmt"

    type_id: int
    version: int
    value: dict[str, Any] | None

    @property
    def type_name(self) -> str:
        """``ABORT`` to ``KRAFT_VOTERS``, or ``UNKNOWN``."""
        return _NAMES[self.type_id] if 0 <= self.type_id < len(_NAMES) else "UNKNOWN"

    @property
    def coordinator_epoch(self) -> int | None:
        """The epoch of the transaction's coordinator; ``None`` unless it ends a transaction."""
        if self.type_id not in (ABORT, COMMIT) or self.value is None:
            return None
        epoch: int = self.value["coordinatorEpoch"]
        return epoch


def control_type(key: bytes | None) -> int:
    """The number of the type in a control record's key (``ControlRecordType.parseTypeId``).

    Raises:
        MalformedError: the key is missing or too short, or its version is negative.
    """
    if key is not None and len(key) <= _KEPT_SIZE:
        return _kept_type(key)
    return _type(key)


def control_record(key: bytes | None, value: bytes | None) -> ControlRecord:
    """What a control record says, by its key and value.

    Raises:
        MalformedError: the key or the value does not match the schema of its type.
    """
    parsed = _parsed(key)
    type_id: int = parsed.type_id
    read = _READERS.get(type_id)
    if read is None:
        return ControlRecord(type_id, parsed.version, None)
    if value is None:
        raise MalformedError(f"control record of type {type_id} without a value")
    fields = read(value)
    return ControlRecord(type_id, fields["version"], fields)


def coordinator_epoch(value: bytes | None) -> int | None:
    """The epoch in the value of a transaction's marker; ``None`` if it cannot be read."""
    value = value or b""
    return _coordinator_epoch(value) if len(value) <= _KEPT_SIZE else None


@lru_cache
def _coordinator_epoch(value: bytes) -> int | None:
    try:
        epoch: int = _end_txn_marker(value)["coordinatorEpoch"]
    except MalformedError:
        return None
    return epoch


def _parsed(key: bytes | None) -> KafkaControlRecordKey:
    from kafkafmt.generated import KafkaControlRecordKey

    if key is None:
        raise MalformedError("control record without a key")
    return grammar.parse(KafkaControlRecordKey, key)


def _type(key: bytes | None) -> int:
    parsed = _parsed(key)
    type_id: int = parsed.type_id
    grammar.release(parsed)
    return type_id


_kept_type = lru_cache(_type)  # a log may have millions of markers with few different keys
_KEPT_SIZE = 16


def _end_txn_marker(data: bytes) -> dict[str, Any]:
    from kafkafmt.generated import KafkaEndTxnMarker

    marker = grammar.parse(KafkaEndTxnMarker, data)
    return {"version": marker.version, "coordinatorEpoch": marker.coordinator_epoch}


def _leader_change(data: bytes) -> dict[str, Any]:
    from kafkafmt.generated import KafkaLeaderChangeMessage

    def voter(parsed: Any) -> dict[str, Any]:
        if message.version < 1:
            return {"voterId": parsed.voter_id}
        return {
            "voterId": parsed.voter_id,
            "voterDirectoryId": uuid_text(parsed.voter_directory_id),
        }

    message = grammar.parse(KafkaLeaderChangeMessage, data)
    return {
        "version": message.version,
        "leaderId": message.leader_id,
        "voters": _items(message.num_voters_plus_one, message.voters, voter),
        "grantingVoters": _items(
            message.num_granting_voters_plus_one, message.granting_voters, voter
        ),
    }


def _snapshot_header(data: bytes) -> dict[str, Any]:
    from kafkafmt.generated import KafkaSnapshotHeaderRecord

    header = grammar.parse(KafkaSnapshotHeaderRecord, data)
    return {
        "version": header.version,
        "lastContainedLogTimestamp": header.last_contained_log_timestamp,
    }


def _snapshot_footer(data: bytes) -> dict[str, Any]:
    from kafkafmt.generated import KafkaSnapshotFooterRecord

    return {"version": grammar.parse(KafkaSnapshotFooterRecord, data).version}


def _kraft_version(data: bytes) -> dict[str, Any]:
    from kafkafmt.generated import KafkaKraftVersionRecord

    record = grammar.parse(KafkaKraftVersionRecord, data)
    return {"version": record.version, "kRaftVersion": record.kraft_version}


def _voters(data: bytes) -> dict[str, Any]:
    from kafkafmt.generated import KafkaVotersRecord

    def endpoint(parsed: Any) -> dict[str, Any]:
        return {"name": _string(parsed.name), "host": _string(parsed.host), "port": parsed.port}

    def voter(parsed: Any) -> dict[str, Any]:
        feature = parsed.kraft_version_feature
        return {
            "voterId": parsed.voter_id,
            "voterDirectoryId": uuid_text(parsed.voter_directory_id),
            "endpoints": _items(parsed.num_endpoints_plus_one, parsed.endpoints, endpoint),
            "kRaftVersionFeature": {
                "minSupportedVersion": feature.min_supported_version,
                "maxSupportedVersion": feature.max_supported_version,
            },
        }

    record = grammar.parse(KafkaVotersRecord, data)
    return {
        "version": record.version,
        "voters": _items(record.num_voters_plus_one, record.voters, voter),
    }


def _items(
    count_plus_one: Any, items: Iterable[Any], read: Callable[[Any], dict[str, Any]]
) -> list[dict[str, Any]]:
    """A compact array. Its length 0 means null, which no schema here allows (KIP-482)."""
    if count_plus_one.value < 1:
        raise MalformedError("a null array, which the schema does not allow")
    return [read(item) for item in items]


def _string(text: Any) -> str:
    if text.len_value_plus_one.value < 1:
        raise MalformedError("a null string, which the schema does not allow")
    return decode_utf8(text.value)


_READERS: dict[int, Callable[[bytes], dict[str, Any]]] = {
    ABORT: _end_txn_marker,
    COMMIT: _end_txn_marker,
    LEADER_CHANGE: _leader_change,
    SNAPSHOT_HEADER: _snapshot_header,
    SNAPSHOT_FOOTER: _snapshot_footer,
    KRAFT_VERSION: _kraft_version,
    KRAFT_VOTERS: _voters,
}
