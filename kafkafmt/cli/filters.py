"""Options to select records and batches; the rules are :mod:`kafkafmt.log.scan.selection`'s.

Invariant: an invalid filter is wrong use, reported before anything is read.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click

from kafkafmt._base import moments, texts
from kafkafmt._base.moments import Moment, to_moment
from kafkafmt.cli import options
from kafkafmt.log import borders
from kafkafmt.log.borders import Offsets
from kafkafmt.log.scan.options import Filters
from kafkafmt.log.scan.selection import Selection
from kafkafmt.log.scan.visibility import ISOLATION_LEVELS, READ_UNCOMMITTED


def arguments(chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Return the given filters, as arguments of :func:`kafkafmt.scan_records`."""
    wanted = {
        name: chosen[name] for name in Filters.__annotations__ if chosen.get(name) not in (None, ())
    }
    if chosen.get("below_log_start"):
        wanted["below_log_start"] = True
    for time, offset, option in _BORDERS:
        if isinstance(wanted.get(time), Offsets):
            if offset in wanted:
                raise click.UsageError(
                    f"{option} with offsets and {option}-offset exclude each other"
                )
            wanted[offset] = wanted.pop(time)
    return wanted


def log_filters(wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Return the filters of logs."""
    return {name: value for name, value in wanted.items() if name in _OF_LOGS}


def row_filters(wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Return the filters of rows in the selected logs."""
    return {name: value for name, value in wanted.items() if name not in _OF_LOGS}


def _numbers(values: tuple[str, ...]) -> list[int] | None:
    return texts.numbers(",".join(values)) if values else None


def _headers(values: tuple[str, ...]) -> list[Any] | None:
    pairs = (value.partition("=") for value in values)
    return [(name, value) if equals else name for name, equals, value in pairs] or None


def _border(
    context: click.Context, parameter: click.Parameter, value: str | None
) -> Moment | Offsets | None:
    """Return a time, or offsets; ``None`` for the beginning or the end of the log."""
    is_start = parameter.opts[0] == "--start"
    if value is None or value.strip().lower() == ("earliest" if is_start else "latest"):
        return None
    try:
        if borders.is_offsets(value):
            return borders.parse(parameter.opts[0], value)
    except ValueError as error:
        raise click.BadParameter(str(error), context, parameter) from error
    try:
        return to_moment(moments.spoken(value))
    except ValueError as error:
        raise click.BadParameter(
            f"{error}; for an offset there is {parameter.opts[0]}-offset", context, parameter
        ) from error


def _pattern(text: str) -> str:
    Selection.of(pattern=text)
    return text


_LOGS = (
    options.topics,
    click.option(
        "--partition",
        "partitions",
        multiple=True,
        metavar="N",
        callback=options.parsed(_numbers),
        help="Only this partition; repeatable, or numbers separated by commas.",
    ),
)
_RANGE = (
    click.option(
        "--start",
        "--since",
        metavar="TIME",
        callback=_border,
        help=f"Only from this time on: {moments.SPOKEN}. Or from these offsets on: "
        '{"orders":{"0":23,"1":45}} names every partition that is read; -2 is earliest.',
    ),
    click.option(
        "--end",
        metavar="TIME",
        callback=_border,
        help="Only before this time or these offsets, written alike.",
    ),
    click.option(
        "--start-offset",
        type=options.Number(),
        metavar="OFFSET",
        help="Only from this offset on, in each partition.",
    ),
    click.option(
        "--end-offset",
        type=options.Number(),
        metavar="OFFSET",
        help="Only before this offset, in each partition.",
    ),
)
_RECORDS = (
    options.below_log_start,
    click.option(
        "--key",
        "keys",
        multiple=True,
        metavar="KEY",
        help="Only records with this key; repeatable, any of them counts.",
    ),
    click.option(
        "--header",
        "headers",
        multiple=True,
        metavar="NAME[=VALUE]",
        callback=options.parsed(_headers),
        help="Only records with this header; repeatable, all of them count.",
    ),
    click.option(
        "-e",
        "--pattern",
        metavar="REGEX",
        callback=options.parsed(_pattern),
        help="Only records where this regular expression (Python's) matches in the key, the "
        "value, or the value of a header: in their text, or with an escape such as \\xff in their "
        "bytes.",
    ),
    click.option(
        "--in",
        "search_in",
        multiple=True,
        metavar="PART",
        callback=options.listed_names,
        help="Search the pattern in the key, the value or the headers only; repeatable.",
    ),
    *(
        click.option(
            f"--{name}",
            name.replace("-", "_"),
            multiple=True,
            metavar="PART",
            callback=options.listed_names,
            help=f"Only records whose key or value is {text}; repeatable.",
        )
        for name, text in (("null", "null (a null value is a tombstone)"), ("not-null", "not null"))
    ),
    click.option(
        "--larger-than",
        metavar="SIZE",
        callback=options.parsed(texts.size),
        help="Only records with more bytes than this in key, value and headers: 1000, 64k, 1m.",
    ),
)
_COMMON = (
    click.option(
        "--producer-id",
        "producer_ids",
        multiple=True,
        metavar="N",
        callback=options.parsed(_numbers),
        help="Only of this producer; repeatable, or ids separated by commas.",
    ),
    click.option(
        "-n",
        "--limit",
        type=options.Number(),
        metavar="ROWS",
        help="Only so many, the first ones in the order of topic, partition and offset; "
        "nothing is read after them.",
    ),
)
isolation = click.option(
    "--isolation",
    type=click.Choice(ISOLATION_LEVELS),
    default=READ_UNCOMMITTED,
    show_default=True,
    help="read_committed: leave out aborted transactions, and everything from the first open "
    "transaction on, as a consumer does.",
)
of_records = options.together(*_LOGS, *_RANGE, *_RECORDS, *_COMMON)
of_batches = options.together(*_LOGS, *_RANGE, *_COMMON)
_BORDERS = (
    ("start", "start_offset", "--start"),
    ("end", "end_offset", "--end"),
)
_OF_LOGS = ("topics", "partitions")
