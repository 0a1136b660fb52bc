"""The hand-over to a live consumer: every record in the tables or from the offsets on, once."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from deltalake import DeltaTable

import kafkafmt
from kafkafmt.lake import read_table
from kafkafmt.lake.export import handover
from kafkafmt.lake.export.task import TableReader
from kafkafmt.lake.tables.output import OutputError, held
from kafkafmt.lake.tables.table import HANDED_OVER, TableError
from kafkafmt.storage.access import StorageOptions
from tests.cli.running import run as cli
from tests.lake.export import running
from tests.support.growing_log import GrowingLog, batch
from tests.support.samples import some
from tests.support.store import Store

FORMATS = ("delta", "iceberg")


def logs(data: Path) -> tuple[GrowingLog, GrowingLog, GrowingLog]:
    made = GrowingLog(data), GrowingLog(data, "orders-10"), GrowingLog(data, "my-events-1", 7)
    for number, log in enumerate(made):
        log.send(number + 1)
    return made


def rows(out: Path) -> list[tuple[str, int, int]]:
    found = read_table(out, "records", columns=["topic", "partition", "offset"]).read_all()
    return sorted(zip(*(column.to_pylist() for column in found.columns), strict=True))


def after(data: Path, offsets: dict[str, dict[int, int]]) -> list[tuple[str, int, int]]:
    """What a live consumer adds."""
    found = kafkafmt.read_records(data, columns=["topic", "partition", "offset"]).to_pylist()
    return [
        (row["topic"], row["partition"], row["offset"])
        for row in found
        if row["offset"] >= offsets[row["topic"]][row["partition"]]
    ]


@pytest.mark.parametrize("format", some(FORMATS, 2))
@pytest.mark.parametrize("incremental", [False, True], ids=["full", "incremental"])
@pytest.mark.parametrize("options", [{}, {"start": "2023-11-14"}, {"topics": "orders"}])
def test_a_live_consumer_goes_on_where_the_tables_end(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    format: str,
    incremental: bool,
    options: dict[str, Any],
) -> None:
    """Also where records and a segment come during the run, after an unfinished batch."""
    data, out = tmp_path / "data", tmp_path / "out"
    made = logs(data)
    rest = batch(made[0].next)
    made[0].append(rest[:30])
    batches = TableReader.batches

    def late(*given: Any) -> Any:
        monkeypatch.setattr(TableReader, "batches", batches)
        made[0].append(rest[30:])
        made[0].next += 5
        made[0].roll()
        made[0].send(2)
        return batches(*given)

    monkeypatch.setattr(TableReader, "batches", late)
    running.run(data, out, format=format, incremental=incremental, **options)
    offsets = kafkafmt.lake.handover(out)
    found = rows(out)
    if "topics" in options:
        shutil.rmtree(data / "my-events-1")
    truth = kafkafmt.read_records(data, columns=["topic", "partition", "offset"]).to_pylist()
    assert sorted([*found, *after(data, offsets)]) == sorted(
        (row["topic"], row["partition"], row["offset"]) for row in truth
    )
    assert offsets["orders"] == {0: 5, 10: 10}
    assert set(offsets) == ({"orders"} if options.get("topics") else {"orders", "my-events"})


def test_the_high_watermark_of_a_full_export_is_fixed(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    GrowingLog(data).send(4)
    (data / "replication-offset-checkpoint").write_text("0\n1\norders 0 10\n")
    assert running.run(data, out, format="delta", to_high_watermark=True).total.records == 10
    assert kafkafmt.lake.handover(out) == {"orders": {0: 10}}


def test_later_exports_are_refused(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    (orders, *_) = logs(data)
    running.run(data, out, format="delta", incremental=True)
    assert kafkafmt.lake.handover(out) == kafkafmt.lake.handover(
        out
    )  # once more, to see them again
    orders.send(1)
    before = rows(out)
    with pytest.raises(OutputError, match="tables is"):
        running.run(data, out, format="delta", incremental=True, tables="records")
    with pytest.raises(TableError, match="was handed over to a live consumer"):
        running.run(data, out, format="delta", incremental=True)
    refused = cli("export", "--local", "-f", "delta", "--incremental", data, out)
    assert (refused.exit_code, rows(out)) == (2, before)
    assert (
        cli(
            "export", "--local", "-f", "delta", "--incremental", "--after-handover", data, out
        ).exit_code
        == 0
    )
    assert len(rows(out)) == len(before) + 5
    assert kafkafmt.lake.handover(out)["orders"][0] == orders.next


@pytest.mark.parametrize("options", [{"end": "2030-01-01"}, {"isolation": "read_committed"}])
def test_an_export_that_does_not_say_where_it_ends(tmp_path: Path, options: dict[str, Any]) -> None:
    logs(tmp_path / "data")
    running.run(tmp_path / "data", tmp_path / "out", format="delta", **options)
    with pytest.raises(TableError, match="does not say how far it has read the logs"):
        kafkafmt.lake.handover(tmp_path / "out")


def test_an_out_without_an_export(tmp_path: Path) -> None:
    logs(tmp_path / "data")
    running.run(tmp_path / "data", tmp_path / "plain")
    for out in (tmp_path, tmp_path / "nowhere", tmp_path / "plain"):
        with pytest.raises(FileNotFoundError, match="no export of kafkafmt"):
            kafkafmt.lake.handover(out)
        assert cli("handover", out).exit_code == 2
    assert not (tmp_path / "nowhere").exists()


def test_an_out_that_an_export_has(tmp_path: Path) -> None:
    logs(tmp_path / "data")
    running.run(tmp_path / "data", tmp_path / "out", format="delta")
    with held(str(tmp_path / "out")):
        refused = cli("handover", tmp_path / "out")
    assert (refused.exit_code, "another kafkafmt export" in refused.stderr) == (4, True)


@pytest.mark.slow
def test_an_export_in_a_store(s3: Store, tmp_path: Path) -> None:
    (orders, *_) = logs(tmp_path / "data")
    out = f"s3://{s3.make('handover')}/lake"
    given = {
        "format": "delta",
        "incremental": True,
        "out_storage_options": StorageOptions(s3.options),
    }
    running.run(tmp_path / "data", out, **given)
    # In a process of its own: delta-rs lets no other thread run, such as that of the store.
    script = (
        f"import kafkafmt; print(kafkafmt.lake.handover({out!r}, storage_options={s3.options}))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert f"'orders': {{0: {orders.next}".encode() in done.stdout, done.stderr
    with pytest.raises(TableError, match="was handed over"):
        running.run(tmp_path / "data", out, **given)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ([], '{"my-events":{"1":22},"orders":{"0":5,"10":10}}\n'),
        (
            ["-f", "flink"],
            "my-events partition:1,offset:22\norders partition:0,offset:5;partition:10,offset:10\n",
        ),
        (["-f", "groups"], "my-events,1,22\norders,0,5\norders,10,10\n"),
    ],
)
def test_the_command(tmp_path: Path, options: list[str], expected: str) -> None:
    logs(tmp_path / "data")
    running.run(tmp_path / "data", tmp_path / "out", format="delta")
    printed = cli("handover", *options, tmp_path / "out")
    assert (printed.exit_code, printed.stdout, printed.stderr) == (0, expected, "")
    stored = DeltaTable(str(tmp_path / "out/records")).metadata().configuration[HANDED_OVER]
    assert json.loads(stored)["orders"] == {"0": 5, "10": 10}


@pytest.mark.parametrize("format", FORMATS)
def test_a_run_that_ends_before_out_is_held_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format: str
) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    made = logs(data)
    running.run(data, out, incremental=True, format=format)

    def late(*given: Any) -> Any:
        monkeypatch.setattr(handover, "held", held)
        made[0].send()
        running.run(data, out, incremental=True, format=format)
        return held(*given)

    monkeypatch.setattr(handover, "held", late)
    offsets = handover.handover(out)
    assert offsets["orders"][0] == made[0].next
    assert sorted([*rows(out), *after(data, offsets)]) == sorted(rows(out))
