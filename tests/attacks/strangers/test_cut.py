"""A file that becomes shorter while it is read ends no process: nothing is mapped into memory.

A mapped page behind the end of its file is a SIGBUS, which no Python code can catch.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import kafkafmt
from tests.cli.running import run
from tests.support.encoder import Rec, record_batch
from tests.support.samples import SOAK

PLAIN = b"".join(
    record_batch([Rec(b"k", os.urandom(3000))], base_offset=offset) for offset in range(1500)
)
PACKED = b"".join(
    record_batch([Rec(b"k", b"value" * 2000)], base_offset=offset, framing=framing)
    for offset, framing in enumerate(("gzip", "lz4", "zstd") * 200)
)
CUTTING = """
import os, sys, time
path, whole = sys.argv[1], open(sys.argv[2], "rb").read()
print("ready", flush=True)
while True:
    for end in (0, 5, 4096, len(whole) // 3, len(whole) - 1):
        os.truncate(path, end)
        time.sleep(0.001)
        with open(path, "r+b") as file:
            file.write(whole)
        time.sleep(0.002)
"""
COMMANDS = {
    "records": "records --on-damage skip {0}",
    "verify": "verify {0}",
    "salvage": "salvage {0} {1}",
    "inspect": "inspect --html {1} {0}",
}


@pytest.fixture(params=["plain", "packed"])
def cut(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """A log whose segment another process cuts and writes again, all the time."""
    data = PLAIN if request.param == "plain" else PACKED
    segment = tmp_path / "data" / "orders-0" / f"{0:020}.log"
    segment.parent.mkdir(parents=True)
    for path in (segment, tmp_path / "whole"):
        path.write_bytes(data)
    process = subprocess.Popen(
        [sys.executable, "-c", CUTTING, segment, tmp_path / "whole"], stdout=subprocess.PIPE
    )
    with process:
        assert process.stdout is not None
        process.stdout.readline()
        yield segment
        process.kill()


@pytest.mark.parametrize("command", COMMANDS)
def test_a_segment_is_cut_while_it_is_read(command: str, cut: Path, tmp_path: Path) -> None:
    """In this process: a SIGBUS would end the tests."""
    data = cut.parent.parent
    for turn in range(5 if SOAK else 2):
        words = COMMANDS[command].format(data, tmp_path / f"out{turn}")
        result = run(*words.split())
        assert result.exit_code in (0, 1, 2), result.output
        assert isinstance(result.exception, SystemExit | None), result.exception


def test_views_of_a_segment_stay(tmp_path: Path) -> None:
    path = tmp_path / "orders-0" / f"{0:020}.log"
    path.parent.mkdir()
    path.write_bytes(PLAIN)
    with kafkafmt.open_segment(path) as segment:
        batches = iter(segment)
        first = next(batches)
        os.truncate(path, 0)
        assert first.records()[0].key == b"k"
        with pytest.raises(kafkafmt.KafkaFormatError, match="shrunk"):
            list(batches)


@pytest.mark.skipif(sys.platform != "linux", reason="/proc tells what is mapped")
def test_no_file_of_a_source_is_mapped(tmp_path: Path) -> None:
    path = tmp_path / "orders-0" / f"{0:020}.log"
    path.parent.mkdir()
    path.write_bytes(PACKED)
    scan = iter(kafkafmt.scan_records(path, threads=2))
    next(scan)
    with kafkafmt.open_segment(path) as segment:
        next(iter(segment))
        assert str(tmp_path) not in Path("/proc/self/maps").read_text()
