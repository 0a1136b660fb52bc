"""A replica that is not in sync does not lead after a rescue, whichever broker starts first."""

from __future__ import annotations

from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.repair.rescue import RescueReport
from tests.repair.rescue.cases import Case
from tests.repair.rescue.tampering import append, image, logs, metadata_record, said
from tests.support.encoder import checkpoint_text

QUORUM, CLUSTER, TOPIC = "r1-static-one-of-three", "r3-two-brokers", "r2-same-cluster"
UNCLEAN = "unclean.leader.election.enable"


def shorten(log: Path) -> None:
    (path,) = log.glob("*.log")
    with kafkafmt.open_segment(path) as segment:
        path.write_bytes(path.read_bytes()[: list(segment)[-1].position])


def set_unclean(case: Case, resource: int, name: str) -> None:
    fields = {"resourceType": resource, "resourceName": name, "name": UNCLEAN, "value": "true"}
    for path in logs(case):
        append(path, metadata_record("ConfigRecord", **fields))


def setting(out: Path, topic: str) -> str | None:
    rows = image(out).topics.to_pylist()
    return dict(next(row["configs"] for row in rows if row["topic"] == topic)).get(UNCLEAN)


def restored(report: RescueReport, topic: str) -> list[str]:
    return [step.split(topic)[1] for step in report.steps if f"--entity-name {topic} " in step]


@pytest.mark.parametrize(
    ("resource", "name", "step"),
    [(2, "alerts", f" --add-config {UNCLEAN}=true"), (4, "", f" --delete-config {UNCLEAN}")],
)
def test_a_shorter_copy_does_not_lead(
    resource: int, name: str, step: str, tmp_path: Path, out: Path
) -> None:
    case = Case(QUORUM, tmp_path)
    shorten(case.nodes / "2/alerts-0")
    set_unclean(case, resource, name)
    report = case.rescue(out)
    assert setting(out, "alerts") == "false"
    assert restored(report, "alerts") == [step]
    assert any(line.startswith("topic alerts: unclean") for line in report.changes)


def test_the_setting_stays_where_all_are_in_sync(tmp_path: Path, out: Path) -> None:
    case = Case(QUORUM, tmp_path)
    set_unclean(case, 2, "alerts")
    report = case.rescue(out)
    assert setting(out, "alerts") == "true"
    assert restored(report, "alerts") == []


def test_nothing_changes_where_only_replicas_in_sync_lead(tmp_path: Path, out: Path) -> None:
    case = Case(QUORUM, tmp_path)
    shorten(case.nodes / "2/alerts-0")
    case.rescue(out)
    assert setting(out, "alerts") is None


def test_settings_of_a_rebuilt_cluster(tmp_path: Path, out: Path) -> None:
    case = Case(CLUSTER, tmp_path)
    shorten(case.nodes / "1/alerts-0")
    report = case.rescue(out, configs={"alerts": {UNCLEAN: "true"}})
    assert setting(out, "alerts") == "false"
    assert restored(report, "alerts") == [f" --add-config {UNCLEAN}=true"]


def test_a_deleted_topic(tmp_path: Path, out: Path) -> None:
    case = Case(TOPIC, tmp_path)
    set_unclean(case, 4, "")
    log = next(path for path in case.nodes.glob("2/readings-0.*") if any(path.glob("*.log")))
    shorten(log)
    case.rescue(out)
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
    rows = image(out).partitions.to_pylist()
    row = next(row for row in rows if (row["topic"], row["partition"]) == (topic, 0))
    assert row["leaderEpoch"] == 8
