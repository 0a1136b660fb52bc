"""``kafkafmt unpack``: the same segment with its entries decompressed."""

from __future__ import annotations

import sys

import click

from kafkafmt.cli import exits, options
from kafkafmt.cli.sources import segments_of
from kafkafmt.unpacking import unpack

_STANDARD_OUTPUT = "-"


@click.command(
    "unpack",
    short_help="Write a segment anew, with everything decompressed.",
    epilog="""\b
Examples:
  kafkafmt unpack orders-0/00000000000000000000.log unpacked.log
  kafkafmt unpack --on-damage copy damaged.log - | kafkafmt batches --on-damage collect -
  ssh broker cat /var/lib/kafka/data/orders-0/00000000000000000000.log | kafkafmt unpack - here.log

\b
The Web IDE of Kaitai Struct then shows every record. Batches get a new length and checksum;
compressed messages of v0 and v1 give way to the messages inside of them, with their offsets and
times. What is not compressed is copied byte for byte, an unfinished or preallocated tail too. An
.index does not fit the new segment: it holds positions.

\b
OUT is there when everything is written, and not before; - is standard output, which has what comes
before the damage when there is any.""",
)
@click.argument("segment", metavar="SEGMENT")
@click.argument("out", metavar="OUT")
@click.option(
    "--on-damage",
    type=click.Choice(["raise", "skip", "collect", "copy"]),
    default="raise",
    show_default=True,
    help="raise: write nothing. skip: leave it out. collect: as skip, and list what was left out "
    "on standard error. copy: copy it as it is, and list it. With the last two the exit code is 1 "
    "if there was any.",
)
@click.option("--force", is_flag=True, help="Replace OUT if it is there already.")
def command(segment: str, out: str, on_damage: str, force: bool) -> int:
    """Write SEGMENT to OUT with its entries decompressed: the same records, none of them hidden."""
    with segments_of([segment]) as segments:
        if len(segments) != 1:
            raise click.UsageError(f"{segment}: stands for {len(segments)} segments, expected one")
        target = sys.stdout.buffer if out == _STANDARD_OUTPUT else out
        found = unpack(segments[0], target, on_damage=on_damage, overwrite=force)
        return exits.DAMAGED if options.report(found) else exits.SOUND
