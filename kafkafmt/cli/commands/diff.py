"""``kafkafmt diff``: two copies of a partition, or of a data directory, compared."""

from __future__ import annotations

import click

from kafkafmt.cli import exits, help_page, options, streams
from kafkafmt.cli.files import complete_files
from kafkafmt.cli.output import tables
from kafkafmt.cli.sources import refuse_wrong_sources
from kafkafmt.survey.comparison.difference import diff

SHOWN = ("topic", "partition", "kind", "firstOffset", "lastOffset", "left", "right", "message")


@help_page.command(
    "diff",
    examples="""\
kafkafmt diff broker1/orders-0 broker2/orders-0
kafkafmt diff --topic orders /mnt/broker1 /mnt/broker2
kafkafmt diff --all --json backup/orders-0 /var/lib/kafka/data/orders-0""",
    epilog="""\
What may rightly differ is left out: the log start, the end above the high watermark, what
compaction removed, how records are batched and compressed, and where segments begin. --all lists
it, too.

Exit codes: 0 equal, 1 different, 2 wrong use (also where the two are not copies).""",
)
@click.argument("left", metavar="LEFT", shell_complete=complete_files)
@click.argument("right", metavar="RIGHT", shell_complete=complete_files)
@click.option("--all", "everything", is_flag=True, help="List what may rightly differ, too.")
@tables.of_logs
def command(
    left: str,
    right: str,
    everything: bool,
    topics: list[str] | None,
    view: tables.View,
    settings: options.ReadSettings,
) -> int:
    """Compare two copies: where they part, what one has more, which records differ."""
    refuse_wrong_sources((left, right))
    with exits.wrong_use():
        table = diff(left, right, everything=everything, topics=topics, **settings)
    if table.num_rows or view.json:
        tables.show(table, SHOWN, view=view)
    elif view.is_for_people:
        streams.out("no difference\n")
    return exits.DAMAGED if table.num_rows else exits.SOUND
