"""Dumps of indexes and producer snapshots are exactly the output of Kafka's own tools."""

import re
import struct
from pathlib import Path
from typing import Any

import pytest

from kafkafmt._base.errors import KafkaFormatError, LimitExceededError, MalformedError
from kafkafmt._base.limits import Limits
from kafkafmt.survey.dump.files import dump_files
from kafkafmt.survey.dump.request import DumpedFile, DumpOptions, UndumpableError
from tests.cli.running import captured, dumped, options_of, run
from tests.support.truth import CASES, GOLDEN

CAPTURED_IN = "/var/lib/kafka"
INDEX, LOG = "00000000000000000000.index", "00000000000000000000.log"
TIME_INDEX, TXN_INDEX = "00000000000000000000.timeindex", "00000000000000000000.txnindex"
SNAPSHOT = "00000000000000000036.snapshot"
SEGMENTS = GOLDEN / "k431-segments"

# 4.3's tool ends at the zeroes of a preallocated segment, which those of 2.8 and 3.9 passed over.
PREALLOCATED = {
    "k01022-prealloc-gzip",
    "k01022-prealloc-none",
    "k01103-prealloc-gzip",
    "k01103-prealloc-none",
    "k01103-prealloc-txn",
    "k282-prealloc",
    "k392-prealloc",
}


def differs(row: dict[str, Any], directory: Path, shown: str) -> bool:
    out, err, error = dumped(directory, row["files"], options_of(row["options"]), shown=shown)
    return (out, err, error is not None) != (row["stdout"], row["stderr"], row["error"] is not None)


@pytest.mark.slow
def test_the_side_files_of_the_corpus_as_kafka_4_3_1() -> None:
    rows = captured("side-files.jsonl.xz")
    different = [
        (row["case"], row["files"], row["options"])
        for row in rows
        if differs(row, GOLDEN / row["case"], f"{CAPTURED_IN}/data/{row['case']}")
    ]
    assert len(rows) == 3860
    assert different == []


def test_the_capture_is_of_every_side_file_alone_and_all_together() -> None:
    alone = {
        (row["case"], *row["files"])
        for row in captured("side-files.jsonl.xz")
        if len(row["files"]) == 1
    }
    suffixes = (".index", ".timeindex", ".txnindex", ".snapshot")
    assert alone == {
        (path.parent.name, path.name) for path in GOLDEN.glob("*/*") if path.suffix in suffixes
    }
    assert len(alone) == 473 + 361 + 35 + 250


def changed(case: str, name: str, change: dict[str, Any] | None) -> bytes:
    """A file of the corpus with a captured change to it."""
    if change is None:
        return (GOLDEN / case / name).read_bytes()
    if "data" in change:
        return bytes.fromhex(change["data"])
    data = bytearray((GOLDEN / case / name).read_bytes()[: change["size"]])
    for position, value in change["edits"]:
        data[position] = value
    return bytes(data)


def test_damaged_side_files_as_kafka_4_3_1(tmp_path: Path) -> None:
    rows = captured("damaged-side-files.jsonl.xz")
    different = []
    for row in rows:
        directory = tmp_path / row["directory"]
        directory.mkdir()
        stem = row["files"][0].partition(".")[0]
        for name in {*row["files"], f"{stem}.log", f"{stem}.index"}:
            if name in row["changes"] or (GOLDEN / row["case"] / name).exists():
                data = changed(row["case"], name, row["changes"].get(name))
                (directory / name).write_bytes(data)
        if differs(row, directory, f"{CAPTURED_IN}/damaged/{row['directory']}"):
            different.append((row["directory"], row["case"], row["files"], row["error"]))
    assert len(rows) == 500
    assert sum(row["error"] is not None for row in rows) > 70
    assert different == []


# --- The dumps of the corpus -------------------------------------------------------------------


def golden_dump(case: str, file: str) -> tuple[str, str]:
    """Our dump of the files that a dump of the corpus names, and that dump; without exceptions.

    Both streams, one after the other.
    """
    text = (GOLDEN / case / file).read_bytes().decode("utf-8")
    text = re.sub(r"(?m)^SLF4J: .*\n", "", text)
    kafka, exception, _ = text.partition("EXCEPTION")
    names = re.findall(r"(?m)^Dumping (.*)$", kafka)
    out, err, error = dumped(GOLDEN / case, names, DumpOptions())
    if case not in PREALLOCATED:
        assert (error is not None) == bool(exception), case
    return out + err, kafka


