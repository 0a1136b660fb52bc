"""Every record of the broker's logs decodes to the official client's answer, or to its error."""

from __future__ import annotations

import base64
import datetime
import json
import struct
from decimal import Decimal
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

from kafkafmt import read_records
from kafkafmt.values import Schemas, decode

Truth = dict[str, list[dict[str, Any]]]


def plain(value: Any) -> Any:
    """An answer with its tagged texts as the values that Arrow has."""
    if isinstance(value, list):
        return [plain(each) for each in value]
    if not isinstance(value, dict):
        return value
    if len(value) == 1:
        ((tag, text),) = value.items()
        if isinstance(text, str):
            if tag == "bytes":
                return bytes.fromhex(text)
            if tag == "decimal":
                return Decimal(text)
            if tag == "date":
                return datetime.date.fromisoformat(text)
            if tag == "time":
                return datetime.time.fromisoformat(text)
            if tag == "datetime":
                return datetime.datetime.fromisoformat(text)
            if tag == "uuid":
                return text
    return {name: plain(each) for name, each in value.items()}


def order(found: dict[str, Any]) -> dict[str, Any]:
    """An order as the official client has it: unions without a name, a tree without JSON text."""
    made = dict(found)
    made["attrs"] = dict(found["attrs"])
    extra = found.get("extra")
    if extra is not None:
        (made["extra"],) = [each for each in extra.values() if each is not None]
    tree = found.get("tree")
    if tree is not None:
        made["tree"] = {**tree, "children": [json.loads(each) for each in tree["children"]]}
    return made


EPOCH = datetime.datetime(1970, 1, 1)
RAW_DEFAULTS = {
    # fastavro leaves the defaults of a reader's schema as the JSON has them; here they are values.
    "at_ms": EPOCH.replace(tzinfo=datetime.timezone.utc),
    "at_us": EPOCH.replace(tzinfo=datetime.timezone.utc),
    "local_us": EPOCH,
    "tm": datetime.time(0),
    "tu": datetime.time(0),
    "hash": bytes(16),
    "fdec": Decimal("0.000000"),
}

ERRORS = {191: "no_frame", 192: "no_frame", 193: "unknown_schema", 194: "malformed"}
LEFT_OVER = 195  # the official client reads it, and says nothing of the byte that is too many


def test_orders_as_the_latest_schema(data: Path, schemas: Schemas, truth: Truth) -> None:
    table = decode(
        read_records([data / "orders-0", data / "orders-1"]),
        format="avro",
        schemas=schemas,
        on_error="collect",
    )
    checked = 0
    for row, answer in zip(table.to_pylist(), truth["orders"], strict=True):
        assert (row["partition"], row["offset"]) == (answer["partition"], answer["offset"])
        if "error" in answer:
            assert row["value"] is None
            assert row["value_error"]["kind"] == ERRORS[row["offset"]]
            assert row["value_raw"] is not None
        elif row["value_error"] is not None:
            assert row["offset"] == LEFT_OVER
            assert row["value_error"]["kind"] == "left_over"
        elif answer["latest"] is None:
            assert row["value"] is None
            assert row["value_raw"] is None
        else:
            # A default has a logical type or is bytes.
            expected = {
                name: plain(each) if isinstance(each, dict) else RAW_DEFAULTS.get(name, plain(each))
                for name, each in answer["latest"].items()
            }
            assert order(row["value"]) == expected
            checked += 1
    assert checked == 548


@pytest.mark.parametrize("version", [1, 2, 3])
def test_orders_as_they_were_written(
    data: Path, schemas: Schemas, truth: Truth, version: int
) -> None:
    written = schemas.version("orders-value", version).id
    records = read_records([data / "orders-0", data / "orders-1"])
    table = decode(records, format="avro", schemas=schemas, version=version, on_error="null")
    checked = 0
    for raw, row, answer in zip(
        records["value"].to_pylist(), table["value"].to_pylist(), truth["orders"], strict=True
    ):
        of_version = raw is not None and raw[:5] == struct.pack(">bI", 0, written)
        if of_version and row is not None:
            assert order(row) == plain(answer["value"])
            checked += 1
    assert checked > 150


def test_headers_name_the_schema_by_its_guid(data: Path, schemas: Schemas, truth: Truth) -> None:
    table = decode(
        read_records(data / "headers-0"),
        format="avro",
        schemas=schemas,
        subject="orders-value",
        version=2,
    )
    assert [order(row) for row in table["value"].to_pylist()] == [
        plain(answer["value"]) for answer in truth["headers"]
    ]


@pytest.mark.parametrize("message", ["demo.Person", "demo.Outer.Inner"])
def test_people(data: Path, schemas: Schemas, truth: Truth, message: str) -> None:
    table = decode(
        read_records(data / "people-0"),
        format="protobuf",
        schemas=schemas,
        message=message,
        on_error="collect",
    )
    checked = 0
    for row, answer in zip(table.to_pylist(), truth["people"], strict=True):
        if answer["value"]["protobuf"] != message:
            assert row["value_error"]["kind"] == "unresolvable"
        elif message == "demo.Person":
            assert person(row["value"]) == answer["value"]["json"]
            checked += 1
        else:
            assert row["value"] == {"label": "", "n": 0, **answer["value"]["json"]}
            checked += 1
    assert checked == {"demo.Person": 175, "demo.Outer.Inner": 46}[message]


