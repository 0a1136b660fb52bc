"""The file of the last run, its outcomes and exit codes, the lag, and the warning of retention."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from kafkafmt.cli.app import cli
from kafkafmt.export import ExportDataLossError, ExportError, ExportFailedError
from kafkafmt.export.job import Job
from kafkafmt.export.lag import LogOffsets, log_offsets, near_retention
from kafkafmt.export.last_run import MAX_LOGS, RunRecord, logs_of, recorded, shown_logs
from kafkafmt.export.report.figures import ExportReport
from kafkafmt.lakehouse.journal import HOME, LAST_RUN, Journal, JournalError
from kafkafmt.lakehouse.local_place import LocalPlace, locked
from kafkafmt.lakehouse.place import OutputInUseError
from kafkafmt.lakehouse.store_place import StorePlace
from kafkafmt.spark import exporting
from kafkafmt.storage.options import StorageOptions
from tests.export import running
from tests.spark.broker import GrowingLog
from tests.support.store import Store

FILE = f"{HOME}/{LAST_RUN}"
LOG = {"topic": "orders", "partition": 0, "start": 0, "stop": 10}


@pytest.fixture
def out(tmp_path: Path) -> Path:
    Journal(LocalPlace(tmp_path / "out")).claim({})
    return tmp_path / "out"


def found(out: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((out / FILE).read_text())
    return content


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
    GrowingLog(data).send(1)
    with (
        pytest.raises(type(ended)) if isinstance(ended, BaseException) else open(os.devnull),
        recorded(Job.of(str(data)), str(data), str(out)) as this,
    ):
        if isinstance(ended, BaseException):
            raise ended
        this.report = None if ended is None else empty_report(out, **ended)
    content = found(out)
    assert (content["outcome"], content["exit_code"]) == (outcome, code)
    is_finished = not isinstance(ended, BaseException)
    assert (content["error"] is None, content["lag"] is not None) == (is_finished, is_finished)
    assert len(content["logs"]) == is_finished


def test_a_run_that_fails_keeps_the_logs_of_the_run_before_it(tmp_path: Path, out: Path) -> None:
    data = tmp_path / "data"
    GrowingLog(data).send(1)
    job = Job.of(str(data))
    RunRecord(job, str(data), str(out)).end("sound")
    logs = found(out)["logs"]
    RunRecord(job, str(data), str(out)).end("failed", "an \x1b error\nin two lines")
    content = found(out)
    assert logs == content["logs"] != []
    assert (content["outcome"], content["lag"]) == ("failed", None)
    assert content["error"] == "an \\u001b error in two lines"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"[" * 100_000,
        b"{}",
        b'{"version": 2, "logs": []}',
        b'{"version": 1, "logs": 7}',
        b'{"version": 1, "logs": [["orders", 0, 1]]}',
        json.dumps({"version": 1, "logs": [{**LOG, "topic": 7}]}).encode(),
        json.dumps({"version": 1, "logs": [{**LOG, "stop": "x"}]}).encode(),
        json.dumps({"version": 1, "logs": [{**LOG, "start": True}]}).encode(),
        json.dumps({"version": 1, "logs": [{**LOG, "first": 1.5}]}).encode(),
        json.dumps({"version": 1, "logs": [{**LOG, "other": 1}]}).encode(),
    ],
)
def test_a_file_that_no_run_wrote_has_no_logs(content: bytes) -> None:
    assert logs_of(content) == []


def test_the_logs_of_a_file_are_read_again() -> None:
    content = json.dumps({"version": 1, "logs": [{**LOG, "end": None, "first": 3}]})
    assert logs_of(content.encode()) == [LogOffsets("orders", 0, 0, 10, None, None, 3)]


def test_no_link_is_followed(tmp_path: Path, out: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "mine").write_text("mine")
    (out / FILE).symlink_to(tmp_path / "mine")
    RunRecord(Job.of(str(out)), "", str(out)).end("sound")
    assert (tmp_path / "mine").read_text() == "mine"
    assert "the run is not recorded" in caplog.text


def test_a_file_lists_the_logs_with_the_largest_lag() -> None:
    logs = [LogOffsets("t", number, 0, 0, number) for number in range(MAX_LOGS + 5)]
    shown, left_out = shown_logs(logs)
    assert (len(shown), left_out) == (MAX_LOGS, 5)
    assert [log.partition for log in shown] == list(range(5, MAX_LOGS + 5))


def test_the_lag_is_to_the_end_and_to_the_high_watermark(tmp_path: Path) -> None:
    data = tmp_path / "data"
    GrowingLog(data).send(4)
    GrowingLog(data, "events-3").send(1)
    (data / "replication-offset-checkpoint").write_text("0\n1\norders 0 12\n")
    options = Job.of(str(data)).log_read()
    events, orders, gone = log_offsets(
        options, {("orders", 0): (2, 7), ("removed", 0): (1, 2), (None, None): (0, 9)}
    )
    assert orders == LogOffsets("orders", 0, 2, 7, 20, 12, 0)
    assert (orders.lag, orders.high_watermark_lag) == (13, 5)
    assert (events.start, events.lag, events.high_watermark_lag) == (0, 5, 0)
    assert (gone.end, gone.lag) == (2, 0)


def test_the_lag_to_the_high_watermark_ends_with_the_log(tmp_path: Path) -> None:
    """A broker has appended since the log was listed, or its last batches are lost."""
    data = tmp_path / "data"
    GrowingLog(data).send(4)
    (data / "replication-offset-checkpoint").write_text("0\n1\norders 0 25\n")
    (orders,) = log_offsets(Job.of(str(data)).log_read(), {("orders", 0): (2, 7)})
    assert (orders.end, orders.high_watermark) == (20, 25)
    assert (orders.lag, orders.high_watermark_lag) == (13, 13)


def test_the_lag_is_unknown_where_the_end_of_a_log_is(
    tmp_path: Path, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A monitor would take 0 for a log of which everything is exported."""
    data = tmp_path / "data"
    GrowingLog(data).send(4)
    run = RunRecord(Job.of(str(data)), str(data), str(out))
    run.next_offsets = {"orders-0": 7}

    def recorded() -> tuple[int | None, int | None]:
        run.end("sound")
        content = found(out)
        return content["lag"], content["logs"][0]["end"]

    assert recorded() == (13, 20)
    with monkeypatch.context() as patch:
        patch.setattr("kafkafmt.export.lag.find_end", _fails)
        assert recorded() == (None, None)
    monkeypatch.setattr("kafkafmt.export.lag.find_logs", _fails)
    assert recorded() == (None, None)