def lines_in_any_order(text: str) -> tuple[str, list[str]]:
    """Standard output, and the lines of standard error: 2.8 had another order of files there."""
    parts = re.split(r"(?m)^(?=Mismatches in|Found|The following)", text, maxsplit=1)
    return parts[0], sorted("".join(parts[1:]).splitlines())


def as_2_8_2(text: str) -> str:
    """A dump of ours in the words of Kafka 2.8.2's tool."""
    text = re.sub(
        r"(?m)^(The following indexed offsets are not found in) :.*", r"\1 the log.", text
    )
    text = re.sub(r"(?m)^(producerId: .*) lastTimestamp: -?\d+", r"\1", text)
    return re.sub(r"OptionalLong\[(\d+)\]", r"Some(\1)", text).replace("OptionalLong.empty", "None")


@pytest.mark.parametrize(
    ("file", "count"),
    [
        ("dump-index.txt", 103),
        ("dump-timeindex.txt", 102),
        ("dump-txnindex.txt", 14),
        ("dump-snapshot.txt", 98),
    ],
)
def test_the_dumps_of_3_9_and_4_3(file: str, count: int) -> None:
    cases = [
        case
        for case in CASES
        if re.match("k392|k431|k440", case) and (GOLDEN / case / file).exists()
    ]
    equal = 0
    for case in cases:
        ours, kafka = golden_dump(case, file)
        if case in PREALLOCATED and file == "dump-timeindex.txt":
            assert kafka.startswith(ours)
        else:
            assert ours == kafka, case
            equal += 1
    assert equal == count


@pytest.mark.parametrize(
    ("file", "count"),
    [
        ("dump-index.txt", 21),
        ("dump-timeindex.txt", 20),
        ("dump-txnindex.txt", 5),
        ("dump-snapshot.txt", 20),
        ("dump-index-2.8.2.txt", 171),
    ],
)
def test_the_dumps_of_2_8_but_for_its_words(file: str, count: int) -> None:
    cases = [
        case
        for case in CASES
        if not re.match("k392|k431|k440", case) and (GOLDEN / case / file).exists()
    ]
    equal = 0
    for case in cases:
        ours, kafka = golden_dump(case, file)
        if case in PREALLOCATED and ours != kafka:
            assert kafka.startswith(as_2_8_2(ours)), case
        else:
            assert lines_in_any_order(as_2_8_2(ours)) == lines_in_any_order(kafka), case
            equal += 1
    assert equal == count


# --- What no capture shows ---------------------------------------------------------------------


@pytest.mark.parametrize("name", [INDEX, TIME_INDEX, TXN_INDEX, SNAPSHOT])
def test_a_missing_file_is_an_error_and_is_not_made(tmp_path: Path, name: str) -> None:
    (tmp_path / LOG).touch()
    with pytest.raises(FileNotFoundError, match="no such file"):
        dumped(tmp_path, [name], DumpOptions())
    assert [path.name for path in tmp_path.iterdir()] == [LOG]


@pytest.mark.parametrize(
    ("name", "beside", "missing"),
    [(INDEX, [], LOG), (TIME_INDEX, [INDEX], LOG), (TIME_INDEX, [LOG], INDEX)],
)
def test_what_an_index_is_compared_with_must_lie_beside_it(
    tmp_path: Path, name: str, beside: list[str], missing: str
) -> None:
    for each in (name, *beside):
        (tmp_path / each).write_bytes(bytes(24))
    with pytest.raises(FileNotFoundError, match=missing):
        dumped(tmp_path, [name], DumpOptions())


def test_the_offset_index_that_a_time_index_needs_is_said_to_be_missing(tmp_path: Path) -> None:
    (tmp_path / TIME_INDEX).write_bytes(bytes(24))
    said = run("dump", tmp_path / TIME_INDEX).stderr
    assert said == (
        f"kafkafmt: {tmp_path / INDEX}: no such file; a time index is read with the offset index\n"
    )


@pytest.mark.parametrize("name", ["x.index", "x.timeindex", "x.txnindex"])
def test_an_index_without_a_base_offset_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / name).touch()
    with pytest.raises(UndumpableError, match="not an offset or epoch"):
        dumped(tmp_path, [name], DumpOptions())


