"""A replica that is not in sync does not lead after a rescue, whichever broker starts first."""

from __future__ import annotations

from pathlib import Path

import pytest

from kafkafmt.repair.rescue import RescueReport
from tests.repair.rescue.cases import Case
from tests.repair.rescue.tampering import partition_of, said, set_config, shorten, topic_of
from tests.support.encoder import checkpoint_text

QUORUM, CLUSTER, TOPIC = "r1-static-one-of-three", "r3-two-brokers", "r2-same-cluster"
UNCLEAN = "unclean.leader.election.enable"


def setting(out: Path, topic: str) -> str | None:
    found: str | None = topic_of(out, topic)["configs"].get(UNCLEAN)
    return found


def restored(report: RescueReport, topic: str) -> list[str]:
    return [step.split(topic)[1] for step in report.steps if f"--entity-name {topic} " in step]


@pytest.mark.parametrize(
    ("resource", "name", "step"),
    [(2, "alerts", f" --add-config {UNCLEAN}=true"), (4, "", f" --delete-config {UNCLEAN}")],
)
def test_a_shorter_copy_does_not_lead(
    resource: int, name: str, step: str, case: Case, out: Path
) -> None:
    shorten(case.nodes / "2/alerts-0")
    set_config(case, name, UNCLEAN, "true", resource=resource)
    report = case.rescue(out)
    assert setting(out, "alerts") == "false"
    assert restored(report, "alerts") == [step]
    assert any(line.startswith("topic alerts: unclean") for line in report.changes)


def test_the_setting_stays_where_all_are_in_sync(case: Case, out: Path) -> None:
    set_config(case, "alerts", UNCLEAN, "true")
    report = case.rescue(out)
    assert setting(out, "alerts") == "true"
    assert restored(report, "alerts") == []


def test_nothing_changes_where_only_replicas_in_sync_lead(case: Case, out: Path) -> None:
    shorten(case.nodes / "2/alerts-0")
    case.rescue(out)
    assert setting(out, "alerts") is None


def test_settings_of_a_rebuilt_cluster(cluster: Case, out: Path) -> None:
    shorten(cluster.nodes / "1/alerts-0")
    report = cluster.rescue(out, configs={"alerts": {UNCLEAN: "true"}})
    assert setting(out, "alerts") == "false"
    assert restored(report, "alerts") == [f" --add-config {UNCLEAN}=true"]


def test_a_deleted_topic(deleted: Case, out: Path) -> None:
    set_config(deleted, "", UNCLEAN, "true", resource=4)
    log = next(path for path in deleted.nodes.glob("2/readings-0.*") if any(path.glob("*.log")))
    shorten(log)
    deleted.rescue(out)
    assert setting(out, "readings") == "false"


@pytest.mark.parametrize("name", [QUORUM, CLUSTER, TOPIC])
def test_a_checkpoint_of_epochs_that_the_batches_contradict(
    name: str, tmp_path: Path, out: Path
) -> None:
    """Real followers of such a leader cut off what they have from there on (Kafka 3.3.2)."""
    case = Case(name, tmp_path)
    topic = case.asked.get("topic", "alerts")
    home = next(case.nodes.glob(f"1/{topic}-0*"))
    (home / "leader-epoch-checkpoint").write_text(checkpoint_text((0, 0), (7, 1)))
    report = case.rescue(out)
    assert said(report.doubtful, f"{topic}-0: the leader-epoch-checkpoint of broker 1", "epoch 7")
    assert not said(report.doubtful, f"{topic}-0: broker 1 led")
    path = out / f"brokers/1/1/{topic}-0/leader-epoch-checkpoint"
    assert path.read_text() == checkpoint_text((0, 0))
    assert partition_of(out, f"{topic}-0")["leaderEpoch"] == 8
