"""``records`` and ``batches`` against the truth of the corpus."""

import base64
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kafkafmt._base.damage import TAILS
from tests.cli.running import Row, in_base64, json_lines, run
from tests.support.encoder import Rec, record_batch
from tests.support.truth import GOLDEN, load

ERAS = ("k0", "k282", "k392", "k431", "k440", "upgrade")
EXACT = ("--times", "ms")
BADCRC = GOLDEN / "k431-plain-small-badcrc"


def base64_of(data: bytes) -> str:
    return base64.b64encode(data).decode()


def printed(record: Row, text: Callable[[bytes], str]) -> Row:
    """A record of the truth as JSON has it."""

    def optional(data: bytes | None) -> str | None:
        return None if data is None else text(data)

    headers = [{"key": h["key"], "value": optional(h["value"])} for h in record["headers"]]
    changed: dict[str, Any] = {
        "key": optional(record["key"]),
        "value": optional(record["value"]),
        "headers": headers,
    }
    return record | changed


@pytest.mark.slow
@pytest.mark.parametrize("era", ERAS)
def test_records_of_every_case(era: str, cases: list[str]) -> None:
    for name in cases:
        if name.startswith(era):
            case = load(name)
            asked = ("--include-control", "--on-damage", "collect", *EXACT)
            result = run("records", *asked, case.path)
            expected = [printed(record, base64_of) for record in case.records]
            assert [*map(in_base64, json_lines(result.stdout))] == expected, name
            assert result.exit_code == int(case.damaged), name
            assert len(result.stderr.splitlines()) == len(case.damage), name


@pytest.mark.parametrize("era", ERAS)
def test_batches_of_every_case(era: str, cases: list[str]) -> None:
    for name in cases:
        if name.startswith(era):
            case = load(name)
            result = run("batches", "--times", "ms", case.path)
            assert json_lines(result.stdout) == case.batches, name
            assert result.exit_code == int(case.damaged), name
            tails = sum(row["kind"] in TAILS for row in case.damage)
            is_wrong = not all(row["isValid"] for row in case.batches)
            expected = ["note: "] * tails + ["damage"] * is_wrong
            assert [line[:6] for line in result.stderr.splitlines()] == expected, name


def test_records_without_aborted_transactions() -> None:
    case = load("k431-tx")
    result = run("records", "--isolation", "read_committed", "--columns", "offset", case.path)
    assert [row["offset"] for row in json_lines(result.stdout)] == case.committed


def test_control_records_are_left_out_unless_asked_for() -> None:
    case = load("k431-tx")
    result = run("records", *EXACT, case.path)
    data = [printed(record, base64_of) for record in case.records if not record["isControl"]]
    assert [*map(in_base64, json_lines(result.stdout))] == data
    assert len(data) < len(case.records)


def test_what_is_not_text_names_its_encoding() -> None:
    case = load("k431-plain-small")
    named = 0
    for row, record in zip(json_lines(run("records", case.path).stdout), case.records, strict=True):
        for name in ("key", "value"):
            data, encoding = record[name], row.get(f"{name}Encoding")
            named += encoding is not None
            if encoding is None:
                assert row[name] == (None if data is None else data.decode())
            else:
                assert (encoding, base64.b64decode(row[name])) == ("base64", data)
                with pytest.raises(UnicodeDecodeError):
                    data.decode()
    assert named


def test_columns_come_in_the_order_asked_for() -> None:
    result = run("records", "--columns", "value, offset", GOLDEN / "k431-plain-small")
    assert [list(row) for row in json_lines(result.stdout)[:1]] == [["value", "offset"]]


def test_a_time_that_no_calendar_holds_is_printed_as_it_is() -> None:
    case = load("k431-plain-small")
    data = bytearray(case.segments[0].read_bytes())
    far = 2**62
    data[27:35] = far.to_bytes(8, "big")
    result = run("batches", "-", stdin=bytes(data))
    assert json_lines(result.stdout)[0]["baseTimestamp"] == str(far)
    result = run("batches", "--times", "ms", "-", stdin=bytes(data))
    assert json_lines(result.stdout)[0]["baseTimestamp"] == far


