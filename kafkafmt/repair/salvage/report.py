"""What ``salvage`` did: the report, its JSON and its text.

Invariant: everything that is in the source and not in the target is in the report.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Any

from kafkafmt._base.html_page import in_notebook
from kafkafmt._base.wording import counted
from kafkafmt.repair.salvage.entries import Repair
from kafkafmt.repair.salvage.merge import Conflict


@dataclass(frozen=True, slots=True)
class LostRange:
    """Offsets that no copy has.

    Attributes:
        first_offset, last_offset: inclusive.
        first_timestamp, last_timestamp: of the batches around it, in milliseconds; ``None`` where
            there is none.
        kind: of the damage there; without any, ``missing_segment``, ``missing_batch``, or
            ``missing_end`` after the last batch.
        size_in_bytes: of the damaged ranges there, over all copies.
        message: what was expected and what was found.
        path: of the damaged file; ``None`` where there is none.
    """

    first_offset: int
    last_offset: int
    first_timestamp: int | None
    last_timestamp: int | None
    kind: str
    size_in_bytes: int
    message: str
    path: str | None


@dataclass(frozen=True, slots=True)
class WrittenMarker:
    """A marker that was lost, and was written again.

    Attributes:
        offset: of the marker.
        kind: ``ABORT`` or ``COMMIT``.
        producer_id: of the transaction.
        first_offset: of the transaction's first record.
        evidence: what decides the kind.
        is_decided: whether there is evidence; else it is the default.
    """

    offset: int
    kind: str
    producer_id: int
    first_offset: int
    evidence: str
    is_decided: bool


@dataclass(frozen=True, slots=True)
class TransactionNote:
    """A transaction that is open, or whose outcome is not certain.

    Attributes:
        producer_id, producer_epoch: of the producer.
        first_offset: of its first record.
        reason: what is known of it.
    """

    producer_id: int
    producer_epoch: int
    first_offset: int
    reason: str


@dataclass(slots=True)
class PartitionReport:
    """What was salvaged of one partition.

    Attributes:
        topic, partition: of its directory.
        topic_id: as it is in ``partition.metadata``.
        topic_id_source: where that is from: ``metadata log``, ``given``, ``partition.metadata``
            or ``new``.
        copies: the directories that were read.
        start_offset: the first offset of the log.
        end_offset: the offset that the next record gets.
        tiered_offsets: how many offsets before the first segment tiered storage should have.
        log_start_offset: the first offset that a broker serves.
        former_log_start: that of the source, where it was lowered; else ``None``.
        batches, records, size_in_bytes: what was written, markers included in the batches only, and
            deleted records in the records not.
        deleted_records: those written that a broker does not serve: they are below the log start.
        control_records: those taken over, which ``records`` has not; ``ls`` and ``verify`` count
            them with the others.
        gaps, gap_offsets: gaps without damage, as compaction leaves them, and the offsets in them.
        lost: the offsets that no copy has.
        damaged_ranges, damaged_bytes: in all copies, tails excluded.
        repairs: header fields that were put right.
        markers: markers that were written.
        open_transactions: those at the end; a ``read_committed`` consumer stops at the first one.
        undecided: the transactions with a lost marker that was not written.
        conflicts: entries of several copies that cannot all be right.
        kafka_records: the records that a broker's own recovery would have kept after an unclean
            stop.
    """

    topic: str
    partition: int
    topic_id: str = ""
    topic_id_source: str = ""
    copies: list[str] = field(default_factory=list)
    start_offset: int = 0
    end_offset: int = 0
    tiered_offsets: int = 0
    log_start_offset: int = 0
    former_log_start: int | None = None
    deleted_records: int = 0
    control_records: int = 0
    batches: int = 0
    records: int = 0
    size_in_bytes: int = 0
    gaps: int = 0
    gap_offsets: int = 0
    lost: list[LostRange] = field(default_factory=list)
    damaged_ranges: int = 0
    damaged_bytes: int = 0
    repairs: list[Repair] = field(default_factory=list)
    markers: list[WrittenMarker] = field(default_factory=list)
    open_transactions: list[TransactionNote] = field(default_factory=list)
    undecided: list[TransactionNote] = field(default_factory=list)
    conflicts: list[Conflict] = field(default_factory=list)
    kafka_records: int = 0

    @property
    def name(self) -> str:
        """``<topic>-<partition>``."""
        return f"{self.topic}-{self.partition}"

    @property
    def lost_offsets(self) -> int:
        """How many offsets no copy has."""
        return sum(lost.last_offset - lost.first_offset + 1 for lost in self.lost)

    @property
    def is_unreadable(self) -> bool:
        """Whether its bytes gave no batch, and nothing tells how many offsets they had."""
        return not self.batches and not self.lost and self.damaged_ranges > 0

    @property
    def is_complete(self) -> bool:
        """Whether nothing is lost or undecided."""
        return (
            not self.lost
            and not self.is_unreadable
            and not self.conflicts
            and all(marker.is_decided for marker in self.markers)
            and not self.undecided
        )


@dataclass(frozen=True, order=True, slots=True)
class Ignored:
    """A file or directory of the source that was not used.

    Attributes:
        path: of the file.
        reason: why.
    """

    path: str
    reason: str


@dataclass(slots=True)
class SalvageReport:
    """What :func:`kafkafmt.salvage` did.

    Attributes:
        sources: the directories that were read.
        target: the log directory that was written.
        dry_run: whether nothing was written.
        partitions: in the order of topic and partition.
        meta_properties: the file that was taken over; ``None`` if no source has one.
        ignored: what was not used, and why.
        problems: what keeps a broker from starting on the target, or from serving all of it.
    """

    sources: list[str]
    target: str
    dry_run: bool = False
    partitions: list[PartitionReport] = field(default_factory=list)
    meta_properties: str | None = None
    ignored: list[Ignored] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    @property
    def records(self) -> int:
        """How many records were written, control records excluded."""
        return sum(partition.records for partition in self.partitions)

    @property
    def total(self) -> str:
        """The number of records that were written, and of control records, in words."""
        control = sum(partition.control_records for partition in self.partitions)
        more = f" and {counted(control, 'control record')}" if control else ""
        return f"{counted(self.records, 'record')}{more}"

    @property
    def kafka_records(self) -> int:
        """How many of them a broker's own recovery would have kept."""
        return sum(partition.kafka_records for partition in self.partitions)

    @property
    def is_complete(self) -> bool:
        """Whether nothing is lost or undecided, and a broker serves all of it."""
        return not self.problems and all(partition.is_complete for partition in self.partitions)

    def to_json(self) -> str:
        """Return the report as one JSON object, with the names of the attributes in camelCase."""
        return report_json(asdict(self))

    def _repr_html_(self) -> str:
        """Return the partitions, for a notebook."""
        return in_notebook(
            f"{self.total} in {self.target}",
            ("partition", "records", "lost offsets", "damaged bytes"),
            ((p.name, p.records, p.lost_offsets, p.damaged_bytes) for p in self.partitions),
        )


SalvageReport.__module__ = "kafkafmt.repair.rescue"  # `dataclass` needs a module that is loaded


def report_json(report: dict[str, Any]) -> str:
    """Return a report as one JSON object, with the names of the attributes in camelCase."""
    return json.dumps(_camel(report), indent=1) + "\n"


def _camel(value: Any) -> Any:
    if isinstance(value, dict):
        return {camel_name(key): _camel(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_camel(item) for item in value]
    if isinstance(value, str):  # a name of a file may hold bytes that are not UTF-8
        return value.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
    return value


def camel_name(name: str) -> str:
    """Return the name of an attribute in JSON."""
    if "_" not in name:
        return name
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))
