"""The grammars of the files beside a segment: on the corpus, in Python and in JavaScript.

They say the same as the readers of ``kafkafmt.segment.side_files``, and as plain ``struct``.
"""

from __future__ import annotations

import json
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Any

import crc32c
import pytest
from kaitaistruct import EndOfStreamError, KaitaiStructError

import build
from kafkafmt.generated import (
    KafkaOffsetIndex,
    KafkaProducerSnapshot,
    KafkaTimeIndex,
    KafkaTransactionIndex,
)
from kafkafmt.segment.side_files import indexes
from tests.support.truth import GOLDEN

ROOT = Path(__file__).resolve().parents[3]
LAYOUTS = {
    ".index": indexes.OFFSET_ENTRY,
    ".timeindex": indexes.TIME_ENTRY,
    ".txnindex": indexes.TRANSACTION_ENTRY,
    ".snapshot": indexes.PRODUCER_ENTRY,
}
FIELDS = {
    ".index": ("relative_offset", "position"),
    ".timeindex": ("timestamp", "relative_offset"),
    ".txnindex": ("version", "producer_id", "first_offset", "last_offset", "last_stable_offset"),
    ".snapshot": (
        "producer_id",
        "producer_epoch",
        "last_sequence",
        "last_offset",
        "offset_delta",
        "timestamp",
        "coordinator_epoch",
        "current_txn_first_offset",
    ),
}
COUNTS = {".index": 473, ".timeindex": 361, ".txnindex": 35, ".snapshot": 250}


def files(suffix: str) -> list[Path]:
    return sorted(GOLDEN.glob(f"*/*{suffix}"))


def parsed(path: Path) -> Any:
    data = path.read_bytes()
    if path.suffix == ".index":
        return KafkaOffsetIndex.from_bytes(data)
    if path.suffix == ".timeindex":
        return KafkaTimeIndex.from_bytes(data)
    if path.suffix == ".txnindex":
        return KafkaTransactionIndex.from_bytes(data)
    return KafkaProducerSnapshot.from_bytes(data)


def entries_of(path: Path) -> list[tuple[int, ...]]:
    """What the generated parser makes of a file."""
    file = parsed(path)
    entries = file.producer_entries if path.suffix == ".snapshot" else file.entries
    return [tuple(getattr(each, field) for field in FIELDS[path.suffix]) for each in entries]


def expected(path: Path) -> tuple[list[tuple[int, ...]], bytes]:
    """The entries of a file, and what is left behind them, by ``struct`` alone."""
    data, layout = path.read_bytes(), LAYOUTS[path.suffix]
    start = indexes.HEADER.size if path.suffix == ".snapshot" else 0
    end = start + (len(data) - start) // layout.size * layout.size
    entries = list(layout.iter_unpack(data[start:end]))
    if path.suffix in (".index", ".timeindex"):
        relative = FIELDS[path.suffix].index("relative_offset")
        for number, entry in enumerate(entries):
            if number and entry[relative] == 0:
                return entries[:number], data[number * layout.size :]
    return entries, data[end:]


@pytest.mark.parametrize("suffix", sorted(COUNTS))
def test_every_file_of_the_corpus(suffix: str) -> None:
    paths = files(suffix)
    assert len(paths) == COUNTS[suffix]
    for path in paths:
        entries, rest = expected(path)
        file = parsed(path)
        assert entries_of(path) == entries, path
        assert (file.trailing if suffix == ".snapshot" else file.tail) == rest, path
    assert sum(len(entries_of(path)) for path in paths) > 10


def test_the_checksum_of_every_snapshot() -> None:
    for path in files(".snapshot"):
        snapshot = parsed(path)
        assert (snapshot.version, snapshot.num_producer_entries) == (
            1,
            len(snapshot.producer_entries),
        )
        assert snapshot.crc == crc32c.crc32c(path.read_bytes()[6:])


# --- What the corpus does not show -------------------------------------------------------------


