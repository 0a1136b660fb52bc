"""Log directories that have lost all their segments, though their broker notes offsets of them.

Strategy: a log without a segment gives no records, and no error either. So the readers of a source
name each one of which checkpoints or the names of files tell that it had offsets
(:meth:`~kafkafmt.log.data_directories.DataDirectories.lost_of_empty`). Where another broker has
the log, it is not lost.

Invariant: only what was listed is looked at; in a store, nothing is.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Mapping

from kafkafmt._base import damage
from kafkafmt.log.data_directories import DataDirectories, no_note
from kafkafmt.storage import names
from kafkafmt.storage.directories import LogFilter
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.partition_log import without_segments
from kafkafmt.storage.resolve import is_remote


def may_be_lost(path: str, items: list[Item]) -> bool:
    """Whether :func:`lost_logs` asks for a listing."""
    has_segment = any(names.is_segment(item.name) for item in items)
    return not is_remote(path) and names.is_log(os.path.basename(path)) and not has_segment


def lost_logs(
    listings: Mapping[str, list[Item]], known: Collection[str], wanted: LogFilter | None = None
) -> Iterator[damage.Damage]:
    """Lost logs as damage, by topic and partition; ``known`` directories have segments."""
    directories = DataDirectories(note=no_note)
    local = {path: items for path, items in listings.items() if not is_remote(path)}
    empty = without_segments(local, {*known})
    there = {names.log_of(os.path.basename(path)) for path in known}
    logs = [
        log for log in empty if log.place not in there and (wanted is None or wanted(log.place))
    ]
    for log in sorted(logs, key=lambda log: (log.topic or "", log.partition or 0, log.path)):
        lost = directories.lost_of_empty(log)
        if lost is not None:
            path, first, last = lost
            offsets = f"offset {first} is" if first == last else f"offsets {first} to {last} are"
            message = (
                f"the log directory has no segment, and {path.rpartition('/')[2]} says offset "
                f"{last + 1}: {offsets} lost"
            )
            place = log.topic, log.partition, None, 0, 0
            yield damage.Damage(*place, damage.MISSING_OFFSETS, message, log.path)
