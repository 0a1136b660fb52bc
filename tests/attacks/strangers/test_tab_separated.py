"""Names in tab-separated output: each is one cell, and different names are different cells."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pyarrow as pa
import pytest

from kafkafmt.cli.output import tables
from tests.cli.running import run
from tests.support.encoder.record_batch import Rec, record_batch

_CODES = {"\\\\": "\\", "\\t": "\t", "\\n": "\n", "\\r": "\r"}


def read_back(cell: str) -> str:
    """Return the text that a cell stands for."""

    def meant(found: re.Match[str]) -> str:
        code = found[0]
        return _CODES.get(code) or chr(int(code[2:], 16))

    return re.sub(r"\\u[0-9a-f]{4}|\\.", meant, cell)


def test_a_cell_can_be_read_back(tmp_path: Path) -> None:
    parts = ["\t", "\r", "\\", "u0009", "t", "\x1b", "\u202e"]
    topics = {"".join(pair) for pair in itertools.product(parts, repeat=2)}
    for topic in topics:
        log = tmp_path / f"{topic}-0"
        log.mkdir()
        (log / f"{0:020}.log").write_bytes(record_batch([Rec(value=b"v")]))
    heading, *lines = run("ls", tmp_path).stdout.split("\n")[:-1]
    at = heading.split("\t").index("topic")
    cells = [line.split("\t")[at] for line in lines]
    assert sorted(map(read_back, cells)) == sorted(topics)


TEXTS = ["", "a", "a,b", "a=b", ",", "=", "\\u002c", "\\", "]", "a\tb", "a\nb"]


@pytest.mark.parametrize(
    "kind", [pa.list_(pa.string()), pa.map_(pa.string(), pa.string())], ids=["list", "map"]
)
def test_different_lists_are_different_cells(
    kind: pa.DataType, capsys: pytest.CaptureFixture[str]
) -> None:
    pairs = list(itertools.product(TEXTS, repeat=2))
    values: list[object] = [[], *([text] for text in TEXTS), *(list(pair) for pair in pairs)]
    if pa.types.is_map(kind):
        values = [[], *([pair] for pair in pairs), *([("a", "b"), pair] for pair in pairs)]
    table = pa.table({"items": pa.array(values, kind)})
    tables.show(table, view=tables.View())
    cells = capsys.readouterr().out.split("\n")[1:-1]
    assert len(cells) == len(values)
    assert not any("\t" in cell for cell in cells)
    shown = [cell for cell, value in zip(cells, values, strict=True) if value != [""]]
    assert len(set(shown)) == len(shown)
