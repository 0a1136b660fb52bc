"""The offset index and the time index of one segment: their bytes, and what is wrong with them.

Strategy: the entries are read before the segment, compared by the walk over its headers, and
evaluated afterwards. A preallocated index ends in zeroes, which a broker cuts off when it stops. A
broker rebuilds a missing index when it starts; a wrong one it believes after a clean stop.

Invariant: what an index says of damaged bytes is not compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kafkafmt.engine.header_figures import (
    OFFSET_INDEX_ENTRY,
    TIME_INDEX_ENTRY,
    index_entries,
)
from kafkafmt.errors import KafkaFormatError, reason_of
from kafkafmt.limits import Limits
from kafkafmt.side_files import side_file
from kafkafmt.storage.names import INDEX, LOG, TIME_INDEX
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.survey.verification.finding import (
    DAMAGE,
    INDEX_MISMATCH,
    INDEX_MISSING,
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
    """

    suffix: str
    path: str | None
    entries: bytes = b""
    findings: tuple[Finding, ...] = ()
    is_preallocated: bool = False

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
            where = "" if is_whole else ", which is damaged or cut off"
            yield of_log(
                log,
                DAMAGE if is_whole else WARNING,
                _KINDS[self.suffix],
                self.path,
                f"{count - reached} of {count} entries of the {_WORDS[self.suffix]} lie beyond the "
                f"last batch of the segment{where}",
            )


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
        finding = of_log(log, WARNING, kind, item.path, f"cannot be read: {reason_of(error)}")
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
    if wrong >= 0:
        found.append(
            of_log(log, DAMAGE, kind, item.path, f"entry {wrong} is not above the one before it")
        )
        count = 0
    is_preallocated = wrong < 0 and len(data) - left > count * size
    return SegmentIndex(suffix, item.path, data[: count * size], tuple(found), is_preallocated)


def missing(log: PartitionLog, segments: Sequence[SegmentFile], suffix: str) -> Iterator[Finding]:
    """Those of the segments, which should have an index, without it; one finding if none has it."""
    if not log.is_whole or not log.is_of_broker:
        return
    without = [each for each in segments if index_name(each, suffix) not in log.files]
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
