"""The inspector reads the records of internal topics as the library does, sound ones and others."""

from __future__ import annotations

import base64
import random
import struct
from collections.abc import Iterable
from itertools import islice

import pytest

from kafkafmt.cluster.messages import json_text
from kafkafmt.cluster.messages.records import TOPICS, decoder
from tests.cli.inspector.reading import Reader
from tests.cluster.messages.corpus import case_folder, case_names, records_of

pytestmark = pytest.mark.node

Record = tuple[bytes | None, bytes | None]
_MOST = 200  # records of a case


def _topic(name: str) -> str:
    return f"__{'_'.join(name.split('-')[2:])}"


def _by_the_library(topic: str, key: bytes | None, value: bytes | None) -> dict[str, object]:
    found = decoder(TOPICS[topic])(key, value)
    key_text = value_text = None
    if found.key is not None and found.key_schema is not None:
        key_text = json_text.message_text(found.key_schema, found.key)
    if found.value is not None and found.value_schema is not None:
        value_text = json_text.value_text(found.value_schema, found.value)
    return {
        "recordType": found.record_type,
        "name": found.name,
        "version": found.version,
        "key": key_text,
        "value": value_text,
        "error": found.error,
    }


def _same(reader: Reader, topic: str, records: Iterable[Record]) -> list[dict[str, object]]:
    """Both say the same of the records; what they say."""
    records = list(records)
    found: list[dict[str, object]] = reader.ask(
        "messages",
        topic=topic,
        records=[[None if each is None else _text(each) for each in record] for record in records],
    )
    assert found == [_by_the_library(topic, *record) for record in records]
    return found


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()


@pytest.mark.parametrize("name", case_names())
def test_every_case_reads_as_the_library_reads_it(reader: Reader, name: str) -> None:
    records = [each[1:] for each in islice(records_of(case_folder(name)), _MOST)]
    found = _same(reader, _topic(name), records)
    assert any(each["value"] for each in found)


@pytest.mark.parametrize("name", case_names())
def test_damaged_records_read_as_the_library_reads_them(reader: Reader, name: str) -> None:
    chosen = random.Random(name)
    records = [each[1:] for each in islice(records_of(case_folder(name)), _MOST)]
    damaged = [
        (_damaged(chosen, key, 0.3), _damaged(chosen, value, 1))
        for key, value in chosen.choices(records, k=100)
    ]
    _same(reader, _topic(name), damaged)
    for topic in TOPICS:
        _same(reader, topic, damaged[:10])


def _damaged(chosen: random.Random, data: bytes | None, part: float) -> bytes | None:
    if not data or chosen.random() > part:
        return data
    changed = bytearray(data)
    for _ in range(chosen.randint(1, 3)):
        changed[chosen.randrange(len(changed))] ^= 1 << chosen.randrange(8)
    return bytes(
        changed[: chosen.randrange(len(changed) + 1)] if chosen.random() < 0.3 else changed
    )


@pytest.mark.parametrize("topic", TOPICS)
def test_odd_records_read_as_the_library_reads_them(reader: Reader, topic: str) -> None:
    odd = [None, b"", b"\0", b"\0\1", b"\1", b"\1\2", b"\1\2\0", b"\xff" * 40, bytes(40)]
    _same(reader, topic, [(key, value) for key in odd for value in odd])


# Of a ClientQuotaRecord: an entity, the quota's name, the value, whether it is removed.
_QUOTA = b"\1\x0e\0\2\5user\0\0\2q%s\0\0"


@pytest.mark.parametrize(
    "value",
    [
        *(0.0, -0.0, 1.0, 0.001, 9999999.0, 1e7, 1.5e7, 2e-4, 1e23, 5e-324),
        *(1.7976931348623157e308, 123456789.125, 1 / 3),
        *(float("inf"), -float("inf"), float("nan")),
    ],
)
def test_doubles_are_those_of_java(reader: Reader, value: float) -> None:
    data = _QUOTA % struct.pack(">d", value)
    (found,) = _same(reader, "__cluster_metadata", [(None, data)])
    assert found["error"] is None


def test_text_is_escaped_as_by_jackson(reader: Reader) -> None:
    name = 'a"\\\\u001f\b\t\n\x0b\x1f\x7f\u2028é😀'.encode() + b"\xed\xa0\x80\xff"
    key = b"\0\2" + struct.pack(">h", len(name)) + name
    (found,) = _same(reader, "__consumer_offsets", [(key, None)])
    assert "\\u000B" in str(found["key"])
