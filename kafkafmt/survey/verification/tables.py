"""The table of findings: :func:`kafkafmt.verify` and :func:`kafkafmt.scan_findings`.

Invariant: each reading of a scan verifies again; the first one takes what was found for the scan.
"""

from __future__ import annotations

from collections.abc import Iterator

import pyarrow as pa
from typing_extensions import Unpack

from kafkafmt._base.arguments import expect_integer
from kafkafmt._base.damage import COLLECT, DamagePolicy
from kafkafmt._base.keywords import described
from kafkafmt._base.limits import limits_or_default
from kafkafmt.log.scan.options import SOURCE
from kafkafmt.log.scan.stream import Scan
from kafkafmt.storage.discovery import Source
from kafkafmt.survey.selected_logs import ERRORS, LogOptions, access_of
from kafkafmt.survey.verification.finding import FINDING_SCHEMA, finding_batches
from kafkafmt.survey.verification.verifying import Verification


@described(LogOptions, ERRORS, source=SOURCE)
def scan_findings(source: Source, **options: Unpack[LogOptions]) -> Scan:
    """Find everything that is wrong with the logs of a source, while you iterate.

    Every checksum is computed and every record decoded; offsets, indexes, snapshots and checkpoints
    are compared with the batches. Nothing stops it: what cannot be read is a finding, too.

    Returns:
        Arrow record batches with one row a finding; :func:`kafkafmt.verify` says what is in it.
    """
    threads = options.get("threads", 1)
    expect_integer("threads", threads, positive=True)
    topics, bounds = options.get("topics"), limits_or_default(options.get("limits"))
    access = access_of(options)

    def verification() -> Verification:
        return Verification(source, topics, threads, bounds, access)

    first: list[Verification] = [verification()]
    segments = sum(len(log.segments) for log in first[0].logs)

    def make(_: DamagePolicy) -> Iterator[pa.RecordBatch]:
        return finding_batches((first.pop() if first else verification()).findings())

    return Scan("findings", segments, FINDING_SCHEMA, COLLECT, make)


@described(LogOptions, ERRORS, source=SOURCE)
def verify(source: Source, **options: Unpack[LogOptions]) -> pa.Table:
    """Find everything that is wrong with the logs of a source.

    Every checksum is computed and every record decoded; offsets, indexes, snapshots and checkpoints
    are compared with the batches. Nothing stops it: what cannot be read is a finding, too.

    Returns:
        One row a finding: ``severity`` (``damage``, ``warning`` or ``note``), ``kind``, ``path``,
        ``topic``, ``partition``, ``segment``, ``position``, ``length``, ``firstOffset``,
        ``lastOffset``, ``firstTimestamp``, ``lastTimestamp`` (what is lost or doubtful lies within
        them) and ``message``. No row if everything is sound.
    """
    return scan_findings(source, **options).read_all()
