"""kafkafmt.storage.portions: many logs are found some at a time, and are what one search finds."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from kafkafmt.limits import DEFAULT_LIMITS
from kafkafmt.storage import meter, portions
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.local import LocalTree
from kafkafmt.survey.inventory import Inventory
from tests.cli.running import json_lines, run
from tests.survey.brokers import plain, write

ABANDONED = f"{'0' * 32}-delete"


@pytest.fixture
def few_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """A data directory of four logs is read in portions, which have one to four."""
    for name, value in (("_MANY", 3), ("_FIRST", 1), ("_MOST", 4)):
        monkeypatch.setattr(portions, name, value)


Answers = tuple[list[dict[str, Any]], set[object], list[str]]


def answers(source: object, topics: list[str] | None = None) -> Answers:
    """Rows, what was not searched, and who wrote it."""
    inventory = Inventory(source, topics, 1, DEFAULT_LIMITS, None)  # type: ignore[arg-type]
    rows = [row for batch in inventory.batches() for row in batch.to_pylist()]
    return rows, set(inventory.not_searched), [str(one) for one in inventory.origins()]


def place(row: dict[str, Any]) -> tuple[str, int, str]:
    return row["topic"] or "", row["partition"] or 0, row["path"]


def disk(path: Path, logs: int, first: int = 0) -> Path:
    for number in range(first, first + logs):
        write(plain(1, 1, 1), path, f"topic-{number}")
        write(plain(1, 1, 1), path, f"other.{number}-0")
    (path / "meta.properties").write_text("version=1\nnode.id=3\ncluster.id=abc\n")
    return path


def odd(path: Path) -> Path:
    """A data directory with everything that may lie in one."""
    disk(path, 6)
    write(plain(1, 1, 1), path, f"topic-3.{ABANDONED}")
    (path / "empty-0").mkdir()
    lost = write(plain(1, 1, 1), path, "lost-0")
    (lost / f"{0:020}.log").unlink()
    (path / ".snapshots" / "topic-0").mkdir(parents=True)
    write(plain(1, 1, 1), path / "backup", "topic-0")
    (path / "topic-1" / "copy").mkdir()
    (path / "topic-name-of-22-letters.-4").mkdir()
    return path


@pytest.mark.parametrize("topics", [None, ["topic"], ["o*", "topic"]])
@pytest.mark.parametrize("below", [False, True])
def test_portions_have_what_one_search_finds(
    topics: list[str] | None, below: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = [odd(tmp_path / "a" / "data"), disk(tmp_path / "b" / "data", 5, first=4)]
    if below:
        sources = [tmp_path]
    assert portions.portions(sources, None) is None
    expected = answers(sources, topics)
    with monkeypatch.context() as patch:
        for name, value in (("_MANY", 3), ("_FIRST", 1), ("_MOST", 4)):
            patch.setattr(portions, name, value)
        assert len(list(portions.portions(sources, None) or ())) > 3
        rows, *others = answers(sources, topics)
    # The copy in the data directory is beside logs, and comes with the first portion.
    assert sorted(rows, key=place) == sorted(expected[0], key=place)
    assert others == list(expected[1:])


@pytest.mark.usefixtures("few_are_many")
def test_rows_are_in_the_order_of_topic_and_partition(tmp_path: Path) -> None:
    disks = [disk(tmp_path / "b", 12, first=1), disk(tmp_path / "a", 12)]
    shown = json_lines(run("ls", "--json", *disks).stdout)
    places = list(map(place, shown))
    assert len(places) == 48
    assert places == sorted(places)


@pytest.mark.usefixtures("few_are_many")
def test_the_first_row_comes_before_the_other_logs_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk(tmp_path, 20)
    listed: list[str] = []
    items = LocalTree.items

    def noted(tree: LocalTree, path: str, *more: Any) -> list[Item]:
        listed.append(path)
        return items(tree, path, *more)

    monkeypatch.setattr(LocalTree, "items", noted)
    monkeypatch.setattr("kafkafmt.survey.inventory._FIRST_ROWS", 1)
    with meter.watched() as read:
        batches = Inventory(tmp_path, None, 1, DEFAULT_LIMITS, None).batches()
        assert next(batches).num_rows == 1
        assert (len(listed), read.directories) == (1, (0, 40))
        assert sum(batch.num_rows for batch in batches) == 39
        assert (len(listed), read.directories) == (40, (39, 40))


@pytest.mark.usefixtures("few_are_many")
def test_a_log_that_is_renamed_before_its_portion_has_a_row(tmp_path: Path) -> None:
    """It is set aside to be deleted, or takes the place of one in another data directory."""
    old, new = disk(tmp_path / "a", 4), disk(tmp_path / "b", 4, first=4)
    moved = write(plain(1, 1, 1), new, f"topic-3.{'0' * 32}-future")
    batches = Inventory([old, new], None, 1, DEFAULT_LIMITS, None).batches()
    moved.rename(new / "topic-3")
    (old / "topic-3").rename(old / f"topic-3.{ABANDONED}")
    shown = [row for batch in batches for row in batch.to_pylist()]
    found = [(row["path"], row["state"]) for row in shown if row["topic"] == "topic"]
    assert found[3:5] == [
        (str(old / f"topic-3.{ABANDONED}"), "delete"), (str(new / "topic-3"), "current")
    ]  # fmt: skip
    assert len(shown) == 17


def test_only_the_logs_of_the_first_topic_are_sorted_before_its_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(1_200):
        (tmp_path / f"topic-{number // 10:03}-{number % 10}").mkdir()
    placed: list[str] = []
    order = portions._order

    def noted(name: str) -> tuple[str, int]:
        placed.append(name)
        return order(name)

    monkeypatch.setattr(portions, "_order", noted)
    found = portions.portions(tmp_path, None)
    assert found is not None
    first = next(found)
    assert len(placed) <= 1_200 + portions._FIRST + 20
    names = [item.name for item in first[str(tmp_path)]]
    assert sorted(names) == [f"topic-{at // 10:03}-{at % 10}" for at in range(len(names))]
    assert sum(len(part[str(tmp_path)]) for part in found) == 1_200 - len(names)


@pytest.mark.usefixtures("few_are_many")
@pytest.mark.parametrize("beside", ["link", "tier", "segment", "nested"])
def test_what_decides_about_another_directory_is_found_at_once(beside: str, tmp_path: Path) -> None:
    source: object = disk(tmp_path / "data", 4)
    assert portions.portions(source, None) is not None
    if beside == "link":
        os.symlink(tmp_path / "data" / "topic-0", tmp_path / "data" / "topic-9")
    elif beside == "tier":
        (tmp_path / "data" / "topic-oOsMpwNnR4yV4mtsWcQ8MA").mkdir()
    elif beside == "segment":
        (tmp_path / "data" / f"{0:020}.log").touch()
    else:
        source = [source, tmp_path / "data" / "topic-0"]
    assert portions.portions(source, None) is None
    assert len(json_lines(run("ls", "--json", tmp_path / "data").stdout)) == (
        9 if beside in ("segment", "link") else 8
    )


@pytest.mark.parametrize("is_large", [False, True])
@pytest.mark.parametrize("has_file", [False, True])
def test_logs_of_which_nothing_is_left_are_rows(
    is_large: bool, has_file: bool, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """They are logs beside a file of a broker; elsewhere such names may be of anything."""
    if is_large:
        request.getfixturevalue("few_are_many")
    for number in range(5):
        (tmp_path / f"topic-{number}").mkdir()
    if has_file:
        (tmp_path / "replication-offset-checkpoint").write_text("0\n1\ntopic 3 7\n")
    done = run("ls", "--json", tmp_path)
    assert done.exit_code == (0 if has_file else 2)
    lost = [row["missingOffsets"] for row in json_lines(done.stdout)]
    assert lost == ([0, 0, 0, 7, 0] if has_file else [])
    assert run("verify", tmp_path).exit_code == (1 if has_file else 2)
