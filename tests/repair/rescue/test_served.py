"""Real brokers serve what a rescue wrote; `make soak` tries every case."""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from confluent_kafka import Consumer, ConsumerGroupType, Producer
from confluent_kafka.admin import AdminClient

from kafkafmt.repair.rescue import rescue_cluster
from tests.repair.rescue import served
from tests.repair.rescue.cases import NAMES
from tests.repair.rescue.nodes import Hosts
from tests.support.archives import unpack
from tests.support.broker import Broker
from tests.support.kafka_release import JVM, classpath, missing
from tests.support.samples import SOAK, some

_PAGE = Path(__file__).resolve().parents[3] / "docs" / "how-to" / "rescue.md"
_SHOWN = re.findall(
    r"^\$ tar -xf tests/repair/rescue/cases/(.+)\.tar\.xz ", _PAGE.read_text("utf-8"), re.M
)
"""The cases of the how-to, whose commands the tests of the pages run: every section has one."""
_OF_EACH_SORT = ("r2-killed-other-cluster", "r3-jbod")
"""A rescue of a topic by Kafka 4.4 and one of a cluster by 3.9; the moves below are of a quorum."""
_MISSING = missing()


@pytest.fixture(scope="module")
def hosts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosts]:
    with Hosts(tmp_path_factory.mktemp("hosts")) as hosts:
        yield hosts


@pytest.mark.slow
@pytest.mark.skipif(_MISSING is not None, reason=f"no cluster: {_MISSING}")
@pytest.mark.parametrize("name", NAMES if SOAK else _OF_EACH_SORT)
def test_brokers_serve_everything(name: str, hosts: Hosts, tmp_path: Path) -> None:
    """The commands of its steps.md are run; then it is served, restarted, written to."""
    served.check(name, tmp_path, hosts)


def left_by_a_move(nodes: Path) -> None:
    """The only copy in sync has the name of one that is deleted."""
    (nodes / "1" / "bills-0").rename(nodes / "1" / f"bills-0.{'0' * 32}-delete")


def in_both_directories(nodes: Path) -> None:
    shutil.copytree(nodes / "1" / "bills-0", nodes / "1-d1" / "bills-0")


def on_another_disk(nodes: Path) -> None:
    """One that the metadata log has is gone, with its directory id."""
    for log in (nodes / "1-d1").glob("*-*"):
        if log.is_dir() and not log.name.endswith("-delete"):
            shutil.move(log, nodes / "1" / log.name)
    shutil.rmtree(nodes / "1-d1")


@pytest.mark.slow
@pytest.mark.skipif(_MISSING is not None, reason=f"no cluster: {_MISSING}")
@pytest.mark.parametrize("change", some([on_another_disk, in_both_directories, left_by_a_move], 3))
def test_moves_between_disks_that_were_cut_in_half(
    change: Callable[[Path], object], hosts: Hosts, tmp_path: Path
) -> None:
    served.check("r1-elr-jbod", tmp_path, hosts, change)


def consume(address: str, count: int) -> list[bytes | None]:
    """What a member of a group of the new protocol (KIP-848) reads; it commits."""
    settings = {"bootstrap.servers": address, "group.id": "g", "group.protocol": "consumer"}
    consumer = Consumer({**settings, "auto.offset.reset": "earliest", "log_level": 0})
    consumer.subscribe(["t"])
    read: list[bytes | None] = []
    end = time.monotonic() + 120
    while len(read) < count and time.monotonic() < end:
        message = consumer.poll(1)
        if message is not None and message.error() is None:
            read.append(message.value())
    consumer.commit(asynchronous=False)
    consumer.close()
    return read


def produce(address: str, *values: bytes) -> None:
    producer = Producer({"bootstrap.servers": address, "log_level": 0})
    for value in values:
        producer.produce("t", value)
    assert producer.flush(120) == 0


def broker_of(data: Path, metadata: Path) -> Broker:
    """A broker whose group keeps its offsets, however old they are."""
    settings = "offsets.topic.num.partitions=2\noffsets.retention.minutes=2147483647\n"
    java = ["java", *JVM, "-cp", classpath("4.3.1")]
    return Broker(java, data.parent, f"{settings}metadata.log.dir={metadata}\n", data=data)


def let_a_group_read(data: Path) -> None:
    """Let a group of a new cluster read two records; ``group.tar.xz`` has the data directory."""
    broker = broker_of(data, data)
    broker.format()
    with broker:
        produce(broker.address, b"1", b"2")
        assert consume(broker.address, 2) == [b"1", b"2"]


@pytest.mark.slow
@pytest.mark.skipif(_MISSING is not None, reason=f"no cluster: {_MISSING}")
def test_groups_of_the_new_protocol_go_on_in_a_rebuilt_cluster(tmp_path: Path) -> None:
    """No disk says the levels of features: the records of the groups prove them."""
    data, out, home = tmp_path / "data", tmp_path / "out", tmp_path / "controller"
    if SOAK:
        let_a_group_read(data)
    else:
        unpack(Path(__file__).with_name("group.tar.xz"), tmp_path)
    shutil.rmtree(data / "__cluster_metadata-0")
    (data / "bootstrap.checkpoint").unlink()
    after = broker_of(data, home)
    voters = [f"1@{after.controller_address}"]
    report = rescue_cluster([data], out, voters=voters, metadata_version="4.3")
    assert report.problems == []
    shutil.copytree(out / "controllers" / "1", home)
    with after:
        produce(after.address, b"3")
        assert consume(after.address, 1) == [b"3"]
        admin = AdminClient({"bootstrap.servers": after.address})
        (group,) = admin.describe_consumer_groups(["g"]).values()
        assert group.result(120).type == ConsumerGroupType.CONSUMER


@pytest.mark.parametrize("page", ["rescue", "mount-salvaged", "broker-died"])
def test_no_page_removes_or_overwrites_what_is_there(page: str) -> None:
    """Who pastes at night has the copies of the disks under the names of the page."""
    text = _PAGE.with_name(f"{page}.md").read_text("utf-8")
    commands = re.findall(r"^ *(?:\$ )?((?:rm|tar|cp|unzip|>) .*)", text, re.M)
    made = set(re.findall(r"^ *(?:\$ )?mkdir (\S+)", text, re.M))
    for command in commands:
        assert not command.startswith("rm "), command
        assert not command.startswith("tar") or {*re.findall(r" -C (\S+)", command)} & made, command


def test_each_section_of_the_page_has_a_case() -> None:
    sections = re.findall(r"^## .+", _PAGE.read_text("utf-8"), re.M)
    assert len(_SHOWN) == len(sections) == 6
