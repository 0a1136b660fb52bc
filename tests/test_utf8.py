"""kafkafmt.utf8 against the JVM: ``utf8/table.tsv.xz`` is what OpenJDK 17 decodes.

The table is made by ``utf8/Utf8Table.java``; running this test needs no Java.
"""

import lzma
from collections.abc import Iterator
from pathlib import Path

import pytest

from kafkafmt.utf8 import decode

TABLE = Path(__file__).parent / "utf8" / "table.tsv.xz"


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
        if decode(data) != expected:
            wrong.append((data.hex(), decode(data), expected))
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
    assert decode(data) == expected
