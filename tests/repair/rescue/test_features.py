"""The levels of features of a rebuilt cluster: from the disk that knows them best."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from kafkafmt.cli.app import cli
from kafkafmt.repair.rescue import RescueError, rescue_cluster
from tests.repair.rescue.cases import Case
from tests.repair.rescue.tampering import METADATA, image, said, topic_of
from tests.support.encoder import Rec, record_batch
from tests.support.metadata import metadata_batch

FORMATTED, BROKERS_ONLY = "r3-formatted-anew", "r3-two-brokers"


def levels(out: Path) -> dict[str, int]:
    return dict(image(out).features)


def without_bootstrap(case: Case, *, and_metadata: bool = False) -> None:
    for path in case.nodes.glob("*/bootstrap.checkpoint"):
        path.unlink()
    for path in case.nodes.glob(f"[0-9]/{METADATA}") if and_metadata else ():
        shutil.rmtree(path)


def test_an_old_copy_of_the_metadata_log_says_them(tmp_path: Path, out: Path) -> None:
    case = Case(FORMATTED, tmp_path)
    case.rescue(out)
    formatted = levels(out)
    shutil.rmtree(out)
    without_bootstrap(case)
    report = case.rescue(out)
    assert levels(out) == formatted
    assert said(report.doubtful, "copy of the metadata log", "rescue quorum")


def test_a_directory_that_was_formatted_again_says_them_with_a_doubt(
    tmp_path: Path, out: Path
) -> None:
    case = Case(FORMATTED, tmp_path)
    bootstrap = (case.nodes / "101" / "bootstrap.checkpoint").read_bytes()
    meta = case.nodes / "101" / "meta.properties"
    meta.write_text(re.sub("cluster.id=.*", "cluster.id=AAAAAAAAQAAAAAAAAAAAAA", meta.read_text()))
    without_bootstrap(case, and_metadata=True)
    with pytest.raises(RescueError, match=r"no disk says the metadata\.version"):
        case.rescue(out)
    (case.nodes / "101" / "bootstrap.checkpoint").write_bytes(bootstrap)
    assert said(case.rescue(out).doubtful, "metadata.version", "formatted again")
    assert "group.version" in levels(out)
    shutil.rmtree(out)
    report = case.rescue(out, metadata_version="3.9")
    assert levels(out) == {"metadata.version": 21}
    assert said(report.unknown, "features other than metadata.version")


def test_the_first_snapshot_of_the_metadata_log_says_them(cluster: Case, out: Path) -> None:
    """Kafka 4.4 writes no bootstrap.checkpoint."""
    without_bootstrap(cluster)
    log = cluster.nodes / "1" / METADATA
    log.mkdir()
    feature = {"name": "metadata.version", "featureLevel": 33}
    (log / f"{0:020}-{0:010}.checkpoint").write_bytes(
        metadata_batch([("FeatureLevelRecord", feature)], epoch=0)
    )
    cluster.rescue(out)
    assert levels(out)["metadata.version"] == 33


def test_a_feature_that_no_kafka_has(tmp_path: Path, out: Path) -> None:
    features = {"streams.versoin": 1, "kraft.version": 9}
    report = Case(BROKERS_ONLY, tmp_path).rescue(out, features=features)
    assert said(report.doubtful, "streams.versoin", "do not register")
    assert said(report.doubtful, "kraft.version", "--static")


@pytest.mark.parametrize(
    ("given", "written"),
    [
        ('{"alerts": {"retention.ms": 5, "preallocate": true, "segment.ms": null}}', True),
        ('{"alerts": {"cleanup.policy": ["compact"]}}', False),
        ('{"alerts": {"x": {}}}', False),
    ],
)
def test_settings_in_a_file(given: str, written: bool, tmp_path: Path, out: Path) -> None:
    """A null is no setting, so the broker's own counts."""
    case, path = Case(BROKERS_ONLY, tmp_path), tmp_path / "settings.json"
    path.write_text(given)
    arguments = ["rescue", "cluster", "--voter", "9@h:1", "--config", str(path)]
    result = CliRunner().invoke(cli, [*arguments, str(case.nodes), str(out)])
    assert result.exit_code == (1 if written else 2)
    if not written:
        assert "expected a JSON object with settings by topic and name" in result.output
        return
    assert topic_of(out, "alerts")["configs"] == {"retention.ms": "5", "preallocate": "true"}


