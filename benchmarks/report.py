"""The results of a run as tables: the same Markdown for the terminal and for the page.

Invariant: every figure with a target is shown with it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from benchmarks import targets
from benchmarks.clients import Clients
from benchmarks.measure import Result, Threads
from benchmarks.pages import claim_table, table, verdict
from benchmarks.peers import PEERS
from benchmarks.processes import Dump, Memory
from benchmarks.targets import Claim


@dataclass
class Run:
    """The results of one run of the benchmark.

    Attributes:
        scale: the factor for the size of the sets.
        rounds: the number of rounds of each measurement.
        load: the load average at the beginning, if the system reports it.
        results: one per segment.
        threads: one thread compared with two, by the name of the segment.
        memories: the memory of scans, by the name of the segment.
        import_time: CPU seconds of the import.
        dumps: comparisons with Kafka's tool; empty without Java.
        clients: the frames of all clients.
        no_java: the reason why Java is missing.
    """

    scale: float
    rounds: int
    load: float | None
    results: list[Result] = field(default_factory=list)
    threads: dict[str, Threads] = field(default_factory=dict)
    memories: dict[str, Memory] = field(default_factory=dict)
    import_time: float = 0.0
    dumps: list[Dump] = field(default_factory=list)
    clients: Clients = field(default_factory=Clients)
    no_java: str | None = None

    @property
    def claims(self) -> list[Claim]:
        """Every figure with a target."""
        claims = [claim for result in self.results for claim in targets.ratios(result)]
        return [*claims, *self.clients.claims(), *self.other_claims]

    @property
    def other_claims(self) -> list[Claim]:
        """The figures other than ratios of the CPU time of a segment."""
        return [
            *targets.threads(self.threads),
            *targets.memories(self.memories),
            targets.import_time(self.import_time),
            *targets.dumps(self.dumps),
        ]


def tables(run: Run) -> str:
    """Return the tables of a run, and the reasons for missing readers."""
    parts = [
        f"CPU milliseconds, medians of {run.rounds} runs:",
        time_table(run),
        "Ratios of CPU time:",
        ratio_table(run),
        "The frames of clients:",
        run.clients.table(),
        claim_table(run.other_claims),
        *absent(run),
        verdict(run.claims),
    ]
    return "\n\n".join(parts)


def ratio_table(run: Run) -> str:
    """Return a table of ratios of CPU time, one line per segment, with targets and verdicts."""
    head = ["set", *(f"{ours} / {other}" for ours, other in targets.RATIOS)]
    rows = [
        [result.segment.name, *(claim.text for claim in targets.ratios(result))]
        for result in run.results
    ]
    return table(head, rows)


def time_table(run: Run) -> str:
    """Return a table of one line per segment: its size, and each reader's CPU milliseconds."""
    names = [name for name in PEERS if any(name in r.times for r in run.results)]
    rows = []
    for result in run.results:
        size = f"{result.segment.size / 1e6:.1f}"
        times = [_milliseconds(result.cpu(name)) for name in names]
        rows.append([result.segment.name, f"{result.found.records:,}", size, *times])
    return table(["set", "records", "MB", *names], rows)


def _milliseconds(seconds: float | None) -> str:
    return "–" if seconds is None else f"{seconds * 1000:,.1f}"


def absent(run: Run) -> list[str]:
    """Return a line for each missing reader."""
    lines = [] if run.no_java is None else [f"Java is skipped: {run.no_java}."]
    missing = {name: why for result in run.results for name, why in result.missing.items()}
    missing |= run.clients.missing
    return lines + [f"{name} is skipped: {why}." for name, why in missing.items()]
