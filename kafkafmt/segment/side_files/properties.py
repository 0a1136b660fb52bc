"""The files ``meta.properties``, ``partition.metadata`` and ``quorum-state``.

Strategy: each is parsed as Kafka does. ``Properties.load``: ISO 8859-1, a backslash continues a
line, the last value of a key counts; ``MetaProperties`` of version 0 (ZooKeeper) has ``broker.id``,
of version 1 (KRaft) ``node.id`` and ``cluster.id``. ``PartitionMetadataReadBuffer`` (KIP-516)
accepts any version, any words before the colons, and further lines. ``FileQuorumStateStore``: a
JSON object in the first line; unknown fields are ignored.

Invariant: unknown properties are kept, a topic id is never the zero id, and an accepted state of
the quorum has the numbers that a controller needs. A file of properties above 1 MiB is refused.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple
from uuid import UUID

from typing_extensions import Unpack

from kafkafmt._base import java
from kafkafmt._base.arguments import documented_by
from kafkafmt._base.errors import TruncatedError, UnsupportedError
from kafkafmt._base.limits import limits_or_default
from kafkafmt.segment.side_files import side_file
from kafkafmt.segment.side_files.side_file import (
    ERRORS,
    SOURCE,
    FileSource,
    Line,
    SideFile,
    StoreAccess,
    read,
    split_fields,
    split_lines,
)

_BLANKS = " \t\f"
_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")
_OF_KEY = re.compile(r"[^\\=: \t\f]+|\\.", re.DOTALL)
_SEPARATOR = re.compile(r"[ \t\f]*[=:]?[ \t\f]*")
_ESCAPE = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|(.))", re.DOTALL)
_CONTROLS = {"t": "\t", "n": "\n", "r": "\r", "f": "\f"}


def parse(file: SideFile) -> dict[str, Line]:
    r"""Return the values by key, each with the position of its line.

    Raises:
        MalformedError: ``\u`` without four hexadecimal digits.
    """
    properties: dict[str, Line] = {}
    for line in _logical_lines(file):
        end = _end_of_key(line.text)
        separator = _SEPARATOR.match(line.text, end)
        value = line.text[separator.end() if separator else end :]
        key = _unescaped(line.text[:end], line)
        properties[key] = Line(file, line.position, _unescaped(value, line))
    return properties


def _end_of_key(text: str) -> int:
    """Return the end of the key. One regular expression for it takes 130 bytes per character."""
    end = 0
    while match := _OF_KEY.match(text, end):
        end = match.end()
    return end


def _logical_lines(file: SideFile) -> Iterator[Line]:
    """Yield the lines with a pair, each with its continuation lines; comments are left out."""
    start, text = 0, ""
    continues = False
    for natural in _LINE.finditer(file.data.decode("iso-8859-1")):
        part = natural[0].rstrip("\r\n").lstrip(_BLANKS)
        if not text:
            start = natural.start()
            if part.startswith(("#", "!")):
                continues = False
                continue
        continues = (len(part) - len(part.rstrip("\\"))) % 2 == 1
        text += part[:-1] if continues else part
        if text and not continues:
            yield Line(file, start, text)
            text = ""
    if text or continues:
        yield Line(file, start, text)


def _unescaped(text: str, line: Line) -> str:
    def character(escape: re.Match[str]) -> str:
        if escape[1]:
            return chr(int(escape[1], 16))
        if escape[2] == "u":
            raise line.unexpected("four hexadecimal digits after \\u")
        return _CONTROLS.get(escape[2], escape[2])

    units = _ESCAPE.sub(character, text)
    return units.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


_MOST_BYTES = 1024 * 1024
"""The most bytes of the file. Brokers write some hundred; a table of keys takes 30 times more."""
_NODE_ID = {0: "broker.id", 1: "node.id"}
"""The key of the node's id, by version (``MetaPropertiesVersion``)."""


@dataclass(frozen=True, slots=True)
class MetaProperties:
    """The contents of ``meta.properties`` (``MetaProperties``).

    Attributes:
        version: 0 or 1.
        cluster_id: the id of the cluster; ``None`` only in version 0.
        node_id: the id of the broker or controller; ``None`` only in version 0.
        directory_id: the id of this data directory (KIP-858), or ``None``.
        properties: all keys and values, as in the file.
    """

    version: int
    cluster_id: str | None
    node_id: int | None
    directory_id: UUID | None
    properties: Mapping[str, str]

    @property
    def directory(self) -> str | None:
        """``directory_id`` as Kafka prints it."""
        return None if self.directory_id is None else java.uuid_text(self.directory_id.bytes)


