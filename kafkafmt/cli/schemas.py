"""``kafkafmt schemas``: what a schema registry has registered, from its log."""

from __future__ import annotations

import json

import click

from kafkafmt.cli import exits, help_page, options, streams
from kafkafmt.cli.completion import complete_files
from kafkafmt.damage import Damage, OnDamage
from kafkafmt.limits import Limits
from kafkafmt.printable import printable
from kafkafmt.storage.options import StorageOptions
from kafkafmt.values import Schemas, read_schemas

_SHOWN = ("context", "subject", "version", "id", "type", "state", "guid")


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
@click.option(
    "--json",
    "as_json",
    is_flag=True,
    help="Print one JSON object per line, with the schema's text.",
)
@options.on_damage
@options.storage_options
@options.limits
def command(
    source: str,
    as_json: bool,
    on_damage: OnDamage,
    storage_options: StorageOptions,
    limits: Limits,
) -> int:
    """List every version of every subject, with its id and its state.

    SOURCE is the log directory _schemas-0, a broker's data directory, one of its segments, or a
    folder of .avsc, .proto and .json files.
    """
    damage: list[Damage] = []
    found = read_schemas(
        source,
        on_damage=options.told(on_damage),
        damage=damage,
        limits=limits,
        storage_options=storage_options,
    )
    rows = found.to_table().to_pylist()
    if as_json:
        for row in rows:
            streams.out(f"{json.dumps(row, ensure_ascii=False, separators=(',', ':'))}\n")
    else:
        _print(rows)
    _report(found)
    return exits.DAMAGED if options.report(damage, on_damage=on_damage) else exits.SOUND


def _print(rows: list[dict[str, object]]) -> None:
    """A table of aligned columns."""
    lines = [[name.upper() for name in _SHOWN]]
    cells = ([row[name] for name in _SHOWN] for row in rows)
    lines += [["-" if cell is None else printable(str(cell)) for cell in row] for row in cells]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        padded = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        streams.out(f"{'  '.join(padded).rstrip()}\n")


def _report(found: Schemas) -> None:
    for clash in found.clashes:
        streams.err(f"clash: {printable(str(clash))}\n")
    for line in found.skipped:
        streams.err(f"skipped: {printable(str(line))}\n")
