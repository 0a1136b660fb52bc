"""The results of a run as tables: the same Markdown for the terminal and for the document.

Invariant: every figure that has a target is shown with it.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from dataclasses import dataclass, field

from benchmarks.export_formats import ratios
from benchmarks.peers import Time
from benchmarks.report import table
from benchmarks.spark.formats import Formats
from benchmarks.spark.logs import PARTITIONS
from benchmarks.spark.measure import (
    CODEC,
    EXPORT,
    FILES,
    KAFKA,
    NOOP,
    OURS,
    PARQUET,
    READY,
    Result,
)
from benchmarks.spark.planning import Plan
from benchmarks.targets import MIB, Claim

SOURCES = (OURS, READY, CODEC, FILES, KAFKA, EXPORT)

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
        exports: the time of whole exports, by the number of partitions.
        formats: the times of exports by format.
        plans: the cost of plans, by the number of segments.
        no_kafka: the reason why Spark's Kafka source is missing.
    """

    scale: float
    rounds: int
    load: float | None
    versions: list[str] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    sizes: dict[int, Time] = field(default_factory=dict)
    exports: dict[int, Time] = field(default_factory=dict)
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


def linear(sizes: dict[int, Time]) -> Iterator[Claim]:
    """The factor by which a partition costs more if there are more partitions than cores."""
    if len(sizes) > 1:
        *_, few, many = sorted(sizes)
        value = (sizes[many].wall / many) / (sizes[few].wall / few)
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
        claim_table(run),
        size_table(run.sizes),
        size_table(run.exports),
        export_costs(run),
        format_table(run.formats),
        plan_table(run),
        *absent(run),
        verdict(run),
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


def cpu_table(run: Run) -> str:
    """One line for each job on each log: the CPU seconds of every source."""
    rows = []
    for result in run.results:
        for job in result.jobs:
            seconds = [result.cpu(job, source) for source in SOURCES]
            shown = ["–" if cpu is None else f"{cpu:.2f}" for cpu in seconds]
            rows.append([f"{result.name}, {job}", *shown])
    return table(["log and job", *SOURCES], rows)


def claim_table(run: Run) -> str:
    """One line for each figure that has a target."""
    rows = [[f"{claim.about}: {claim.what}", claim.text] for claim in run.claims]
    return table(["figure", "and its target"], rows)


def size_table(sizes: dict[int, Time]) -> str:
    """One line for each number of partitions."""
    rows = [
        [f"{count}", f"{time.wall:.2f}", f"{time.wall / count:.3f}", f"{time.cpu / count:.3f}"]
        for count, time in sorted(sizes.items())
    ]
    return table(
        ["partitions", "seconds", "seconds per partition", "CPU seconds per partition"], rows
    )


def export_costs(run: Run) -> str:
    """What an export costs before its first record, and what a million of records."""
    sizes, result = sorted(run.exports), next(iter(run.results), None)
    if len(sizes) < 2 or result is None:
        return "The cost of an export was not measured."
    few, many = sizes[0], sizes[-1]
    a_partition = (run.exports[many].wall - run.exports[few].wall) / (many - few)
    fixed = run.exports[few].wall - few * a_partition
    a_million = a_partition / (result.records / PARTITIONS) * 1e6
    return (
        f"Computed from the smallest and the largest, an export takes {fixed:.2f} s, plus"
        f" {a_million:.2f} s per million records."
    )


def format_table(measured: Formats) -> str:
    """One line for each format."""
    if not measured.times:
        return "The formats were not measured."
    first = next(iter(measured.times.values()))
    rows = []
    for name, times in measured.times.items():
        seconds = statistics.median(wall for wall, _ in times)
        cpu = statistics.median(cpu for _, cpu in times)
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


def verdict(run: Run) -> str:
    """The number of targets that hold."""
    known = [claim for claim in run.claims if claim.holds is not None]
    return f"{sum(claim.holds is True for claim in known)} of {len(known)} targets hold."
