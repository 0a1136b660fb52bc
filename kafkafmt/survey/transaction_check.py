"""What is doubtful about the transactions of one log: lost markers, and side files that differ.

Strategy: one way through the log, with the followers of :mod:`kafkafmt.log.transactions` and
:mod:`kafkafmt.survey.side_file_comparison`.

Invariant: a sound log that a broker wrote gives nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from kafkafmt.damage import Damage
from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log.transaction import LostMarker
from kafkafmt.log.transactions import TransactionFollower
from kafkafmt.storage.names import SNAPSHOT
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.survey.following import Following
from kafkafmt.survey.side_file_comparison import (
    SNAPSHOT_DAMAGED,
    TRANSACTION_INDEX_MISMATCH,
    SideFileComparison,
    SideFileDifference,
)


@dataclass(frozen=True)
class TransactionCheck:
    """What one log's transactions and their side files are like.

    Attributes:
        log: the log.
        lost: the markers that were lost, proven or not, in the order in which that shows.
        differences: the side files that are not as the log says, or cannot be read.
        damage: what of the segments could not be read.
    """

    log: PartitionLog
    lost: tuple[LostMarker, ...]
    differences: tuple[SideFileDifference, ...]
    damage: tuple[Damage, ...]


def check_transactions(log: PartitionLog, limits: Limits = DEFAULT_LIMITS) -> TransactionCheck:
    """Check the transactions of a log, its transaction indexes and its producer snapshots."""
    follower, comparison = TransactionFollower(), SideFileComparison(log)
    following = Following(log, (follower, comparison), limits, has_bad_checksums=False)
    for _ in following.steps():
        comparison.add_transactions(follower.take())
    unreadable = [
        SideFileDifference(
            SNAPSHOT_DAMAGED if path.endswith(SNAPSHOT) else TRANSACTION_INDEX_MISMATCH,
            path,
            base,
            None,
            None,
            f"cannot be read: {reason}",
        )
        for path, base, reason in following.unreadable
    ]
    return TransactionCheck(
        log,
        tuple(follower.lost),
        (*comparison.differences, *unreadable),
        tuple(following.policy.found),
    )
