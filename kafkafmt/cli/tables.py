"""Tables on standard output: aligned columns for people, or one JSON object per row.

Strategy: a column is as wide as its widest value. In JSON, names are those of the columns, times
are milliseconds since 1970, bytes are Base64 and maps are objects.

Invariant: data only; nothing else is written to standard output.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from typing import Any, TypeVar

import click
import pyarrow as pa

from kafkafmt.cli import spoken_times, streams
from kafkafmt.cli.times import time_text
from kafkafmt.printable import printable

Decorated = TypeVar("Decorated", bound=Callable[..., Any])

_RIGHT = (pa.types.is_integer, pa.types.is_floating)


def as_json(function: Decorated) -> Decorated:
    """The option ``--json``."""
    return click.option(
        "--json", "as_json", is_flag=True, help="Print one JSON object per line instead of a table."
    )(function)


def as_of(function: Decorated) -> Decorated:
    """The option ``--as-of``: an offset or a moment."""
    return click.option(
        "--as-of",
        metavar="OFFSET|TIME",
        callback=_as_of,
        help="The state at an offset of the internal topic, or at a time: "
        f"{spoken_times.HELP}. The latest if not given.",
    )(function)


def _as_of(context: click.Context, parameter: click.Parameter, value: str | None) -> dict[str, Any]:
    """The arguments that the functions of the library take for a moment."""
    if value is None:
        return {}
    if value.isdigit():
        return {"as_of_offset": int(value)}
    try:
        return {"as_of_timestamp": spoken_times.as_text(spoken_times.moment(value))}
    except ValueError as error:
        raise click.BadParameter(f"{error}; an offset is a number", context, parameter) from None


def of_groups(table: pa.Table, wanted: Sequence[str] | None) -> pa.Table:
    """The rows of the groups that have one of the names, or match one of the globs."""
    if wanted is None:
        return table
    groups = table.column("group").to_pylist()
    return table.filter([any(fnmatchcase(group, each) for each in wanted) for group in groups])


def show(table: pa.Table, columns: Sequence[str] | None = None, *, json_lines: bool) -> None:
    """Write a table.

    Args:
        table: the table.
        columns: those to show to people; all are in the JSON.
        json_lines: whether to write JSON.
    """
    times = [each.name for each in table.schema if pa.types.is_timestamp(each.type)]
    for name in times:  # as numbers: a hostile log has times that no calendar has
        column = table.column(name).cast(pa.int64())
        table = table.set_column(table.column_names.index(name), name, column)
    if json_lines:
        maps = [each.name for each in table.schema if pa.types.is_map(each.type)]
        for row in table.to_pylist():
            for name in maps:
                row[name] = None if row[name] is None else dict(row[name])
            text = json.dumps(row, ensure_ascii=False, separators=(",", ":"), default=_json)
            streams.out(f"{text}\n")
        return
    shown = table.select(list(columns or table.column_names))
    texts = [
        [name, *map(_time if name in times else _text, shown.column(name).to_pylist())]
        for name in shown.column_names
    ]
    widths = [max(map(len, column)) for column in texts]
    is_right = [
        each.name not in times and any(test(each.type) for test in _RIGHT) for each in shown.schema
    ]
    for row in zip(*texts, strict=True):
        cells = [
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(row, widths, is_right, strict=True)
        ]
        streams.out("  ".join(cells).rstrip() + "\n")


def _json(value: object) -> object:
    """A value that JSON has no type for."""
    if isinstance(value, bytes):
        return base64.b64encode(value).decode("ascii")
    raise TypeError(f"{type(value).__name__} has no JSON")


def _time(value: int | None) -> str:
    return "-" if value is None else time_text(value)


def _text(value: object) -> str:
    """A value in a cell."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, bytes):
        return base64.b64encode(value).decode("ascii")
    if isinstance(value, list):
        return _list(value)
    return printable(str(value))


def _list(values: list[Any]) -> str:
    """A list in a cell: pairs as ``name=value``, structs by their values."""
    parts = []
    for each in values:
        if isinstance(each, tuple):
            parts.append(f"{_text(each[0])}={_text(each[1])}")
        elif isinstance(each, dict):
            parts.append(":".join(_text(value) for value in each.values() if value is not None))
        else:
            parts.append(_text(each))
    return f"[{','.join(parts)}]" if values else "[]"
