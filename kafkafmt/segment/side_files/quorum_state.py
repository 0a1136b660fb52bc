"""``quorum-state``: the leader and the vote that a controller knows of (``FileQuorumStateStore``).

Strategy: the first line is a JSON object with the version of its fields, as Kafka reads it; what
follows the object, and fields that are unknown, are ignored.

Invariant: a file that this module accepts has the numbers that a controller cannot start without.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from typing_extensions import Unpack

from kafkafmt._base import java
from kafkafmt._base.errors import TruncatedError, UnsupportedError
from kafkafmt.segment.side_files.lines import Line, lines_of
from kafkafmt.segment.side_files.options import StoreAccess
from kafkafmt.segment.side_files.side_file import FileSource, read

_VERSIONS = (0, 1)
_NUMBERS = ("leaderId", "leaderEpoch", "votedId")


class QuorumState(NamedTuple):
    """What a controller knows of the quorum (``QuorumStateData``).

    Attributes:
        epoch: the highest that it has seen.
        voters: ids of static voters; empty with dynamic ones.
        is_dynamic: whether the voters are in the log (KIP-853).
    """

    epoch: int = 0
    voters: frozenset[int] = frozenset()
    is_dynamic: bool = False

    def is_of_others(self, epoch: int, voters: frozenset[int]) -> bool:
        """Whether it is of another quorum than a log: it names none of the voters of that epoch.

        In a later epoch, the voters may be new ones.
        """
        return bool(self.voters and voters) and self.epoch <= epoch and not self.voters & voters


def read_quorum_state(source: FileSource, **access: Unpack[StoreAccess]) -> QuorumState:
    """Read a file as a controller does.

    Raises:
        KafkaFormatError: no controller starts with it.
        FileNotFoundError: the file does not exist.
        OSError: the file or store cannot be read.
    """
    file = read(source, **access)
    line = next(lines_of(file), None)
    if line is None:
        reason = "expected a line of JSON, found the end of the file"
        raise file.error(reason, len(file.data), TruncatedError)
    fields = _object(line)
    version = _number(line, fields, "data_version", 16)
    if version not in _VERSIONS:
        reason = f"version {version} of quorum-state, expected 0 or 1"
        raise file.error(reason, line.position, UnsupportedError)
    _, epoch, _ = (_number(line, fields, name, 32) for name in _NUMBERS)
    return QuorumState(epoch, _voters(line, fields), version > 0)


def _voters(line: Line, fields: Mapping[str, Any]) -> frozenset[int]:
    voters = fields.get("currentVoters") or []
    if not isinstance(voters, list) or not all(isinstance(voter, dict) for voter in voters):
        raise line.unexpected("a list of objects as 'currentVoters'")
    return frozenset(_number(line, voter, "voterId", 32) for voter in voters)


def _object(line: Line) -> Mapping[str, Any]:
    text = line.text.lstrip(" \t")
    try:
        value, _ = json.JSONDecoder().raw_decode(text)
    except (ValueError, RecursionError) as error:
        raise line.unexpected("an object in JSON") from error
    if not isinstance(value, dict):
        raise line.unexpected("an object in JSON")
    return value


def _number(line: Line, fields: Mapping[str, Any], name: str, bits: int) -> int:
    """A number of the object; Kafka also takes one that is written as text."""
    if name not in fields:
        raise line.unexpected(f"a field {name!r}")
    value = fields[name]
    is_one = isinstance(value, (str, int)) and not isinstance(value, bool)
    number = java.parse_integer(str(value), bits) if is_one else None
    if number is None:
        raise line.unexpected(f"a number of {bits} bits as {name!r}", str(value))
    return number
