"""A count with its noun, which is plural unless it is one."""

from __future__ import annotations


def counted(number: int, what: str) -> str:
    """A count of something: ``1 segment``, ``2,000 segments``, ``3 batches``."""
    if number == 1:
        return f"1 {what}"
    if what.endswith(("s", "ch", "x")):
        return f"{number:,} {what}es"
    if what.endswith("y"):
        return f"{number:,} {what[:-1]}ies"
    return f"{number:,} {what}s"
