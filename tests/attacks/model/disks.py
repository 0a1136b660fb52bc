"""The data directories of a model's brokers, as files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.attacks.model.cluster import BROKERS, METADATA, Cluster
from tests.attacks.model.copy import Copy
from tests.support.encoder import checkpoint_text

_META = "version=1\ncluster.id=MkU3OEVBNTcwNTJENDM2Qk\nnode.id={broker}\n"


def copies_on(cluster: Cluster, broker: int) -> list[Copy]:
    """The copies on a broker that are in use, for all that it knows."""
    found = [*cluster.copies_on(broker), *cluster.old.get(broker, [])]
    if cluster.has_metadata:
        found.append(cluster.metadata.copies[broker])
    return found


def write(cluster: Cluster, broker: int, folder: Path) -> Path:
    """Write the data directory of a broker."""
    home = folder / f"broker-{broker}"
    home.mkdir()
    copies = copies_on(cluster, broker)
    for copy in copies:
        copy.write(home / f"{copy.topic}-0", keeps_deleted=True)
    for number, copy in enumerate(cluster.deleting.get(broker, ())):
        copy.write(home / f"{copy.topic}-0.{number:032x}-delete", keeps_deleted=True)
    (home / "meta.properties").write_text(_META.format(broker=broker))
    logs = [copy for copy in copies if copy.topic != METADATA]
    _checkpoint(home, "replication-offset", {each.topic: each.noted_high for each in logs})
    _checkpoint(home, "recovery-point-offset", {each.topic: each.noted_high for each in logs})
    is_tiered = cluster.is_tiered  # a broker then notes the start of each log
    starts = {e.topic: e.start for e in logs if is_tiered or e.start > e.bases[0]}
    _checkpoint(home, "log-start-offset", starts)
    cleaned = {each.topic: each.cleaned for each in logs if each.cleaned is not None}
    if cleaned:
        _checkpoint(home, "cleaner-offset", cleaned)
    if cluster.has_metadata:
        partition = cluster.metadata
        state: dict[str, Any] = {"leaderId": partition.leader, "leaderEpoch": partition.epoch}
        state |= {"clusterId": "", "appliedOffset": 0, "votedId": -1, "data_version": 0}
        state["currentVoters"] = [{"voterId": each} for each in BROKERS]
        (home / f"{METADATA}-0" / "quorum-state").write_text(json.dumps(state))
    return home


def _checkpoint(home: Path, name: str, offsets: dict[str, int]) -> None:
    entries = ((topic, 0, offset) for topic, offset in offsets.items())
    (home / f"{name}-checkpoint").write_text(checkpoint_text(*entries))
