"""``kafkafmt replicas``: the copies of each partition on several brokers, or their differences."""

from __future__ import annotations

import click

from kafkafmt._base.damage import Damage
from kafkafmt._base.wording import printable
from kafkafmt.cli import exits, help_page, options, streams
from kafkafmt.cli.output import tables
from kafkafmt.cli.sources import refuse_wrong_sources
from kafkafmt.survey.comparison.replicas import MergedReplicas, merge_replicas

COPIES = ("topic", "partition", "isChosen", "leaderEpoch", "firstOffset", "endOffset", "path")
SHORT = ("topic", "partition", "path", "isChosen", "leaderEpoch", "firstOffset", "endOffset")
_NO_REPLICA = "only a log directory <topic>-<partition> of Kafka 0.8 or later has replicas"
_ONE_LOG = "a log of tiered storage is one log, with what brokers beside it have"
DIFFERENCES = ("topic", "partition", "kind", "firstOffset", "lastOffset", "message", "path")


@help_page.command(
    "replicas",
    examples="""\
kafkafmt replicas /mnt/broker1 /mnt/broker2 /mnt/broker3
kafkafmt replicas --compare --topic orders /mnt/broker1 /mnt/broker2
kafkafmt records --merge-replicas /mnt/broker1 /mnt/broker2""",
    epilog="""\
The chosen copy is the one with the highest last leader epoch; of several, the one that ends last.
The commands records, batches and export read it with --merge-replicas, and take what it lacks from
the other copies.

Exit codes: 0; with --compare 1 if copies differ; 2 wrong use.""",
)
@options.sources
@click.option(
    "--compare",
    is_flag=True,
    help="Read all copies, and list where they differ from the chosen one.",
)
@click.option(
    "--all", "everything", is_flag=True, help="List what may rightly differ, too; with --compare."
)
@tables.of_logs
def command(
    sources: tuple[str, ...],
    compare: bool,
    everything: bool,
    topics: list[str] | None,
    view: tables.View,
    settings: options.ReadSettings,
) -> int:
    """List the copies of each partition in the data directories of several brokers."""
    refuse_wrong_sources(sources)
    options.refuse_without_effect("--all", "it is for --compare", when=not compare)
    options.refuse_without_effect("--threads", "it is for --compare", when=not compare)
    damage: list[Damage] = []
    with exits.wrong_use():
        merged = merge_replicas(
            list(sources),
            topics=topics,
            damage=damage,
            storage_options=settings["storage_options"],
            limits=settings["limits"],
        )
    _name_others(merged, sources)
    if not compare:
        is_short = view.is_for_people and not view.wide
        # The data directory tells the copies of a partition apart.
        parts = map(tables.in_data_directory, merged.copies.to_batches())
        copies = parts if is_short else merged.copies
        tables.show(copies, SHORT if is_short else COPIES, view=view)
        return exits.DAMAGED if options.report(damage) else exits.SOUND
    found = merged.differences(everything=everything, threads=settings["threads"])
    if found.num_rows or view.json:
        tables.show(found, DIFFERENCES, view=view)
    is_damaged = options.report(damage)
    return exits.DAMAGED if found.num_rows or is_damaged else exits.SOUND


def _name_others(merged: MergedReplicas, sources: tuple[str, ...]) -> None:
    """Name the logs that have no copies: of Kafka 0.7, of no partition, and of tiered storage.

    Raises:
        click.UsageError: all logs are of these.
    """
    copies = set(merged.copies.column("path").to_pylist())
    others: dict[str, str] = {}
    for extent in merged:
        if extent.copied is not None:
            others |= dict.fromkeys(extent.copied.directories, _ONE_LOG)
        elif extent.directory not in copies:
            others[extent.directory] = _NO_REPLICA
    if others and not copies:
        why = next(iter(others.values()))
        raise click.UsageError(f"{', '.join(sources)}: holds no replica: {why}")
    for directory, why in sorted(others.items()):
        streams.err_sentence(f"not compared: {printable(directory)}: {why}")
