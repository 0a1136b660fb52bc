"""No name and no payload makes a terminal do anything but show text."""

from __future__ import annotations

import base64
import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kafkafmt._base.wording import pasteable, printable, printable_lines
from kafkafmt.cli import streams
from tests.cli.running import run
from tests.support.encoder import Rec, record_batch

HOSTILE = "\x1b[2J\x07\r\x9b31m\x7f\u202e\u2066\u2028\u2029\u200f\u061c\ufeff\x85\U000e0041"
TOPIC = f"a{HOSTILE}\tb"
PARENT = f"a{HOSTILE}\nmost of all"
OBEYED = re.compile(
    "[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff\U000e0041]"
)
NAME = f"{0:020}.log"
SOUND = record_batch(
    [Rec(HOSTILE.encode(), HOSTILE.encode(), ((HOSTILE.encode(), HOSTILE.encode()),))]
)
BAD = record_batch([Rec(b"k", b"v")], base_offset=1, crc=1)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    directory = tmp_path / PARENT / f"{TOPIC}-0"
    directory.mkdir(parents=True)
    (directory / NAME).write_bytes(SOUND + BAD)
    (directory / f"{0:020}.index").write_bytes(b"\0\0\0\x09\0\0\0\x07")
    (directory / f"{0:020}.timeindex").write_bytes(b"\0" * 11 + b"\x07")
    (directory / "other.txt").write_bytes(b"")
    return directory


@pytest.mark.parametrize(
    "arguments",
    [
        ["verify", "{log}"],
        ["records", "--on-damage", "collect", "{log}"],
        ["records", "{log}"],
        ["batches", "--on-damage", "collect", "{log}"],
        ["ls", "{log}"],
        ["transactions", "{log}"],
        ["producers", "{log}"],
        ["diff", "{log}", "{log}/missing"],
        ["diff", "{log}", "{log}/missing", "{log}"],
        ["salvage", "{log}", "{log}/salvaged"],
        ["show", "--position", "0", "{log}/" + NAME],
        ["dump", "{log}/" + NAME],
        ["dump", "{log}/00000000000000000000.index", "{log}/00000000000000000000.timeindex"],
        ["dump", "--index-sanity-check", "{log}/00000000000000000000.index"],
        ["dump", "{log}/other.txt"],
        ["dump", "{log}/missing.log"],
        ["unpack", "{log}/" + NAME, "{log}/out"],
        ["unpack", "{log}/missing", "{log}/out"],
        ["schemas", "{log}"],
        ["offsets", "{log}"],
        ["groups", "{log}"],
        ["cluster", "topics", "{log}"],
        ["inspect", "--html", "{log}", "{log}"],
        [f"verify{HOSTILE}"],
        [f"--{HOSTILE}"],
        ["records", "--columns", HOSTILE, "{log}"],
        ["records", "--on-damage", HOSTILE, "{log}"],
        ["export", "--format", HOSTILE, "{log}", "out"],
    ],
)
def test_every_command(arguments: list[str], log: Path) -> None:
    done = run(*(argument.replace("{log}", str(log)) for argument in arguments))
    assert done.stdout + done.stderr
    assert not OBEYED.search(done.stdout + done.stderr)
    for line in (done.stdout + done.stderr).splitlines():
        assert not line.startswith("most of all")  # a name is on one line


def test_json_means_the_same(log: Path) -> None:
    (log / NAME).write_bytes(SOUND)
    row = json.loads(run("records", str(log)).stdout)
    encoded = base64.b64encode(HOSTILE.encode()).decode()
    assert (row["topic"], row["key"], row["value"]) == (TOPIC, encoded, encoded)
    assert row["headers"] == [{"key": HOSTILE, "value": encoded, "encoding": "base64"}]


def test_dump_shows_payloads_as_stored_unless_on_a_terminal(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = run("dump", "--print-data-log", f"{log}/{NAME}")
    assert HOSTILE.encode() in done.stdout_bytes

    class Terminal(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", Terminal(written, "utf-8"))
    streams.out_as_stored(f"payload: {HOSTILE}\n")
    assert written.getvalue().decode() == f"payload: {printable(HOSTILE)}\n"


def test_other_text_stays() -> None:
    for text in ("orders-0", "Zürich", "北京", "😀", "שלום", "a b", ""):
        assert printable(text) == printable_lines(text) == text
    assert printable_lines("a\tb\nc") == "a\tb\nc"
    assert printable("a\tb\nc\\") == "a\\u0009b\\u000ac\\"
    assert printable("\udcff\U000e0041") == "\\udcff\\udb40\\udc41"


@pytest.mark.parametrize(
    "path",
    [
        "/mnt/data",
        "my disk's data",
        "-data\n1",
        "\x1b[31m%s\\n$HOME`id`\"'!",
        "caf\u00e9\x07",
        "\udcff\u202ekafka\n1",
        "data\n",
    ],
)
def test_a_path_in_a_command_can_be_pasted(path: str) -> None:
    """In every POSIX shell, so also where ``sh`` knows no ``$'…'``."""
    word = pasteable(path)
    assert printable(word) == word
    assert word.isascii() or word == f"'{path}'"
    done = subprocess.run(["sh", "-c", f"printf '%s' {word}"], capture_output=True, check=True)
    found = done.stdout.decode("utf-8", "surrogateescape")
    assert found == path + "/" * path.endswith("\n")


def test_what_verify_says_to_do_next_can_be_pasted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "a disk\n\x1b[2J"
    (data / "orders-0").mkdir(parents=True)
    (data / "orders-0" / f"{0:020}.log").write_bytes(b"x" * 80)
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    done = run("verify", data)
    assert done.exit_code == 1
    command = done.stdout[done.stdout.index("next: ") :].replace("next: kafkafmt salvage", "echo")
    shown = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
    assert shown.stdout == f"{data} OUT\n"
