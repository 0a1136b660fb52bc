"""The source offset of a stream: the next offset of each log, as Spark stores it in a checkpoint.

Strategy: a JSON object maps the names of the log directories to offsets. A read_committed stream
adds `isolationLevel`, which is not the name of a log directory. It means that no offset is above
the last stable offset of its log, as the stream last saw it, except for the logs listed under
`lastStableOffset` with their last stable offset. A stream that starts within an open transaction
has such logs.

Invariant: equal source offsets are equal as text, because Spark compares the text.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kafkafmt.scan import READ_COMMITTED

SourceOffset = dict[str, Any]
"""A source offset in its JSON form."""

_ISOLATION = "isolationLevel"
_STABLE = "lastStableOffset"


def offsets_of(position: SourceOffset) -> dict[str, int]:
    """The next offset of each topic-partition."""
    return {name: at for name, at in position.items() if name not in (_ISOLATION, _STABLE)}


@dataclass(frozen=True)
class Start:
    """The source offset at which a micro-batch starts, parsed.

    Attributes:
        offsets: the next offset of each topic-partition.
        stable: the last stable offset of each log for which it is below the next offset; `None` if
            they are unknown, because the stream was read_uncommitted up to here.
    """

    offsets: dict[str, int]
    stable: dict[str, int] | None

    @classmethod
    def of(cls, position: SourceOffset) -> Start:
        """Parses a source offset from Spark."""
        is_committed = position.get(_ISOLATION) == READ_COMMITTED
        return cls(offsets_of(position), dict(position.get(_STABLE, {})) if is_committed else None)


def source_offset_of(
    offsets: Mapping[str, int], stable: Mapping[str, int] | None = None
) -> SourceOffset:
    """Makes a source offset; `stable`, even if empty, marks a read_committed stream."""
    position: SourceOffset = dict(sorted(offsets.items()))
    if stable is not None:
        position[_ISOLATION] = READ_COMMITTED
        if stable:
            position[_STABLE] = dict(sorted(stable.items()))
    return position
