"""The results of a run as tables: the same Markdown for the terminal and for the page.

Invariant: every figure that has a target is shown with it.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from dataclasses import dataclass, field

from benchmarks.pages import claim_table, table, verdict
from benchmarks.picture import Row
from benchmarks.spark.formats import Formats, ratios
from benchmarks.spark.measure import (
    EXPORT,
    KAFKA,
    NOOP,
    OURS,
    PARQUET,
    READY,
    Result,
)
from benchmarks.spark.planning import Plan
from benchmarks.targets import MIB, Claim

SOURCES = (READY, OURS, KAFKA, EXPORT)

_RATIOS = ((OURS, READY, 0.9), (OURS, KAFKA, 4.0), (EXPORT, KAFKA, 4.0))
_LINEAR = 1.25
_FORMATS = 0.8
_PLAN_SECONDS = 10
_PLAN_MEMORY = 100 * MIB
# Enough segments to show if a plan opens each of them, or keeps much memory for each.
MOST_SEGMENTS = 10_000


@dataclass
class Run:
    """The results of one run of the benchmark.

    Attributes:
        scale: the factor for the size of the logs.
        rounds: the number of rounds of each measurement.
        load: the load average at the beginning, if the system reports it.
        versions: the versions of Spark and the libraries.
        results: one per log.
        sizes: the time of `noop`, by the number of partitions of the same segment.
        formats: the times of exports by format.
        plans: the cost of plans, by the number of segments.
        no_kafka: the reason why Spark's Kafka source is missing.
    """

    scale: float
    rounds: int
    load: float | None
    versions: list[str] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    sizes: dict[int, float] = field(default_factory=dict)
    formats: Formats = field(default_factory=Formats)
    plans: dict[int, Plan] = field(default_factory=dict)
    no_kafka: str | None = None

    @property
    def claims(self) -> list[Claim]:
        """Every figure that has a target."""
        compared = [claim for result in self.results for claim in ratios_of(result)]
        return [*compared, *linear(self.sizes), *formats(self.formats), *plans(self.plans)]


def ratios_of(result: Result) -> Iterator[Claim]:
    """The rate of `kafka-log` divided by that of other sources, by the wall clock."""
    for job, sources in result.jobs.items():
        for ours, other, target in _RATIOS:
            if ours in sources and other in sources and (other == READY or job in (NOOP, PARQUET)):
                mine, theirs = result.wall(job, ours), result.wall(job, other)
                value = theirs / mine if mine and theirs else None
                what = f"{ours} / {other}"
                yield Claim(f"{result.name}, {job}", what, value, target, at_most=False, unit="×")


def linear(sizes: dict[int, float]) -> Iterator[Claim]:
    """The factor by which a partition costs more if there are more partitions than cores."""
    if len(sizes) > 1:
        *_, few, many = sorted(sizes)
        value = (sizes[many] / many) / (sizes[few] / few)
        about = f"{many} partitions instead of {few}"
        yield Claim(about, "time per partition", value, _LINEAR, unit="×")


def formats(measured: Formats) -> Iterator[Claim]:
    """The rate of the exports to a table format, divided by that to Parquet."""
    first, *others = measured.times or [""]
    for name in others:
        value = ratios(measured.times[first], measured.times[name])[0]
        yield Claim("export", f"{name} / {first}", value, _FORMATS, at_most=False, unit="×")


def plans(measured: dict[int, Plan]) -> Iterator[Claim]:
    """The cost of the largest plan."""
    if MOST_SEGMENTS in measured:
        plan, about = measured[MOST_SEGMENTS], f"plan of {MOST_SEGMENTS:,} segments"
        yield Claim(about, "time", plan.seconds, _PLAN_SECONDS, unit=" s")
        yield Claim(about, "memory", plan.memory / MIB, _PLAN_MEMORY / MIB, unit=" MiB")
        yield Claim(about, "segments opened", plan.opened, 0)


def tables(run: Run) -> str:
    """The tables of a run, and what could not be measured."""
    parts = [
        f"Million records/s, MB/s of keys and values; medians of {run.rounds} runs (Parquet: 3):",
        rate_table(run),
        claim_table(run.claims),
        size_table(run.sizes),
        format_table(run.formats),
        plan_table(run),
        *absent(run),
        verdict(run.claims),
    ]
    return "\n\n".join(parts)


def rate_table(run: Run) -> str:
    """One line for each job on each log: the rate of every source."""
    rows = []
    for result in run.results:
        for job in result.jobs:
            rates = [_rate(result, job, source) for source in SOURCES]
            rows.append([f"{result.name}, {job}", *rates])
    return table(["log and job", *SOURCES], rows)


def _rate(result: Result, job: str, source: str) -> str:
    seconds = result.wall(job, source)
    if not seconds:
        return "–"
    return f"{result.records / seconds / 1e6:.2f}, {result.size / seconds / 1e6:,.0f} MB/s"


def size_table(sizes: dict[int, float]) -> str:
    """One line for each number of partitions."""
    rows = [
        [f"{count}", f"{wall:.2f}", f"{wall / count:.3f}"] for count, wall in sorted(sizes.items())
    ]
    return table(["partitions", "seconds", "seconds per partition"], rows)


def format_table(measured: Formats) -> str:
    """One line for each format."""
    if not measured.times:
        return "The formats were not measured."
    first = next(iter(measured.times.values()))
    rows = []
    for name, times in measured.times.items():
        seconds = statistics.median(each.wall for each in times)
        cpu = statistics.median(each.cpu for each in times)
        compared = (f"{ratio:.2f}" for ratio in ratios(first, times))
        rate = f"{measured.rows / seconds / 1e6:.2f}"
        rows.append([name, rate, *compared, f"{seconds:.2f}", f"{cpu:.2f}"])
    columns = ["rate", "of the first", "by CPU time", "seconds", "CPU seconds"]
    return table(["export", *columns], rows)


def plan_table(run: Run) -> str:
    """One line for each number of segments."""
    rows = [
        [
            f"{count:,}",
            f"{plan.tasks:,}",
            f"{plan.seconds:.2f}",
            f"{plan.memory / MIB:.1f}",
            f"{plan.sent / MIB:.2f}",
            f"{plan.opened}",
        ]
        for count, plan in sorted(run.plans.items())
    ]
    return table(["segments", "tasks", "seconds", "MiB", "MiB sent to Spark", "opened"], rows)


def absent(run: Run) -> list[str]:
    """A line for each source that is missing."""
    return [] if run.no_kafka is None else [f"{KAFKA} is skipped: {run.no_kafka}."]


def rows(run: Run) -> list[Row]:
    """Return the rows of the chart: million records per second of each source."""
    found = []
    for result in run.results:
        for job in result.jobs:
            walls = {source: result.wall(job, source) for source in SOURCES}
            rates = {name: result.records / wall / 1e6 for name, wall in walls.items() if wall}
            dots = {name: (rate, f"{rate:.2f} million records/s") for name, rate in rates.items()}
            found.append((f"{result.name}, {job}", dots))
    return found
