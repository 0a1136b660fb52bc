"""Messages by their schemas: the generated parsers, the reader, and hostile bytes."""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Iterator

import pytest

from kafkafmt.cluster.messages import json_text, parsing, reader, schema
from kafkafmt.cluster.messages.encoding import framed
from kafkafmt.cluster.messages.parsing import MessageLayout
from kafkafmt.cluster.messages.reader import MessageBuffer, MessageError
from kafkafmt.cluster.messages.records import coordinator_record, framed_record
from kafkafmt.cluster.messages.schema import LogSchema, MessageSpec
from tests.cluster.messages.corpus import case_folder, case_names, decoder_of, records_of

LOGS = {
    "offsets": schema.CONSUMER_OFFSETS,
    "transaction-log": schema.TRANSACTION_STATE,
    "share-group-state": schema.SHARE_GROUP_STATE,
    "cluster-metadata": schema.CLUSTER_METADATA,
    "remote-log-metadata": schema.REMOTE_LOG_METADATA,
}
Parts = tuple[MessageSpec, int, bytes, int]
"""A schema, a version, bytes, and where in them the message starts."""


def parts(log: LogSchema, key: bytes | None, value: bytes | None) -> Iterator[Parts]:
    """The messages of a record, as far as type and version are known; the bytes may be bad."""
    if not log.keys:
        if value and len(value) > 3 and value[0] == 1 and value[1] in log.values:
            yield log.values[value[1]], value[2], value, 3
        return
    record_type = int.from_bytes((key or b"")[:2], "big")
    if key and len(key) >= 2 and record_type in log.keys:
        yield log.keys[record_type], 0, key, 2
        if value and len(value) >= 2:
            version = int.from_bytes(value[:2], "big")
            yield log.values[record_type], version, value, 2


def all_parts() -> list[Parts]:
    return [
        each
        for name in case_names()
        for _, key, value in records_of(case_folder(name))
        for each in parts(schema.log(LOGS[decoder_of(name)]), key, value)
        if each[0].valid.first <= each[1] <= each[0].valid.last
    ]


def slow(message: MessageSpec, version: int, data: bytes, start: int) -> reader.Values | None:
    """The fields by the reader; ``None`` where it refuses the bytes."""
    try:
        return reader.read(message, version, MessageBuffer(data[start:]))
    except MessageError:
        return None


