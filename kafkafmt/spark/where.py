"""A condition in SQL as options of the data source, so that a query reads less.

Spark gives a Python data source no filters that it could rely on (see `source`). A caller can: each
call of `read_where` makes a source of its own, with options of its own.

Strategy: only parts of the condition that are joined by AND are taken, and of these only
comparisons of `topic`, `partition`, `offset` and `timestamp` with literals, in which the options
have the meaning of the condition. Everything else is left to Spark, which applies the whole
condition again.

Invariant: the options select all rows for which the condition is true.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from kafkafmt.moments import EPOCH
from kafkafmt.spark.border_options import BORDERS
from kafkafmt.spark.options import TABLES
from kafkafmt.spark.source import FORMAT

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession
    from pyspark.sql.types import StructType

_TOKEN = re.compile(
    r"\s+|(?P<opaque>--|/\*|[$]|'[^']*\\|'[^']*'\s*'|\"[^\"]*\\)"
    r"|(?P<string>'[^']*')|(?P<number>-?\d+L?(?![\w.]))|(?P<name>`[^`]+`|[A-Za-z_]\w*)"
    r"|(?P<sign><=>|<=|>=|<>|!=|==|[<>=(),\[\]])|(?P<other>\"[^\"\\]*\"|.)",
    re.IGNORECASE | re.ASCII | re.DOTALL,
)
_TURNED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "=": "=", "==": "=", "<=>": "="}
_ZONED = re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:\d\d)", re.ASCII)
_MILLISECOND = timedelta(milliseconds=1)
_COLUMNS = ("topic", "partition", "offset", "timestamp")
_MAX_LONG = 2**63 - 1
_MOST_DEPTH = 100  # of parentheses around a part; deeper ones give no options
_MOST_DIGITS = 19  # of a number that may be an offset


def read_where(
    spark: SparkSession,
    source: str | Sequence[str],
    where: str,
    *,
    schema: StructType | str | None = None,
    **options: str,
) -> DataFrame:
    """Read the rows of `kafka-log` for which a condition is true, and little else.

    The result is that of `load(source).where(where)`. Parts of the condition on `topic`,
    `partition`, `offset` and `timestamp` become options of the source (see `where_options`), so
    logs, segments and batches without such rows are not read; damage in them is not found.

    Args:
        spark: a session with the data source (see `register`).
        source: what `load` takes.
        where: a condition in SQL, such as `topic = 'orders' AND offset >= 100`.
        schema: the columns to read; they include those of the condition. `None` is all.
        options: options of the source. They win over those of the condition.

    Returns:
        The rows. Each call makes a source of its own; nothing is read yet.

    Raises:
        TypeError: the condition is not text.
    """
    if not isinstance(where, str):
        raise TypeError(
            "where is a condition as SQL text, such as \"topic = 'orders'\", not"
            f" {type(where).__name__}: Spark does not show the parts of a Column; apply one by"
            " .where() to the result"
        )
    reader = spark.read.format(FORMAT).options(**_joined(where_options(where), options))
    if schema is not None:
        reader = reader.schema(schema)
    return reader.load(source if isinstance(source, str) else list(source)).where(where)


def where_options(where: str) -> dict[str, str]:
    """The options of `kafka-log` that a condition in SQL allows.

    They are taken from comparisons that are joined by AND: `topic` and `partition` with `=` and
    `IN`, `topic` with `LIKE`, `offset` and `timestamp` with `=`, `<`, `<=`, `>`, `>=` and
    `BETWEEN`. Times are literals with a zone, such as `TIMESTAMP '2026-01-31T12:00:00Z'`; what
    others mean depends on the session.

    Args:
        where: a condition in SQL, such as `topic = 'orders' AND offset >= 100`.

    Returns:
        The options, by name; none if no part of the condition can be used. They select all rows
        for which the condition is true, and may select more.
    """
    found = _Found()
    for part in _conjunction(_tokens(where)):
        found.take(part)
    return found.options()


def _joined(found: Mapping[str, str], given: Mapping[str, Any]) -> dict[str, Any]:
    """The user's options, and those of the condition that go with them."""
    names = {name.lower(): value for name, value in given.items()}
    table = str(names.get("table", TABLES[0])).lower()
    excluded: set[str] = set()
    if table != TABLES[0]:  # only records have offsets and times of their own
        excluded |= {*_OFFSETS, *_TIMES}
    if table not in TABLES:
        excluded |= {*_TOPICS, *_PARTITIONS}
    for group in (_TOPICS, _PARTITIONS, _OFFSETS, *BORDERS):
        if any(name.lower() in names for name in group):
            excluded |= set(group)
    return {**{name: text for name, text in found.items() if name not in excluded}, **given}


