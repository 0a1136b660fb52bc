"""Requested but lost offsets: an error, or a warning with `failOnDataLoss` false.

Strategy: retention may delete records before they are read, and a log may be deleted or truncated.
The code that detects it reports the log, the offsets and the reason; only this module evaluates
`failOnDataLoss`.

Invariant: lost offsets always raise an error or log a warning.
"""

from __future__ import annotations

import logging

from kafkafmt._base.wording import printable
from kafkafmt.lake.plan import selection
from kafkafmt.lake.plan.log_read import LogRead

_LOGGER = logging.getLogger(__name__)


_WITHOUT = "to continue without it"
_FROM_START = "to read the new log from its start"


class DataLossError(OSError):
    """Requested offsets no longer exist. The message names them and says how to continue."""

    def __init__(self, lost: str, how: str = _WITHOUT) -> None:
        super().__init__(f"{lost}; {how}, set the option failOnDataLoss to false")


def lost(log: str, start: int, end: int, why: str) -> str:
    """Return the message for lost offsets of a log; `end` is exclusive."""
    return f"offsets {start} to {end - 1} of {log} are gone: {why}"


def report(read: LogRead, loss: str) -> None:
    """Raise DataLossError; logs a warning instead if `failOnDataLoss` is false."""
    if read.fail_on_data_loss:
        raise DataLossError(loss)
    _LOGGER.warning("%s; continuing without it", printable(loss))


def warn_of_start(log: str, log_start: int, end: int) -> None:
    """Log a warning if a log start offset is above the end of its log: no record is read."""
    if log_start > end:
        _LOGGER.warning(
            "%s: the log start offset is %d, but the log ends at %d, so nothing of it is read;"
            " the option belowLogStart reads it (of an export: --below-log-start)",
            printable(log),
            log_start,
            end,
        )


def gone(read: LogRead, name: str) -> str:
    """Describe a whole log as gone, or as no longer selected by the options."""
    topic, partition = selection.place_of_log(name)
    if selection.is_chosen(read, topic, partition):
        return f"the log {name} is gone from {', '.join(read.paths)}"
    narrowed = [
        option
        for option, names in (
            ("topics", read.query.wanted.topics),
            ("topicPattern", read.topic_pattern),
            ("partitions", read.query.wanted.partitions),
        )
        if names is not None
    ]
    return (
        f"the stream has read {name} before, and its options ({', '.join(narrowed)}) do not select"
        " it any more"
    )


def report_replaced(read: LogRead, name: str, why: str) -> None:
    """Report, as `report` does, a log of a known name with other batches."""
    if read.fail_on_data_loss:
        raise DataLossError(f"{name}: {why}", _FROM_START)
    _LOGGER.warning("%s: %s; reading it from its start", printable(name), printable(why))
