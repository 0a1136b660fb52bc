"""Messages by their schemas: both engines, the generated parsers, and hostile bytes."""

from __future__ import annotations

import base64
import importlib
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from kaitaistruct import BytesIO, KaitaiStream

from kafkafmt.cluster.messages import (
    json_text,
    programs,
    reader,
    schema,
)
from kafkafmt.cluster.messages.encoding import framed
from kafkafmt.cluster.messages.reader import MessageBuffer, MessageError
from kafkafmt.cluster.messages.records import coordinator_record, framed_record
from kafkafmt.cluster.messages.schema import Field, LogSchema, MessageSpec
from tests.cluster.messages.corpus import case_folder, case_names, decoder_of, records_of
from tests.support.engines import columnar as columnar

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


@pytest.mark.usefixtures("columnar")
def test_the_programs_give_what_the_reader_gives() -> None:
    pytest.importorskip("kafkafmt.cluster.messages._program")
    made: dict[tuple[str, int], Any] = {}
    fast = 0
    for message, version, data, start in all_parts():
        key = (message.name, version)
        if key not in made:
            made[key] = programs.program(message, version)
        if made[key] is None:
            assert message.name == "ClientQuotaRecord"  # it has a double
            continue
        expected = slow(message, version, data, start)
        values, text = made[key].values(data, start), made[key].text(data, start)
        if values is not None:
            fast += 1
            assert values == expected
        if text is not None:
            assert expected is not None
            assert text == json_text.message_text(message, expected) + "}"
    assert fast > 5000


@pytest.mark.usefixtures("columnar")
def test_bytes_changed_at_random_give_the_same_on_both_engines() -> None:
    pytest.importorskip("kafkafmt.cluster.messages._program")
    chance = random.Random(7)
    agreed = 0
    for message, version, data, start in all_parts()[::3]:
        program = programs.program(message, version)
        changed = bytearray(data)
        if program is None or len(changed) <= start:
            continue
        changed[chance.randrange(start, len(changed))] = chance.choice((0, 1, 127, 128, 255))
        changed = changed[: chance.choice((len(changed), len(changed), len(changed) - 1))]
        values = program.values(bytes(changed), start)
        expected = slow(message, version, bytes(changed), start)
        if values is not None:
            agreed += 1
            assert values == expected
    assert agreed > 500


# --- The generated parsers ---------------------------------------------------------------------


def snake(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


def parsed(message: MessageSpec, data: bytes) -> Any:
    """What the generated parser makes of a key or value."""
    module = importlib.import_module(f"kafkafmt.generated.messages.kafka_{snake(message.name)}")
    parser = getattr(module, f"Kafka{message.name}")
    return parser(KaitaiStream(BytesIO(data)))


def attribute(struct: Any, name: str) -> Any:
    """The variant of a field that is there."""
    names = [each for each in vars(struct) if re.fullmatch(rf"{name}(_v\d+)?", each)]
    (found,) = names or [""]
    return getattr(struct, found) if found else None


def by_parser(message: MessageSpec, fields: tuple[Field, ...], struct: Any, version: int) -> Any:
    """The fields that a generated parser read, by the names of Kafka's JSON."""
    values = {}
    for field in fields:
        name = "version_number" if field.name == "version" else snake(field.name)
        if field.tag is not None:
            if not message.flexible.holds(version, message.valid):
                continue
            values[field.name] = field.default
            for tagged in struct.tagged_fields.fields:
                if tagged.tag.value == field.tag:
                    holder = getattr(tagged, name)
                    values[field.name] = of_parser(message, field, holder, name, version)
        elif field.versions.holds(version, message.valid):
            values[field.name] = of_parser(message, field, struct, name, version)
    return values


def of_parser(message: MessageSpec, field: Field, struct: Any, name: str, version: int) -> Any:
    value = attribute(struct, name)
    if field.is_array:
        variants = [
            each for each in vars(struct) if re.fullmatch(rf"num_{name}(_v\d+)?(_plus_one)?", each)
        ]
        (count,) = variants
        stored = getattr(struct, count)
        number = stored.value - 1 if count.endswith("_plus_one") else stored
        if number < 0:
            return None
        return [one(message, field.kind, each, version) for each in value]
    return None if value is None else one(message, field.kind, value, version)


def one(message: MessageSpec, kind: str, value: Any, version: int) -> Any:
    if kind in message.structs:
        return by_parser(message, message.structs[kind], value, version)
    if kind == "string":
        return None if value.value is None else value.value.decode("utf-8", "replace")
    if kind == "bytes":
        return value.value
    if kind == "uuid":
        return base64.urlsafe_b64encode(value).decode()[:22]
    return bool(value) if kind == "bool" else value


def records_by_log() -> Iterator[tuple[LogSchema, list[tuple[bytes | None, bytes | None]]]]:
    """Keys and values of the sound cases, and of what no broker of them wrote."""
    for name in case_names():
        if "mutated" not in name:
            found = records_of(case_folder(name))
            yield schema.log(LOGS[decoder_of(name)]), [(key, value) for _, key, value in found]
    log = schema.log(schema.CLUSTER_METADATA)
    unregistered = framed(log, "UnregisterControllerRecord", 0, {"controllerId": 3})
    yield log, [(None, unregistered)]


def test_the_generated_parsers_read_what_the_reader_reads() -> None:
    compared = set()
    for log, records in records_by_log():
        for key, value in records:
            for message, version, data, start in parts(log, key, value):
                expected = slow(message, version, data, start)
                is_valid = message.valid.first <= version <= message.valid.last
                if expected is None or not is_valid or b"\xed" in data:
                    continue
                found = parsed(message, data)
                assert by_parser(message, message.fields, found, version) == expected
                compared.add((message.name, version))
    logs = [schema.log(each) for each in LOGS.values()]
    known = {m.name for log in logs for m in (*log.keys.values(), *log.values.values())}
    assert {name for name, _ in compared} == known


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
