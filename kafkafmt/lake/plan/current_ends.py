"""Where the logs end that a stream follows, while a broker appends to them.

Invariant: an end is that of a log as it was at one moment, after it was listed or before.
"""

from __future__ import annotations

from typing import NamedTuple

from kafkafmt._base.limits import Limits
from kafkafmt.lake.plan.followed_logs import FollowedLog, base_of, of_listed
from kafkafmt.log.log_end import LogEnd, find_end
from kafkafmt.storage.access import StorageOptions


class _Known(NamedTuple):
    """The last segment of a log when it was last read, and its end."""

    path: str
    tail: LogEnd


class CurrentEnds:
    """The ends of logs, by their names. It can be pickled."""

    def __init__(self, storage: StorageOptions, limits: Limits) -> None:
        self._storage = storage
        self._limits = limits
        self._known: dict[str, _Known] = {}

    def end(self, log: FollowedLog) -> int:
        """The end as it is now; the one that was known if the log is gone."""
        known = self._known.get(log.name)
        last = base_of(log.segments[-1]) if known is None else known.tail.next_offset
        return of_listed(log, self._storage, self._read, gone=last)

    def last_end(self, log: FollowedLog) -> int:
        """The end when it was last read."""
        known = self._known.get(log.name)
        return self.end(log) if known is None else known.tail.next_offset

    def _read(self, log: FollowedLog) -> int:
        last = log.segments[-1]
        known = self._known.get(log.name)
        earlier = known.tail if known is not None and known.path == last.path else None
        tail = find_end(last, earlier, self._limits)
        self._known[log.name] = _Known(last.path, tail)
        return tail.next_offset
