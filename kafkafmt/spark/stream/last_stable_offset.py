"""How far a read_committed stream may read, and which transactions below were aborted.

Strategy: as a broker does for its consumers, the driver finds both, and hands the aborted
transactions of a range to the task that reads it. It reads each stretch of a log once for its
markers, when the stream comes to it, and goes on behind a micro-batch's end until all that is
before that end is decided, or the log ends. What it found it keeps until the stream is past it.

The rule: the outcome of a record of a transaction is the next ABORT or COMMIT marker of the same
producer behind it. For the transaction is open from its first batch to that marker, and a producer
has one at a time. So:

1. Markers behind `start` decide about all records from `start` on: where reading began in the
   middle of a transaction, or retention took its beginning, nothing is missing.
2. With all read from `start` up to some offset, let U be the least first offset, from `start` on,
   of a producer that had no marker since. Below U every outcome is known, and nothing that is
   read later changes it. If the log is read to its end, U is its last stable offset, unless that
   is before `start`. So min(end, U) may be read as soon as U >= end or the log has been read.
3. The last stable offset never goes back: it is the least offset without a marker behind it, logs
   grow at their end, and the cleaner keeps a marker as long as there is data that it decides
   (`CleanedTransactionMetadata`), and leaves alone what is not stable. So a position that was not
   behind it once never will be, and markers from that position on tell all there is to know; for
   a position that was, they are read from the last stable offset of then.

`.txnindex` and `.snapshot` files say the same, but nothing in the log confirms what they say.

Invariant: what is answered depends on the log and the range alone, not on when it was asked, how
the log was divided, or what had been read before.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from kafkafmt import scan
from kafkafmt.damage import Damage
from kafkafmt.limits import DEFAULT_LIMITS
from kafkafmt.log.offset_search import cut
from kafkafmt.log.ranges import Range
from kafkafmt.record.transactions import Outcomes, Transactions
from kafkafmt.spark.stream import admission
from kafkafmt.spark.stream.logs import TRIES, Log, base_of, list_log, unchanged
from kafkafmt.storage.errors import ReplacedError
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions
from kafkafmt.storage.segment_file import Extent, SegmentFile

_LOOK_AHEAD = 1024 * 1024  # bytes behind a micro-batch to begin with; twice as many each time


@dataclass(frozen=True)
class Asked:
    """A range of a log, and what to read for it.

    Attributes:
        log: as it was listed.
        base: an offset that the last stable one was not before when the stream got there; markers
            are read from here on.
        start: the first offset of the range.
        end: the one behind it.
        log_end: the offset behind the last record of the log.
    """

    log: Log
    base: int
    start: int
    end: int
    log_end: int


class Committed:
    """What is known of the transactions of the logs that a stream follows."""

    def __init__(self, storage: StorageOptions = NO_OPTIONS, *, fails_fast: bool = False) -> None:
        """`fails_fast`: whether damage is an error that may have been the marker waited for."""
        self._storage = storage
        self._fails_fast = fails_fast
        self._known: dict[str, _Markers] = {}

    def stable_end(self, asked: Asked) -> int:
        """The end of the range, or the last stable offset if that is before.

        Raises OSError when a segment cannot be read, or is another file again and again;
        KafkaFormatError when it is to fail fast, and there is damage behind the last stable offset.
        """
        return min(asked.end, self._decided(asked).stable)

    def transactions(self, asked: Asked) -> Aborted:
        """Which transactions of the range were aborted; offsets that are not stable are unseen.

        Raises OSError and KafkaFormatError as `stable_end` does.
        """
        known = self._decided(asked)
        return Aborted(tuple(known.aborted), known.stable if known.stable < asked.end else None)

    def _decided(self, asked: Asked) -> _Markers:
        """The markers of a log, read until they tell all about the range, or the log ends."""
        base = min(asked.base, asked.log_end)
        known = self._known.get(asked.log.name)
        if known is None or not known.serves(asked):
            known = _Markers(base)
        log = asked.log
        for attempt in range(TRIES):
            if known.has_decided(asked) and not known.has_lost(log):
                break
            segments = list_log(log.directory, self._storage)
            if not segments:
                break
            log = replace(log, segments=tuple(segments))
            if known.has_lost(log):
                known = _Markers(max(base, log.first_offset))
            try:
                known.read_for(asked, log)
            except ReplacedError:
                if attempt == TRIES - 1:
                    raise
        known.forget(asked.start)
        self._known[log.name] = known
        if self._fails_fast and known.stable < asked.end:
            known.check()
        return known


@dataclass(frozen=True)
class Aborted:
    """Aborted transactions in the order of their markers, and where what is stable ends.

    Attributes:
        ranges: producer id, first offset, and that of the marker.
        last_stable_offset: `None` if it is not before the end of what was asked for.
    """

    ranges: tuple[tuple[int, int, int], ...]
    last_stable_offset: int | None

    def between(self, start: int, end: int) -> Transactions:
        """What a task has to know that reads a range of offsets."""
        chosen: dict[int, list[tuple[int, int]]] = defaultdict(list)
        nearest = bisect_left(self.ranges, start, key=_marker)
        for producer_id, first, last in self.ranges[nearest:]:
            if first < end:
                chosen[producer_id].append((first, last))
        return Transactions(dict(chosen), self.last_stable_offset)


class _Markers:
    """What the markers of one log tell from one offset up to another."""

    def __init__(self, start: int) -> None:
        self.start = self.end = start
        self.open_since: dict[int, int] = {}
        self.aborted: list[tuple[int, int, int]] = []
        self._damaged: list[tuple[int, Extent]] = []

    @property
    def stable(self) -> int:
        """The first offset of the earliest transaction that is open, or where reading ended."""
        return min(self.open_since.values(), default=self.end)

    def serves(self, asked: Asked) -> bool:
        """Whether it can be gone on with; not if the stream went back, or the log was cut."""
        return self.start <= asked.start and self.end <= asked.log_end

    def has_decided(self, asked: Asked) -> bool:
        """Whether it tells all about a range that the log can tell."""
        return self.stable >= asked.end or self.end >= asked.log_end

    def has_lost(self, log: Log) -> bool:
        """Whether retention took the beginning of an open transaction, perhaps all of it."""
        return min(self.open_since.values(), default=log.first_offset) < log.first_offset

    def read_for(self, asked: Asked, log: Log) -> None:
        """Reads on until all is decided, or the log ends."""
        self._read_to(log, min(asked.end, asked.log_end))
        step = _LOOK_AHEAD
        while not self.has_decided(asked):
            ahead, _ = admission.end_by_bytes(log, self.end, asked.log_end, step)
            self._read_to(log, ahead)
            step *= 2

    def forget(self, before: int) -> None:
        """Drops what decides only about offsets before one."""
        if before > self.start:
            del self.aborted[: bisect_left(self.aborted, before, key=_marker)]
            self._damaged = [(end, part) for end, part in self._damaged if end > before]
            self.start = min(before, self.end)

    def check(self) -> None:
        """Raises KafkaFormatError for damage behind the beginning of an open transaction.

        Its marker may have been there.
        """
        for end, part in self._damaged:
            if end > self.stable:
                scan.gather_outcomes(Outcomes(), [part])

    def _read_to(self, log: Log, end: int) -> None:
        for segment, first, last in admission.stretches(log, self.end, end):
            self._read(segment, first, last, is_whole=last < end)
            self.end = last
        self.end = max(self.end, end)

    def _read(self, segment: SegmentFile, start: int, end: int, *, is_whole: bool) -> None:
        """The range of one segment, or what is left of it from `start` on.

        Changes nothing when the segment is replaced meanwhile.
        """
        outcomes = Outcomes(self.open_since)
        asked = Range(start if start > base_of(segment) else None, None if is_whole else end)
        found: list[Damage] = []
        with unchanged(segment.path):
            part = cut(Extent(segment), asked, DEFAULT_LIMITS)
            if part is not None:
                found = scan.gather_outcomes(outcomes, [part], on_damage="collect")
        if part is not None and not all(item.is_tail for item in found):
            self._damaged.append((end, part))
        self.open_since = outcomes.open_since
        self.aborted += sorted(_closed(outcomes.transactions()), key=_marker)


def _closed(seen: Transactions) -> Sequence[tuple[int, int, int]]:
    return [
        (producer_id, first, last)
        for producer_id, found in seen.aborted.items()
        for first, last in found
    ]


def _marker(aborted: tuple[int, int, int]) -> int:
    return aborted[2]
