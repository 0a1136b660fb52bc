"""Filters and output formats of ``records`` and ``batches``."""

from __future__ import annotations

import csv
import io
import json
import os
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import kafkafmt
from tests.cli.running import json_lines, run
from tests.support.encoder import Rec, record_batch

BINARY = b"\xff\x00"
RECORDS = [
    Rec(b"order-17", b"timeout after 3 s", ((b"trace", b"1"), (b"tenant", b"x=y"))),
    Rec(b"order-18", b"ok", ((b"trace", BINARY),), timestamp_delta=1, offset_delta=1),
    Rec(None, BINARY, (), timestamp_delta=2, offset_delta=2),
    Rec(b"", None, ((b"h", None),), timestamp_delta=3, offset_delta=3),
]
BEGIN = 1_795_200_000_000  # 2026-11-20T18:40:00Z


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    """Two topics; offsets of ``orders`` begin at 0, those of ``events`` at 10."""
    for log, base in (("orders-0", 0), ("events-3", 10)):
        directory = tmp_path / "data" / log
        directory.mkdir(parents=True)
        data = record_batch(
            RECORDS,
            base_offset=base,
            base_timestamp=BEGIN,
            max_timestamp=BEGIN + 3,
            producer_id=base,
            framing="zstd",
        )
        (directory / f"{base:020}.log").write_bytes(data)
    return tmp_path / "data"


@pytest.mark.parametrize(
    ("options", "offsets"),
    [
        (["--topic", "orders"], [0, 1, 2, 3]),
        (["--topic", "orders, ev*"], [10, 11, 12, 13, 0, 1, 2, 3]),
        (["--partition", "3,9"], [10, 11, 12, 13]),
        (["--key", "order-17", "--key", ""], [10, 13, 0, 3]),
        (["--key", "nothing has this key"], []),
        (["--header", "trace", "--topic", "orders"], [0, 1]),
        (["--header", "trace", "--header", "tenant=x=y"], [10, 0]),
        (["--header", "trace=1", "-n", "1"], [10]),
        (["--topic", "orders", "--topic", "e*", "--partition", "3"], [10, 11, 12, 13]),
        (["--since", "2026-11-20T18:40:00.003Z"], [13, 3]),
        (["--pattern", "^order-1[78]$", "--end-offset", "5"], [0, 1]),
        (["--pattern", "TIMEOUT"], []),
        (["-e", "(?i)TIMEOUT"], [10, 0]),
        (["--producer-id", "10", "--producer-id", "11,12"], [10, 11, 12, 13]),
        (["--start", "2026-11-20T18:40:00.002Z", "--start-offset", "3"], [12, 13, 3]),
        (["--start", "1795200000002", "--end", "1795200000003"], [12, 2]),
        (["--start", "earliest", "--end", "LATEST", "--limit", "0"], []),
        (["--start", "2031-01-01"], []),
        (["--start", '{"orders":{"0":2},"events":{"3":13}}'], [13, 2, 3]),
        (["--start", '{"orders":{"0":-2},"events":{"3":99}}'], [0, 1, 2, 3]),
        (["--end", '{"orders":{"0":1},"events":{"3":-1}}'], [10, 11, 12, 13, 0]),
        (["--topic", "orders", "--start", ' {"orders": {"0": 1}}', "--end-offset", "3"], [1, 2]),
        (["--start", '{"orders":{"0":1},"events":{"3":11}}', "--limit", "4"], [11, 12, 13, 1]),
        (["--start", '{"orders":{"0":3},"events":{"3":12}}', "--key", ""], [13, 3]),
    ],
)
def test_records_are_selected(disk: Path, options: list[str], offsets: list[int]) -> None:
    result = run("records", *options, disk)
    assert (result.exit_code, result.stderr) == (0, "")
    assert [row["offset"] for row in json_lines(result.stdout)] == offsets


