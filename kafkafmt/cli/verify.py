"""``kafkafmt verify``: decode everything, and list the damaged ranges."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import click

from kafkafmt.cli import exits, options, streams
from kafkafmt.cli.sources import segments_of
from kafkafmt.damage import COLLECT, Damage, DamagePolicy
from kafkafmt.engine.batches import batches, report_unreadable
from kafkafmt.errors import KafkaFormatError
from kafkafmt.limits import DEFAULT_LIMITS
from kafkafmt.storage.options import StorageOptions
from kafkafmt.storage.segment_file import Extent, SegmentFile


@dataclass
class _Summary:
    """Counts so far; ``records`` are those that can be read, sizes are bytes."""

    segments: int = 0
    batches: int = 0
    records: int = 0
    size: int = 0
    tails: int = 0
    tail_size: int = 0
    damaged: int = 0
    damaged_size: int = 0

    def add(self, damage: Damage) -> None:
        if damage.is_tail:
            self.tails += 1
            self.tail_size += damage.length
        else:
            self.damaged += 1
            self.damaged_size += damage.length

    def __str__(self) -> str:
        verdict = "sound"
        if self.damaged:
            verdict = f"damaged ranges: {self.damaged:,} ({self.damaged_size:,} bytes)"
        tails = f"; tails: {self.tails:,} ({self.tail_size:,} bytes)" if self.tails else ""
        return (
            f"segments: {self.segments} batches: {self.batches} records: {self.records} "
            f"bytes: {self.size}\n{verdict}{tails}"
        )


@click.command(
    "verify",
    short_help="Decode everything, list the damaged ranges.",
    epilog="""\b
Examples:
  kafkafmt verify /var/lib/kafka/data
  kafkafmt verify orders-0/00000000000000000000.log && echo sound
  kafkafmt verify --storage-option endpoint_url=https://minio:9000 s3://logs/kafka
  ssh broker cat /var/lib/kafka/data/orders-0/00000000000000000000.log | kafkafmt verify -

\b
An unfinished last entry (truncated_tail) and the zeroes of a preallocated segment (zero_tail) are
listed, but they are not damage: Kafka itself cuts them off when it starts.""",
)
@options.sources
@options.log_format
@options.storage_options
def command(
    sources: tuple[str, ...], log_format: str | None, storage_options: StorageOptions
) -> int:
    """Check every checksum and decode every record; list damaged ranges, count the rest.

    Each damaged range is one line with file, position, length, kind and reason. The exit code is 1
    if there is any.
    """
    options.refuse_storage_options_without_url(sources)
    summary = _Summary()
    with (
        segments_of(sources, log_format, storage_options) as files,
        _progress(sum(file.size for file in files)) as advance,
    ):
        for file in files:
            for damage in _verify(file, summary, advance):
                streams.out(f"{options.line(damage, file.path)}\n")
    streams.out(f"{summary}\n")
    return exits.DAMAGED if summary.damaged else exits.SOUND


def _verify(
    file: SegmentFile, summary: _Summary, advance: Callable[[int], object]
) -> Iterator[Damage]:
    """Decode a segment and count its contents; yields each damaged range as it is found."""
    policy = DamagePolicy(COLLECT)
    summary.segments += 1
    with file.open() as window:
        summary.size += window.size
        for batch in batches(window, Extent(file), policy, DEFAULT_LIMITS):
            summary.batches += 1
            try:
                batch.ensure_valid()
                summary.records += len(batch.records())
            except KafkaFormatError as error:
                report_unreadable(batch, error, policy)
            yield from _taken(policy, summary)
            advance(batch.size_in_bytes)
    yield from _taken(policy, summary)


def _taken(policy: DamagePolicy, summary: _Summary) -> list[Damage]:
    found = list(policy.found)
    policy.found.clear()
    for damage in found:
        summary.add(damage)
    return found


@contextmanager
def _progress(size: int) -> Iterator[Callable[[int], object]]:
    """A progress bar on standard error, on a terminal only; yields a function to advance it."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("verify", total=size)
        yield lambda step: bar.advance(task, step)