_TOPICS = ("topics", "topicPattern")
_PARTITIONS = ("partitions",)
_OFFSETS = ("minOffset", "maxOffset")
_TIMES = ("startingTimestamp", "endingTimestamp")


@dataclass(frozen=True)
class _Token:
    kind: str
    text: str

    @property
    def word(self) -> str:
        """A keyword or the name of a column, in lower case."""
        return self.text.strip("`").lower() if self.kind == "name" else self.text


def _tokens(where: str) -> list[_Token]:
    """The tokens; none if the text has something whose end is not certain."""
    found = [
        _Token(match.lastgroup, match[0]) for match in _TOKEN.finditer(where) if match.lastgroup
    ]
    return [] if any(token.kind == "opaque" for token in found) else found


def _conjunction(tokens: Sequence[_Token], within: int = 0) -> Iterator[Sequence[_Token]]:
    """The parts that are joined by AND; none if the condition may be true without one of them."""
    parts: list[list[_Token]] = [[]]
    depth, is_between = 0, False
    for token in tokens:
        word = "" if token.text.startswith("`") else token.word
        depth += (token.text in ("(", "[")) - (token.text in (")", "]"))
        if depth < 0 or (depth == 0 and word in ("or", "case")):
            return
        if depth == 0 and word == "and" and not is_between:
            parts.append([])
            continue
        if depth == 0 and word in ("between", "and"):
            is_between = word == "between"
        parts[-1].append(token)
    if depth:
        return
    for part in parts:
        if len(part) > 2 and part[0].text == "(" and _closing(part) == len(part) - 1:
            if within < _MOST_DEPTH:
                yield from _conjunction(part[1:-1], within + 1)
        else:
            yield part


def _closing(part: Sequence[_Token]) -> int:
    """The position of the parenthesis that closes the first one."""
    depth = 0
    for number, token in enumerate(part):
        depth += (token.text == "(") - (token.text == ")")
        if depth == 0:
            return number
    return -1


