"""Damage in words for people: the name of each kind, and the lines of one place.

Strategy: into a pipe a place is one line, ``severity: path, byte N, M bytes: kind: reason``. On a
terminal the reason is below the path, and lines are broken between words.

Invariant: `verify`, `tier` and the readers of records describe the same damage in the same words.
"""

from __future__ import annotations

from collections.abc import Iterator

from kafkafmt._base import damage
from kafkafmt._base.wording import printable
from kafkafmt.cli import hints, layout

PHRASES = {
    **damage.NAMES,
    "missing_segment": "missing segment",
    "missing_batch": "missing batch",
    "missing_end": "missing end",
    "cut_segment": damage.CUT_SHORT,
    "repeated_offsets": "repeated offsets",
    "index_mismatch": "offset index",
    "index_missing": "no index",
    "time_index_mismatch": "time index",
    "transaction_index_mismatch": "transaction index",
    "snapshot_damaged": "damaged snapshot",
    "checkpoint_mismatch": "checkpoint",
    "coordinator_epoch": "coordinator epoch",
    "duplicate_sequence": "duplicate",
    "implausible_timestamp": "implausible timestamp",
    "null_key": "null key",
    "skipped": "not read",
    "orphan": "orphan",
    "missing_object": "missing object",
    "cut_object": "object of another size",
    "manifest_damaged": "damaged manifest",
    "misplaced": "in a wrong folder",
    "overlap": "overlap",
    "outside_history": "outside the history",
    "before_log_start": "before the log start",
    "only_local": "only local",
    "only_remote": "only remote",
    "several_folders": "several folders",
    "remote_metadata_mismatch": "remote metadata",
    "unknown_topic": "unknown topic",
    "foreign": "of others",
}
"""What people call each kind."""


def words(kind: str, reason: str = "") -> str:
    """Return the plain name of damage, or of another finding."""
    if kind in damage.NAMES:
        return damage.words(kind, reason)
    return PHRASES.get(kind, kind.replace("_", " "))


def offsets(first: int, last: int | None) -> str:
    """``offset 9``, ``offsets 9 to 12`` or ``offsets 9 to the end``."""
    if first == last:
        return f"offset {first}"
    return f"offsets {first} to {'the end' if last is None else last}"


def place(path: str, position: int | None, length: int | None) -> str:
    """Return a file, and the range of its bytes."""
    text = printable(path)
    if position is not None:
        text += f", byte {position}"
    return f"{text}, {length} bytes" if length else text


def lines(head: str, kind: str, reason: str, width: int | None, indent: int = 0) -> Iterator[str]:
    """Yield the lines of one place; ``width`` is the terminal's, ``None`` in a pipe."""
    phrase = f"{words(kind, reason)}: "
    message = f"{phrase}{printable(reason.removeprefix(phrase))}{hints.limit_hint(reason)}"
    if width is None:
        yield f"{head}: {message}"
        return
    yield from layout.wrapped(head, width, indent, further=indent + 4)
    yield from layout.wrapped(message, width, indent + 4)
