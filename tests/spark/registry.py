"""A folder of Avro schemas, and a growing log whose values are written with them."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import fastavro

from tests.support.encoder import Rec, record_batch
from tests.support.growing_log import TIME, GrowingLog

PERSON: dict[str, Any] = {
    "type": "record",
    "name": "Person",
    "fields": [{"name": "name", "type": "string"}],
}
AGE = {"name": "age", "type": ["null", "int"], "default": None}


def avro(schema: dict[str, Any], id: int, value: dict[str, Any]) -> bytes:
    body = io.BytesIO()
    fastavro.schemaless_writer(body, fastavro.parse_schema(dict(schema)), value)
    return b"\0" + id.to_bytes(4, "big") + body.getvalue()


class Registry:
    """A folder of schemas, and a log whose values are written with them."""

    def __init__(self, home: Path) -> None:
        self.folder = home / "schemas"
        (self.folder / "orders-value").mkdir(parents=True)
        self.broker = GrowingLog(home / "data")
        self.source = str(home / "data")

    def register(self, version: int, schema: dict[str, Any]) -> None:
        for name in (f"orders-value/{version}.avsc", f"{version}.avsc"):
            (self.folder / name).write_text(json.dumps(schema), "utf-8")

    def send(self, *values: bytes) -> None:
        records = [Rec(b"k", value, offset_delta=n) for n, value in enumerate(values)]
        self.broker.append(
            record_batch(
                records, base_offset=self.broker.next, base_timestamp=TIME, max_timestamp=TIME
            )
        )
        self.broker.next += len(values)
