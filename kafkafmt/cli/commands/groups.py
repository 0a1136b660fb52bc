"""``kafkafmt groups``: the groups of a cluster, and their members."""

from __future__ import annotations

from typing import Any

from kafkafmt.cli import exits, help_page, options, state_options
from kafkafmt.cli.output import tables
from kafkafmt.cluster.groups import read_group_members, read_groups

GROUPS = (
    *("group", "kind", "state", "protocolType", "protocol", "generation", "epoch"),
    *("numMembers", "timestamp"),
)
MEMBERS = (
    *("group", "kind", "memberId", "clientId", "clientHost", "memberEpoch", "memberState"),
    *("subscribedTopics", "assigned"),
)


@help_page.command(
    "groups",
    examples="""\
kafkafmt groups /var/lib/kafka/data
kafkafmt groups --members --group orders /var/lib/kafka/data
kafkafmt groups --as-of 2026-11-22T10:00:00Z --json __consumer_offsets-12""",
    epilog="""\
Kinds are classic, consumer (KIP-848), share and streams. The state is what a broker makes of the
records when it loads them. Topic ids have names where __cluster_metadata is in SOURCE.""",
)
@options.sources
@options.flag("--members", "Print the members of the groups.")
@options.groups
@state_options.of_state
def command(
    sources: tuple[str, ...],
    members: bool,
    groups: list[str] | None,
    as_of: dict[str, Any],
    view: tables.View,
    settings: options.ReadSettings,
) -> int:
    """Print the groups in __consumer_offsets."""
    read = read_group_members if members else read_groups
    table, damage = state_options.rows_of_groups(read, sources, groups, **settings, **as_of)
    tables.show(table, MEMBERS if members else GROUPS, view=view)
    return exits.DAMAGED if options.report(damage) else exits.SOUND
