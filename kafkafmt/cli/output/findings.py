"""The findings of ``verify`` and ``tier``, for people: by topic, the worst first.

Also who wrote the data directories of a source, and what their brokers do at their next start.

Strategy: findings are kept until all are there, ten thousand of each severity; more are counted.
On a terminal a topic shows ten of each kind, and one of several equal ones about different files.

Invariant: nothing is left out without its number.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

from kafkafmt._base.wording import counted, list_some, printable
from kafkafmt.cli import files, layout, places, streams, words
from kafkafmt.cli.output.tables import View
from kafkafmt.survey.origin import Origin
from kafkafmt.survey.verification.finding import DAMAGE, NOTE, SEVERITIES, WARNING, Finding

if TYPE_CHECKING:  # ls writes findings, and verifies nothing
    from kafkafmt.cluster.start.finding import NextStart
    from kafkafmt.survey.verification.verifying import Totals, Verification

_KEPT = 10_000
_LISTED = 10
_WORDS = {DAMAGE: "damaged place", WARNING: "warning", NOTE: "note"}


class Listing:
    """Findings by topic; all are there when it is made."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self._kept: dict[str | None, list[Finding]] = defaultdict(list)
        self._counts: Counter[str] = Counter()
        for finding in findings:
            self._counts[finding.severity] += 1
            if self._counts[finding.severity] <= _KEPT:
                self._kept[finding.topic].append(finding)

    def lines(self, view: View, directory: str | None) -> Iterator[str]:
        """Yield the findings; ``directory`` is common to all logs, and said once."""
        is_for_people = view.is_for_people
        prefix = ""
        if self._kept and directory is not None and is_for_people and not view.wide:
            prefix = f"{directory.rstrip('/')}/"
            yield from layout.wrapped(f"in {printable(layout.near(directory))}:", view.width, 0)
        most = _LISTED if is_for_people and not view.wide else None
        for topic, found in sorted(self._kept.items(), key=_rank):
            if is_for_people:
                name = "disk" if topic is None else printable(topic)
                counts = Counter(finding.severity for finding in found)
                yield from sentence(f"{name}: {numbers(counts)}", view)
            for _, same in groupby(sorted(found, key=_order), attrgetter("severity", "kind")):
                alike = _alike(same, each_alone=most is None)
                for first, *others in alike[:most]:
                    yield from _shown(first, view, prefix, len(others))
                more = sum(map(len, alike[len(alike[:most]) :]))
                if more:
                    yield f"  … {more:,} more like these (--wide lists all)"
            if is_for_people:
                yield ""
        for severity, count in self._counts.items():
            if count > _KEPT:
                yield f"{severity}: {count - _KEPT:,} more (--json lists all)"


def closing(verification: Verification, view: View) -> Iterator[str]:
    """Yield the last lines: the sound logs, the verdict, and the totals checked."""
    totals = verification.totals
    places = {(log.topic, log.partition) for log in verification.logs}
    noun = "partition" if len(places) == len(verification.logs) else "log"
    yield from sentence(f"checked: {_held(totals, noun, view)}", view)
    if (verification.damaged or verification.unread) and totals.logs > 1:
        sound = totals.logs - len(verification.damaged | verification.unread)
        text = f"sound: {counted(sound, noun)} of {totals.logs:,}"
        yield from sentence(text, view)
    paint = streams.paint() if totals.by_severity.get(DAMAGE) else str
    yield from map(paint, sentence(_verdict(totals), view))


def sentence(text: str, view: View) -> list[str]:
    """Return the lines of a sentence: for people as wide as the terminal."""
    return layout.wrapped(text, view.width, 0) if view.is_for_people else [text]


def _rank(item: tuple[str | None, list[Finding]]) -> tuple[int, int, str]:
    topic, found = item
    counts = Counter(finding.severity for finding in found)
    return -counts[DAMAGE], -counts[WARNING], topic or ""


def _order(finding: Finding) -> tuple[int, str, int, str, int]:
    at = SEVERITIES.index(finding.severity)
    return at, finding.kind, finding.partition or 0, finding.path, finding.position or 0