def person(found: dict[str, Any]) -> dict[str, Any]:
    """A person in Protobuf's JSON mapping, without what has no presence and is the default."""
    made = dict(found)
    made["id"], made["u64"] = str(found["id"]), str(found["u64"])
    made["data"] = base64.b64encode(found["data"]).decode()
    made["counts"] = {each["key"]: str(each["value"]) for each in found["counts"]}
    made["friends"] = [json.loads(each) for each in found["friends"]]
    if found["at"] is not None:
        made["at"] = json_time(found["at"].value)
    if found["money"] is not None:
        units, currency = str(found["money"]["units"]), found["money"]["currency"]
        made["money"] = without_defaults({"units": units, "currency": currency})
    if made["maybe"] == 0:
        return {**without_defaults(made), "maybe": 0}
    return without_defaults(made)


def without_defaults(found: dict[str, Any]) -> dict[str, Any]:
    defaults: tuple[Any, ...] = (None, 0, "", "0", "NONE", [], {})
    return {name: each for name, each in found.items() if each not in defaults}


def json_time(nanoseconds: int) -> str:
    seconds, rest = divmod(nanoseconds, 10**9)
    text = (EPOCH + datetime.timedelta(seconds=seconds)).isoformat()
    for digits in (0, 3, 6, 9):
        if rest % 10 ** (9 - digits) == 0:
            fraction = f".{rest // 10 ** (9 - digits):0{digits}}" if digits else ""
            return f"{text}{fraction}Z"
    raise AssertionError(nanoseconds)


def test_clicks_by_their_json_schema(data: Path, schemas: Schemas, truth: Truth) -> None:
    records = read_records(data / "clicks-0")
    table = decode(records, format="json", schemas=schemas)
    table = decode(table, "key", format="int64")
    for row, answer in zip(table.to_pylist(), truth["clicks"], strict=True):
        expected = {"at": None, "ms": None, "opt": None, **answer["value"]}
        assert row["value"] == expected
        assert row["key"] == answer["key"]


def test_primitives(data: Path, truth: Truth) -> None:
    records = read_records(data / "prims-0")
    for place, answer in enumerate(truth["prims"]):
        found = decode(records.slice(place, 1), format=answer["type"])["value"][0].as_py()
        expected = answer["value"]
        if answer["type"] == "float32":
            expected = struct.unpack(">f", struct.pack(">f", expected))[0]
        assert found == expected, answer


def test_connect_has_its_schema_in_the_value(data: Path, truth: Truth) -> None:
    table = decode(read_records(data / "connect-0"), format="connect-json")
    assert table.schema.field("value").type == pa.struct(
        [("id", pa.int64()), ("price", pa.decimal128(38, 2)), ("at", pa.timestamp("ms", "UTC"))]
    )
    for row, answer in zip(table["value"].to_pylist(), truth["connect"], strict=True):
        payload = json.loads(bytes.fromhex(answer["raw"]))["payload"]
        assert row["id"] == payload["id"]
        if payload["price"] is None:
            assert row["price"] is None
        else:
            unscaled = int.from_bytes(base64.b64decode(payload["price"]), "big", signed=True)
            assert row["price"] == Decimal(unscaled).scaleb(-2)
        if payload["at"] is None:
            assert row["at"] is None
        else:
            milliseconds = datetime.timedelta(milliseconds=payload["at"])
            assert row["at"].replace(tzinfo=None) == EPOCH + milliseconds


def test_plain_json_is_the_text_as_it_was_written(data: Path, truth: Truth) -> None:
    table = decode(read_records(data / "plain-0"), format="json", on_error="collect")
    kinds: dict[bytes, str | None] = {
        b"": "no_frame",
        b'{"id": 1': "malformed",
        b'{"id": NaN}': "malformed",
    }
    for row, answer in zip(table.to_pylist(), truth["plain"], strict=True):
        raw = bytes.fromhex(answer["raw"])
        expected = kinds.get(raw)
        if expected is None:
            assert (row["value"], row["value_error"]) == (raw.decode(), None)
        else:
            assert (row["value"], row["value_error"]["kind"]) == (None, expected)


@pytest.mark.parametrize(
    ("topic", "format"),
    [
        ("orders-1", "struct"),
        ("people-0", "struct"),
        ("clicks-0", "struct"),
        ("connect-0", "string"),
        ("plain-0", "binary"),
        ("prims-0", "binary"),
        ("mixed-0", "binary"),
    ],
)
def test_auto_decides_by_the_schemas(data: Path, schemas: Schemas, topic: str, format: str) -> None:
    table = decode(read_records(data / topic), schemas=schemas, on_error="collect")
    assert str(table.schema.field("value").type).startswith(format)
