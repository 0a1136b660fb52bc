"""The questions about a history's disks: what the library answers, and what the model knows.

``python -m tests.run model --histories 1000``, or ``--seed N`` for one.

Strategy: a question that costs more is asked of fewer histories; the seed says of which.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any
from unittest import mock

import kafkafmt
from tests.attacks.model import seeds
from tests.attacks.model.answers import WrongError, expect, expect_range, plain, read, within
from tests.attacks.model.cluster import METADATA, OFFSETS, Cluster
from tests.attacks.model.copy import Copy, committed, transactions
from tests.attacks.model.disks import copies_on, write
from tests.attacks.model.history import History
from tests.attacks.model.image import image_of
from tests.attacks.model.offsets import committed_offsets
from tests.attacks.model.seeds import Judge
from tests.attacks.model.truth import Truth, by_id, records
from tests.attacks.model.uploads import TierTruth
from tests.attacks.model.uploads import write as write_uploads
from tests.repair.salvage.salvaging import salvage


@dataclass
class Disks:
    """The disks of a history."""

    cluster: Cluster  # that they are of
    brokers: tuple[int, ...]  # whose disks are given, in this order
    folder: Path  # that they are in

    @cached_property
    def paths(self) -> dict[int, Path]:
        """The data directory of each broker."""
        return {each: write(self.cluster, each, self.folder) for each in sorted(self.brokers)}

    @property
    def sources(self) -> list[str]:
        """The data directories, in the order that they are given in."""
        return [str(self.paths[each]) for each in self.brokers]

    def copies(self) -> Iterator[tuple[Path, Copy]]:
        """Each copy, with its directory."""
        for broker, home in self.paths.items():
            for copy in copies_on(self.cluster, broker):
                yield home / f"{copy.topic}-0", copy

    @property
    def topics(self) -> list[str]:
        return sorted({copy.topic for _, copy in self.copies()})

    def of_topic(self, topic: str) -> list[Copy]:
        """The copies of a topic, in the order of the brokers."""
        return [copy for _, copy in self.copies() if copy.topic == topic]


def ask(history: History) -> None:
    """Ask the questions that the seed says. Raises WrongError where an answer is not true."""
    cluster = history.cluster()
    given = tuple(each for each in history.disks if copies_on(cluster, each))
    if not given:
        return
    folder = Path(tempfile.mkdtemp(prefix="kafkafmt-model-", dir=_memory()))
    try:
        disks = Disks(cluster, given, folder)
        with mock.patch.object(os, "fsync"):  # it takes longer than all the rest
            for number, (question, one_in) in enumerate(QUESTIONS):
                if (history.seed + number) % one_in == 0:
                    question(disks)
    finally:
        shutil.rmtree(folder)


@cache
def _memory() -> str | None:
    """A file system in memory, which takes a third less of CPU time; ``None``: there is none."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def records_of_one_copy(disks: Disks) -> None:
    """What one directory has, by isolation."""
    for path, copy in disks.copies():
        expect(f"records of {path}", read(path), plain(records(copy.sound)))
        if not copy.is_damaged and any(each.producer >= 0 for each in copy.entries):
            right = {each.offset: each for each in committed(copy.entries)}
            found = read(path, isolation="read_committed")
            expect(f"committed records of {path}", found, plain(right))


def transactions_of_one_copy(disks: Disks) -> None:
    """The transactions of one directory: producer, first offset and state."""
    for path, copy in disks.copies():
        if copy.is_damaged or not any(each.producer >= 0 for each in copy.entries):
            continue
        if copy.may_lack_a_marker:
            continue
        rows = kafkafmt.read_transactions(path).to_pylist()
        found = [(row["producerId"], row["firstOffset"], row["state"]) for row in rows]
        expect(f"transactions of {path}", sorted(found), sorted(transactions(copy.entries)))


