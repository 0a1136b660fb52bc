"""Asks every surface about a source, and says where two of them disagree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.attacks.agreement import logs
from tests.attacks.agreement.answers import DAMAGE, Answers
from tests.attacks.agreement.figures import FIGURES, Facts
from tests.attacks.agreement.sources import Source
from tests.attacks.agreement.surfaces import SURFACES, WITHOUT_LOST, segments_of, tables

_SHOWN = 300


def disagreements(source: Source) -> Iterator[str]:
    """A sentence for each answer that is not that of the library's tables."""
    try:
        segments_of(source)
    except FileNotFoundError:
        return  # the damage took its only segment, which every surface says
    right = tables(source.path)
    of_segments = _without_lost(right)
    for name, ask in SURFACES.items():
        expected = of_segments if name in WITHOUT_LOST else right
        for sentence in _differences(expected, ask(source)):
            yield f"{source.name}, {name}: {sentence}"
    facts = Facts(source, right)
    for compare in (*FIGURES, *logs.FIGURES):
        for sentence in compare(facts):
            yield f"{source.name}: {sentence}"


def _without_lost(answers: Answers) -> Answers:
    """The answers without the damage of logs that have no segment."""
    return {
        key: rows
        for key, rows in answers.items()
        if key[0] != DAMAGE or any(row[0] is not None for row in rows)
    }


def _differences(right: Answers, found: Answers) -> Iterator[str]:
    asked = {question for question, _ in found}
    keys = [key for key in right if key[0] in asked] + [key for key in found if key not in right]
    for key in keys:
        expected, rows = right.get(key, []), found.get(key, [])
        if expected != rows:
            yield f"{key[0]} of {key[1]}: {_first_difference(expected, rows)}"


def _first_difference(right: list[Any], found: list[Any]) -> str:
    number = next(
        (at for at, (one, other) in enumerate(zip(right, found, strict=False)) if one != other),
        min(len(right), len(found)),
    )
    shown = [str(rows[number : number + 1])[:_SHOWN] for rows in (right, found)]
    return f"{len(found)} rows for {len(right)}; row {number} is {shown[1]}, not {shown[0]}"
