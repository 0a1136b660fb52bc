"""The times of all sources on one log.

Strategy: first the totals of all sources are compared. Then, job by job, each source is warmed up,
and they take turns, so that a slow moment of the machine affects all of them.

Invariant: there are times only if all sources have the same totals.
"""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass, field
from pathlib import Path

from benchmarks.measure import DisagreementError
from benchmarks.pages import say
from benchmarks.peers import Time
from benchmarks.spark.engines import Engine, Source

OURS, READY = "kafka-log", "ready-made"
EXPORT, KAFKA = "kafkafmt export", "Spark's Kafka source"
NOOP, COUNT, ONE_COLUMN, PARQUET, DELTA = "noop", "count", "one column", "Parquet", "Delta"
WRITTEN = (PARQUET, DELTA)

_SLOW_ROUNDS = 3


@dataclass
class Result:
    """The measurements on one log.

    Attributes:
        name: the name of the log.
        records: the number of its records.
        size: bytes of all keys and values.
        jobs: the sources of each job.
        times: by job and source, one per round; without missing sources.
    """

    name: str
    records: int
    size: int
    jobs: Mapping[str, Sequence[str]]
    times: dict[tuple[str, str], list[Time]] = field(default_factory=dict)

    def median(self, job: str, source: str) -> Time | None:
        """Return the medians of a job's seconds by CPU and by the wall clock."""
        times = self.times.get((job, source))
        if not times:
            return None
        medians = (statistics.median(found) for found in zip(*map(astuple, times), strict=True))
        return Time(*medians)


def measure(
    name: str,
    engine: Engine,
    sources: Sequence[Source],
    jobs: Mapping[str, Sequence[str]],
    rounds: int,
    output: Path,
) -> Result:
    """Run each job with its sources.

    Raises:
        DisagreementError: the sources have different totals.
    """
    totals = {source.name: engine.totals(source, output / source.name) for source in sources}
    first = next(iter(totals.values()))
    if any(found != first for found in totals.values()):
        raise DisagreementError(f"{name}: {totals}")
    result = Result(name, first[0], first[1] + first[2], jobs)
    for job, names in jobs.items():
        taking_part = [source for source in sources if source.name in names]
        say(f"{name}: {job} of {', '.join(source.name for source in taking_part)}")
        timed = min(rounds, _SLOW_ROUNDS) if job in WRITTEN else rounds
        warm_ups = 2 if job == NOOP else 1
        for turn in range(warm_ups + timed):
            for source in taking_part:
                time = engine.time(source, job, output / source.name)
                if turn >= warm_ups:
                    result.times.setdefault((job, source.name), []).append(time)
    return result
