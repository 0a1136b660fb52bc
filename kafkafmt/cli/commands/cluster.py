"""``kafkafmt cluster``: the metadata of a cluster at a moment, and its history."""

from __future__ import annotations

import glob
import os
from collections.abc import Sequence
from typing import Any

import click
import pyarrow as pa
from click.shell_completion import CompletionItem

from kafkafmt._base.arguments import nearest
from kafkafmt._base.damage import COLLECT, Damage
from kafkafmt._base.wording import printable
from kafkafmt.cli import exits, help_page, options, state_options, streams
from kafkafmt.cli.files import complete_files
from kafkafmt.cli.output import tables
from kafkafmt.cli.sources import refuse_other_files
from kafkafmt.cluster.history import scan_cluster_history
from kafkafmt.cluster.image import METADATA_VERSION, level_name
from kafkafmt.cluster.metadata import ClusterImage, read_cluster
from kafkafmt.storage.resolve import is_remote

_TABLES = (
    *("topics", "partitions", "brokers", "controllers", "configs", "acls", "quotas"),
    *("scram", "tokens"),
)
_SUMMARY = "summary"
_HISTORY = "history"
HISTORY = ("timestamp", "offset", "change")
_KNOWN = (*_TABLES, "features", _SUMMARY, _HISTORY)


def _complete(
    context: click.Context, parameter: click.Parameter, typed: str
) -> list[CompletionItem]:
    tables = [CompletionItem(name) for name in _KNOWN if typed and name.startswith(typed)]
    return tables or complete_files(context, parameter, typed)


@help_page.command(
    "cluster",
    examples="""\
kafkafmt cluster /var/lib/kafka/data
kafkafmt cluster topics /var/lib/kafka/data
kafkafmt cluster partitions --as-of 2026-11-22T10:00:00Z __cluster_metadata-0
kafkafmt cluster history /var/lib/kafka/data
kafkafmt cluster configs --json 00000000000000000186-0000000001.checkpoint""",
    epilog="""\
The state comes from the newest snapshot at or before the moment, and the log after it; the history
has a line for each record of the log, with names in place of ids. Secrets
(SCRAM salts and keys, token ids, values of sensitive configurations) are left out unless --secrets
is given.""",
)
@click.argument(
    "given", metavar="[TABLE] SOURCE...", shell_complete=_complete, nargs=-1, required=True
)
@options.flag("--secrets", "Print secrets, too.")
@state_options.of_state
def command(
    given: tuple[str, ...],
    secrets: bool,
    as_of: dict[str, Any],
    view: tables.View,
    settings: options.ReadSettings,
) -> int:
    """Print a TABLE of the cluster's metadata, or the number of rows in each table.

    TABLE is topics, partitions, brokers, controllers, configs, acls, quotas, scram, tokens,
    features, history, or summary, which is also what is printed without it.
    """
    what, sources = _divided(given)
    refuse_other_files(sources)
    if what == _HISTORY:
        damage: list[Damage] = []
        asked = {"on_damage": COLLECT, "damage": damage, **settings, **as_of}
        batches = scan_cluster_history(list(sources), secrets=secrets, **asked)
        tables.show(batches, HISTORY, view=view)
        return exits.DAMAGED if options.report(damage) else exits.SOUND
    # The findings of the image name what is damaged.
    image = read_cluster(list(sources), secrets=secrets, damage=[], **settings, **as_of)
    tables.show(_table(image, what), view=view)
    for finding in image.findings:
        streams.err_sentence(f"finding: {printable(str(finding))}")
    return exits.DAMAGED if image.findings else exits.SOUND


def _divided(given: Sequence[str]) -> tuple[str, Sequence[str]]:
    """Return the table and the sources; a usage error for a mistyped or a last table."""
    first, *others = given
    if first in _KNOWN:
        if not others:
            raise click.UsageError("Missing argument 'SOURCE...'", click.get_current_context())
        return first, others
    near = nearest(first, _KNOWN)
    is_path = "/" in first or is_remote(first) or glob.has_magic(first) or os.path.exists(first)
    if others and not is_path and near is not None:
        context = click.get_current_context()
        raise click.UsageError(f"No such table {first!r}. Did you mean {near!r}?", context)
    table = next((word for word in others if word in _KNOWN and not os.path.exists(word)), None)
    if table is not None:
        hint = f"the table comes first: kafkafmt cluster {table} {printable(first)}"
        raise click.UsageError(hint, click.get_current_context())
    return _SUMMARY, given


def _table(image: ClusterImage, what: str) -> pa.Table:
    if what == "features":
        return image.feature_levels
    if what == _SUMMARY:
        counts = {name: getattr(image, name).num_rows for name in _TABLES}
        level = image.features.get(METADATA_VERSION)
        known = {
            "metadata.version": None if level is None else level_name(level) or level,
            "offset": image.offset,
            "epoch": image.epoch,
            "snapshot": image.snapshot,
        }
        rows = {**known, **counts}
        return pa.table(
            {"what": list(rows), "value": [None if v is None else str(v) for v in rows.values()]}
        )
    table: pa.Table = getattr(image, what)
    return table
