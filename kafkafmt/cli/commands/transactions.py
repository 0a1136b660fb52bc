"""``kafkafmt transactions``: the transactions of each partition, including hanging ones."""

from __future__ import annotations

from typing import Any

import click

from kafkafmt._base import moments
from kafkafmt._base.damage import Damage
from kafkafmt._base.moments import Moment, to_moment
from kafkafmt.cli import exits, help_page, options
from kafkafmt.cli.output import tables
from kafkafmt.cli.sources import refuse_wrong_sources
from kafkafmt.segment.engine.opening import deleted_are_passed_over
from kafkafmt.survey.transactions import read_hanging_transactions, read_transactions

EACH = (
    *("topic", "partition", "producerId", "producerEpoch", "transactionalId", "state"),
    *("firstOffset", "lastOffset", "markerOffset", "records", "firstTimestamp", "markerTimestamp"),
)
JOINED = (
    *("producerId", "producerEpoch", "transactionalId", "state", "records", "firstTimestamp"),
    *("markerTimestamp", "joinedBy", "partitions"),
)
OPEN = (
    *("topic", "partition", "producerId", "producerEpoch", "transactionalId", "firstOffset"),
    *("records", "firstTimestamp", "ageMs", "coordinatorState", "timeoutMs", "isHanging"),
    *("reason", "abortCommand"),
)


@help_page.command(
    "transactions",
    examples="""\
kafkafmt transactions /var/lib/kafka/data
kafkafmt transactions --open /var/lib/kafka/data
kafkafmt transactions --across-partitions --topic orders,payments data
kafkafmt transactions --json orders-0 | jq 'select(.state == "aborted")'""",
    epilog="""\
Transactional ids, and what hangs, are known where __transaction_state is in SOURCE. A transaction
whose marker was lost to damage has no state, unless the transaction index tells it.""",
)
@options.sources
@options.flag(
    "--open",
    "Only open transactions, oldest first, with their age, what their coordinator knows, "
    "whether they hang, and the command that aborts them.",
    argument="only_open",
)
@options.flag(
    "--across-partitions",
    "One row per transaction, with its partitions, instead of one in each partition.",
)
@click.option(
    "--as-of",
    "now",
    metavar="TIME",
    callback=options.parsed(lambda text: to_moment(moments.spoken(text))),
    help="With --open: the moment that ages count to, such as 15:30 or 2h. The latest timestamp in "
    "SOURCE by default, without those that lie in the future.",
)
@tables.of_logs
def command(
    sources: tuple[str, ...],
    only_open: bool,
    across_partitions: bool,
    now: Moment | None,
    topics: list[str] | None,
    view: tables.View,
    settings: options.ReadSettings,
) -> int:
    """Print the transactions of each partition: open ones first, then as they ended."""
    refuse_wrong_sources(sources)
    options.refuse_without_effect("--as-of", "it is for --open", when=not only_open)
    if only_open and across_partitions:
        raise click.UsageError("--open and --across-partitions exclude each other")
    damage: list[Damage] = []
    chosen: dict[str, Any] = {"topics": topics, "damage": damage, **settings}
    with exits.wrong_use(), deleted_are_passed_over():
        if only_open:
            table = read_hanging_transactions(list(sources), now=now, **chosen)
        else:
            table = read_transactions(list(sources), across_partitions=across_partitions, **chosen)
    tables.show(table, OPEN if only_open else JOINED if across_partitions else EACH, view=view)
    return exits.DAMAGED if options.report(damage) else exits.SOUND
