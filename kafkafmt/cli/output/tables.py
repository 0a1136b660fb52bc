"""Tables on standard output: for people on a terminal, for programs in a pipe, or as JSON lines.

Strategy: on a terminal a table fits its width (:mod:`kafkafmt.cli.layout`), sizes and times are
short, and what is damaged is red. In a pipe, the columns are always the same and complete, and
separated by tabs. In JSON, names are those of the columns, bytes are Base64, and maps are objects.
A large table is written piece by piece; the layout is that of its first rows.

Invariant: data only; nothing else is written to a pipe.
"""

from __future__ import annotations

import functools
import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import chain
from typing import Any

import pyarrow as pa

from kafkafmt._base.wording import printable
from kafkafmt.cli import layout, streams, words
from kafkafmt.cli.options import (
    access,
    as_json,
    collecting,
    read_settings,
    threads,
    times,
    together,
    topics,
    wide,
)
from kafkafmt.cli.output.jsonl import typed_texts
from kafkafmt.cli.words import base64_text, day_text, short_time, time_text, time_texts

_RIGHT = (pa.types.is_integer, pa.types.is_floating)
_COUNTS = (
    *("segments", "entries", "records", "batches", "lag", "damagedRanges", "missingOffsets"),
    *("distinctKeys", "nullKeys", "nullValues", "sequenceGaps", "duplicates", "numMembers"),
    *("partitions", "recordsLeft"),
)
_PROSE = ("message", "reason", "abortCommand", "outOfRange")
_PAYLOADS = ("key", "value", "headers")
_KEYS = ("topic", "partition", "group", "topicPartition", "path")

_ESCAPES = str.maketrans({"\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r"})
_DIVIDING = {ord(divider): f"\\u{ord(divider):04x}" for divider in ",="}


def _is_some(cell: str) -> bool:
    return cell not in ("0", "0 B", "no")


_ALARMS: dict[str, Callable[[str], bool]] = {
    "damagedRanges": _is_some,
    "damagedBytes": _is_some,
    "isHanging": _is_some,
    "isValid": lambda cell: cell == "no",
}
"""Whether a cell is damage."""
_NOTHING = "nothing to list"
_AT_ONCE = 2_000
"""Rows that decide the layout of a table."""
_WITHIN = 2.0
"""Seconds after which fewer rows decide it."""


@dataclass(frozen=True)
class View:
    """The user's choices for the form of a table.

    Attributes:
        json: as JSON lines.
        wide: with all columns, however wide that is, and plain numbers.
        iso_times: times in ISO 8601 or shorter, not as milliseconds since 1970.
        for_people: laid out in a pipe, too.
    """

    json: bool = False
    wide: bool = False
    iso_times: bool = True
    for_people: bool = False

    @property
    def is_for_people(self) -> bool:
        """Whether a table is laid out for a terminal."""
        return not self.json and (self.for_people or streams.is_terminal())

    @property
    def width(self) -> int:
        """The columns of the terminal; no bound with ``--wide``."""
        return 1 << 30 if self.wide else layout.terminal_width()


def _collect_view(given: dict[str, Any], stack: ExitStack) -> None:
    as_json, wide, times = (given.pop(name) for name in ("as_json", "wide", "times"))
    given["view"] = View(as_json, wide, times == "iso")


options = together(as_json, wide, times, collecting(_collect_view))
"""The options of every table; the command gets them as ``view``."""
of_logs = together(topics, options, threads, access, read_settings)
"""The options of every table that is made of logs; the command gets ``view`` and ``settings``."""


def show(
    table: pa.Table | Iterable[pa.RecordBatch],
    columns: Sequence[str] | None = None,
    *,
    view: View,
    closing: Callable[[], Sequence[str]] = tuple,
    kind: str | None = None,
) -> None:
    """Write a table.

    Args:
        table: the table, or its parts as they come.
        columns: those that people need, the ones that decide first; the others come after them,
            or only with ``--wide``.
        view: how the user wants to see it.
        closing: gives the lines for people below the table, when all rows are written.
        kind: what a row is, where a command writes several tables: the name that its JSON is under.
    """
    parts = iter(table.to_batches() if isinstance(table, pa.Table) else table)
    schema = table.schema if isinstance(table, pa.Table) else None
    if view.json:
        for part in parts:
            _show_json(part, view, kind)
            streams.flush()
    elif view.is_for_people:
        _show_to_people(parts, columns, view, closing, schema)
    else:
        _show_to_programs(parts, columns, view, schema)


