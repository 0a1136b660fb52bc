"""``kafkafmt verify``: everything that is wrong with the logs on a disk."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

from kafkafmt.cli import exits, help_page, options, standard_input, streams, tables
from kafkafmt.cli.sources import ensure_segment, without_side_files
from kafkafmt.damage import TAILS
from kafkafmt.errors import KafkaFormatError
from kafkafmt.limits import Limits
from kafkafmt.printable import printable
from kafkafmt.storage.options import StorageOptions
from kafkafmt.survey.verification.finding import DAMAGE, NOTE, WARNING, Finding
from kafkafmt.survey.verification.verifying import Totals, Verification


@help_page.command(
    "verify",
    examples="""\
kafkafmt verify /var/lib/kafka/data
kafkafmt verify --threads 4 --topic 'orders*' /var/lib/kafka/data
kafkafmt verify --json data | jq 'select(.severity == "damage")'
ssh broker cat data/orders-0/00000000000000000000.log | kafkafmt verify -""",
    epilog="""\
An unfinished last entry (truncated_tail) and the zeroes of a preallocated segment (zero_tail) are
listed, but they are not damage: Kafka itself cuts them off when it starts.""",
)
@options.sources
@options.topics
@tables.as_json
@options.threads
@options.no_progress
@options.access
@options.limits
def command(
    sources: tuple[str, ...],
    topics: list[str] | None,
    as_json: bool,
    threads: int,
    no_progress: bool,
    storage_options: StorageOptions,
    limits: Limits,
) -> int:
    """Check every checksum, record, offset, index and checkpoint; list what is wrong.

    Each finding is one line with its severity (damage, warning, note; tail for an unfinished last
    entry), file, position, kind and reason, and the offsets that are lost or doubtful. Nothing
    stops it: what cannot be read is a finding, too. The exit code is 1 if there is damage.
    """
    options.refuse_storage_options_without_url(sources)
    with standard_input.opened(sources) as paths:
        kept, side_files = without_side_files(paths)
        try:
            verification = options.refused(
                lambda: Verification(kept, topics, threads, limits, storage_options)
            )
        except KafkaFormatError as error:  # an index, by its name
            raise click.UsageError(str(error)) from error
        verification.skipped(side_files, "a file beside segments, which is read with them")
        _leave_out_other_files(verification)
        segments = [segment for log in verification.logs for segment in log.segments]
        size = sum(segment.size for segment in segments)
        with _progress(size, is_shown=not no_progress) as verification.advance:
            if as_json:
                for batch in verification.table():
                    tables.show(batch, json_lines=True)
            else:
                for finding in verification.findings():
                    streams.out(f"{_line(finding)}\n")
    out = streams.err if as_json else streams.out
    for topic, totals in sorted(verification.by_topic.items(), key=lambda each: each[0] or ""):
        if len(verification.by_topic) > 1 and totals.segments:
            out(f"topic: {topic or '-'} partitions: {totals.logs} {_sums(totals)}\n")
    out(f"{_counts(verification.totals)}\n{_verdict(verification.totals)}\n")
    return exits.DAMAGED if verification.totals.by_severity.get(DAMAGE) else exits.SOUND


def _leave_out_other_files(verification: Verification) -> None:
    """Leave out named files that are not segments, unless there is nothing else.

    Raises:
        click.UsageError: the only file is not a segment.
        OSError: the only file cannot be opened.
    """
    count = sum(len(log.segments) for log in verification.logs)
    for log in list(verification.logs):
        for segment in () if log.is_whole else log.segments:
            try:
                ensure_segment(segment, always_opens=count == 1)
            except click.UsageError as error:
                if count == 1:
                    raise
                verification.logs.remove(log)
                verification.skipped([segment.path], error.message.partition(": ")[2])
            except OSError:
                if count == 1:
                    raise


def _line(finding: Finding) -> str:
    is_tail = finding.severity == NOTE and finding.kind in TAILS
    parts = [f"{'tail' if is_tail else finding.severity}: {printable(finding.path)}"]
    if finding.position is not None:
        parts.append(f"position: {finding.position}")
    if finding.length is not None:
        parts.append(f"length: {finding.length}")
    parts.append(f"kind: {finding.kind}: {printable(finding.message)}")
    if finding.first_offset is not None:
        last = "the end" if finding.last_offset is None else finding.last_offset
        parts.append(f"(offsets {finding.first_offset} to {last})")
    return " ".join(parts)


def _counts(totals: Totals) -> str:
    return (
        f"segments: {totals.segments} batches: {totals.batches} records: {totals.records} "
        f"bytes: {totals.size}"
    )


def _sums(totals: Totals) -> str:
    found = " ".join(
        f"{severity}: {totals.by_severity[severity]}"
        for severity in (DAMAGE, WARNING, NOTE)
        if severity in totals.by_severity
    )
    return f"{_counts(totals)} {found or 'sound'}"


def _verdict(totals: Totals) -> str:
    parts = []
    if totals.damaged:
        parts.append(f"damaged ranges: {totals.damaged:,} ({totals.damaged_size:,} bytes)")
    others = totals.by_severity.get(DAMAGE, 0) - totals.damaged
    if others > 0:
        parts.append(f"other damage: {others:,}")
    if not parts:
        parts.append("sound")
    if totals.tails:
        parts.append(f"tails: {totals.tails:,} ({totals.tail_size:,} bytes)")
    if warnings := totals.by_severity.get(WARNING, 0):
        parts.append(f"warnings: {warnings:,}")
    return "; ".join(parts)


@contextmanager
def _progress(size: int, *, is_shown: bool) -> Iterator[Callable[[int], object]]:
    """A progress bar on standard error, on a terminal only; yields a function to advance it."""
    if not is_shown or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("verify", total=size)
        yield lambda step: bar.advance(task, step)
