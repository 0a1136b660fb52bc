"""``kafkafmt cluster``: the metadata of a cluster at a moment."""

from __future__ import annotations

from typing import Any

import click
import pyarrow as pa

from kafkafmt.cli import exits, options, streams, tables
from kafkafmt.damage import Damage
from kafkafmt.limits import Limits
from kafkafmt.printable import printable
from kafkafmt.state.cluster import ClusterImage, cluster_image
from kafkafmt.storage.options import StorageOptions

_TABLES = (
    *("topics", "partitions", "brokers", "controllers", "configs", "acls", "quotas"),
    *("scram", "tokens"),
)


@click.command(
    "cluster",
    short_help="Print topics, brokers, configurations, ACLs and more of a KRaft cluster.",
    epilog="""\b
Examples:
  kafkafmt cluster topics /var/lib/kafka/data
  kafkafmt cluster partitions --as-of 2026-11-22T10:00:00Z __cluster_metadata-0
  kafkafmt cluster configs --json 00000000000000000186-0000000001.checkpoint

\b
The state comes from the newest snapshot at or before the moment, and the log after it. Secrets
(SCRAM salts and keys, token ids, values of sensitive configurations) are left out unless --secrets
is given.""",
)
@click.argument("what", metavar="TABLE", type=click.Choice([*_TABLES, "features", "summary"]))
@options.sources
@tables.as_of
@click.option("--secrets", is_flag=True, help="Print secrets, too.")
@tables.as_json
@options.threads
@options.storage_options
@options.limits
def command(
    what: str,
    sources: tuple[str, ...],
    as_of: dict[str, Any],
    secrets: bool,
    as_json: bool,
    threads: int,
    storage_options: StorageOptions,
    limits: Limits,
) -> int:
    """Print a TABLE of the cluster's metadata.

    TABLE is topics, partitions, brokers, controllers, configs, acls, quotas, scram, tokens,
    features or summary.
    """
    damage: list[Damage] = []
    image = cluster_image(
        list(sources),
        secrets=secrets,
        **{
            "damage": damage,
            "threads": threads,
            "limits": limits,
            "storage_options": storage_options,
            **as_of,
        },
    )
    tables.show(_table(image, what), json_lines=as_json)
    for finding in image.findings:
        streams.err(f"finding: {printable(str(finding))}\n")
    return exits.DAMAGED if image.findings else exits.SOUND


def _table(image: ClusterImage, what: str) -> pa.Table:
    if what == "features":
        return image.feature_levels
    if what == "summary":
        counts = {name: getattr(image, name).num_rows for name in _TABLES}
        known = {"offset": image.offset, "epoch": image.epoch, "snapshot": image.snapshot}
        rows = {**known, **counts}
        return pa.table(
            {"what": list(rows), "value": [None if v is None else str(v) for v in rows.values()]}
        )
    table: pa.Table = getattr(image, what)
    return table
