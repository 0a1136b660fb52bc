"""Which answers are right although no state of the directory has them.

Strategy: a reader that lists a directory and then reads its files sees more of a log that grows, or
less of one whose beginning is deleted, than there was at one moment. So does a consumer. What no
consumer sees is a hole, a record twice, or records of two histories.
"""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

from tests.attacks.changes import changes, readers
from tests.attacks.changes.trying import Judge, Rows


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


_NOTED = ("highWatermark", "recoveryPoint", "logStartOffset")
"""What brokers write down some time after it is so."""


def of_one_moment(states: list[Rows], found: Rows) -> bool:
    """Rows of ``ls``: each has the figures of a moment, and no checkpoint is ahead of its log."""

    def figures(rows: Rows) -> list[dict[str, Any]]:
        made = [json.loads(row) for row in rows]
        return [{name: row[name] for name in row if name not in _NOTED} for row in made]

    known = [row for rows in states for row in figures(rows)]
    ahead = [
        row for row in map(json.loads, found) if row["nextOffset"] < (row["highWatermark"] or 0)
    ]

    def places(rows: Rows) -> set[tuple[str, int]]:
        return {(row["topic"], row["partition"]) for row in map(json.loads, rows)}

    if not set[tuple[str, int]].intersection(*map(places, states)) <= places(found):
        return False
    return not ahead and all(row in known for row in figures(found))


_TOLD = (
    "deleted or replaced since they were listed",
    "deleted since it was listed",  # of a tier, with its manifest
    "cannot be read: No such file or directory",  # in an audit
)


def or_told(states: list[Rows], found: Rows) -> bool:
    """Findings: those of a state, and that files are gone, which is no damage."""
    others = {row for row in found if not any(words in row for words in _TOLD)}
    always = set[str].intersection(*map(set, states))
    return always <= others <= set[str].union(*map(set, states))


def of_any_moment(states: list[Rows], found: Rows) -> bool:
    """Figures that are known, and files that a server gives as they were listed, if at all."""
    known = set[str].union(*map(set, states))
    return all(row in known or row.endswith((" not given", " end None")) for row in found)


def all_in_the_end(states: list[Rows], found: Rows) -> bool:
    """What an export has that goes on with another log: all of that, and what it read before."""
    return set(states[-1]) <= set(found) <= set[str].union(*map(set, states))


_JUDGES = {
    "ls": of_one_moment,
    "listed": of_one_moment,
    "tier listed": of_one_moment,
    "verify": or_told,
    "sound": or_told,
    "tier verified": or_told,
    "tier audited": or_told,
    "inspected": of_any_moment,
}


def judge(reader: str, change: str) -> Judge:
    if reader in readers.RECORDS or reader in readers.TIER_RECORDS:
        if change in changes.COMPACTION:
            return _bounded
        return never if change in changes.OTHERS else without_hole
    if reader in readers.FOLLOWED:
        is_another = reader == "followed on" and change in changes.OTHERS
        return all_in_the_end if is_another else _grown(change)
    return _JUDGES.get(reader, never)


def _grown(change: str) -> Judge:
    """The judge of rows that were added while a log changed: all that was there in the end."""

    def judged(states: list[Rows], found: Rows) -> bool:
        is_whole = change not in changes.GROWTH | changes.OTHERS or set(states[-1]) <= set(found)
        return is_whole and _bounded(states, found)

    return judged
