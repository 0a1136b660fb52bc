"""The table of findings: :func:`kafkafmt.verify` and :func:`kafkafmt.scan_findings`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pyarrow as pa

from kafkafmt.arguments import expect_integer
from kafkafmt.damage import COLLECT, DamagePolicy
from kafkafmt.limits import Limits, limits_or_default
from kafkafmt.scan.stream import Scan
from kafkafmt.storage.discovery import Source
from kafkafmt.survey.verification.finding import FINDING_SCHEMA
from kafkafmt.survey.verification.verifying import Verification


def scan_findings(
    source: Source,
    *,
    topics: Iterable[str] | None = None,
    threads: int = 1,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> Scan:
    """Find everything that is wrong with the logs of a source, while you iterate.

    Every checksum is computed and every record decoded; offsets, indexes, snapshots and checkpoints
    are compared with the batches. Nothing stops it: what cannot be read is a finding, too.

    Args:
        source: a segment file, a log directory (``<topic>-<partition>``), a broker's data
            directory, a glob, a URL that fsspec knows, the bytes of a segment, an open binary file,
            or a list of these. A leading ``~`` is the home directory. An open file is one segment:
            it is read whole into memory, and its position stays where it is.
        topics: only logs of topics with these names, or that match these globs.
        threads: how many threads read; the table stays the same.
        limits: upper bounds on the size of one entry; ``None`` is ``Limits()``.
        storage_options: options for the fsspec driver of a URL, such as ``{"key": …, "secret": …}``
            for ``s3://``. Their values are never shown.

    Returns:
        Arrow record batches with one row a finding; :func:`kafkafmt.verify` says what is in it.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
        OSError: a store cannot be reached, or refuses access.
        TypeError: an argument has the wrong type.
        ValueError: an argument has an unknown value.
    """
    expect_integer("threads", threads, positive=True)
    bounds = limits_or_default(limits)

    def verification() -> Verification:
        return Verification(source, topics, threads, bounds, storage_options)

    first: list[Verification] = [verification()]
    segments = sum(len(log.segments) for log in first[0].logs)

    def make(_: DamagePolicy) -> Iterator[pa.RecordBatch]:
        return (first.pop() if first else verification()).table()

    return Scan("findings", segments, FINDING_SCHEMA, COLLECT, make)


def verify(
    source: Source,
    *,
    topics: Iterable[str] | None = None,
    threads: int = 1,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> pa.Table:
    """Find everything that is wrong with the logs of a source.

    Every checksum is computed and every record decoded; offsets, indexes, snapshots and checkpoints
    are compared with the batches. Nothing stops it: what cannot be read is a finding, too.

    Args:
        source: a segment file, a log directory (``<topic>-<partition>``), a broker's data
            directory, a glob, a URL that fsspec knows, the bytes of a segment, an open binary file,
            or a list of these. A leading ``~`` is the home directory. An open file is one segment:
            it is read whole into memory, and its position stays where it is.
        topics: only logs of topics with these names, or that match these globs.
        threads: how many threads read; the table stays the same.
        limits: upper bounds on the size of one entry; ``None`` is ``Limits()``.
        storage_options: options for the fsspec driver of a URL, such as ``{"key": …, "secret": …}``
            for ``s3://``. Their values are never shown.

    Returns:
        One row a finding: ``severity`` (``damage``, ``warning`` or ``note``), ``kind``, ``path``,
        ``topic``, ``partition``, ``segment``, ``position``, ``length``, ``firstOffset``,
        ``lastOffset``, ``firstTimestamp``, ``lastTimestamp`` (what is lost or doubtful lies within
        them) and ``message``. No row if everything is sound.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
        OSError: a store cannot be reached, or refuses access.
        TypeError: an argument has the wrong type.
        ValueError: an argument has an unknown value.
    """
    # Exactly the arguments: nothing else has a name yet.
    return scan_findings(**locals()).read_all()
