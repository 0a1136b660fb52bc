"""``kafkafmt unpack``: the same segment with its entries decompressed."""

from __future__ import annotations

import click

from kafkafmt._base.damage import RAISE
from kafkafmt._base.limits import Limits
from kafkafmt.cli import exits, files, help_page, options, streams
from kafkafmt.cli.sources import open_extents
from kafkafmt.repair.unpack import UNPACK_ON_DAMAGE, unpack


@help_page.command(
    "unpack",
    examples="""\
kafkafmt unpack orders-0/00000000000000000000.log \\
    copy/00000000000000000000.log
kafkafmt unpack --on-damage copy damaged.log - | kafkafmt batches -
ssh broker cat orders-0/00000000000000000000.log | kafkafmt unpack - my.log""",
    epilog="""\
A viewer such as the Web IDE of Kaitai Struct then shows every record. Batches get a new length and
checksum; compressed messages of v0 and v1 are replaced by the messages inside them, with their
offsets and timestamps. Everything else is copied byte for byte, an unfinished or preallocated tail
too. The .index of the old segment does not fit the new one, since positions change.

OUT appears when everything is written. Give it the name of a segment if you want to dump it, since
the dump needs the offset in the name. If OUT is - (standard output) and there is damage, the
entries before the damage are written.""",
)
@options.segment
@options.out
@click.option(
    "--on-damage",
    type=click.Choice(UNPACK_ON_DAMAGE),
    default=RAISE,
    show_default=True,
    help="raise: write nothing. skip: leave damaged entries out. collect: as skip, and list the "
    "damaged ranges on standard error. copy: copy them unchanged, and list them. With collect and "
    "copy the exit code is 1 if there are any.",
)
@options.flag("--force", "Replace OUT if it exists.")
@options.with_progress
@options.limits
def command(segment: str, out: str, on_damage: str, force: bool, limits: Limits) -> int:
    """Write a copy of SEGMENT to OUT with its entries decompressed; the records stay the same."""
    options.refuse_without_effect(
        "--force",
        "it replaces a file, and OUT is standard output",
        when=out == files.STANDARD_OUTPUT,
    )
    hint = "--on-damage skip leaves it out, and copy copies what can be read unchanged"
    with options.with_way_out(on_damage, hint), open_extents([segment]) as extents:
        if len(extents) != 1:
            raise click.UsageError(f"{segment}: has {len(extents)} segments, expected one")
        with files.wrong_use(out, force=force):
            target = streams.binary() if out == files.STANDARD_OUTPUT else out
            file = extents[0].segment
            found = unpack(file, target, on_damage=on_damage, force=force, limits=limits)
        files.tell_written(out)
        return exits.DAMAGED if options.report(found) else exits.SOUND