@documented_by(StoreAccess, ERRORS, source=SOURCE)
def read_meta_properties(source: FileSource, **access: Unpack[StoreAccess]) -> MetaProperties:
    """Read ``meta.properties`` of a data directory.

    Returns:
        The ids of the cluster, the node and the directory, and all keys with their values.

    Raises:
        KafkaFormatError: the file differs from what Kafka's own reader accepts, or has more than
            1 MiB.
    """
    given = limits_or_default(access.get("limits"))
    most = replace(given, batch_bytes=min(given.batch_bytes, _MOST_BYTES))
    file = side_file.read(source, most, access.get("storage_options"))
    lines = parse(file)
    version = _version(file, lines)
    key = _NODE_ID[version]
    if version:
        for needed in ("cluster.id", key):
            if needed not in lines:
                raise file.error(f"expected {needed} in version {version}, found none")
    node, directory, cluster = lines.get(key), lines.get("directory.id"), lines.get("cluster.id")
    return MetaProperties(
        version,
        None if cluster is None else cluster.text,
        None if node is None else node.number(node.text, f"a {key}", 32),
        None if directory is None else directory.uuid(directory.text, "a directory.id"),
        {name: line.text for name, line in lines.items()},
    )


def _version(file: side_file.SideFile, lines: Mapping[str, Line]) -> int:
    line = lines.get("version")
    if line is None:
        return 0
    version = line.number(line.text.strip(), "a version", 32)
    if version not in _NODE_ID:
        reason = f"version {version} of meta.properties, expected 0 or 1"
        raise file.error(reason, line.position, UnsupportedError)
    return version


_COLON = re.compile(":[ \t\n\x0b\f\r]+")
_NO_ID = UUID(int=0)


@dataclass(frozen=True, slots=True)
class PartitionMetadata:
    """The contents of ``partition.metadata`` (``PartitionMetadata``).

    Attributes:
        version: of the file; 0 in all releases so far.
        topic_id: the id of the topic, never the zero id.
    """

    version: int
    topic_id: UUID


@documented_by(StoreAccess, ERRORS, source=SOURCE)
def read_partition_metadata(source: FileSource, **access: Unpack[StoreAccess]) -> PartitionMetadata:
    """Read ``partition.metadata`` of a partition.

    Returns:
        The version of the file and the topic's id.

    Raises:
        KafkaFormatError: the file differs from what Kafka's own reader accepts.
    """
    file = side_file.read(source, **access)
    lines = split_lines(file)
    line, text = _value(file, lines, "version: <number>")
    version = line.number(text, "a version", 32)
    if version < 0:
        reason = f"version {version} of partition metadata, expected 0 or more"
        raise file.error(reason, line.position, UnsupportedError)
    line, text = _value(file, lines, "topic_id: <id>")
    topic_id = line.uuid(text, "a topic id")
    if topic_id == _NO_ID:
        raise line.unexpected("a topic id that is not zero", text)
    return PartitionMetadata(version, topic_id)


def _value(file: side_file.SideFile, lines: Iterator[Line], shape: str) -> tuple[Line, str]:
    line = next(lines, None)
    if line is None:
        reason = f"expected a line {shape!r}, found the end of the file"
        raise file.error(reason, len(file.data), TruncatedError)
    parts = split_fields(line.text, _COLON)
    if len(parts) != 2:
        raise line.unexpected(shape)
    return line, parts[1]


_VERSIONS = (0, 1)
_NUMBERS = ("leaderId", "leaderEpoch", "votedId")


class QuorumState(NamedTuple):
    """A controller's state of the quorum (``QuorumStateData``).

    Attributes:
        epoch: the highest that it has seen.
        voters: ids of static voters; empty with dynamic ones.
        is_dynamic: whether the voters are in the log (KIP-853).
        elected: ids of the leader of the epoch, and of the candidate that the controller voted for.
    """

    epoch: int = 0
    voters: frozenset[int] = frozenset()
    is_dynamic: bool = False
    elected: frozenset[int] = frozenset()

    def is_of_others(self, epoch: int, voters: frozenset[int]) -> bool:
        """Return whether it is of another quorum than a log: none of its voters of the epoch.

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
    line = next(split_lines(file), None)
    if line is None:
        reason = "expected a line of JSON, found the end of the file"
        raise file.error(reason, len(file.data), TruncatedError)
    fields = _object(line)
    version = _number(line, fields, "data_version", 16)
    if version not in _VERSIONS:
        reason = f"version {version} of quorum-state, expected 0 or 1"
        raise file.error(reason, line.position, UnsupportedError)
    leader, epoch, voted = (_number(line, fields, name, 32) for name in _NUMBERS)
    return QuorumState(epoch, _voters(line, fields), version > 0, frozenset((leader, voted)))


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
    """Return a number of the object; Kafka also takes a number as text."""
    if name not in fields:
        raise line.unexpected(f"a field {name!r}")
    value = fields[name]
    is_one = isinstance(value, (str, int)) and not isinstance(value, bool)
    number = java.parse_integer(str(value), bits) if is_one else None
    if number is None:
        raise line.unexpected(f"a number of {bits} bits as {name!r}", str(value))
    return number
