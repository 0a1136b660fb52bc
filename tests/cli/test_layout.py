"""Tables fit a terminal: every table of every command, at every width."""

from __future__ import annotations

import ast
import importlib
import json
import random
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

from kafkafmt.cli import commands, layout, streams
from kafkafmt.cli import words as amounts
from kafkafmt.cli.commands import batches, export, tier
from kafkafmt.cli.output import tables
from kafkafmt.cli.words import short_time
from kafkafmt.segment.tables.schemas import BATCH_SCHEMA
from kafkafmt.survey.tier.coverage import COVERAGE_SCHEMA
from scripts.json_schemas import TABLES
from tests.cli.running import json_lines, run
from tests.support.encoder import Rec, record_batch

WIDTHS = (20, 60, 200)
LAID_OUT = TABLES | {
    "batches": (BATCH_SCHEMA, batches.SHOWN),
    "export": (export.SCHEMA, export.SCHEMA.names),
    "tier": (COVERAGE_SCHEMA, tier.SHOWN),
}
"""Every table; those of JSON and these."""
NAMES = (
    "orders",
    "a" * 200,
    "订单-日本語",
    "שלום עולם",
    "e\u0301" * 30,
    "\x1b[31mred\n\t",
    "-",
    "",
)


def value_of(kind: pa.DataType, random: random.Random) -> Any:
    if random.random() < 0.2:
        return None
    if pa.types.is_timestamp(kind):
        return random.choice((0, 1_795_200_000_000, 2**62, -(2**62)))
    if pa.types.is_integer(kind):
        return random.choice((0, 7, 2 ** (kind.bit_width - 1) - 1))
    if pa.types.is_floating(kind):
        return random.choice((0.5, 1e300, float("nan")))
    if pa.types.is_boolean(kind):
        return random.random() < 0.5
    if pa.types.is_binary(kind):
        return b"\xff" * random.randrange(20)
    if pa.types.is_map(kind):
        return [(random.choice(NAMES), value_of(kind.item_type, random))]
    if pa.types.is_list(kind):
        return [value_of(kind.value_type, random) for _ in range(random.randrange(3))]
    if pa.types.is_struct(kind):
        return {each.name: value_of(each.type, random) for each in kind}
    return random.choice(NAMES)


def made(schema: pa.Schema, rows: int, seed: int = 1) -> pa.Table:
    values = random.Random(seed)
    columns = []
    for each in schema:
        same = value_of(each.type, values) if values.random() < 0.3 else ...
        made = [value_of(each.type, values) if same is ... else same for _ in range(rows)]
        columns.append(pa.array(made, each.type))
    return pa.table(columns, schema=schema)


def test_each_table_that_a_command_shows_is_among_them() -> None:
    """By the columns that it shows first; those of a cluster, and of JSON alone, have none."""
    shown: set[str] = set()
    known = [tuple(columns or ()) for _, columns in LAID_OUT.values()]
    for path in Path(commands.__file__ or "").parent.glob("*.py"):
        module = importlib.import_module(f"kafkafmt.cli.commands.{path.stem}")
        for call in ast.walk(ast.parse(path.read_text())):
            if not isinstance(call, ast.Call) or ast.unparse(call.func) != "tables.show":
                continue
            given = ast.walk(ast.Tuple(call.args[1:2]))
            for name in [each.id for each in given if isinstance(each, ast.Name)]:
                found = getattr(module, name, None)
                if isinstance(found, tuple):
                    assert found in known, (path.stem, name)
                    shown.add(name)
    assert {"SHOWN", "EACH", "OPEN", "JOINED", "GROUPS", "MEMBERS"} <= shown