def _fails(*_: object) -> None:
    raise OSError("a disk that fails")


def test_an_unknown_lag_counts_as_the_largest() -> None:
    logs = [LogOffsets("t", number, 0, 0, number) for number in range(1, MAX_LOGS + 1)]
    shown, left_out = shown_logs([LogOffsets("t", 0, 0, 0), *logs])
    assert left_out == 1
    assert [log.partition for log in shown] == [0, *range(2, MAX_LOGS + 1)]


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
    given = list(near_retention([LogOffsets("orders", 0, start, 300, 300, None, now)], [before]))
    assert len(given) == warns
    assert not warns or "moved by 90 offsets to 120" in given[0]


def test_a_place_that_no_export_made_gets_no_file(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "file"
    file.touch()
    for place in (tmp_path / "missing", tmp_path, file):
        RunRecord(Job.of(str(tmp_path)), "", str(place)).end("refused", "x")
    assert list(tmp_path.iterdir()) == [file]
    assert caplog.messages == []


def test_a_file_that_cannot_be_written_is_a_warning(
    out: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (out / FILE).mkdir()
    RunRecord(Job.of(str(out)), "", str(out)).end("sound")
    assert "the run is not recorded" in caplog.text


def exported(*arguments: str) -> Any:
    return CliRunner().invoke(cli, ["export", *arguments])


def test_the_exit_code_says_that_another_run_has_out(tmp_path: Path, out: Path) -> None:
    data = tmp_path / "data"
    GrowingLog(data).send(1)
    with locked(out):
        result = exported("--incremental", str(data), str(out))
    assert (result.exit_code, "another kafkafmt export" in result.output) == (4, True)
    assert found(out)["outcome"] == "in_use"


@pytest.mark.parametrize(
    ("error", "code"), [(ExportDataLossError("gone"), 3), (ExportFailedError("broken"), 5)]
)
def test_the_exit_codes_tell_errors_apart(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, error: Exception, code: int
) -> None:
    def failing(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(exporting, "export", failing)
    result = exported(str(tmp_path), str(tmp_path / "out"))
    assert (result.exit_code, result.output) == (code, f"kafkafmt: {error}\n")


def test_the_former_option_for_metrics_is_an_unknown_one(tmp_path: Path) -> None:
    result = exported("--prometheus", "file.prom", str(tmp_path), str(tmp_path / "out"))
    assert result.exit_code == 2
    assert "No such option" in result.output


def test_only_an_export_in_a_store_has_a_file(s3: Store) -> None:
    out = f"s3://{s3.make('last-run-none')}/lake"
    store = StorePlace(out, StorageOptions(s3.options))
    job = Job(source="logs", out_storage_options=StorageOptions(s3.options))
    RunRecord(job, "logs", out).end("failed", "x")
    assert not list(s3.objects(out))
    Journal(store).claim({"format": "parquet"})
    RunRecord(job, "logs", out).end("failed", "x")
    assert json.loads(store.read(FILE))["outcome"] == "failed"


def test_what_a_store_refuses_is_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    job = Job(source="logs", out_storage_options=StorageOptions({"no-such-option": "1"}))
    RunRecord(job, "logs", "s3://bucket/lake").end("failed", "x")
    assert "the run is not recorded: s3:// has no storage option" in caplog.text


def test_every_run_into_a_store_is_recorded(s3: Store, tmp_path: Path) -> None:
    out = f"s3://{s3.make('last-run')}/lake"
    options = StorageOptions(s3.options)
    store = StorePlace(out, options)
    run = partial(running.run, incremental=True, out_storage_options=options)
    orders = GrowingLog(tmp_path / "data")
    orders.send(4)
    contents: list[dict[str, Any]] = []
    for _ in range(2):
        run(tmp_path / "data", out)
        contents.append(json.loads(store.read(FILE)))
    orders.send(1)
    with pytest.raises(JournalError, match="was exported from another source"):
        run(tmp_path / "data", out, topics="orders")
    contents.append(json.loads(store.read(FILE)))
    assert [each["outcome"] for each in contents] == ["sound", "nothing_new", "refused"]
    assert [each["records"] for each in contents] == [20, 0, 0]
    assert [each["lag"] for each in contents] == [0, 0, None]
    assert [each["logs"][0]["stop"] for each in contents] == [20, 20, 20]
