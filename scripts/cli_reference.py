"""Write docs/reference/cli.md and a page for each command, from the help of the commands.

Invariant: there is a page for every command, and no text in it besides the help.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import click

from kafkafmt.cli.app import HIDDEN, cli

DOCS = Path(__file__).resolve().parent.parent / "docs" / "reference"
WIDTH = 80

HEAD = """# Command line

Each command has a page with its help: examples first, then its options.
"""


def help_block(command: click.Command, parent: click.Context | None, name: str) -> str:
    """Return the output of `--help` in a wide terminal, as a block of Markdown."""
    settings = {**command.context_settings, "terminal_width": WIDTH}
    context = click.Context(command, info_name=name, parent=parent, **settings)
    lines = [line.rstrip() for line in command.get_help(context).splitlines()]
    return "```text\n" + "\n".join(lines) + "\n```\n"


def pages() -> dict[Path, str]:
    """Return the documents by their paths."""
    top = click.Context(cli, info_name="kafkafmt", **cli.context_settings)
    documents, links = {}, []
    for name in (*cli.list_commands(top), *HIDDEN):
        command = cli.get_command(top, name)
        if command is not None:
            body = help_block(command, top, name)
            documents[DOCS / "cli" / f"{name}.md"] = f"# kafkafmt {name}\n\n{body}"
            first = (command.help or "").partition("\n\n")[0]
            links.append(f"- [{name}](cli/{name}.md): {' '.join(first.split())}\n")
    general = f"\n## kafkafmt\n\n{help_block(cli, None, 'kafkafmt')}"
    return {DOCS / "cli.md": f"{HEAD}\n{''.join(links)}{general}", **documents}


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Write the reference of the command line.")
    parser.add_argument("--check", action="store_true", help="only check whether it is up to date")
    arguments = parser.parse_args()
    outdated = [path for path, text in pages().items() if _read(path) != text]
    if arguments.check:
        for path in outdated:
            print(f"docs/{path.relative_to(DOCS.parent)}: outdated; run `make generate`")
        return int(bool(outdated))
    for path in outdated:
        path.parent.mkdir(exist_ok=True)
        path.write_text(pages()[path], encoding="utf-8")
    return 0


def _read(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.exists() else None


if __name__ == "__main__":
    sys.exit(main())
