"""`kafkafmt unpack`: files and streams, damage, and errors."""

import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import json_lines, run
from tests.support.encoder import Rec, record_batch

GZIP = record_batch([Rec(b"k", b"value" * 9)], framing="gzip")
PLAIN = record_batch([Rec(b"k", b"value" * 9)])
BAD = record_batch([Rec(b"k", b"v")], base_offset=1, framing="gzip", crc=1)


@pytest.fixture
def segment(tmp_path: Path) -> Path:
    path = tmp_path / f"{0:020}.log"
    path.write_bytes(GZIP)
    return path


def test_to_a_file(segment: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.log"
    done = run("unpack", segment, out)
    assert (done.exit_code, done.stdout, done.stderr) == (0, "", "")
    assert out.read_bytes() == PLAIN


def test_standard_input_and_output() -> None:
    done = run("unpack", "-", "-", stdin=GZIP)
    assert (done.exit_code, done.stdout_bytes) == (0, PLAIN)


def test_damage_of_standard_input_names_no_file() -> None:
    for command in (("unpack", "-", "-"), ("records", "-")):
        done = run(*command, stdin=GZIP + BAD)
        assert done.exit_code == 1
        expected = "kafkafmt: standard input, byte 96: stored checksum 1, computed"
        assert done.stderr.startswith(expected)


def test_damage(segment: Path, tmp_path: Path) -> None:
    segment.write_bytes(GZIP + BAD)
    out = tmp_path / "out.log"
    done = run("unpack", segment, out)
    assert (done.exit_code, out.exists()) == (1, False)
    assert "stored checksum 1, computed" in done.stderr
    hint = "(--on-damage skip leaves it out, and copy copies what can be read unchanged)\n"
    assert done.stderr.endswith(hint)
    for how, code, content in (("skip", 0, b""), ("collect", 1, b""), ("copy", 1, BAD)):
        done = run("unpack", "--force", "--on-damage", how, segment, out)
        assert (done.exit_code, done.stdout) == (code, "")
        assert out.read_bytes() == PLAIN + content
        assert ("wrong checksum: " in done.stderr) == (code == 1)


def test_a_tail_is_copied_and_listed(segment: Path, tmp_path: Path) -> None:
    segment.write_bytes(GZIP + PLAIN[:-1])
    done = run("unpack", "--on-damage", "copy", segment, tmp_path / "out.log")
    assert done.exit_code == 0
    assert "unfinished last entry: " in done.stderr
    assert (tmp_path / "out.log").read_bytes() == PLAIN + PLAIN[:-1]


def test_wrong_use(segment: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.log"
    done = run("unpack", segment, tmp_path)
    assert (done.exit_code, "is a directory" in done.stderr) == (2, True)
    done = run("unpack", segment, tmp_path / "no" / "out.log")
    said = f"kafkafmt: {tmp_path}/no: no such directory to write {tmp_path}/no/out.log to\n"
    assert (done.exit_code, done.stderr) == (2, said)
    assert run("unpack", tmp_path / "missing.log", out).exit_code == 2
    assert run("unpack", segment).exit_code == 2
    (tmp_path / f"{9:020}.log").write_bytes(GZIP)
    done = run("unpack", tmp_path, out)
    assert (done.exit_code, "has 2 segments, expected one" in done.stderr) == (2, True)
    done = run("unpack", "-", out, stdin=b"no log segment at all")
    assert (done.exit_code, "is not a log segment" in done.stderr) == (2, True)


def test_the_commands_follow_one_another(segment: Path) -> None:
    made = run("unpack", segment, "-").stdout_bytes
    (batch,) = json_lines(run("batches", "-", stdin=made).stdout)
    assert (batch["compression"], batch["isValid"]) == ("none", True)
    assert run("verify", "-", stdin=made).exit_code == 0


def test_a_copy_of_redirected_input_is_no_more_open_than_it(tmp_path: Path) -> None:
    source, out = tmp_path / "in.log", tmp_path / "out.log"
    source.write_bytes(GZIP)
    source.chmod(0o600)
    with source.open("rb") as file:
        subprocess.run(
            [sys.executable, "-m", "kafkafmt", "unpack", "-", str(out)], stdin=file, check=True
        )
    assert (out.read_bytes(), stat.S_IMODE(out.stat().st_mode)) == (PLAIN, 0o600)


def test_the_name_in_the_examples_can_be_dumped(tmp_path: Path) -> None:
    example = re.search(r"kafkafmt unpack orders-0/\S+ \\\s+(\S+)", run("unpack", "--help").stdout)
    assert example is not None
    segment, out = tmp_path / f"{0:020}.log", tmp_path / example[1]
    segment.write_bytes(GZIP)
    out.parent.mkdir()
    assert run("unpack", segment, out).exit_code == 0
    assert run("dump", out).exit_code == 0
