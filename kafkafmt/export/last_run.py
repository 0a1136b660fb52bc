"""The file `last-run.json` of OUT: what became of the last run, also of one that failed.

Strategy: a run is watched from before anything is checked, and its file is written whatever
happens, if OUT was made by an export. Another run may have OUT meanwhile. The file is replaced as
a whole. A run that did not finish keeps the logs of the run before it, because the next run
compares the beginnings of the logs with them (see `near_retention`).

Invariant: the file changes neither the tables nor the outcome of a run; if it cannot be written,
that is a warning. No storage option is in it.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime, timezone
from typing import Any

from kafkafmt.export.errors import ExportFailedError
from kafkafmt.export.job import Job
from kafkafmt.export.lag import LogOffsets, log_offsets, near_retention
from kafkafmt.export.report.figures import ExportReport, Figures
from kafkafmt.lakehouse.journal import HOME, LAST_RUN, Journal, RacedError
from kafkafmt.lakehouse.place import OutputInUseError, Place
from kafkafmt.planning.data_loss import DataLossError
from kafkafmt.printable import printable
from kafkafmt.storage import untrusted_json
from kafkafmt.storage.errors import DriverMissingError, StorageOptionError
from kafkafmt.storage.names import TopicPartition
from kafkafmt.storage.new_file import READ_WRITE
from kafkafmt.version import __version__

_FILE = f"{HOME}/{LAST_RUN}"
VERSION = 1
"""Version of the file; increases when a value changes its name or meaning."""
MAX_BYTES = 4 * 1024 * 1024
"""How large a file may be that is read again."""
MAX_LOGS = 1000
"""How many logs the file lists: those with the largest lag. The sums are of all logs."""
MAX_WARNINGS = 20
"""How many warnings the file has."""
_MAX_TEXT = 2000

SOUND, DAMAGED, NOTHING_NEW = "sound", "damaged", "nothing_new"
DATA_LOSS, IN_USE, FAILED, INTERRUPTED = "data_loss", "in_use", "failed", "interrupted"
REFUSED, UNEXPECTED = "refused", "unexpected"
FINISHED = (SOUND, DAMAGED, NOTHING_NEW)
"""The outcomes after which all that was there is in the tables."""

EXIT_CODES = {
    SOUND: 0,
    NOTHING_NEW: 0,
    DAMAGED: 1,
    REFUSED: 2,
    DATA_LOSS: 3,
    IN_USE: 4,
    FAILED: 5,
    UNEXPECTED: 70,
    INTERRUPTED: 130,
}
"""The exit code of `kafkafmt export` for each outcome."""

_LOGGER = logging.getLogger(__name__)


class RunRecord:
    """One run, from its start to its outcome.

    Attributes:
        report: what the run did; `None` if nothing was new, or it did not end well.
        next_offsets: the offset at which the next run begins in each log, by the log's name.
        permissions: the most that a new file may have.
    """

    def __init__(self, job: Job, source: str, out: str) -> None:
        self.report: ExportReport | None = None
        self.next_offsets: Mapping[str, int] = {}
        self.permissions = READ_WRITE
        self._job = job
        self._source = source
        self._out = out
        self._started = datetime.now(timezone.utc)
        self._clock = time.monotonic()

    def end(self, outcome: str, error: str | None = None) -> None:
        """Writes the file."""
        try:
            place = self._place()
            if place is not None:
                content = self._content(outcome, error, logs_of(_read(place)))
                text = json.dumps(content, indent=2) + "\n"
                place.write(_FILE, text.encode("utf-8", "replace"))
        except NotADirectoryError:
            return  # OUT is a file, which the run says
        except (OSError, StorageOptionError, DriverMissingError) as problem:
            _LOGGER.warning("%s", printable(f"the run is not recorded: {problem}"))

    def _place(self) -> Place | None:
        """OUT; `None` if it was not made by an export."""
        from kafkafmt.lakehouse.reading import place_at  # which needs pyarrow.parquet

        place = place_at(self._out, self._job.out_storage_options, self.permissions)
        return None if Journal(place).job() is None else place

    def _content(
        self, outcome: str, error: str | None, before: Sequence[LogOffsets]
    ) -> dict[str, Any]:
        report = self.report
        total = Figures() if report is None else report.total
        is_finished = outcome in FINISHED
        logs = log_offsets(self._job.log_read(), self._spans()) if is_finished else before
        warnings = [_bounded(warning) for warning in near_retention(logs, before)]
        for warning in warnings:
            _LOGGER.warning("%s", warning)
        shown, left_out = shown_logs(logs)
        return {
            "version": VERSION,
            "kafkafmt": __version__,
            "started": _text(self._started),
            "ended": _text(datetime.now(timezone.utc)),
            "seconds": round(time.monotonic() - self._clock, 3),
            "outcome": outcome,
            "exit_code": EXIT_CODES[outcome],
            "error": None if error is None else _bounded(error),
            "source": _bounded(self._source),
            "job": self._job.as_json(),
            "records": total.records,
            "batches": total.batches,
            "segment_bytes": total.segment_bytes,
            "payload_bytes": total.payload_bytes,
            "files": report.files if report else None,
            "file_bytes": report.file_bytes if report else None,
            "damaged_ranges": total.damaged_ranges,
            "damaged_bytes": total.damaged_bytes,
            "missing_offsets": total.missing_offsets,
            "dead_letters": total.values_failed if self._job.is_typed else None,
            "lag": _sum(log.lag for log in logs) if is_finished else None,
            "high_watermark_lag": (
                sum(log.high_watermark_lag for log in logs) if is_finished else None
            ),
            "logs": [log._asdict() for log in shown],
            "logs_left_out": left_out,
            "warnings": warnings[:MAX_WARNINGS],
        }

    def _spans(self) -> dict[TopicPartition, tuple[int, int]]:
        """For each log, the first offset of this run and that of the next one."""
        read: dict[TopicPartition, tuple[int, int]] = {}
        for name, stop in self.next_offsets.items():
            topic, _, partition = name.rpartition("-")
            read[topic, int(partition)] = stop, stop
        return read | ({} if self.report is None else self.report.spans)


def _read(place: Place) -> bytes:
    """The file of the run before; nothing if there is none."""
    try:
        return place.read(_FILE) if place.size(_FILE) <= MAX_BYTES else b""
    except FileNotFoundError:
        return b""


@contextmanager
def recorded(job: Job, source: str, out: str) -> Iterator[RunRecord]:
    """A run that is recorded when the block ends, however it ends."""
    run = RunRecord(job, source, out)
    try:
        yield run
    except BaseException as error:  # Ctrl-C, too, is an outcome of a run
        run.end(outcome_of(error), str(error) or type(error).__name__)
        raise
    run.end(_outcome(run.report))


def outcome_of(error: BaseException) -> str:
    """What an error that ended a run makes of it."""
    kinds: tuple[tuple[type[BaseException], str], ...] = (
        (DataLossError, DATA_LOSS),
        (OutputInUseError, IN_USE),
        (RacedError, IN_USE),
        (ExportFailedError, FAILED),
        (KeyboardInterrupt, INTERRUPTED),
        (OSError, REFUSED),
        (ValueError, REFUSED),
    )
    return next((name for kind, name in kinds if isinstance(error, kind)), UNEXPECTED)


def _outcome(report: ExportReport | None) -> str:
    if report is None or report.is_unchanged:
        return NOTHING_NEW
    return SOUND if report.is_complete else DAMAGED


def logs_of(content: bytes) -> list[LogOffsets]:
    """The logs in a file; none if it is missing, or not what a run of this version wrote."""
    try:
        logs = untrusted_json.parsed(content)
        if logs["version"] != VERSION:
            return []
        return [_log_of(**log) for log in logs["logs"][:MAX_LOGS]]
    except (ValueError, TypeError, LookupError):
        return []


def _log_of(topic: object, **numbers: object) -> LogOffsets:
    """A log in a file; raises TypeError for values of another type."""
    optional = ("end", "high_watermark", "first")
    for name, value in numbers.items():
        if type(value) is not int and not (value is None and name in optional):
            raise TypeError(f"{name} is {value!r:.40}")
    if not isinstance(topic, str):
        raise TypeError(f"the topic is {topic!r:.40}")
    return LogOffsets(topic, **numbers)  # type: ignore[arg-type]  # checked above


def shown_logs(logs: Sequence[LogOffsets]) -> tuple[list[LogOffsets], int]:
    """The logs for the file: all, or those with the largest lag; and how many are left out.

    A lag that is unknown may be the largest.
    """
    if len(logs) <= MAX_LOGS:
        return list(logs), 0
    worst = sorted(
        logs, key=lambda log: (log.lag is not None, -(log.lag or 0), log.topic, log.partition)
    )[:MAX_LOGS]
    return sorted(worst), len(logs) - MAX_LOGS


def _sum(numbers: Iterable[int | None]) -> int | None:
    """The sum of numbers that are all known."""
    total = 0
    for number in numbers:
        if number is None:
            return None
        total += number
    return total


def _bounded(text: str) -> str:
    """A text for the file: printable, on one line, and not too long."""
    return printable(" ".join(text.split()))[:_MAX_TEXT]


def _text(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
