"""The account of every run: its line, the file of lines, the page, the metrics, the exit codes."""

from __future__ import annotations

import json
import os
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from prometheus_client.parser import text_string_to_metric_families

from kafkafmt.cli.app import cli
from kafkafmt.lakehouse.out_directory import OutputInUseError, locked
from kafkafmt.printable import printable
from kafkafmt.spark.export import ExportDataLossError, ExportError, ExportFailedError, running
from kafkafmt.spark.export.accounting import Account, kept
from kafkafmt.spark.export.job import Job
from kafkafmt.spark.history import file, page, prometheus
from kafkafmt.spark.history.log_positions import log_offsets
from kafkafmt.spark.history.retention import near_retention
from kafkafmt.spark.history.run import MAX_LOGS, ExportRun, LogOffsets, Totals, shown_logs
from kafkafmt.spark.report.figures import ExportReport
from tests.spark.broker import Broker

RUN = ExportRun(
    kafkafmt="1.0",
    started="2026-11-22T10:00:00.000Z",
    ended="2026-11-22T10:00:12.500Z",
    seconds=12.5,
    outcome="damaged",
    exit_code=1,
    source="/data",
    job={"format": "parquet"},
    records=10,
    files=2,
    lag=5,
    logs=(LogOffsets("orders", 0, 0, 10, 15, 12, 0),),
    warnings=("soon",),
    totals=Totals(runs=3, records=30),
)
HOSTILE = '<script>alert("1")</script>\n\x1b[2J\udcff\\'


def test_a_line_gives_the_run_again() -> None:
    line = RUN.as_line()
    assert line.count("\n") == 1
    assert ExportRun.of_line(line) == RUN


@pytest.mark.parametrize(
    "changed",
    [
        {"version": 2},
        {"outcome": "great"},
        {"records": -1},
        {"records": 1.5},
        {"records": True},
        {"records": 2**63},
        {"seconds": float("nan")},
        {"started": "yesterday"},
        {"logs": [["orders", 0, 1]]},
        {"logs": 7},
        {"totals": {"runs": "many"}},
        {"totals": {"other": 1}},
        {"job": []},
        {"error": 1},
    ],
)
def test_a_line_with_a_wrong_value_is_no_run(changed: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="not a run"):
        ExportRun.of_line(json.dumps({**json.loads(RUN.as_line()), **changed}))


@pytest.mark.parametrize("line", ["", "{", "[]", "null", "[" * 100_000, "9" * 5000, "{}"])
def test_what_is_no_json_object_is_no_run(line: str) -> None:
    with pytest.raises(ValueError, match="not a run"):
        ExportRun.of_line(line)


def test_a_line_that_a_crash_cut_off_costs_only_itself(tmp_path: Path) -> None:
    path = tmp_path / file.NAME
    file.append(path, RUN)
    whole = path.read_bytes()
    for size in range(1, len(whole) + 1):
        path.write_bytes(whole + whole[:size])
        file.append(path, replace(RUN, records=99))
        found = file.read(path)
        assert [run.records for run in found.runs] == (
            [10, 99] if size < len(whole) - 1 else [10, 10, 99]
        )
        assert found.unread == (size < len(whole) - 1)


def test_a_hostile_file_is_read_in_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / file.NAME
    line = RUN.as_line().encode()
    monkeypatch.setattr(file, "MAX_BYTES", 4 * len(line))
    path.write_bytes(b"x" * 100_000 + b"\n\n\xff\n" + 3 * line)
    assert len(file.read(path).runs) == 3
    path.write_bytes(1000 * line)
    assert len(file.read(path).runs) == 3  # the first that fits is cut off
    assert len(file.read(path, limit=2).runs) == 2
    assert file.read(tmp_path / "missing") == ([], 0)


def test_nothing_but_a_file_is_followed(tmp_path: Path) -> None:
    target, link, fifo = tmp_path / "target", tmp_path / "link", tmp_path / "fifo"
    target.write_text("mine")
    link.symlink_to(target)
    os.mkfifo(fifo)
    for path in (link, fifo, tmp_path):
        with pytest.raises(OSError, match=path.name):
            file.append(path, RUN)
    for path in (link, fifo):
        with pytest.raises(OSError, match=path.name):
            file.read(path)
    assert target.read_text() == "mine"


def test_a_line_lists_the_logs_that_are_furthest_behind() -> None:
    logs = [LogOffsets("t", number, 0, 0, number) for number in range(MAX_LOGS + 5)]
    shown, left_out = shown_logs(logs)
    assert (len(shown), left_out) == (MAX_LOGS, 5)
    assert [log.partition for log in shown] == list(range(5, MAX_LOGS + 5))


