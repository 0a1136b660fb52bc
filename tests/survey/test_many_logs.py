"""Many logs are counted a part at a time, and the rows are those of one part."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt.log.tier import found
from kafkafmt.storage.directories import Search
from kafkafmt.storage.file_system import Item
from kafkafmt.survey.inventory import Inventory
from tests.cli.running import json_lines, run
from tests.support.encoder import Rec, record_batch
from tests.support.files import put
from tests.survey.brokers import plain, write

ABANDONED = f"{'0' * 32}-delete"


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
@pytest.mark.parametrize("size", [1, 3])
def test_parts_have_what_one_part_has(
    topics: list[str] | None,
    below: bool,
    size: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sources = [odd(tmp_path / "a" / "data"), disk(tmp_path / "b" / "data", 5, first=4)]
    if below:
        sources = [tmp_path]
    expected = answers(sources, topics)
    places = list(map(place, expected[0]))
    assert places == sorted(places)
    monkeypatch.setattr(found, "_LOGS", size)
    assert answers(sources, topics) == expected


def test_links_to_logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = disk(tmp_path / "data", 4)
    os.symlink(data / "topic-0", data / "topic-9")
    expected = answers(data)
    monkeypatch.setattr(found, "_LOGS", 1)
    assert answers(data) == expected
    assert len(expected[0]) == 9


def test_files_of_logs_are_there_for_one_part_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    searches: list[Search] = []
    note = Search.note

    def noted(search: Search, path: str, entries: list[Item]) -> None:
        if search not in searches:
            searches.append(search)
        note(search, path, entries)

    monkeypatch.setattr(Search, "note", noted)
    monkeypatch.setattr(found, "_LOGS", 4)
    files = found.find_in_parts(odd(tmp_path), None, logs=None, on_listing=lambda path, items: None)
    counts = [len([log for log in part.logs if log.files]) for part in files]
    assert sum(counts) == 15
    assert max(counts) <= 5  # with those that have lost their segments
    (search,) = searches
    kept = {os.path.basename(path) for path in search.listings}
    assert kept.isdisjoint(f"topic-{number}" for number in range(6))
    assert {tmp_path.name, "backup", "empty-0", "lost-0"} <= kept


def test_a_log_that_is_renamed_before_its_part_has_a_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(found, "_LOGS", 1)
    old, new = disk(tmp_path / "a", 4), disk(tmp_path / "b", 4, first=4)
    batches = Inventory([old, new], None, 1, DEFAULT_LIMITS, None).batches()
    (old / "topic-3").rename(old / f"topic-3.{ABANDONED}")
    shown = [row for batch in batches for row in batch.to_pylist()]
    states = [(row["path"], row["state"]) for row in shown if row["topic"] == "topic"]
    assert states[3] == (str(old / f"topic-3.{ABANDONED}"), "delete")
    assert len(shown) == 16


def test_a_limit_that_is_reached_says_nothing_of_other_logs(tmp_path: Path) -> None:
    (tmp_path / "lost-0").mkdir()
    put(tmp_path / "found-0" / f"{0:020}.log", record_batch([Rec(b"k", b"v")]))
    (tmp_path / "replication-offset-checkpoint").write_text("0\n1\nlost 0 7\n")
    for command in ("records", "batches"):
        few, every = run(command, "-n", "1", tmp_path), run(command, "-n", "2", tmp_path)
        assert (few.exit_code, few.stderr) == (0, "")
        assert every.exit_code == 1
        assert "lost" in every.stderr


@pytest.mark.parametrize("has_file", [False, True])
def test_logs_of_which_nothing_is_left_are_rows(has_file: bool, tmp_path: Path) -> None:
    """They are logs beside a file of a broker; elsewhere such names may be of anything."""
    for number in range(5):
        (tmp_path / f"topic-{number}").mkdir()
    if has_file:
        (tmp_path / "replication-offset-checkpoint").write_text("0\n1\ntopic 3 7\n")
    done = run("ls", "--json", tmp_path)
    assert done.exit_code == (1 if has_file else 2)
    lost = [row["missingOffsets"] for row in json_lines(done.stdout)]
    assert lost == ([0, 0, 0, 7, 0] if has_file else [])
    assert run("verify", tmp_path).exit_code == (1 if has_file else 2)
