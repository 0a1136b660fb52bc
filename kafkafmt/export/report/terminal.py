"""The report on the terminal: one row per topic, a line of totals, and the damage by kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from kafkafmt.counts import counted
from kafkafmt.damage import NAMES, TAILS
from kafkafmt.export.report import text
from kafkafmt.export.report.figures import ExportReport, Figures
from kafkafmt.printable import printable

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def print_report(report: ExportReport, console: Console | None = None) -> None:
    """Prints the table of topics, the kinds of damage, and the path of the output."""
    if report.is_unchanged:  # said without rich, which takes a while to load
        place = printable(report.out)
        click.echo(f"Nothing is new: {place} is unchanged ({report.seconds:.1f} s)")
        return
    from rich.console import Console
    from rich.text import Text

    console = console or Console()
    console.print(topic_table(report))
    for kind, ranges in report.damage_kinds.items():
        style = "dim" if kind in TAILS else "red"
        console.print(Text(f"{NAMES[kind]}: {counted(ranges, 'range')}", style=style))
    for needed in report.private_keys:
        log = text.log(needed.topic, needed.partition)
        told = printable(f"not read: {log} {needed.message}")
        console.print(Text(told, style="red"), soft_wrap=True)
    total = report.total
    if total.values_failed:
        failed = f"keys and values that do not decode: {text.count(total.values_failed)}"
        console.print(Text(failed, style="red"))
    if total.gaps:
        console.print(
            Text(
                f"missing offsets: {text.count(total.missing_offsets)},"
                f" in {counted(total.gaps, 'gap')}"
            )
        )
    records = text.short_count(round(report.records_per_second))
    size = text.size(report.segment_bytes_per_second)
    speed = f"{report.seconds:.1f} s: {records} records/s, {size}/s of segments"
    console.print(Text(speed, style="dim"))
    console.print(
        Text("ratio = bytes of keys, values and headers / bytes of their batches on disk", "dim")
    )
    place = printable(report.out)
    console.print(f"Tables and report.html are in {place}", markup=False, soft_wrap=True)


def topic_table(report: ExportReport) -> Table:
    """The topics with partitions, records, bytes, compression ratio and damage."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(
        box=box.SIMPLE_HEAD,
        show_footer=True,
        show_edge=False,
        collapse_padding=True,
        pad_edge=False,
    )
    topics, total = report.topics, report.total
    table.add_column("topic", "total", overflow="fold")
    for name, footer in zip(_COLUMNS, _cells(len(report.partitions), total), strict=True):
        table.add_column(name, footer, justify="right", no_wrap=True)
    for topic in topics:
        table.add_row(Text(text.topic(topic.topic)), *_cells(topic.partitions, topic))
    return table


_COLUMNS = ("partitions", "records", "payload", "stored", "ratio", "damaged")


def _cells(partitions: int, figures: Figures) -> list[str]:
    damaged = text.size(figures.damaged_bytes) if figures.damaged_ranges else text.NO_VALUE
    return [
        text.count(partitions),
        text.count(figures.records),
        text.size(figures.payload_bytes),
        text.size(figures.stored_bytes),
        text.ratio(figures.compression_ratio),
        f"[red]{damaged}[/red]" if figures.damaged_ranges else damaged,
    ]