@pytest.mark.parametrize("command", ["records", "batches"])
@pytest.mark.parametrize(
    ("options", "there"), [(["--partition", "9"], "0, 3"), (["-n1", "--partition", "3,9"], None)]
)
def test_partitions_that_no_log_has_are_named(
    disk: Path, command: str, options: list[str], there: str | None
) -> None:
    result = run(command, *options, disk)
    said = "" if there is None else f"warning: no partition 9; there are {there}\n"
    assert (result.exit_code, result.stderr) == (0, said)
    topic = run(command, *options, "--topic", "orders", disk)
    said = f"warning: no partition {options[-1].replace(',', ', ')}; there are 0\n"
    assert (topic.exit_code, topic.stderr) == (0, said)


@pytest.mark.parametrize("state", ["delete", "future", "stray"])
@pytest.mark.parametrize("command", ["records", "batches", "stats"])
def test_logs_that_no_broker_uses_are_named_where_a_topic_has_no_other(
    disk: Path, command: str, state: str
) -> None:
    (aside := disk / f"moved-1.{'0a' * 16}-{state}").mkdir()
    (aside / f"{7:020}.log").write_bytes(record_batch([Rec()], base_offset=7))
    (disk / f"orders-1.{'0b' * 16}-{state}").mkdir()
    result = run(command, "--topic", "moved", disk)
    said = f"warning: no broker uses {aside}; name a directory to read it\n"
    assert (result.exit_code, result.stderr) == (0, said)
    assert run(command, "--topic", "orders,moved", disk).stderr == ""
    named = run(command, "--json", aside)
    assert (named.exit_code, named.stderr, len(json_lines(named.stdout))) == (0, "", 1)


@pytest.mark.parametrize(
    ("options", "offsets"),
    [
        (["--topic", "orders"], [0]),
        (["--partition", "3"], [10]),
        (["--producer-id", "10"], [10]),
        (["--start-offset", "4"], [10]),
        (["--end", "1795200000000"], []),
        (["--limit", "1"], [10]),
        (["--start", '{"orders":{"0":3},"events":{"3":14}}'], [0]),
        (["--end", '{"orders":{"0":0},"events":{"3":11}}'], [10]),
    ],
)
def test_batches_are_selected(disk: Path, options: list[str], offsets: list[int]) -> None:
    result = run("batches", *options, disk)
    assert result.exit_code == 0
    assert [row["baseOffset"] for row in json_lines(result.stdout)] == offsets


def test_a_segment_without_a_topic_has_no_offsets_of_its_own(disk: Path) -> None:
    data = (disk / "orders-0" / f"{0:020}.log").read_bytes()
    with pytest.raises(ValueError, match="names topic-partitions that do not"):
        kafkafmt.read_records(data, start_offset={"orders": {0: 2}})


@pytest.mark.parametrize("command", ["records", "batches"])
@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--topic", "order"], "no topic 'order'; did you mean 'orders'?"),
        (["--topic", "z*"], "no topic matches 'z*'; there are events, orders"),
        (["--topic", "orders,"], "must be names such as orders,events"),
        (["--partition", "one"], "must be numbers such as 0,2,5, not 'one'"),
        (["--producer-id", "1.5"], "must be numbers such as 0,2,5, not '1.5'"),
        (["--start", "17"], "'17' is not a time such as 2026-01-31"),
        (["--start", "1713540600"], "for seconds write 1713540600000 or 2024-04-19T15:30:00Z"),
        (["--end", "tomorrow"], "for an offset there is --end-offset"),
        (["--start", "latest"], "option '--start' cannot be latest (-1)"),
        (["--end", "earliest"], "option '--end' cannot be earliest (-2)"),
        (["--start", "{"], "option '--start' must be earliest, latest, or JSON such as"),
        (["--start", '{"orders":{"0":"x"}}'], "option '--start' must be earliest, latest, or JSON"),
        (["--start", '{"orders":{"0":-3}}'], "option '--start': -3 is not an offset"),
        (["--start", '{"orders":{"0":1}}'], "must name every topic-partition that is read"),
        (["--end", '{"order":{"0":1}}'], "names topic-partitions that do not exist: order-0"),
        (
            ["--start", '{"orders":{"0":1}}', "--start-offset", "1"],
            "--start with offsets and --start-offset exclude each other",
        ),
        (["--limit", "-1"], "-1 is not in the range"),
        (["--force"], "--force has no effect: it replaces the file of --output"),
        (["--format", "xml"], "'xml' is not one of"),
    ],
)
def test_a_filter_that_is_wrong(disk: Path, command: str, options: list[str], words: str) -> None:
    result = run(command, *options, disk)
    assert result.exit_code == 2
    assert words in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


