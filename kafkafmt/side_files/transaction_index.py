"""The transaction index (``.txnindex``): the aborted transactions that end in a segment.

Strategy: 34 bytes an entry (``AbortedTxn``), with absolute offsets; never preallocated.

Invariant: last offsets ascend, as ``TransactionIndex.append`` demands.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

from kafkafmt.errors import UnsupportedError
from kafkafmt.record import generated_layout
from kafkafmt.side_files.side_file import SideFile

ENTRY = struct.Struct(generated_layout.ABORTED_TXN_FORMAT)
_VERSION = 0


@dataclass(frozen=True, slots=True)
class AbortedTxn:
    """An aborted transaction (``AbortedTxn``).

    Attributes:
        version: always 0.
        producer_id: whose transaction it was.
        first_offset: of its first record.
        last_offset: of the marker that aborted it.
        last_stable_offset: of the partition, once the marker was there.
    """

    version: int
    producer_id: int
    first_offset: int
    last_offset: int
    last_stable_offset: int


def aborted_txns(file: SideFile) -> Iterator[AbortedTxn]:
    """The entries of a transaction index, in order.

    Raises:
        CorruptError: an entry is not whole, or its offsets are not in order.
        UnsupportedError: it has another version.
    """
    last_offset = -1
    for at, fields in file.entries(ENTRY):
        entry = AbortedTxn(*fields)
        if entry.version != _VERSION:
            raise UnsupportedError(
                f"version {entry.version} of an aborted transaction, expected {_VERSION}",
                source=file.source,
                position=at,
            )
        if not 0 <= entry.first_offset <= entry.last_offset or entry.last_offset <= last_offset:
            raise file.malformed(
                f"offsets {entry.first_offset} to {entry.last_offset}, expected an end behind "
                f"the start and behind {last_offset}",
                at,
            )
        yield entry
        last_offset = entry.last_offset
