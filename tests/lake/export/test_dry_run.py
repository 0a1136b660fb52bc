"""An export that is only planned: what it says, and that nothing is written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import run as cli
from tests.lake.export import running
from tests.support.growing_log import GrowingLog, batch
from tests.support.listings import noted_listings

SIZE = len(batch(0))


def planned(data: Path, out: Path, *options: str) -> dict[str, Any]:
    made = cli("export", "--dry-run", "--json", *options, data, out)
    assert (made.exit_code, made.stderr) == (0, "")
    found: dict[str, Any] = json.loads(made.stdout)
    return found


def test_a_full_export(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    GrowingLog(data).send(3)
    GrowingLog(data, "events-1").send(1)
    found = planned(data, out)
    assert (found["logs"], found["segment_bytes"]) == (2, 4 * SIZE)
    assert not out.exists()
    said = cli("export", "--dry-run", data, out)
    assert said.stdout.startswith("2 logs, ")
    assert said.stdout.endswith("; nothing was written\n")
    assert found["seconds"] is None
    running.run(data, out)
    said = cli("export", "--dry-run", data, out)
    assert " at the rate of the last run; nothing" in " ".join(said.stdout.split())
    (out / "report.json").write_text("{")
    assert planned(data, out)["seconds"] is None
    files = [*out.glob("records/*/*/*.parquet"), *out.glob("batches/*.parquet")]
    assert found["files"] == len(files)
    assert planned(data, out, "--topic", "events")["segment_bytes"] == SIZE
    assert planned(data, out, "--tables", "records")["files"] == 2


@pytest.mark.parametrize("format", ["delta", "iceberg"])
def test_an_incremental_export(tmp_path: Path, format: str) -> None:
    """Of it, only what is new counts, in whole segments where they are small."""
    data, out = tmp_path / "data", tmp_path / "out"
    orders = GrowingLog(data)
    orders.send(3)
    GrowingLog(data, "events-1").send(1)
    options = ("--incremental", "-f", format)
    assert planned(data, out, *options)["logs"] == 2
    assert not out.exists()
    running.run(data, out, incremental=True, format=format)
    nothing = {"logs": 0, "segment_bytes": 0, "tasks": 0, "files": 0, "seconds": 0}
    assert planned(data, out, *options) == nothing
    orders.roll()
    orders.send(2)
    report = json.loads((out / "report.json").read_text())
    report["segment_bytes_per_second"] = 2 * SIZE / 5
    (out / "report.json").write_text(json.dumps(report))
    before = sorted(out.rglob("*"))
    assert planned(data, out, *options) == {
        "logs": 1,
        "segment_bytes": 2 * SIZE,
        "tasks": 1,
        "files": 2,
        "seconds": 5.0,
    }
    assert sorted(out.rglob("*")) == before
    refused = cli("export", "--dry-run", *options, "--partition-by", "date", data, out)
    assert (refused.exit_code, "with other options" in refused.stderr) == (2, True)


def test_each_log_is_listed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "data"
    GrowingLog(data).send()
    listed = noted_listings(monkeypatch)
    planned(data, tmp_path / "out", "--incremental", "-f", "delta")
    assert listed.count(str(data)) == 1


@pytest.mark.parametrize(
    ("options", "message"),
    [(["--json"], "it is for --dry-run"), (["--dry-run", "--start", "x"], "--start")],
)
def test_wrong_use(tmp_path: Path, options: list[str], message: str) -> None:
    GrowingLog(tmp_path / "data").send()
    refused = cli("export", *options, tmp_path / "data", tmp_path / "out")
    assert (refused.exit_code, message in refused.stderr) == (2, True)
    assert not (tmp_path / "out").exists()