@pytest.mark.parametrize("pattern", ["(", "[a", "*a", "(?P<n", "a{2}{3}"])
def test_a_pattern_that_does_not_compile(disk: Path, pattern: str) -> None:
    result = run("records", "--pattern", pattern, disk)
    assert result.exit_code == 2
    assert "'-e' / '--pattern': pattern is not a regular expression: " in result.stderr
    assert len(result.stderr.splitlines()) == 1


# --- bytes and times -----------------------------------------------------------------------


def test_text_where_it_is_text_and_base64_where_not(disk: Path) -> None:
    result = run("records", "--topic", "orders", disk)
    rows = [
        [row.get(name) for name in ("key", "keyEncoding", "value", "valueEncoding", "headers")]
        for row in json_lines(result.stdout)
    ]
    assert rows == [
        [
            *("order-17", None, "timeout after 3 s", None),
            [{"key": "trace", "value": "1"}, {"key": "tenant", "value": "x=y"}],
        ],
        [
            *("order-18", None, "ok", None),
            [{"key": "trace", "value": "/wA=", "encoding": "base64"}],
        ],
        [None, None, "/wA=", "base64", []],
        ["", None, None, None, [{"key": "h", "value": None}]],
    ]


def test_times_in_iso_8601(disk: Path, tmp_path: Path) -> None:
    result = run("records", "--columns", "timestamp", "--limit", "2", disk)
    assert [row["timestamp"] for row in json_lines(result.stdout)] == [
        "2026-11-20T18:40:00.000Z",
        "2026-11-20T18:40:00.001Z",
    ]
    far = record_batch([Rec()], base_timestamp=2**62, max_timestamp=2**62)
    result = run("records", "--columns", "timestamp", "-", stdin=far)
    assert json_lines(result.stdout) == [{"timestamp": str(2**62)}]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--hex"], "No such option '--hex': kafkafmt show prints bytes in hexadecimal"),
        (["--times", "ms", "--format", "parquet"], "--times has no effect: parquet keeps times"),
        (["--times", "iso", "--format", "arrow"], "--times has no effect: arrow keeps times"),
    ],
)
def test_options_without_an_effect_are_refused(disk: Path, options: list[str], words: str) -> None:
    result = run("records", *options, disk)
    assert result.exit_code == 2
    assert words in result.stderr


# --- formats -----------------------------------------------------------------------


def test_csv_keeps_null_and_empty_apart(disk: Path) -> None:
    columns = ("--columns", "key,value,offset,timestamp,headers")
    result = run("records", "--format", "csv", *columns, "--topic", "orders", disk)
    lines = result.stdout.splitlines()
    assert lines[0] == (
        '"key","keyEncoding","value","valueEncoding","offset","timestamp","headers"'
    )
    assert lines[3] == ',,"/wA=","base64",2,"2026-11-20T18:40:00.002Z","[]"'
    assert lines[4].startswith('"",,,,3,"2026-11-20T18:40:00.003Z",')
    rows = list(csv.DictReader(io.StringIO(result.stdout)))
    assert json.loads(rows[1]["headers"]) == [
        {"key": "trace", "value": "/wA=", "encoding": "base64"}
    ]


