"""One run of an export, as a line of its history.

Strategy: a run is a JSON object on one line. A line that another program wrote, or that a crash cut
off, is not a run; reading checks every value.

Invariant: `ExportRun.of_line(run.as_line())` equals the run. No storage option is in a line.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import datetime
from typing import Any, NamedTuple

from kafkafmt.printable import printable
from kafkafmt.storage import untrusted_json

VERSION = 1
"""Version of the lines; increases when a value changes its name or meaning."""

SOUND, DAMAGED, NOTHING_NEW = "sound", "damaged", "nothing_new"
DATA_LOSS, IN_USE, FAILED, INTERRUPTED = "data_loss", "in_use", "failed", "interrupted"
REFUSED = "refused"
OUTCOMES = (SOUND, DAMAGED, NOTHING_NEW, DATA_LOSS, IN_USE, FAILED, INTERRUPTED, REFUSED)
"""What may become of a run. After the first three, all that was there is in the tables."""
FINISHED = (SOUND, DAMAGED, NOTHING_NEW)

MAX_LOGS = 1000
"""How many logs a line lists: those with the largest lag. The sums are of all logs."""
_MAX_TEXT = 2000
_LARGEST = 2**63 - 1


class LogOffsets(NamedTuple):
    """How far a run read one log. Ends are exclusive.

    Attributes:
        topic: its name.
        partition: its number.
        start: the first offset that the run read, or would have read.
        stop: the offset at which the next run begins.
        end: the end of the log when the run ended; `None` if unknown.
        high_watermark: from `replication-offset-checkpoint`; `None` without an entry there.
        first: the first offset that the log still had; `None` if unknown.
    """

    topic: str
    partition: int
    start: int
    stop: int
    end: int | None = None
    high_watermark: int | None = None
    first: int | None = None

    @property
    def lag(self) -> int:
        """The offsets between where the run stopped and the end of the log."""
        return max((self.stop if self.end is None else self.end) - self.stop, 0)

    @property
    def high_watermark_lag(self) -> int:
        """The same up to the high watermark; a run that read beyond it has none."""
        mark = self.stop if self.high_watermark is None else self.high_watermark
        return max(mark - self.stop, 0)


@dataclass(frozen=True, kw_only=True)
class Totals:
    """Sums over all runs since the history began."""

    runs: int = 0
    unfinished_runs: int = 0
    records: int = 0
    segment_bytes: int = 0
    damaged_ranges: int = 0
    missing_offsets: int = 0


@dataclass(frozen=True, kw_only=True)
class ExportRun:
    """One run. Times are ISO 8601 in UTC; sizes are in bytes.

    Attributes:
        kafkafmt: the version that ran.
        started: when it began.
        ended: when it ended.
        seconds: how long it took.
        outcome: one of `OUTCOMES`.
        exit_code: of the command.
        error: the message of the error that ended it; `None` if there is none.
        source: as the user gave it.
        job: the arguments, without storage options.
        records: the records that it added; likewise the next ones.
        batches: valid batches.
        segment_bytes: bytes of segments that it read.
        payload_bytes: keys, values and headers.
        files: data files that it added; `None` if a writer did not say.
        file_bytes: their size.
        damaged_ranges: damage that it found, without unfinished ends.
        damaged_bytes: its size.
        missing_offsets: offsets that no valid batch covers.
        dead_letters: values that did not decode; `None` if none were decoded.
        lag: the sum over all logs; see `LogOffsets`.
        high_watermark_lag: likewise.
        logs: the logs, at most `MAX_LOGS`.
        logs_left_out: how many more there are.
        warnings: what the run warned of, such as retention that comes close.
        totals: with this run.
    """

    kafkafmt: str
    started: str
    ended: str
    seconds: float
    outcome: str
    exit_code: int
    error: str | None = None
    source: str = ""
    job: dict[str, Any] = field(default_factory=dict)
    records: int = 0
    batches: int = 0
    segment_bytes: int = 0
    payload_bytes: int = 0
    files: int | None = None
    file_bytes: int | None = None
    damaged_ranges: int = 0
    damaged_bytes: int = 0
    missing_offsets: int = 0
    dead_letters: int | None = None
    lag: int = 0
    high_watermark_lag: int = 0
    logs: tuple[LogOffsets, ...] = ()
    logs_left_out: int = 0
    warnings: tuple[str, ...] = ()
    totals: Totals = field(default_factory=Totals)

    def following(self, last: ExportRun | None) -> ExportRun:
        """The run with the totals after it; `last` is the run before it, if there is one."""
        before = Totals() if last is None else last.totals
        return replace(
            self,
            totals=Totals(
                runs=before.runs + 1,
                unfinished_runs=before.unfinished_runs + (self.outcome not in FINISHED),
                records=before.records + self.records,
                segment_bytes=before.segment_bytes + self.segment_bytes,
                damaged_ranges=before.damaged_ranges + self.damaged_ranges,
                missing_offsets=before.missing_offsets + self.missing_offsets,
            ),
        )

    def as_line(self, **more: str) -> str:
        """The run as one line of JSON, with its end of line; `of_line` ignores `more`."""
        content = {"version": VERSION, **asdict(self), "logs": [list(log) for log in self.logs]}
        content.update(more)
        return json.dumps(content, separators=(",", ":")) + "\n"

    @classmethod
    def of_line(cls, line: str | bytes) -> ExportRun:
        """The run in a line.

        Raises ValueError for a line that is not a run of this version.
        """
        try:
            content = untrusted_json.parsed(line)
            if content.pop("version", None) != VERSION:
                raise ValueError("another version")
            known = {each.name for each in fields(cls)}
            values = {name: value for name, value in content.items() if name in known}
            for name, value in values.items():
                values[name] = _CHECKS.get(name, _number)(value)
            if values["outcome"] not in OUTCOMES:
                raise ValueError(f"unknown outcome {values['outcome']!r}")
            return cls(**values)
        except (ValueError, TypeError, LookupError, AttributeError) as error:
            raise ValueError(f"not a run: {error}") from error


def shown_logs(logs: Sequence[LogOffsets]) -> tuple[tuple[LogOffsets, ...], int]:
    """The logs for a line: all, or those with the largest lag; and how many are left out."""
    if len(logs) <= MAX_LOGS:
        return tuple(logs), 0
    worst = sorted(logs, key=lambda log: (-log.lag, log.topic, log.partition))[:MAX_LOGS]
    return tuple(sorted(worst)), len(logs) - MAX_LOGS


def bounded(text: str) -> str:
    """A text for a line: printable, on one line, and not too long."""
    return printable(" ".join(text.split()))[:_MAX_TEXT]


def _number(value: Any) -> int:
    if type(value) is not int or not 0 <= value <= _LARGEST:
        raise ValueError(f"not a count: {value!r:.40}")
    return value


def _count(value: Any) -> int | None:
    return None if value is None else _number(value)


def _seconds(value: Any) -> float:
    if type(value) not in (int, float) or not math.isfinite(value) or value < 0:
        raise ValueError(f"not a duration: {value!r:.40}")
    return float(value)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(f"not a text: {value!r:.40}")
    return value


def _time(value: Any) -> str:
    moment(_text(value))
    return str(value)


def moment(text: str) -> datetime:
    """The time of a run; raises ValueError for a text that is not a time."""
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


def _message(value: Any) -> str | None:
    return None if value is None else _text(value)


def _job(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError("not a job")
    return value


def _logs(value: Any) -> tuple[LogOffsets, ...]:
    return tuple(
        LogOffsets(_text(topic), *map(_number, (partition, start, stop)), *map(_count, rest))
        for topic, partition, start, stop, *rest in value[:MAX_LOGS]
    )


def _totals(value: Any) -> Totals:
    return Totals(**{name: _number(number) for name, number in value.items()})


_CHECKS: dict[str, Any] = {
    **dict.fromkeys(("kafkafmt", "outcome", "source"), _text),
    **dict.fromkeys(("started", "ended"), _time),
    **dict.fromkeys(("files", "file_bytes", "dead_letters"), _count),
    "seconds": _seconds,
    "error": _message,
    "job": _job,
    "logs": _logs,
    "warnings": lambda value: tuple(map(_text, value)),
    "totals": _totals,
}
