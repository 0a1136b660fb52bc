"""``kafkafmt export``: the Spark job that writes every partition of a source to Parquet."""

from __future__ import annotations

import importlib.util

import click

from kafkafmt.cli import exits, options


@click.command(
    "export",
    short_help="Write Parquet tables and a report, with Spark.",
    epilog="""\b
Examples:
  kafkafmt export /var/lib/kafka/data parquet
  kafkafmt export '/var/lib/kafka/data/orders-*' orders
  kafkafmt export --master spark://spark:7077 /mnt/logs /mnt/parquet
  kafkafmt export orders-0 out && python -m webbrowser out/report.html

\b
Needs Spark (pip install 'kafkafmt[spark]') and Java. OUT then holds records/ (by topic and
partition), batches/, damage/, report.html and report.json; a second run replaces them, all or
nothing. Damage does not stop the job: it is listed in damage/, and the exit code is 1.""",
)
@click.argument("source", metavar="SOURCE")
@click.argument("out", metavar="OUT", type=click.Path(file_okay=False))
@options.log_format
@click.option(
    "--master",
    metavar="URL",
    help="Spark's master. By default Spark runs here, on all cores.",
)
@click.option(
    "--progress/--no-progress",
    default=True,
    show_default=True,
    help="Show a progress bar, on a terminal.",
)
def command(
    source: str, out: str, log_format: str | None, master: str | None, progress: bool
) -> int:
    """Write every partition under SOURCE to Parquet tables in the directory OUT, with Spark."""
    if importlib.util.find_spec("pyspark") is None:
        raise click.ClickException("export needs Spark: pip install 'kafkafmt[spark]'")
    from kafkafmt.spark import export, terminal

    report = export.run(source, out, master=master, progress=progress, log_format=log_format)
    terminal.print_report(report)
    return exits.DAMAGED if report.is_damaged else exits.SOUND
