"""``kafkafmt salvage``: one log directory for a broker to start on, from damaged ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import click

from kafkafmt._base.wording import counted
from kafkafmt.cli import exits, files, help_page, hints, options, places, progress
from kafkafmt.repair.salvage.plan import ABORT, UNDECIDED
from kafkafmt.repair.salvage.report import PartitionReport, SalvageReport
from kafkafmt.repair.salvage.run import salvage

_NAMED = 5


@help_page.command(
    "salvage",
    examples="""\
kafkafmt salvage --dry-run /mnt/broken/data rescued
kafkafmt salvage /mnt/broken/data rescued
kafkafmt salvage /mnt/broker1/data /mnt/broker2/data rescued
kafkafmt salvage --topic 'orders*' /mnt/broken/data rescued""",
    epilog="""\
A SOURCE is a broker's log directory, a directory that holds several, or one partition's directory;
it is only read. OUT must be new or empty. The report is in OUT as salvage.json and salvage.html.
Control records are counted apart; the records of ls and verify are both.

The exit code is 0 if nothing is lost, 1 if something is lost or undecided, or no broker would start
on OUT or serve all of it (problem).""",
)
@options.sources
@options.out
@options.topics
@click.option(
    "--topic-ids",
    metavar="FILE",
    callback=options.parsed(lambda path: options.json_object(path, "ids of topics by name")),
    help="JSON object with the ids of topics by name, in Kafka's form. They count before those in "
    "the metadata log and in partition.metadata.",
)
@click.option(
    "--open-transactions",
    type=click.Choice(UNDECIDED),
    default=ABORT,
    show_default=True,
    help="What to do with a transaction whose marker is lost, if no file says what it was: abort "
    "writes an ABORT marker, leave writes none.",
)
@options.flag(
    "--lower-log-start",
    "Serve records again that lie below the log start and are still on the disk, as those "
    "deleted by request.",
)
@options.of_report
@options.with_progress
@options.threads
@options.limits
def command(sources: tuple[str, ...], out: str, as_json: bool, **chosen: Any) -> int:
    """Write all sound records of the SOURCEs to OUT, a log directory for a broker to start on.

    Several copies of a partition complete each other. Indexes, producer snapshots, leader epochs
    and checkpoints are built again, so the broker recovers nothing.
    """
    with exits.wrong_use(ValueError):
        report = salvage(sources, out, progress=progress.counted(progress.BYTES), **chosen)
    files.tell_unfinished(out)
    return options.print_report(report, as_json, _sentences)


def _sentences(report: SalvageReport) -> Iterator[str]:
    """Yield the report: losses and changes, then the totals."""
    for partition in report.partitions:
        yield from _partition_sentences(partition)
    for ignored in report.ignored:
        yield f"not used: {ignored.path}: {ignored.reason}"
    for problem in report.problems:
        yield f"problem: {problem}"
    yield from _closing(report)


def _closing(report: SalvageReport) -> Iterator[str]:
    """Yield the last lines: records saved, offsets lost, and the next step."""
    saves = "would save" if report.dry_run else "saved"
    partitions = counted(len(report.partitions), "partition")
    more = report.records - report.kafka_records
    fewer = f"; a broker's own recovery would lose {more:,} of them" if more > 0 else ""
    yield f"{saves}: {report.total} of {partitions}{fewer}"
    losing = [partition for partition in report.partitions if partition.lost_offsets]
    if losing:
        lost = sum(partition.lost_offsets for partition in losing)
        names = ", ".join(partition.name for partition in losing[:_NAMED])
        others = f" and {len(losing) - _NAMED:,} more" if len(losing) > _NAMED else ""
        yield f"lost: {counted(lost, 'offset')} of {names}{others}"
    elif report.is_complete:
        yield "lost: nothing"
    undecided = sum(len(partition.undecided) for partition in report.partitions)
    if undecided:
        yield f"undecided: {counted(undecided, 'transaction')}"
    yield f"next: {_next(report)}"


def _next(report: SalvageReport) -> str:
    if not report.records:
        return "nothing can be saved; kafkafmt verify says what was found"
    if report.dry_run:
        return "run it without --dry-run; nothing was written"
    then = f"start a broker on {report.target}"
    if report.meta_properties is None and not report.problems:
        then = "put its partitions into a cluster; no source has a meta.properties to start with"
    advice = f"read {report.target}/salvage.html, then {then}"
    if report.problems:
        advice = f"solve what is called problem above; {advice}"
    return advice


def _partition_sentences(partition: PartitionReport) -> Iterator[str]:
    name = partition.name
    if partition.is_unreadable:
        yield f"lost: {name}: none of its {counted(partition.damaged_bytes, 'byte')} could be read"
    if partition.tiered_offsets:
        first, last = partition.start_offset - partition.tiered_offsets, partition.start_offset - 1
        yield f"tiered storage should have: {name} {places.offsets(first, last)}"
    if partition.former_log_start is not None:
        change = f"{partition.former_log_start} becomes {partition.log_start_offset}"
        yield f"log start: {name}: {change}: records that were deleted may be served again"
    elif partition.deleted_records:
        count = counted(partition.deleted_records, "record")
        yield (
            f"log start: {name}: {count} below {partition.log_start_offset} were deleted, and no "
            "broker serves them; --lower-log-start serves them again"
        )
    for lost in partition.lost:
        offsets = places.offsets(lost.first_offset, lost.last_offset)
        reason = f"{places.words(lost.kind, lost.message)}: {lost.message}"
        yield f"lost: {name} {offsets}: {reason}{hints.limit_hint(lost.message)}"
    left_out = partition.damaged_bytes - sum(lost.size_in_bytes for lost in partition.lost)
    if left_out > 0 and not partition.is_unreadable:
        size = counted(left_out, "byte")
        yield f"left out: {name}: {size} that are damaged, or repeat offsets"
    for repair in partition.repairs:
        change = f"{repair.field} {repair.found} is {repair.repaired}"
        yield f"repaired: {name} offset {repair.offset}: {change}"
    for marker in partition.markers:
        what = f"{marker.kind} of producer {marker.producer_id}"
        yield f"marker: {name} offset {marker.offset}: {what}: {marker.evidence}"
    for kind, notes in (
        ("open transaction", partition.open_transactions),
        ("undecided transaction", partition.undecided),
    ):
        for note in notes:
            place = f"producer {note.producer_id} since offset {note.first_offset}"
            yield f"{kind}: {name} {place}: {note.reason}"
    for conflict in partition.conflicts:
        offsets = places.offsets(conflict.first, conflict.last)
        yield f"conflict: {name} {offsets}: kept those of {conflict.kept}: {conflict.reason}"
