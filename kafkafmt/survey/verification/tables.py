"""The table of findings: :func:`kafkafmt.verify` and :func:`kafkafmt.scan_findings`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pyarrow as pa

from kafkafmt.arguments import expect_integer
from kafkafmt.damage import COLLECT, DamagePolicy
from kafkafmt.keywords import documented
from kafkafmt.limits import Limits, limits_or_default
from kafkafmt.scan.stream import Scan
from kafkafmt.storage.discovery import Source
from kafkafmt.storage.options import StorageOptions
from kafkafmt.storage.private_keys import PrivateKey
from kafkafmt.survey.selected_logs import ABOUT, ERRORS
from kafkafmt.survey.verification.finding import FINDING_SCHEMA
from kafkafmt.survey.verification.verifying import Verification


@documented(ABOUT, ERRORS)
def scan_findings(
    source: Source,
    *,
    topics: str | Iterable[str] | None = None,
    threads: int = 1,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
    private_keys: Mapping[str, PrivateKey] | None = None,
) -> Scan:
    """Find everything that is wrong with the logs of a source, while you iterate.

    Every checksum is computed and every record decoded; offsets, indexes, snapshots and checkpoints
    are compared with the batches. Nothing stops it: what cannot be read is a finding, too.

    Returns:
        Arrow record batches with one row a finding; :func:`kafkafmt.verify` says what is in it.
    """
    access = StorageOptions(storage_options, private_keys)
    expect_integer("threads", threads, positive=True)
    bounds = limits_or_default(limits)

    def verification() -> Verification:
        return Verification(source, topics, threads, bounds, access)

    first: list[Verification] = [verification()]
    segments = sum(len(log.segments) for log in first[0].logs)

    def make(_: DamagePolicy) -> Iterator[pa.RecordBatch]:
        return (first.pop() if first else verification()).table()

    return Scan("findings", segments, FINDING_SCHEMA, COLLECT, make)


@documented(ABOUT, ERRORS)
def verify(
    source: Source,
    *,
    topics: str | Iterable[str] | None = None,
    threads: int = 1,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
    private_keys: Mapping[str, PrivateKey] | None = None,
) -> pa.Table:
    """Find everything that is wrong with the logs of a source.

    Every checksum is computed and every record decoded; offsets, indexes, snapshots and checkpoints
    are compared with the batches. Nothing stops it: what cannot be read is a finding, too.

    Returns:
        One row a finding: ``severity`` (``damage``, ``warning`` or ``note``), ``kind``, ``path``,
        ``topic``, ``partition``, ``segment``, ``position``, ``length``, ``firstOffset``,
        ``lastOffset``, ``firstTimestamp``, ``lastTimestamp`` (what is lost or doubtful lies within
        them) and ``message``. No row if everything is sound.
    """
    # Exactly the arguments: nothing else has a name yet.
    return scan_findings(**locals()).read_all()