@pytest.mark.parametrize(
    ("version", "printed"), [(b"\0\0", 0), (b"\0\x09", 0), (b"\xff\0", -1), (b"\x01\0", None)]
)
def test_the_version_of_an_aborted_transaction_is_its_first_byte(
    tmp_path: Path, version: bytes, printed: int | None
) -> None:
    entry = struct.pack(">qqqq", 7, 1, 2, 3)
    (tmp_path / TXN_INDEX).write_bytes(b"\0\0" + entry + version + entry + b"cut")
    out, _, error = dumped(tmp_path, [TXN_INDEX], DumpOptions())
    fields = "producerId: 7 firstOffset: 1 lastOffset: 2 lastStableOffset: 3\n"
    if printed is None:
        assert out == f"Dumping {TXN_INDEX}\n"
        assert isinstance(error, KafkaFormatError)
        assert (error.position, error.source) == (34, str(tmp_path / TXN_INDEX))
    else:
        assert out == f"Dumping {TXN_INDEX}\nversion: 0 {fields}version: {printed} {fields}"
        assert error is None


def test_an_error_in_an_index_says_where(tmp_path: Path) -> None:
    (tmp_path / LOG).write_bytes((SEGMENTS / LOG).read_bytes())
    (tmp_path / INDEX).write_bytes(struct.pack(">iiii", 5, 0, 6, 10**6) + b"odd")
    _, _, error = dumped(tmp_path, [INDEX], DumpOptions(index_sanity_check=True))
    assert str(error) == (f"{tmp_path / INDEX}, byte 8: 19 bytes, expected a multiple of 8")
    _, _, error = dumped(tmp_path, [INDEX], DumpOptions())
    assert isinstance(error, MalformedError)
    assert (error.position, error.source) == (10**6, str(tmp_path / LOG))


@pytest.mark.parametrize("name", [INDEX, TIME_INDEX, "00000000000000000036.snapshot"])
def test_a_file_larger_than_the_limit_is_refused(name: str) -> None:
    with pytest.raises(LimitExceededError, match="at most 16 bytes"):
        dump_files(
            [DumpedFile.named(str(SEGMENTS / name))],
            DumpOptions(),
            lambda _: None,
            lambda _: None,
            Limits(batch_bytes=16),
        )


# --- The command -------------------------------------------------------------------------------


def test_the_command_prints_indexes_and_says_that_they_agree() -> None:
    result = run("dump", SEGMENTS / INDEX, SEGMENTS / TIME_INDEX, SEGMENTS / SNAPSHOT)
    assert (result.exit_code, result.stderr) == (0, "")
    assert f"Dumping {SEGMENTS / INDEX}\noffset: 17 position: 1692\n" in result.stdout
    assert "timestamp: 1795200002543 offset: 17\n" in result.stdout
    assert "\nproducerId: 26 producerEpoch: 0 coordinatorEpoch: -1" in result.stdout


def test_the_commands_options_are_those_of_kafkas_tool() -> None:
    path = SEGMENTS / INDEX
    result = run("dump", "--index-sanity-check", path)
    assert result.stdout == f"Dumping {path}\n{path} passed sanity check.\n"
    result = run("dump", "--verify-index-only", path)
    assert (result.exit_code, result.stdout) == (0, f"Dumping {path}\n")
    result = run("dump", "--max-message-size", "100", path)
    assert (result.exit_code, result.stdout) == (1, f"Dumping {path}\n")
    assert result.stderr.endswith("byte 1692: no whole batch within 100 bytes\n")


def test_the_exit_code_is_1_where_an_index_does_not_agree(tmp_path: Path) -> None:
    (tmp_path / LOG).write_bytes((SEGMENTS / LOG).read_bytes())
    (tmp_path / INDEX).write_bytes(struct.pack(">iiii", 16, 1692, 23, 2843))
    result = run("dump", tmp_path / INDEX)
    assert (result.exit_code, result.stderr) == (
        1,
        f"Mismatches in :{tmp_path / INDEX}\n  Index offset: 16, log offset: 17\n",
    )


def test_the_exit_code_is_1_where_a_snapshot_cannot_be_read(tmp_path: Path) -> None:
    data = bytearray((SEGMENTS / SNAPSHOT).read_bytes())
    data[-1] ^= 1
    (tmp_path / SNAPSHOT).write_bytes(data)
    result = run("dump", tmp_path / SNAPSHOT, SEGMENTS / SNAPSHOT)
    assert result.exit_code == 1
    assert result.stderr.startswith("Snapshot is corrupt (CRC is no longer valid). Stored crc: ")
    assert "\nproducerId: 26 " in result.stdout