@pytest.mark.parametrize("command", ["records", "batches"])
def test_parquet_and_arrow_have_the_rows_of_the_library(
    disk: Path, tmp_path: Path, command: str
) -> None:
    table = getattr(kafkafmt, f"read_{command}")(disk, start_offset=2)
    file = tmp_path / "out"
    for name, read in (("parquet", pq.read_table), ("arrow", open_arrow)):
        result = run(
            command, "--format", name, "--output", file, "--force", "--start-offset", "2", disk
        )
        assert (result.exit_code, result.stdout, result.stderr) == (0, "", "")
        assert read(file).equals(table)
    result = run(command, "--format", "arrow", "--start-offset", "2", disk)
    assert pa.ipc.open_stream(result.stdout_bytes).read_all().equals(table)
    result = run(command, "--format", "parquet", "--start-offset", "2", disk)
    assert pq.read_table(io.BytesIO(result.stdout_bytes)).equals(table)


def open_arrow(path: Path) -> pa.Table:
    with pa.ipc.open_file(path) as reader:
        return reader.read_all()


@pytest.mark.parametrize("name", ["jsonl", "csv", "parquet", "arrow"])
def test_no_row_is_an_empty_table(disk: Path, tmp_path: Path, name: str) -> None:
    file = tmp_path / "out"
    result = run("records", "--key", "none", "--format", name, "--output", file, disk)
    assert result.exit_code == 0
    assert (file.stat().st_size == 0) == (name == "jsonl")
    if name == "csv":
        assert file.read_text().startswith('"key","keyEncoding","value",')


@pytest.mark.parametrize(
    ("name", "format"),
    [("out", "{"), ("a.jsonl", "{"), ("a.TXT", "{"), ("a.csv", '"'), ("a.parquet", "PAR1")],
)
def test_the_name_of_a_file_says_its_format(
    disk: Path, tmp_path: Path, name: str, format: str
) -> None:
    assert run("records", "-o", tmp_path / name, disk).exit_code == 0
    assert (tmp_path / name).read_bytes().startswith(format.encode())


@pytest.mark.parametrize("name", ["a.tsv", "a.avro", "a.jsonl.gz", "a.xlsx"])
def test_a_file_is_not_called_like_a_format_that_it_is_not(
    disk: Path, tmp_path: Path, name: str
) -> None:
    result = run("records", "-o", tmp_path / name, disk)
    assert result.exit_code == 2
    assert f"no format has the ending .{name.rpartition('.')[2]}; -f says" in result.stderr
    assert not (tmp_path / name).exists()
    assert run("records", "-f", "csv", "-o", tmp_path / name, disk).exit_code == 0


def test_a_file_has_what_standard_output_has(disk: Path, tmp_path: Path) -> None:
    for name in ("jsonl", "csv"):
        file = tmp_path / name
        shown = run("records", "--format", name, disk).stdout
        assert run("records", "--format", name, "--output", file, disk).exit_code == 0
        assert file.read_text("utf-8").replace("\u0000", "") == shown.replace("\u0000", "")


def test_damage_leaves_no_file_unless_it_is_skipped(tmp_path: Path) -> None:
    log, out = tmp_path / f"{0:020}.log", tmp_path / "out"
    log.write_bytes(record_batch(RECORDS) + record_batch([Rec()], base_offset=4, crc=0))
    result = run("records", "--output", out, log)
    assert result.exit_code == 1
    assert sorted(os.listdir(tmp_path)) == [log.name]
    assert run("records", "--on-damage", "collect", "--output", out, log).exit_code == 1
    assert len(out.read_text().splitlines()) == 4


def test_a_directory_that_is_missing_is_named(disk: Path, tmp_path: Path) -> None:
    target = tmp_path / "none" / "out"
    result = run("records", "--output", target, disk)
    assert result.exit_code == 2
    assert f"{target.parent}: no such directory to write {target} to" in result.stderr
    assert run("records", "--output", tmp_path, disk).exit_code == 2
