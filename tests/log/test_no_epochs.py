"""Copies without leader epochs, as before Kafka 0.11: which counts, and up to where others do."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.repair.salvage.report import PartitionReport
from tests.cli.running import run
from tests.log.test_replicas import Brokers
from tests.log.test_replicas import brokers as brokers
from tests.support.encoder import flip, message, wrapper
from tests.support.tables import Row
from tests.survey.logs import Log

HIGH_WATERMARK = "replication-offset"
DEAD, SERVED = 1, 2
"""The broker that died as the leader, and the one that went on."""
SHARED = [b"s"] * 10


def old_log(values: Sequence[bytes], *, is_compressed: bool = False, late_by: int = -1) -> Log:
    """Messages of v1, or wrappers of five, whose times are their offsets and `late_by` from 10 on.

    Without `late_by`, they have none.
    """
    made, count = Log(), len(values)
    times = [-1 if late_by < 0 else at + late_by * (at >= len(SHARED)) for at in range(count)]

    def entry(offset: int, written: int) -> bytes:
        value, time = values[offset], times[offset]
        return message(magic=1, offset=written, key=b"k", value=value, timestamp=time)

    if is_compressed:
        for first in range(0, count, 5):
            last = min(first + 5, count) - 1
            inner = [entry(offset, offset - first) for offset in range(first, last + 1)]
            made.segments[0].append(wrapper(inner, magic=1, offset=last, timestamp=times[last]))
    else:
        made.segments[0] += [entry(offset, offset) for offset in range(count)]
    return made


@pytest.fixture(params=[False, True], ids=["messages", "wrappers"])
def parted(request: pytest.FixtureRequest, brokers: Brokers) -> Brokers:
    """A leader died with ten records that nobody else got; another broker wrote five there."""
    brokers.write(
        old_log([*SHARED, *[b"lost"] * 10], is_compressed=request.param),
        old_log([*SHARED, *[b"kept"] * 5], is_compressed=request.param),
    )
    brokers.checkpoint(DEAD, HIGH_WATERMARK, 10)
    brokers.checkpoint(SERVED, HIGH_WATERMARK, 15)
    return brokers


def values(brokers: Brokers) -> list[bytes]:
    read = brokers.read()
    assert [offset for offset, _ in read] == list(range(len(read)))
    return [value for _, value in read]


def agreed(brokers: Brokers, out: Path) -> tuple[list[Row], PartitionReport]:
    """What a merge leaves out; the report of a salvage, which has the records of the merge."""
    sources = sorted(brokers.path.iterdir())
    (partition,) = kafkafmt.salvage(sources, out).partitions
    assert kafkafmt.read_records(str(out))["value"].to_pylist() == values(brokers)
    return kafkafmt.merge_replicas(sources).left_out.to_pylist(), partition


def test_the_higher_watermark_counts_where_records_differ(parted: Brokers, tmp_path: Path) -> None:
    assert values(parted) == [*SHARED, *[b"kept"] * 5]
    (left,), partition = agreed(parted, tmp_path / "out")
    assert (left["firstOffset"], left["lastOffset"]) == (10, 19)
    assert f"broker-{DEAD}" in left["path"]
    assert "chosen by a higher high watermark" in left["reason"]
    assert {conflict.reason for conflict in partition.conflicts} == {"a higher high watermark"}
    assert [(each.first, each.last) for each in partition.conflicts] == [(10, 19)]
    shown = run("records", "--merge-replicas", str(parted.path))
    assert "offsets 10 to 19" in " ".join(shown.stderr.split())


@pytest.mark.parametrize("marks", [{}, {DEAD: 10, SERVED: 10}, {DEAD: 15, SERVED: 12}])
def test_the_later_end_counts_where_high_watermarks_say_nothing(
    parted: Brokers, marks: dict[int, int], tmp_path: Path
) -> None:
    for number in (DEAD, SERVED):
        (parted.path / f"broker-{number}" / f"{HIGH_WATERMARK}-checkpoint").unlink()
    for number, mark in marks.items():
        parted.checkpoint(number, HIGH_WATERMARK, mark)
    assert values(parted) == [*SHARED, *[b"lost"] * 10]
    (left,), _ = agreed(parted, tmp_path / "out")
    assert (left["firstOffset"], left["lastOffset"]) == (10, 14)
    assert "chosen by a later end" in left["reason"]


@pytest.mark.parametrize(
    ("lost", "marks"),
    [(10, {DEAD: 20, SERVED: 15}), (5, {DEAD: 15, SERVED: 15}), (10, {DEAD: 10, SERVED: 10})],
    ids=["unclean election", "then the old leader came back", "old checkpoints"],
)
@pytest.mark.parametrize("is_compressed", [False, True], ids=["messages", "wrappers"])
def test_the_later_records_count_where_two_leaders_committed_theirs(
    lost: int, marks: dict[int, int], is_compressed: bool, brokers: Brokers, tmp_path: Path
) -> None:
    """As brokers of 0.10.2.2 left it: a follower that died led, and wrote five records.

    An old leader that comes back cuts its log at the end of the new one, and fetches from there.
    """
    brokers.write(
        old_log([*SHARED, *[b"lost"] * lost], is_compressed=is_compressed, late_by=100),
        old_log([*SHARED, *[b"kept"] * 5], is_compressed=is_compressed, late_by=200),
    )
    for number, mark in marks.items():
        brokers.checkpoint(number, HIGH_WATERMARK, mark)
    assert values(brokers) == [*SHARED, *[b"kept"] * 5]
    (left,), partition = agreed(brokers, tmp_path / "out")
    assert (left["firstOffset"], left["lastOffset"]) == (10, 9 + lost)
    assert "chosen by a later last timestamp" in left["reason"]
    assert {each.reason for each in partition.conflicts} == {"a later last timestamp"}
    assert [(each.first_offset, each.last_offset) for each in partition.lost] == (
        [(15, 19)] if marks[DEAD] == 20 else []
    )
    assert all("the next leader went on without them" in each.message for each in partition.lost)


def test_what_only_one_leader_committed_counts_however_early_it_is(brokers: Brokers) -> None:
    """Producers give the times, and may write old data."""
    brokers.write(
        old_log([*SHARED, *[b"lost"] * 10], late_by=200),
        old_log([*SHARED, *[b"kept"] * 5], late_by=100),
    )
    brokers.checkpoint(DEAD, HIGH_WATERMARK, 10)
    brokers.checkpoint(SERVED, HIGH_WATERMARK, 15)
    assert values(brokers) == [*SHARED, *[b"kept"] * 5]


def test_a_follower_with_a_fresh_checkpoint_hides_nothing_of_its_leader(
    brokers: Brokers, tmp_path: Path
) -> None:
    """Each broker writes its checkpoint every five seconds, at its own time."""
    leader = [b"%d" % number for number in range(30)]
    brokers.write(old_log(leader), old_log(leader[:20]))
    brokers.checkpoint(DEAD, HIGH_WATERMARK, 10)
    brokers.checkpoint(SERVED, HIGH_WATERMARK, 20)
    assert values(brokers) == leader
    left, partition = agreed(brokers, tmp_path / "out")
    assert not left
    assert not partition.conflicts


def _damage(segment: Path, offsets: Sequence[int]) -> None:
    """Flip a byte of the entries that begin at these offsets."""
    for batch in kafkafmt.read_batches(str(segment)).to_pylist():
        if batch["baseOffset"] in offsets:
            flip(segment, batch["position"] + 20, 0xFF)


@pytest.mark.parametrize("damaged", [DEAD, SERVED])
def test_damage_is_filled_where_copies_agree(parted: Brokers, damaged: int, tmp_path: Path) -> None:
    _damage(parted.directory(damaged) / f"{0:020}.log", [0])
    assert values(parted) == [*SHARED, *[b"kept"] * 5]
    agreed(parted, tmp_path / "out")


@pytest.mark.parametrize("parted", [False], indirect=True)
def test_damage_is_not_filled_by_what_the_dead_leader_has(parted: Brokers, tmp_path: Path) -> None:
    _damage(parted.directory(SERVED) / f"{0:020}.log", [10, 12])
    table = kafkafmt.read_records(parted.extents, on_damage="skip")
    assert table["offset"].to_pylist() == [*range(10), 11, 13, 14]
    assert b"lost" not in table["value"].to_pylist()
    kafkafmt.salvage(sorted(parted.path.iterdir()), tmp_path / "out")
    saved = kafkafmt.read_records(str(tmp_path / "out"))
    assert saved["offset"].to_pylist() == table["offset"].to_pylist()


@pytest.mark.parametrize("is_old", [True, False])
def test_a_snapshot_after_the_end_of_old_messages_shows_no_loss(
    is_old: bool, brokers: Brokers, tmp_path: Path
) -> None:
    """A broker of 2.4.1 that cut the log of an old leader at the end of the new one's left it."""
    log = old_log(SHARED)
    if not is_old:
        log = Log()
        log.data(count=10)
    log.snapshots[15] = []
    brokers.write(log)
    _, partition = agreed(brokers, tmp_path / "out")
    lost = [(each.first_offset, each.last_offset) for each in partition.lost]
    assert lost == ([] if is_old else [(10, 14)])


