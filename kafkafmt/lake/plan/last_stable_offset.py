"""The last stable offset of a log, and its aborted transactions, for a read_committed stream.

Strategy: the driver determines both, as a broker does for its consumers, and passes the aborted
transactions of a range to the task that reads the range. It reads each part of a log once for its
markers, when the stream reaches that part. It reads past the end of a micro-batch until all
transactions before that end are decided, or the log ends. It keeps the results until the stream has
passed them.

The rule: the outcome of a transactional record is the next ABORT or COMMIT marker of the same
producer, because a transaction is open from its first batch to that marker, and a producer has one
open transaction at a time. It follows:

1. The markers after `start` decide about all records from `start` on, even where reading began in
   the middle of a transaction, or retention deleted its beginning.
2. After everything from `start` up to some offset is read, let U be the least first offset, from
   `start` on, of a producer without a marker since. Below U every outcome is known, and no later
   read changes it. If the log is read to its end, U is its last stable offset, unless that is
   before `start`. So min(end, U) may be read as soon as U >= end or the whole log has been read.
3. The last stable offset never decreases: it is the least offset without a later marker, logs grow
   at their end, and the cleaner keeps a marker as long as there is data that it decides
   (`CleanedTransactionMetadata`), and does not clean what is not stable. So if an offset was once
   at or below the last stable offset, it always is, and the markers from that offset on are
   sufficient. For an offset above it, markers are read from the last stable offset of that time.

`.txnindex` and `.snapshot` files contain the same information, but nothing in the log verifies it.

Invariant: the result depends only on the log and the range, not on the time of the call, on how the
log was divided, or on what had been read before.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from dataclasses import dataclass, replace

from kafkafmt._base.damage import Damage
from kafkafmt._base.limits import Limits
from kafkafmt.lake.plan import admission
from kafkafmt.lake.plan.followed_logs import TRIES, FollowedLog, list_log, segment_base, unchanged
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.log.ranges import Range
from kafkafmt.log.scan import visibility
from kafkafmt.log.search import cut
from kafkafmt.segment.record.transactions import Outcomes, Transactions
from kafkafmt.storage.errors import ReplacedError
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.segments import Segments

_LOOK_AHEAD = 1024 * 1024  # bytes after a micro-batch's end; doubled for each further read


@dataclass(frozen=True)
class LogRange:
    """A range of a log, and the first offset for reading its markers.

    Attributes:
        base: an offset that was not above the last stable offset when the stream reached it;
            markers are read from here on.
        end: the end of the range, exclusive.
        log_end: the end of the log, exclusive.
    """

    log: FollowedLog
    base: int
    start: int
    end: int
    log_end: int


class TransactionTracker:
    """The known transactions of the logs followed by a stream."""

    def __init__(self, read: LogRead) -> None:
        """Unless `read` goes on, damage in place of a possible marker is an error."""
        self._read = read
        self._known: dict[str, _LogOutcomes] = {}

    def stable_end(self, wanted: LogRange) -> int:
        """Return the smaller of the end of the range and the last stable offset.

        Raises OSError when a segment cannot be read, or is replaced several times in a row;
        KafkaFormatError unless the read goes on, for damage after the last stable offset.
        """
        return min(wanted.end, self._decided(wanted).stable)

    def transactions(self, wanted: LogRange) -> AbortedTransactions:
        """Return the aborted transactions of the range, up to the last stable offset."""
        known = self._decided(wanted)
        return AbortedTransactions(
            tuple(known.aborted), known.stable if known.stable < wanted.end else None
        )

    def forget(self, name: str) -> None:
        """Forget a log after its replacement by another one."""
        self._known.pop(name, None)

    def _decided(self, wanted: LogRange) -> _LogOutcomes:
        """Return the markers of a log, read until they decide the whole range, or the log ends."""
        base = min(wanted.base, wanted.log_end)
        known = self._known.get(wanted.log.name)
        if known is None or not known.serves(wanted):
            known = _LogOutcomes(base, self._read.limits)
        log = wanted.log
        for attempt in range(TRIES):
            if known.has_decided(wanted) and not known.has_lost(log):
                break
            segments = list_log(log.directory, self._read.storage)
            if not segments:
                break
            log = replace(log, segments=Segments.of(segments))
            if known.has_lost(log):
                known = _LogOutcomes(max(base, log.first_offset), self._read.limits)
            try:
                known.read_for(wanted, log)
            except ReplacedError:
                if attempt == TRIES - 1:
                    raise
        known.forget(wanted.start)
        self._known[log.name] = known
        if not self._read.goes_on and known.stable < wanted.end:
            known.check()
        return known


@dataclass(frozen=True)
class AbortedTransactions:
    """Aborted transactions in the order of their markers, and the last stable offset.

    Attributes:
        ranges: producer id, first offset, and offset of the marker.
        last_stable_offset: `None` if it is not before the end of the range.
    """

    ranges: tuple[tuple[int, int, int], ...]
    last_stable_offset: int | None

    def between(self, start: int, end: int) -> Transactions:
        """Return the transactions for reading a range of offsets."""
        chosen: dict[int, list[tuple[int, int]]] = defaultdict(list)
        nearest = bisect_left(self.ranges, start, key=_marker)
        for producer_id, first, last in self.ranges[nearest:]:
            if first < end:
                chosen[producer_id].append((first, last))
        return Transactions(dict(chosen), self.last_stable_offset)


class _LogOutcomes:
    """The transaction outcomes by the markers of one log, from offset `start` up to `end`."""

    def __init__(self, start: int, limits: Limits) -> None:
        self.start = self.end = start
        self._limits = limits
        self.open_since: dict[int, int] = {}
        self.aborted: list[tuple[int, int, int]] = []
        self._damaged: list[tuple[int, Extent]] = []

    @property
    def stable(self) -> int:
        """The first offset of the earliest open transaction, or `end` if none is open."""
        return min(self.open_since.values(), default=self.end)

    def serves(self, wanted: LogRange) -> bool:
        """Return whether it can serve a range; not after a truncation, or a step back."""
        return self.start <= wanted.start and self.end <= wanted.log_end

    def has_decided(self, wanted: LogRange) -> bool:
        """Return whether the range is decided, or the whole log has been read."""
        return self.stable >= wanted.end or self.end >= wanted.log_end

    def has_lost(self, log: FollowedLog) -> bool:
        """Return whether retention deleted the beginning, or all, of an open transaction."""
        return min(self.open_since.values(), default=log.first_offset) < log.first_offset

    def read_for(self, wanted: LogRange, log: FollowedLog) -> None:
        """Read further markers until the range is decided, or the log ends."""
        self._read_to(log, min(wanted.end, wanted.log_end))
        step = _LOOK_AHEAD
        while not self.has_decided(wanted):
            ahead, _ = admission.end_by_bytes(log, self.end, wanted.log_end, step, self._limits)
            self._read_to(log, ahead)
            step *= 2

    def forget(self, before: int) -> None:
        """Drop the outcomes relevant only below offset `before`."""
        if before > self.start:
            del self.aborted[: bisect_left(self.aborted, before, key=_marker)]
            self._damaged = [(end, part) for end, part in self._damaged if end > before]
            self.start = min(before, self.end)

    def check(self) -> None:
        """Raise KafkaFormatError for damage after the beginning of an open transaction.

        The damaged bytes may have been its marker.
        """
        for end, part in self._damaged:
            if end > self.stable:
                visibility.gather_outcomes(Outcomes(), [part], limits=self._limits)

    def _read_to(self, log: FollowedLog, end: int) -> None:
        for number, first, last in admission.segments_in_range(log, self.end, end):
            self._read(log.segments[number], first, last, is_whole=last < end)
            self.end = last
        self.end = max(self.end, end)

    def _read(self, segment: SegmentFile, start: int, end: int, *, is_whole: bool) -> None:
        """Read the markers of one segment in a range of offsets.

        Changes nothing when the segment is replaced while it is read.
        """
        outcomes = Outcomes(self.open_since)
        bounds = Range(start if start > segment_base(segment) else None, None if is_whole else end)
        damage: list[Damage] = []
        with unchanged(segment.path):
            part = cut(Extent(segment), bounds, self._limits)
            if part is not None:
                damage = visibility.gather_outcomes(
                    outcomes, [part], on_damage="collect", limits=self._limits
                )
        if part is not None and not all(item.is_tail for item in damage):
            self._damaged.append((end, part))
        self.open_since = outcomes.open_since
        aborted = (
            (producer_id, first, last)
            for producer_id, aborts in outcomes.transactions().aborted.items()
            for first, last in aborts
        )
        self.aborted += sorted(aborted, key=_marker)


def _marker(aborted: tuple[int, int, int]) -> int:
    return aborted[2]
