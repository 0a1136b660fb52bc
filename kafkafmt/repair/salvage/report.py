"""The report of ``salvage``, as JSON and as a page, with losses first.

Invariant: everything that is in the source and not in the target is in the report.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, cast

from kafkafmt._base import charts
from kafkafmt._base.damage import words
from kafkafmt._base.html_page import document, in_notebook, section, sentences, table, text
from kafkafmt._base.moments import iso_text
from kafkafmt._base.wording import counted
from kafkafmt.log.shape import LogShape
from kafkafmt.repair.salvage.entries import Repair
from kafkafmt.repair.salvage.merge import Conflict


@dataclass(frozen=True, slots=True)
class LostRange:
    """Offsets missing from all copies.

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
    """A lost marker, written again.

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
    """A transaction still open, or with an uncertain outcome.

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
    """The report on one partition.

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
        """The number of offsets missing from all copies."""
        return sum(lost.last_offset - lost.first_offset + 1 for lost in self.lost)

    @property
    def is_unreadable(self) -> bool:
        """Whether its bytes gave no batch, and the number of their offsets is unknown."""
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
    """An unused file or directory of the source.

    Attributes:
        path: of the file.
        reason: why.
    """

    path: str
    reason: str


class Report:
    """The common base of the reports of a salvage and of a rescue."""

    ignored: list[Ignored]

    def ignore(self, path: str, reason: str) -> None:
        """Note a path as left out, with the reason."""
        self.ignored.append(Ignored(path, reason))

    def to_json(self) -> str:
        """Return the report as one JSON object, with the names of the attributes in camelCase."""
        return json.dumps(_camel(asdict(cast("Any", self))), indent=1) + "\n"


@dataclass
class SalvageReport(Report):
    """The report of :func:`kafkafmt.salvage`.

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
        """The number of written records, without control records."""
        return sum(partition.records for partition in self.partitions)

    @property
    def total(self) -> str:
        """The number of written records, and of control records, in words."""
        control = sum(partition.control_records for partition in self.partitions)
        more = f" and {counted(control, 'control record')}" if control else ""
        return f"{counted(self.records, 'record')}{more}"

    @property
    def kafka_records(self) -> int:
        """The number of records a broker's own recovery would have kept."""
        return sum(partition.kafka_records for partition in self.partitions)

    @property
    def is_complete(self) -> bool:
        """Whether nothing is lost or undecided, and a broker serves all of it."""
        return not self.problems and all(partition.is_complete for partition in self.partitions)

    def _repr_html_(self) -> str:
        """Return the partitions, for a notebook."""
        return in_notebook(
            f"{self.total} in {self.target}",
            ("partition", "records", "lost offsets", "damaged bytes"),
            ((p.name, p.records, p.lost_offsets, p.damaged_bytes) for p in self.partitions),
        )


SalvageReport.__module__ = "kafkafmt.repair.rescue"  # `dataclass` needs a module that is loaded


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


def render(report: SalvageReport, shape: LogShape) -> str:
    """Return the whole page."""
    found = report.partitions
    sections = (
        sentences("Problems", report.problems),
        table(
            "Lost offsets",
            ("partition", "offsets", "time", "kind", "bytes", "why"),
            (
                (
                    partition.name,
                    _range(f"{lost.first_offset:,}", f"{lost.last_offset:,}"),
                    _range(_time(lost.first_timestamp), _time(lost.last_timestamp)),
                    words(lost.kind, lost.message),
                    lost.size_in_bytes,
                    _where(lost.message, lost.path),
                )
                for partition in found
                for lost in partition.lost
            ),
        ),
        table(
            "Transactions that are open or undecided",
            ("partition", "producer", "epoch", "first offset", "why"),
            (
                (partition.name, note.producer_id, note.producer_epoch, note.first_offset, why)
                for partition in found
                for notes, prefix in (
                    (partition.open_transactions, "open: "),
                    (partition.undecided, "undecided: "),
                )
                for note in notes
                for why in (prefix + note.reason,)
            ),
        ),
        _listed(
            "Repaired header fields",
            _of(found, "repairs"),
            *("offset", "field", "found", "repaired", "file=path", "position"),
        ),
        _listed(
            "Transaction markers written",
            _of(found, "markers"),
            *("offset", "marker=kind", "producer=producer_id", "first offset=first_offset"),
            "evidence",
        ),
        _listed(
            "Copies that differ",
            _of(found, "conflicts"),
            *("first", "last", "kept", "left out=left_out", "decided by=reason"),
        ),
        _partitions(found),
        _pictures(shape),
        not_used(report.ignored),
    )
    mood = "good" if report.is_complete else "bad"
    verdict = f'<span class="{mood}">{_verdict(report)}</span>'
    more = report.records - report.kafka_records
    recovery = "; after an unclean stop a broker's own recovery would have kept"
    fewer = f"{recovery} {more:,} fewer" if more > 0 else ""
    head = (
        f"<header><h1>Salvaged Kafka logs: {verdict}</h1>"
        f"<p>From {', '.join(map(text, report.sources))} to {text(report.target)}"
        f"{' (dry run)' if report.dry_run else ''}.</p>"
        f"<p>{report.total} in {counted(len(found), 'partition')}{fewer}."
        "</p></header>"
    )
    return document("kafkafmt salvage", head, sections, charts.CSS)


