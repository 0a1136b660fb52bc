"""``kafkafmt tier``: the logs in tiered storage, and their missing or leftover objects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pyarrow as pa

from kafkafmt._base.wording import counted
from kafkafmt.cli import exits, help_page, options, streams, words
from kafkafmt.cli.output import findings, tables
from kafkafmt.survey.tier.audit import Audit
from kafkafmt.survey.verification.finding import DAMAGE, Finding, finding_batches

SHOWN = (
    *("topic", "partition", "firstOffset", "nextOffset", "missingOffsets", "copies"),
    *("storedBytes", "originalBytes", "unusedBytes", "orphanBytes", "lastTimestamp"),
    *("firstTimestamp", "usedCopies", "orphanObjects", "topicId"),
)


@help_page.command(
    "tier",
    examples="""\
kafkafmt tier s3://bucket
kafkafmt tier --private-key key1=key1.pem --topic 'orders*' s3://bucket
kafkafmt tier s3://bucket /var/lib/kafka/data
kafkafmt tier --json bucket | jq 'select(.finding.kind == "orphan")'""",
    epilog="""\
The metadata topics __remote_log_metadata and __cluster_metadata are compared with the bucket if
they are among the sources, or in a data directory among them. Nothing is written or deleted.
The chunks are not read: kafkafmt verify checks their records.
With --json a line is {"coverage": …} for a log, or {"finding": …}.

Exit codes: 0; 1 if offsets are lost, or brokers miss an object; 2 wrong use.""",
)
@options.sources
@options.topics
@tables.options
@options.access
@options.read_settings
def command(
    sources: tuple[str, ...],
    topics: list[str] | None,
    view: tables.View,
    settings: options.AccessSettings,
) -> int:
    """Audit the tiered storage in SOURCE: one row per log, and all findings.

    The fields are those of kafkafmt.tier.read_tier. The size of a finding is the bytes that its
    objects take in the store, or that an object lacks.
    """
    options.refuse_storage_options_without_url(sources)
    with exits.wrong_use():
        audit = Audit(sources, topics, settings["limits"], settings["storage_options"])
    coverage = audit.coverage()
    if not (coverage.num_rows or audit.has_objects):
        raise exits.CommandError(
            f"{', '.join(sources)}: holds nothing of tiered storage", exits.WRONG_USE
        )
    severities: Counter[str] = Counter()
    found = _counted(audit.findings(), severities)
    tables.show(coverage, SHOWN, view=view, kind="coverage")
    lines: list[str] = []
    if view.json:
        tables.show(finding_batches(found), view=view, kind="finding")
    else:
        lines += findings.Listing(found).lines(view, None)
    numbers = findings.numbers(severities)
    verdict = findings.verdict(numbers, is_damaged=severities[DAMAGE] > 0)
    lines += findings.sentence(_totals(coverage, view), view) + findings.sentence(verdict, view)
    out = streams.err if view.json else streams.out_painted
    for line in lines:
        out(f"{line}\n")
    return exits.DAMAGED if severities[DAMAGE] else exits.SOUND


def _counted(found: Iterable[Finding], severities: Counter[str]) -> Iterator[Finding]:
    for finding in found:
        severities[finding.severity] += 1
        yield finding


def _totals(coverage: pa.Table, view: tables.View) -> str:
    def size(name: str) -> str:
        total = sum(filter(None, coverage.column(name).to_pylist()))  # Arrow's sum wraps
        return f"{total} bytes" if view.wide else words.size(total)

    parts = [
        counted(coverage.num_rows, "log"),
        f"{size('storedBytes')} stored",
        f"{size('originalBytes')} of segments",
        f"{size('unusedBytes')} unused",
        f"{size('orphanBytes')} of orphans",
    ]
    return f"total: {', '.join(parts)}"