def merged_records(disks: Disks) -> None:
    """Several copies as one log: which one counts, and the records by isolation."""
    for topic in disks.topics:
        groups = by_id(disks.of_topic(topic))
        source = kafkafmt.merge_replicas(disks.sources, topics=topic)
        rows = source.copies.to_pylist()
        for topic_id, copies in groups.items():
            found = [
                (-1 if row["leaderEpoch"] is None else row["leaderEpoch"], row["endOffset"])
                for row in rows
                if row["topicId"] == topic_id
            ]
            right = sorted((copy.rank for copy in copies), reverse=True)
            expect(f"leader epochs and ends of {topic}, best first", found, right)
        if len(groups) > 1:
            continue
        _is_one_of(f"merged records of {topic}", source, Truth.all(disks.of_topic(topic)))


def merged_transactions(disks: Disks) -> None:
    """The transactions of several copies as one log."""
    for topic in disks.topics:
        copies = disks.of_topic(topic)
        if len(copies) < 2 or len(by_id(copies)) > 1:
            continue
        truths = Truth.all(copies)
        if any(truth.chosen.is_damaged or truth.also() for truth in truths):
            continue
        if any(truth.chosen.may_lack_a_marker for truth in truths):
            continue
        rows = kafkafmt.read_transactions(disks.sources, topics=topic).to_pylist()
        found = sorted((row["producerId"], row["firstOffset"], row["state"]) for row in rows)
        right = [sorted(transactions(truth.chosen.entries)) for truth in truths]
        if found not in right:
            raise WrongError(f"transactions of {topic}\n  found {found}\n  right {right}")


def _is_one_of(what: str, source: Any, truths: list[Truth]) -> None:
    """Raise WrongError where the records are not those of one of the logs that they may be of."""
    found = read(source)
    expect_range(what, source, found)
    committed = None
    if any(each.producer >= 0 for each in truths[0].chosen.entries):
        committed = read(source, isolation="read_committed")
    wrong: WrongError | None = None
    for truth in truths:
        try:
            within(what, found, plain(truth.must()), plain(truth.may()))
            if committed is not None and not truth.chosen.is_damaged and not truth.also():
                expect(f"committed {what}", committed, plain(truth.committed()))
        except WrongError as error:
            wrong = wrong or error
        else:
            return
    if wrong is not None:
        raise wrong


def offsets_of_groups(disks: Disks) -> None:
    """The committed offset of each group, also after compaction, and of open transactions."""
    copies = disks.of_topic(OFFSETS)
    if not any(copy.entries for copy in copies):
        return
    truth, *equal = Truth.all(copies)  # any of them may be chosen
    everywhere = disks.cluster.partitions[OFFSETS].copies.values()
    history = truth.chosen.lineage()
    cleaned = [each.cleaned_tip for each in everywhere if each.cleaned_tip is not None]
    is_whole = all(each.is_whole for each in (truth, *equal))
    if not is_whole or any(history.get(each.first) is not each for each in cleaned):
        return  # what it fetched of a cleaned log lacks what comes later, as a marker there
    rows = kafkafmt.cluster.read_committed_offsets(disks.sources).to_pylist()
    found = {
        (row["group"], row["topicPartition"]): row["committedOffset"]
        for row in rows
        if row["committedOffset"] is not None
    }
    expect("committed offsets", found, committed_offsets(truth.history()))


def image(disks: Disks) -> None:
    """The cluster by its metadata log."""
    copies = disks.of_topic(METADATA)
    if not any(copy.entries for copy in copies):
        return
    truth = Truth.of(copies)
    found, right = kafkafmt.cluster.read_cluster(disks.sources), image_of(truth.history())
    expect("findings of the image", found.findings, [])
    known = [each.last for each in truth.history() if each.control is None]
    if found.snapshot is not None:  # it knows no offsets of its records, only where it ends
        known.append(int(Path(found.snapshot).name[:20]) - 1)
    expect("offset of the image", found.offset, max(known, default=-1))
    names = {row["topicId"]: row["topic"] for row in found.topics.to_pylist()}
    expect("topics", names, {topic_id: each["name"] for topic_id, each in right.items()})
    partitions = {
        row["topicId"]: {name: row[name] for name in ("leader", "leaderEpoch", "isr")}
        for row in found.partitions.to_pylist()
    }
    states = {topic_id: dict(each) for topic_id, each in right.items() if "isr" in each}
    for each in states.values():
        del each["name"], each["is_tiered"]
    expect("partitions", partitions, states)


