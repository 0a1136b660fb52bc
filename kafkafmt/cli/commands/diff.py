"""``kafkafmt diff``: the copies of a partition, or of a data directory, compared."""

from __future__ import annotations

import click

from kafkafmt._base.damage import Damage
from kafkafmt._base.wording import printable
from kafkafmt.cli import exits, help_page, options, streams
from kafkafmt.cli.output import tables
from kafkafmt.cli.sources import refuse_wrong_sources
from kafkafmt.survey.comparison.difference import MergedReplicas, diff, merge_replicas

SHOWN = ("topic", "partition", "kind", "firstOffset", "lastOffset", "left", "right", "message")
OF_COPIES = ("topic", "partition", "kind", "firstOffset", "lastOffset", "message", "path")
_NO_REPLICA = "only a log directory <topic>-<partition> of Kafka 0.8 or later has replicas"
_ONE_LOG = "a log of tiered storage is one log, with what brokers beside it have"


@help_page.command(
    "diff",
    examples="""\
kafkafmt diff broker1/orders-0 broker2/orders-0
kafkafmt diff --topic orders /mnt/broker1 /mnt/broker2 /mnt/broker3
kafkafmt diff --all --json backup/orders-0 /var/lib/kafka/data/orders-0""",
    epilog="""\
What may rightly differ is left out: the log start, the end above the high watermark, what
compaction removed, how records are batched and compressed, and where segments begin. --all lists
it, too.

Two sources are compared with each other. Of more, or in one that holds several copies, each copy of
a partition is compared with the one that has the highest last leader epoch, and of several that
ends last; path names the copy that differs. The commands records, batches and export read that copy
with --merge-replicas, and take what it lacks from the others.

Exit codes: 0 equal, 1 different, 2 wrong use (also where the sources are not copies).""",
)
@options.sources
@options.flag("--all", "List what may rightly differ, too.", argument="everything")
@tables.of_logs
def command(
    sources: tuple[str, ...],
    everything: bool,
    topics: list[str] | None,
    view: tables.View,
    settings: options.ReadSettings,
) -> int:
    """Compare copies: where they diverge, and their extra and differing records."""
    refuse_wrong_sources(sources)
    damage: list[Damage] = []
    if len(sources) == 2:
        with exits.wrong_use():
            found = diff(*sources, everything=everything, topics=topics, **settings)
    else:
        with exits.wrong_use():
            merged = merge_replicas(
                list(sources),
                topics=topics,
                damage=damage,
                storage_options=settings["storage_options"],
                limits=settings["limits"],
            )
        _expect_copies(merged, sources, is_damaged=bool(damage))
        found = merged.differences(everything=everything, threads=settings["threads"])
    if found.num_rows or view.json:
        tables.show(found, SHOWN if len(sources) == 2 else OF_COPIES, view=view)
    elif view.is_for_people:
        streams.out("no difference\n")
    is_damaged = options.report(damage)
    return exits.DAMAGED if found.num_rows or is_damaged else exits.SOUND


def _expect_copies(merged: MergedReplicas, sources: tuple[str, ...], *, is_damaged: bool) -> None:
    """Name the logs without copies: of Kafka 0.7, of no partition, and of tiered storage.

    It is wrong use if all logs are of these, or no partition has several copies.
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
    places = merged.copies.select(["topic", "partition"]).to_pylist()
    if not is_damaged and all(place not in places[:at] for at, place in enumerate(places)):
        raise click.UsageError("expected several copies of a partition, found one of each")
