"""Which commits are of the life of a topic: by times, by the end of the log, by the topic's id."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt.repair.rescue.metadata_copy import MetadataHistory, Topic
from kafkafmt.repair.rescue.nodes import DataDirectory, PartitionDirectory
from kafkafmt.repair.rescue.report import TOPIC, RescueReport
from kafkafmt.repair.rescue.topic import Life, read_former_offsets, topic_life
from kafkafmt.segment.side_files.checkpoints import EpochEntry
from kafkafmt.segment.side_files.encoding import leader_epoch_checkpoint
from tests.cluster.state.test_offsets import commit
from tests.support.encoder import Rec, record_batch

NAME = "__consumer_offsets"
ID, OTHER_ID = "A" * 21 + "Q", "B" * 21 + "Q"
NODE = DataDirectory("/data", 1, "cluster", None, 1)
Row = tuple[int, int | None]
"""A time, and the offset that is committed for carts-0 then; ``None`` removes it."""


def directory(path: Path, rows: list[Row], *, epoch: int = 0, **given: str) -> PartitionDirectory:
    path.mkdir(parents=True)
    batches = [
        record_batch(
            [commit("g", "carts", 0, offset)],
            base_offset=number,
            base_timestamp=at,
            max_timestamp=at,
            leader_epoch=epoch,
        )
        for number, (at, offset) in enumerate(rows)
    ]
    (path / f"{0:020}.log").write_bytes(b"".join(batches))
    epochs = leader_epoch_checkpoint([EpochEntry(epoch, 0)])
    (path / "leader-epoch-checkpoint").write_bytes(epochs)
    made = PartitionDirectory(str(path), NAME, 0, topic_id=ID, data=NODE)
    return replace(made, **given)  # type: ignore[arg-type]


def offsets(life: Life, *directories: PartitionDirectory) -> dict[str, dict[int, int]]:
    node = replace(NODE, partitions=[*directories])
    report = RescueReport(TOPIC, [], "", dry_run=True)
    found = read_former_offsets("carts", life, [node], report, DEFAULT_LIMITS)
    assert report.doubtful == []
    return found


def history(*, at: int) -> MetadataHistory:
    made = MetadataHistory()
    made.timestamp = at
    made.topics["carts"], made.topic_names["id"] = "id", "carts"
    return made


def test_a_topic_that_is_still_there_lives_to_the_end_of_the_log(tmp_path: Path) -> None:
    """An offset that its group gave up before then is gone; the log knows no later removal."""
    life = topic_life("id", "carts", history(at=2000))
    assert offsets(life, directory(tmp_path / "given-up", [(1000, 7), (1500, None)])) == {}
    later = directory(tmp_path / "removed-later", [(1000, 7), (2500, None)])
    assert offsets(life, later) == {"g": {0: 7}}


def test_a_topic_that_was_removed_keeps_what_its_removal_took(tmp_path: Path) -> None:
    made = MetadataHistory()
    made.removed["id"] = Topic("carts", "id", removed_at=2000)
    life = topic_life("id", "carts", made)
    assert offsets(life, directory(tmp_path / "log", [(1000, 7), (2000, None)])) == {"g": {0: 7}}


@pytest.mark.parametrize("at", [1_763_982_699_358, 2**61])
def test_times_are_compared_in_every_year(at: int, tmp_path: Path) -> None:
    log = directory(tmp_path / "log", [(at, 7)])
    assert offsets(Life(created=at), log) == {"g": {0: 7}}
    assert offsets(Life(followed=at), log) == {}
    removed = directory(tmp_path / "removed", [(1, 7), (at, None)])
    assert offsets(Life(removed=at), removed) == {"g": {0: 7}}


def test_offsets_where_their_topic_came_again(tmp_path: Path) -> None:
    """The log of the older topic has a higher epoch, and commits that the later one replaces."""
    old = directory(tmp_path / "old", [(1000, 7)], epoch=9, state="stray", topic_id=OTHER_ID)
    assert offsets(Life(), old, directory(tmp_path / "new", [(2000, 8)])) == {"g": {0: 8}}
    assert offsets(Life(), directory(tmp_path / "none", []), old) == {"g": {0: 7}}


def test_the_copy_that_goes_further_counts(tmp_path: Path) -> None:
    short = directory(tmp_path / "short", [(1000, 7)])
    assert offsets(Life(), directory(tmp_path / "long", [(1000, 7), (2000, 8)]), short) == {
        "g": {0: 8}
    }


@pytest.mark.parametrize(
    ("record", "is_doubtful"),
    [
        (Rec(commit("g", "carts", 0, 8).key, b"\x7f\xff"), True),
        (Rec(b"\x00\x01\x00\x63", b"\x00\x01"), True),  # of any topic
        (Rec(commit("g", "other", 0, 8).key, b"\x7f\xff"), False),
    ],
)
def test_a_commit_that_cannot_be_decoded_is_doubtful(
    record: Rec, is_doubtful: bool, tmp_path: Path
) -> None:
    log = directory(tmp_path / "log", [(1000, 7)])
    path = tmp_path / "log" / f"{0:020}.log"
    path.write_bytes(path.read_bytes() + record_batch([record], base_offset=1, leader_epoch=0))
    report = RescueReport(TOPIC, [], "", dry_run=True)
    node = replace(NODE, partitions=[log])
    assert read_former_offsets("carts", Life(), [node], report, DEFAULT_LIMITS) == {"g": {0: 7}}
    assert [
        f"{log.path}: 1 commit cannot be decoded, the first at offset 1" in line
        for line in report.doubtful
    ] == [True] * is_doubtful
