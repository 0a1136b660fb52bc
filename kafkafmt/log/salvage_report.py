"""``salvage.json``: what was lost when a data directory was salvaged.

Strategy: only lost offsets and numbers of gaps are read; `kafkafmt.repair.salvage.report` has the
rest.

Invariant: a file of another shape is malformed, and each number in it is an offset or a count.
"""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from typing_extensions import Unpack

from kafkafmt._base import untrusted_json
from kafkafmt._base.ranges import Ranges, union
from kafkafmt.segment.side_files.options import StoreAccess
from kafkafmt.segment.side_files.side_file import FileSource, read


class SalvagedLog(NamedTuple):
    """What a report says of one log.

    Attributes:
        lost: the ranges of lost offsets.
        gaps: how many gaps without damage it has, as the cleaner leaves them.
    """

    lost: Ranges
    gaps: int


SalvagedLogs = dict[tuple[str, int], SalvagedLog]


def salvaged_logs(source: FileSource, **access: Unpack[StoreAccess]) -> SalvagedLogs:
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
            lost = union((first, last + 1) for first, last in ranges)
            logs[partition["topic"], partition["partition"]] = SalvagedLog(lost, gaps)
    except (ValueError, TypeError, LookupError) as error:
        reason = f"expected a report of salvage, found something else ({type(error).__name__})"
        raise file.error(reason, 0) from None
    return logs
