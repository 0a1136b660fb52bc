"""Many logs: only what has changed is read again, and a position stays small."""

from __future__ import annotations

import base64
import json
import os
import pickle
import tracemalloc
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kafkafmt.lake.export import export_run
from kafkafmt.lake.export.errors import ExportDataLossError, ExportFailedError
from kafkafmt.lake.export.job import Job
from kafkafmt.lake.export.plans import NewOffsets
from kafkafmt.lake.export.task import Sink, Task, Written
from kafkafmt.lake.plan import extents, follower, position
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.lake.report.figures import ExportReport
from kafkafmt.lake.tables import table
from kafkafmt.lake.tables.reading import read_table
from kafkafmt.lake.tables.table import NOTE, Note, TableError
from kafkafmt.log.search import find_end
from kafkafmt.storage.access import StorageOptions
from tests.lake.export import running
from tests.lake.export.killing import KilledError
from tests.support.growing_log import GrowingLog, batch
from tests.support.samples import some

FORMATS = ("delta", "iceberg")


def run(data: Path, out: Path, format: str = "delta") -> ExportReport:
    return running.run(data, out, incremental=True, format=format)


@pytest.mark.parametrize("format", some(FORMATS, 2))
def test_only_logs_that_changed_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format: str
) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    logs = [GrowingLog(data, f"orders-{number}") for number in range(60)]
    for log in logs:
        log.send()
    run(data, out, format)
    read: set[str] = set()
    seen = position.seen

    def noted_end(segment: Any, *rest: Any) -> Any:
        read.add(segment.directory)
        return find_end(segment, *rest)

    def noted_seen(log: Any, *rest: Any, **more: Any) -> Any:
        read.add(log.directory)
        return seen(log, *rest, **more)

    monkeypatch.setattr(follower, "find_end", noted_end)
    monkeypatch.setattr(position, "seen", noted_seen)
    assert run(data, out, format).is_unchanged
    assert read == set()
    logs[7].send()
    logs[8].roll()
    new = GrowingLog(data, "orders-100")
    new.send(2)
    assert run(data, out, format).total.records == 15
    assert read == {str(log.directory) for log in (logs[7], logs[8], new)}
    assert read_table(out, "records", columns=["offset"]).read_all().num_rows == 60 * 5 + 15


