"""The generated parsers on the corpus, in Python and, all in one file, in JavaScript.

`tests/conformance/test_runners.py` compares all that they find with `reference`, on the corpus, on
what is decompressed from it, and on the odd and malformed files of `made`.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import build
from kafkafmt.generated import KafkaLog, KafkaRecordBatchHeader
from tests.support.node import needs_node
from tests.support.truth import CASES, GOLDEN

ROOT = Path(__file__).resolve().parents[3]
BUNDLE = ROOT / "kafkafmt" / "generated" / "webide" / "kafka_log.ksy"

# A flipped bit made a value longer than its message here; all other damage leaves the layout whole.
MALFORMED = {
    ("k01022-bitflip", "00000000000000000000.log"): [544],
    ("k0901-bitflip", "00000000000000000000.log"): [514],
}


def lines(path: Path) -> list[dict[str, Any]]:
    """The objects of a file with one JSON object per line; none without a file."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def segments(case: Path) -> Iterator[tuple[str, list[tuple[int, int, int]], int]]:
    """Name, entries (position, size, magic) and bytes after them, of each segment of a case."""
    batches = lines(case / "batches.jsonl")
    for segment in json.loads((case / "segments.json").read_text("utf-8")):
        name = segment["segment"]
        entries = [
            (batch["position"], batch["size_in_bytes"], batch["magic"])
            for batch in batches
            if batch["segment"] == name
        ]
        yield name, entries, segment["file_size"] - segment["end_of_last_batch"]


def read(path: Path) -> KafkaLog:
    """A whole segment."""
    return KafkaLog.from_bytes(path.read_bytes())


# --- The corpus --------------------------------------------------------------------------------


def test_entries_and_tail_are_those_of_kafkas_reader(case_dir: Path) -> None:
    for name, entries, tail in segments(case_dir):
        log = read(case_dir / name)
        assert [(each.ofs_entry, each.len_entry, each.magic) for each in log.entries] == entries
        assert len(log.tail) == tail
        assert b"".join([each.raw for each in log.entries]) + log.tail == (
            (case_dir / name).read_bytes()
        )


def test_a_header_is_read_from_the_front_of_an_entry() -> None:
    entry = read(GOLDEN / "k431-tx" / f"{0:020}.log").entries[0]
    header = KafkaRecordBatchHeader.from_bytes(entry.raw)
    assert header._io.pos() == 61
    assert header.len_records == len(entry.raw) - 61


# --- In JavaScript -----------------------------------------------------------------------------


@needs_node
@pytest.mark.parametrize("debug", [False, True], ids=["plain", "as the Web IDE compiles it"])
def test_the_bundle_parses_the_corpus_in_javascript(debug: bool) -> None:
    build.install_compiler()
    expected = [(case, *segment) for case in CASES for segment in segments(GOLDEN / case)]
    done = subprocess.run(
        [
            "node",
            str(ROOT / "tests" / "conformance" / "grammars" / "js" / "parse_bundle.js"),
            *(["--debug"] if debug else []),
            str(BUNDLE),
        ],
        input="\n".join(str(GOLDEN / case / name) for case, name, _, _ in expected),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    parsed = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(parsed) == len(expected) == 480
    for (case, name, entries, tail), got in zip(expected, parsed, strict=True):
        found = list(zip(got["positions"], got["sizes"], got["magics"], strict=True))
        assert (case, name, found, got["tail"]) == (case, name, entries, tail)
        assert [int(position) for position in got["failed"]] == MALFORMED.get((case, name), [])