def test_the_page_escapes_what_it_shows() -> None:
    run = replace(RUN, outcome="failed", error=HOSTILE, kafkafmt=HOSTILE, source=HOSTILE)
    shown = page.render(file.History([RUN, run], 2), HOSTILE)
    assert "<script" not in shown
    assert shown.count("<tr>") == 3
    assert "2 lines are not runs" in shown
    assert "No run is recorded" in page.render(file.History([], 0), "out")


def test_the_metrics_are_prometheus_text() -> None:
    run = replace(RUN, logs=(*RUN.logs, LogOffsets(HOSTILE, 1, 0, 3)))
    text = prometheus.metrics(run, '/lake "1"', RUN.ended)
    series = [line for line in text.splitlines() if not line.startswith("#")]
    label = r'[a-z_]+="(?:[^"\\]|\\[\\"n])*"'
    for line in series:
        assert re.fullmatch(rf"kafkafmt_export_[a-z_]+\{{{label}(?:,{label})*\}} [0-9.e+]+", line)
    assert len(series) == len({line.rpartition(" ")[0] for line in series})
    out = r'out="/lake \"1\""'
    assert f"kafkafmt_export_records_total{{{out}}} 30" in series
    assert f'kafkafmt_export_lag_offsets{{{out},topic="orders",partition="0"}} 5' in series
    assert f'kafkafmt_export_last_run_outcome{{{out},outcome="damaged"}} 1' in series
    names = re.findall(r"^# TYPE (\S+) (\S+)$", text, re.MULTILINE)
    assert len(names) == len(set(names))
    assert {name for name, kind in names if kind == "counter"} == {
        name for name, _ in names if name.endswith("_total")
    }


def test_the_metrics_are_read_by_the_parser_of_prometheus() -> None:
    run = replace(RUN, logs=(*RUN.logs, LogOffsets(HOSTILE, 1, 0, 3)))
    text = prometheus.metrics(run, HOSTILE, None)
    families = {family.name: family for family in text_string_to_metric_families(text)}
    assert len(families) == text.count("# TYPE ")
    (records,) = families["kafkafmt_export_records"].samples
    assert (records.name, records.value) == ("kafkafmt_export_records_total", 30)
    assert records.labels["out"] == printable(HOSTILE)
    topics = [each.labels["topic"] for each in families["kafkafmt_export_next_offset"].samples]
    assert topics == ["orders", printable(HOSTILE)]


def test_runs_are_appended_by_several_writers(tmp_path: Path) -> None:
    history = tmp_path / "history.jsonl"
    with ThreadPoolExecutor(8) as pool:
        for done in [pool.submit(file.append, history, RUN) for _ in range(200)]:
            done.result()
    assert file.read(history) == file.History([RUN] * 200, 0)


def test_ten_thousand_runs_are_a_page_of_bounded_size(tmp_path: Path) -> None:
    history = tmp_path / "history.jsonl"
    history.write_text("".join(replace(RUN, records=each).as_line() for each in range(10_000)))
    found = file.read(history)
    assert [run.records for run in found.runs] == list(range(10_000 - file.MAX_RUNS, 10_000))
    shown = page.render(found, "out")
    assert shown.count('<th scope="row">') == page.SHOWN_RUNS
    assert len(shown) < 1_000_000


def test_the_lag_is_to_the_end_and_to_the_high_watermark(tmp_path: Path) -> None:
    data = tmp_path / "data"
    Broker(data).send(4)
    Broker(data, "events-3").send(1)
    (data / "replication-offset-checkpoint").write_text("0\n1\norders 0 12\n")
    options = Job.of(str(data)).options()
    events, orders, gone = log_offsets(
        options, {("orders", 0): (2, 7), ("removed", 0): (1, 2), (None, None): (0, 9)}
    )
    assert orders == LogOffsets("orders", 0, 2, 7, 20, 12, 0)
    assert (orders.lag, orders.high_watermark_lag) == (13, 5)
    assert (events.start, events.lag, events.high_watermark_lag) == (0, 5, 0)
    assert (gone.end, gone.lag) == (None, 0)


