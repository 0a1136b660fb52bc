"""The copies of the metadata log that brokers would not start with.

Rules: a broker ends at a damaged copy, and at a second one: only its ``metadata.log.dir`` may have
one ("Found unexpected metadata location"), and no disk says which directory that is. One that has
none gets the log from a controller. Before Kafka 3.9, a broker also ends where its ``quorum-state``
has other static voters than its configuration (``QuorumState.initialize``).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Sequence

from kafkafmt.repair.rescue.metadata_copy import MetadataCopy
from kafkafmt.repair.rescue.metadata_log import NewLog
from kafkafmt.repair.rescue.nodes import METADATA_DIRECTORY, DataDirectory
from kafkafmt.repair.rescue.out import PutBack
from kafkafmt.repair.rescue.report import RescueReport
from kafkafmt.repair.rescue.voters import DYNAMIC_SINCE
from kafkafmt.storage.names import QUORUM_STATE


def replace_copies(
    nodes: Iterable[DataDirectory],
    known: Sequence[MetadataCopy],
    log: NewLog,
    controllers: Collection[int],
    put_back: Callable[[DataDirectory], PutBack],
    report: RescueReport,
) -> None:
    """Let the steps remove what a node would not start with.

    The steps for the ``controllers``, which get the new log, remove all that they have. ``known``
    are the copies of all nodes, also those that are not usable.
    """
    copies: dict[int, list[DataDirectory]] = {}
    for node in nodes:
        if node.metadata_log is not None:
            copies.setdefault(node.node_id, []).append(node)
    twice = {node_id: several for node_id, several in copies.items() if len(several) > 1}
    for node_id, several in twice.items():
        report.changes.append(
            f"node {node_id} has the metadata log in {len(several)} directories, and does not"
            f" start with that: {', '.join(node.path for node in several)}; the steps remove all"
            " of them, and it gets the new one"
        )
        for node in several if node_id not in controllers else ():
            put_back(node).replaced.append(METADATA_DIRECTORY)
    others = [copy for copy in known if copy.node.node_id not in {*controllers, *twice}]
    voters = {voter.node_id for voter in log.voters}
    checks = bool(voters) and log.kraft_version == 0 and log.metadata_version < DYNAMIC_SINCE
    for copy in others:
        if copy.problems:
            back = put_back(copy.node)
            back.partitions[METADATA_DIRECTORY] = log.write_log
            back.replaced.append(METADATA_DIRECTORY)
            report.changes.append(
                f"broker {copy.node.node_id} gets the new metadata log in place of its own:"
                f" {copy.problems[0]}"
            )
        elif checks and copy.quorum.voters not in (set(), voters):
            path = os.path.join(METADATA_DIRECTORY, QUORUM_STATE)
            put_back(copy.node).files[path] = log.quorum_state
            report.changes.append(
                f"broker {copy.node.node_id} gets a new {QUORUM_STATE}: its own has the voters"
                f" {sorted(copy.quorum.voters)}, and before Kafka 3.9 it does not start with others"
            )
