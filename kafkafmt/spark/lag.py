"""The lag of a stream of `kafka-log`, from the progress that Spark reports.

Strategy: Spark lets no Python data source add metrics to a stream's progress
(`ReportsSourceMetrics`). But it shows the source's latest offset. So the ends of the logs and their
high watermarks are reported there (see `LogFollower.reported`), and the differences are made here.

Invariant: a progress of another source gives nothing, and nothing here stops a query.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from pyspark.sql.streaming.listener import StreamingQueryListener

from kafkafmt.arguments import described
from kafkafmt.printable import printable
from kafkafmt.spark.history.run import LogOffsets
from kafkafmt.spark.stream.source_offset import HIGH_WATERMARK
from kafkafmt.storage import untrusted_json

if TYPE_CHECKING:
    from pyspark.sql.streaming.listener import (
        QueryIdleEvent,
        QueryProgressEvent,
        QueryStartedEvent,
        QueryTerminatedEvent,
        StreamingQueryProgress,
    )

_LOGGER = logging.getLogger(__name__)

Report = Callable[["str | None", list[LogOffsets]], Any]
"""Takes the name of a query, and its logs."""


def stream_lag(progress: StreamingQueryProgress | Mapping[str, Any]) -> list[LogOffsets]:
    """The lag of a stream of `kafka-log` in each of its logs, after a micro-batch.

    Args:
        progress: what Spark reports, such as `query.lastProgress`.

    Returns:
        A row for each log, in order: `start` and `stop` are the offsets between which the
        micro-batch read, `end` the end of the log and `high_watermark` that of its partition when
        the micro-batch was planned. `lag` and `high_watermark_lag` are the differences to `stop`.
        Spark reports no start of a query's first micro-batch, so its `start` is `stop`. A stream
        with `availableNow` counts to where it ends. Empty for other sources.

    Raises:
        TypeError: the argument is something else; a query without a micro-batch has no progress.
    """
    if not callable(getattr(progress, "get", None)):
        raise TypeError(
            "progress is what Spark reports, such as query.lastProgress; found "
            f"{described(progress)}"
        )
    sources = progress.get("sources") or ()
    return sorted(log for source in sources for log in _logs(source))


def _logs(source: Mapping[str, Any]) -> Iterable[LogOffsets]:
    """The logs of one source of a query; none for another kind of source."""
    names = ("startOffset", "endOffset", "latestOffset")
    start, stop, latest = (_offset(source, name) for name in names)
    marks = latest.get(HIGH_WATERMARK, {})
    for name, at in stop.items():
        topic, _, partition = name.rpartition("-")
        if isinstance(at, int) and partition.isdecimal() and isinstance(latest.get(name), int):
            begin = start.get(name, at)
            yield LogOffsets(topic, int(partition), begin, at, latest[name], marks.get(name))


def _offset(source: Mapping[str, Any], name: str) -> dict[str, Any]:
    """A source offset, which Spark shows as JSON or as text that has it."""
    offset = source.get(name)
    if isinstance(offset, str):
        try:
            offset = untrusted_json.parsed(offset)
        except ValueError:
            return {}
    return offset if isinstance(offset, dict) else {}


class LagListener(StreamingQueryListener):
    """Reports the lag of streams of `kafka-log` after each micro-batch.

    Add it to a session: `spark.streams.addListener(LagListener())`.
    """

    def __init__(self, report: Report | None = None) -> None:
        """Without `report`, the sums are logged at level INFO.

        Args:
            report: takes the name of the query, or `None`, and its logs (see `stream_lag`).

        Raises:
            TypeError: `report` cannot be called.
        """
        if report is not None and not callable(report):
            raise TypeError(f"report is a function, found {described(report)}")
        self._report = _log if report is None else report

    def onQueryStarted(self, event: QueryStartedEvent) -> None:
        """Nothing."""

    def onQueryProgress(self, event: QueryProgressEvent) -> None:
        """Reports the logs of a micro-batch."""
        logs = stream_lag(event.progress)
        if logs:
            self._report(event.progress.name, logs)

    def onQueryIdle(self, event: QueryIdleEvent) -> None:
        """Nothing."""

    def onQueryTerminated(self, event: QueryTerminatedEvent) -> None:
        """Nothing."""


def _log(name: str | None, logs: list[LogOffsets]) -> None:
    _LOGGER.info(
        "stream %s: a lag of %d offsets in %d logs, of %d to the high watermarks",
        printable(name or "without a name"),
        sum(log.lag for log in logs),
        len(logs),
        sum(log.high_watermark_lag for log in logs),
    )