def _show_json(part: pa.RecordBatch, view: View, kind: str | None) -> None:
    for name in _time_columns(part.schema) if view.iso_times else ():
        texts = time_texts(part.column(name).cast(pa.int64()).to_pylist())
        at = part.schema.get_field_index(name)
        part = part.set_column(at, name, pa.array(texts, pa.string()))
    for text in typed_texts(_with_numbers(part).to_struct_array()):
        streams.out(f"{text}\n" if kind is None else f'{{"{kind}":{text}}}\n')


def _show_to_programs(
    parts: Iterable[pa.RecordBatch],
    columns: Sequence[str] | None,
    view: View,
    schema: pa.Schema | None,
) -> None:
    """Tabs between the values, escaped as :func:`_escaped` says; a missing one is empty."""
    order: list[str] = []
    for part in chain([] if schema is None else [pa.RecordBatch.from_pylist([], schema)], parts):
        if not order:
            order = _ordered(columns, part.schema.names)
            streams.out("\t".join(order) + "\n")
        times = _time_columns(part.schema) if view.iso_times else []
        numbers = _with_numbers(part)
        texts = []
        for name in order:
            text = time_text if name in times else functools.partial(_text, safe=_escaped)
            values = numbers.column(name).to_pylist()
            texts.append(["" if value is None else text(value) for value in values])
        for row in zip(*texts, strict=True):
            streams.out("\t".join(row) + "\n")
        streams.flush()


def _show_to_people(
    parts: Iterator[pa.RecordBatch],
    columns: Sequence[str] | None,
    view: View,
    closing: Callable[[], Sequence[str]],
    schema: pa.Schema | None,
) -> None:
    first = list(deciding(parts))
    schema = first[0].schema if first else schema
    if schema is None:
        return
    head = pa.Table.from_batches(first, schema)
    following = next(parts, None)
    names = _ordered(columns, head.column_names)
    if columns is not None and not view.wide:
        names = list(columns)
    days = _days(head.select(names)) if following is None else None
    below = None if view.wide or following is not None else _directory(head)
    if below is not None:
        at = head.schema.get_field_index("path")
        paths = [path[len(below) + 1 :] for path in head.column("path").to_pylist()]
        head = head.set_column(at, "path", pa.array(paths, pa.string()))
    laid_columns = [_column(head, name, view, days, at == 0) for at, name in enumerate(names)]
    chosen = layout.laid_out(laid_columns, view.width, folds=following is None and not view.wide)
    paint = streams.paint()
    if head.num_rows:
        _write(layout.table_lines(chosen, view.width, paint=paint))
    while following is not None:
        part = pa.Table.from_batches([following])
        for column in chosen.prose + [shown for shown, _ in chosen.shown]:
            column.cells = _column(part, column.name, view, None, False).cells
        _write(layout.table_lines(chosen, view.width, paint=paint, heading=False))
        following = next(parts, None)
    has_times = view.iso_times and any(name in _time_columns(schema) for name in names)
    zone = [] if not has_times or not head.num_rows else [_zone(days)]
    is_shown = any(column.name == "path" for column, _ in chosen.shown)
    where = [f"paths: in {printable(layout.near(below))}"] if below is not None and is_shown else []
    lines = [*layout.closing_lines(chosen, view.width, *zone, *where)] if head.num_rows else []
    for text in closing() or ([] if head.num_rows else [_NOTHING]):
        lines += layout.wrapped(text, view.width, indent=0)
    _write([*([""] if lines and head.num_rows else []), *lines])


