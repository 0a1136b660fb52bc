"""The limits on one entry, as options of the commands that read."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from kafkafmt import Limits
from kafkafmt.cli.app import cli
from kafkafmt.lake.export.job import Job
from kafkafmt.spark.options import SourceOptions
from tests.cli.running import run
from tests.spark.direct import batch_places
from tests.support.encoder import Rec, message, message_0_7, record_batch, wrapper, wrapper_0_7

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
    done = run(
        command, "--limit-entry", "batch-bytes=60", *rest, *["--force"][: command == "unpack"]
    )
    assert done.exit_code == 1
    assert "60" in done.stdout + done.stderr
    for wrong in ("batch-bytes=0", "batch-bytes=x", "batch-bytes", "=3", "bytes=3", ""):
        assert run(command, "--limit-entry", wrong, *rest).exit_code == 2


HEADS = ((b"h", b"v"),) * 3
OF_0_7 = wrapper_0_7([message_0_7(b"v" * 90)] * 3)
OF_V1 = wrapper(
    [message(offset=at, magic=1, value=b"v" * 90) for at in range(3)], magic=1, offset=2
)
OF_V2 = record_batch([Rec(b"k", b"v" * 90, HEADS, offset_delta=number) for number in range(3)])


@pytest.mark.parametrize(
    ("data", "limit", "number"),
    [
        *((data, "batch-bytes", 60) for data in (OF_0_7, OF_V1, OF_V2)),
        *((data, "batch-records", 2) for data in (OF_0_7, OF_V1, OF_V2)),
        (OF_V2, "record-headers", 2),
        (OF_V2, "batch-headers", 8),
    ],
)
def test_an_error_names_the_option_that_raises_its_limit(
    tmp_path: Path, data: bytes, limit: str, number: int
) -> None:
    path = tmp_path / f"{0:020}.{'kafka' if data is OF_0_7 else 'log'}"
    path.write_bytes(data)
    for command in (["records"], ["records", "--on-damage", "collect"], ["verify"]):
        done = run(*command, "--limit-entry", f"{limit}={number}", path)
        assert done.exit_code == 1
        assert f"; --limit-entry {limit}=N raises it" in " ".join(done.output.split())


# Those without entries: the page in the browser, grammars, words of a shell, offsets of an export.
WITHOUT_LIMITS = {"inspect", "grammar", "completion", "handover"}


COMMANDS = [
    *([name] for name in sorted({*cli.list_commands(None)} - WITHOUT_LIMITS - {"rescue"})),  # type: ignore[arg-type]
    *(["rescue", kind] for kind in ("quorum", "topic", "cluster")),
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_each_command_that_reads_takes_limits(command: list[str]) -> None:
    assert "--limit-entry" in run(*command, "--help").stdout
    assert "no limit 'x'" in run(*command, "--limit-entry", "x=1", "a", "b").stderr


def test_every_limit_is_explained() -> None:
    shown = " ".join(run("help", "options", env={"COLUMNS": "100"}).stdout.split()).replace(
        "- ", "-"
    )
    for each in fields(Limits):
        assert f"{each.name.replace('_', '-')} ({each.metadata['of']};" in shown


def test_options_of_spark(segment: Path) -> None:
    parsed = SourceOptions.parse({"path": "x", "limitBatchBytes": "1k", "limitrecordheaders": "7"})
    assert parsed.read.limits == Limits(batch_bytes=1024, record_headers=7)
    assert len(batch_places(segment)) == 9
    assert batch_places(segment, limitBatchRecords="8", mode="DROPMALFORMED") == []
    with pytest.raises(ValueError, match="limitBatchHeaders"):
        SourceOptions.parse({"path": "x", "limitBatchHeaders": "none"})
    job = Job.of("/data", limits=Limits(batch_headers=5))
    assert job.log_read().limits == job.limits
    assert "limits" not in job.defining_arguments()
