r"""Searches the values of a column for a regular expression.

Strategy: the dialect is that of Python's :mod:`re` on bytes. Python would have to look at one value
after another, so the expression is translated for RE2, which searches a whole Arrow column in
linear time. Where RE2 has no equal, the translation matches more than the expression, and Python
decides about the values that RE2 found. Before that, a plain search of the bytes, which is several
times as fast, leaves out the values without a text that each match must contain.

An expression that is text matches characters: in a value with others than ASCII, Python searches
the text. Bytes that are not UTF-8 are characters of their own there. ``timeout|refused`` is the
same in bytes; a dot, a class and what a set excludes count characters, of which UTF-8 has several
bytes. An escape such as ``\xff`` asks for bytes. In any case, i, k and s are those of
:data:`_FOLDED`, too, which few values have.

Invariant: the values found are those for which ``pattern.search(value)`` finds a match; null is
never found. The kernel's and Arrow's search for a text give the same answer.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

import pyarrow as pa

from kafkafmt.segment.engine import select
from kafkafmt.segment.tables import arrow as pc

# What the compiler of `re` parses patterns with: its module has no public name any more.
parser: Any = importlib.import_module("re._parser" if sys.version_info >= (3, 11) else "sre_parse")

_OF_BYTES = re.compile(r"\\(x|[0-3][0-7]{2}|0)")
_OF_CHARACTERS = ("ANY", "NOT_LITERAL", "NEGATE", "CATEGORY", "AT")


_LETTERS, _FOLDED = "IKSiks", "\u0130\u0131\u017f\u212a"


@dataclass(frozen=True, slots=True)
class TextPattern:
    """An expression to match characters by.

    Attributes:
        texts: the values that have none of these match alike by their bytes; none: only those of
            ASCII do.
    """

    pattern: re.Pattern[str]
    texts: tuple[bytes, ...] = ()


def text_pattern(pattern: Any) -> TextPattern | None:
    """Return an expression for matching characters; ``None`` if bytes do."""
    if isinstance(pattern, str):
        try:
            pattern = re.compile(pattern)
        except re.error:  # a flag for bytes only
            return None
    if not isinstance(pattern, re.Pattern) or not isinstance(pattern.pattern, str):
        return None
    if _OF_BYTES.search(pattern.pattern):
        return None
    parsed = parser.parse(pattern.pattern, pattern.flags)
    if _differs(parsed):
        return TextPattern(pattern)
    if _folds(parsed, pattern.flags):
        return TextPattern(pattern, tuple(letter.encode() for letter in _FOLDED))
    return None


def _folds(part: Any, flags: int) -> bool:
    """Return whether a case-insensitive part of an expression has letters equal to others."""
    if not isinstance(part, (parser.SubPattern, list, tuple)):
        return False
    operation = str(part[0]) if isinstance(part, tuple) and part else ""
    if operation == "SUBPATTERN":
        _, added, removed, inner = part[1]
        return _folds(inner, (flags | added) & ~removed)
    if operation in ("LITERAL", "RANGE"):
        low, high = part[1] if operation == "RANGE" else (part[1], part[1])
        is_any_case = bool(flags & re.IGNORECASE) and not flags & re.ASCII
        return is_any_case and any(low <= ord(letter) <= high for letter in _LETTERS)
    return any(_folds(inner, flags) for inner in part)


def _differs(part: Any) -> bool:
    """Return whether a part of a parsed expression counts characters, or names kinds of them."""
    if isinstance(part, tuple) and part and str(part[0]) in _OF_CHARACTERS:
        return str(part[0]) != "AT" or "BOUNDARY" in str(part[1])
    if isinstance(part, (parser.SubPattern, list, tuple)):
        return any(map(_differs, part))
    return False


MAX_TEXT_SIZE = 64
"""Bytes of the longest text that can be searched for, as in the kernel."""


def rows_containing(column: pa.Array, texts: Iterable[bytes]) -> pa.Array:
    """Return the numbers of the values with one of the texts in them, ascending.

    ``column`` is of type binary; a text has 1 to :data:`MAX_TEXT_SIZE` bytes.
    """
    if not select.is_columnar():
        found = [pc.match_substring(column, text) for text in texts]
        return pc.indices_nonzero(pc.fill_null(reduce(pc.or_, found), False))
    from kafkafmt.segment.engine.kernel import _kernel

    _, ends, data = column.buffers()
    marks = bytearray(len(column))
    found = [
        data and _kernel.mark_containing(data, ends, column.offset, text, marks) for text in texts
    ]
    if not any(found):
        return pa.array([], pa.uint64())
    marked = pa.Array.from_buffers(pa.uint8(), len(column), [None, pa.py_buffer(marks)])
    rows = pc.indices_nonzero(marked)
    return rows.filter(column.is_valid().take(rows)) if column.null_count else rows


_MAX_REPEATS = 1000
"""Of one expression in RE2."""

_MAX_LITERALS = 4
"""For more texts, the plain search costs more than it saves."""

_CATEGORIES = {
    "CATEGORY_DIGIT": "0-9",
    "CATEGORY_NOT_DIGIT": r"\x00-/:-\xff",
    "CATEGORY_SPACE": r"\t-\r ",
    "CATEGORY_NOT_SPACE": r"\x00-\x08\x0e-\x1f!-\xff",
    "CATEGORY_WORD": "0-9A-Za-z_",
    "CATEGORY_NOT_WORD": r"\x00-/:-@\[-\^`{-\xff",
}
_ANY, _ANY_BUT_NEWLINE = r"[\x00-\xff]", r"[^\n]"


class ColumnSearch:
    """Searches columns of bytes for one expression."""

    def __init__(self, pattern: re.Pattern[bytes], text_pattern: TextPattern | None = None) -> None:
        """Take the expression, and ``text_pattern`` for text, if it matches differently."""
        self._pattern = pattern
        self._text_pattern = text_pattern
        self._plan = _plan(pattern)

    def rows(self, column: pa.Array) -> pa.Array:
        """Return the numbers of the matching values, ascending."""
        plan = self._plan
        if not len(column):
            return pa.array([], pa.int64())
        if not plan.literals:
            return self._found(column)
        rows = rows_containing(column, plan.literals)
        if plan.is_text or not len(rows):
            return rows
        if len(rows) == len(column):
            return self._found(column)
        return rows.take(self._found(column.take(rows)))

    def _found(self, column: pa.Array) -> pa.Array:
        """As :meth:`rows`, without the plain search."""
        if self._text_pattern is None:
            return self._matching(column)
        pattern, special = self._text_pattern.pattern, self._text_pattern.texts
        if not special:
            is_plain = pc.string_is_ascii(column.view(pa.string()))
        elif len(rows_containing(column, special)):
            has_one = (pc.match_substring(column, text) for text in special)
            is_plain = pc.invert(reduce(pc.or_, has_one))
        else:
            return self._matching(column)
        others = pc.indices_nonzero(pc.invert(is_plain))
        if not len(others):
            return self._matching(column)
        plain = pc.indices_nonzero(is_plain)
        texts = (
            value.decode("utf-8", "surrogateescape") for value in column.take(others).to_pylist()
        )
        mask = pa.array([pattern.search(text) is not None for text in texts], pa.bool_())
        found = [plain.take(self._matching(column.take(plain))), others.filter(mask)]
        rows = pa.concat_arrays([part.cast(pa.int64()) for part in found])
        return rows.take(pc.sort_indices(rows))

    def _matching(self, column: pa.Array) -> pa.Array:
        if self._plan.re2 is None:
            return self._confirmed(column, pc.indices_nonzero(column.is_valid()))
        try:
            mask = pc.match_substring_regex(column, self._plan.re2)
        except pa.ArrowInvalid:  # too large for RE2
            self._plan = replace(self._plan, re2=None)
            return self._matching(column)
        matching = pc.indices_nonzero(mask)
        return matching if self._plan.is_exact else self._confirmed(column, matching)

    def _confirmed(self, column: pa.Array, rows: pa.Array) -> pa.Array:
        search = self._pattern.search
        values = column.take(rows).to_pylist()
        mask = [search(value) is not None for value in values]
        return rows.filter(pa.array(mask, pa.bool_()))


@dataclass(frozen=True)
class _Plan:
    """The plan of a search for an expression.

    Attributes:
        re2: matches at least what the expression does; ``None`` if there is no translation.
        is_exact: whether it matches exactly that.
        literals: texts of which each match contains one; empty if none are known.
        is_text: whether the expression is one text, so that each value with it matches.
    """

    re2: bytes | None
    is_exact: bool
    literals: tuple[bytes, ...]
    is_text: bool = False


def _plan(pattern: re.Pattern[bytes]) -> _Plan:
    try:
        parsed = parser.parse(pattern.pattern, pattern.flags)
        flags = parsed.state.flags
        if flags & re.LOCALE:
            return _Plan(None, False, ())
        translation = _Translation()
        text = translation.sequence(parsed, flags)
        texts = _required(parsed, flags) or ()
    except (_UntranslatableError, RecursionError):
        return _Plan(None, False, ())
    if len(texts) > _MAX_LITERALS:
        texts = ()
    searched = tuple(text[:MAX_TEXT_SIZE] for text in texts)
    is_text = (
        all(str(operation) == "LITERAL" for operation, _ in parsed)
        and len(searched) == 1
        and len(searched[0]) == len(parsed)
    )
    return _Plan(text.encode("ascii"), translation.is_exact, searched, is_text)


class _UntranslatableError(Exception):
    """The expression has a part unknown to this module."""


class _Translation:
    """Writes a parsed expression for RE2, each byte by its number."""

    def __init__(self) -> None:
        self.is_exact = True

    def sequence(self, parts: Iterable[tuple[Any, Any]], flags: int) -> str:
        return "".join(self._one(str(operation), value, flags) for operation, value in parts)

    def _one(self, operation: str, value: Any, flags: int) -> str:
        match operation:
            case "LITERAL":
                return self._cased(_byte(value), flags)
            case "NOT_LITERAL":
                return self._cased(f"[^{_byte(value)}]", flags, is_negated=True)
            case "ANY":
                return _ANY if flags & re.DOTALL else _ANY_BUT_NEWLINE
            case "IN":
                is_negated = str(value[0][0]) == "NEGATE"
                return self._cased(self._set(value), flags, is_negated=is_negated)
            case "BRANCH":
                return f"(?:{'|'.join(self.sequence(branch, flags) for branch in value[1])})"
            case "SUBPATTERN":
                _, added, removed, parts = value
                return f"(?:{self.sequence(parts, (flags | added) & ~removed)})"
            case "MAX_REPEAT" | "MIN_REPEAT":
                return self._repeat(value, flags)
            case "AT":
                return self._at(str(value), flags)
        self.is_exact = False
        match operation:
            case "POSSESSIVE_REPEAT":
                return self._repeat(value, flags)
            case "ATOMIC_GROUP":
                return f"(?:{self.sequence(value, flags)})"
            case "ASSERT" | "ASSERT_NOT":
                return ""
            case "GROUPREF" | "GROUPREF_EXISTS":
                return f"{_ANY}*"
        raise _UntranslatableError(operation)

    def _cased(self, text: str, flags: int, *, is_negated: bool = False) -> str:
        if not flags & re.IGNORECASE:
            return text
        self.is_exact = False  # RE2 knows the letters of Latin-1, Python those of ASCII
        return _ANY if is_negated else f"(?i:{text})"

    def _set(self, items: Sequence[tuple[Any, Any]]) -> str:
        texts = []
        for operation, value in items:
            match str(operation):
                case "NEGATE":
                    texts.append("^")
                case "LITERAL":
                    texts.append(_byte(value))
                case "RANGE":
                    texts.append(f"{_byte(value[0])}-{_byte(value[1])}")
                case "CATEGORY" if str(value) in _CATEGORIES:
                    texts.append(_CATEGORIES[str(value)])
                case other:
                    raise _UntranslatableError(other)
        return f"[{''.join(texts)}]"

    def _repeat(self, repeat: tuple[int, int, Any], flags: int) -> str:
        least, most, parts = repeat
        if least > _MAX_REPEATS or (most != parser.MAXREPEAT and most > _MAX_REPEATS):
            self.is_exact = False
            least, most = min(least, _MAX_REPEATS), parser.MAXREPEAT
        end = "" if most == parser.MAXREPEAT else str(int(most))
        return f"(?:{self.sequence(parts, flags)}){{{least},{end}}}"

    def _at(self, place: str, flags: int) -> str:
        match place:
            case "AT_BEGINNING":
                return r"(?m:^)" if flags & re.MULTILINE else r"\A"
            case "AT_BEGINNING_STRING":
                return r"\A"
            case "AT_END" if flags & re.MULTILINE:
                return r"(?m:$)"
            case "AT_END_STRING":
                return r"\z"
            case "AT_BOUNDARY":
                return r"\b"
            case "AT_NON_BOUNDARY":
                self.is_exact = False  # in Python before 3.14, no match in an empty value
                return ""
        self.is_exact = False
        return ""


def _byte(value: int) -> str:
    if value > 0xFF:
        raise _UntranslatableError(value)
    return f"\\x{value:02x}"


def _required(parts: Iterable[tuple[Any, Any]], flags: int) -> tuple[bytes, ...] | None:
    """Return texts, at least one of them in each match; ``None`` without such texts."""
    alternatives: list[tuple[bytes, ...]] = []
    run = bytearray()
    for operation, value in [*parts, ("END", None)]:
        name = str(operation)
        if name == "LITERAL" and not (flags & re.IGNORECASE and chr(value).isalpha()):
            run.append(value)
            continue
        if run:
            alternatives.append((bytes(run),))
            run.clear()
        inner: tuple[bytes, ...] | None = None
        if name == "SUBPATTERN":
            inner = _required(value[3], (flags | value[1]) & ~value[2])
        elif name in ("MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT") and value[0]:
            inner = _required(value[2], flags)
        elif name == "ATOMIC_GROUP":
            inner = _required(value, flags)
        elif name == "BRANCH":
            branches = [_required(branch, flags) for branch in value[1]]
            if all(branches):
                inner = tuple(text for branch in branches for text in branch or ())
        if inner:
            alternatives.append(inner)
    return max(alternatives, key=lambda texts: (min(map(len, texts)), -len(texts)), default=None)
