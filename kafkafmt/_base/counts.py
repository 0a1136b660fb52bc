"""Counts in words: with their noun, which is plural unless it is one, and of names left out."""

from __future__ import annotations

from collections.abc import Sequence


def counted(number: int, what: str) -> str:
    """A count of something: ``1 segment``, ``2,000 segments``, ``3 batches``."""
    if number == 1:
        return f"1 {what}"
    if what.endswith(("s", "ch", "x")):
        return f"{number:,} {what}es"
    if what.endswith("y"):
        return f"{number:,} {what[:-1]}ies"
    return f"{number:,} {what}s"


def some_of(names: Sequence[str], most: int, left_out: int = 0) -> str:
    """The first names, and how many more there are: ``a, b and 3 more``."""
    more = len(names) + left_out - most
    return ", ".join(names[:most]) + (f" and {more} more" if more > 0 else "")