def test_a_controller_of_another_cluster_is_doubtful(tmp_path: Path, out: Path) -> None:
    case, other = Case(BROKERS_ONLY, tmp_path), Case("r2-stray", tmp_path)
    shutil.copytree(other.nodes / "101", case.nodes / "controller")
    report = case.rescue(out)
    assert said(report.doubtful, str(case.nodes / "controller"), "of another cluster")


def coordinator_log(data: Path, topic: str, *records: tuple[bytes | None, bytes | None]) -> None:
    """A data directory of a node without a word on features, with one log."""
    log = data / f"{topic}-0"
    log.mkdir(parents=True)
    (data / "meta.properties").write_text("version=1\nnode.id=1\ncluster.id=c\n")
    (log / "partition.metadata").write_text(f"version: 0\ntopic_id: {'A' * 21}g")
    encoded = [Rec(key, value, offset_delta=at) for at, (key, value) in enumerate(records)]
    (log / f"{0:020}.log").write_bytes(record_batch(encoded, leader_epoch=0))


def of_type(number: int, value: bytes | None = b"") -> tuple[bytes, bytes | None]:
    return number.to_bytes(2, "big") + b"\0\1g", value


def state(version: int, client: int | None = None) -> tuple[bytes, bytes]:
    """A record of a transactional id: its value has a client's version in a tag."""
    tags = b"\0" if client is None else b"\1\2\2" + client.to_bytes(2, "big")
    fixed = bytes(8 + 2 + 4 + 1)
    if version == 0:
        return b"\0\0\0\1x", b"\0\0" + fixed + bytes(4) + bytes(16)
    return b"\0\0\0\1x", b"\0\1" + fixed + b"\1" + bytes(16) + tags


OFFSETS, STATE, SHARE = "__consumer_offsets", "__transaction_state", "__share_group_state"


@pytest.mark.parametrize(
    ("topic", "records", "version", "proven"),
    [
        *((OFFSETS, [of_type(kind)], "4.0", {"group.version": 1}) for kind in (*range(3, 9), 16)),
        pytest.param(OFFSETS, [of_type(3, None)], "4.3", {"group.version": 1}, id="tombstone"),
        *((OFFSETS, [of_type(kind)], "4.3", {"share.version": 1}) for kind in (10, 11, 14, 15)),
        *((OFFSETS, [of_type(kind)], "4.3", {"streams.version": 1}) for kind in (17, 19, 23)),
        (OFFSETS, [of_type(0), of_type(1), of_type(2), of_type(99)], "4.3", {}),
        (OFFSETS, [of_type(2), of_type(3)], "3.9", {}),
        (OFFSETS, [of_type(11), of_type(3)], "4.0", {"group.version": 1}),
        (STATE, [state(0)], "4.3", {}),
        (STATE, [state(1)], "4.3", {"transaction.version": 1}),
        (STATE, [state(1, 2), state(1, 1)], "4.0", {"transaction.version": 2}),
        (STATE, [state(1, 2)], "3.9", {}),
        (SHARE, [of_type(0)], "4.2", {"share.version": 1}),
    ],
)
def test_records_prove_them(
    topic: str,
    records: list[tuple[bytes, bytes | None]],
    version: str,
    proven: dict[str, int],
    tmp_path: Path,
    out: Path,
) -> None:
    """Without them a coordinator says "Group … is not a classic group"."""
    coordinator_log(tmp_path / "1", topic, *records)
    report = rescue_cluster([tmp_path / "1"], out, voters=["9@h:1"], metadata_version=version)
    found = levels(out)
    del found["metadata.version"]
    assert found == proven
    for name, level in proven.items():
        assert said(report.changes, f"{name} is {level}, as the records in", f"{topic}-0 prove")


@pytest.mark.parametrize("given", [0, 1])
def test_what_is_given_counts(given: int, tmp_path: Path, out: Path) -> None:
    coordinator_log(tmp_path / "1", STATE, state(1, 2))
    report = rescue_cluster(
        [tmp_path / "1"],
        out,
        voters=["9@h:1"],
        metadata_version="4.3",
        features={"transaction.version": given},
    )
    assert levels(out).get("transaction.version", 0) == given
    assert said(report.doubtful, "transaction.version is 2", f"and {given} by --feature")
