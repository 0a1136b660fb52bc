"""``salvage.json``: what was lost when a data directory was salvaged.

Strategy: only lost offsets and numbers of gaps are read; `kafkafmt.salvaging.report` has the rest.

Invariant: a file of another shape is malformed, and each number in it is an offset or a count.
"""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from typing_extensions import Unpack

from kafkafmt.side_files.options import StoreAccess
from kafkafmt.side_files.side_file import Source, read
from kafkafmt.storage import untrusted_json


class SalvagedLog(NamedTuple):
    """What a report says of one log.

    Attributes:
        lost: the first and the last offset of each lost range, apart and ascending.
        gaps: how many gaps without damage it has, as the cleaner leaves them.
    """

    lost: list[tuple[int, int]]
    gaps: int


SalvagedLogs = dict[tuple[str, int], SalvagedLog]


def salvaged_logs(source: Source, **access: Unpack[StoreAccess]) -> SalvagedLogs:
    """What a report says of each log, by topic and partition.

    Raises:
        KafkaFormatError: it is not a report of ``salvage``.
        OSError: the file or store cannot be read.
    """
    file = read(source, **access)
    logs: SalvagedLogs = {}
    try:
        for partition in untrusted_json.parsed(file.data)["partitions"]:
            ranges = [(lost["firstOffset"], lost["lastOffset"]) for lost in partition["lost"]]
            gaps = partition["gaps"]
            if not all(type(number) is int for number in (gaps, *chain(*ranges))):
                raise ValueError("an offset or a count is not a whole number")
            logs[partition["topic"], partition["partition"]] = SalvagedLog(_joined(ranges), gaps)
    except (ValueError, TypeError, LookupError) as error:
        reason = f"expected a report of salvage, found something else ({error!r})"
        raise file.error(reason, 0) from None
    return logs


def _joined(ranges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Ranges in order; those that touch or overlap are one."""
    joined: list[tuple[int, int]] = []
    for first, last in sorted(ranges):
        if joined and first <= joined[-1][1] + 1:
            joined[-1] = joined[-1][0], max(last, joined[-1][1])
        else:
            joined.append((first, last))
    return joined
