"""Writes docs/reference/cli.md from the help of the commands, or checks whether it is up to date.

Invariant: the document has every command, and no text besides the help.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import click

from kafkafmt.cli.app import HIDDEN, cli

TARGET = Path(__file__).resolve().parent.parent / "docs" / "reference" / "cli.md"
WIDTH = 100

HEAD = """# Command line

Written by `scripts/cli_reference.py` from the help of the commands (`make generate`).
"""


def help_of(command: click.Command, parent: click.Context | None, name: str) -> str:
    """One section: a heading, and the output of `--help` in a wide terminal."""
    settings = {**command.context_settings, "terminal_width": WIDTH}
    context = click.Context(command, info_name=name, parent=parent, **settings)
    lines = [line.rstrip() for line in command.get_help(context).splitlines()]
    return f"\n## {context.command_path}\n\n```text\n" + "\n".join(lines) + "\n```\n"


def reference() -> str:
    """The whole document."""
    top = click.Context(cli, info_name="kafkafmt", **cli.context_settings)
    sections = [help_of(cli, None, "kafkafmt")]
    for name in (*cli.list_commands(top), *HIDDEN):
        command = cli.get_command(top, name)
        if command is not None:
            sections.append(help_of(command, top, name))
    return HEAD + "".join(sections)


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Write the reference of the command line.")
    parser.add_argument("--check", action="store_true", help="only check whether it is up to date")
    arguments = parser.parse_args()
    if not arguments.check:
        TARGET.parent.mkdir(exist_ok=True)
        TARGET.write_text(reference(), encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == reference():
        return 0
    print("docs/reference/cli.md: outdated; run `make generate`", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
