"""Dumps are exactly the output of Kafka's own tools."""

import re
from pathlib import Path

import pytest

from kafkafmt._base.java import JavaMap
from kafkafmt.survey.dump.request import DumpOptions
from tests.cli.running import captured, dumped, gap_blocks, options_of
from tests.support.engines import engine as engine
from tests.support.samples import SOAK, sampled, some
from tests.support.truth import CASES, GOLDEN

pytestmark = pytest.mark.usefixtures("engine")

CAPTURE = "kafka-4.3.1.jsonl.xz"
CAPTURED_IN = "/var/lib/kafka/data"
MODES = sorted({" ".join(row["options"]) for row in captured(CAPTURE)})


@pytest.mark.parametrize("mode", sampled(MODES, 4))
def test_one_file_as_kafka_4_3_1(mode: str) -> None:
    rows = [
        row
        for row in captured(CAPTURE)
        if " ".join(row["options"]) == mode and len(row["files"]) == 1
    ]
    different = []
    turn = 0 if SOAK else MODES.index(mode) % 3  # each file is dumped in a third of the modes
    for row in some(rows[turn:], 3):
        out, err, error = dumped(GOLDEN / row["case"], row["files"], options_of(row["options"]))
        kafka = row["stdout"], row["stderr"], row["error"] is not None
        if (out, err, error is not None) != kafka:
            different.append((row["case"], *row["files"]))
    assert len(rows) == 485
    assert different == []


def test_several_files_as_kafka_4_3_1() -> None:
    rows = [row for row in captured(CAPTURE) if len(row["files"]) > 1]
    for row in rows:
        out, err, error = dumped(GOLDEN / row["case"], row["files"], options_of(row["options"]))
        assert out == row["stdout"]
        assert gap_blocks(err) == gap_blocks(row["stderr"])
        assert (error is None) == (row["error"] is None)
    assert len(rows) == 53


def test_gaps_of_several_files_come_in_the_order_of_javas_map() -> None:
    blocks = 0
    for row in captured(CAPTURE):
        kafka = list(gap_blocks(row["stderr"]))
        directory = f"{CAPTURED_IN}/{row['case']}"
        paths = [f"{directory}/{name}" for name in row["files"] if name in kafka]
        gaps: JavaMap[None] = JavaMap()
        for path in paths:
            gaps.compute_if_absent(path, lambda: None)
        assert gaps.in_order() == [f"{directory}/{name}" for name in kafka]
        blocks += len(kafka) > 1
    assert blocks > 20


def test_damaged_segments_as_kafka_4_3_1(tmp_path: Path) -> None:
    rows = captured("damaged.jsonl.xz")
    different = []
    for row in rows:
        data = bytearray((GOLDEN / row["case"] / row["file"]).read_bytes()[: row["size"]])
        for position, value in row["edits"]:
            data[position] = value
        (tmp_path / row["file"]).write_bytes(data)
        out, err, error = dumped(tmp_path, [row["file"]], DumpOptions(print_data_log=True))
        kafka = row["stdout"], row["stderr"], row["error"] is not None
        if (out, err, error is not None) != kafka:
            different.append((row["case"], row["edits"], row["error"], str(error)))
    assert len(rows) > 200
    assert different == []


def golden_dump(case: str, options: DumpOptions) -> str:
    """Our dump of all segments in one call, in the form of the files of the corpus.

    Both streams one after the other, then the exception; line ends as the capture left them.
    """
    names = sorted(path.name for path in (GOLDEN / case).glob("*.log"))
    out, err, error = dumped(GOLDEN / case, names, options)
    ended = "" if error is None else "EXCEPTION\n"
    return re.sub("\r\n?", "\n", out + err + ended)


def golden_text(case: str, file: str) -> str:
    text = (GOLDEN / case / file).read_bytes().decode("utf-8")
    text = re.sub(r"(?m)^SLF4J: .*\n", "", text)
    text = re.sub(r"(?m)^EXCEPTION from DumpLogSegments: *\n", "EXCEPTION ", text)
    return re.sub(r"(?m)^EXCEPTION .*", "EXCEPTION", text)


def cases_with(pattern: str, file: str) -> list[str]:
    return [c for c in CASES if re.match(pattern, c) and (GOLDEN / c / file).exists()]


@pytest.mark.parametrize(
    ("pattern", "file", "options", "count"),
    [
        ("k431|k440|k392", "dump-shallow.txt", DumpOptions(), 100),
        ("k431|k440", "dump.txt", DumpOptions(print_data_log=True), 81),
        ("k0|upgrade", "dump-3.9.1.txt", DumpOptions(), 115),
    ],
)
def test_the_dumps_of_the_corpus(pattern: str, file: str, options: DumpOptions, count: int) -> None:
    cases = cases_with(pattern, file)
    for case in cases:
        ours, _, our_gaps = golden_dump(case, options).partition("Non-consecutive")
        kafka, _, gaps = golden_text(case, file).partition("Non-consecutive")
        assert ours == kafka, case
        assert gap_blocks(f"Non-consecutive{our_gaps}") == gap_blocks(f"Non-consecutive{gaps}")
    assert len(cases) == count


def test_the_dumps_of_3_9_but_for_its_gaps() -> None:
    """3.9 counts gaps from the first record on and lists the last one first; 4.3 from -1."""
    cases = cases_with("k392", "dump.txt")
    for case in cases:
        options = DumpOptions(print_data_log=True)
        ours, _, our_gaps = golden_dump(case, options).partition("Non-consecutive")
        kafka, _, gaps = golden_text(case, "dump.txt").partition("Non-consecutive")
        assert ours == kafka, case
        since_first = {
            path: [line for line in lines if not line.startswith("  -1 is")]
            for path, lines in gap_blocks(f"Non-consecutive{our_gaps}").items()
        }
        assert {path: lines for path, lines in since_first.items() if lines} == {
            path: lines[::-1] for path, lines in gap_blocks(f"Non-consecutive{gaps}").items()
        }
    assert len(cases) == 19