def test_a_log_of_the_same_size_that_was_made_again_is_another(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    log = GrowingLog(data)
    log.send(2)
    run(data, out)
    size = log.active.stat().st_size
    log.active.unlink()
    log.active.write_bytes(batch(0) + batch(5, 5).replace(b"000007", b"000008"))
    assert log.active.stat().st_size == size
    with pytest.raises(ExportDataLossError, match=r"now ends at 5|recreated"):
        run(data, out)


def test_a_log_that_was_only_touched_is_the_same(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    log = GrowingLog(data)
    log.send(2)
    run(data, out)
    os.utime(log.active, ns=(1, 1))
    assert run(data, out).is_unchanged
    log.send()
    assert run(data, out).total.records == 5


def test_the_position_of_many_logs_is_compressed() -> None:
    known = {f"orders-{number}": number for number in range(20_000)}
    note = Note("id", {"format": "delta"}, known)
    text = note.as_text()
    assert len(text) < len(json.dumps(known)) / 3
    assert Note.from_text("here", text) == note
    few = Note("id", {}, {"orders-0": 1})
    assert json.loads(few.as_text())["position"] == few.position


def packed(data: bytes) -> str:
    return base64.b64encode(zlib.compress(data)).decode()


@pytest.mark.parametrize(
    "text",
    ["x", "é", packed(b"{")[:9], packed(b"{"), packed(b"[]"), None],
    ids=["base64", "ascii", "cut", "json", "list", "bomb"],
)
def test_a_position_that_no_export_wrote(text: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    if text is None:
        monkeypatch.setattr(table, "_MOST_POSITION", 1 << 20)
        text = packed(b" " * (1 << 20) + b"{}")
    content = json.dumps({"commit": "id", "job": {}, "position": text})
    with pytest.raises(TableError, match=f"the note {NOTE} of a commit is not one of"):
        Note.from_text("here", content)


@pytest.mark.parametrize("place", ["directory", "store"])
def test_a_result_that_somebody_has_changed_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, place: str
) -> None:
    """Results are pickles, and OUT may be a bucket to which others write."""
    data, ran = tmp_path / "data", tmp_path / "ran"
    for number in range(3):
        GrowingLog(data, f"orders-{number}").send(2)
    monkeypatch.setattr(export_run, "_TOGETHER", 1)
    monkeypatch.setattr(LogRead, "split_bytes", 1)
    monkeypatch.setattr(extents, "_split_bytes", lambda *rest: 1)
    write = Sink.write

    class Harm:
        def __reduce__(self) -> tuple[object, tuple[str]]:
            return os.mkdir, (str(ran),)

    def changed(self: Sink, task: Task) -> Written:
        written = write(self, task)
        assert written.stored is not None
        self.target.write(written.stored[0], zlib.compress(pickle.dumps(Harm())))
        return written

    monkeypatch.setattr(Sink, "write", changed)
    options: dict[str, object] = {}
    out: Path | str = tmp_path / "out"
    if place == "store":
        store = request.getfixturevalue("s3")
        out = f"s3://{store.make('changed')}/out"
        options = {"out_storage_options": StorageOptions(store.options)}
    with pytest.raises(ExportFailedError, match="expected the result that a task has stored"):
        running.run(data, out, format="delta", **options)
    assert not ran.exists()


@pytest.mark.parametrize("format", ["parquet", *some(FORMATS, 2)])
def test_results_of_many_tasks_lie_beside_the_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format: str
) -> None:
    """The driver gets a name of each; a killed run leaves some, which the next one removes."""
    data, out = tmp_path / "data", tmp_path / "out"
    for number in range(7):
        log = GrowingLog(data, f"orders-{number}")
        log.append(b"\x01" * 70)
        log.send(2)
    monkeypatch.setattr(export_run, "_TOGETHER", 2)
    monkeypatch.setattr(LogRead, "split_bytes", 1)
    monkeypatch.setattr(extents, "_split_bytes", lambda *rest: 1)
    write = Sink.write
    returned: list[Written] = []

    def noted(self: Sink, task: Task) -> Written:
        if len(returned) == 4:
            raise KilledError
        returned.append(write(self, task))
        return returned[-1]

    options = {} if format == "parquet" else {"incremental": True}
    with monkeypatch.context() as patch:
        patch.setattr(Sink, "write", noted)
        patch.setattr("shutil.rmtree", lambda path: None)  # a kill leaves what there is
        with pytest.raises(KilledError):
            running.run(data, out, format=format, **options)
    assert all(each.stored is not None and not each.files for each in returned)
    assert [path for path in out.rglob("*") if "results" in path.name] or format == "parquet"
    report = running.run(data, out, format=format, **options)
    running.run(data, tmp_path / "other", format=format)
    assert (report.total.records, report.total.damaged_ranges) == (70, 7)
    for name in ("records", "batches", "damage"):
        found, expected = (
            sorted(map(str, read_table(place, name).read_all().to_pylist()))
            for place in (out, tmp_path / "other")
        )
        assert found == expected
    assert not [path for path in out.rglob("*") if path.name.startswith(".kafkafmt")]


def test_the_plan_of_a_commit_takes_little_memory_a_log(tmp_path: Path) -> None:
    count = 200
    for number in range(count):
        log = tmp_path / f"orders-{number}"
        log.mkdir()
        for base in range(10):
            size = 13 << 20 if base < 9 else 0  # a hole
            (log / f"{100 * base:020}.log").write_bytes(b"")
            os.truncate(log / f"{100 * base:020}.log", size)
        (log / f"{900:020}.log").write_bytes(batch(900))
    read = Job.of(str(tmp_path), format="delta", incremental=True).log_read()
    tracemalloc.start()
    try:
        plan = NewOffsets(replace(read, max_bytes_per_trigger=None)).after(None)
        assert plan is not None
        kept, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(plan.tasks) == count
    assert kept / count < 4096
    assert most / count < 8192
