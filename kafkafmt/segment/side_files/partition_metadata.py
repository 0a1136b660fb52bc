r"""``partition.metadata``: the id of the topic that a log directory belongs to (KIP-516).

Strategy: two lines, ``version: 0`` and ``topic_id: <id>``, parsed as in
``PartitionMetadataReadBuffer``, which accepts any version from 0 on and any words before the
colons, and ignores further lines.

Invariant: an id is never the zero id, which means "none" in Kafka.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from uuid import UUID

from typing_extensions import Unpack

from kafkafmt._base.errors import TruncatedError, UnsupportedError
from kafkafmt._base.keywords import described
from kafkafmt.segment.side_files import side_file
from kafkafmt.segment.side_files.lines import Line, fields_of, lines_of
from kafkafmt.segment.side_files.options import ERRORS, SOURCE, StoreAccess
from kafkafmt.segment.side_files.side_file import FileSource

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


@described(StoreAccess, ERRORS, source=SOURCE)
def read_partition_metadata(source: FileSource, **access: Unpack[StoreAccess]) -> PartitionMetadata:
    """Read ``partition.metadata`` of a partition.

    Returns:
        The version of the file and the topic's id.

    Raises:
        KafkaFormatError: the file differs from what Kafka's own reader accepts.
    """
    file = side_file.read(source, **access)
    lines = lines_of(file)
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
    parts = fields_of(line.text, _COLON)
    if len(parts) != 2:
        raise line.unexpected(shape)
    return line, parts[1]
