r"""Which regular expressions match text by its characters, and not by their bytes.

Strategy: a text such as ``timeout|refused`` is the same in bytes. ``.``, a class such as ``\w``
and what a set excludes count characters, of which UTF-8 has several bytes. An escape such as
``\xff`` asks for bytes, as binary values need it. In any case, the letters i, k and s are also
those of :data:`_FOLDED`, which few values have.

Invariant: an expression that is not matched by its characters finds the same in bytes.
"""

from __future__ import annotations

import importlib
import re
import sys
from dataclasses import dataclass
from typing import Any

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
    """Return an expression to match characters by; ``None`` where bytes do."""
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
    """Whether a part of a parsed expression has, in any case, letters that others equal."""
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
    """Whether a part of a parsed expression counts characters, or knows kinds of them."""
    if isinstance(part, tuple) and part and str(part[0]) in _OF_CHARACTERS:
        return str(part[0]) != "AT" or "BOUNDARY" in str(part[1])
    if isinstance(part, (parser.SubPattern, list, tuple)):
        return any(map(_differs, part))
    return False
