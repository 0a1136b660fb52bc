"""The library's answers to a model's questions, held against what is true.

Invariant: an answer that is not right raises a :class:`WrongError`, which shows both.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import kafkafmt
from tests.attacks.model.entries import Item

KeyValue = tuple[bytes | None, bytes | None]


class WrongError(AssertionError):
    """The library's answer is not what the model knows."""


def expect(what: str, found: object, right: object) -> None:
    """Raise WrongError where an answer is not right."""
    if found != right:
        raise WrongError(f"{what}\n  found {found}\n  right {right}")


def within(
    what: str, found: dict[int, KeyValue], must: dict[int, KeyValue], may: dict[int, KeyValue]
) -> None:
    """Raise WrongError where records are missing or wrong."""
    missing = {each: must[each] for each in must if found.get(each) != must[each]}
    wrong = {each: found[each] for each in found if may.get(each) != found[each]}
    if missing or wrong:
        raise WrongError(f"{what}\n  missing {missing}\n  wrong {wrong}")


def plain(items: dict[int, Item]) -> dict[int, KeyValue]:
    """Key and value of records."""
    return {offset: (each.key, each.value) for offset, each in items.items()}


def read(source: Any, **options: Any) -> dict[int, KeyValue]:
    """Key and value of the stored records of a log, by offset; each comes once.

    Those that are read by default are the same from some offset on, the log start.
    """
    stored = _rows(source, below_log_start=True, **options)
    served = _rows(source, **options)
    start = max(stored.keys() - served.keys(), default=-1) + 1
    right = {offset: row for offset, row in stored.items() if offset >= start}
    expect(f"records from {start} on", served, right)
    return stored


def _rows(source: Any, **options: Any) -> dict[int, KeyValue]:
    columns = ("offset", "key", "value")
    table = kafkafmt.read_records(source, on_damage="skip", columns=columns, **options)
    rows = [*zip(*(table[name].to_pylist() for name in columns), strict=True)]
    twice = [each for each, count in Counter(row[0] for row in rows).items() if count > 1]
    expect("offsets that come twice", twice, [])
    return {offset: (key, value) for offset, key, value in rows}


def expect_range(what: str, source: Any, whole: dict[int, KeyValue], **options: Any) -> None:
    """Raise WrongError where a read of a range is not that part of a read of everything."""
    chance, end = Random(sum(whole)), max(whole, default=0) + 2
    start = chance.randrange(end)
    stop = chance.randrange(start, end) + 1
    found = read(source, start_offset=start, end_offset=stop, **options)
    right = {offset: whole[offset] for offset in whole if start <= offset < stop}
    expect(f"offsets {start} to {stop - 1} of {what}", found, right)
