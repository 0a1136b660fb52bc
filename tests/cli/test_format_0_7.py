"""The commands on logs of Kafka 0.7, with and without the option for the format."""

import base64
from pathlib import Path

import pytest

from tests.cli.running import json_lines, run
from tests.support.encoder import message_0_7, wrapper_0_7

MESSAGES = [
    message_0_7(b"hello", magic=0),
    wrapper_0_7([message_0_7(b"a"), message_0_7(b"b")]),
    message_0_7(b"last"),
]


@pytest.fixture
def segment(tmp_path: Path) -> Path:
    path = tmp_path / "orders-3" / f"{500:020}.kafka"
    path.parent.mkdir()
    path.write_bytes(b"".join(MESSAGES))
    return path


def test_records(segment: Path) -> None:
    at = [500, 500 + len(MESSAGES[0]), 500 + len(MESSAGES[0]) + len(MESSAGES[1])]
    done = run("records", "--log-format", "0.7", "--text", segment.parent.parent)
    assert (done.exit_code, done.stderr) == (0, "")
    found = [(row["topic"], row["offset"], row["value"]) for row in json_lines(done.stdout)]
    assert found == [
        ("orders", at[0], "hello"),
        ("orders", at[1], "a"),
        ("orders", at[1], "b"),
        ("orders", at[2], "last"),
    ]
    values = json_lines(run("records", "--log-format=0.7", segment).stdout)
    assert base64.b64decode(values[0]["value"]) == b"hello"


def test_batches(segment: Path) -> None:
    done = run("batches", "--log-format", "0.7", segment)
    assert done.exit_code == 0
    assert [(row["count"], row["isValid"]) for row in json_lines(done.stdout)] == [
        (1, True),
        (2, True),
        (1, True),
    ]


def test_verify(segment: Path) -> None:
    done = run("verify", "--log-format", "0.7", segment)
    assert done.exit_code == 0
    assert done.stdout == (
        f"segments: 1 batches: 3 records: 4 bytes: {segment.stat().st_size}\nsound\n"
    )
    segment.write_bytes(segment.read_bytes()[:-1] + b"?")
    done = run("verify", "--log-format", "0.7", segment)
    assert done.exit_code == 1
    assert "kind: bad_checksum: stored checksum" in done.stdout


def test_standard_input() -> None:
    done = run("records", "--log-format", "0.7", "-", stdin=MESSAGES[0])
    assert [row["offset"] for row in json_lines(done.stdout)] == [0]
    done = run("verify", "--log-format", "0.7", "-", stdin=b"no log, to be sure")
    assert done.exit_code == 2
    assert "standard input: is not a log segment" in done.stderr


@pytest.mark.parametrize("command", ["records", "batches", "verify"])
def test_the_format_is_never_guessed(segment: Path, command: str) -> None:
    for source in (segment.parent, segment.parent.parent):
        done = run(command, source)
        assert done.exit_code == 2
        assert f"holds {segment.name}, of Kafka 0.7, but no <20 digits>.log" in done.stderr


@pytest.mark.parametrize("command", ["records", "batches", "verify", "export"])
def test_an_unknown_log_format(segment: Path, command: str) -> None:
    done = run(command, "--log-format", "0.6", segment, *(["out"] if command == "export" else []))
    assert done.exit_code == 2
    assert "'--log-format': '0.6' is not '0.7'" in done.stderr


@pytest.mark.parametrize("command", ["verify"])
def test_format_is_not_the_log_format(segment: Path, command: str) -> None:
    done = run(command, "--format", "0.7", segment)
    assert done.exit_code == 2
    assert "No such option '--format'." in done.stderr
    assert "'--log-format'?" in done.stderr


@pytest.mark.parametrize("command", ["records", "batches"])
def test_the_format_of_rows_is_that_of_the_output(segment: Path, command: str) -> None:
    done = run(command, "--format", "0.7", segment)
    assert done.exit_code == 2
    assert "'0.7' is not one of 'jsonl', 'csv', 'parquet', 'arrow'" in done.stderr


def test_the_format_of_an_export_is_that_of_the_tables(segment: Path) -> None:
    done = run("export", "--format", "0.7", segment, "out")
    assert done.exit_code == 2
    assert "unknown format '0.7'; choose from parquet, delta, iceberg, json;" in done.stderr
