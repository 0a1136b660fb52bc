"""The offset index and the time index of one segment: their bytes, and what is wrong with them.

Strategy: the entries are read before the segment, compared by the walk over its headers, and
evaluated afterwards. A preallocated index ends in zeroes, which a broker cuts off when it stops. A
broker rebuilds a missing index when it starts; a wrong one it believes after a clean stop. When a
log is truncated, a broker only forgets the entries (``AbstractIndex.truncateToEntries``): after
SIGKILL they are still in the index of the last segment, after those in use. It recovers that
segment when it starts.

Invariant: what an index says of damaged bytes is not compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from kafkafmt._base.errors import KafkaFormatError, MalformedError, reason_of
from kafkafmt._base.java import MAX_OFFSET
from kafkafmt._base.limits import Limits
from kafkafmt.log.search import last_batch_below
from kafkafmt.segment.engine.figures import OFFSET_INDEX_ENTRY, TIME_INDEX_ENTRY
from kafkafmt.segment.engine.header_figures import index_entries
from kafkafmt.segment.record.layout import MAGIC_V2
from kafkafmt.segment.side_files import side_file
from kafkafmt.segment.side_files.checkpoints import EpochEntry, read_leader_epoch_checkpoint
from kafkafmt.storage.names import INDEX, LEADER_EPOCHS, LOG, TIME_INDEX
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.survey.verification.finding import (
    DAMAGE,
    INDEX_MISMATCH,
    INDEX_MISSING,
    NOTE,
    TIME_INDEX_MISMATCH,
    WARNING,
    Finding,
    of_log,
)

_KINDS = {INDEX: INDEX_MISMATCH, TIME_INDEX: TIME_INDEX_MISMATCH}
_WORDS = {INDEX: "offset index", TIME_INDEX: "time index"}
_SIZES = {INDEX: OFFSET_INDEX_ENTRY.size, TIME_INDEX: TIME_INDEX_ENTRY.size}


@dataclass(frozen=True)
class SegmentIndex:
    """One index of a segment.

    Attributes:
        suffix: ``.index`` or ``.timeindex``.
        path: of the file; ``None`` if there is none.
        entries: the bytes of its entries; none if they are out of order.
        findings: what is wrong with the file by itself.
        is_preallocated: whether zeroes follow its entries.
        unused: relative offset from which on the last entries may be ones that a truncation left
            there; ``None``: there are none of that kind.
    """

    suffix: str
    path: str | None
    entries: bytes = b""
    findings: tuple[Finding, ...] = ()
    is_preallocated: bool = False
    unused: int | None = None

    def compared(
        self, log: PartitionLog, state: tuple[int, int, int], *, is_whole: bool
    ) -> Iterator[Finding]:
        """What is wrong with it after the walk; ``state`` as ``HeaderFigures.index_state``.

        ``is_whole``: nothing at the end of the segment is damaged or cut off.
        """
        yield from self.findings
        if self.path is None:
            return
        reached, wrong, first = state
        count = len(self.entries) // _SIZES[self.suffix]
        last_right = first if wrong else reached
        if first in (-1, reached - wrong) and last_right < count and self._is_unused(last_right):
            yield _left(log, self.path, self.suffix, last_right)
            return
        if wrong:
            what = (
                "does not point at the append that ends with its offset"
                if self.suffix == INDEX
                else "does not have the greatest time of the batch with its offset"
            )
            yield of_log(
                log,
                DAMAGE,
                _KINDS[self.suffix],
                self.path,
                f"{wrong} of {count} entries of the {_WORDS[self.suffix]} are wrong: "
                f"entry {first} {what}",
            )
        if reached < count:
            where = ", which is damaged or cut off"
            if is_whole:
                where = ": its end is lost, or it was copied while the broker ran"
            yield of_log(
                log,
                DAMAGE if is_whole else WARNING,
                _KINDS[self.suffix],
                self.path,
                f"{count - reached} of {count} entries of the {_WORDS[self.suffix]} lie beyond the "
                f"last batch of the segment{where}",
            )

    def _is_unused(self, number: int) -> bool:
        """Whether a truncation may have left the entries from a number on."""
        return self.unused is not None and self.unused <= _relative(
            self.entries, self.suffix, number
        )


def _relative(data: bytes, suffix: str, number: int) -> int:
    at = number * _SIZES[suffix] + (0 if suffix == INDEX else 8)
    return int.from_bytes(data[at : at + 4], "big")


def _left(log: PartitionLog, path: str, suffix: str, number: int) -> Finding:
    message = (
        f"entries of the {_WORDS[suffix]} from {number} on are of batches that were truncated: "
        "the broker did not stop in order, and rebuilds the index when it starts"
    )
    return of_log(log, NOTE, _KINDS[suffix], path, message)


def _unused(log: PartitionLog, segment: SegmentFile, limits: Limits) -> int | None:
    """The relative offset at which the log may have been truncated: a new leader began there.

    Messages of v0 and v1 have no leader epochs: a follower goes back to its high watermark
    (``ReplicaManager.makeFollowers``), and nothing tells how far that was.
    """
    if segment != log.segments[-1]:
        return None
    epochs: Sequence[EpochEntry] = ()
    with suppress(KafkaFormatError, OSError):
        path = f"{log.path}/{LEADER_EPOCHS}"
        epochs = read_leader_epoch_checkpoint(path, limits=limits, storage_options=log.storage)
    if len(epochs) > 1:
        return max(epochs[1].start_offset - (segment.base_offset or 0), 0)
    with suppress(KafkaFormatError, OSError):
        last = last_batch_below(segment, MAX_OFFSET, limits=limits)
        if not epochs and last is not None and last.magic < MAGIC_V2:
            return 0
    return None


def read_index(
    log: PartitionLog, segment: SegmentFile, suffix: str, limits: Limits
) -> SegmentIndex:
    """The index with this suffix beside a segment."""
    item = log.files.get(index_name(segment, suffix))
    if item is None:
        return SegmentIndex(suffix, None)
    kind = _KINDS[suffix]
    try:
        data = side_file.read(item.path, limits, log.storage).data
    except (KafkaFormatError, OSError) as error:
        severity = DAMAGE if isinstance(error, MalformedError) else WARNING
        finding = of_log(log, severity, kind, item.path, f"cannot be read: {reason_of(error)}")
        return SegmentIndex(suffix, item.path, findings=(finding,))
    found = []
    size = _SIZES[suffix]
    if left := len(data) % size:
        found.append(
            of_log(
                log,
                DAMAGE,
                kind,
                item.path,
                f"expected entries of {size} bytes, found {left} bytes after the last one",
            )
        )
    count, wrong = index_entries(data, is_time=suffix == TIME_INDEX)
    is_preallocated = data[-left - size : len(data) - left] == bytes(size)
    unused = _unused(log, segment, limits) if is_preallocated else None
    if wrong >= 0 and unused is not None and unused <= _relative(data, suffix, wrong):
        found.append(_left(log, item.path, suffix, wrong))
        count, unused, wrong = wrong, None, -1
    elif wrong >= 0:
        found.append(
            of_log(log, DAMAGE, kind, item.path, f"entry {wrong} is not above the one before it")
        )
        count = 0
    is_preallocated = wrong < 0 and len(data) - left > count * size
    entries = data[: count * size]
    return SegmentIndex(suffix, item.path, entries, tuple(found), is_preallocated, unused)


def missing(log: PartitionLog, segments: Sequence[SegmentFile], suffix: str) -> Iterator[Finding]:
    """The segments that lack an index that they should have; one finding if all of them do."""
    if not log.is_whole or not log.is_of_broker or log.copied is not None:
        return
    without = [segment for segment in segments if index_name(segment, suffix) not in log.files]
    if len(without) > 1 and len(without) == len(segments):
        yield of_log(
            log, WARNING, INDEX_MISSING, log.path, f"no segment has its {_WORDS[suffix]} ({suffix})"
        )
        return
    for segment in without:
        yield of_log(
            log,
            WARNING,
            INDEX_MISSING,
            segment.path.removesuffix(LOG) + suffix,
            f"the segment has no {_WORDS[suffix]}",
        )


def index_name(segment: SegmentFile, suffix: str) -> str:
    """The name of an index beside a segment."""
    return (segment.name or "").removesuffix(LOG) + suffix
