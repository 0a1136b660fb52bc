"""A warning before retention deletes what is not exported yet.

Strategy: two runs show how fast the beginning of a log moves. If it moves by as much again before
the next run, it passes the offset at which this run began: records would be lost.

Invariant: a log whose beginning did not move since the last run gives no warning.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kafkafmt.spark.history.run import LogOffsets


def near_retention(logs: Iterable[LogOffsets], before: Iterable[LogOffsets]) -> Iterator[str]:
    """A warning for each log whose beginning came close to what was not exported.

    Args:
        logs: the logs of a run.
        before: those of the run before it.

    Yields:
        A sentence with the log and its offsets.
    """
    firsts = {(log.topic, log.partition): log.first for log in before}
    for log in logs:
        then = firsts.get((log.topic, log.partition))
        if then is None or log.first is None:
            continue
        moved, left = log.first - then, log.start - log.first
        if moved > 0 and left < moved:
            yield (
                f"retention comes close to {log.topic}-{log.partition}: since the last run its"
                f" beginning moved by {moved} offsets to {log.first}, and this run began at"
                f" {log.start}; run more often, or keep the log for longer"
            )
