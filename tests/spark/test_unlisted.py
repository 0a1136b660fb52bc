"""A log directory that cannot be listed: damage in the modes that go on, and the rest is read."""

from __future__ import annotations

import errno
import os
import pickle
from pathlib import Path
from typing import IO

import pytest
from pyspark.sql import SparkSession
from pyspark.sql.types import StringType, StructField, StructType

from kafkafmt import read_records
from kafkafmt.lake import read_table
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.segment_file import SegmentFile
from tests.lake.export import running
from tests.spark.conftest import collected, lay_out, load
from tests.spark.direct import batch_places, batch_reader, places, source_of
from tests.support.tables import rows


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    lay_out("k431-plain-small", tmp_path / "data" / "sound-0")
    (tmp_path / "data" / "orders-1").symlink_to("nowhere")
    return tmp_path / "data"


def the_records(disk: Path) -> list[str]:
    return sorted(map(repr, rows(read_records(str(disk / "sound-0")))))


def test_other_modes_than_failfast_go_on(disk: Path) -> None:
    with pytest.raises(OSError, match="orders-1"):
        batch_places(disk)
    for isolation in ("read_uncommitted", "read_committed"):
        found = batch_places(disk, mode="DROPMALFORMED", isolationLevel=isolation)
        assert len(found) == len(the_records(disk))
        assert {topic for topic, *_ in found} == {"sound"}


def test_it_is_a_row_for_those_who_want_one(spark: SparkSession, disk: Path) -> None:
    reader = spark.read.format("kafka-log").option("mode", "PERMISSIVE")
    asked = "topic string, partition int, offset long, _corrupt_record string"
    found = reader.schema(asked).load(str(disk)).where("_corrupt_record is not null").collect()
    ((topic, partition, offset, reason),) = found
    assert (topic, partition, offset) == ("orders", 1, None)
    assert "read_error" in reason
    (damage,) = collected(load(spark, disk, table="damage"))
    assert (damage["topic"], damage["partition"], damage["kind"]) == ("orders", 1, "read_error")
    assert "cannot be listed: No such file" in damage["message"]


def test_a_log_that_lost_its_segments_ends_failfast_only(disk: Path) -> None:
    (disk / "orders-1").unlink()
    (disk / "orders-1").mkdir()
    (disk / "orders-1" / f"{9:020}.snapshot").touch()
    with pytest.raises(OSError, match="offsets 0 to 8 are lost"):
        batch_reader(disk).partitions()
    sound = batch_reader(disk, mode="DROPMALFORMED")
    assert len(places(sound, sound.partitions())) == len(the_records(disk))


def test_what_cannot_be_read_has_a_reason(disk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a directory, and of a segment that cannot be opened."""
    refused = str(lay_out("k431-plain-small", disk / "bad-0") / f"{0:020}.log")
    opened = LocalTree.open

    def refuse(tree: LocalTree, path: str) -> IO[bytes]:  # not by its mode: root reads everything
        if path == refused:
            raise OSError(errno.EIO, os.strerror(errno.EIO), path)
        return opened(tree, path)

    monkeypatch.setattr(LocalTree, "open", refuse)
    columns = [("topic", StringType()), ("why", StringType())]
    asked = StructType([StructField(name, kind) for name, kind in columns])
    reader = source_of(disk, mode="PERMISSIVE", columnNameOfCorruptRecord="why").reader(asked)
    found = [
        row
        for part in reader.partitions()
        for batch in reader.read(part)
        for row in batch.to_pylist()
        if row["why"] is not None
    ]
    assert {row["topic"] for row in found} == {"orders", "bad"}
    assert all("read_error" in row["why"] for row in found)


def test_an_export_has_it_in_the_table_of_damage(disk: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert running.run(disk, out).total.damaged_ranges == 1
    (damage,) = read_table(out, "damage").read_all().to_pylist()
    assert (damage["topic"], damage["partition"], damage["kind"]) == ("orders", 1, "read_error")
    assert read_table(out, "records").read_all().num_rows == len(the_records(disk))


def test_a_task_gets_it_as_it_was_found() -> None:
    error = OSError(errno.EIO, "the directory cannot be listed: why", "/data/orders-1")
    found = SegmentFile("/data/orders-1", topic="orders", partition=1, error=error)
    again = pickle.loads(pickle.dumps(found))
    assert (again, again.path) == (found, "/data/orders-1")
    with pytest.raises(OSError, match="cannot be listed: why"):
        again.open()
