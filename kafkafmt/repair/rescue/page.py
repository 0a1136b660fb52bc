"""The report of a rescue as one HTML page.

Invariant: what is lost comes first.
"""

from __future__ import annotations

from collections.abc import Sequence

from kafkafmt._base.html_page import document, section, sentences, table, text
from kafkafmt.repair.rescue.report import RescueReport, shortcomings
from kafkafmt.repair.rescue.steps import NextStep
from kafkafmt.repair.salvage.page import not_used

_TITLES = {
    "quorum": "Rescued metadata quorum",
    "topic": "Rescued topic",
    "cluster": "Rebuilt cluster metadata",
}


def render(report: RescueReport, steps: Sequence[NextStep]) -> str:
    """Return the whole page."""
    lists = shortcomings(report).items()
    sections = [sentences(title, found) for title, found in lists]
    sections.append(_next_steps(steps))
    sections.append(sentences("Changes", report.changes))
    sections.append(
        table(
            "Copies of the metadata log",
            ("node", "end offset", "epoch", "differs from the chosen one at", "path", "problems"),
            (
                (
                    str(copy.node),
                    copy.end_offset,
                    copy.epoch,
                    "" if copy.differs_at is None else copy.differs_at,
                    copy.path,
                    "; ".join(copy.problems),
                )
                for copy in report.copies
            ),
        )
    )
    sections.append(not_used(report.ignored))
    counts = [f"{len(found)} {title.lower()}" for title, found in lists if found]
    verdict = (
        f'<span class="bad">{", ".join(counts)}</span>'
        if counts
        else '<span class="good">nothing lost</span>'
    )
    chosen = report.chosen
    basis = (
        f"<p>Chosen: {text(chosen.path)}, of node {chosen.node}, to offset"
        f" {chosen.end_offset - 1}: {text(chosen.evidence)}.</p>"
        if chosen
        else ""
    )
    title = _TITLES[report.kind]
    head = (
        f"<header><h1>{title}: {verdict}</h1><p>Cluster {text(report.cluster)}, epoch"
        f" {report.epoch}, voters {text(', '.join(report.voters)) or 'as they were'}"
        f"{' (dry run)' if report.dry_run else ''}.</p>{basis}</header>"
    )
    return document(f"kafkafmt rescue {report.kind}", head, sections)


def _next_steps(steps: Sequence[NextStep]) -> str:
    items = "".join(
        f"<li>{text(step.text)}"
        + ("<pre>" + "\n".join(map(text, step.lines)) + "</pre>" if step.lines else "")
        + "</li>"
        for step in steps
    )
    return section("What to do next", f"<ol>{items}</ol>")
