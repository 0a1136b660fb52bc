"""Where a stream is: the next offset of each topic-partition, as Spark keeps it in a checkpoint.

Strategy: the names of the log directories map to offsets. A read_committed stream says so under
`isolationLevel`, a name that no directory has. There it means: no offset is behind the log's last
stable offset as the stream last saw it, but for the logs named under `lastStableOffset`, with what
it was. A stream that starts inside of an open transaction has such logs.

Invariant: positions that are equal are equal as text, for Spark compares them so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kafkafmt.scan import READ_COMMITTED

Position = dict[str, Any]
"""As JSON has it."""

_ISOLATION = "isolationLevel"
_STABLE = "lastStableOffset"


def offsets_of(position: Position) -> dict[str, int]:
    """The next offset of each topic-partition."""
    return {name: at for name, at in position.items() if name not in (_ISOLATION, _STABLE)}


@dataclass(frozen=True)
class Start:
    """A position that a micro-batch starts at, taken apart once for all logs.

    Attributes:
        offsets: the next one of each topic-partition.
        stable: the last stable offsets that are before the next one; `None` if nobody looked for
            any: the stream was read_uncommitted till then.
    """

    offsets: dict[str, int]
    stable: dict[str, int] | None

    @classmethod
    def of(cls, position: Position) -> Start:
        """What Spark gave back."""
        is_committed = position.get(_ISOLATION) == READ_COMMITTED
        return cls(offsets_of(position), dict(position.get(_STABLE, {})) if is_committed else None)


def position_of(offsets: Mapping[str, int], stable: Mapping[str, int] | None = None) -> Position:
    """Of a read_committed stream if there are last stable offsets, though they name no log."""
    position: Position = dict(sorted(offsets.items()))
    if stable is not None:
        position[_ISOLATION] = READ_COMMITTED
        if stable:
            position[_STABLE] = dict(sorted(stable.items()))
    return position
