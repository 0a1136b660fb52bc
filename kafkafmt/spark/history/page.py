"""The runs over time as one self-contained HTML page, in the style of the report.

Strategy: figures of the last run first, then records and lag as columns, one for each run, then a
table with the newest run on top.

Invariant: every text from a run is escaped.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from kafkafmt.spark.history.file import History
from kafkafmt.spark.history.run import FINISHED, ExportRun
from kafkafmt.spark.report import charts, text
from kafkafmt.spark.report.style import CSS

SHOWN_RUNS = 400
_CHARTED = 120
_TIME_LABELS = 5
_COLUMNS = (
    "outcome",
    "seconds",
    "records",
    "read",
    "files",
    "damaged",
    "missing",
    "dead letters",
    "lag",
    "to high watermark",
    "version",
    "error or warning",
)


def render(history: History, out: str) -> str:
    """The page of the runs of an export into `out`."""
    runs = history.runs[-SHOWN_RUNS:]
    body = [f"<header><h1>Runs</h1><p>Export to <code>{escape(out)}</code>.</p></header>"]
    if runs:
        body += [_tiles(runs), _charts(runs[-_CHARTED:]), _table(runs)]
    else:
        body.append('<p class="empty">No run is recorded.</p>')
    if history.unread:
        body.append(f'<p class="note">{text.count(history.unread)} lines are not runs.</p>')
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>kafkafmt export: runs into {escape(out)}</title>\n"
        f"<style>\n{CSS}</style>\n</head>\n<body>\n<main>\n{''.join(body)}\n</main>\n"
        "</body>\n</html>\n"
    )


def _tiles(runs: Sequence[ExportRun]) -> str:
    last = runs[-1]
    finished = next((run for run in reversed(runs) if run.outcome in FINISHED), None)
    is_good = last.outcome in FINISHED
    tiles = (
        ("Last run", last.outcome.replace("_", " "), last.ended, " good" if is_good else " bad"),
        ("Complete", "never" if finished is None else finished.ended[:10], "last time", ""),
        ("Lag", text.count(last.lag), "offsets to the ends of the logs", ""),
        ("Records", text.count(last.totals.records), f"in {text.count(last.totals.runs)} runs", ""),
    )
    cells = (
        f'<div class="tile{css}"><dt>{name}</dt><dd>{escape(value)}</dd><p>{escape(note)}</p></div>'
        for name, value, note, css in tiles
    )
    return f'<dl class="tiles">{"".join(cells)}</dl>'


def _charts(runs: Sequence[ExportRun]) -> str:
    labels = max(min(_TIME_LABELS, len(runs)), 1)
    times = [
        _minute(runs[(len(runs) - 1) * place // max(labels - 1, 1)].started)
        for place in range(labels)
    ]

    def chart(name: str, css: str, figure: Callable[[ExportRun], int]) -> str:
        return f"<h3>{name}</h3>" + charts.columns(
            [figure(run) for run in runs],
            titles=[f"{run.started}: {text.count(figure(run))}" for run in runs],
            times=times,
            label=text.short_count,
            steps=charts.decimal_steps,
            css=css,
            name=f"{name} by run",
        )

    return (
        "<section><h2>Over time</h2>"
        + chart("Records added", "records", lambda run: run.records)
        + chart("Lag to the ends of the logs", "bytes", lambda run: run.lag)
        + f'<p class="note">A column is a run: the last {len(runs)}.</p></section>'
    )


def _table(runs: Sequence[ExportRun]) -> str:
    head = "".join(f'<th scope="col">{name}</th>' for name in ("started", *_COLUMNS))
    rows = "".join(map(_row, reversed(runs)))
    return (
        '<section><h2>Runs</h2><div class="scroll"><table><thead><tr>'
        f"{head}</tr></thead><tbody>{rows}</tbody></table></div></section>"
    )


def _row(run: ExportRun) -> str:
    cells = (
        run.outcome.replace("_", " "),
        f"{run.seconds:.1f}",
        _count(run.records),
        text.size(run.segment_bytes) if run.segment_bytes else text.NO_VALUE,
        _count(run.files),
        _count(run.damaged_ranges),
        _count(run.missing_offsets),
        _count(run.dead_letters),
        _count(run.lag),
        _count(run.high_watermark_lag),
        run.kafkafmt,
        " ".join(filter(None, (run.error, *run.warnings))) or text.NO_VALUE,
    )
    row = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f'<tr><th scope="row">{escape(run.started)}</th>{row}</tr>'


def _count(number: int | None) -> str:
    return text.count(number) if number else text.NO_VALUE


def _minute(time: str) -> str:
    return time[:16].replace("T", " ")
