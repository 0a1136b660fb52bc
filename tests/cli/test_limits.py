"""The limits on one entry, as options of the commands that read."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from kafkafmt import Limits
from kafkafmt.cli.app import cli
from kafkafmt.export.job import Job
from kafkafmt.spark.options import SourceOptions
from tests.cli.running import run
from tests.spark.direct import batch_places
from tests.support.encoder import Rec, record_batch

BATCH = record_batch([Rec(b"k", b"v" * 50, offset_delta=n) for n in range(9)], framing="gzip")


@pytest.fixture
def segment(tmp_path: Path) -> Path:
    path = tmp_path / "orders-0" / f"{0:020}.log"
    path.parent.mkdir()
    path.write_bytes(BATCH)
    return path


@pytest.mark.parametrize("command", ["records", "batches", "dump", "unpack"])
def test_commands(segment: Path, command: str, tmp_path: Path) -> None:
    rest = ["--on-damage", "collect"] if command == "batches" else []
    rest += ["--deep-iteration"] if command == "dump" else []
    rest += [str(segment), *([str(tmp_path / "out")] if command == "unpack" else [])]
    assert run(command, *rest).exit_code == 0
    done = run(command, "--limit-batch-bytes", "60", *rest, *["--force"][: command == "unpack"])
    assert done.exit_code == 1
    assert "60" in done.stdout + done.stderr
    assert run(command, "--limit-batch-bytes", "0", *rest).exit_code == 2


# Those without entries: files of an export, the page in the browser, grammars, words of a shell.
WITHOUT_LIMITS = {"compact", "inspect", "grammar", "completion"}


COMMANDS = [
    *([name] for name in sorted({*cli.list_commands(None)} - WITHOUT_LIMITS - {"rescue"})),  # type: ignore[arg-type]
    *(["rescue", kind] for kind in ("quorum", "topic", "cluster")),
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_limit_is_an_option(command: list[str]) -> None:
    shown = run(*command, "--help").stdout
    for each in fields(Limits):
        assert f"--limit-{each.name.replace('_', '-')} N" in shown


def test_options_of_spark(segment: Path) -> None:
    parsed = SourceOptions.parse({"path": "x", "limitBatchBytes": "1k", "limitrecordheaders": "7"})
    assert parsed.read.limits == Limits(batch_bytes=1024, record_headers=7)
    assert len(batch_places(segment)) == 9
    assert batch_places(segment, limitBatchRecords="8", mode="DROPMALFORMED") == []
    with pytest.raises(ValueError, match="limitBatchHeaders"):
        SourceOptions.parse({"path": "x", "limitBatchHeaders": "none"})
    job = Job.of("/data", limits=Limits(batch_headers=5))
    assert job.log_read().limits == job.limits
    assert "limits" not in job.made_of()
