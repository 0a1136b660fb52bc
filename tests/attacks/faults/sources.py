"""The sources that are asked: a few small files of each kind."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

from tests.cluster.messages import corpus
from tests.log.tier.cases import Case as Tiered
from tests.repair.rescue.cases import Case as Rescue
from tests.support.tier import Segment, Tier
from tests.survey.brokers import plain, write
from tests.survey.logs import Log
from tests.survey.tiers import batches

_RICH = ("cluster-metadata", "consumer-offsets", "transaction-state", "share-group-state")
_KEPT = ("recovery-point", "replication", "log-start")


def _payments() -> Log:
    """Aborted and committed transactions in two segments, and one that is open."""
    log = Log()
    first = log.data(7)
    log.data(8)
    at = log.marker(7, 0, commit=False)
    log.indexes[0] = [(7, first, at, log.end)]
    log.roll()
    log.snapshots[log.end] = [(8, 0, 0, 1, 0, 0, -1, 1)]
    log.marker(8, 0, commit=True)
    log.data(7, sequence=1)
    return log


def make(root: Path) -> Path:
    """Write the sources below a folder.

    `data` and `other` are two brokers' disks, `rich` has internal topics with much in them, `tier`
    is a bucket whose copies overlap, `overlap` and `plain` are of real brokers, `schemas` is a
    folder of schemas, and the others are what a rescue reads.
    """
    root.mkdir()
    Rescue("r1-static-stale-survivor", root / "cases")
    shutil.move(root / "cases" / "r1-static-stale-survivor", root / "quorum")
    for name, node in (("data", "1"), ("other", "2")):
        shutil.copytree(root / "quorum" / "nodes" / node, root / name)
        kept = {each: (root / name / f"{each}-offset-checkpoint").read_text() for each in _KEPT}
        write(plain(2, 2), root / name)
        write(_payments(), root / name, "payments-0")
        for each, text in kept.items():
            (root / name / f"{each}-offset-checkpoint").write_text(text)
    for case, name in (("r2-same-cluster", "topic"), ("r3-different-lengths", "cluster")):
        Rescue(case, root / "cases")
        shutil.move(root / "cases" / case, root / name)
    for case, name in (("local-overlap", "overlap"), ("local-tiered-storage", "plain")):
        found = Tiered(case, root / "cases")
        shutil.move(found.bucket.parent, root / name)
    (root / "overlap" / "local" / "remote-log-metadata.txt").unlink()  # of no broker
    for name in _RICH:
        corpus.log_directory(f"k440-rich-{name}", root / "rich")
    corpus.log_directory("k431-rich-remote-log-metadata", root / "rich")
    _tier(root / "tier")
    (root / "schemas").mkdir()
    for number in range(2):
        schema = f'{{"type": "record", "name": "r{number}", "fields": []}}'
        (root / "schemas" / f"orders-{number}.avsc").write_text(schema)
    shutil.rmtree(root / "cases")
    return root


def _tier(root: Path) -> None:
    """Offsets 0 to 119: a leader died after it had copied what the next one does not have."""
    tier = Tier(root, chunk_size=512)
    lost = batches(0, 50) + batches(50, 100, mark="lost")
    for segment in (
        Segment(lost, 0, 99, {0: 0}),
        Segment(batches(20, 40), 20, 39, {0: 20}),
        Segment(batches(50, 120, 1), 50, 119, {1: 50}, checkpoint=[(0, 0), (1, 50)]),
    ):
        tier.put(replace(segment, max_timestamp=1_700_000_000_000))
