"""The history of an export to a store: an object for each run, the last runs together, the page."""

from __future__ import annotations

import itertools
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from kafkafmt.lakehouse.commit_log import CommitLog, LogError
from kafkafmt.spark.export.accounting import Account
from kafkafmt.spark.export.job import Job
from kafkafmt.spark.history import file
from kafkafmt.spark.history.file import History
from kafkafmt.spark.history.store import FOLDER, StoreHistory
from kafkafmt.spark.report.figures import ExportReport
from kafkafmt.storage.errors import StorageError
from kafkafmt.storage.object_store import ObjectStore
from kafkafmt.storage.options import StorageOptions
from tests.spark.broker import Broker
from tests.spark.test_history import RUN
from tests.spark.test_store_export import run
from tests.support.store import Store

_NUMBERS = itertools.count()
LATEST = "_kafkafmt/history.jsonl"


@pytest.fixture
def out(s3: Store) -> str:
    return f"s3://{s3.make(f'runs-{next(_NUMBERS)}')}/lake"


@pytest.fixture
def store(s3: Store, out: str) -> ObjectStore:
    return ObjectStore(out, StorageOptions(s3.options))


@pytest.fixture
def history(store: ObjectStore) -> StoreHistory:
    return StoreHistory(store)


def numbers(found: History) -> list[int]:
    return [each.totals.runs for each in found.runs]


def test_runs_follow_one_another(history: StoreHistory, store: ObjectStore) -> None:
    assert history.read() == History([], 0)
    for records in (1, 2, 3):
        made = history.append(replace(RUN, records=records), history.read())
        assert made == history.read()
    assert [each.totals.records for each in made.runs] == [1, 3, 6]
    assert numbers(made) == [1, 2, 3]
    assert store.names(FOLDER) == [f"{number:020}.json" for number in (1, 2, 3)]
    lines = [store.read(f"{FOLDER}/{name}") for name in store.names(FOLDER)]
    assert file.parsed(lines) == made == file.parsed(store.read(LATEST).splitlines())


def test_of_racing_runs_each_has_its_number(history: StoreHistory) -> None:
    before = history.read()
    with ThreadPoolExecutor(4) as pool:
        runs = [replace(RUN, records=records) for records in range(1, 9)]
        list(pool.map(lambda each: history.append(each, before), runs))
    made = history.append(RUN, history.read())
    assert numbers(made)[-1] == 9
    assert made.runs[-1].totals.records == sum(range(1, 9)) + RUN.records


def test_what_the_last_runs_lack_is_read_from_the_objects(
    history: StoreHistory, store: ObjectStore
) -> None:
    for _ in range(3):
        history.append(RUN, history.read())
    store.delete([LATEST])
    assert numbers(history.read()) == [1, 2, 3]
    made = history.append(RUN, History([], 0))
    assert numbers(made) == [1, 2, 3, 4]
    assert made == history.read()


def test_hostile_objects_are_not_runs(
    history: StoreHistory, store: ObjectStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    history.append(RUN, history.read())
    store.write(LATEST, b'{"version":1}\n\xff\x00\n[[[[\n')
    assert history.read() == History([], 3)
    made = history.append(RUN, history.read())
    assert numbers(made) == [1, 2]
    store.write(f"{FOLDER}/zzz", b"not read")
    store.write(f"{FOLDER}/{9:020}.json", b" " * 5_000_000)
    store.write(f"{FOLDER}/{3:020}.json", b"nonsense")
    with pytest.raises(StorageError, match="other runs were first 20 times"):
        history.append(RUN, history.read())
    monkeypatch.setattr(file, "MAX_BYTES", 10)
    assert history.read() == History(made.runs, 1), "the object of all is too large: one by one"


def test_an_answer_that_was_lost_is_this_run(
    history: StoreHistory, store: ObjectStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    create = ObjectStore.create

    def lost(self: ObjectStore, name: str, data: bytes) -> None:
        create(self, name, data)
        raise FileExistsError(name)

    monkeypatch.setattr(ObjectStore, "create", lost)
    assert numbers(history.append(RUN, history.read())) == [1]


def test_only_an_export_has_a_history(s3: Store, out: str, store: ObjectStore) -> None:
    assert StoreHistory.of(store) is None
    job = Job(source="logs", out_storage_options=StorageOptions(s3.options))
    Account(job, "logs", out, None).close("failed", "x")
    assert not list(s3.objects(out))
    CommitLog(store).claim({"format": "parquet"})
    assert StoreHistory.of(store) is not None
    store.write("_kafkafmt/job.json", b"{")
    with pytest.raises(LogError):
        StoreHistory.of(store)


def test_what_cannot_be_recorded_is_a_warning(out: str, caplog: pytest.LogCaptureFixture) -> None:
    job = Job(source="logs", out_storage_options=StorageOptions({"no-such-option": "1"}))
    Account(job, "logs", out, None).close("failed", "x")
    assert "the run is not recorded: s3:// has no storage option" in caplog.text


@pytest.mark.slow
def test_every_run_of_an_export_is_recorded(s3: Store, out: str, tmp_path: Path) -> None:
    orders = Broker(tmp_path / "data")
    orders.send(4)
    metrics = str(tmp_path / "metrics.prom")
    reports: list[ExportReport] = []
    for _ in range(2):
        reports.append(run(tmp_path / "data", out, s3, prometheus=metrics))
    orders.send(1)
    with pytest.raises(LogError, match="was exported from another source"):
        run(tmp_path / "data", out, s3, topics="orders")
    store = ObjectStore(out, StorageOptions(s3.options))
    runs = StoreHistory(store).read().runs
    assert [each.outcome for each in runs] == ["sound", "nothing_new", "refused"]
    assert [each.records for each in runs] == [20, 0, 0]
    assert [each.lag for each in runs] == [0, 0, 0]
    assert runs[-1].totals.records == 20
    assert runs[-1].totals.unfinished_runs == 1
    assert [list(log)[:4] for log in runs[1].logs] == [["orders", 0, 20, 20]]
    page = store.read("_kafkafmt/history.html").decode()
    assert page.count('<th scope="row">') == 3
    assert "kafkafmt_export_records_total" in Path(metrics).read_text()
    assert json.loads(store.read("_kafkafmt/job.json"))
    assert reports[1].is_unchanged
