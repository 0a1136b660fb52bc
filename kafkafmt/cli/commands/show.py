"""``kafkafmt show``: the bytes of one record or batch, field by field."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import click

from kafkafmt._base.wording import printable
from kafkafmt.cli import exits, help_page, layout, options, streams
from kafkafmt.cli.output import tables
from kafkafmt.cli.sources import refuse_wrong_sources
from kafkafmt.survey.fields import DECOMPRESSED, read_fields

_BYTES = ((120, 16), (72, 8), (0, 4))
"""Bytes in a line, by the least columns of the terminal; into a pipe, the most."""
_LEAST = 16
"""Columns for the names of fields; a longer line is better than narrower ones."""
_MOST = 256
"""Bytes of a field that are printed."""


@help_page.command(
    "show",
    examples="""\
kafkafmt show --offset 4711 /var/lib/kafka/data/orders-0
kafkafmt show --position 81920 orders-0/00000000000000000000.log
kafkafmt show --json --offset 4711 orders-0 | jq 'select(.name == "value")'""",
    epilog="""\
Each line has position, bytes, Kafka's name of the field, and value. The records of a compressed
batch are shown from the decompressed bytes, whose positions begin with 0 again. A field of more
than 256 bytes is cut off; --json has all of it, as Base64.""",
)
@options.segment
@click.option(
    "--offset",
    type=options.Number(),
    metavar="N",
    help="The record with this offset, and its batch's header.",
)
@click.option(
    "--position",
    type=options.Number(),
    metavar="N",
    help="The batch that begins at this byte of the segment, with all of its records.",
)
@options.as_json
@options.access
@options.with_progress
@options.limits
def command(segment: str, as_json: bool, **asked: Any) -> int:
    """Print the bytes of a record or a batch as hexadecimal numbers, each field with its meaning.

    SEGMENT is a segment file, or the directory of a partition.
    """
    refuse_wrong_sources((segment,))
    if (asked["offset"] is None) == (asked["position"] is None):
        raise click.UsageError(
            "give --offset N, as records has them, or --position N, as batches has them"
        )
    with exits.wrong_use():
        table = read_fields(segment, **asked)
    if as_json:
        tables.show(table, view=tables.View(json=True))
        return exits.SOUND
    width = layout.terminal_width() if streams.is_terminal() else None
    buffer = None
    for row in table.to_pylist():
        if row["buffer"] != buffer and row["buffer"] == DECOMPRESSED:
            streams.out("decompressed:\n")
        buffer = row["buffer"]
        streams.out("".join(f"{line}\n" for line in _lines(row, width)))
    return exits.SOUND


def _lines(row: dict[str, Any], width: int | None) -> list[str]:
    """Return the lines of a field; a structure has no bytes of its own in them."""
    size = next(count for least, count in _BYTES if width is None or width >= least)
    note = "" if row["note"] is None else f"  ({printable(row['note'])})"
    bits = "" if row["bits"] is None else f" bit {row['bits']}"
    value = "" if row["value"] is None else f": {printable(row['value'])}"
    indent = "  " * row["depth"]
    texts = [f"{indent}{row['name']}{bits}{value}{note}"]
    if width is not None:
        room = max(_LEAST, width - 14 - 3 * size)
        texts = layout.wrapped(texts[0].lstrip(), room, len(indent), len(indent) + 2)
    data = row["bytes"][:_MOST]
    pieces = [data[at : at + size].hex(" ") for at in range(0, len(data), size)]
    if row["value"] is None:
        pieces = [f"{row['length']} bytes"]
    lines = []
    for number, (piece, text) in enumerate(zip_longest(pieces, texts, fillvalue="")):
        position = row["position"] + number * size if piece or not number else ""
        lines.append(f"{position:>10}  {piece:<{3 * size}}  {text}".rstrip())
    if row["value"] is not None and len(row["bytes"]) > _MOST:
        lines.append(f"{'':>10}  … {len(row['bytes']) - _MOST} bytes more")
    return lines
