"""The history of committed offsets."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from kafkafmt.cluster import read_committed_offsets, read_offset_history
from tests.cli.running import json_lines, run
from tests.cluster.messages.corpus import log_directory
from tests.cluster.state.test_offsets import Model, commit, log, marker, plain, transactional
from tests.support.encoder import Rec
from tests.support.samples import sampled, some


def changes(source: Path, **options: Any) -> list[tuple[Any, ...]]:
    """Partition, offset before and after, and whether it was removed."""
    rows = read_offset_history(source, **options).to_pylist()
    names = ("topicPartition", "previousOffset", "committedOffset", "removed")
    return [tuple(row[name] for name in names) for row in rows]


def test_each_change_has_the_offset_before_it(tmp_path: Path) -> None:
    source = log(
        tmp_path,
        plain(0, commit("g", "t", 0, 10), commit("g", "t", 0, 90)),
        plain(2, commit("g", "t", 0, 10)),
        transactional(3, 7, commit("g", "t", 1, 5)),
        transactional(4, 8, commit("g", "t", 0, 50)),
        marker(5, 8, commits=False),
        plain(6, commit("g", "t", 0, None)),
        marker(7, 7, commits=True),
        transactional(8, 9, commit("g", "t", 1, 6)),
        plain(9, commit("g", "t", 1, 7)),
        marker(10, 9, commits=True),
        plain(11, commit("g", "t", 0, 3), Rec(b"\0\x01\0\x63", b"\0\0")),
    )
    assert changes(source) == [
        (0, None, 10, False),
        (0, 10, 90, False),
        (0, 90, 10, False),
        (0, 10, None, True),
        (1, None, 5, False),
        (1, 5, 7, False),
        (0, None, 3, False),
    ]
    assert changes(source, as_of_offset=2)[-1] == (0, 90, 10, False)
    assert read_offset_history(source).column_names == [
        *("group", "topic", "topicPartition", "committedOffset", "previousOffset"),
        *("commitTimestamp", "removed"),
    ]


@pytest.mark.parametrize("seed", sampled(some(range(12), 3), 4))
def test_the_history_is_that_of_the_rules(seed: int, tmp_path: Path) -> None:
    chance, model, entries = random.Random(seed), Model(), []
    right: list[tuple[int, int | None, int | None, bool]] = []
    for offset in range(300):
        before = {name: value for name, (_, value) in model.committed.items()}
        kind, key, entry = model.event(offset, chance, "plain plain remove open open end")
        entries.append(entry)
        after = {name: value for name, (_, value) in model.committed.items()}
        changed = {name for name in after if before.get(name) != after[name]}
        right += [(name, before.get(name), after[name], False) for name in sorted(changed)]
        right += [(key, before.get(key), None, True)] * (kind == "remove")
    found = changes(log(tmp_path, *entries))
    assert sorted(found, key=str) == sorted(right, key=str)
    assert [row for row in found if row[3]] == [row for row in right if row[3]]


@pytest.mark.parametrize("case", ["k431-rich", "k440-rich", "k392-rich", "k282-rich"])
def test_the_last_change_of_each_offset_is_the_state(case: str, tmp_path: Path) -> None:
    folder = log_directory(f"{case}-consumer-offsets", tmp_path)
    names = ("group", "topic", "topicPartition")
    last = {
        tuple(row[name] for name in names): row["committedOffset"]
        for row in read_offset_history(folder).to_pylist()
    }
    state = {
        tuple(row[name] for name in names): row["committedOffset"]
        for row in read_committed_offsets(folder).to_pylist()
    }
    living = {key: offset for key, offset in last.items() if offset is not None}
    assert living == {key: offset for key, offset in state.items() if offset is not None}
    assert len(last) > 5


def test_the_command_prints_the_history(tmp_path: Path) -> None:
    source = log(
        tmp_path,
        plain(0, commit("g", "t", 0, 10), commit("other", "t", 0, 90)),
        plain(2, commit("g", "t", 0, None)),
    )
    done = run("offsets", "--history", "--json", "--group", "g", source)
    rows = json_lines(done.stdout)
    assert [(row["committedOffset"], row["removed"]) for row in rows] == [(10, False), (None, True)]
    assert done.exit_code == 0
    assert run("offsets", "--history", source).stdout.count("\n") == 4
    mistyped = run("offsets", "--history", "--group", "othr", source)
    assert (mistyped.exit_code, "did you mean 'other'?" in mistyped.stderr) == (2, True)
    assert run("offsets", "--history", "-f", "csv", source).exit_code == 2
    empty = log_directory("k431-rich-transaction-state", tmp_path)
    assert run("offsets", "--history", empty).exit_code == 2
