"""The source offset of a stream: the next offset of each log, as Spark stores it in a checkpoint.

Strategy: a JSON object maps the names of the log directories to offsets. `isolationLevel` marks a
read_committed stream: no offset is above its log's last stable offset, except for the logs under
`lastStableOffset`, in which it began within an open transaction. `logs` identifies each log by its
topic id (since Kafka 2.8) and by the last batch below the offset: a log that lacks this batch is
another one under the same name. Only the cleaner may have changed it, and not in the active
segment. `restarts` lists such logs, with the offset from which this micro-batch reads them.

Invariant: equal source offsets are equal as text, because Spark compares the text. A log that only
grew, was compacted, or lost its beginning to retention, is the same; unknown data prove nothing.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt.lake.plan.followed_logs import FollowedLog, segment_base, unchanged
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.log.scan.visibility import READ_COMMITTED
from kafkafmt.log.search import last_batch_below
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.side_files.properties import read_partition_metadata
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.errors import unreadable_is_missing
from kafkafmt.storage.names import PARTITION_METADATA


class LastBatch(NamedTuple):
    """A batch as a source offset keeps it.

    `base_offset` is the last offset in v0 and v1, where only the records have the first one;
    `records` is `None` for a compressed message of these formats.
    """

    base_offset: int
    last_offset: int
    crc: int
    leader_epoch: int | None
    producer_id: int | None
    records: int | None

    @classmethod
    def of(cls, batch: Batch) -> LastBatch:
        """Return the batch of a log."""
        if batch.partition_leader_epoch is None:
            records = None if batch.compression_id else 1
            return cls(batch.last_offset, batch.last_offset, batch.crc, None, None, records)
        return cls(
            batch.base_offset or 0,
            batch.last_offset,
            batch.crc,
            batch.partition_leader_epoch,
            batch.producer_id,
            batch.count,
        )


@dataclass(frozen=True, slots=True)
class LogIdentity:
    """The identity of a log up to an offset of a stream.

    Attributes:
        topic_id: the id of its topic; `None` before Kafka 2.8.
        batch: the last batch below the offset; `None` if there is none.
    """

    topic_id: str | None = None
    batch: LastBatch | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the value for a source offset; `from_json` reads it."""
        return {
            **({} if self.topic_id is None else {"topicId": self.topic_id}),
            **({} if self.batch is None else {"lastBatch": list(self.batch)}),
        }

    @classmethod
    def from_json(cls, content: Mapping[str, Any]) -> LogIdentity:
        """Read the value of `as_json`."""
        batch = content.get("lastBatch")
        return cls(content.get("topicId"), None if batch is None else LastBatch(*batch))


@dataclass(frozen=True, slots=True)
class Seen:
    """A log as it is now, at the offset of a stream.

    Attributes:
        is_active: whether the batch would be in the active segment.
        was_rewritten: whether the cleaner has marked the batch with a time to delete tombstones.
        base: the base offset of the batch's segment; `None` without a batch.
    """

    identity: LogIdentity
    is_active: bool = False
    was_rewritten: bool = False
    base: int | None = None
    position: int = 0


def seen(log: FollowedLog, offset: int, read: LogRead, near: tuple[int, int] | None = None) -> Seen:
    """Return the log as it is now, below an offset.

    `near` is the base offset of a segment, and a position in it at which the search may begin.

    Raises FileNotFoundError and ReplacedError when a segment disappears.
    """
    topic_id = _topic_id(log, read.storage)
    number = bisect_left(log.segments.bases, offset) - 1
    if number < 0:
        return Seen(LogIdentity(topic_id))
    segment = log.segments[number]
    position = near[1] if near is not None and near[0] == segment_base(segment) else 0
    with unchanged(segment.path):
        batch = last_batch_below(segment, offset, near=position, limits=read.limits)
    is_active = number == len(log.segments) - 1
    if batch is None:
        return Seen(LogIdentity(topic_id), is_active)
    return Seen(
        LogIdentity(topic_id, LastBatch.of(batch)),
        is_active,
        batch.delete_horizon_ms is not None,
        segment_base(segment),
        batch.position,
    )


def difference(before: LogIdentity, now: Seen) -> str | None:
    """Return the proof of another log than before; `None` if the files show no difference.

    A log that only ends earlier than before is not refused here.
    """
    ids = before.topic_id, now.identity.topic_id
    if None not in ids and ids[0] != ids[1]:
        return f"the topic was recreated: its id was {ids[0]} and is {ids[1]}"
    then, found = before.batch, now.identity.batch
    if then is None or found is None or then == found or _may_follow(then, found, now):
        return None
    return (
        "the topic was recreated, or the log was truncated and grew again: the last batch that was"
        f" read had {_shown(then)}, its place has {_shown(found)}"
    )


def _may_follow(then: LastBatch, found: LastBatch, now: Seen) -> bool:
    """Return whether the cleaner can have changed one batch to the other, or the log ends."""
    if found.last_offset < then.base_offset:
        return found.leader_epoch is None or found.leader_epoch <= (then.leader_epoch or 0)
    if now.is_active or _place(then) != _place(found):
        return False
    if then.records is None or found.records is None:
        return True
    return now.was_rewritten or found.records < then.records


