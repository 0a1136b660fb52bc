"""Copies that contradict each other: two in every pair of what tells, three at random.

Invariant: all who ask which copy counts get one answer, and it is what the batches say.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import kafkafmt
from tests.support.encoder import Rec, record_batch
from tests.support.files import put
from tests.support.samples import SOAK, sampled

ONE, OTHER = "AAAABwAAQAAAAAAAAAAAAQ", "AAAABwAAQAAAAAAAAAAAAg"
IDS = {"same": (ONE, ONE), "other": (ONE, OTHER), "one": (None, ONE), "none": (None, None)}
LEADER_EPOCHS = {"lower": (1, 2), "same": (1, 1), "higher": (2, 1)}
ENDS = {"lower": (6, 8), "same": (7, 7), "higher": (8, 6)}
CHECKPOINTS = ("right", "missing", "lies high", "lies low", "garbage")
CLEANED = ("neither", "a", "b")
COMMON = 4
"""The first offset that the copies have of different leaders, or both of one."""


def write(
    data: Path, topic_id: str | None, epoch: int, end: int, checkpoint: str, *, is_cleaned: bool
) -> dict[int, str]:
    """Write a data directory; the values that it has, by offset."""
    offsets = [at for at in range(end) if not (is_cleaned and at in (1, 2))]
    values = {at: f"epoch {0 if at < COMMON else epoch}: {at}" for at in offsets}
    log, entries = data / "t-0", []
    for at, value in values.items():
        own = 0 if at < COMMON else epoch
        records = [Rec(b"k%d" % at, value.encode())]
        entries.append(record_batch(records, base_offset=at, leader_epoch=own))
    put(log / f"{0:020}.log", *entries)
    if topic_id:
        (log / "partition.metadata").write_text(f"version: 0\ntopic_id: {topic_id}")
    text = {
        "right": f"0\n2\n0 0\n{epoch} {COMMON}\n",
        "lies high": f"0\n2\n0 0\n9 {COMMON}\n",
        "lies low": "0\n1\n0 0\n",
        "garbage": "0\nx\n",
    }.get(checkpoint)
    if text is not None:
        (log / "leader-epoch-checkpoint").write_text(text)
    (data / "replication-offset-checkpoint").write_text(f"0\n1\nt 0 {COMMON}\n")
    if is_cleaned:
        (data / "cleaner-offset-checkpoint").write_text(f"0\n1\nt 0 {COMMON}\n")
    return values


def read(source: object) -> list[tuple[int, str]]:
    table = kafkafmt.read_records(source, on_damage="skip")  # type: ignore[arg-type]
    values = (value.decode() for value in table["value"].to_pylist())
    return [*zip(table["offset"].to_pylist(), values, strict=True)]


def contradictions() -> Iterator[tuple[str, str, str, str]]:
    """What is not a parameter of the test."""
    return itertools.product(ENDS, CHECKPOINTS, ("right", "missing", "lies high"), CLEANED)


@pytest.mark.slow
@pytest.mark.parametrize(("ids", "epochs"), list(itertools.product(IDS, LEADER_EPOCHS)))
def test_one_answer(ids: str, epochs: str, tmp_path: Path) -> None:
    turn = [*IDS].index(ids) + [*LEADER_EPOCHS].index(epochs)
    for number, (ends, first, second, cleaned) in enumerate(contradictions()):
        if not SOAK and (number + turn) % 8:  # another eighth of them for each
            continue
        folder = tmp_path / str(number)
        copies = {}
        for side, (name, checkpoint) in enumerate((("a", first), ("b", second))):
            rank = LEADER_EPOCHS[epochs][side], ENDS[ends][side]
            is_cleaned = cleaned == name
            values = write(folder / name, IDS[ids][side], *rank, checkpoint, is_cleaned=is_cleaned)
            copies[name] = (rank, len(values)), values
        case = ends, first, second, cleaned
        sources = [folder / "a", folder / "b"]
        forth, back = (kafkafmt.diff(*pair).num_rows for pair in (sources, sources[::-1]))
        assert bool(forth) == bool(back), case
        report = kafkafmt.salvage(sources, folder / "out")
        rows = kafkafmt.verify(folder / "out").to_pylist()
        assert [row["message"] for row in rows if row["severity"] == "damage"] == [], case
        if ids == "other":
            assert forth, case
            assert report.partitions[0].conflicts, case
            with pytest.raises(ValueError, match="several topics are called t"):
                read(kafkafmt.merge_replicas(sources))
            continue
        _, right = max(copies.values(), key=lambda copy: copy[0])
        answers = [read(kafkafmt.merge_replicas(sources)), read(folder / "out")]
        assert answers == [[*right.items()]] * 2, case
        with pytest.raises(ValueError, match="several copies of a partition"):
            read(sources)


@pytest.mark.parametrize("seed", sampled(range(24), representatives=range(8)))
def test_one_answer_of_three(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    ids = chance.choice([(ONE, ONE, ONE), (None, None, ONE), (ONE, ONE, OTHER), (None, ONE, OTHER)])
    copies = {}
    for name, topic_id in zip(chance.sample("abc", 3), ids, strict=True):
        rank = chance.choice((1, 2, 3)), chance.choice((5, 6, 7, 8))
        checkpoint, is_cleaned = chance.choice(CHECKPOINTS), chance.random() < 0.25
        values = write(tmp_path / name, topic_id, *rank, checkpoint, is_cleaned=is_cleaned)
        copies[name] = (*rank, len(values)), values
    sources = [tmp_path / name for name in chance.sample("abc", 3)]
    for one, other in itertools.combinations(sources, 2):
        assert bool(kafkafmt.diff(one, other).num_rows) == bool(kafkafmt.diff(other, one).num_rows)
    report = kafkafmt.salvage(sources, tmp_path / "out")
    found = read(tmp_path / "out")
    if OTHER in ids:
        assert found in [[*values.items()] for _, values in copies.values()]
        assert report.partitions[0].conflicts
        with pytest.raises(ValueError, match="several topics are called t"):
            read(kafkafmt.merge_replicas(sources))
        return
    _, right = max(copies.values(), key=lambda copy: copy[0])
    merged = kafkafmt.merge_replicas(sources)
    assert [read(merged), found] == [[*right.items()]] * 2
    assert merged.copies["isChosen"].to_pylist().count(True) == 1
    with pytest.raises(ValueError, match="several copies of a partition"):
        read(sources)