def lowered(old: int, epoch: int = 3) -> Log:
    """Batches up to offset 9, and then some messages of v1: the format of the topic was lowered."""
    log = Log()
    for _ in range(5):
        log.data(count=2, leader_epoch=epoch)
    log.segments[0] += [
        message(magic=1, offset=10 + number, key=b"k", value=b"old") for number in range(old)
    ]
    log.end += old
    return log


@pytest.mark.parametrize("is_first", [True, False])
def test_messages_after_the_last_batch_with_an_epoch_are_of_its_log(
    is_first: bool, brokers: Brokers, tmp_path: Path
) -> None:
    """A broker that writes them forgets the leader epochs (`UnifiedLog.append`)."""
    logs = [lowered(5), lowered(0)]
    brokers.write(*(logs if is_first else reversed(logs)))
    brokers.epochs(2 if is_first else 1, (3, 0))
    assert len(values(brokers)) == 15
    _, partition = agreed(brokers, tmp_path / "out")
    assert (partition.end_offset, partition.lost, partition.conflicts) == (15, [], [])


def test_messages_after_another_batch_are_of_an_older_leader(brokers: Brokers) -> None:
    """Nothing shows that they are later than a batch with an epoch, which they do not follow."""
    served = lowered(0)
    served.data(count=2, leader_epoch=4)
    brokers.write(lowered(5), served)
    assert [offset for offset, _ in brokers.read()] == list(range(12))
