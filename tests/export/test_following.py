"""Where the logs of a run end, while a broker changes them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from kafkafmt.export.job import Job
from kafkafmt.planning.followed_logs import find_logs
from kafkafmt.planning.follower import LogFollower
from tests.changes import changes
from tests.changes.between import Step


def _taken(steps: Sequence[Step]) -> None:
    for step in steps:
        step()


def test_a_last_segment_that_expires_after_it_was_listed_is_no_end_of_the_log(
    tmp_path: Path,
) -> None:
    """Retention has made another one by then, and nothing is lost that was not read."""
    data = changes.disk(tmp_path / "data", logs=1)
    read = Job.of(str(data), incremental=True).log_read()
    follower = LogFollower(read)
    start = follower.following(follower.initial())
    logs = find_logs(read)
    _taken(changes.expires_all(data))
    assert LogFollower(read).following(start, logs=logs) == start
