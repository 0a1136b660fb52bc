"""The commits of one run, when a log changes between two of them: no plan goes beyond its end."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt.lake.export import export_run
from kafkafmt.lake.export.job import Job
from kafkafmt.lake.export.plans import Plan
from kafkafmt.lake.plan import admission
from kafkafmt.lake.plan.data_loss import DataLossError
from kafkafmt.lake.plan.followed_logs import find_logs
from kafkafmt.lake.plan.follower import LogFollower
from kafkafmt.lake.plan.position import next_offsets
from tests.attacks.changes import changes
from tests.attacks.changes.between import Step
from tests.attacks.changes.following import Followed
from tests.survey import brokers
from tests.survey.logs import Log

LOG = "orders-0"
_ADMITTED = admission.admitted


def _taken(steps: Sequence[Step]) -> None:
    for step in steps:
        step()


def _records(mark: bytes, first: int, end: int) -> list[tuple[str, int, int, bytes]]:
    return [("orders", 0, offset, mark + b"%d" % offset) for offset in range(first, end)]


def _begun(folder: Path, **options: bool) -> tuple[Path, Followed, Iterator[Plan]]:
    """A run after its first commit, which has read less than half of the log."""
    data = changes.disk(folder / "data", logs=1)
    followed = Followed(data, **options)
    commits = followed.commits()
    next(commits)
    assert 0 < followed.next_of(LOG) <= 10
    return data, followed, commits


def test_a_topic_that_is_made_again_is_read_to_its_own_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The one before it had more records; what is sent later is read by the next run."""
    data, followed, commits = _begun(tmp_path, fail_on_data_loss=False)
    before = len(followed.rows)
    _taken(changes.recreates(data))
    with caplog.at_level(logging.WARNING):
        list(commits)
    assert "the topic was recreated" in caplog.text
    assert followed.rows[before:] == _records(b"w", 0, 22)
    assert followed.next_of(LOG) == 22
    caplog.clear()
    followed.run()
    assert (followed.next_of(LOG), caplog.text) == (22, "")


def test_a_log_that_is_truncated_is_read_to_its_new_end(tmp_path: Path) -> None:
    """Nothing is lost that a run had not read yet."""
    data, followed, commits = _begun(tmp_path)
    _taken(changes.truncates(data))
    list(commits)
    assert followed.rows == [*_records(b"v", 0, 14), *_records(b"w", 14, 28)]
    assert followed.next_of(LOG) == 28
    followed.run()
    assert followed.next_of(LOG) == 28


def test_a_log_that_is_truncated_below_what_was_read_is_an_error(tmp_path: Path) -> None:
    data, _, commits = _begun(tmp_path)
    (data / "orders-0" / f"{0:020}.log").write_bytes(b"")
    _taken([*changes.marked_deleted(data / "orders-0", 10)])
    _taken([*changes.marked_deleted(data / "orders-0", 20)])
    with pytest.raises(DataLossError, match="the log now ends at 0"):
        list(commits)


@pytest.mark.parametrize("change", [changes.expires_all, changes.grows])
def test_a_run_reads_what_was_there_when_it_began(
    tmp_path: Path, change: Callable[[Path], list[Step]]
) -> None:
    data = changes.disk(tmp_path / "data", logs=1)
    followed = Followed(data)
    followed.run()
    _taken(change(data))
    followed.run()
    assert followed.rows[:30] == _records(b"v", 0, 30)
    assert followed.next_of(LOG) == (36 if change is changes.grows else 30)


@pytest.mark.parametrize("change", [changes.recreates, changes.truncates])
@pytest.mark.parametrize("fails", [True, False])
def test_another_log_that_comes_while_a_commit_is_planned(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[Path], list[Step]],
    fails: bool,
) -> None:
    """After the log was compared with what had been read of it, and before its end was noted."""
    data, followed, commits = _begun(tmp_path, fail_on_data_loss=fails)
    while followed.next_of(LOG) < 16:
        next(commits)
    before, steps = len(followed.rows), change(data)

    def admitted(*given: Any) -> dict[str, int]:
        _taken(steps)
        steps.clear()
        return _ADMITTED(*given)

    monkeypatch.setattr(admission, "admitted", admitted)
    if fails:
        with pytest.raises(DataLossError, match="the topic was recreated"):
            list(commits)
        return
    list(commits)
    truth = kafkafmt.read_records(data, columns=["offset", "value"]).to_pylist()
    assert followed.rows[before:] == [("orders", 0, row["offset"], row["value"]) for row in truth]


def test_another_log_that_begins_before_the_one_that_was_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    data = changes.disk(tmp_path / "data", logs=1)
    _taken(changes.expires(data))
    followed = Followed(data, fail_on_data_loss=False)
    followed.run()
    before, listed = len(followed.rows), [find_logs(followed.read)]
    _taken(changes.recreates(data))
    monkeypatch.setattr(
        export_run, "find_logs", lambda read: listed.pop() if listed else find_logs(read)
    )
    followed.run()
    assert "the topic was recreated" in caplog.text
    assert followed.rows[before:] == _records(b"w", 0, 22)


def test_transactions_of_another_log_are_not_those_of_the_one_before(tmp_path: Path) -> None:
    """Of that one nothing could be read yet, and its transaction has no end in the other one."""
    open_log, other = Log(), Log()
    open_log.data(9, count=2)
    other.data(1, count=2)
    other.marker(1, 0, commit=False)
    other.data(2)
    other.marker(2, 0, commit=True)
    brokers.write(open_log, tmp_path)
    changes.ids(tmp_path / LOG, brokers.TOPIC_ID)
    source, isolation = str(tmp_path), "read_committed"
    job = Job.of(
        source, format="delta", incremental=True, isolation=isolation, fail_on_data_loss=False
    )
    follower = LogFollower(job.log_read())
    start = follower.following(follower.initial())
    assert next_offsets(start) == {LOG: 0}
    shutil.rmtree(tmp_path / LOG)
    brokers.write(other, tmp_path)
    changes.ids(tmp_path / LOG, "nOsMpwNnR4yV4mtsWcQ8MA")
    end = follower.following(start)
    assert next_offsets(end) == {LOG: 5}
    ((work,),) = follower.tasks(start, end)
    assert work.transactions is not None
    assert work.transactions.aborted == {1: [(0, 2)]}


def test_the_id_of_a_topic_is_kept_where_it_cannot_be_read_again(tmp_path: Path) -> None:
    """Else the topic that comes next under its name would be the one that was read."""
    data, followed, commits = _begun(tmp_path, fail_on_data_loss=False)
    (data / LOG / "partition.metadata").unlink()
    list(commits)
    before = len(followed.rows)
    _taken(changes.recreates(data))
    followed.run()
    assert followed.rows[before:] == _records(b"w", 0, 22)


def test_a_last_segment_that_expires_after_it_was_listed_is_no_end_of_the_log(
    tmp_path: Path,
) -> None:
    """Retention has made another one by then, and nothing is lost that was not read."""
    data = changes.disk(tmp_path / "data", logs=1)
    read = Job.of(str(data), format="delta", incremental=True).log_read()
    follower = LogFollower(read)
    start = follower.following(follower.initial())
    logs = find_logs(read)
    _taken(changes.expires_all(data))
    assert LogFollower(read).following(start, logs=logs) == start
