"""The account of every run of an export: a line of its history, its page, and its metrics.

Strategy: an account is opened before anything is checked, and closed whatever happens. The run is
recorded if OUT was made by an export, also if it failed or another run has OUT.

Invariant: keeping the account changes neither the tables nor the outcome of a run; what cannot be
written is a warning.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, timezone
from pathlib import Path
from typing import TYPE_CHECKING

from kafkafmt.lakehouse.commit_log import HOME, RacedError
from kafkafmt.lakehouse.out_directory import OutputInUseError
from kafkafmt.printable import printable
from kafkafmt.spark.data_loss import DataLossError
from kafkafmt.spark.export.errors import ExportFailedError
from kafkafmt.spark.export.job import Job
from kafkafmt.spark.history import page, prometheus
from kafkafmt.spark.history import run as outcomes
from kafkafmt.spark.history.file import FileHistory, History
from kafkafmt.spark.history.log_positions import TopicPartition, log_offsets
from kafkafmt.spark.history.retention import near_retention
from kafkafmt.spark.history.run import FINISHED, ExportRun, bounded, shown_logs
from kafkafmt.spark.report.figures import ExportReport, Figures
from kafkafmt.storage.errors import DriverMissingError, StorageOptionError
from kafkafmt.storage.local import local_path
from kafkafmt.storage.new_file import READ_WRITE, write_new
from kafkafmt.storage.object_store import ObjectStore, is_store
from kafkafmt.storage.resolve import is_remote
from kafkafmt.version import __version__

if TYPE_CHECKING:
    from kafkafmt.spark.history.store import StoreHistory

MAX_WARNINGS = 20
"""How many warnings a line has."""

_LOGGER = logging.getLogger(__name__)

EXIT_CODES = {
    outcomes.SOUND: 0,
    outcomes.NOTHING_NEW: 0,
    outcomes.DAMAGED: 1,
    outcomes.REFUSED: 2,
    outcomes.DATA_LOSS: 3,
    outcomes.IN_USE: 4,
    outcomes.FAILED: 5,
    outcomes.INTERRUPTED: 130,
}
"""The exit code of `kafkafmt export` for each outcome."""


class Account:
    """The account of one run.

    Attributes:
        report: what the run did; `None` if nothing was new, or it did not end well.
        next_offsets: the offset at which the next run begins in each log, by the log's name.
        permissions: the most that a new file of the history may have.
    """

    def __init__(self, job: Job, source: str, out: str, prometheus_file: str | None) -> None:
        self.report: ExportReport | None = None
        self.next_offsets: Mapping[str, int] = {}
        self.permissions = READ_WRITE
        self._job = job
        self._source = source
        self._out = out
        self._prometheus = prometheus_file
        self._started = datetime.now(timezone.utc)
        self._clock = time.monotonic()

    def close(self, outcome: str, error: str | None = None) -> None:
        """Records the run."""
        try:
            target = self._history()
            history = History([], 0) if target is None else target.read()
            run = self._run(outcome, error, history)
            if target is None:
                history = History([run.following(None)], 0)
            else:
                history = target.append(run, history)
                target.write_page(page.render(history, self._out).encode("utf-8", "replace"))
            if self._prometheus is not None:
                ended = [each.ended for each in history.runs if each.outcome in FINISHED]
                run = history.runs[-1]
                text = prometheus.metrics(run, self._out, ended[-1] if ended else None)
                write_new(self._prometheus, text.encode("utf-8", "replace"))
        except (OSError, StorageOptionError, DriverMissingError) as problem:
            _LOGGER.warning("%s", printable(f"the run is not recorded: {problem}"))

    def _history(self) -> FileHistory | StoreHistory | None:
        """The history of OUT; `None` if there can be none, or OUT was not made by an export."""
        if is_store(self._out):
            from kafkafmt.spark.history.store import StoreHistory  # fsspec with it

            return StoreHistory.of(ObjectStore(self._out, self._job.out_storage_options))
        if is_remote(self._out):
            return None
        home = Path(local_path(self._out)) / HOME
        is_there = home.is_dir() and not home.is_symlink()
        return FileHistory(home, self.permissions) if is_there else None

    def _run(self, outcome: str, error: str | None, history: History) -> ExportRun:
        report = self.report
        total = Figures() if report is None else report.total
        logs = log_offsets(self._job.options(), self._read()) if outcome in FINISHED else []
        known = next((each.logs for each in reversed(history.runs) if each.logs), ())
        warnings = [bounded(each) for each in near_retention(logs, known)]
        for each in warnings:
            _LOGGER.warning("%s", each)
        shown, left_out = shown_logs(logs)
        return ExportRun(
            kafkafmt=__version__,
            started=_text(self._started),
            ended=_text(datetime.now(timezone.utc)),
            seconds=round(time.monotonic() - self._clock, 3),
            outcome=outcome,
            exit_code=EXIT_CODES[outcome],
            error=None if error is None else bounded(error),
            source=bounded(self._source),
            job=self._job.as_json(),
            records=total.records,
            batches=total.batches,
            segment_bytes=total.segment_bytes,
            payload_bytes=total.payload_bytes,
            files=report.files if report else None,
            file_bytes=report.file_bytes if report else None,
            damaged_ranges=total.damaged_ranges,
            damaged_bytes=total.damaged_bytes,
            missing_offsets=total.missing_offsets,
            dead_letters=total.values_failed if self._job.is_typed else None,
            lag=sum(log.lag for log in logs),
            high_watermark_lag=sum(log.high_watermark_lag for log in logs),
            logs=shown,
            logs_left_out=left_out,
            warnings=tuple(warnings[:MAX_WARNINGS]),
        )

    def _read(self) -> dict[TopicPartition, tuple[int, int]]:
        """For each log, the first offset of this run and that of the next one."""
        read: dict[TopicPartition, tuple[int, int]] = {}
        for name, stop in self.next_offsets.items():
            topic, _, partition = name.rpartition("-")
            read[topic, int(partition)] = stop, stop
        return read | ({} if self.report is None else self.report.spans)


@contextmanager
def kept(job: Job, source: str, out: str, prometheus_file: str | None) -> Iterator[Account]:
    """An account that is closed when the block ends, however it ends."""
    account = Account(job, source, out, prometheus_file)
    try:
        yield account
    except BaseException as error:  # Ctrl-C, too, is an outcome of a run
        account.close(outcome_of(error), str(error) or type(error).__name__)
        raise
    account.close(_outcome(account.report))


def outcome_of(error: BaseException) -> str:
    """What an error that ended a run makes of it."""
    kinds: tuple[tuple[type[BaseException], str], ...] = (
        (DataLossError, outcomes.DATA_LOSS),
        (OutputInUseError, outcomes.IN_USE),
        (RacedError, outcomes.IN_USE),
        (ExportFailedError, outcomes.FAILED),
        (KeyboardInterrupt, outcomes.INTERRUPTED),
        (OSError, outcomes.REFUSED),
        (ValueError, outcomes.REFUSED),
    )
    return next((name for kind, name in kinds if isinstance(error, kind)), outcomes.FAILED)


def _outcome(report: ExportReport | None) -> str:
    if report is None or report.is_unchanged:
        return outcomes.NOTHING_NEW
    has_failed = report.is_damaged or report.total.values_failed
    return outcomes.DAMAGED if has_failed else outcomes.SOUND


def check_target(prometheus_file: str) -> None:
    """Raises OSError, before a run begins, unless its metrics can be written to a file."""
    folder = os.path.dirname(prometheus_file) or os.curdir
    if not os.path.isdir(folder):
        raise FileNotFoundError(f"{folder} is not a directory, so {prometheus_file} has no place")
    if os.path.lexists(prometheus_file) and (
        os.path.islink(prometheus_file) or not os.path.isfile(prometheus_file)
    ):
        raise FileExistsError(f"{prometheus_file} is not a file that can be replaced")


def _text(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