def _alike(found: Iterable[Finding], *, each_alone: bool) -> list[list[Finding]]:
    """Group equal findings about several files, unless ``each_alone``."""
    groups: dict[object, list[Finding]] = {}
    for number, finding in enumerate(found):
        is_of_file = finding.position is None and finding.first_offset is None and not each_alone
        says = finding.message if is_of_file else number
        groups.setdefault(says, []).append(finding)
    return list(groups.values())


def numbers(counts: Mapping[str, int]) -> str:
    """Return the number of findings of each severity, the worst first."""
    return ", ".join(
        counted(counts[severity], word) for severity, word in _WORDS.items() if counts[severity]
    )


def _shown(finding: Finding, view: View, prefix: str, more: int = 0) -> Iterator[str]:
    """Yield the lines of a finding; ``more`` others differ in their file only."""
    path = files.shown(finding.path)
    path = path.removeprefix(prefix)
    if view.is_for_people and not view.wide and os.path.isabs(path):
        path = layout.near(path)
    head = f"{finding.severity}: {places.place(path, finding.position, finding.length)}"
    if more:
        head += f" and {counted(more, 'other')}"
    reason = finding.message.replace(prefix, "") if prefix else finding.message
    if finding.first_offset is not None:
        offsets = places.offsets(finding.first_offset, finding.last_offset)
        reason += "" if offsets in reason else f" ({offsets})"
    width = view.width if view.is_for_people else None
    lines = places.lines(head, finding.kind, reason, width, indent=2)
    is_red = finding.severity == DAMAGE and view.is_for_people
    yield from map(streams.paint(), lines) if is_red else lines


def _held(totals: Totals, noun: str, view: View) -> str:
    size = f"{totals.size} bytes" if view.wide else words.size(totals.size)
    return ", ".join(
        [
            counted(totals.logs, noun),
            counted(totals.segments, "segment"),
            counted(totals.batches, "batch"),
            counted(totals.records, "record"),
            size,
        ]
    )


def _verdict(totals: Totals) -> str:
    damaged = totals.by_severity.get(DAMAGE, 0)
    parts = []
    if totals.damaged:
        size = f"{totals.damaged_size:,} bytes"
        parts.append(f"{counted(totals.damaged, 'damaged range')} ({size})")
    others = damaged - totals.damaged
    if others > 0:
        word = "other damaged place" if totals.damaged else "place"
        parts.append(counted(others, word))
    for severity, word in ((WARNING, "warning"), (NOTE, "note")):
        if count := totals.by_severity.get(severity, 0):
            parts.append(counted(count, word))
    return verdict(", ".join(parts), is_damaged=damaged > 0)


def verdict(numbers: str, *, is_damaged: bool) -> str:
    """Return the verdict on a source, with the numbers of its findings."""
    if not numbers:
        return "damaged" if is_damaged else "sound"
    return f"{'damaged' if is_damaged else 'no damage'}: {numbers}"


def starts(found: Sequence[NextStart], texts: Iterable[str]) -> Iterator[str]:
    """Yield a text about the next start of each broker; of several, with its data directories."""
    for start, text in zip(found, texts, strict=True):
        of = list_some([layout.near(path) for path in start.directories], 3)
        yield printable(f"start of {of}: {text}" if len(found) > 1 else f"start: {text}")


_ORIGINS_LISTED = 6


def lines(origins: Iterable[Origin], view: View) -> Iterator[str]:
    """Yield a line for each data directory; on a terminal not for all of many."""
    found = list(origins)
    parents = [os.path.dirname(file.path) for file in found]
    common = os.path.commonpath(parents) if parents else ""
    most = len(found) if view.wide else _ORIGINS_LISTED
    for file in found[:most]:
        at = "" if len(found) == 1 else f" {os.path.relpath(file.path, common)}"
        yield printable(f"disk{at}: {file.text}")
    if len(found) > most:
        more = counted(len(found) - most, "more data directory")
        yield f"disk: {more} (--wide lists all)"
