r"""Which regular expressions match text by its characters, and not by their bytes.

Strategy: a text such as ``timeout|refused`` is the same in bytes. ``.``, a class such as ``\w``
and what a set excludes count characters, of which UTF-8 has several bytes. An escape such as
``\xff`` asks for bytes, as binary values need it.
"""

from __future__ import annotations

import importlib
import re
import sys
from typing import Any

# What the compiler of `re` parses patterns with: its module has no public name any more.
parser: Any = importlib.import_module("re._parser" if sys.version_info >= (3, 11) else "sre_parse")

_OF_BYTES = re.compile(r"\\(x|[0-3][0-7]{2}|0)")
_OF_CHARACTERS = ("ANY", "NOT_LITERAL", "NEGATE", "CATEGORY", "AT")


def text_pattern(pattern: Any) -> re.Pattern[str] | None:
    """A valid expression to match characters by; ``None`` where it has bytes, or they do as well.

    Args:
        pattern: text, bytes, or a compiled expression.
    """
    if isinstance(pattern, str):
        try:
            pattern = re.compile(pattern)
        except re.error:  # a flag for bytes only
            return None
    if not isinstance(pattern, re.Pattern) or not isinstance(pattern.pattern, str):
        return None
    if _OF_BYTES.search(pattern.pattern):
        return None
    return pattern if _differs(parser.parse(pattern.pattern, pattern.flags)) else None


def _differs(part: Any) -> bool:
    """Whether a part of a parsed expression counts characters, or knows kinds of them."""
    if isinstance(part, tuple) and part and str(part[0]) in _OF_CHARACTERS:
        return str(part[0]) != "AT" or "BOUNDARY" in str(part[1])
    if isinstance(part, (parser.SubPattern, list, tuple)):
        return any(map(_differs, part))
    return False