@pytest.mark.parametrize(
    ("then", "now", "start", "warns"),
    [
        (30, 120, 150, True),
        (30, 120, 209, True),
        (30, 120, 210, False),
        (120, 120, 120, False),
        (None, 120, 120, False),
        (30, None, 30, False),
    ],
)
def test_a_beginning_that_moves_close_is_a_warning(
    then: int | None, now: int | None, start: int, warns: bool
) -> None:
    before = LogOffsets("orders", 0, 0, start, start, None, then)
    found = list(near_retention([LogOffsets("orders", 0, start, 300, 300, None, now)], [before]))
    assert len(found) == warns
    assert not warns or "moved by 90 offsets to 120" in found[0]


@pytest.fixture
def out(tmp_path: Path) -> Path:
    (tmp_path / "out" / "_kafkafmt").mkdir(parents=True)
    return tmp_path / "out"


def empty_report(out: Path, **changes: Any) -> ExportReport:
    return replace(ExportReport("", str(out), {}, 1.0, [], None, {}, []), **changes)


@pytest.mark.parametrize(
    ("ended", "outcome", "code"),
    [
        (None, "nothing_new", 0),
        ({}, "sound", 0),
        ({"damage_kinds": {"bad_checksum": 1}}, "damaged", 1),
        (ExportError("no such topic"), "refused", 2),
        (FileNotFoundError("no data"), "refused", 2),
        (ExportDataLossError("gone"), "data_loss", 3),
        (OutputInUseError("busy"), "in_use", 4),
        (ExportFailedError("out of memory"), "failed", 5),
        (RuntimeError("bug"), "failed", 5),
        (KeyboardInterrupt(), "interrupted", 130),
    ],
)
def test_every_end_of_a_run_is_recorded(
    tmp_path: Path, out: Path, ended: Any, outcome: str, code: int
) -> None:
    data = tmp_path / "data"
    Broker(data).send(1)
    metrics = tmp_path / "kafkafmt.prom"
    with (
        pytest.raises(type(ended)) if isinstance(ended, BaseException) else open(os.devnull),
        kept(Job.of(str(data)), str(data), str(out), str(metrics)) as account,
    ):
        if isinstance(ended, BaseException):
            raise ended
        account.report = None if ended is None else empty_report(out, **ended)
    (run,) = file.read(out / "_kafkafmt" / file.NAME).runs
    assert (run.outcome, run.exit_code, run.totals.runs) == (outcome, code, 1)
    assert run.totals.unfinished_runs == (outcome not in ("sound", "damaged", "nothing_new"))
    assert f'last_run_exit_code{{out="{out}"}} {code}' in metrics.read_text()
    assert ("last_success" in metrics.read_text()) == (run.error is None)
    assert outcome.replace("_", " ") in (out / "_kafkafmt" / file.PAGE).read_text()


def test_a_directory_that_no_export_made_gets_no_history(tmp_path: Path) -> None:
    for place in (tmp_path / "missing", tmp_path):
        Account(Job.of(str(tmp_path)), "", str(place), None).close("refused", "x")
    assert not list(tmp_path.iterdir())


def test_a_history_that_cannot_be_written_is_a_warning(
    out: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (out / "_kafkafmt" / file.NAME).mkdir()
    Account(Job.of(str(out)), "", str(out), None).close("sound")
    assert "the run is not recorded" in caplog.text


def exported(*arguments: str) -> Any:
    return CliRunner().invoke(cli, ["export", *arguments])


def test_the_exit_code_says_that_another_run_has_out(tmp_path: Path, out: Path) -> None:
    data = tmp_path / "data"
    Broker(data).send(1)
    with locked(out):
        result = exported("--incremental", str(data), str(out))
    assert (result.exit_code, "another kafkafmt export" in result.output) == (4, True)
    (run,) = file.read(out / "_kafkafmt" / file.NAME).runs
    assert run.outcome == "in_use"


@pytest.mark.parametrize(
    ("error", "code"), [(ExportDataLossError("gone"), 3), (ExportFailedError("broken"), 5)]
)
def test_the_exit_codes_tell_errors_apart(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, error: Exception, code: int
) -> None:
    def failing(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(running, "run", failing)
    result = exported(str(tmp_path), str(tmp_path / "out"))
    assert (result.exit_code, result.output) == (code, f"kafkafmt: {error}\n")


@pytest.mark.parametrize("target", ["missing/file.prom", "directory", "link"])
def test_a_target_for_metrics_is_checked_before_the_run(tmp_path: Path, target: str) -> None:
    (tmp_path / "directory").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "directory")
    result = exported("--prometheus", str(tmp_path / target), str(tmp_path), str(tmp_path / "out"))
    assert result.exit_code == 2
    assert not (tmp_path / "out").exists()
