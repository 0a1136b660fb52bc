"""Keys and values of control records, all seven types.

Key: version int16, type int16.  Values follow the JSON schemas in
``clients/src/main/resources/common/message``: EndTxnMarker, LeaderChangeMessage,
SnapshotHeaderRecord, SnapshotFooterRecord, KRaftVersionRecord, VotersRecord.
All but the end marker are flexible: compact arrays and strings, and tagged fields at each end.
"""

import struct
import uuid
from collections.abc import Sequence
from typing import Any

from tests.support.encoder.varint import unsigned_varint

ABORT, COMMIT, LEADER_CHANGE, SNAPSHOT_HEADER, SNAPSHOT_FOOTER, KRAFT_VERSION, KRAFT_VOTERS = range(
    7
)
NO_TAGS = b"\x00"


def control_key(type_id: int, version: int = 0) -> bytes:
    return struct.pack(">hh", version, type_id)


def _array(items: Sequence[bytes]) -> bytes:
    return unsigned_varint(len(items) + 1) + b"".join(items)


def _string(text: str) -> bytes:
    data = text.encode()
    return unsigned_varint(len(data) + 1) + data


def _voter(voter: dict[str, Any], version: int) -> bytes:
    directory = uuid.UUID(voter["directory"]).bytes if version >= 1 else b""
    return struct.pack(">i", voter["id"]) + directory + NO_TAGS


def _full_voter(voter: dict[str, Any]) -> bytes:
    endpoints = [
        _string(name) + _string(host) + struct.pack(">H", port) + NO_TAGS
        for name, host, port in voter["endpoints"]
    ]
    return (
        struct.pack(">i", voter["id"])
        + uuid.UUID(voter["directory"]).bytes
        + _array(endpoints)
        + struct.pack(">hh", *voter["versions"])
        + NO_TAGS
        + NO_TAGS
    )


def control_value(type_id: int, version: int = 0, **fields: Any) -> bytes:
    """The value of a control record of a known type, from plain fields.

    ``coordinator_epoch``; ``leader``, ``voters``, ``granting``; ``timestamp``; ``kraft_version``.
    """
    head = struct.pack(">h", version)
    if type_id in (ABORT, COMMIT):
        return head + struct.pack(">i", fields["coordinator_epoch"])
    if type_id == LEADER_CHANGE:
        return (
            head
            + struct.pack(">i", fields["leader"])
            + _array([_voter(v, version) for v in fields["voters"]])
            + _array([_voter(v, version) for v in fields["granting"]])
            + NO_TAGS
        )
    if type_id == SNAPSHOT_HEADER:
        return head + struct.pack(">q", fields["timestamp"]) + NO_TAGS
    if type_id == SNAPSHOT_FOOTER:
        return head + NO_TAGS
    if type_id == KRAFT_VERSION:
        return head + struct.pack(">h", fields["kraft_version"]) + NO_TAGS
    return head + _array([_full_voter(v) for v in fields["voters"]]) + NO_TAGS
