"""Internal topics that a broker changes: transactions, whose log is compacted, and share groups.

Strategy: the logs are real ones, divided into three segments. The log of share groups is not
compacted: the coordinator deletes records that later ones replace (``ShareCoordinatorService``).
"""

from __future__ import annotations

import struct
from pathlib import Path

import kafkafmt
from tests.attacks.changes import changes
from tests.attacks.changes.between import Step
from tests.attacks.changes.changes import append, file, write
from tests.cluster.messages import corpus

TRANSACTIONS, SHARES = "__transaction_state-0", "__share_group_state-0"
_CASES = {TRANSACTIONS: "k440-rich-transaction-state", SHARES: "k440-rich-share-group-state"}
_KEPT = ("leader-epoch-checkpoint", "partition.metadata")


def disk(data: Path, log: str) -> Path:
    """One of the logs, without its last batches."""
    corpus.log_directory(_CASES[log], data)
    segments = _segments(data / log)
    for path in (data / log).iterdir():
        if path.name not in _KEPT:
            path.unlink()
    for base, entries in segments.items():
        file(data / log, base).write_bytes(b"".join(entries[: _most(segments, base)]))
    return data


def _most(segments: dict[int, list[bytes]], base: int) -> int:
    """How many entries of a segment are there before the log grows."""
    return len(segments[base]) - (6 if base == max(segments) else 0)


def _segments(log: Path) -> dict[int, list[bytes]]:
    """The entries of each segment; those of a log that is one segment are divided."""
    with kafkafmt.open_segment(file(log, 0)) as segment:
        entries = [bytes(batch.data) for batch in segment]
    third = -(-len(entries) // 3)
    parts = [entries[at : at + third] for at in range(0, len(entries), third)]
    return {struct.unpack_from(">q", part[0])[0]: part for part in parts}


def _whole(log: str) -> dict[int, list[bytes]]:
    return _segments(corpus.case_folder(_CASES[log]))


def grows(data: Path) -> list[Step]:
    """The last batches, in two segments."""
    (log,) = data.iterdir()
    segments = _whole(log.name)
    last = max(segments)
    first, *others = segments[last][_most(segments, last) :]
    base = struct.unpack_from(">q", others[0])[0]
    return [
        append(file(log, last), first),
        write(file(log, base), b""),
        *(append(file(log, base), entry) for entry in others),
    ]


def compacts(data: Path) -> list[Step]:
    """The cleaner drops the batches of the first two segments whose keys come again."""
    (log,) = data.iterdir()
    segments = _whole(log.name)
    last: dict[bytes | None, int] = {}
    for batch in (batch for entries in segments.values() for batch in map(_batch, entries)):
        last.update({record.key: record.offset for record in batch.records()})
    olds = tuple(sorted(segments)[:2])
    kept = [
        entry
        for base in olds
        for entry, batch in ((entry, _batch(entry)) for entry in segments[base])
        if any(last[record.key] == record.offset for record in batch.records())
    ]
    return changes.cleaned(log, olds, b"".join(kept))


def _batch(entry: bytes) -> kafkafmt.Batch:
    return kafkafmt.open_batch(entry)


def expires(data: Path) -> list[Step]:
    """The first segment is deleted."""
    (log,) = data.iterdir()
    return [*changes.marked_deleted(log, 0), *changes.deleted(log, 0)]