def _pictures(shape: LogShape) -> str:
    """Return sections with the saved records over time and by size; nothing without a batch."""
    if not shape.batches:
        return ""
    note = '<p class="note">A record has the latest time of its batch.</p>'
    sizes = charts.by_size("Batches by size", shape.batches)
    sizes += charts.by_size("Segments of the sources by size", shape.segments)
    times = charts.over_time(shape.times.timeline(), "Bytes of batches")
    return section("Records and bytes over time", times + note) + section("Sizes", sizes)


_Items = Iterable[tuple[PartitionReport, object]]


def _listed(title: str, items: _Items, *columns: str) -> str:
    """Return a table of items of partitions; a column is ``heading=attribute``."""
    headings = [column.partition("=")[0] for column in columns]
    attributes = [column.rpartition("=")[2] for column in columns]
    rows = (
        (partition.name, *(getattr(item, attribute) for attribute in attributes))
        for partition, item in items
    )
    return table(title, ("partition", *headings), rows)


def _of(partitions: Iterable[PartitionReport], list_name: str) -> _Items:
    """Yield the items of a list of each partition."""
    return ((partition, item) for partition in partitions for item in getattr(partition, list_name))


def not_used(files: Iterable[Ignored]) -> str:
    """Return the section with the unused files."""
    return table("Not used", ("path", "why"), ((file.path, file.reason) for file in files))


def _verdict(report: SalvageReport) -> str:
    """Return the loss in a few words."""
    if report.is_complete:
        return "nothing lost"
    losing = [partition for partition in report.partitions if partition.lost_offsets]
    unread = sum(partition.is_unreadable for partition in report.partitions)
    undecided = sum(len(partition.undecided) for partition in report.partitions)
    offsets = sum(partition.lost_offsets for partition in losing)
    parts = [
        f"{counted(offsets, 'offset')} of {counted(len(losing), 'partition')} lost" * bool(losing),
        f"{counted(unread, 'partition')} unreadable" * bool(unread),
        f"{counted(undecided, 'transaction')} undecided" * bool(undecided),
    ]
    return ", ".join(filter(None, parts)) or "not complete"


def _where(message: str, path: str | None) -> str:
    """Return a reason with the path of the damaged file, unless it names the path already."""
    return message if path is None or path in message else f"{message} ({path})"


def _range(first: str, last: str) -> str:
    return first if first == last else f"{first or '?'} to {last or '?'}"


def _partitions(partitions: Sequence[PartitionReport]) -> str:
    listed = [partition for partition in partitions if not _is_empty(partition)]
    listed.sort(key=lambda partition: -partition.lost_offsets)
    empty = len(partitions) - len(listed)
    return _listed(
        f"Partitions: {len(listed):,}" + (f", and {empty:,} that are empty" if empty else ""),
        ((partition, partition) for partition in listed),
        *("start=log_start_offset", "end=end_offset", "records", "deleted=deleted_records"),
        *("batches", "bytes=size_in_bytes"),
        *("lost=lost_offsets", "gaps=gap_offsets", "in tier=tiered_offsets"),
        *("topic id=topic_id", "from=topic_id_source"),
    )


def _is_empty(partition: PartitionReport) -> bool:
    """Return whether nothing is in a partition, and nothing of it is lost."""
    return not (partition.records or partition.lost_offsets or partition.is_unreadable)


def _time(milliseconds: int | None) -> str:
    if milliseconds is None:
        return ""
    moment = iso_text(milliseconds)
    return str(milliseconds) if moment is None else moment[:19].replace("T", " ")
