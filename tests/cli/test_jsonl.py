"""kafkafmt.cli.output.jsonl: rows assembled from columns are the JSON of the rows."""

import base64
import json
from typing import Any

import pyarrow as pa
import pytest

from kafkafmt.cli.output import jsonl
from kafkafmt.segment.tables import schemas
from tests.cli.running import in_base64

HEADERS: list[Any] = [
    [],
    [{"key": "100%", "value": b"%s"}, {"key": "", "value": None}],
    [{"key": 'q"\n\u2028é', "value": b""}],
]
ROWS = [
    {
        "key": (None, b"", b"k\xff%")[n % 3],
        "value": b'"%d\n\\' % n,
        "topic": "50%s",
        "partition": None if n == 4 else n,
        "offset": 2**62 + n,
        "timestamp": None if n % 2 else -(2**63) + n,
        "timestampType": n % 2,
        "headers": HEADERS[n % 3],
        "magic": 2,
        "compression": ("none", "gzip")[n % 2],
        "isTransactional": n > 3,
        "segment": None,
    }
    for n in range(7)
]


def batch_of(rows: list[dict[str, Any]]) -> pa.RecordBatch:
    schema = pa.schema([schemas.RECORD_SCHEMA.field(name) for name in ROWS[0]])
    return pa.RecordBatch.from_pylist(rows, schema=schema)


def expected(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    def text(data: bytes | None) -> str | None:
        return None if data is None else base64.b64encode(data).decode()

    return [
        {
            **row,
            "key": text(row["key"]),
            "value": text(row["value"]),
            "headers": [{**header, "value": text(header["value"])} for header in row["headers"]],
        }
        for row in rows
    ]


@pytest.mark.parametrize(("start", "length"), [(0, 7), (0, 0), (0, 1), (1, 4), (3, 1), (5, 2)])
def test_lines_are_the_rows(start: int, length: int) -> None:
    batch = batch_of(ROWS).slice(start, length)
    lines = list(jsonl.lines(batch, jsonl.Style(iso_times=False)))
    rows = [in_base64(json.loads(line)) for line in lines]
    assert rows == expected(ROWS[start : start + length])
    assert not any(char in line for line in lines for char in "\n\r")
    assert [list(row) for row in rows] == [list(ROWS[0])] * length


def test_columns_that_never_vary_make_as_many_lines() -> None:
    batch = batch_of(ROWS).select(["topic", "magic", "segment"])
    assert list(jsonl.lines(batch, jsonl.Style(iso_times=False))) == (
        ['{"topic":"50%s","magic":2,"segment":null}'] * len(ROWS)
    )


def test_what_is_text_is_text() -> None:
    batch = batch_of(ROWS[:3]).select(["key", "value", "headers"])
    assert list(jsonl.lines(batch, jsonl.Style())) == [
        r'{"key":null,"value":"\"0\n\\","headers":[]}',
        r'{"key":"","value":"\"1\n\\","headers":[{"key":"100%","value":"%s"},'
        r'{"key":"","value":null}]}',
        '{"key":"a/8l","keyEncoding":"base64","value":"\\"2\\n\\\\",'
        '"headers":[{"key":"q\\"\\n\u2028é","value":""}]}',
    ]


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"tabs\tand\r\nlines", "tabs\tand\r\nlines"),
        ("no-break\u00a0space, \u200b, \u202e".encode(), "no-break\u00a0space, \u200b, \u202e"),
        (b"\0\0\0\0\0\0\0\7", None),
        (b"\x1b[2J", None),
        ("\x85".encode(), None),
        (b"\xff", None),
    ],
)
def test_bytes_that_are_text(data: bytes, text: str | None) -> None:
    batch = pa.record_batch({"key": pa.array([data, b"x"], pa.binary())})
    row = json.loads(next(jsonl.lines(batch, jsonl.Style())))
    encoded = {"key": base64.b64encode(data).decode(), "keyEncoding": "base64"}
    assert row == ({"key": text} if text is not None else encoded)


def test_output_comes_in_pieces(capfd: pytest.CaptureFixture[str]) -> None:
    batch = batch_of(ROWS * 100)
    jsonl.write([batch, batch.slice(0, 0), batch], jsonl.Style(iso_times=False))
    found = [in_base64(json.loads(line)) for line in capfd.readouterr().out.split("\n")[:-1]]
    assert found == expected(ROWS * 200)


def test_headers_are_converted_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = (0, 5, 1, 0, 2, 3)
    headers = [
        [{"key": f"h{number}", "value": None if number % 2 else b"v"} for number in range(count)]
        for count in counts
    ]
    batch = pa.record_batch(
        [pa.array(headers, schemas.RECORD_SCHEMA.field("headers").type)], ["headers"]
    )
    for part in (batch, batch.slice(1, 4), batch.slice(3, 1), batch.slice(6)):
        at_once = list(jsonl.lines(part, jsonl.Style()))
        for most in (1, 2, 6):
            with monkeypatch.context() as patched:
                patched.setattr(jsonl, "_HEADERS", most)
                assert list(jsonl.lines(part, jsonl.Style())) == at_once
    assert [line.count('"key"') for line in jsonl.lines(batch, jsonl.Style())] == list(counts)
