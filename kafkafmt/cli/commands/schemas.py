"""``kafkafmt schemas``: the schemas of a registry, from its log."""

from __future__ import annotations

from typing import Any

import click

from kafkafmt._base.damage import Damage, OnDamage
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.wording import printable
from kafkafmt.cli import exits, help_page, options, streams
from kafkafmt.cli.files import complete_files
from kafkafmt.cli.output import tables
from kafkafmt.cli.sources import refuse_other_files
from kafkafmt.values import SchemaError, Schemas, read_schemas
from kafkafmt.values.errors import NoRegistryError

SHOWN = ("subject", "version", "id", "type", "state", "context", "guid")

_LISTED = 10  # of what is skipped


@help_page.command(
    "schemas",
    examples="""\
kafkafmt schemas /var/lib/kafka/data/_schemas-0
kafkafmt schemas --json /var/lib/kafka/data | jq -r 'select(.id == 7).schema'
kafkafmt schemas schemas/""",
    epilog="""\
States: active; soft_deleted; hard_deleted, where the log still holds the text. Records that were
written with a deleted schema can be read all the same.""",
)
@click.argument("source", metavar="SOURCE", shell_complete=complete_files)
@tables.options
@options.on_damage
@options.storage_options
@options.with_progress
@options.limits
def command(source: str, view: tables.View, on_damage: OnDamage, **access: Any) -> int:
    """List every version of every subject, with its id and its state.

    SOURCE is the log directory _schemas-0, a broker's data directory, one of its segments, or a
    folder of .avsc, .proto and .json files.
    """
    damage: list[Damage] = []
    try:
        found = read_schemas(
            source, on_damage=options.counting_policy(on_damage), damage=damage, **access
        )
    except SchemaError as error:
        if isinstance(error, NoRegistryError) and not damage:
            raise click.UsageError(str(error)) from error
        options.report(damage, on_damage=on_damage)
        raise
    except KafkaFormatError:
        refuse_other_files((source,))
        raise
    tables.show(found.to_table(), SHOWN, view=view)
    _report(found)
    return exits.DAMAGED if options.report(damage, on_damage=on_damage) else exits.SOUND


def _report(found: Schemas) -> None:
    for clash in found.clashes:
        streams.err_sentence(f"clash: {printable(str(clash))}")
    for line in found.skipped[:_LISTED]:
        streams.err_sentence(f"skipped: {printable(str(line))}")
    if len(found.skipped) > _LISTED:
        streams.err_sentence(f"skipped: {len(found.skipped) - _LISTED:,} more")
