"""The results of a run as tables: the same Markdown for the terminal and for the page.

Invariant: every figure with a target is shown with it.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from dataclasses import dataclass, field

from benchmarks.pages import claim_table, table, verdict
from benchmarks.spark.formats import Formats, ratios
from benchmarks.spark.measure import EXPORT, KAFKA, OURS, READY, Result
from benchmarks.targets import Claim

SOURCES = (READY, OURS, KAFKA, EXPORT)

_RATIOS = ((OURS, READY, 0.9), (OURS, KAFKA, 4.0), (EXPORT, KAFKA, 4.0))
_FORMATS = 0.8


@dataclass
class Run:
    """The results of one run of the benchmark.

    Attributes:
        scale: the factor for the size of the logs.
        rounds: the number of rounds of each measurement.
        load: the load average at the beginning, if the system reports it.
        versions: the versions of Spark and the libraries.
        results: one per log.
        formats: the times of exports by format.
        no_kafka: the reason why Spark's Kafka source is missing.
    """

    scale: float
    rounds: int
    load: float | None
    versions: list[str] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    formats: Formats = field(default_factory=Formats)
    no_kafka: str | None = None

    @property
    def claims(self) -> list[Claim]:
        """Every figure with a target."""
        compared = [claim for result in self.results for claim in rate_claims(result)]
        return [*compared, *formats(self.formats)]


def rate_claims(result: Result) -> Iterator[Claim]:
    """Yield the rates of our jobs divided by those of others, by the wall clock and by CPU."""
    for job, sources in result.jobs.items():
        for ours, other, target in _RATIOS:
            if not {ours, other} <= {*sources}:
                continue
            mine, theirs = result.median(job, ours), result.median(job, other)
            value, what = None, f"{ours} / {other}"
            if mine and theirs:
                value = theirs.wall / mine.wall
                what += f" (by CPU {theirs.cpu / mine.cpu:.2f}×)" if mine.cpu else ""
            yield Claim(f"{result.name}, {job}", what, value, target, at_most=False, unit="×")


def formats(measured: Formats) -> Iterator[Claim]:
    """Yield the rate of exports to each table format, divided by the rate to Parquet."""
    first, *others = measured.times or [""]
    for name in others:
        value = ratios(measured.times[first], measured.times[name])[0]
        yield Claim("export", f"{name} / {first}", value, _FORMATS, at_most=False, unit="×")


def tables(run: Run) -> str:
    """Return the tables of a run, and the reasons for missing sources."""
    parts = [
        f"Million records/s, CPU s per million; medians of {run.rounds} runs (of writing: 3):",
        rate_table(run),
        claim_table(run.claims),
        format_table(run.formats),
        *absent(run),
        verdict(run.claims),
    ]
    return "\n\n".join(parts)


def rate_table(run: Run) -> str:
    """Return a table of one line for each job on each log: the rate of every source."""
    rows = []
    for result in run.results:
        for job in result.jobs:
            rates = [_rate(result, job, source) for source in SOURCES]
            rows.append([f"{result.name}, {job}", *rates])
    return table(["log and job", *SOURCES], rows)


def _rate(result: Result, job: str, source: str) -> str:
    if (taken := result.median(job, source)) is None:
        return "–"
    millions = result.records / 1e6
    return f"{millions / taken.wall:.2f}, {taken.cpu / millions:.2f} s"


def format_table(measured: Formats) -> str:
    """Return a table of one line for each format."""
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


def absent(run: Run) -> list[str]:
    """Return a line for each missing source."""
    return [] if run.no_kafka is None else [f"{KAFKA} is skipped: {run.no_kafka}."]
