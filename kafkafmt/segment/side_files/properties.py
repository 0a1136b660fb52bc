"""``meta.properties``: the cluster and the node that a data directory belongs to.

Strategy: the file is parsed by :mod:`~kafkafmt.segment.side_files.java_properties`; then the keys
of ``MetaProperties`` are read. Version 0 (ZooKeeper) has ``broker.id``. Version 1 (KRaft) must have
``node.id`` and ``cluster.id``.

Invariant: unknown keys are kept in ``properties``. A file of more than 1 MiB is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from uuid import UUID

from typing_extensions import Unpack

from kafkafmt._base.errors import UnsupportedError
from kafkafmt._base.keywords import described
from kafkafmt._base.limits import limits_or_default
from kafkafmt.segment.side_files import side_file
from kafkafmt.segment.side_files.java_properties import parse
from kafkafmt.segment.side_files.lines import Line
from kafkafmt.segment.side_files.options import ERRORS, SOURCE, StoreAccess
from kafkafmt.segment.side_files.side_file import FileSource

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


@described(StoreAccess, ERRORS, source=SOURCE)
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
