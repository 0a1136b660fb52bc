"""Clusters that are rescued: ``python -m tests.run rescues --histories 200``.

Strategy: a seed gives a history, and which of its disks are left. Then the majority of the
controllers is gone, or a topic was deleted, or no metadata log is left. The rescue is asked, and
the library reads what brokers would find: the directories of OUT in place of those on the disks.
Some brokers have two data directories.

Invariant: every replica that may lead has every record that the disks prove, or the report names
the partition. No leader epoch goes back, and each topic keeps its id.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import kafkafmt
from kafkafmt.repair.rescue import RescueError, RescueReport
from tests.attacks.model import seeds
from tests.attacks.model.answers import KeyValue, WrongError, expect, plain
from tests.attacks.model.cluster import BROKERS, METADATA, OFFSETS, Cluster
from tests.attacks.model.copy import Copy
from tests.attacks.model.disks import copies_on, write
from tests.attacks.model.history import History
from tests.attacks.model.image import image_of
from tests.attacks.model.seeds import Judge
from tests.attacks.model.truth import Truth

QUORUM, TOPIC, METADATA_GONE = KINDS = ("quorum", "topic", "cluster")
_TOPICS = {"t": False, "c": True, OFFSETS: True}
_ID = "B{node}{number}AAAAAAAAAAAAAAAAAAA"


@dataclass
class Case:
    """A cluster on its worst day."""

    kind: str  # what is to be rescued
    cluster: Cluster  # the model of it
    brokers: list[int]  # whose disks are left
    deleted: str | None  # the topic that was deleted
    nodes: Path  # the folder of the data directories

    def copies(self, topic_id: str) -> dict[int, Copy]:
        """The copies of a topic on the disks, by broker."""
        found = {}
        for broker in self.brokers:
            there = [*copies_on(self.cluster, broker), *self.cluster.deleting.get(broker, ())]
            for copy in there:
                if copy.topic_id == topic_id and copy.topic != METADATA:
                    found[broker] = copy
        return found


@contextmanager
def case_of(history: History) -> Iterator[Case | None]:
    """The disks of a history; ``None`` where this cannot happen to it."""
    # Its disks have no tier beside them.
    cluster = replace(history, has_metadata=True, topics=_TOPICS, is_tiered=False).cluster()
    chance = Random(history.seed)
    brokers, kind = sorted(history.disks), KINDS[history.seed % len(KINDS)]
    deleted = None
    if kind == TOPIC and cluster.can_decide:
        deleted = chance.choice(("t", "c"))
        cluster.delete(cluster.partitions.pop(deleted))
        brokers = list(BROKERS)
    folder = Path(tempfile.mkdtemp(prefix="kafkafmt-rescues-"))
    try:
        nodes = folder / "nodes"
        nodes.mkdir()
        for broker in brokers:
            _spread(write(cluster, broker, nodes), broker, chance, kind)
        is_there = any(copies_on(cluster, each) for each in brokers)
        possible = is_there and (kind != TOPIC or deleted is not None)
        with mock.patch.object(os, "fsync"):
            yield Case(kind, cluster, brokers, deleted, nodes) if possible else None
    finally:
        shutil.rmtree(folder)


def _spread(home: Path, broker: int, chance: Random, kind: str) -> None:
    """Give a broker a second data directory, perhaps; each has an id."""
    homes = [home]
    if chance.random() < 0.4:
        homes.append(home.parent / f"{home.name}-d2")
        homes[1].mkdir()
        for name in ("meta.properties", *(path.name for path in home.glob("*-checkpoint"))):
            shutil.copy(home / name, homes[1] / name)
    for path in sorted(home.iterdir()):
        if path.name == f"{METADATA}-0":
            if kind == METADATA_GONE:
                shutil.rmtree(path)
        elif path.is_dir():
            target = chance.choice(homes)
            if target != home:
                path.rename(target / path.name)
    for number, each in enumerate(homes, 1):
        with (each / "meta.properties").open("a") as file:
            file.write(f"directory.id={_ID.format(node=broker, number=number)}\n")


def rescue(case: Case, out: Path) -> RescueReport:
    if case.kind == QUORUM:
        lost = sorted({*BROKERS} - {*case.brokers})
        return kafkafmt.rescue.rescue_quorum([case.nodes], out, voters=["9@h:1"], lost=lost)
    if case.kind == METADATA_GONE:
        return kafkafmt.rescue.rescue_cluster(
            [case.nodes], out, voters=["9@h:1"], static=True, metadata_version="3.8"
        )
    assert case.deleted is not None
    return kafkafmt.rescue.rescue_topic([case.nodes], out, topic=case.deleted, **_answer(case))


def _answer(case: Case) -> dict[str, Any]:
    """The id of the deleted topic: in a history, several of its name may be deleted."""
    gone = [
        copy.topic_id
        for broker in case.brokers
        for copy in [*copies_on(case.cluster, broker), *case.cluster.deleting.get(broker, ())]
        if copy.topic == case.deleted
    ]
    return {"topic_id": max(gone)} if gone else {}


def _ask(case: Case, out: Path) -> None:
    """Rescue the cluster, and compare. Raises WrongError where something does not come back."""
    try:
        report = rescue(case, out)
    except RescueError as error:
        if not _may_be_refused(case):
            raise WrongError(f"refused: {error}") from error
        expect("nothing is written", out.exists(), False)
        return
    (controllers, *_) = sorted(out.glob("controllers/*"))
    image = kafkafmt.cluster.read_cluster(controllers / f"{METADATA}-0")
    expect("findings", image.findings, [])
    rows = {row["topicId"]: row for row in image.partitions.to_pylist()}
    said = "\n".join([*report.lost, *report.doubtful])
    for topic_id, (name, epoch) in _wanted(case, report).items():
        if topic_id not in rows:
            raise WrongError(f"topic {name} ({topic_id}) is not there; there are {rows}")
        row = rows[topic_id]
        expect(f"name of {topic_id}", row["topic"], name)
        copies = case.copies(topic_id)
        # A rescue of a topic leaves the others as the metadata log has them.
        is_touched = case.kind != TOPIC or name == case.deleted
        seen = max([epoch, *(copy.rank[0] for copy in copies.values() if is_touched)])
        if row["leaderEpoch"] < seen:
            raise WrongError(f"{name}: epoch {row['leaderEpoch']} after {seen}")
        _compare(case, out, row, copies, said)


def _may_be_refused(case: Case) -> bool:
    """Whether there is nothing to rescue."""
    if case.kind == TOPIC:
        return "topic_id" not in _answer(case)
    if case.kind == METADATA_GONE:
        return not any(copies_on(case.cluster, each)[:-1] for each in case.brokers)
    return False


def _wanted(case: Case, report: RescueReport) -> dict[str, tuple[str, int]]:
    """The topics that must be there: by id, name and the highest leader epoch known."""
    if case.kind == METADATA_GONE:
        ids: dict[str, set[str]] = {}
        for broker in case.brokers:
            for copy in copies_on(case.cluster, broker):
                if copy.topic != METADATA:
                    ids.setdefault(copy.topic, set()).add(copy.topic_id)
        return {next(iter(each)): (name, 0) for name, each in ids.items() if len(each) == 1}
    logs = case.cluster.metadata.copies
    chosen = Truth.of([logs[each] for each in case.brokers])
    topics = image_of(chosen.history())
    wanted = {each: (fields["name"], fields["leaderEpoch"]) for each, fields in topics.items()}
    if case.kind == TOPIC:
        assert case.deleted is not None
        wanted[_answer(case)["topic_id"]] = case.deleted, 0
    expect("end of the metadata log", report.chosen and report.chosen.end_offset, chosen.chosen.end)
    return wanted


def _compare(
    case: Case, out: Path, row: dict[str, Any], copies: dict[int, Copy], said: str
) -> None:
    """Compare what each replica that may lead has with what the disks prove."""
    name = f"{row['topic']}-{row['partition']}"
    able = [each for each in row["isr"] if each in case.brokers]
    if not copies:
        if case.kind == QUORUM and f"{name}:" not in said:
            raise WrongError(f"{name} is on no disk, and nothing is said of it")
        return
    if case.kind == TOPIC and row["topic"] != case.deleted:
        return  # a rescue of a topic does not touch the others
    expect(f"{name}: in sync and on a disk", able, row["isr"])
    truth = Truth.of([*copies.values()])
    must = plain(truth.must())
    may: dict[int, KeyValue] = {}
    for copy in copies.values():
        may |= plain({item.offset: item for each in copy.sound for item in each.items})
    for broker in able:
        found = _records(case, out, broker, row)
        missing = sorted(each for each in must if found.get(each) != must[each])
        if missing and name not in said:
            raise WrongError(f"{name} of broker {broker} lacks {missing}; said:\n{said}")
        wrong = sorted(each for each in found if each not in may)
        if wrong:
            raise WrongError(f"{name} of broker {broker} has {wrong}, which no disk had")


def _records(case: Case, out: Path, broker: int, row: dict[str, Any]) -> dict[int, KeyValue]:
    """What a broker finds in its directory of a partition."""
    name = f"{row['topic']}-{row['partition']}"
    places = [*out.glob(f"brokers/{broker}/*/{name}"), *case.nodes.glob(f"broker-{broker}*/{name}")]
    if not places or not any(places[0].glob("*.log")):
        return {}
    table = kafkafmt.read_records(str(places[0]), on_damage="skip")
    rows = table.select(["offset", "key", "value"]).to_pylist()
    return {each["offset"]: (each["key"], each["value"]) for each in rows}


def ask(history: History) -> None:
    """Rescue what a history leaves. Raises WrongError where it is wrong."""
    with case_of(history) as case:
        if case is not None:
            _ask(case, case.nodes.parent / "out")


def _story_of(history: History) -> list[str]:
    with case_of(history) as case:
        return [] if case is None else [case.kind, *case.cluster.story]


JUDGE = Judge(ask, _story_of)
OPTIONS, main = seeds.OPTIONS, JUDGE.main