def differences(disks: Disks) -> None:
    """Two copies that are not the same where they must be."""
    for topic in disks.topics:
        copies = disks.of_topic(topic)
        if len(by_id(copies)) > 1 or topic == METADATA or len(copies) < 2:
            continue
        if not disks.cluster.has_metadata and any(map(_hides_tier, copies)):
            continue
        merged = kafkafmt.merge_replicas(disks.sources, topics=topic)
        rows = merged.differences().to_pylist()
        paths = {id(copy): str(path) for path, copy in disks.copies()}
        first = merged.copies["path"][0].as_py()  # of several that are equally good
        (truth,) = (each for each in Truth.all(copies) if paths[id(each.chosen)] == first)
        for other in truth.copies[1:]:
            found = [row for row in rows if row["path"] == paths[id(other)]]
            starts = (other.start > other.bases[0], truth.chosen.start > truth.chosen.bases[0])
            if not truth.chosen.is_whole or not other.is_whole or any(starts):
                continue
            right = _differ(truth.chosen, other)
            if bool(found) != right:
                raise WrongError(f"differences of {topic}\n  found {found}\n  right {right}")


def _differ(one: Copy, other: Copy) -> bool:
    """Whether one has records that the other never had, in what both are said to have.

    That is below the higher high watermark, and where both have segments: what only a tier has of
    one cannot be compared.
    """
    start = max(one.start, other.start, one.bases[0], other.bases[0])
    high = max(one.noted_high, other.noted_high)
    return any(
        entry.last >= start
        and entry.first < high
        and bool(entry.items)
        and there.lineage().get(entry.first) is not entry.origin
        for here, there in ((one, other), (other, one))
        for entry in here.entries
    )


def salvaged(disks: Disks) -> None:
    """What salvage writes of all disks together, what it says is lost, and that it is sound."""
    out = disks.folder / "out"
    report = salvage(disks.sources, out)  # a dry run says the same
    metadata = disks.of_topic(METADATA)
    known = image_of(Truth.of(metadata).history()) if metadata else {}
    ids = {fields["name"]: topic_id for topic_id, fields in known.items()}
    for row in report.partitions:
        groups = by_id(disks.of_topic(row.topic))
        most = max(map(len, groups.values()))
        right = {each for each, copies in groups.items() if len(copies) == most}
        right = {ids[row.topic]} if row.topic in ids else right
        expect(f"topic id of {row.topic} is right", row.topic_id in right, True)
        if row.topic_id in groups:
            _salvaged(out / f"{row.topic}-0", groups[row.topic_id], row)
    expect("topics that were salvaged", [each.topic for each in report.partitions], disks.topics)
    if all(copy.is_whole for _, copy in disks.copies()):
        expect("findings of what was salvaged", _alarms(out), [])


def _salvaged(path: Path, copies: list[Copy], row: Any) -> None:
    truth, found = Truth.of(copies), read(path)
    lines = (path / "leader-epoch-checkpoint").read_text().splitlines()[2:]
    before = [
        [f"{epoch} {at}" for epoch, at in each.chosen.epochs if at < row.start_offset]
        for each in Truth.all(copies)
    ]
    if all(lines[: len(epochs)] != epochs for epochs in before):
        raise WrongError(f"leader epochs of {path}\n  found {lines}\n  before it {before}")
    _is_one_of(f"salvaged records of {path}", path, Truth.all(copies))
    if any(copy.cleaned is not None or copy.has_holes for copy in truth.copies):
        return
    known = max(copy.noted_high for copy in truth.copies)
    whole = records(truth.history(to=known))
    # What lies below the log start is deleted, also where the bytes of a chosen copy still have it.
    gone = {offset for offset in whole if offset >= _start_of(truth) and offset not in found}
    lost = {
        offset for each in row.lost for offset in range(each.first_offset, each.last_offset + 1)
    }
    start = min([row.start_offset, *lost])
    gone -= {*range(start - row.tiered_offsets, start)}  # or so it should be
    if row.topic == OFFSETS and len(gone - lost) <= row.gap_offsets:
        gone = set()  # of a topic that brokers compact, nothing tells a lost segment in the middle
    expect(f"lost offsets of {path} that are not named", gone - lost, set())
    expect(
        f"offsets of {path} that are called lost", {each for each in lost if each in found}, set()
    )
    deleted = {each for each in lost if each < min(copy.start for copy in truth.copies)}
    expect(f"deleted offsets of {path} that are called lost", deleted, set())


