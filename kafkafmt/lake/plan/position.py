"""The source offset of a stream: the next offset of each log, as Spark stores it in a checkpoint.

Strategy: a JSON object maps the names of the log directories to offsets. A read_committed stream
adds `isolationLevel`, which is not the name of a log directory. It means that no offset is above
the last stable offset of its log, as the stream last saw it, except for the logs listed under
`lastStableOffset` with their last stable offset. A stream that starts within an open transaction
has such logs. `logs` has what tells each log from another one under its name (see `log_identity`);
checkpoints that were written before it existed lack it. `restarts` lists the logs that turned out
to be others, with the offset from which the micro-batch before this source offset reads them.

Invariant: equal source offsets are equal as text, because Spark compares the text.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from kafkafmt.lake.plan.log_identity import LogIdentity
from kafkafmt.log.scan import READ_COMMITTED

SourceOffset = dict[str, Any]
"""A source offset in its JSON form."""

_ISOLATION = "isolationLevel"
_STABLE = "lastStableOffset"
_LOGS = "logs"
_RESTARTS = "restarts"
HIGH_WATERMARK = "highWatermark"
"""The key of the high watermarks, which only the latest offsets of a progress report have."""
_NO_LOGS = (_ISOLATION, _STABLE, _LOGS, _RESTARTS, HIGH_WATERMARK)


def offsets_of(position: SourceOffset) -> dict[str, int]:
    """The next offset of each topic-partition."""
    return {name: at for name, at in position.items() if name not in _NO_LOGS}


def restarts_of(position: SourceOffset) -> dict[str, int]:
    """The logs that turned out to be others, and from where they are read."""
    return dict(position.get(_RESTARTS, {}))


def identities_of(position: SourceOffset) -> dict[str, LogIdentity]:
    """What is known of each log up to its offset."""
    return {name: LogIdentity.of_json(known) for name, known in position.get(_LOGS, {}).items()}


def starts_between(start: SourceOffset, end: SourceOffset) -> dict[str, int]:
    """Where the micro-batch between two source offsets begins in each log that is not new."""
    return offsets_of(start) | restarts_of(end)


def check(position: SourceOffset) -> None:
    """Raises ValueError, TypeError or LookupError for a source offset that no stream has made."""
    by_log = (offsets_of(position), restarts_of(position), position.get(_STABLE, {}))
    for name, at in (item for logs in by_log for item in dict(logs).items()):
        if not isinstance(at, int) or isinstance(at, bool):
            raise TypeError(f"the offset of {name!r} is {at!r}, expected a number")
        if not name.rpartition("-")[2].isdecimal():
            raise ValueError(f"{name!r} is not the name of a log directory")
    identities_of(position)


@dataclass(frozen=True)
class Start:
    """The source offset at which a micro-batch starts, parsed.

    Attributes:
        offsets: the next offset of each topic-partition.
        stable: the last stable offset of each log for which it is below the next offset; `None` if
            they are unknown, because the stream was read_uncommitted up to here.
        identities: what is known of each log up to its offset.
    """

    offsets: dict[str, int]
    stable: dict[str, int] | None
    identities: dict[str, LogIdentity] = field(default_factory=dict)

    @classmethod
    def of(cls, position: SourceOffset) -> Start:
        """Parses a source offset from Spark."""
        is_committed = position.get(_ISOLATION) == READ_COMMITTED
        return cls(
            offsets_of(position),
            dict(position.get(_STABLE, {})) if is_committed else None,
            identities_of(position),
        )

    def restarted(self, restarts: Mapping[str, int]) -> Start:
        """The same, but some logs begin elsewhere, because they are others now."""
        stable = self.stable and {
            name: at for name, at in self.stable.items() if name not in restarts
        }
        known = {name: log for name, log in self.identities.items() if name not in restarts}
        return Start({**self.offsets, **restarts}, stable, known)


def source_offset_of(
    offsets: Mapping[str, int],
    stable: Mapping[str, int] | None,
    identities: Mapping[str, LogIdentity],
    restarts: Mapping[str, int],
) -> SourceOffset:
    """Makes a source offset; `stable`, even if empty, marks a read_committed stream."""
    position: SourceOffset = dict(sorted(offsets.items()))
    if stable is not None:
        position[_ISOLATION] = READ_COMMITTED
        if stable:
            position[_STABLE] = dict(sorted(stable.items()))
    known = {name: identities[name].as_json() for name in sorted(identities)}
    if any(known.values()):
        position[_LOGS] = {name: identity for name, identity in known.items() if identity}
    if restarts:
        position[_RESTARTS] = dict(sorted(restarts.items()))
    return position