_BAD_RANGE = f"{BADCRC}/{0:020}.log, byte 1541"
_WRONG = 'damage: 1 batch has a wrong checksum: "isValid" is false\n'
_TAIL = GOLDEN / "k431-prealloc"
DAMAGED: list[tuple[list[str | Path], int, int | None, str]] = [
    (["records", BADCRC], 1, None, f"kafkafmt: {_BAD_RANGE}: "),
    (["records", "--on-damage", "skip", BADCRC], 1, None,
     "damage: 1 range left out, 209 bytes in all; --on-damage collect lists what is wrong\n"),
    (["records", "--on-damage", "collect", BADCRC], 1, None,
     f"damage: {_BAD_RANGE}, 209 bytes: wrong checksum: "),
    (["batches", "--on-damage", "skip", BADCRC], 0, 4, ""),
    (["batches", "--on-damage", "raise", BADCRC], 1, 4, _WRONG),
    (["batches", "--on-damage", "collect", BADCRC], 1, 4, _WRONG),
    *(([command, "--on-damage", how, _TAIL], 0, None,
       f"note: {_TAIL}/{0:020}.log, byte 2249, 63287 bytes: zeroes at the end: ")
      for command in ("records", "batches") for how in ("raise", "skip", "collect")),
]  # fmt: skip


@pytest.mark.parametrize(("arguments", "code", "rows", "said"), DAMAGED)
def test_damage_is_said_in_one_line(
    arguments: list[str | Path], code: int, rows: int | None, said: str
) -> None:
    """A tail is no damage, nor is a wrong checksum in a list of batches that skips damage."""
    result = run(*arguments)
    assert result.exit_code == code
    assert result.stderr.startswith(said)
    assert len(result.stderr.splitlines()) == bool(said)
    assert rows in (None, len(json_lines(result.stdout)))


def test_what_goes_on_after_damage_is_named() -> None:
    said = run("records", BADCRC).stderr
    assert "--on-damage skip or collect reads on; kafkafmt salvage" in said
    rows = json_lines(run("records", "--on-damage", "skip", BADCRC).stdout)
    assert len(rows) == len(load(BADCRC.name).records)
    rows = json_lines(run("batches", "--on-damage", "skip", BADCRC).stdout)
    assert [row["isValid"] for row in rows] == [True, False, True, True]


def test_skipped_ranges_are_counted_where_they_are_listed_as_one(tmp_path: Path) -> None:
    log = tmp_path / "orders-0" / f"{0:020}.log"
    log.parent.mkdir()
    sound = [record_batch([Rec(b"k", b"v")], base_offset=offset) for offset in range(3001)]
    bad = bytearray(sound[0])
    bad[-1] ^= 1
    log.write_bytes(
        b"".join(each[:8] + bad[8:] if at % 2 else each for at, each in enumerate(sound))
    )
    result = run("records", "--on-damage", "skip", "--columns", "offset", log)
    assert result.exit_code == 1
    size = 1500 * len(bad)
    assert result.stderr.startswith(f"damage: 1,500 ranges left out, {size:,} bytes in all;")
    assert len(json_lines(result.stdout)) == 1501


def test_several_sources_come_in_one_stream() -> None:
    names = ["k431-plain-small", "k431-java-none"]
    result = run("records", "--columns", "offset", *(GOLDEN / name for name in names))
    assert len(json_lines(result.stdout)) == sum(len(load(name).records) for name in names)


def test_standard_input_is_one_segment() -> None:
    case = load("k431-plain-small")
    result = run("records", *EXACT, "-", stdin=case.segments[0].read_bytes())
    expected = [printed(record, base64_of) | {"segment": "stdin.log"} for record in case.records]
    assert [*map(in_base64, json_lines(result.stdout))] == expected


def test_no_record_is_no_line() -> None:
    result = run("records", "-", stdin=b"")
    assert (result.exit_code, result.stdout, result.stderr) == (0, "", "")
