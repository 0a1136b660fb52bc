"""On a real terminal: errors and damage are broken between words, at every width."""

from __future__ import annotations

import logging
import os
import shutil
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from kafkafmt.cli import streams
from tests.cli.running import run
from tests.support import processes
from tests.support.encoder import Rec, record_batch
from tests.support.samples import sampled, some
from tests.support.truth import GOLDEN

BADCRC = GOLDEN / "k431-plain-small-badcrc"
SEGMENT = BADCRC / f"{0:020}.log"
WIDTHS = (20, 60, 80, 120)


def on_terminal(width: int, *arguments: str | Path, **environment: str) -> tuple[int, str]:
    """The exit code of a command line, and what it writes to a terminal of that width."""
    env = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    command = [sys.executable, "-m", "kafkafmt", *map(str, arguments)]
    return processes.on_terminal(command, env | environment, width=width)


@pytest.mark.parametrize("width", sampled(WIDTHS, 4))
def test_an_error_is_broken_between_words(width: int) -> None:
    arguments = ("records", "--value-format", "avro", SEGMENT)
    code, written = on_terminal(width, *arguments)
    lines = written.splitlines()
    assert code == 2
    assert max(map(len, lines)) <= width
    piped = run(*arguments).stderr
    assert piped.count("\n") == 1
    if width >= 60:
        words = [word for word in piped.split() if len(word) < width - 2]
        assert [word for word in written.split() if word in words] == words


@pytest.mark.parametrize(
    ("command", "width"), sampled(some(product(["records", "batches", "verify"], WIDTHS), 3))
)
def test_damage_is_broken_between_words(width: int, command: str) -> None:
    asked = () if command == "verify" else ("--on-damage", "collect")
    limit = ("--columns", "offset") if command == "records" else ()
    code, written = on_terminal(width, command, *asked, *limit, BADCRC, TERM="dumb")
    assert code == 1
    assert "\x1b" not in written
    assert max(map(len, written.splitlines())) <= width
    assert "wrong checksum" in " ".join(written.split())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "width"),
    some(
        product(
            [
                "export --local --processes 1 {log} {new}/out",
                "salvage --dry-run {log} {new}/out",
                "rescue topic --topic a {log} {new}/out",
                "transactions --across-partitions {tx}",
                "offsets {log}",
                "diff {log} {log}/../copy {log}",
            ],
            WIDTHS,
        ),
        3,
    ),
)
def test_every_line_fits(width: int, command: str, tmp_path: Path) -> None:
    log = tmp_path / "disk" / f"{'long' * 40}-0"
    log.mkdir(parents=True)
    (log / SEGMENT.name).write_bytes(SEGMENT.read_bytes())
    shutil.copytree(log.parent, tmp_path / "copy")
    given = command.format(log=log.parent, new=tmp_path, tx=GOLDEN / "k431-tx").split()
    code, written = on_terminal(width, *given, TERM="dumb")
    assert code in (0, 1, 2)
    assert "Traceback" not in written
    assert max(map(len, written.splitlines())) <= width


def test_a_warning_of_the_library_is_a_sentence_of_the_command(tmp_path: Path) -> None:
    log = tmp_path / "disk" / "orders-0"
    log.mkdir(parents=True)
    (log / SEGMENT.name).write_bytes(SEGMENT.read_bytes())
    shutil.copytree(log, tmp_path / "disk" / "copy" / "orders-0")
    epochs = log / "leader-epoch-checkpoint"
    epochs.write_text("0\n1\nnonsense\n")
    code, written = on_terminal(40, "diff", log.parent, TERM="dumb")
    assert code == 1  # a checksum is wrong in both
    assert max(map(len, written.splitlines())) <= 40
    text = (
        f"warning: ignoring {epochs}: byte 4: expected <epoch> <start offset>, found 8 characters"
    )
    assert "".join(text.split()) in "".join(written.split())


def test_a_missing_kernel_is_a_sentence_without_code(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\nsys.modules['kafkafmt.segment.engine.kernel._kernel'] = None\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "kafkafmt", "records", SEGMENT, "--on-damage", "skip"],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONWARNINGS": "default"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    (said,) = (line for line in done.stderr.splitlines() if "reference engine" in line)
    assert said.startswith("warning: kafkafmt reads with its reference engine, which is about")
    assert ".py" not in done.stderr


def test_what_py4j_logs_and_raises_is_not_written_twice(caplog: pytest.LogCaptureFixture) -> None:
    """With a traceback, where Ctrl-C ends Spark; what others log there is written."""
    root = logging.getLogger()
    places = [f"{os.sep}py4j{os.sep}java_gateway.py", f"{os.sep}other.py"]
    with streams.library_warnings():
        for place in places:
            root.handle(root.makeRecord("root", logging.ERROR, place, 1, f"of {place}", (), None))
    assert root.filters == []
    assert caplog.messages == [f"of {places[1]}"]


def test_a_page_that_is_written_is_named(tmp_path: Path) -> None:
    code, written = on_terminal(80, "inspect", SEGMENT, "--html", tmp_path / "page.html")
    assert (code, "written:" in written) == (0, True)


def test_one_segment_without_a_topic_names_none(tmp_path: Path) -> None:
    one = tmp_path / "one.log"
    headers = ((b"empty", b""), (b"null", None), (b"text", b"t"))
    one.write_bytes(record_batch([Rec(b"k", b"v", headers=headers)]))
    _, written = on_terminal(80, "stats", one)
    assert "large: offset 0: " in written
    _, written = on_terminal(120, "records", one)
    assert "empty=,null,text=t" in written
    assert "None" not in written
