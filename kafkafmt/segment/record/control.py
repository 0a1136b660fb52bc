"""Control records, written by a broker or a KRaft leader between the data.

The key contains the type (``ControlRecordType``), which decides the layout of the value. A value is
returned as a plain dict with the field names of Kafka's own message schemas (``EndTxnMarker``,
``LeaderChangeMessage``, ``SnapshotHeaderRecord``, ``SnapshotFooterRecord``, ``KRaftVersionRecord``,
``VotersRecord``); the grammars have the same names in another spelling. Bytes fields are UUIDs in
Kafka's printed form.

Invariant: a record of an unknown type can be read: it has the number of its type, and no value.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from kaitaistruct import KaitaiStruct

from kafkafmt._base.errors import MalformedError
from kafkafmt._base.java import decode_utf8, uuid_text
from kafkafmt.segment.record import grammar

ABORT, COMMIT, LEADER_CHANGE, SNAPSHOT_HEADER, SNAPSHOT_FOOTER, KRAFT_VERSION, KRAFT_VOTERS = range(
    7
)
NAMES = (
    *("ABORT", "COMMIT", "LEADER_CHANGE"),
    *("SNAPSHOT_HEADER", "SNAPSHOT_FOOTER", "KRAFT_VERSION", "KRAFT_VOTERS"),
)
"""By the number of the type (``ControlRecordType``)."""


@dataclass(frozen=True, slots=True)
class ControlRecord:
    """The content of a control record.

    Attributes:
        type_id: the number of the type, from the key.
        version: of the value, or of the key if there is no value.
        value: the fields, by Kafka's names; ``None`` for an unknown type.
    """

    type_id: int
    version: int
    value: dict[str, Any] | None

    @property
    def type_name(self) -> str:
        """``ABORT`` to ``KRAFT_VOTERS``, or ``UNKNOWN``."""
        return NAMES[self.type_id] if 0 <= self.type_id < len(NAMES) else "UNKNOWN"

    @property
    def coordinator_epoch(self) -> int | None:
        """The epoch of the transaction's coordinator; ``None`` unless it ends a transaction."""
        if self.type_id not in (ABORT, COMMIT) or self.value is None:
            return None
        epoch: int = self.value["coordinatorEpoch"]
        return epoch


def control_type(key: bytes | None) -> int:
    """Return the number of the type in a control record's key (``ControlRecordType.parseTypeId``).

    Raises:
        MalformedError: the key is missing or too short, or its version is negative.
    """
    return _type_and_version(key)[0]


def control_record(key: bytes | None, value: bytes | None) -> ControlRecord:
    """Decode a control record from its key and value.

    Raises:
        MalformedError: the key or the value does not match the schema of its type.
    """
    type_id, version = _type_and_version(key)
    if type_id not in _VALUES:
        return ControlRecord(type_id, version, None)
    if value is None:
        raise MalformedError(f"control record of type {type_id} without a value")
    fields = _parse_value(type_id, value)
    return ControlRecord(type_id, fields["version"], fields)


def coordinator_epoch(value: bytes | None) -> int | None:
    """Return the epoch in the value of a transaction's marker; ``None`` if it cannot be read."""
    value = value or b""
    return _coordinator_epoch(value) if len(value) <= _KEPT_SIZE else None


@lru_cache
def _coordinator_epoch(value: bytes) -> int | None:
    try:
        epoch: int = _parse_value(ABORT, value)["coordinatorEpoch"]
    except MalformedError:
        return None
    return epoch


def _type_and_version(key: bytes | None) -> tuple[int, int]:
    if key is None:
        raise MalformedError("control record without a key")
    return _kept_key(key) if len(key) <= _KEPT_SIZE else _read_key(key)


def _read_key(key: bytes) -> tuple[int, int]:
    from kafkafmt.generated import KafkaControlRecordKey

    parsed = grammar.parse(KafkaControlRecordKey, key)
    found = parsed.type_id, parsed.version
    grammar.release(parsed)
    return found


_kept_key = lru_cache(_read_key)  # a log may have millions of markers with few different keys
_KEPT_SIZE = 16


_VALUES = {
    ABORT: "KafkaEndTxnMarker",
    COMMIT: "KafkaEndTxnMarker",
    LEADER_CHANGE: "KafkaLeaderChangeMessage",
    SNAPSHOT_HEADER: "KafkaSnapshotHeaderRecord",
    SNAPSHOT_FOOTER: "KafkaSnapshotFooterRecord",
    KRAFT_VERSION: "KafkaKraftVersionRecord",
    KRAFT_VOTERS: "KafkaVotersRecord",
}
"""The generated class of each type's value."""


def _parse_value(type_id: int, data: bytes) -> dict[str, Any]:
    from kafkafmt import generated

    parsed = grammar.parse(getattr(generated, _VALUES[type_id]), data)
    fields = _fields(parsed)
    grammar.release(parsed)
    return fields


def _fields(parsed: KaitaiStruct) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for name, value in vars(parsed).items():
        if name.startswith("num_"):
            _refuse_null(value, "array")
        elif not name.startswith("_") and name not in ("tagged_fields", "trailing"):
            fields[_kafka_name(name)] = _value(value)
    return fields


def _value(value: Any) -> Any:
    if isinstance(value, int):
        return value
    if isinstance(value, list):
        return [_fields(item) for item in value]
    if isinstance(value, bytes):
        return uuid_text(value)
    if hasattr(value, "len_value_plus_one"):
        _refuse_null(value.len_value_plus_one, "string")
        return decode_utf8(value.value)
    return _fields(value)


def _refuse_null(size_plus_one: Any, what: str) -> None:
    """Raise MalformedError for a compact length of 0, the encoding of null (KIP-482)."""
    if size_plus_one.value < 1:
        raise MalformedError(f"a null {what}, which the schema does not allow")


@cache
def _kafka_name(name: str) -> str:
    first, *others = name.replace("kraft", "k_raft").split("_")
    return first + "".join(map(str.title, others))
