"""Whether an incremental export would find anything new, decided without Spark.

Strategy: the checkpoint of Spark's stream says how far the last run came. A `LogFollower` compares
that with the logs, by the same rules as the stream itself.

Invariant: "nothing new" is said only if a run would add nothing, warn of nothing and report
nothing. In any doubt the answer is no, and the stream decides.
"""

from __future__ import annotations

from dataclasses import replace

from kafkafmt.errors import KafkaFormatError
from kafkafmt.planning.data_loss import DataLossError
from kafkafmt.planning.follower import LogFollower
from kafkafmt.spark.export.appending_output import Appendable
from kafkafmt.spark.export.errors import as_export_errors
from kafkafmt.spark.export.job import Job


def has_nothing_new(job: Job, output: Appendable) -> bool:
    """Whether the tables have all records that the job selects, and a report of them.

    Raises ExportDataLossError when offsets were deleted before they were read.
    """
    start = output.committed_offset()
    if start is None:
        return False
    options = job.log_read()
    try:
        end = LogFollower(replace(options, fail_on_data_loss=True)).following(start)
    except DataLossError:
        if options.fail_on_data_loss:
            with as_export_errors():
                raise
        return False
    except KafkaFormatError:
        return False
    return end == start
