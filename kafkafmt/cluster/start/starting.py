"""The next start of the brokers whose data directories are given."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.cluster.start.finding import NextStart
from kafkafmt.cluster.start.log_rules import log_findings
from kafkafmt.cluster.start.node_rules import node_findings
from kafkafmt.cluster.start.nodes import Node, find_directories, node_of, nodes_of
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.file_system import Item


def next_starts(
    paths: Iterable[str],
    *,
    limits: Limits = DEFAULT_LIMITS,
    storage: StorageOptions = NO_OPTIONS,
    listings: Mapping[str, list[Item]] | None = None,
    given: Iterable[str] | None = None,
) -> list[NextStart]:
    """Return the next start of each broker whose data directories are given.

    ``listings``: the entries of directories that were listed before. ``given``: those of the
    directories that a user named; the others were found, and may be copies of one another.

    Raises:
        OSError: a directory cannot be listed.
    """
    directories = find_directories(paths, limits, storage, listings or {}, given)
    return [_judged(node) for node in nodes_of(directories)]


def next_start(paths: Iterable[str], *, limits: Limits = DEFAULT_LIMITS) -> NextStart:
    """Return the next start of one broker, whose data directories these are together.

    Raises:
        OSError: a directory cannot be listed.
    """
    return _judged(node_of(find_directories(paths, limits, NO_OPTIONS, {})))


def _judged(node: Node) -> NextStart:
    directory = node.metadata_directory
    return NextStart(
        node.node_id,
        tuple(each.path for each in node.directories),
        (*node_findings(node), *log_findings(node)),
        None if directory is None else directory.path,
    )
