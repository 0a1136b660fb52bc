"""What the records of internal topics add up to: offsets, groups, transactions, the cluster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kafkafmt._base.lazy import loader, modules_by_name

if TYPE_CHECKING:  # "as" makes a name public for type checkers
    from kafkafmt.cluster.groups import read_group_events as read_group_events
    from kafkafmt.cluster.groups import read_group_members as read_group_members
    from kafkafmt.cluster.groups import read_groups as read_groups
    from kafkafmt.cluster.history import read_cluster_history as read_cluster_history
    from kafkafmt.cluster.internal_topics import read_internal as read_internal
    from kafkafmt.cluster.metadata import ClusterImage as ClusterImage
    from kafkafmt.cluster.metadata import read_cluster as read_cluster
    from kafkafmt.cluster.metadata import read_metadata_records as read_metadata_records
    from kafkafmt.cluster.offsets import read_committed_offsets as read_committed_offsets
    from kafkafmt.cluster.offsets import read_offset_commits as read_offset_commits
    from kafkafmt.cluster.offsets import read_offset_history as read_offset_history
    from kafkafmt.cluster.remote import read_remote_segments as read_remote_segments
    from kafkafmt.cluster.shares import read_share_states as read_share_states
    from kafkafmt.cluster.transactions import read_open_transactions as read_open_transactions
    from kafkafmt.cluster.transactions import read_transaction_states as read_transaction_states

_HOMES = modules_by_name(
    {
        "groups": "read_group_events read_group_members read_groups",
        "history": "read_cluster_history",
        "internal_topics": "read_internal",
        "metadata": "ClusterImage read_cluster read_metadata_records",
        "offsets": "read_committed_offsets read_offset_commits read_offset_history",
        "remote": "read_remote_segments",
        "shares": "read_share_states",
        "transactions": "read_open_transactions read_transaction_states",
    }
)

__all__ = sorted(_HOMES)


if not TYPE_CHECKING:  # otherwise a checker would take any name
    __getattr__ = loader(__name__, _HOMES)


def __dir__() -> list[str]:
    return __all__
