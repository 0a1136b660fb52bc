"""The transaction index (``.txnindex``): the aborted transactions that end in a segment.

Strategy: each entry has 34 bytes (``AbortedTxn``), with absolute offsets; the file is never
preallocated.

Invariant: last offsets ascend, which ``TransactionIndex.append`` requires.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

from kafkafmt._base.errors import UnsupportedError
from kafkafmt.segment.record import generated_layout
from kafkafmt.segment.side_files.side_file import SideFile

ENTRY = struct.Struct(generated_layout.ABORTED_TXN_FORMAT)
_VERSION = 0


@dataclass(frozen=True, slots=True)
class AbortedTxn:
    """An aborted transaction (``AbortedTxn``).

    Attributes:
        version: always 0.
        producer_id: of the transaction.
        first_offset: of its first record.
        last_offset: of the marker that aborted it.
        last_stable_offset: of the partition, after the marker was written.
    """

    version: int
    producer_id: int
    first_offset: int
    last_offset: int
    last_stable_offset: int


def aborted_txns(file: SideFile) -> Iterator[AbortedTxn]:
    """The entries of a transaction index, in order.

    Raises:
        CorruptError: an entry is cut off, or its offsets are not in order.
        UnsupportedError: an entry has another version.
    """
    last_offset = -1
    for at, fields in file.entries(ENTRY):
        entry = AbortedTxn(*fields)
        if entry.version != _VERSION:
            reason = f"version {entry.version} of an aborted transaction, expected {_VERSION}"
            raise file.error(reason, at, UnsupportedError)
        if not 0 <= entry.first_offset <= entry.last_offset or entry.last_offset <= last_offset:
            raise file.error(
                f"offsets {entry.first_offset} to {entry.last_offset}, expected an end after "
                f"the start and after {last_offset}",
                at,
            )
        yield entry
        last_offset = entry.last_offset
