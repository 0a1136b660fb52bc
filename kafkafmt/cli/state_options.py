"""The options of commands about the state in internal topics: the moment, the groups."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Any

import click
import pyarrow as pa

from kafkafmt._base import moments
from kafkafmt._base.damage import COLLECT, SKIP, Damage
from kafkafmt._base.moments import to_moment
from kafkafmt._base.texts import near_or_some
from kafkafmt.cli import options
from kafkafmt.cli.output import tables
from kafkafmt.cli.sources import refuse_wrong_sources
from kafkafmt.cluster.groups import read_groups


def _parse_moment(
    context: click.Context, parameter: click.Parameter, value: str | None
) -> dict[str, Any]:
    """Return the library's arguments for a moment."""
    if value is None:
        return {}
    if value.isascii() and value.isdigit():
        return {"as_of_offset": int(value)}
    try:
        return {"as_of_timestamp": to_moment(moments.spoken(value))}
    except ValueError as error:
        raise click.BadParameter(f"{error}; an offset is a number", context, parameter) from None


_as_of_option = click.option(
    "--as-of",
    metavar="OFFSET|TIME",
    callback=_parse_moment,
    help="The state at an offset of the internal topic, or at a time: "
    f"{moments.SPOKEN}. The latest if not given.",
)


of_state = options.together(
    _as_of_option,
    tables.options,
    options.threads,
    options.storage_options,
    options.read_settings,
)
"""The options of every table of a state; the command gets ``as_of``, ``view`` and ``settings``."""


def rows_of_groups(
    read: Callable[..., pa.Table],
    sources: Sequence[str],
    wanted: Sequence[str] | None,
    **settings: Any,
) -> tuple[pa.Table, list[Damage]]:
    """Return some groups as a function of the library reads them, and the damage left out.

    The groups have one of the names, or match one of the globs. One of them may have no row, as
    without a member or a commit.

    Raises:
        click.UsageError: no group has a name, or matches a glob.
    """
    refuse_wrong_sources(sources)
    damage: list[Damage] = []
    table = read(list(sources), on_damage=COLLECT, damage=damage, **settings)
    if wanted is None:
        return table, damage
    names = table.column("group").to_pylist()
    missing = [pattern for pattern in wanted if not _matching(names, pattern)]
    if missing:
        groups = read_groups(list(sources), on_damage=SKIP, **settings)
        _expect_groups(sorted({*names, *groups.column("group").to_pylist()}), missing)
    return table.filter(_chosen(names, wanted)), damage


def select_groups(
    batches: Iterable[pa.RecordBatch], wanted: Sequence[str] | None
) -> Iterator[pa.RecordBatch]:
    """Yield the rows of some groups as they come, as :func:`rows_of_groups` chooses them.

    Raises:
        click.UsageError: at the end, where no group has a name, or matches a glob.
    """
    seen: set[str] = set()
    for batch in batches:
        names = batch.column("group").to_pylist()
        seen.update(names)
        yield batch if wanted is None else batch.filter(_chosen(names, wanted))
    _expect_groups(sorted(seen), wanted or ())


def _expect_groups(there: Sequence[str], wanted: Sequence[str]) -> None:
    for pattern in wanted:
        if not _matching(there, pattern):
            message = f"no group {pattern!r}{near_or_some(pattern, there)}"
            raise click.UsageError(message, click.get_current_context())


def _chosen(names: Sequence[str], wanted: Sequence[str]) -> pa.Array:
    return pa.array(
        [any(fnmatchcase(name, pattern) for pattern in wanted) for name in names], pa.bool_()
    )


def _matching(names: Sequence[str], pattern: str) -> bool:
    return any(fnmatchcase(name, pattern) for name in names)
