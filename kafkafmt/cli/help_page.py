"""What ``--help`` shows: examples first, options and commands in groups by task.

Strategy: a command has its examples apart from its epilog. One table says which group an option is
in, for all commands, because an option means the same on each.

Invariant: no text is wider than the terminal, or than 50 columns where that is narrower. An example
stays on its line, to be copied.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import click

from kafkafmt.cli import streams

_FILTERS, _VALUES, _OUTPUT, _READING, _LIMITS = _TITLES = (
    "Filters",
    "Keys and values",
    "Output",
    "Reading",
    "Limits of one entry",
)
_MEMBERS = {
    _FILTERS: (
        *("--topic", "--partition", "--start", "--end", "--start-offset", "--end-offset"),
        *("--key", "--header", "--pattern", "--producer-id", "--limit", "--last"),
        *("--group", "--as-of"),
        *("--isolation", "--include-control", "--below-log-start", "--to-high-watermark"),
    ),
    _VALUES: (
        *("--key-format", "--value-format", "--schemas", "--subject", "--schema-version"),
        *("--message", "--frame", "--schema-context", "--on-value-error"),
    ),
    _OUTPUT: (
        *("--columns", "--format", "--output", "--force", "--json", "--wide", "--bytes", "--sort"),
        *("--hex", "--base64", "--times", "--partition-by", "--tables"),
        *("--target-file-size", "--catalog", "--no-progress"),
    ),
    _READING: (
        *("--on-damage", "--merge-replicas", "--threads", "--storage-option", "--private-key"),
        *("--out-storage-option", "--local", "--processes", "--master", "--conf"),
    ),
}
_COLUMN = 26
"""The most columns of a terminal that the names of options take."""
_GROUP_OF = {option: title for title, options in _MEMBERS.items() for option in options}


class _WithExamples(click.Command):
    def __init__(self, *args: Any, examples: str = "", **given: Any) -> None:
        super().__init__(*args, **given)
        self.examples = inspect.cleandoc(examples)

    def make_context(self, *args: Any, **given: Any) -> click.Context:
        """Click's own, which prints the help; what cannot be written is an error."""
        with streams.told(sys.stdout):
            return super().make_context(*args, **given)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the command does, and its examples."""
        super().format_help_text(ctx, formatter)
        _write_examples(self.examples, formatter)


class Command(_WithExamples):
    """A command whose help has its examples first, and its options in groups."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options in their groups; those of this command alone come first."""
        _write_options(self.get_params(ctx), ctx, formatter)


class GroupedCommands(_WithExamples, click.Group):
    """A command with commands of its own; its help is built alike."""

    command_class = Command


def command(name: str, *, examples: str, epilog: str = "") -> Callable[..., Any]:
    """Make a function a command; ``examples`` has one command line on each line."""
    return click.command(name, cls=Command, examples=examples, epilog=epilog or None)


def write_commands(
    sections: Mapping[str, Mapping[str, str]], formatter: click.HelpFormatter
) -> None:
    """Write names of commands and what they do, in sections that have equal columns."""
    width = max(len(name) for rows in sections.values() for name in rows)
    for title, rows in sections.items():
        with formatter.section(title):
            formatter.write_dl([(name.ljust(width), words) for name, words in rows.items()])


def _write_examples(examples: str, formatter: click.HelpFormatter) -> None:
    if examples:
        with formatter.section("Examples"):
            for line in examples.splitlines():
                formatter.write(f"{'':>{formatter.current_indent}}{line}\n")


def _write_options(
    parameters: Iterable[click.Parameter], ctx: click.Context, formatter: click.HelpFormatter
) -> None:
    groups: dict[str, list[tuple[str, str]]] = {title: [] for title in ("Options", *_TITLES)}
    for parameter in parameters:
        if not isinstance(parameter, click.Option):
            continue
        record = parameter.get_help_record(ctx)
        if record is not None:
            groups[_group(parameter.opts)].append(record)
    for title, records in groups.items():
        if records:
            with formatter.section(title):
                formatter.write_dl(records, col_max=_COLUMN)


def _group(names: Iterable[str]) -> str:
    for name in names:
        if name.startswith("--limit-"):
            return _LIMITS
        if name in _GROUP_OF:
            return _GROUP_OF[name]
    return "Options"