def fast(message: MessageSpec, version: int, data: bytes, start: int) -> reader.Values | None:
    """The fields by the generated parser, else by the reader; ``None`` where both refuse."""
    try:
        return parsing.read(message, version, data, start)[0]
    except MessageError:
        return None


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The messages that the parsers leave to the reader, by name."""
    names: list[str] = []
    read = reader.read

    def counted(message: MessageSpec, version: int, buffer: MessageBuffer) -> reader.Values:
        names.append(message.name)
        return read(message, version, buffer)

    monkeypatch.setattr(reader, "read", counted)
    return names


def test_the_parsers_read_every_sound_message_as_the_reader_does(refused: list[str]) -> None:
    compared = set()
    for log, records in records_by_log():
        for key, value in records:
            for message, version, data, start in parts(log, key, value):
                expected = slow(message, version, data, start)
                is_valid = message.valid.first <= version <= message.valid.last
                if expected is None or not is_valid:
                    continue
                refused.clear()
                found = fast(message, version, data, start)
                assert found == expected
                assert list(found) == list(expected)  # the order of the schema
                if not refused:
                    compared.add((message.name, version))
    logs = [schema.log(each) for each in LOGS.values()]
    known = {
        (message.name, version)
        for log in logs
        for message in (*log.keys.values(), *log.values.values())
        for version in range(message.valid.first, message.valid.last + 1)
    }
    assert compared >= known


def test_bytes_changed_at_random_are_read_as_by_the_reader(refused: list[str]) -> None:
    chance = random.Random(7)
    parsed = 0
    for message, version, data, start in all_parts()[::3]:
        changed = bytearray(data)
        if len(changed) <= start:
            continue
        changed[chance.randrange(start, len(changed))] = chance.choice((0, 1, 127, 128, 255))
        changed = changed[: chance.choice((len(changed), len(changed), len(changed) - 1))]
        refused.clear()
        found = fast(message, version, bytes(changed), start)
        parsed += not refused
        assert repr(found) == repr(slow(message, version, bytes(changed), start))  # NaN is NaN
    assert parsed > 500


def test_a_learnt_layout_reads_other_messages_as_the_reader_does(
    refused: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parsing, "_WORTH_LEARNING", 0)
    monkeypatch.setattr(parsing, "_learnt", {})
    hits = []
    read = MessageLayout.read

    def counted(layout: MessageLayout, data: bytes) -> reader.Values | None:
        found = read(layout, data)
        hits.append(found is not None)
        return found

    monkeypatch.setattr(MessageLayout, "read", counted)
    chance = random.Random(8)
    for message, version, data, start in all_parts()[::5]:
        fast(message, version, data, start)  # learns where it has not
        for _ in range(4):
            changed = bytearray(data)
            for place in chance.choices(range(start, len(data)), k=2) if len(data) > start else ():
                changed[place] = chance.choice((0, 1, 2, 127, 128, 255))
            found = fast(message, version, bytes(changed), start)
            assert repr(found) == repr(slow(message, version, bytes(changed), start))
            if hits and hits[-1] and found is not None:
                expected = reader.read(message, version, MessageBuffer(bytes(changed), start))
                assert list(found) == list(expected)
    assert hits.count(True) > 500
    assert hits.count(False) > 500


TOPIC_ID = bytes(range(16))
COMMIT_V4 = bytes.fromhex("0004") + bytes(8) + bytes(4) + b"\1" + bytes(8)


@pytest.mark.parametrize(
    ("tags", "is_parsed", "topic_id"),
    [
        (b"\0", True, schema.NO_UUID),
        (b"\1\0\x10" + TOPIC_ID, True, "AAECAwQFBgcICQoLDA0ODw"),
        (b"\2\0\x10" + bytes(16) + b"\0\x10" + TOPIC_ID, True, "AAECAwQFBgcICQoLDA0ODw"),
        (b"\2\0\x10" + TOPIC_ID + b"\x09\3abc", True, "AAECAwQFBgcICQoLDA0ODw"),
        (b"\1\0\x11" + TOPIC_ID + b"\0", False, "AAECAwQFBgcICQoLDA0ODw"),
        (b"\1\0\0" + TOPIC_ID, False, "AAECAwQFBgcICQoLDA0ODw"),
        (b"\xff\xff\xff\xff\x0f", False, schema.NO_UUID),  # -1 of them to Java
    ],
    ids=["none", "one", "twice", "unknown", "size too large", "size 0", "negative count"],
)
def test_tagged_fields_count_as_kafka_reads_them(
    refused: list[str], tags: bytes, is_parsed: bool, topic_id: str
) -> None:
    message = schema.log(schema.CONSUMER_OFFSETS).values[1]
    found, _ = parsing.read(message, 4, COMMIT_V4 + tags, 2)
    assert found["topicId"] == topic_id
    assert (not refused) == is_parsed


def test_what_follows_a_message_is_counted() -> None:
    message = schema.log(schema.CONSUMER_OFFSETS).values[1]
    assert parsing.read(message, 4, COMMIT_V4 + b"\0abc", 2)[1] == 3
    assert parsing.read(message, 4, COMMIT_V4 + b"\1\0\0" + TOPIC_ID + b"ab", 2)[1] == 2


def test_the_memory_for_a_long_message_is_in_proportion_to_it(refused: list[str]) -> None:
    message = schema.log(schema.TRANSACTION_STATE).values[0]
    count = 50_000  # topics without a name and without partitions, of three bytes each
    varint = bytes(((count + 1) & 127 | 128, (count + 1) >> 7 & 127 | 128, (count + 1) >> 14))
    data = b"\0\1" + bytes(15) + varint + b"\1\1\0" * count + bytes(16) + b"\0"
    tracemalloc.start()
    found, remaining = parsing.read(message, 1, data, 2)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert refused == ["TransactionLogValue"]
    assert (len(found["transactionPartitions"]), remaining) == (count, 0)
    assert peak < 200 * len(data)


@pytest.mark.parametrize(("size", "is_kept"), [(3, True), (300, False)])
def test_a_short_key_that_is_met_again_is_not_read_again(size: int, is_kept: bool) -> None:
    log = schema.log(schema.CONSUMER_OFFSETS)
    key = b"\0\1" + size.to_bytes(2, "big") + b"g" * size + b"\0\1t" + bytes(4)
    first, again = (coordinator_record(log, key, None).key for _ in range(2))
    assert first == again == {"group": "g" * size, "topic": "t", "partition": 0}
    assert (first is again) == is_kept


def records_by_log() -> Iterator[tuple[LogSchema, list[tuple[bytes | None, bytes | None]]]]:
    """Keys and values of the sound cases, and of what no broker of them wrote."""
    for name in case_names():
        if "mutated" not in name:
            found = records_of(case_folder(name))
            yield schema.log(LOGS[decoder_of(name)]), [(key, value) for _, key, value in found]
    log = schema.log(schema.CLUSTER_METADATA)
    unregistered = framed(log, "UnregisterControllerRecord", 0, {"controllerId": 3})
    yield log, [(None, unregistered)]


# --- Errors ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ("", "Could not read version from key's buffer."),
        ("0001", "Could not read record with version 1 from key's buffer due to: null."),
        (
            "0001ffff",
            "Could not read record with version 1 from key's buffer due to: "
            "non-nullable field group was serialized as null.",
        ),
        (
            "00010005616263",
            "Could not read record with version 1 from key's buffer due to: "
            "Error reading byte array of 5 byte(s): only 3 byte(s) available.",
        ),
        ("8000", "Found an unknown record type -32768"),
    ],
)
def test_errors_have_kafkas_words(data: str, reason: str) -> None:
    with pytest.raises(MessageError) as error:
        coordinator_record(schema.log(schema.CONSUMER_OFFSETS), bytes.fromhex(data), None)
    assert error.value.reason == reason


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (None, "Error while reading frame version"),
        ("01", "Error while reading type"),
        ("0102", "Error while reading version"),
        ("808004", "Value for frame version was too large."),
        ("01ff7f00", "Unknown metadata id 16383"),
        ("01140000ff", "Found 1 byte(s) of garbage after 20"),
        ("010200", "Failed to deserialize record with type 2"),
        ("00", "Note that upgrades from the preview release"),
        ("07", "unknown frame version 7(only frame version 1 is supported)"),
        ("ffffffffff", "Error while reading frame version"),
    ],
)
def test_frames_that_kafka_refuses(data: str | None, reason: str) -> None:
    with pytest.raises(MessageError) as error:
        framed_record(
            schema.log(schema.CLUSTER_METADATA), None if data is None else bytes.fromhex(data)
        )
    assert reason in error.value.reason


def test_a_count_is_checked_before_anything_is_made() -> None:
    log = schema.log(schema.TRANSACTION_STATE)
    value = bytes.fromhex("0000") + bytes(15) + (2**31 - 1).to_bytes(4, "big")
    with pytest.raises(MessageError, match="collection of size 2147483647"):
        coordinator_record(log, bytes.fromhex("0000000161"), value)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (1e23, "1.0E23"),
        (2e23, "2.0E23"),
        (1024.0, "1024.0"),
        (1e7, "1.0E7"),
        (9999999.0, "9999999.0"),
        (0.001, "0.001"),
        (0.0001, "1.0E-4"),
        (-0.0, "-0.0"),
        (123456789.125, "1.23456789125E8"),
        (-1.5e-300, "-1.5E-300"),
        (5e-324, "4.9E-324"),
        (float("nan"), '"NaN"'),
        (float("-inf"), '"-Infinity"'),
    ],
)
def test_doubles_as_java_prints_them(value: float, text: str) -> None:
    assert json_text.double(value) == text


def test_strings_as_jackson_writes_them() -> None:
    text = 'a\x01\x1f\x7f\u2028é"/\\\\u001f😀\b\n'
    assert json_text.text(text) == '"a\\u0001\\u001F\x7f\u2028é\\"/\\\\\\\\u001f😀\\b\\n"'