def _place(batch: LastBatch) -> tuple[int | None, ...]:
    """Return the fields not changed by the cleaner."""
    return batch.base_offset, batch.last_offset, batch.leader_epoch, batch.producer_id


def _shown(batch: LastBatch) -> str:
    epoch = "" if batch.leader_epoch is None else f", leader epoch {batch.leader_epoch}"
    offsets = f"offsets {batch.base_offset} to {batch.last_offset}"
    return f"{offsets}, checksum {batch.crc:08x}{epoch}"


def _topic_id(log: FollowedLog, storage: StorageOptions) -> str | None:
    path = f"{log.directory}/{PARTITION_METADATA}"
    with unreadable_is_missing(OSError, KafkaFormatError):  # a damaged one proves nothing
        return str(read_partition_metadata(path, storage_options=storage).topic_id)
    return None


SourceOffset = dict[str, Any]
"""A source offset in its JSON form."""

_ISOLATION = "isolationLevel"
_STABLE = "lastStableOffset"
_LOGS = "logs"
_RESTARTS = "restarts"
TAILS = "tails"
"""The key of the newest segments of logs that end at their offsets, in the note of an export."""
HIGH_WATERMARK = "highWatermark"
"""The key of the high watermarks, which only the latest offsets of a progress report have."""
_NO_LOGS = (_ISOLATION, _STABLE, _LOGS, _RESTARTS, TAILS, HIGH_WATERMARK)


def next_offsets(position: SourceOffset) -> dict[str, int]:
    """Return the next offset of each topic-partition."""
    return {name: at for name, at in position.items() if name not in _NO_LOGS}


def restart_offsets(position: SourceOffset) -> dict[str, int]:
    """Return the start offset of each log found to be another one."""
    return dict(position.get(_RESTARTS, {}))


def log_identities(position: SourceOffset) -> dict[str, LogIdentity]:
    """Return the identity of each log up to its offset."""
    return {name: LogIdentity.from_json(known) for name, known in position.get(_LOGS, {}).items()}


def starts_between(start: SourceOffset, end: SourceOffset) -> dict[str, int]:
    """Return the start of a micro-batch in each known log."""
    return next_offsets(start) | restart_offsets(end)


def check(position: SourceOffset) -> None:
    """Raise ValueError, TypeError or LookupError for a source offset not made by a stream."""
    by_log = (next_offsets(position), restart_offsets(position), position.get(_STABLE, {}))
    for name, at in (item for logs in by_log for item in dict(logs).items()):
        if not isinstance(at, int) or isinstance(at, bool):
            raise TypeError(f"the offset of {name!r} is {at!r}, expected a number")
        if not name.rpartition("-")[2].isdecimal():
            raise ValueError(f"{name!r} is not the name of a log directory")
    log_identities(position)


@dataclass(frozen=True)
class Start:
    """The parsed source offset at the start of a micro-batch.

    Attributes:
        offsets: the next offset of each topic-partition.
        stable: the last stable offset of each log for which it is below the next offset; `None` if
            they are unknown, because the stream was read_uncommitted up to here.
        identities: what is known of each log up to its offset.
    """

    offsets: dict[str, int]
    stable: dict[str, int] | None
    identities: dict[str, LogIdentity] = field(default_factory=dict)

    @classmethod
    def of(cls, position: SourceOffset) -> Start:
        """Parse a source offset from Spark."""
        is_committed = position.get(_ISOLATION) == READ_COMMITTED
        return cls(
            next_offsets(position),
            dict(position.get(_STABLE, {})) if is_committed else None,
            log_identities(position),
        )

    def restarted(self, restarts: Mapping[str, int]) -> Start:
        """Return a copy with some logs restarted elsewhere, and their other state dropped."""
        stable = self.stable and {
            name: at for name, at in self.stable.items() if name not in restarts
        }
        known = {name: log for name, log in self.identities.items() if name not in restarts}
        return Start({**self.offsets, **restarts}, stable, known)


def advanced(
    position: SourceOffset | None, offsets: Mapping[str, int], *, is_committed: bool
) -> SourceOffset:
    """Return a position advanced to some offsets, where they are after its own.

    `is_committed`: the records before these offsets are those of a read_committed stream.
    """
    start = Start({}, {} if is_committed else None) if position is None else Start.of(position)
    known = start.offsets
    start = start.restarted({name: at for name, at in offsets.items() if at > known.get(name, -1)})
    return make_source_offset(start.offsets, start.stable, start.identities, {})


def make_source_offset(
    offsets: Mapping[str, int],
    stable: Mapping[str, int] | None,
    identities: Mapping[str, LogIdentity],
    restarts: Mapping[str, int],
) -> SourceOffset:
    """Make a source offset; `stable`, even if empty, marks a read_committed stream."""
    position: SourceOffset = dict(sorted(offsets.items()))
    if stable is not None:
        position[_ISOLATION] = READ_COMMITTED
        if stable:
            position[_STABLE] = dict(sorted(stable.items()))
    known = {name: identities[name].as_json() for name in sorted(identities)}
    if any(known.values()):
        position[_LOGS] = {name: identity for name, identity in known.items() if identity}
    if restarts:
        position[_RESTARTS] = dict(sorted(restarts.items()))
    return position
