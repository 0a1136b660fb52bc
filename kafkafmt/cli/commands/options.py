"""``kafkafmt help options``: the options with the same meaning for many commands."""

from __future__ import annotations

import click

from kafkafmt.cli import help_page, options, streams


@click.command(
    "options",
    cls=help_page.CommonOptionsPage,
    options_metavar="",
    examples="""\
kafkafmt verify --threads 4 --json /var/lib/kafka/data
kafkafmt --times ms --wide ls /var/lib/kafka/data
kafkafmt records --limit-entry batch-bytes=1000000 data/orders-0""",
    epilog="""\
The help of a command names those that it takes; others are refused. They may stand before the
command or after it.""",
)
@options.together(*options.COMMON)
@click.pass_context
def command(context: click.Context, /, **_: object) -> None:
    """Describe the common options; each means the same for all of its commands."""
    streams.out(f"{context.get_help()}\n")
