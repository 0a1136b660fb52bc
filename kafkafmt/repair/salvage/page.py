"""The report of a salvage as one HTML page.

Invariant: what is lost comes first, what is empty in a line.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kafkafmt._base import charts
from kafkafmt._base.damage import words
from kafkafmt._base.html_page import document, section, sentences, table, text
from kafkafmt._base.moments import iso_text
from kafkafmt._base.wording import counted
from kafkafmt.log.shape import LogShape
from kafkafmt.repair.salvage.report import Ignored, PartitionReport, SalvageReport


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
    """Return the section with the files that were not used."""
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
    """Return a reason with the path of the damaged file, if it does not name that."""
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
    """Whether nothing is in a partition, and nothing of it is lost."""
    return not (partition.records or partition.lost_offsets or partition.is_unreadable)


def _time(milliseconds: int | None) -> str:
    if milliseconds is None:
        return ""
    moment = iso_text(milliseconds)
    return str(milliseconds) if moment is None else moment[:19].replace("T", " ")
