"""A source as a lazy frame of polars, which reads what a query needs.

Strategy: polars gives each query's columns, row limit and predicate. The parts of the predicate
that compare the offset, timestamp, topic or partition with a value become filters of the scan;
polars applies the whole predicate to the rows that are left, so a part that is not understood
costs time and has no other effect.

Invariant: a query that runs again reads the files again, and gives the same rows.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from kafkafmt._base.arguments import documented_by, expect_integer
from kafkafmt._base.moments import Moment, expect_moment, moment_of
from kafkafmt.log.scan.options import ERRORS, SOURCE
from kafkafmt.log.scan.query import FoundExtents, Query
from kafkafmt.segment.tables.row_source import load
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.segment_file import Extent
from kafkafmt.values.scanning import DecodedOptions, scan_of

if TYPE_CHECKING:
    import polars
    from typing_extensions import Unpack

_OF_LOGS = ("topics", "partitions")
_OF_SEARCH = ("on_damage", "limits", "storage_options", "private_keys")
_MIRRORED = {"Lt": "Gt", "LtEq": "GtEq", "Gt": "Lt", "GtEq": "LtEq", "Eq": "Eq"}


@documented_by(DecodedOptions, ERRORS, source=SOURCE)
def scan_polars(source: Source, **options: Unpack[DecodedOptions]) -> polars.LazyFrame:
    """Return the records of a source as a lazy frame of polars.

    Each query reads only its columns, stops at its limit, and skips the segments, entries and logs
    that its filters on ``offset``, ``timestamp``, ``topic`` and ``partition`` exclude. The
    segments are found once, when the frame is made.

    Returns:
        The lazy frame; its columns are those of :func:`kafkafmt.scan_records`.

    Raises:
        ImportError: polars is not installed.
    """
    pl, plugins = load("polars"), load("polars.io.plugins")
    given: dict[str, Any] = {**options}
    logs = {name: given.pop(name, None) for name in _OF_LOGS}
    access = {name: given[name] for name in _OF_SEARCH if name in given}
    found = Query.of(source, **logs, **access).found()
    schema = pl.from_arrow(scan_of(found, **given).schema.empty_table()).schema

    def read(
        columns: list[str] | None, predicate: polars.Expr | None, rows: int | None, _: int | None
    ) -> Iterator[polars.DataFrame]:
        chosen = list(schema) if columns is None else columns
        deciding = [] if predicate is None else predicate.meta.root_names()
        needed = list(dict.fromkeys([*chosen, *deciding])) or ["offset"]
        extents, filters = found.extents, dict(given)
        if rows is not None or given.get("limit") is not None:
            # The limit counts the rows before the predicate.
            limits = [limit for limit in (rows, given.get("limit")) if limit is not None]
            filters["limit"] = min(limits)
        elif predicate is not None and not given.get("latest"):
            bounds = Bounds.of(predicate)
            extents = [extent for extent in extents if bounds.has_log(extent)]
            filters |= bounds.filters(given)
        for batch in scan_of(FoundExtents(extents, found.unlisted), needed, **filters):
            frame = pl.from_arrow(batch)
            frame = frame if predicate is None else frame.filter(predicate)
            yield frame.select(chosen or needed)

    lazy: polars.LazyFrame = plugins.register_io_source(read, schema=schema)
    return lazy


@dataclass
class Bounds:
    """The bounds of offsets, times and logs in a predicate: no selected row is outside.

    Attributes:
        low: the least offset and timestamp.
        high: the lowest offset and timestamp above the range.
        equal: the topic and the partition.
    """

    low: dict[str, int] = field(default_factory=dict)
    high: dict[str, int] = field(default_factory=dict)
    equal: dict[str, set[Any]] = field(default_factory=dict)

    @classmethod
    def of(cls, predicate: polars.Expr) -> Bounds:
        """Return the bounds of a predicate; none if polars writes it in an unknown way."""
        from polars.exceptions import PolarsError

        bounds = cls()
        try:
            bounds._add(json.loads(predicate.meta.serialize(format="json")))
        except (PolarsError, LookupError, RecursionError, TypeError, ValueError):
            return cls()  # it has a Python function, is deep, or of another version of polars
        return bounds

    def has_log(self, extent: Extent) -> bool:
        """Return whether the log of an extent may have rows."""
        place = {"topic": extent.segment.topic, "partition": extent.segment.partition}
        return all(place[name] in values for name, values in self.equal.items())

    def filters(self, options: dict[str, Any]) -> dict[str, Moment]:
        """Return the bounds together with those of the options, as filters of a scan."""
        filters: dict[str, Moment] = {}
        for which, bounds, choose in (("start", self.low, max), ("end", self.high, min)):
            for name, value in bounds.items():
                option = which if name == "timestamp" else f"{which}_{name}"
                given = _given(option, options.get(option))
                bound = value if given is None else choose(value, given)
                filters[option] = moment_of(bound) if name == "timestamp" else bound
        return filters

    def _add(self, part: Any) -> None:
        match part:
            case {"BinaryExpr": {"left": left, "op": "And" | "LogicalAnd", "right": right}}:
                self._add(left)
                self._add(right)
            case {"BinaryExpr": {"left": {"Column": str(name)}, "op": str(op), "right": right}}:
                self._compare(name, op, right)
            case {"BinaryExpr": {"left": left, "op": str(op), "right": {"Column": str(name)}}}:
                self._compare(name, _MIRRORED.get(op, ""), left)
            case {
                "Function": {
                    "input": [{"Column": str(name)}, low, high],
                    "function": {"Boolean": {"IsBetween": _}},
                }
            }:
                self._compare(name, "GtEq", low)
                self._compare(name, "LtEq", high)

    def _compare(self, name: str, op: str, literal: Any) -> None:
        value = _value(literal)
        if name in ("topic", "partition"):
            if op == "Eq" and value is not None:
                known = self.equal.setdefault(name, {value})
                self.equal[name] = known & {value}
        elif name in ("offset", "timestamp") and isinstance(value, int):
            if op in ("Gt", "GtEq", "Eq"):
                self.low[name] = max(value, self.low.get(name, value))
            if op in ("Lt", "LtEq", "Eq"):
                self.high[name] = min(value + 1, self.high.get(name, value + 1))


_PER_MILLISECOND = {"Milliseconds": 1, "Microseconds": 1_000, "Nanoseconds": 1_000_000}


def _value(literal: Any) -> int | str | None:
    """Return the value of a literal; a time in milliseconds, rounded down."""
    match literal:
        case {"Literal": {"Scalar": {"Datetime": [int(value), str(unit), _]}}}:
            return value // _PER_MILLISECOND[unit]
        case {"Literal": {"Dyn": {"Int": int(value)}}}:
            return value
        case {"Literal": {"Scalar": {"Int64": int(value)} | {"Int32": int(value)}}}:
            return value
        case {"Literal": {"Scalar": {"String": str(value)}}}:
            return value
    return None


def _given(option: str, value: Any) -> int | None:
    if value is None or not option.endswith("offset"):
        return expect_moment(option, value)
    expect_integer(option, value)
    return int(value)
