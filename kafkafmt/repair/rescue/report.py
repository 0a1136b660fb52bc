"""The report of a rescue, for programs: its findings, choices and changes.

Invariant: whatever is lost, doubtful or cannot be known is a sentence in its list, and then the
rescue is not complete.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kafkafmt._base.html_page import in_notebook
from kafkafmt.repair.salvage.report import Ignored, Report

QUORUM, TOPIC, CLUSTER = "quorum", "topic", "cluster"


@dataclass(frozen=True)
class Chosen:
    """The copy of the metadata log chosen as the base of the rescue.

    Attributes:
        path: of its directory.
        node: the id of its node.
        end_offset: after its last usable record.
        epoch: of that record.
        evidence: why it counts.
    """

    path: str
    node: int
    end_offset: int
    epoch: int
    evidence: str


@dataclass(frozen=True)
class OtherCopy:
    """A copy of the metadata log.

    Attributes:
        path: of its directory.
        node: the id of its node.
        end_offset, epoch: of its last usable record.
        differs_at: the first offset at which it differs from the chosen one; ``None``: it is the
            chosen one, or its beginning.
        problems: its unusable parts.
    """

    path: str
    node: int
    end_offset: int
    epoch: int
    differs_at: int | None
    problems: list[str]


@dataclass
class RescueReport(Report):
    """The report of a rescue of a quorum, of a topic or of a cluster.

    Attributes:
        kind: ``quorum``, ``topic`` or ``cluster``.
        sources: the directories that were read.
        target: the directory that was written.
        dry_run: whether nothing was written.
        cluster: the id of the cluster.
        chosen: the copy of the metadata log; ``None`` for a rebuilt cluster.
        copies: all usable copies of the metadata log, best first.
        epoch: of the quorum, higher than any that a node has seen.
        voters: the new ones, as ``ID@HOST:PORT``.
        changes: what the new metadata has that the chosen copy lacks.
        problems: what keeps a broker from starting after the steps, or from serving all.
        lost: what no disk has.
        doubtful: what may be wrong, and on what it depends.
        unknown: what no disk says.
        steps: what to do next: sentences, each before its commands (``$ …``) and settings.
        ignored: what was not used, and why.
    """

    __module__ = "kafkafmt.repair.rescue"

    kind: str
    sources: list[str]
    target: str
    dry_run: bool
    cluster: str = ""
    chosen: Chosen | None = None
    copies: list[OtherCopy] = field(default_factory=list)
    epoch: int = 0
    voters: list[str] = field(default_factory=list)
    changes: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    doubtful: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)
    ignored: list[Ignored] = field(default_factory=list)

    @property
    def is_complete(self) -> bool:
        """Whether nothing is lost, doubtful or unknown, and brokers serve all of it."""
        return not any(shortcomings(self).values())

    def _repr_html_(self) -> str:
        """Return the losses and changes, for a notebook."""
        found = {**shortcomings(self), "Changed": self.changes}.items()
        rows = ((title, line) for title, lines in found for line in lines)
        return in_notebook(f"{self.kind} of {self.cluster} in {self.target}", ("", "what"), rows)


def shortcomings(report: RescueReport) -> dict[str, list[str]]:
    """Return the sentences on the incompleteness of a rescue, by their heading."""
    return {
        "Problem": report.problems,
        "Lost": report.lost,
        "Doubtful": report.doubtful,
        "Not known": report.unknown,
    }
