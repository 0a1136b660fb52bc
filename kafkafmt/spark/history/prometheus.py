"""The metrics of a run, in Prometheus' text format, for the textfile collector of node_exporter.

Strategy: all series have the label `out`, so that the files of several exports go into one
directory. Units are Prometheus' base units, seconds and bytes; sums over all runs are counters.

Invariant: every label is escaped, and a series occurs once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kafkafmt.printable import printable
from kafkafmt.spark.history.run import OUTCOMES, ExportRun, moment

_PREFIX = "kafkafmt_export_"
_Series = Iterable[tuple[Mapping[str, str], float]]


def metrics(run: ExportRun, out: str, last_finished: str | None) -> str:
    """The metrics after a run.

    Args:
        run: the last run.
        out: the output of the export.
        last_finished: when the last run ended that brought the tables up to date; `None` if none
            did.

    Returns:
        The text of a file.
    """
    of_out = {"out": out}
    one: list[tuple[str, str, str, float | None]] = [
        (
            "last_run_timestamp_seconds",
            "gauge",
            "End of the last run.",
            moment(run.ended).timestamp(),
        ),
        (
            "last_success_timestamp_seconds",
            "gauge",
            "End of the last run after which the tables were complete.",
            None if last_finished is None else moment(last_finished).timestamp(),
        ),
        ("last_run_duration_seconds", "gauge", "Duration of the last run.", run.seconds),
        ("last_run_exit_code", "gauge", "Exit code of the last run.", run.exit_code),
        ("last_run_records", "gauge", "Records that the last run added.", run.records),
        ("last_run_read_bytes", "gauge", "Bytes of segments it read.", run.segment_bytes),
        ("last_run_files", "gauge", "Data files that the last run added.", run.files),
        ("last_run_written_bytes", "gauge", "Size of these files.", run.file_bytes),
        ("last_run_damaged_ranges", "gauge", "Damage that it found.", run.damaged_ranges),
        ("last_run_damaged_bytes", "gauge", "Bytes of this damage.", run.damaged_bytes),
        (
            "last_run_missing_offsets",
            "gauge",
            "Offsets that no valid batch covers.",
            run.missing_offsets,
        ),
        ("last_run_dead_letters", "gauge", "Values that did not decode.", run.dead_letters),
        ("last_run_warnings", "gauge", "Warnings of the last run.", len(run.warnings)),
        ("runs_total", "counter", "Runs.", run.totals.runs),
        (
            "unfinished_runs_total",
            "counter",
            "Runs that did not complete the tables.",
            run.totals.unfinished_runs,
        ),
        ("records_total", "counter", "Records added.", run.totals.records),
        ("read_bytes_total", "counter", "Bytes of segments read.", run.totals.segment_bytes),
        ("damaged_ranges_total", "counter", "Damaged ranges found.", run.totals.damaged_ranges),
        (
            "missing_offsets_total",
            "counter",
            "Offsets that no valid batch covered.",
            run.totals.missing_offsets,
        ),
    ]
    lines: list[str] = []
    lines += _metric("info", "gauge", "The version.", [({**of_out, "version": run.kafkafmt}, 1)])
    for name, kind, text, value in one:
        if value is not None:
            lines += _metric(name, kind, text, [(of_out, value)])
    lines += _metric(
        "last_run_outcome",
        "gauge",
        "1 for what became of the last run.",
        [({**of_out, "outcome": name}, int(name == run.outcome)) for name in OUTCOMES],
    )
    logs = [
        ({**of_out, "topic": log.topic, "partition": str(log.partition)}, log) for log in run.logs
    ]
    lines += _metric(
        "next_offset",
        "gauge",
        "The offset at which the next run begins.",
        ((labels, log.stop) for labels, log in logs),
    )
    lines += _metric(
        "lag_offsets",
        "gauge",
        "Offsets between the export and the end of the log.",
        ((labels, log.lag) for labels, log in logs if log.end is not None),
    )
    lines += _metric(
        "high_watermark_lag_offsets",
        "gauge",
        "Offsets between the export and the high watermark.",
        (
            (labels, log.high_watermark_lag)
            for labels, log in logs
            if log.high_watermark is not None
        ),
    )
    return "\n".join(lines) + "\n"


def _metric(name: str, kind: str, text: str, series: _Series) -> list[str]:
    """The lines of a metric; none without a series."""
    full = _PREFIX + name
    lines = [f"{full}{{{_labels(labels)}}} {value!r}" for labels, value in series]
    return [f"# HELP {full} {text}", f"# TYPE {full} {kind}", *lines] if lines else []


def _labels(labels: Mapping[str, str]) -> str:
    return ",".join(f'{name}="{_escaped(value)}"' for name, value in labels.items())


def _escaped(value: str) -> str:
    """A label's value. Control characters and bytes that are not UTF-8 become visible escapes."""
    return printable(value).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
