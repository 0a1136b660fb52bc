"""``kafkafmt grammar``: the package's grammars for the Kaitai Web IDE."""

from __future__ import annotations

from importlib.resources import files

import click

from kafkafmt._base.arguments import nearest
from kafkafmt.cli import exits, help_page, streams

_LOG = "kafka_log"
_SUFFIX = ".ksy"


@help_page.command(
    "grammar",
    examples="""\
kafkafmt grammar > kafka_log.ksy
kafkafmt grammar --list
kafkafmt grammar __consumer_offsets > kafka_consumer_offsets_log.ksy""",
    epilog="""\
A grammar has all that it needs in one file: drop it into https://ide.kaitai.io, and a file to
look at beside it.""",
)
@click.argument("name", required=False, default=_LOG)
@click.option("--list", "listed", is_flag=True, help="Print the names of the grammars.")
def command(name: str, listed: bool) -> int:
    """Print the grammar of all segments, or of one of Kafka's own topics, NAME.

    Grammars are in the language of Kaitai Struct; the project's parsers are generated from them.
    """
    folder = files("kafkafmt.generated") / "webide"
    names = sorted(
        path.name.removesuffix(_SUFFIX) for path in folder.iterdir() if path.name.endswith(_SUFFIX)
    )
    if listed:
        streams.out("".join(f"{name}\n" for name in names))
        return exits.SOUND
    if name.startswith("__"):
        name = f"kafka_{name[2:]}_log"
    if name not in names:
        near = nearest(name, names)
        hint = (
            "without a name it is that of any segment; --list prints the names; parts are in the"
            " repository's ksy/"
            if near is None
            else f"did you mean {near!r}?"
        )
        raise click.UsageError(f"no grammar {name!r}; {hint}")
    streams.out((folder / f"{name}{_SUFFIX}").read_text("utf-8"))
    return exits.SOUND
