"""The help of commands: examples first, options and commands in groups by task.

Strategy: a command has its examples apart from its epilog. One table says which group an option is
in, for all commands, because an option means the same on each. Common options are explained on one
page, ``kafkafmt help options``; a command names those that it takes. ``-h`` names the options,
``--help`` explains them.

Invariant: no text is wider than the terminal, or than 50 columns where that is narrower. An example
stays on its line, to be copied.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import click

from kafkafmt.cli import streams

_FILTERS, _VALUES, _OUTPUT, _READING = _TITLES = (
    "Filters",
    "Keys and values",
    "Output",
    "Reading",
)
_MEMBERS = {
    _FILTERS: (
        *("--topic", "--partition", "--start", "--end", "--start-offset", "--end-offset"),
        *("--key", "--header", "--pattern", "--in", "--null", "--not-null", "--larger-than"),
        *("--producer-id", "--latest", "--count", "--limit", "--last", "--by"),
        *("--group", "--as-of"),
        *("--isolation", "--include-control", "--below-log-start", "--to-high-watermark"),
    ),
    _VALUES: (*("--key-format", "--value-format", "--schemas", "--on-value-error"),),
    _OUTPUT: (
        *("--columns", "--format", "--output", "--force", "--sort"),
        *("--partition-by", "--tables", "--target-file-size", "--catalog"),
    ),
    _READING: (
        *("--on-damage", "--merge-replicas", "--out-storage-option"),
        *("--local", "--processes", "--conf"),
    ),
}
_COMMON = "Common options"
_COLUMN = 26
"""The most columns of a terminal that the names of options take."""
_GROUP_OF = {option: title for title, options in _MEMBERS.items() for option in options}


class CommonOption(click.Option):
    """An option with one meaning for many commands; it may stand before the command, too."""


class _WithExamples(click.Command):
    def __init__(self, *args: Any, examples: str = "", **given: Any) -> None:
        super().__init__(*args, **given)
        self.examples = inspect.cleandoc(examples)

    def make_context(self, *args: Any, **given: Any) -> click.Context:
        """Make the context as click does; a failure to write the help is an error."""
        with streams.describe_failure(sys.stdout):
            return super().make_context(*args, **given)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the command's purpose, and its examples."""
        super().format_help_text(ctx, formatter)
        _write_examples(self.examples, formatter)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Return all parameters; those of the help are the last ones."""
        *own, full = super().get_params(ctx)
        brief = click.Option(
            ["-h", "brief_help"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=self._show_brief,
            help="Show a short help and exit.",
        )
        return [*own, brief, full]

    def _show_brief(self, ctx: click.Context, parameter: click.Parameter, is_given: bool) -> None:
        if is_given and not ctx.resilient_parsing:
            click.echo(self.brief(ctx))
            ctx.exit()

    def brief(self, ctx: click.Context) -> str:
        """Return the help in at most 40 lines: purpose, examples, names of options."""
        formatter = ctx.make_formatter()
        self.format_usage(ctx, formatter)
        formatter.write_paragraph()
        formatter.write_text(inspect.cleandoc(self.help or "").partition("\n\n")[0])
        _write_examples(self.examples, formatter)
        self.write_names(ctx, formatter)
        formatter.write_paragraph()
        formatter.write_text(f"{ctx.command_path} --help explains them.")
        return formatter.getvalue().rstrip()

    def write_names(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the names of the options, by group."""
        for title, options in _grouped(self.get_params(ctx)).items():
            with formatter.section(title):
                write_words(map(_longest, options), formatter)


