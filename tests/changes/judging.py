"""Which answers are right although no state of the directory has them.

Strategy: a reader that lists a directory and then reads its files sees more of a log that grows, or
less of one whose beginning is deleted, than there was at one moment. So does a consumer. What no
consumer sees is a hole, a record twice, or records of two histories.
"""

from __future__ import annotations

from itertools import pairwise

from tests.changes import changes
from tests.changes.trying import Judge, Rows


def never(states: list[Rows], found: Rows) -> bool:
    """Another history: each answer is of one moment."""
    return False


def _bounded(states: list[Rows], found: Rows) -> bool:
    """Whether it has each row that all states have, no other than these have, and none twice."""
    always = set[str].intersection(*map(set, states))
    return always <= set(found) <= set[str].union(*map(set, states)) and len(set(found)) == len(
        found
    )


def without_hole(states: list[Rows], found: Rows) -> bool:
    """Rows from first to last, of each log."""
    by_log: dict[str, list[int]] = {}
    for row in found:
        log, offset, *_ = row.split(" ")
        by_log.setdefault(log, []).append(int(offset))
    steps = [(before, after) for rows in by_log.values() for before, after in pairwise(rows)]
    known = {
        (int(before.split(" ")[1]), int(after.split(" ")[1]))
        for rows in states
        for before, after in pairwise(rows)
    }
    return _bounded(states, found) and set(steps) <= known


def record_judge(change: str) -> Judge:
    """The judge of an answer of records."""
    if change in changes.COMPACTION:
        return _bounded
    return never if change in changes.OTHERS else without_hole
