"""The benchmark runs, its readers agree, and its tables have their form. No time is checked."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import __main__ as command
from benchmarks import clients, measure, peers, processes, sets, targets
from benchmarks.measure import DisagreementError, Result, Threads
from benchmarks.pages import DOCS, claim_table, fill, table
from benchmarks.peers import Time
from benchmarks.readers import Columns, Commits, Found
from benchmarks.report import Run, ratio_table, tables, time_table
from benchmarks.sets import CODECS, SHAPES, Segment
from benchmarks.tiles import make_tile
from kafkafmt import read_batches, read_records

TINY = 0.002


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|\n ").split("|")]


@pytest.mark.slow
def test_the_whole_command_without_java(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--no-java", "--scale", str(TINY), "--rounds", "1", "--sets", "v1"]
    folders = ["--cache", str(tmp_path / "cache"), "--output", str(tmp_path / "docs")]
    command.main([*options, *folders])
    printed = capsys.readouterr().out
    assert [line for line in printed.splitlines() if line.startswith("| v1 none ")]
    assert "Java is skipped: disabled by --no-java." in printed
    assert re.search(r"^\d+ of \d+ targets hold\.$", printed, re.MULTILINE)

    document = (tmp_path / "docs" / "background" / "benchmarks.md").read_text(encoding="utf-8")
    assert "| v1 gzip " in document
    assert str(tmp_path) not in document


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)
def test_a_set_holds_what_it_says(shape: sets.Shape, tmp_path: Path) -> None:
    (segment,) = [
        made for made in sets.generate(tmp_path, TINY, shape.name) if made.name == shape.name
    ]
    batches = read_batches(segment.path).to_pydict()
    assert set(batches["compression"]) == {shape.codec}
    assert set(batches["magic"]) == {1 if shape.kind == "v1" else 2}
    assert all(batches["isValid"])
    records = read_records(segment.path).to_pydict()
    assert records["offset"] == list(range(len(records["offset"])))
    assert (max(batches["count"]) == 1) == (shape.name in ("single", "v1 none"))
    stored = sum(len(value) for value in records["value"])
    assert 0.4 < stored / (shape.size * TINY) < 1.4


def test_json_records_have_the_size_that_is_said() -> None:
    tile = make_tile("json", "none", 200_000)
    assert 235 < tile.size / tile.span < 255


def test_a_tile_is_the_same_every_time() -> None:
    first = make_tile("json", "none", 50_000)
    make_tile("small", "none", 50_000)
    assert make_tile("json", "none", 50_000) == first


def test_offsets_go_on_when_a_segment_is_repeated(tmp_path: Path) -> None:
    (segment,) = sets.generate(tmp_path, TINY, "json zstd")
    path = sets.repeat(tmp_path, segment, 3 * segment.size)
    assert path.stat().st_size >= 3 * segment.size
    offsets = read_records(path, columns=["offset"])["offset"].to_pylist()
    assert offsets == list(range(len(offsets)))


def test_readers_that_disagree_give_no_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (segment,) = sets.generate(tmp_path, TINY, "small")

    class LyingReader:
        version = "liar 1"

        def __init__(self, records: int) -> None:
            self._records = records

        def check(self, path: Path) -> Found:
            return Found(self._records, 0, 0, 0)

        def read(self, path: Path, passes: int) -> Time:
            raise ValueError("timed")

        def close(self) -> None:
            pass

    liars = {peers.KAFKAFMT: LyingReader(3), peers.AIOKAFKA: LyingReader(4)}
    monkeypatch.setattr(peers, "start", lambda java, kind: (liars, {}))
    with pytest.raises(DisagreementError, match="small"):
        measure.measure(segment, 1, None)


def test_commits_are_decoded_from_the_records_that_columns_have(tmp_path: Path) -> None:
    (segment,) = sets.generate(tmp_path, TINY, peers.COMMITS)
    commits, columns = (kind().check(str(segment.path)) for kind in (Commits, Columns))
    assert commits.records > 100
    assert replace(commits, total=0) == replace(columns, total=0)


def test_frames_of_clients_hold_the_same_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clients, "BATCHES", {3: 20_000})
    monkeypatch.setattr(clients, "_GO", tmp_path / "no such folder")
    found = clients.measure_clients(tmp_path / "cache", 1, None)
    assert clients.GO in found.missing
    for codec in CODECS[1:]:
        times = found.times[codec, 3]
        assert min(times.values()) > 0
        assert {"librdkafka", "kafka-python"} <= times.keys()
    assert list(found.claims()) == []  # Java is what the others are compared with


def test_only_frames_with_a_checksum_of_each_block_may_take_longer() -> None:
    times = {clients.JAVA: 1.0, clients.AIOKAFKA: 1.5}
    found = clients.Clients({("lz4", 1): times, ("gzip", 1): times})
    assert [claim.holds for claim in found.claims()] == [True, False]
    assert "1.50 ≤ 1.7 ✓" in found.table()


@pytest.mark.slow
def test_one_thread_and_two_read_the_same_segment(tmp_path: Path) -> None:
    (segment,) = sets.generate(tmp_path, TINY, "v1 gzip")
    found = measure.measure_threads(segment.path, 1)
    assert len(found.one) == len(found.two) == 1
    assert found.ratio > 0


def test_a_missing_option_is_an_import_error() -> None:
    with pytest.raises(ImportError, match="has no telepathy="):
        Columns(telepathy=True)


def result(name: str, kind: str, codec: str, times: dict[str, float]) -> Result:
    segment = Segment(name, kind, codec, Path(__file__))
    listed = {reader: [second] * 3 for reader, second in times.items()}
    return Result(segment, Found(7, 1, 2, 3), listed, {}, {})


def test_tables_show_each_figure_beside_its_target() -> None:
    run = Run(1.0, 3, None, import_time=0.03, no_java="no JDK")
    ours = {peers.KAFKAFMT: 0.06, peers.FLOOR: 0.05, peers.JAVA: 0.1, peers.AIOKAFKA: 0.15}
    run.results = [
        result("json gzip", "json", "gzip", ours),
        result("big", "big", "none", {peers.KAFKAFMT: 0.06, peers.JAVA: 0.05}),
        result("json lz4", "json", "lz4", {peers.KAFKAFMT: 0.08}),
    ]
    run.threads = {"json lz4, 134 MB": Threads([0.08, 0.09, 0.07], [0.04, 0.06, 0.03])}
    run.memories = {"json gzip": processes.Memory(1, 10, 10 + 200 * targets.MIB)}
    run.dumps = [processes.Dump(("--deep-iteration",), 1.0, 2.0, 99)]

    gzip, big, lz4 = (cells(line) for line in ratio_table(run).splitlines()[2:])
    assert gzip == ["json gzip", "0.60 ≤ 0.45 ✗", "1.20 ≤ 1.35 ✓", "0.40 ≤ 0.33 ✗", "not measured"]
    assert big[1:3] == ["1.20 ≤ 1.3 ✓", "not measured"]
    assert lz4[1:] == ["not measured"] * 4
    assert cells(time_table(run).splitlines()[2])[:4] == ["json gzip", "7", "0.0", "50.0"]
    assert [cells(line)[1] for line in claim_table(run.other_claims).splitlines()[2:]] == [
        "2.00× ≥ 1.6× ✓",
        "200.00 MiB ≤ 150 MiB ✗",
        "30.00 ms ≤ 60 ms ✓",
        "0.50 ≤ 0.333 ✗",
    ]
    assert "4 of 8 targets hold." in tables(run)
    assert "Java is skipped: no JDK." in tables(run)


def test_a_page_keeps_its_words_and_gets_what_was_measured(tmp_path: Path) -> None:
    page = "background/benchmarks.md"
    before = (DOCS / page).read_text("utf-8")
    parts = {name: f"new {name}" for name in ("run", "ratios", "times", "others")}
    fill(page, parts, tmp_path)
    after = (tmp_path / page).read_text("utf-8")
    assert all(f"<!-- {name} -->\n\nnew {name}\n\n<!-- end -->" in after for name in parts)
    blank = re.compile(r"-->.*?<!-- end", re.DOTALL)
    assert blank.sub("", after) == blank.sub("", before)
    with pytest.raises(ValueError, match="0 marks <!-- rates -->, expected one"):
        fill(page, {"rates": ""}, tmp_path)


def test_table_columns_are_aligned() -> None:
    assert table(["a", "bc"], [["xyz", "1"]]).splitlines() == [
        "| a   | bc |",
        "| --- | -: |",
        "| xyz |  1 |",
    ]