class Command(_WithExamples):
    """A command with examples first in its help, and its options in groups."""

    def __init__(self, *args: Any, params: Sequence[click.Parameter] = (), **given: Any) -> None:
        own = [each for each in params if not isinstance(each, CommonOption)]
        super().__init__(*args, params=own, **given)
        self.common = [each for each in params if isinstance(each, CommonOption)]

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Return all parameters: the command's own, its common ones, and the help's."""
        own = super().get_params(ctx)
        count = len(self.params)
        return [*own[:count], *self.common, *own[count:]]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options in their groups; those of this command alone come first."""
        groups = _grouped(self.get_params(ctx))
        common = groups.pop(_COMMON, None)
        for title, options in groups.items():
            _write_options(title, options, ctx, formatter)
        if common:
            with formatter.section(f"{_COMMON} (kafkafmt help options)"):
                write_words(map(_longest, common), formatter)


class CommonOptionsPage(Command):
    """The page about the common options."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """All common options, with their texts."""
        _write_options("Options", self.common, ctx, formatter)


class GroupedCommands(_WithExamples, click.Group):
    """A command with commands of its own; its help is built alike."""

    command_class = Command

    @property
    def common(self) -> Sequence[click.Option]:
        """The common options, allowed before the command; of the root alone."""
        return ()

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Move common options from before the command to after its name."""
        # Most command lines have none, and need not load them.
        if args and (args[0][:1] != "-" or args[0] in ("-V", "--version")):
            return super().parse_args(ctx, args)
        root = ctx.find_root().command
        common = root.common if isinstance(root, GroupedCommands) else ()
        takes_value = {name: not each.is_flag for each in common for name in each.opts}
        count = 0
        while count < len(args) and args[count].partition("=")[0] in takes_value:
            name, equals, _ = args[count].partition("=")
            count += 2 if takes_value[name] and not equals else 1
        moved, rest = args[:count], args[count:]
        if rest and not rest[0].startswith("-"):
            return super().parse_args(ctx, [rest[0], *moved, *rest[1:]])
        return super().parse_args(ctx, rest if rest else args)


def command(name: str, *, examples: str, epilog: str = "") -> Callable[..., Any]:
    """Make a function a command; ``examples`` has one command line on each line."""
    return click.command(name, cls=Command, examples=examples, epilog=epilog or None)


def write_commands(
    sections: Mapping[str, Mapping[str, str]], formatter: click.HelpFormatter
) -> None:
    """Write commands with their purpose, in sections of equal columns."""
    width = max(len(name) for rows in sections.values() for name in rows)
    for title, rows in sections.items():
        with formatter.section(title):
            formatter.write_dl([(name.ljust(width), words) for name, words in rows.items()])


def write_words(words: Iterable[str], formatter: click.HelpFormatter) -> None:
    """Write words, separated by commas, on lines of the width; no word is broken."""
    import textwrap  # which a command that runs does not need

    indent = " " * formatter.current_indent
    text = textwrap.fill(
        ", ".join(words),
        formatter.width,
        initial_indent=indent,
        subsequent_indent=indent,
        break_on_hyphens=False,
    )
    formatter.write(f"{text}\n")


def _write_examples(examples: str, formatter: click.HelpFormatter) -> None:
    if examples:
        with formatter.section("Examples"):
            for line in examples.splitlines():
                formatter.write(f"{'':>{formatter.current_indent}}{line}\n")


def _write_options(
    title: str,
    options: Iterable[click.Option],
    ctx: click.Context,
    formatter: click.HelpFormatter,
) -> None:
    records = [each.get_help_record(ctx) for each in options]
    with formatter.section(title):
        formatter.write_dl(list(filter(None, records)), col_max=_COLUMN)


def _grouped(parameters: Iterable[click.Parameter]) -> dict[str, list[click.Option]]:
    """Return the options shown in the help, by the title of their group, in its order."""
    groups: dict[str, list[click.Option]] = {title: [] for title in ("Options", *_TITLES, _COMMON)}
    for each in parameters:
        if isinstance(each, CommonOption):
            groups[_COMMON].append(each)
        elif isinstance(each, click.Option) and not each.hidden:
            title = next((_GROUP_OF[name] for name in each.opts if name in _GROUP_OF), "Options")
            groups[title].append(each)
    return {title: options for title, options in groups.items() if options}


def _longest(option: click.Option) -> str:
    return max(option.opts, key=len)
