"""Offsets that were asked for and are gone: an error, or a warning where the options say to go on.

Strategy: retention may take what has not been read yet, and a log may be deleted or cut. All who
find that say which offsets of which log, and why; the option `failOnDataLoss` decides here alone.

Invariant: nothing is passed over in silence.
"""

from __future__ import annotations

import logging

from kafkafmt.spark.options import Options

_LOGGER = logging.getLogger(__name__)


class DataLossError(OSError):
    """Offsets that were asked for are there no more. The message says which, and what to do."""

    def __init__(self, lost: str) -> None:
        super().__init__(f"{lost}; to go on without it, set the option failOnDataLoss to false")


def lost(log: str, start: int, end: int, why: str) -> str:
    """What is to be said of offsets from `start` up to `end` of a log."""
    return f"offsets {start} to {end - 1} of {log} are gone: {why}"


def report(options: Options, loss: str) -> None:
    """Raises DataLossError, unless the options say to go on."""
    if options.fail_on_data_loss:
        raise DataLossError(loss)
    _LOGGER.warning("%s; going on without it", loss)


def report_gone(options: Options, name: str) -> None:
    """As `report`, of a log that is there no more."""
    report(options, f"the log {name} is gone from {', '.join(options.paths)}")
