"""The next start of brokers, by their data directories."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.cluster.start.finding import NextStart
from kafkafmt.cluster.start.log_rules import log_findings
from kafkafmt.cluster.start.node_rules import node_findings
from kafkafmt.cluster.start.nodes import (
    Assignments,
    Node,
    build_node,
    find_directories,
    group_by_node,
)
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.directories import LogFilter
from kafkafmt.storage.discovery import Source, source_parts
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.local import local_path
from kafkafmt.storage.names import BOOTSTRAP, CLEAN_SHUTDOWN, META_PROPERTIES, OFFSET_CHECKPOINTS
from kafkafmt.storage.resolve import is_remote


def next_starts(
    paths: Iterable[str],
    *,
    limits: Limits = DEFAULT_LIMITS,
    storage: StorageOptions = NO_OPTIONS,
    listings: Mapping[str, list[Item]] | None = None,
    given: Iterable[str] | None = None,
    wanted: LogFilter | None = None,
    reads_logs: bool = True,
) -> list[NextStart]:
    """Return the next start of each broker with a data directory among the given ones.

    ``listings``: the entries of directories listed before. ``given``: those of the directories
    named by a user; the others were found, and may be copies of one another. ``wanted``: the logs
    to judge. Without ``reads_logs``, only small files are read: neither damage nor the
    assignments of the metadata log are judged.

    Raises:
        OSError: a directory cannot be listed.
    """
    directories = find_directories(paths, limits, storage, listings or {}, given)
    return [_judged(node, wanted) for node in group_by_node(directories, reads_logs=reads_logs)]


def next_start(
    paths: Iterable[str],
    *,
    limits: Limits = DEFAULT_LIMITS,
    listings: Mapping[str, list[Item]] | None = None,
    assignments: Assignments | None = None,
) -> NextStart:
    """Return the next start of one broker with all of these data directories.

    ``listings``: as of :func:`next_starts`; entries may lie elsewhere under other names.
    ``assignments``: of the metadata log that counts; ``None`` is that of the broker.

    Raises:
        OSError: a directory cannot be listed.
    """
    node = build_node(find_directories(paths, limits, NO_OPTIONS, listings or {}))
    return _judged(node if assignments is None else replace(node, assignments=assignments))


def data_directories(listings: Mapping[str, list[Item]], source: Source) -> list[str]:
    """Return the formatted data directories of this machine among listed ones.

    A directory named by a user beside such ones counts, too, if it is empty or has a broker's
    checkpoints. Those of a store do not: to judge them, their logs would be fetched once more.
    """
    local = ((path, items) for path, items in listings.items() if not is_remote(path))
    found = [path for path, items in local if _is_formatted(items)]
    given = given_directories(source)
    named = [path for path in given if path in listings]
    if any(path in found for path in named):
        found += [path for path in named if path not in found and _is_of_broker(listings[path])]
    return [
        *(path for path in named if path in found),
        *(path for path in found if path not in named),
    ]


def _is_formatted(items: Iterable[Item]) -> bool:
    """Return whether a directory was formatted by ``StorageTool`` or a broker."""
    return any(item.name in (META_PROPERTIES, BOOTSTRAP) for item in items if not item.is_directory)


def _is_of_broker(items: Collection[Item]) -> bool:
    """Whether a directory is empty, or a broker has run on it."""
    return not items or any(item.name in (CLEAN_SHUTDOWN, *OFFSET_CHECKPOINTS) for item in items)


def given_directories(source: Source) -> list[str]:
    """Return the absolute paths of this machine in a source, in its order."""
    parts = (
        os.fsdecode(part) for part in source_parts(source) if isinstance(part, (str, os.PathLike))
    )
    return [local_path(part) for part in parts if part and not is_remote(part)]


def _judged(node: Node, wanted: LogFilter | None = None) -> NextStart:
    directory = node.metadata_directory
    return NextStart(
        node.node_id,
        tuple(each.path for each in node.directories),
        (*node_findings(node), *log_findings(node, wanted)),
        None if directory is None else directory.path,
        node.decoded,
    )