def offset_entries(data: bytes) -> tuple[list[tuple[int, int]], bytes]:
    index = KafkaOffsetIndex.from_bytes(data)
    return [(each.relative_offset, each.position) for each in index.entries], index.tail


def time_entries(data: bytes) -> tuple[list[tuple[int, int]], bytes]:
    index = KafkaTimeIndex.from_bytes(data)
    return [(each.timestamp, each.relative_offset) for each in index.entries], index.tail


def test_a_preallocated_offset_index() -> None:
    written = struct.pack(">iiii", 5, 100, 9, 200)
    assert offset_entries(written + bytes(20)) == ([(5, 100), (9, 200)], bytes(20))
    assert offset_entries(bytes(32)) == ([(0, 0)], bytes(24))
    assert offset_entries(struct.pack(">iiii", 0, 7, 3, 9)) == ([(0, 7), (3, 9)], b"")
    assert offset_entries(written + struct.pack(">ii", 0, 300)) == (
        [(5, 100), (9, 200)],
        struct.pack(">ii", 0, 300),
    )


def test_a_preallocated_time_index() -> None:
    written = struct.pack(">qiqi", 1000, 5, 2000, 9)
    assert time_entries(written + bytes(30)) == ([(1000, 5), (2000, 9)], bytes(30))
    assert time_entries(bytes(36)) == ([(0, 0)], bytes(24))
    assert time_entries(struct.pack(">qiqi", 7, 0, 9, 3)) == ([(7, 0), (9, 3)], b"")


@pytest.mark.parametrize("size", range(13))
def test_cut_indexes_have_a_tail(size: int) -> None:
    data = b"\xff" * size
    assert offset_entries(data) == ([(-1, -1)] if size >= 8 else [], data[8 if size >= 8 else 0 :])
    assert time_entries(data) == ([(-1, -1)] if size >= 12 else [], b"" if size >= 12 else data)
    index = KafkaTransactionIndex.from_bytes(data)
    assert (index.entries, index.tail) == ([], data)


def test_a_cut_transaction_index_has_a_tail() -> None:
    entry = struct.pack(">hqqqq", 0, 2**63 - 1, -(2**63), 3, 4)
    index = KafkaTransactionIndex.from_bytes(entry + entry[:33])
    assert [(e.producer_id, e.first_offset) for e in index.entries] == [(2**63 - 1, -(2**63))]
    assert index.tail == entry[:33]


def test_snapshots_that_are_none() -> None:
    entry = bytes(46)
    sound = struct.pack(">hIi", 1, 0, 1) + entry
    assert KafkaProducerSnapshot.from_bytes(sound + b"more").trailing == b"more"
    for version in (0, 2, -1):
        with pytest.raises(KaitaiStructError):
            KafkaProducerSnapshot.from_bytes(struct.pack(">h", version) + sound[2:])
    with pytest.raises(KaitaiStructError):
        KafkaProducerSnapshot.from_bytes(struct.pack(">hIi", 1, 0, -1) + entry)
    with pytest.raises(EndOfStreamError):
        KafkaProducerSnapshot.from_bytes(sound[:-1])


# --- In JavaScript -----------------------------------------------------------------------------


@pytest.mark.node
@pytest.mark.skipif(
    not (shutil.which("node") and shutil.which("npm")), reason="Node with npm is not installed"
)
def test_javascript_says_the_same() -> None:
    build.install_compiler()
    paths = [path for suffix in sorted(COUNTS) for path in files(suffix)]
    done = subprocess.run(
        [
            "node",
            str(ROOT / "tests" / "conformance" / "grammars" / "js" / "parse_side_files.js"),
            str(ROOT / "generated" / "javascript"),
        ],
        input="\n".join(map(str, paths)),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(found) == len(paths) == sum(COUNTS.values())
    for path, each in zip(paths, found, strict=True):
        entries, rest = expected(path)
        assert [tuple(entry) for entry in each["entries"]] == entries, path
        assert each["tail"] == len(rest), path