@dataclass
class _Found:
    """What the parts say about each column; `None` for nothing."""

    topics: set[str] | None = None
    partitions: set[int] | None = None
    offsets: list[int | None] = field(default_factory=lambda: [None, None])
    times: list[int | None] = field(default_factory=lambda: [None, None])

    def take(self, part: Sequence[_Token]) -> None:
        """Takes a comparison of a column with literals; passes over all others."""
        words = [token.word for token in part]
        if len(words) < 3:
            return
        if words[1:3] == ["in", "("] and words[-1] == ")":
            self._among(words[0], part[3:-1])
        elif words[:2] == ["topic", "like"] and len(part) == 3:
            if part[2].kind == "string":
                self.topics = _both(self.topics, {_like(part[2].text[1:-1])})
        elif words[1] == "between" and "and" in words:
            middle = words.index("and")
            self._compare(words[0], ">=", part[2:middle])
            self._compare(words[0], "<=", part[middle + 1 :])
        elif words[0] in _COLUMNS and words[1] in _TURNED:
            self._compare(words[0], words[1], part[2:])
        elif words[-1] in _COLUMNS and words[-2] in _TURNED:
            self._compare(words[-1], _TURNED[words[-2]], part[:-2])

    def _among(self, column: str, listed: Sequence[_Token]) -> None:
        literals, commas = listed[::2], listed[1::2]
        if any(comma.text != "," for comma in commas) or len(listed) % 2 == 0:
            return
        if column == "topic" and all(each.kind == "string" for each in literals):
            self.topics = _both(self.topics, {re.escape(each.text[1:-1]) for each in literals})
        elif column == "partition" and all(each.kind == "number" for each in literals):
            self.partitions = _both(self.partitions, set(map(_int, literals)))

    def _compare(self, column: str, sign: str, literal: Sequence[_Token]) -> None:
        equal = sign in ("=", "==", "<=>")
        if equal and column in ("topic", "partition"):
            self._among(column, literal)
        elif column == "offset" and len(literal) == 1 and literal[0].kind == "number":
            _narrow(self.offsets, "=" if equal else sign, _int(literal[0]), is_exact=True)
        elif column == "timestamp" and (time := _time(literal)) is not None:
            millisecond, is_exact = time
            _narrow(self.times, "=" if equal else sign, millisecond, is_exact=is_exact)

    def options(self) -> dict[str, str]:
        """As options."""
        found: dict[str, str] = {}
        if self.topics:
            found["topicPattern"] = "|".join(sorted(self.topics))
        partitions = sorted(each for each in self.partitions or () if 0 <= each < 2**31)
        if partitions:
            found["partitions"] = ",".join(map(str, partitions))
        for names, (low, high), beyond in ((_OFFSETS, self.offsets, 0), (_TIMES, self.times, 1)):
            if low is not None and 0 <= low <= _MAX_LONG:
                found[names[0]] = str(low)
            if high is not None and 0 <= high < _MAX_LONG:
                found[names[1]] = str(high + beyond)
        return found


def _both(known: set[Any] | None, more: set[Any]) -> set[Any]:
    """What is in both sets; the first one if nothing is, as Spark finds out by itself."""
    return more if known is None else (known & more or known)


def _narrow(bounds: list[int | None], sign: str, at: int, *, is_exact: bool) -> None:
    """Narrows the bounds, both inclusive. `at` was cut off unless it is exact."""
    low, high = bounds
    if sign in ("=", ">=", ">"):
        least = at if is_exact and sign != ">" else at + 1
        bounds[0] = least if low is None else max(low, least)
    if sign in ("=", "<=", "<"):
        most = at - 1 if is_exact and sign == "<" else at
        bounds[1] = most if high is None else min(high, most)


def _int(token: _Token) -> int:
    digits = token.text.rstrip("lL").lstrip("-").lstrip("0")
    # int() refuses very long texts; every number that is too large for a column is the same here.
    number = int(digits or "0") if len(digits) <= _MOST_DIGITS else 10**_MOST_DIGITS
    return -number if token.text.startswith("-") else number


def _like(pattern: str) -> str:
    """The regular expression of a LIKE without escapes."""
    wild = {"%": "(?s:.*)", "_": "(?s:.)"}
    return "".join(wild.get(each) or re.escape(each) for each in pattern)


def _time(literal: Iterable[_Token]) -> tuple[int, bool] | None:
    """Milliseconds since 1970, and whether nothing was cut off; `None` without a zone."""
    tokens = list(literal)
    if [token.kind for token in tokens] != ["name", "string"] or tokens[0].word != "timestamp":
        return None
    text = tokens[1].text[1:-1]
    match = _ZONED.fullmatch(text)
    if match is None:
        return None
    fraction = (match[1] or ".").ljust(7, "0")
    try:
        whole = datetime.fromisoformat(text.replace(match[1] or "", "", 1).replace("Z", "+00:00"))
    except ValueError:
        return None
    micros = int(fraction[1:])
    return (whole - EPOCH) // _MILLISECOND + micros // 1000, micros % 1000 == 0
