"""The commands on logs of Kafka 0.7, which the name of a file tells apart."""

import shutil
from pathlib import Path

import pytest

from tests.cli.running import json_lines, run
from tests.support.encoder import Rec, message_0_7, record_batch, wrapper_0_7

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
    done = run("records", segment.parent.parent)
    assert (done.exit_code, done.stderr) == (0, "")
    found = [(row["topic"], row["offset"], row["value"]) for row in json_lines(done.stdout)]
    assert found == [
        ("orders", at[0], "hello"),
        ("orders", at[1], "a"),
        ("orders", at[1], "b"),
        ("orders", at[2], "last"),
    ]
    values = json_lines(run("records", segment).stdout)
    assert values[0]["value"] == "hello"


def test_ls_counts_in_bytes(segment: Path) -> None:
    (row,) = json_lines(run("ls", "--json", segment.parent).stdout)
    end = 500 + segment.stat().st_size
    assert (row["firstOffset"], row["nextOffset"], row["missingOffsets"]) == (500, end, None)
    segment.write_bytes(segment.read_bytes() + b"\0\0")
    (row,) = json_lines(run("ls", "--json", segment.parent).stdout)
    assert (row["nextOffset"], row["records"]) == (end, 4)


def test_salvage_says_that_it_leaves_the_segment_out(segment: Path, tmp_path: Path) -> None:
    done = run("salvage", segment.parent, tmp_path / "out")
    assert done.exit_code == 1
    assert f"problem: {segment.parent}: only has segments of Kafka 0.7" in done.stdout
    assert f"{segment}: a segment of Kafka 0.7" in done.stdout
    later = segment.with_name(f"{900:020}.log")
    later.write_bytes(record_batch([Rec()], base_offset=900))
    done = run("salvage", segment.parent, tmp_path / "again")
    assert f"{segment}: a segment of Kafka 0.7" in done.stdout


def test_batches(segment: Path) -> None:
    done = run("batches", segment)
    assert done.exit_code == 0
    assert [(row["count"], row["isValid"]) for row in json_lines(done.stdout)] == [
        (1, True),
        (2, True),
        (1, True),
    ]


def test_verify(segment: Path) -> None:
    done = run("verify", segment)
    assert done.exit_code == 0
    assert done.stdout == (
        "checked: 1 partition, 1 segment, 3 batches, 4 records, "
        f"{segment.stat().st_size} B\nsound\n"
    )
    segment.write_bytes(segment.read_bytes()[:-1] + b"?")
    done = run("verify", segment)
    assert done.exit_code == 1
    assert "wrong checksum: stored checksum" in done.stdout


@pytest.mark.parametrize("command", ["records", "batches", "verify", "export", "ls"])
def test_the_former_option_says_what_is_instead(segment: Path, command: str) -> None:
    done = run(command, "--log-format", "0.7", segment)
    assert done.exit_code == 2
    said = "No such option '--log-format': a file named <20 digits>.kafka is read as 0.7"
    assert said in done.stderr


def test_both_formats_in_one_directory(segment: Path) -> None:
    """Each file is read by its name, as after an update of the broker."""
    later = segment.with_name(f"{900:020}.log")
    later.write_bytes(record_batch([Rec(b"k", b"later")], base_offset=900))
    done = run("records", segment.parent)
    assert (done.exit_code, done.stderr) == (0, "")
    values = [row["value"] for row in json_lines(done.stdout)]
    assert values == ["hello", "a", "b", "last", "later"]
    assert run("verify", segment.parent).exit_code == 0


@pytest.mark.parametrize(
    "command", ["ls", "transactions", "producers", "diff", "show", "offsets", "groups"]
)
def test_every_command_takes_such_a_log(segment: Path, command: str) -> None:
    """What has no meaning for it is empty, or wrong use in one sentence."""
    done = run(command, segment.parent)
    assert done.exit_code in (0, 2)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("options", [(), ("--all",), ("--json",)])
def test_such_a_log_has_no_replicas(segment: Path, options: tuple[str, ...]) -> None:
    done = run("diff", *options, segment.parent)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "only a log directory <topic>-<partition> of Kafka 0.8 or later has" in done.stderr
    others = segment.parent.with_name("events-0")
    others.mkdir()
    (others / f"{0:020}.log").write_bytes(record_batch([Rec(b"k", b"v")]))
    copy = segment.parent.parent / "copy" / "events-0"
    shutil.copytree(others, copy)
    done = run("diff", *options, others, copy, segment.parent)
    assert done.exit_code == 0
    assert f"not compared: {segment.parent}: only" in done.stderr
