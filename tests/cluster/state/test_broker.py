"""The tables against a real broker: what its admin client says before it stops is on its disk."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from benchmarks.java_peer import JavaMissingError, copied_jars
from tests.support.archives import unpack
from tests.support.broker import Broker, BrokerError
from tests.support.jvm import QUICK
from tests.support.samples import SOAK

ROOT = Path(__file__).resolve().parents[3]
POM = ROOT / "benchmarks" / "java" / "pom.xml"
ACTIVITY = Path(__file__).parent / "java" / "Activity.java"
SETTINGS = """\
authorizer.class.name=org.apache.kafka.metadata.authorizer.StandardAuthorizer
super.users=User:ANONYMOUS
offsets.topic.num.partitions=3
transaction.state.log.num.partitions=2
share.coordinator.state.topic.num.partitions=2
group.initial.rebalance.delay.ms=0
"""

pytestmark = pytest.mark.slow
Described = tuple[dict[str, Any], Path]


@pytest.fixture(scope="module", params=["recorded", *(["anew"] if SOAK else [])])
def broker(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Described]:
    """What the admin client says, and the data directory of the broker, which has ended."""
    if request.param == "recorded":
        folder = tmp_path_factory.mktemp("recorded")
        unpack(Path(__file__).with_name("broker.tar.xz"), folder)
        yield json.loads((folder / "said.json").read_text()), folder / "logs"
    else:
        yield from lived(tmp_path_factory.mktemp("broker"))


def lived(folder: Path) -> Iterator[Described]:
    """Let a broker live and end; what ``broker.tar.xz`` has of one of Kafka 4.3.1."""
    try:
        jars = copied_jars(POM, ROOT / "build" / "bench" / "jars")
    except JavaMissingError as error:
        pytest.skip(str(error))
    java = ["java", *QUICK, "-cp", f"{jars.resolve()}/*"]
    broker = Broker(java, folder, SETTINGS)
    with broker:
        command = broker.program(str(ACTIVITY), broker.address, options=("-Xmx256m",))
        with subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as clients:
            assert clients.stdout is not None
            line = clients.stdout.readline()
            broker.stop()  # the members are still there
            said = clients.communicate("\n")
        if not line:
            raise BrokerError(said[1][-2000:])
        yield json.loads(line), broker.logs


def place(row: dict[str, Any]) -> list[str]:
    """The partitions of a member, as Java writes them."""
    return sorted(
        f"{each['topic']}-{partition}"
        for each in row["assigned"] or ()
        for partition in each["partitions"]
    )


def at(said: dict[str, Any]) -> dict[str, Any]:
    """The options of a table for the moment that is described."""
    return {"as_of_timestamp": said["moment"]} if "moment" in said else {}


def groups(data: Path, said: dict[str, Any]) -> dict[str, Any]:
    """The groups in the form of the description, and that as it is comparable."""
    members: dict[str, list[Any]] = {}
    for row in kafkafmt.cluster.read_group_members(data, **at(said)).to_pylist():
        shown = [row["memberId"], row["clientId"], row["clientHost"], place(row)]
        members.setdefault(row["group"], []).append(shown)
    return {
        row["group"]: [
            row["kind"].capitalize(),
            row["state"],
            sorted(members.get(row["group"], [])),
        ]
        for row in kafkafmt.cluster.read_groups(data, **at(said)).to_pylist()
    }


def sorted_members(said: dict[str, Any]) -> dict[str, Any]:
    """The groups as the admin client described them, their members in order."""
    return {
        name: [kind, state, sorted(members)]
        for name, (kind, state, members) in said["groups"].items()
    }


def offsets(data: Path, said: dict[str, Any]) -> list[list[Any]]:
    """The committed offsets in the form of the description."""
    names = ("group", "topic", "topicPartition", "committedOffset", "metadata")
    rows = kafkafmt.cluster.read_committed_offsets(data, **at(said)).to_pylist()
    found = [[row[name] for name in names] for row in rows if row["committedOffset"] is not None]
    return sorted(found)


ASSIGNORS = ("Range", "RoundRobin", "Sticky", "CooperativeSticky")


def test_groups_and_members(broker: Described) -> None:
    said, data = broker
    found = groups(data, said)
    assert found == sorted_members(said)
    assert {"of-classic", "of-consumer", "of-share", "of-streams", "of-regex", "alone"} <= set(
        found
    )
    assert [len(found[f"by-{each}Assignor"][2]) for each in ASSIGNORS] == [2, 2, 2, 2]
    kinds = ("classic", "consumer", "share", "streams")
    assert [(found[f"of-{each}"][0], len(found[f"of-{each}"][2])) for each in kinds] == [
        (each.capitalize(), 1) for each in kinds
    ]
    assert found["of-streams"][2][0][3] == ["0-0", "0-1", "0-2"]


def test_groups_and_offsets_of_an_earlier_moment(broker: Described) -> None:
    said, data = broker
    earlier = said["earlier"]
    assert groups(data, earlier) == sorted_members(earlier)
    assert offsets(data, earlier) == sorted(earlier["offsets"])
    assert earlier["groups"].keys() - said["groups"].keys() == {"shrunk"}


def test_an_earlier_offset_has_what_was_committed_up_to_it(broker: Described) -> None:
    _, data = broker
    for log in sorted(data.glob("__consumer_offsets-*")):
        commits = kafkafmt.cluster.read_offset_commits(log).to_pylist()
        for end in sorted({row["offset"] for row in commits})[::3]:
            latest = {
                (row["group"], row["topic"], row["topicPartition"]): row
                for row in commits
                if row["offset"] <= end and not row["isTransactional"]
            }
            expected = {
                key: row["committedOffset"] for key, row in latest.items() if not row["isDeleted"]
            }
            found = kafkafmt.cluster.read_committed_offsets(log, as_of_offset=end).to_pylist()
            assert {
                (row["group"], row["topic"], row["topicPartition"]): row["committedOffset"]
                for row in found
                if not row["group"].startswith("tx-")
            } == expected


def test_offsets(broker: Described) -> None:
    said, data = broker
    found = offsets(data, said)
    assert found == sorted(said["offsets"])
    assert ["alone", "orders", 0, 9, ""] in found
    rows = kafkafmt.cluster.read_committed_offsets(data).to_pylist()
    (pending,) = [row for row in rows if row["pendingOffset"] is not None]
    assert (pending["group"], pending["pendingOffset"]) == ("tx-open", 3)
    open_one = said["transactions"]["tx-open"]
    assert pending["pendingProducerId"] == open_one[1]


def test_transactions(broker: Described) -> None:
    said, data = broker
    latest = {
        row["transactionalId"]: [
            row["status"],
            row["producerId"],
            row["producerEpoch"],
            row["timeoutMs"],
            sorted(
                f"{each['topic']}-{partition}"
                for each in row["partitions"] or ()
                for partition in each["partitions"]
            ),
        ]
        for row in kafkafmt.cluster.read_transaction_states(data).to_pylist()
    }
    assert latest == said["transactions"]
    assert latest.keys() == {"tx-committed", "tx-aborted", "tx-open"}
    (open_one,) = kafkafmt.cluster.read_open_transactions(data).to_pylist()
    assert open_one["transactionalId"] == "tx-open"


def test_topics_configurations_acls_and_features(broker: Described) -> None:
    said, data = broker
    # Its controlled shutdown takes the leaders away, so the image is of the moment before it.
    image = kafkafmt.cluster.read_cluster(data, as_of_offset=said["metadataEnd"] - 1)
    assert image.findings == []
    partitions: dict[str, list[Any]] = {}
    for row in image.partitions.to_pylist():
        shown = [row["partition"], row["leader"], row["replicas"], row["isr"]]
        partitions.setdefault(row["topic"], []).append(shown)
    found = {
        row["topic"]: [row["topicId"], partitions[row["topic"]], dict(row["configs"])]
        for row in image.topics.to_pylist()
    }
    assert found == said["topics"]
    assert {"orders", "payments", "__consumer_offsets"} <= found.keys()
    assert found["orders"][2] == {"retention.ms": "123456789"}
    (acl,) = image.acls.to_pylist()
    shown = [acl[name] for name in list(acl) if name != "id"]
    assert [each.upper() for each in shown] == [each.upper() for each in said["acls"][0]]
    levels = {name: level for name, level in image.features.items() if level}
    # kraft.version is that of the quorum, in control records; it is not part of the image.
    described = {name: level for name, level in said["features"].items() if level}
    assert levels == {key: level for key, level in described.items() if key != "kraft.version"}


def test_share_states(broker: Described) -> None:
    said, data = broker
    rows = kafkafmt.cluster.read_share_states(data).to_pylist()
    assert {row["group"] for row in rows} == {"of-share"}
    found = sorted([row["topic"], row["topicPartition"], row["startOffset"]] for row in rows)
    assert found == sorted(said["shares"])
    ids = dict(zip(*kafkafmt.cluster.read_cluster(data).topics.select([0, 1]).columns, strict=True))
    assert {row["topicId"] for row in rows} == {
        str(ids[key]) for key in ids if str(key) == "orders"
    }
