"""A strict type checker of a user knows what the package returns, without stubs of pyarrow."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import public
from tests.support.processes import REPOSITORY as ROOT

PROGRAM = """
import datetime

import kafkafmt
from kafkafmt import types


def offsets(source: types.Source) -> list[int]:
    table: types.Table = kafkafmt.read_records(source, columns=["offset"], on_damage="skip")
    found: list[int] = table[:100].column("offset")[1:].to_pylist()
    return found[: table.num_rows]


def newest(source: types.Source) -> datetime.datetime | None:
    latest: datetime.datetime | None = None
    for batch in kafkafmt.scan_records(source):
        part: types.RecordBatch = batch.select(["timestamp"])
        for scalar in part["timestamp"]:
            latest = scalar.as_py() if scalar.is_valid else latest
    return latest


try:
    kinds = [row["kind"] for row in kafkafmt.verify("data").to_pylist()]
    groups = kafkafmt.cluster.read_groups("data").column_names
    entries = kafkafmt.side_files.read_index("0.index").num_rows
except kafkafmt.KafkaFormatError as error:
    print(error.position)
"""
MISTAKES = {
    'text: str = kafkafmt.read_logs("data").num_rows': "[assignment]",
    'kafkafmt.stats("data").slice("first")': "[arg-type]",
    'kafkafmt.scan_records("data", column=["offset"])': "[call-arg]",
    'kafkafmt.cluster.read_groups("data").column({})': "[arg-type]",
    "kafkafmt.lake.handovers": "[attr-defined]",
}


@pytest.mark.slow
def test_a_strict_checker_knows_tables_and_sees_mistakes(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    names = [
        f"    kafkafmt.{room}.{name},\n"
        for room, module in public.ROOMS.items()
        for name in module.__all__
    ]
    (tmp_path / "rooms.py").write_text(f"import kafkafmt\n\nprint(\n{''.join(names)})\n")
    (tmp_path / "program.py").write_text(PROGRAM)
    wrong = "\n".join(["import kafkafmt", *MISTAKES, ""])
    (tmp_path / "wrong.py").write_text(wrong)
    cache = ("--cache-dir", str(ROOT / "build" / "types"))  # of the package, from run to run
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", *cache, "."]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    said = [line for line in done.stdout.splitlines() if ": error: " in line]
    assert [line.partition(": error")[0] for line in said] == [
        f"wrong.py:{row}" for row in range(2, 2 + len(MISTAKES))
    ], done.stdout + done.stderr
    assert [line.rpartition("  ")[2] for line in said] == [*MISTAKES.values()]


def test_the_marker_of_types_is_in_the_package() -> None:
    import kafkafmt

    assert Path(kafkafmt.__file__).with_name("py.typed").is_file()
