"""kafkafmt._base.java compared with the JVM: ``java/table.tsv.xz`` has OpenJDK 17's results.

The table is made by ``java/Utf8Table.java``; running this test needs no Java.
"""

import lzma
from collections.abc import Iterator
from pathlib import Path

import pytest

from kafkafmt._base.java import decode_utf8, parse_integer, random_uuid_text

TABLE = Path(__file__).parents[1] / "base" / "java" / "table.tsv.xz"


def _table() -> Iterator[tuple[bytes, str]]:
    with lzma.open(TABLE, "rt", encoding="ascii") as lines:
        for line in lines:
            data, _, units = line.rstrip("\n").partition("\t")
            pairs = b"".join(int(unit, 16).to_bytes(2, "big") for unit in units.split())
            yield bytes.fromhex(data), pairs.decode("utf-16-be")


def test_every_edge_sequence_decodes_as_in_java() -> None:
    wrong, rows = [], 0
    for data, expected in _table():
        rows += 1
        if decode_utf8(data) != expected:
            wrong.append((data.hex(), decode_utf8(data), expected))
    assert rows == 207_536
    assert wrong == []


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", ""),
        ("trace-id · 見出し · 🗝".encode(), "trace-id · 見出し · 🗝"),
        (b"\x00a", "\x00a"),
        (b"ok\xff", "ok\ufffd"),
        (b"\xc3", "\ufffd"),
        (b"\xed\xa0\x80", "\ufffd"),
    ],
)
def test_texts_and_broken_texts(data: bytes, expected: str) -> None:
    assert decode_utf8(data) == expected


@pytest.mark.parametrize(
    ("text", "bits", "number"),
    [
        ("0", 32, 0),
        ("+7", 32, 7),
        ("-0", 32, 0),
        ("007", 32, 7),
        ("2147483647", 32, 2**31 - 1),
        ("2147483648", 32, None),
        ("-2147483648", 32, -(2**31)),
        ("-2147483649", 32, None),
        ("9223372036854775807", 64, 2**63 - 1),
        ("9223372036854775808", 64, None),
        ("-9223372036854775808", 64, -(2**63)),
        ("-9223372036854775809", 64, None),
        ("0" * 10_000 + "1", 64, 1),
        ("1" * 10_000, 64, None),
        ("", 32, None),
        ("-", 32, None),
        ("1_0", 32, None),
        (" 1", 32, None),
        ("0x1", 32, None),
    ],
)
def test_integers_are_parsed_as_java_does(text: str, bits: int, number: int | None) -> None:
    assert parse_integer(text, bits) == number


def test_new_ids_are_not_reserved_and_no_option_of_a_command_line() -> None:
    ids = {random_uuid_text() for _ in range(1000)}
    assert len(ids) == 1000
    assert not any(each.startswith("-") for each in ids)
