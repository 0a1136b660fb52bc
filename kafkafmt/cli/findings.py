"""What ``verify`` and ``tier`` found, as people read it: by topic, the worst first.

Strategy: findings are kept until all are there, ten thousand of each severity; more are counted.
On a terminal a topic shows ten of each kind.

Invariant: nothing is left out without its number.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import groupby

from kafkafmt.cli import amounts, layout, standard_input, terminal
from kafkafmt.cli.tables import View
from kafkafmt.printable import printable
from kafkafmt.survey.verification.finding import DAMAGE, NOTE, SEVERITIES, WARNING, Finding
from kafkafmt.survey.verification.verifying import Totals, Verification

_KEPT = 10_000
_LISTED = 10

PHRASES = {
    "truncated_tail": "unfinished last entry",
    "zero_tail": "zeroes at the end",
    "bad_checksum": "wrong checksum",
    "malformed": "unreadable bytes",
    "unsupported": "unknown format",
    "limit_exceeded": "above a limit",
    "private_key": "encrypted",
    "read_error": "cannot be read",
    "missing_offsets": "missing offsets",
    "missing_segment": "missing segment",
    "missing_batch": "missing batch",
    "cut_segment": "segment cut short",
    "index_mismatch": "offset index",
    "index_missing": "no index",
    "time_index_mismatch": "time index",
    "transaction_index_mismatch": "transaction index",
    "snapshot_damaged": "damaged snapshot",
    "checkpoint_mismatch": "checkpoint",
    "skipped": "not read",
    "orphan": "orphan",
    "missing_object": "missing object",
    "cut_object": "object of another size",
    "manifest_damaged": "damaged manifest",
    "misplaced": "in a wrong folder",
    "overlap": "overlap",
    "outside_history": "outside the history",
    "several_folders": "several folders",
    "remote_metadata_mismatch": "remote metadata",
    "unknown_topic": "unknown topic",
    "foreign": "of others",
}
"""What people call each kind."""


def words(kind: str) -> str:
    """What people call a kind of damage."""
    return PHRASES.get(kind, kind.replace("_", " "))


class Listing:
    """Findings by topic."""

    def __init__(self) -> None:
        self._kept: dict[str | None, list[Finding]] = defaultdict(list)
        self._counts: Counter[str] = Counter()

    def add(self, finding: Finding) -> None:
        """Keep or count a finding."""
        self._counts[finding.severity] += 1
        if self._counts[finding.severity] <= _KEPT:
            self._kept[finding.topic].append(finding)

    def lines(self, view: View, directory: str | None) -> Iterator[str]:
        """The findings; ``directory`` is what all logs are in, and is said once."""
        is_for_people = view.is_for_people
        prefix = ""
        if self._kept and directory is not None and is_for_people and not view.wide:
            prefix = f"{directory.rstrip('/')}/"
            yield from layout.wrapped(f"in {printable(terminal.near(directory))}:", view.width, 0)
        most = _LISTED if is_for_people and not view.wide else None
        for topic, found in sorted(self._kept.items(), key=_rank):
            if is_for_people:
                yield f"{'disk' if topic is None else printable(topic)}: {_numbers(found)}"
            for _, same in groupby(sorted(found, key=_order), key=_kind):
                listed = list(same)
                for finding in listed[:most]:
                    yield from _shown(finding, view, prefix)
                more = len(listed) - len(listed[:most])
                if more:
                    yield f"  … {more:,} more like these (--wide lists all)"
            if is_for_people:
                yield ""
        for severity, count in self._counts.items():
            if count > _KEPT:
                yield f"{severity}: {count - _KEPT:,} more (--json lists all)"


def closing(verification: Verification, view: View) -> Iterator[str]:
    """The last lines: what is sound, what is wrong, what was checked."""
    totals = verification.totals
    yield f"checked: {_held(totals, view)}"
    if (verification.damaged or verification.unread) and totals.logs > 1:
        sound = totals.logs - len(verification.damaged | verification.unread)
        yield f"sound: {amounts.counted(sound, 'partition')} of {totals.logs:,}"
    yield terminal.paint()(_verdict(totals)) if totals.by_severity.get(DAMAGE) else _verdict(totals)


def _rank(item: tuple[str | None, list[Finding]]) -> tuple[int, int, str]:
    topic, found = item
    counts = Counter(finding.severity for finding in found)
    return -counts[DAMAGE], -counts[WARNING], topic or ""


def _order(finding: Finding) -> tuple[int, str, int, str, int]:
    at = SEVERITIES.index(finding.severity)
    return at, finding.kind, finding.partition or 0, finding.path, finding.position or 0


def _kind(finding: Finding) -> tuple[str, str]:
    return finding.severity, finding.kind


def _numbers(found: list[Finding]) -> str:
    counts = Counter(finding.severity for finding in found)
    words = {DAMAGE: "damaged place", WARNING: "warning", NOTE: "note"}
    return ", ".join(
        amounts.counted(counts[each], word) for each, word in words.items() if counts[each]
    )


def _shown(finding: Finding, view: View, prefix: str) -> Iterator[str]:
    path = printable(standard_input.shown(finding.path).removeprefix(prefix) or finding.path)
    if finding.position is not None:
        path += f", byte {finding.position}"
    if finding.length is not None:
        path += f", {finding.length} bytes"
    reason = finding.message.replace(prefix, "") if prefix else finding.message
    kind = f"{words(finding.kind)}: "
    message = f"{kind}{printable(reason.removeprefix(kind))}{_offsets(finding)}"
    head = f"{finding.severity}: {path}"
    if not view.is_for_people:
        yield f"{head}: {message}"
        return
    lines = layout.wrapped(head, view.width, indent=2) + layout.wrapped(message, view.width, 6)
    paint = terminal.paint()
    yield from (paint(line) if finding.severity == DAMAGE else line for line in lines)


def _offsets(finding: Finding) -> str:
    first, last = finding.first_offset, finding.last_offset
    if first is None:
        return ""
    if first == last:
        return f" (offset {first})"
    return f" (offsets {first} to {'the end' if last is None else last})"


def _held(totals: Totals, view: View) -> str:
    size = f"{totals.size} bytes" if view.exact else amounts.size(totals.size)
    return ", ".join(
        [
            amounts.counted(totals.logs, "partition"),
            amounts.counted(totals.segments, "segment"),
            amounts.counted(totals.batches, "batch"),
            amounts.counted(totals.records, "record"),
            size,
        ]
    )


def _verdict(totals: Totals) -> str:
    damaged = totals.by_severity.get(DAMAGE, 0)
    parts = []
    if totals.damaged:
        size = f"{totals.damaged_size:,} bytes"
        parts.append(f"{amounts.counted(totals.damaged, 'damaged range')} ({size})")
    others = damaged - totals.damaged
    if others > 0:
        word = "other damaged place" if totals.damaged else "place"
        parts.append(amounts.counted(others, word))
    for severity, word in ((WARNING, "warning"), (NOTE, "note")):
        if count := totals.by_severity.get(severity, 0):
            parts.append(amounts.counted(count, word))
    return f"{'damaged' if damaged else 'sound'}{': ' if parts else ''}{', '.join(parts)}"