def deciding(parts: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    """Yield the first parts, read for the layout before any row is shown."""
    count, end = 0, time.monotonic() + _WITHIN
    while count < _AT_ONCE and (part := next(parts, None)) is not None:
        count += part.num_rows
        yield part
        if time.monotonic() >= end:
            return


def in_data_directory(part: pa.RecordBatch) -> pa.RecordBatch:
    """Return the rows with the data directory as the path, unless only the path tells the log."""
    paths = [
        path if topic is None else path.rpartition("/")[0] or path
        for path, topic in zip(
            *(part.column(name).to_pylist() for name in ("path", "topic")), strict=True
        )
    ]
    at = part.schema.get_field_index("path")
    return part.set_column(at, "path", pa.array(paths, pa.string()))


def _write(lines: Iterable[str]) -> None:
    for line in lines:
        streams.out_painted(f"{line}\n")


def _ordered(columns: Sequence[str] | None, names: Sequence[str]) -> list[str]:
    first = list(columns or ())
    return [*first, *(name for name in names if name not in first)]


def _column(
    table: pa.Table, name: str, view: View, days: set[str] | None, is_first: bool
) -> layout.ShownColumn:
    field = table.schema.field(name)
    is_time = name in _time_columns(table.schema)
    values = _with_numbers(table).column(name).to_pylist()
    text = _cell_formatter(name, field.type, view, days)
    return layout.ShownColumn(
        name,
        [None if value is None or value == [] else text(value) for value in values],
        is_number=not is_time and any(test(field.type) for test in _RIGHT),
        is_key=is_first or name in _KEYS,
        is_prose=name in _PROSE,
        is_command=name == "abortCommand",
        is_alarm=_ALARMS.get(name),
        quarters=0 if name in _PAYLOADS else 2,
    )


def _cell_formatter(
    name: str, kind: pa.DataType, view: View, days: set[str] | None
) -> Callable[[Any], str]:
    if pa.types.is_timestamp(kind) and view.iso_times:
        is_whole = view.wide or days is None
        return time_text if is_whole else functools.partial(short_time, in_day=len(days or ()) == 1)
    if not view.wide and pa.types.is_integer(kind):
        if name == "bytes" or name.endswith("Bytes"):
            return words.size
        if name in _COUNTS:
            return "{:,}".format
    if name == "share" and not view.wide:
        return "{:.1%}".format
    if pa.types.is_list(kind) and pa.types.is_struct(kind.value_type) and not view.wide:
        return _names
    return _text


def _names(values: Sequence[dict[str, Any] | None]) -> str:
    """Return the first members of structs, their names."""
    return ",".join(_text(next(iter((value or {}).values()), None)) for value in values)


def _days(table: pa.Table) -> set[str]:
    days: set[str] = set()
    for name in _time_columns(table.schema):
        values = table.column(name).cast(pa.int64()).to_pylist()
        days.update(day_text(value) for value in values if value is not None)
    return days


def _directory(table: pa.Table) -> str | None:
    if "path" not in table.column_names or not table.num_rows:
        return None
    paths = table.column("path").to_pylist()
    if not all(path is not None and path.startswith("/") for path in paths):
        return None
    directory = os.path.commonpath([os.path.dirname(path) for path in paths])
    return directory if directory != "/" else None


def _zone(days: set[str] | None) -> str:
    return f"times: UTC, {next(iter(days))}" if days and len(days) == 1 else "times: UTC"


def _time_columns(schema: pa.Schema) -> list[str]:
    return [field.name for field in schema if pa.types.is_timestamp(field.type)]


def _with_numbers(table: Any) -> Any:
    """Return the times as numbers: a hostile log has times outside any calendar."""
    for name in _time_columns(table.schema):
        column = table.column(name).cast(pa.int64())
        table = table.set_column(table.schema.get_field_index(name), name, column)
    return table


def _escaped(text: str) -> str:
    r"""Return a text without tabs and line ends: no other text has the same.

    Other control characters are written as codes like ``\u001b``, whose backslash is not doubled.
    """
    return text.translate(_ESCAPES)


def _escaped_in_list(text: str) -> str:
    """Return a text without the characters dividing the items of a list and their parts."""
    return _escaped(text).translate(_DIVIDING)


def _text(value: object, safe: Callable[[str], str] = printable) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, bytes):
        return base64_text(value)
    if isinstance(value, list):
        return _list(value, _escaped_in_list if safe is _escaped else safe)
    return safe(str(value))


def _list(values: list[Any], safe: Callable[[str], str]) -> str:
    """Return a list in a cell: pairs as ``name=value``, structs by their values."""
    parts = []
    for item in values:
        if isinstance(item, tuple):
            parts.append(f"{_text(item[0], safe)}={_text(item[1], safe)}")
        elif isinstance(item, dict):
            shown = (_text(value, safe) for value in item.values() if value is not None)
            parts.append(":".join(shown))
        else:
            parts.append(_text(item, safe))
    return f"[{','.join(parts)}]" if values else "[]"