@pytest.fixture
def in_terminal(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    monkeypatch.setenv("NO_COLOR", "1")
    return monkeypatch


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", LAID_OUT)
@pytest.mark.parametrize("rows", [0, 1, 7])
def test_every_table_fits(
    name: str,
    width: int,
    rows: int,
    in_terminal: pytest.MonkeyPatch,
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    in_terminal.setenv("COLUMNS", str(width))
    schema, columns = LAID_OUT[name]
    tables.show(made(schema, rows), columns, view=tables.View())
    printed = capfdbinary.readouterr().out.decode()
    for line in printed.splitlines():
        assert layout.text_width(line) <= width, line
        assert line.isprintable() or "\u0301" in line or "\u2067" not in line
        assert "\x1b" not in line
    words = set(printed.replace("…", " ").replace(",", " ").split())
    if rows > 1 and width >= 60:  # no column disappears without being named
        for each in columns or schema.names:
            if each not in ("message", "reason", "abortCommand", "outOfRange"):
                assert layout.ShownColumn(each, []).words[-1] in words, each


@pytest.mark.parametrize("name", TABLES)
def test_a_pipe_gets_every_column_and_value(
    name: str, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    schema, columns = TABLES[name]
    table = made(schema, 5)
    tables.show(table, columns, view=tables.View(iso_times=False))
    heading, *lines = capfdbinary.readouterr().out.decode().split("\n")[:-1]
    names = heading.split("\t")
    assert sorted(names) == sorted(schema.names)
    assert names[: len(columns or ())] == list(columns or ())
    assert len(lines) == 5
    numbers = [each.name for each in schema if pa.types.is_integer(each.type)]
    for line, row in zip(lines, table.select(numbers).to_pylist(), strict=True):
        cells = dict(zip(names, line.split("\t"), strict=True))
        for each, value in row.items():
            assert cells[each] == ("" if value is None else str(value))


@pytest.mark.parametrize("view", [tables.View(json=True), tables.View(json=True, iso_times=False)])
@pytest.mark.parametrize("name", TABLES)
def test_json_has_one_object_for_each_row(
    name: str, view: tables.View, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    schema, columns = TABLES[name]
    tables.show(made(schema, 5), columns, view=view)
    rows = [json.loads(line) for line in capfdbinary.readouterr().out.decode().splitlines()]
    assert [list(row) for row in rows] == [schema.names] * 5
    for each in schema:
        if pa.types.is_timestamp(each.type):
            kind = str if view.iso_times else int
            assert all(row[each.name] is None or type(row[each.name]) is kind for row in rows)


def test_wide_has_everything(
    in_terminal: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    in_terminal.setenv("COLUMNS", "20")
    schema, columns = TABLES["ls"]
    tables.show(made(schema, 3), columns, view=tables.View(wide=True))
    printed = capfdbinary.readouterr().out.decode()
    assert "…" not in printed
    assert "a" * 200 in printed
    assert "not shown" not in printed


def column(name: str, *cells: str | None, **more: Any) -> layout.ShownColumn:
    return layout.ShownColumn(name, cells, **more)


def test_columns_that_are_equal_or_empty_are_named_below() -> None:
    found = layout.laid_out(
        [
            column("topic", "a", "b", is_key=True),
            column("leaderEpoch", "0", "0", is_number=True),
            column("highWatermark", None, None),
            column("records", "1", "22", is_number=True),
        ],
        80,
    )
    assert list(layout.table_lines(found, 80)) == [
        "topic  records",
        "a            1",
        "b           22",
    ]
    assert list(layout.closing_lines(found, 80)) == [
        "same in all rows: leader epoch 0",
        "not recorded: high watermark",
    ]


def test_a_long_name_is_cut_in_its_middle() -> None:
    found = layout.laid_out(
        [column("topic", "orders-" + "x" * 50 + "-v1", "b", is_key=True), column("n", "1", "2")], 40
    )
    assert list(layout.table_lines(found, 40))[1] == "orders-xxxxxxxxxxx…xxxxxxxxxxxxxxx-v1  1"


def test_names_that_begin_alike_stay_different() -> None:
    names = [f"application-with-a-long-name-{store}-changelog" for store in ("count", "total")]
    found = layout.laid_out([column("topic", *names, is_key=True), column("n", "1", "2")], 40)
    shown = [line.split()[0] for line in list(layout.table_lines(found, 40))[1:]]
    assert len(set(shown)) == 2
    assert all("…" in name for name in shown)


@pytest.mark.parametrize("width", [80, 100])
def test_what_decides_is_shown_beside_long_names(width: int) -> None:
    names = [f"{'x' * 60}-{number}" for number in range(9)]
    columns = [
        column("group", *names, is_key=True),
        column("topic", *reversed(names), is_key=True),
        column("topicPartition", *("0",) * 9, is_number=True, is_key=True),
        column("committedOffset", *map(str, range(9)), is_number=True),
        column("lag", *map(str, range(9)), is_number=True),
    ]
    found = layout.laid_out(columns, width)
    assert [each.name for each, _ in found.shown] == [each.name for each in columns]


def test_numbers_stay_after_a_name_from_right_to_left() -> None:
    """By UAX #9 digits after such a name, with spaces between, are shown to its left."""
    columns = [
        column("topic", "שלום", "b", is_key=True),
        column("records", "1", "22", is_number=True),
        column("path", "مرحبا", "d", is_key=True),
    ]
    lines = list(layout.table_lines(layout.laid_out(columns, 80), 80))
    assert lines == ["topic  records  path", "שלום \u200e        1  مرحبا", "b           22  d"]


def test_a_path_is_broken_after_a_slash() -> None:
    path = "/".join(["directory"] * 12)
    lines = layout.wrapped(f"note: {path}, byte 7", 60, indent=2)
    assert "".join(lines).replace("  ", "") == f"note: {path}, byte 7"
    assert all(line.endswith(("/", ":", "7")) for line in lines)


@pytest.mark.parametrize("begin", ["/", "s3://", "~/"])
def test_a_path_is_not_broken_within_its_first_slashes(begin: str) -> None:
    path = begin + "/".join(["directory"] * 12)
    for before in range(1, 60):
        first = layout.wrapped(f"{'n' * before} {path}", 60, indent=0)[0]
        assert first.endswith(("n", "directory/", "~/"))


def test_nothing_is_said_to_be_nothing(in_terminal: pytest.MonkeyPatch, tmp_path: Path) -> None:
    log = disk_of(tmp_path, a_0=b"")
    for command in ("batches", "producers", "transactions"):
        assert run(command, log).stdout == "nothing to list\n"


def test_batches_are_a_table_on_a_terminal(in_terminal: pytest.MonkeyPatch, tmp_path: Path) -> None:
    in_terminal.setenv("COLUMNS", "80")
    data = b"".join(record_batch([Rec(b"k", b"v")], base_offset=offset) for offset in range(3))
    log = disk_of(tmp_path, orders_0=data)
    lines = run("batches", log).stdout.splitlines()
    assert [line.split()[:3] for line in lines if line.startswith("orders")] == [
        ["orders", "0", str(offset)] for offset in range(3)
    ]
    for asked in (("--json",), ("-f", "jsonl")):
        rows = json_lines(run("batches", *asked, log).stdout)
        assert [row["baseOffset"] for row in rows] == [0, 1, 2]
    wrong = bytearray(data)
    wrong[-1] ^= 1
    (log / "orders-0" / f"{0:020}.log").write_bytes(wrong)
    in_terminal.setenv("FORCE_COLOR", "1")
    in_terminal.delenv("NO_COLOR")
    assert "\x1b[31mno" in run("batches", log).stdout


def test_one_row_is_not_folded() -> None:
    found = layout.laid_out([column("topic", "a", is_key=True), column("state", "current")], 80)
    assert [each.name for each, _ in found.shown] == ["topic", "state"]


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "0 B"),
        (999, "999 B"),
        (1000, "0.98 KiB"),
        (16_722_904, "15.9 MiB"),
        (123 << 20, "123 MiB"),
        (2**63 - 1, "8.00 EiB"),
    ],
)
def test_sizes(count: int, text: str) -> None:
    assert amounts.size(count) == text


def test_times() -> None:
    assert short_time(1_795_200_000_000, in_day=True) == "18:40:00"
    assert short_time(1_795_200_000_000, in_day=False) == "2026-11-20 18:40"
    # java.time.Instant.ofEpochMilli has these years, too.
    assert short_time(1_793_472_000_000_000, in_day=False) == "year 58802"
    assert short_time(2**62, in_day=True) == "year 146140482"
    assert short_time(-(2**60), in_day=True) == "year -36532659"


@pytest.mark.parametrize(
    ("variables", "is_red"),
    [
        ({}, False),
        ({"FORCE_COLOR": "1"}, True),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
        ({"NO_COLOR": ""}, False),
    ],
)
def test_colours_of_a_pipe(
    variables: dict[str, str], is_red: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert (streams.paint()("x") != "x") == is_red


@pytest.mark.parametrize(("term", "is_red"), [("xterm", True), ("dumb", False), ("", False)])
def test_colours_of_a_terminal(term: str, is_red: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    monkeypatch.setenv("TERM", term)
    assert (streams.paint()("x") != "x") == is_red


# --- ls -----------------------------------------------------------------------------------------


def disk_of(path: Path, **logs: bytes) -> Path:
    for name, data in logs.items():
        directory = path / name.replace("_", "-")
        directory.mkdir(parents=True)
        (directory / f"{0:020}.log").write_bytes(data)
    return path


def test_empty_partitions_are_one_line(in_terminal: pytest.MonkeyPatch, tmp_path: Path) -> None:
    in_terminal.setenv("COLUMNS", "80")
    data = record_batch([Rec(b"k", b"v")])
    logs = {f"offsets_{number}": b"" for number in range(5)} | {"offsets_5": data, "a_0": b""}
    result = run("ls", disk_of(tmp_path, **logs))
    assert "4 empty partitions" not in result.stdout
    assert "5 empty partitions of offsets" in result.stdout
    assert "\ntotal: 7 partitions, 2 topics, 7 segments, " in result.stdout
    # Headers show no damage, which does not say that there is none.
    assert "damaged" not in result.stdout
    assert result.stdout.endswith("checked: headers only; kafkafmt verify checks every record\n")
    shown = [line.split()[:2] for line in result.stdout.splitlines()]
    assert ["offsets", "5"] in shown
    assert ["a", "0"] in shown
    piped = run("ls", "--json", tmp_path).stdout.splitlines()
    assert len(piped) == 7


def test_copies_of_a_partition_are_logs(in_terminal: pytest.MonkeyPatch, tmp_path: Path) -> None:
    in_terminal.setenv("COLUMNS", "200")
    for broker in ("1", "2"):
        disk_of(tmp_path / broker, a_0=record_batch([Rec(b"k", b"v")]))
    assert "total: 2 logs, 1 topic, 2 segments" in run("ls", tmp_path).stdout
    assert "checked: 2 logs, 2 segments" in run("verify", tmp_path).stdout
    assert "total: 1 partition, 1 topic" in run("ls", tmp_path / "1").stdout
    assert "checked: 1 partition, 1 segment" in run("verify", tmp_path / "1").stdout


def test_the_total_says_what_other_commands_leave_out(
    in_terminal: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    in_terminal.setenv("COLUMNS", "200")
    data = record_batch([Rec(b"k", b"v")])
    logs = {"a_0": data, f"a_0.{1:032}_future": data, f"b_0.{2:032}_delete": data * 2}
    disk_of(tmp_path, **logs)
    shown = run("ls", tmp_path).stdout.splitlines()
    total = next(line for line in shown if line.startswith("total: 3 logs, 2 topics"))
    assert total.endswith("4 records")
    assert shown[shown.index(total) + 1] == (
        "of these set aside by a broker: 2 logs, 3 records; verify and records leave them out"
    )
    assert "checked: 1 partition, 1 segment, 1 batch, 1 record" in run("verify", tmp_path).stdout
    assert run("records", "--json", "--columns", "topic", tmp_path).stdout == '{"topic":"a"}\n'


def test_many_logs_come_as_they_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "_AT_ONCE", 2)
    for name in ("_FIRST_ROWS", "_ROWS"):
        monkeypatch.setattr(f"kafkafmt.survey.inventory.{name}", 2)
    disk_of(tmp_path, **{f"t{number}_0": b"" for number in range(7)})
    by_json = [
        json.loads(line)["topic"] for line in run("ls", "--json", tmp_path).stdout.splitlines()
    ]
    assert by_json == [f"t{number}" for number in range(7)]
    _, *rows = run("ls", tmp_path).stdout.splitlines()
    assert [row.partition("\t")[0] for row in rows] == by_json
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    shown = run("ls", tmp_path).stdout.splitlines()
    assert [line.split()[0] for line in shown if line.startswith("t") and ":" not in line][-7:] == (
        by_json
    )
    assert shown[-2].startswith("total: 7 partitions, 7 topics, 7 segments, 0 B")


def test_logs_without_a_topic_are_told_apart_by_their_paths(
    in_terminal: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    in_terminal.setenv("COLUMNS", "120")
    disk_of(tmp_path, **dict.fromkeys(("one_0", "a.0", "b.0"), b""))
    for name in ("a.0", "b.0"):
        (tmp_path / name).rename(tmp_path / f"{name}-\udcff-0")
    shown = run("ls", tmp_path).stdout
    for name in ("a.0", "b.0"):
        assert f"{tmp_path.name}/{name}-\\xff-0" in shown


def test_what_would_be_cut_to_nothing_is_left_out() -> None:
    """A stump of an id or of a list of settings tells nothing, so it is named as not shown."""
    ids = [f"{number}{'x' * 21}" for number in range(3)]
    columns = [
        column("topic", *(f"topic-{each * 20}" for each in "abc"), is_key=True),
        column("topicId", *ids),
        column("configs", *(f"[retention.ms={each},cleanup.policy=delete]" for each in ids)),
    ]
    found = layout.laid_out(columns, 60)
    assert [each.name for each, _ in found.shown] == ["topic", "topicId"]
    assert all(each in "\n".join(layout.table_lines(found, 60)) for each in ids)
    assert "not shown: configs (--wide)" in list(layout.closing_lines(found, 60))


def test_an_empty_key_is_folded() -> None:
    found = layout.laid_out(
        [column("topic", None, None, is_key=True), column("records", "1", "2", is_number=True)], 80
    )
    assert [each.name for each, _ in found.shown] == ["records"]
    assert found.folded == ["not recorded: topic"]


@pytest.mark.parametrize("width", [20, 40, 80])
@pytest.mark.parametrize(
    "words",
    [
        ["salvage", "data", "OUT"],
        ["salvage", "/mnt/broken/kafka-logs-of-the-first-broker/data/and/more" * 2, "OUT"],
        ["salvage", "my disk of the first broker that died/it's here/data", "b" * 90, "OUT"],
    ],
)
def test_a_command_that_is_broken_can_be_pasted(words: list[str], width: int) -> None:
    lines = layout.command(shlex.join(words), width, indent=0, further=2)
    joined = subprocess.run(
        ["sh", "-c", "printf '%s\\n' " + "\n".join(lines)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert joined.stdout.splitlines() == words
    if not any("'" in line for line in lines):
        assert max(map(len, lines)) <= width
