"""``salvage.json``: what was lost when a data directory was salvaged.

Strategy: only the lost offsets are read; :mod:`kafkafmt.salvaging.report` has the rest.

Invariant: a file of another shape is malformed, and no number in it is other than an offset.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kafkafmt.limits import Limits
from kafkafmt.side_files import side_file
from kafkafmt.storage import untrusted_json

LostOffsets = dict[tuple[str, int], list[tuple[int, int]]]


def lost_offsets(
    source: side_file.Source,
    *,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> LostOffsets:
    """First and last offset of each lost range, apart and ascending, by topic and partition.

    Raises:
        KafkaFormatError: it is not a report of ``salvage``.
        OSError: the file or store cannot be read.
    """
    file = side_file.read(source, limits, storage_options)
    found: LostOffsets = {}
    try:
        for each in untrusted_json.parsed(file.data)["partitions"]:
            ranges = [(lost["firstOffset"], lost["lastOffset"]) for lost in each["lost"]]
            if not all(type(offset) is int for pair in ranges for offset in pair):
                raise ValueError("an offset is not a whole number")
            found[each["topic"], each["partition"]] = _joined(ranges)
    except (ValueError, TypeError, LookupError) as error:
        reason = f"expected a report of salvage, found something else ({error!r})"
        raise file.malformed(reason, 0) from None
    return found


def _joined(ranges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Ranges in order; those that touch or overlap are one."""
    found: list[tuple[int, int]] = []
    for first, last in sorted(ranges):
        if found and first <= found[-1][1] + 1:
            found[-1] = found[-1][0], max(last, found[-1][1])
        else:
            found.append((first, last))
    return found
