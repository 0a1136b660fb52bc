"""``kafkafmt offsets``: what groups have committed, and their lag."""

from __future__ import annotations

from typing import Any

from kafkafmt.cli import exits, help_page, options, tables
from kafkafmt.damage import Damage
from kafkafmt.limits import Limits
from kafkafmt.state.lag import read_lag
from kafkafmt.storage.options import StorageOptions

SHOWN = (
    *("group", "topic", "topicPartition", "committedOffset", "logEndOffset", "lag"),
    *("commitTimestamp", "pendingOffset"),
)


@help_page.command(
    "offsets",
    examples="""\
kafkafmt offsets /var/lib/kafka/data
kafkafmt offsets --group orders --as-of 2026-11-22T10:00Z data
kafkafmt offsets --json __consumer_offsets-12 | jq .committedOffset""",
    epilog="""\
A group's offsets are in one partition of __consumer_offsets. The end of a log, and the lag, are
known where the topic's own segments are in SOURCE. A commit of a transaction counts when the
transaction is committed; until then it is the pending offset.""",
)
@options.sources
@options.groups
@tables.as_of
@tables.options
@options.threads
@options.storage_options
@options.limits
def command(
    sources: tuple[str, ...],
    groups: list[str] | None,
    as_of: dict[str, Any],
    view: tables.View,
    threads: int,
    storage_options: StorageOptions,
    limits: Limits,
) -> int:
    """Print the committed offset of each group and partition."""
    damage: list[Damage] = []
    table = read_lag(
        list(sources),
        **{
            "on_damage": "collect",
            "damage": damage,
            "threads": threads,
            "limits": limits,
            "storage_options": storage_options,
            **as_of,
        },
    )
    table = tables.of_groups(table, groups)
    tables.show(table, SHOWN, view=view)
    return exits.DAMAGED if options.report(damage) else exits.SOUND
