"""The committed offsets of groups, by the entries of ``__consumer_offsets``.

Rule: ``OffsetMetadataManager.replay``. A commit of a transaction counts at its own offset once its
marker commits it; a tombstone counts at once.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

from tests.attacks.model.copy import outcomes
from tests.attacks.model.entries import TIME, Entry
from tests.support.encoder.control import COMMIT


def commit_key(group: str, partition: int) -> bytes:
    return struct.pack(">h", 1) + _text(group) + _text("t") + struct.pack(">i", partition)


def commit_value(offset: int) -> bytes:
    """The value of a commit, of version 3."""
    return struct.pack(">hqi", 3, offset, 5) + _text("m") + struct.pack(">q", TIME)


def _text(value: str) -> bytes:
    return struct.pack(">h", len(value)) + value.encode()


def committed_offsets(entries: Sequence[Entry]) -> dict[tuple[str, int], int]:
    outcome = outcomes(entries)
    found: dict[tuple[str, int], int] = {}
    for entry in entries:
        if entry.control is not None:
            continue
        if entry.producer >= 0 and outcome.get(entry.first) != COMMIT:
            continue
        for item in entry.items:
            assert item.key is not None
            key = item.key[4:5].decode(), item.key[-1]
            found.pop(key, None)
            if item.value is not None:
                found[key] = struct.unpack_from(">q", item.value, 2)[0]
    return found