def _start_of(truth: Truth) -> int:
    """The log start that the chosen copy knows, or another one with the same history up to it."""
    history = truth.chosen.lineage()
    return max(
        copy.start
        for copy in truth.copies
        if all(history.get(at) is each for at, each in copy.lineage().items() if at < copy.start)
    )


def healthy(disks: Disks) -> None:
    """No false alarm on disks that nothing happened to.

    Where nothing tells that a topic is compacted, a hole of the leader's cleaner looks like a loss;
    so does what is in tiered storage only, where nothing tells that a topic has it.
    """
    for broker, home in disks.paths.items():
        copies = copies_on(disks.cluster, broker)
        if any(copy.hides_holes for copy in copies):  # the metadata log has no cleanup.policy
            continue
        if not disks.cluster.has_metadata and any(map(_hides_tier, copies)):
            continue
        if all(copy.is_whole for copy in copies):
            expect(f"findings of {home}", _alarms(home), [])


def _hides_tier(copy: Copy) -> bool:
    """Whether tiered storage has its first segments, and its own files do not tell that."""
    return 0 < copy.start < copy.bases[0]


def _alarms(home: Path) -> list[dict[str, Any]]:
    rows = kafkafmt.verify(home).to_pylist()
    shown = ("kind", "path", "firstOffset", "message")
    return [{name: row[name] for name in shown} for row in rows if row["severity"] != "note"]


def tiered(disks: Disks) -> None:
    """The records in tiered storage, alone and with the disks, by isolation."""
    for truth, source in _tiers(disks):
        found = read(source, topics="t")
        expect_range(f"records of {source}", source, found, topics="t")
        within(f"records of {source}", found, plain(truth.must()), plain(truth.may()))
        if not any(copy.is_damaged for copy in truth.copies):
            found = read(source, topics="t", isolation="read_committed")
            must, may = truth.committed()
            within(f"committed records of {source}", found, plain(must), plain(may))


def healthy_tiers(disks: Disks) -> None:
    """No false alarm about tiered storage, alone and with the disks."""
    for truth, source in _tiers(disks):
        if truth.is_whole:
            rows = [*kafkafmt.verify(source).to_pylist()]
            rows += kafkafmt.tier.read_tier(source).findings.to_pylist()
            found = [row for row in rows if row["kind"].startswith("missing_")]
            expect(f"findings of {source}", [row for row in found if row["severity"] != "note"], [])


def _tiers(disks: Disks) -> Iterator[tuple[TierTruth, list[Path]]]:
    """The folder of each topic in tiered storage, alone and with the disks that have the topic."""
    for topic_id, uploads in disks.cluster.uploads.items():
        given = {path.parent: copy for path, copy in disks.copies() if copy.topic_id == topic_id}
        start = max((each.start for each in disks.cluster.copies_of(topic_id)), default=0)
        folder = disks.folder / "tier" / f"t-{topic_id}"
        if not folder.exists():
            write_uploads(uploads, "t", topic_id, disks.folder / "tier")
        for copies in ({}, given):
            truth = TierTruth.of(uploads, [*copies.values()], start)
            if truth is not None:
                yield truth, [folder, *copies]


Question = Callable[[Disks], None]
QUESTIONS: tuple[tuple[Question, int], ...] = (
    *((offsets_of_groups, 1), (merged_records, 2), (image, 3), (records_of_one_copy, 4)),
    *((transactions_of_one_copy, 4), (merged_transactions, 4), (differences, 4)),
    *((healthy, 5), (salvaged, 5), (tiered, 1), (healthy_tiers, 3)),
)
"""Each question, and that it is asked of one in so many histories."""
JUDGE = Judge(ask)
OPTIONS, main = seeds.OPTIONS, JUDGE.main
