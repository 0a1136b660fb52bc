"""OUT: one run at a time, plain tables that replace others, and what no export wrote."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.dataset as ds
import pyarrow.parquet as pq
import pytest

from kafkafmt.lake import exported_dataset, read_table
from kafkafmt.lake.tables import output, scanned
from kafkafmt.lake.tables.data_file import DataFile
from kafkafmt.lake.tables.output import OutputError, OutputInUseError, PlainOutput, Target, held
from kafkafmt.lake.tables.reading import SCHEMAS
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.object_store import MAX_OBJECT
from tests.lake.export import running
from tests.support.growing_log import GrowingLog
from tests.support.store import Store


@pytest.fixture(params=["whole system", "no exchange"])
def out(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    def refuse(first: str, second: str) -> None:
        raise OSError(errno.EINVAL, "not on this file system")

    if request.param == "no exchange":
        monkeypatch.setattr(output, "_exchange", refuse)
    (tmp_path / "out").mkdir()
    return tmp_path / "out"


def name(number: int) -> str:
    return f"topic=a/part-00000-{number:032x}-000.zstd.parquet"


def publish(out: Path, **tables: int) -> None:
    made = PlainOutput(Target(str(out)), [*tables], SCHEMAS)
    files = {}
    with made.target.workspace() as folder:
        for table, number in tables.items():
            path = folder / table / name(number)
            path.parent.mkdir(parents=True)
            path.write_text(str(number))
            files[table] = [DataFile(name(number), 1, 1)]
        made.target.keep(folder, files)
    made.publish(files)


def listed(out: Path) -> list[str]:
    return sorted(path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file())


def test_tables_that_replace_others(out: Path) -> None:
    publish(out, records=1, damage=2)
    assert listed(out) == [f"damage/{name(2)}", f"records/{name(1)}"]
    publish(out, records=3)
    assert listed(out) == [f"records/{name(3)}"]
    assert [path.name for path in out.iterdir()] == ["records"]


def test_what_a_killed_run_left(out: Path) -> None:
    publish(out, records=1)
    PlainOutput(Target(str(out)), ["records"], SCHEMAS)
    (out / ".report.json.ffffffffffffffff.partial").touch()
    publish(out, records=2)
    assert [path.name for path in out.iterdir() if not path.name.startswith(".report")] == [
        "records"
    ]


@pytest.mark.parametrize("place", ["records", "records/topic=a", "damage/x"])
def test_a_file_of_others_in_a_table_is_kept(out: Path, place: str) -> None:
    publish(out, records=1)
    (out / place).mkdir(parents=True, exist_ok=True)
    notes = out / place / "notes.txt"
    notes.write_text("mine")
    with pytest.raises(OutputError, match=r"notes\.txt: no export wrote it"):
        publish(out, records=2)
    assert notes.read_text() == "mine"
    assert f"records/{name(1)}" in listed(out)


def test_a_file_of_others_that_comes_meanwhile_stays(out: Path) -> None:
    publish(out, records=1)
    made = PlainOutput(Target(str(out)), [], SCHEMAS)
    (out / "records" / "notes.txt").write_text("mine")
    made.publish({})
    (left,) = (path for path in out.rglob("*") if path.is_file())
    assert left.read_text() == "mine"


@pytest.mark.parametrize("bad", ["records", "records/topic=a", ".kafkafmt-x", "report.json"])
def test_no_link_is_followed(out: Path, tmp_path: Path, bad: str) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / Path(name(1)).name).write_text("precious")
    (out / bad).parent.mkdir(exist_ok=True)
    (out / bad).symlink_to(outside)
    with pytest.raises(OSError, match=r"link|neither a file nor a directory"):
        publish(out, records=2)
    assert listed(outside) == [Path(name(1)).name]


def test_what_cannot_be_looked_up_is_not_missing(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table would be put beside itself."""
    publish(out, records=1)
    original, bad = os.lstat, str(out / "records")

    def lstat(path: str | Path, **more: Any) -> os.stat_result:
        if str(path) == bad:
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))
        return original(path, **more)

    monkeypatch.setattr(os, "lstat", lstat)
    with pytest.raises(OSError, match="Input/output error"):
        publish(out, records=2)
    monkeypatch.undo()
    assert f"records/{name(1)}" in listed(out)


def _sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(MAX_OBJECT + 1)


@pytest.mark.parametrize("make", [os.mkfifo, Path.mkdir, _sparse])
def test_a_strange_report(tmp_path: Path, make: Callable[[Path], object]) -> None:
    GrowingLog(tmp_path / "data").send()
    running.run(tmp_path / "data", tmp_path / "out")
    report = tmp_path / "out" / "report.json"
    report.unlink()
    make(report)
    with pytest.raises(OSError, match=str(report)):
        read_table(tmp_path / "out", "records")


def test_one_run_at_a_time(out: Path) -> None:
    with held(str(out)), pytest.raises(OutputInUseError), held(str(out)):
        pass
    with held(str(out)):
        pass
    (out / "file").touch()
    with pytest.raises(OutputError, match="is not a directory"), held(str(out / "file")):
        pass


@pytest.mark.parametrize("place", ["", "out", "file"])
def test_a_path_without_an_export_is_told(place: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no export")
    with pytest.raises(FileNotFoundError, match="no export of kafkafmt has made it"):
        read_table(tmp_path / place, "records")
    with pytest.raises(FileNotFoundError, match="no export of kafkafmt has made it"):
        exported_dataset(tmp_path / place)


def test_rows_come_in_the_order_of_the_files(tmp_path: Path) -> None:
    names = [f"{number}.parquet" for number in range(20)]
    for number, name in enumerate(names):
        pq.write_table(pa.table({"n": [number, number]}), tmp_path / name, row_group_size=1)
    files = ds.dataset([str(tmp_path / name) for name in names], format="parquet")
    found = scanned.reader(files, ["n"]).read_all()["n"].to_pylist()
    assert found == sorted([*range(20)] * 2)


@pytest.mark.slow
def test_a_store_gets_plain_tables_once(
    s3: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files of attempts that failed are not among them, nor are those of a run that died."""
    data, bucket = tmp_path / "data", s3.make("plain")
    GrowingLog(data).send(2)
    options = {"out_storage_options": StorageOptions(s3.options)}
    done, died = f"s3://{bucket}/done", f"s3://{bucket}/died"
    publish_files = PlainOutput.publish

    def after_another_attempt(made: PlainOutput, files: Any) -> None:
        key = next(iter(s3.etags(f"{done}/records")))
        s3.put(bucket, key.replace("part-", "part-1"), b"of an attempt that failed")
        publish_files(made, files)

    monkeypatch.setattr(PlainOutput, "publish", after_another_attempt)
    running.run(data, done, **options)
    dataset = exported_dataset(done, storage_options=s3.options)
    assert sorted(dataset.to_table()["offset"].to_pylist()) == list(range(10))
    assert len(s3.etags(f"{done}/records")) == 1
    monkeypatch.setattr(PlainOutput, "publish", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        running.run(data, died, **options)
    with pytest.raises(FileNotFoundError, match="has not ended, or died"):
        exported_dataset(died, storage_options=s3.options)
    monkeypatch.undo()
    for out in (done, died):
        before = s3.etags(out)
        with pytest.raises(OutputError, match="plain Parquet is written into a store once"):
            running.run(data, out, **options)
        assert s3.etags(out) == before
