"""Options of the commands that read what internal topics add up to: which moment, which groups."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from typing import Any

import click
import pyarrow as pa

from kafkafmt.cli import spoken_times
from kafkafmt.moments import moment_of
from kafkafmt.texts import near_or_some


def _as_of(context: click.Context, parameter: click.Parameter, value: str | None) -> dict[str, Any]:
    """The arguments that the functions of the library take for a moment."""
    if value is None:
        return {}
    if value.isascii() and value.isdigit():
        return {"as_of_offset": int(value)}
    try:
        return {"as_of_timestamp": moment_of(spoken_times.moment(value))}
    except ValueError as error:
        raise click.BadParameter(f"{error}; an offset is a number", context, parameter) from None


as_of = click.option(
    "--as-of",
    metavar="OFFSET|TIME",
    callback=_as_of,
    help="The state at an offset of the internal topic, or at a time: "
    f"{spoken_times.HELP}. The latest if not given.",
)


def of_groups(
    table: pa.Table, wanted: Sequence[str] | None, groups: Callable[[], pa.Table]
) -> pa.Table:
    """The rows of the groups that have one of the names, or match one of the globs.

    ``groups`` reads all groups: one may have no row in the table, no member or no commit.

    Raises:
        click.UsageError: none has a name, or matches a glob.
    """
    if wanted is None:
        return table
    names = table.column("group").to_pylist()
    missing = [pattern for pattern in wanted if not _matching(names, pattern)]
    if missing:
        there = sorted({*names, *groups().column("group").to_pylist()})
        for pattern in missing:
            if not _matching(there, pattern):
                message = f"no group {pattern!r}{near_or_some(pattern, there)}"
                raise click.UsageError(message, click.get_current_context())
    chosen = [any(fnmatchcase(name, pattern) for pattern in wanted) for name in names]
    return table.filter(pa.array(chosen, pa.bool_()))


def _matching(names: Sequence[str], pattern: str) -> bool:
    return any(fnmatchcase(name, pattern) for name in names)
