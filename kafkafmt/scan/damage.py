"""The table of damage: one row per byte range that gives no records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyarrow as pa

from kafkafmt.limits import Limits
from kafkafmt.scan.query import Query
from kafkafmt.scan.stream import Scan
from kafkafmt.storage.discovery import Source


def scan_damage(
    source: Source,
    *,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> Scan:
    """Find the byte ranges of a source that give no records, while you iterate.

    Everything is decoded, so payloads that cannot be read are found too. An unfinished last entry
    and preallocated zeroes are listed as ``truncated_tail`` and ``zero_tail``.

    Args:
        source: a segment file, a log directory (``<topic>-<partition>``), a broker's data
            directory, a glob, a URL that fsspec knows, the bytes of a segment, an open binary file,
            or a list of these. A leading ``~`` is the home directory. An open file is one segment:
            it is read whole into memory, and its position stays where it is.
        limits: upper bounds on the size of one entry; ``None`` is ``Limits()``.
        storage_options: options for the fsspec driver of a URL, such as ``{"key": …, "secret": …}``
            for ``s3://``. Their values are never shown.

    Returns:
        Arrow record batches with one row per damaged range or tail.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
        OSError: a file or store cannot be read, or a file was replaced since it was listed.
        TypeError: an argument has the wrong type.
        ValueError: an argument has an unknown value.
    """
    return Query(source=source, limits=limits, storage_options=storage_options).damage()


def read_damage(
    source: Source,
    *,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> pa.Table:
    """Find the byte ranges of a source that give no records.

    Everything is decoded, so payloads that cannot be read are found too. An unfinished last entry
    and preallocated zeroes are listed as ``truncated_tail`` and ``zero_tail``.

    Args:
        source: a segment file, a log directory (``<topic>-<partition>``), a broker's data
            directory, a glob, a URL that fsspec knows, the bytes of a segment, an open binary file,
            or a list of these. A leading ``~`` is the home directory. An open file is one segment:
            it is read whole into memory, and its position stays where it is.
        limits: upper bounds on the size of one entry; ``None`` is ``Limits()``.
        storage_options: options for the fsspec driver of a URL, such as ``{"key": …, "secret": …}``
            for ``s3://``. Their values are never shown.

    Returns:
        One row per damaged range or tail; no row if everything is sound.

    Raises:
        FileNotFoundError: the source does not exist, or has no segment.
        OSError: a file or store cannot be read, or a file was replaced since it was listed.
        TypeError: an argument has the wrong type.
        ValueError: an argument has an unknown value.
    """
    # Exactly the arguments: nothing else has a name yet.
    return scan_damage(**locals()).read_all()
