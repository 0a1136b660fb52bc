"""What a page found in a file: its tree as nodes, and as rows in the columns of the truth.

Invariant: what a node says is what the bytes in its range say.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any


class Found:
    """A node of a dumped tree."""

    def __init__(self, dumped: list[Any], data: bytes) -> None:
        self.start, self.end, self.value, self.children = dumped
        self.data = data

    def __getitem__(self, path: str) -> Found:
        """The node below this one, by its path with slashes."""
        at = self
        for name in path.split("/"):
            assert at.children is not None, path
            at = Found(at.children[name], self.data)
        return at

    def get(self, name: str) -> Any:
        """The value of a field; None for one that is absent."""
        return self[name].value if name in (self.children or {}) else None

    def list(self) -> Iterator[Found]:
        """The items of an array."""
        yield from (Found(each, self.data) for each in self.children.values())

    @property
    def bytes(self) -> bytes:
        """The bytes of the file that its range holds."""
        assert self.start is not None
        return self.data[self.start : self.end]

    def number(self) -> int:
        """A variable-length number, which must be what its bytes give."""
        value: int = self["value"].value
        assert value == zigzag(self.bytes)
        return value


def zigzag(data: bytes) -> int:
    """The number in a variable-length encoding that ends with the data."""
    assert [byte >> 7 for byte in data] == [1] * (len(data) - 1) + [0]
    stored = sum((byte & 0x7F) << 7 * place for place, byte in enumerate(data))
    return stored >> 1 ^ -(stored & 1)


def payload(node: Found, name: str, length: int) -> bytes | None:
    """A key or value, which must be absent when its length is below zero."""
    value = node.get(name)
    assert (value is None) == (length < 0)
    if value is None:
        return None
    assert node[name].bytes.hex() == value
    assert len(node[name].bytes) == length
    return node[name].bytes


def message_row(message: Found) -> dict[str, Any]:
    """A message of magic 0 or 1, in the columns of the truth."""
    timestamp = message["header"].get("timestamp")
    return {
        "offset": message["header/offset"].value,
        "timestamp": None if timestamp == -1 else timestamp,
        "key": payload(message, "key", message["len_key"].value),
        "value": payload(message, "value", message["len_value"].value),
        "headers": [],
    }


def record_row(record: Found, batch: dict[str, Any]) -> dict[str, Any]:
    """A record of a batch, in the columns of the truth."""
    timestamp = batch["baseTimestamp"] + record["timestamp_delta"].number()
    if batch["timestampType"]:
        timestamp = batch["maxTimestamp"]
    headers = []
    for header in record["headers"].list():
        key = payload(header, "key", header["len_key"].number())
        assert key is not None
        value = payload(header, "value", header["len_value"].number())
        headers.append({"key": key.decode(), "value": value})
    assert record["num_headers"].number() == len(headers)
    length = record["len_key"].number()
    is_control = batch["isControl"]
    return {
        "offset": batch["baseOffset"] + record["offset_delta"].number(),
        "timestamp": None if timestamp == -1 else timestamp,
        "key": record["key"].bytes if is_control else payload(record, "key", length),
        "value": control_value(record)
        if is_control
        else payload(record, "value", record["len_value"].number()),
        "headers": headers,
    }


def control_value(record: Found) -> bytes:
    """The bytes of the one structure that a control record has between value length and headers."""
    start, end = record["len_value"].end, record["num_headers"].start
    nodes = [Found(each, record.data) for each in record.children.values()]
    (structure,) = [each for each in nodes if (each.start, each.end) == (start, end)]
    assert len(structure.bytes) == record["len_value"].number()
    return structure.bytes


HEADER = {
    "base_offset": "baseOffset",
    "partition_leader_epoch": "leaderEpoch",
    "crc": "crc",
    "base_timestamp": "baseTimestamp",
    "max_timestamp": "maxTimestamp",
    "producer_id": "producerId",
    "producer_epoch": "producerEpoch",
    "base_sequence": "baseSequence",
    "num_records": "count",
}
COLUMNS = ("offset", "timestamp", "key", "value", "headers")
SIZES = {2: ">h", 4: ">i", 8: ">q"}


def check_header(header: Found, batch: dict[str, Any]) -> None:
    """Hold a batch's header against Kafka's reader, and its ranges against the bytes."""
    for field, column in HEADER.items():
        node = header[field]
        form = ">I" if field == "crc" else SIZES[node.end - node.start]
        assert node.value == struct.unpack(form, node.bytes)[0] == batch[column], field
    attributes = header["attributes"]
    assert attributes["is_transactional"].value == batch["isTransactional"]
    assert attributes["is_control"].value == batch["isControl"]
    assert attributes["timestamp_type"].value == batch["timestampType"]


def read(entry: Found, batch: dict[str, Any]) -> list[dict[str, Any]] | None:
    """The records of an entry; None when they are compressed, which is one value then."""
    if batch["magic"] < 2:
        message = entry["content"]
        assert message["header/crc"].value == batch["crc"]
        if batch["compression"] == "none":
            return [message_row(message)]
        assert message["header/attributes/compression_id"].value > 0
        assert message["value"].end == entry.end
        return None
    content = entry["content"]
    check_header(content["header"], batch)
    if batch["compression"] != "none":
        assert content["compressed_records"].end == entry.end
        return None
    return [record_row(each, batch) for each in content["records"].list()]
