"""record.control: keys and values of control records of all seven types, and unknown ones."""

import struct
from typing import Any

import pytest

import kafkafmt
from kafkafmt._base.errors import MalformedError
from kafkafmt.segment.record import grammar
from kafkafmt.segment.record.control import control_record, control_type, coordinator_epoch
from kafkafmt.segment.record.transactions import end_of_transaction
from tests.support.encoder import Rec, control_key, control_value, record_batch
from tests.support.encoder.control import (
    ABORT,
    COMMIT,
    KRAFT_VERSION,
    KRAFT_VOTERS,
    LEADER_CHANGE,
    SNAPSHOT_FOOTER,
    SNAPSHOT_HEADER,
)

DIRECTORY = "00112233-4455-6677-8899-aabbccddeeff"
KAFKA_DIRECTORY = "ABEiM0RVZneImaq7zN3u_w"  # org.apache.kafka.common.Uuid.toString
VOTER = {"id": 3, "directory": DIRECTORY}
FULL_VOTER = VOTER | {
    "endpoints": [("CONTROLLER", "host", 9093), ("PLAIN", "", 65535)],
    "versions": (0, 1),
}


@pytest.mark.parametrize(
    ("type_id", "name", "fields", "version", "expected"),
    [
        (ABORT, "ABORT", {"coordinator_epoch": 5}, 0, {"version": 0, "coordinatorEpoch": 5}),
        (COMMIT, "COMMIT", {"coordinator_epoch": -1}, 0, {"version": 0, "coordinatorEpoch": -1}),
        (
            LEADER_CHANGE,
            "LEADER_CHANGE",
            {"leader": 3, "voters": [VOTER], "granting": []},
            0,
            {"version": 0, "leaderId": 3, "voters": [{"voterId": 3}], "grantingVoters": []},
        ),
        (
            LEADER_CHANGE,
            "LEADER_CHANGE",
            {"leader": 3, "voters": [VOTER], "granting": [VOTER]},
            1,
            {
                "version": 1,
                "leaderId": 3,
                "voters": [{"voterId": 3, "voterDirectoryId": KAFKA_DIRECTORY}],
                "grantingVoters": [{"voterId": 3, "voterDirectoryId": KAFKA_DIRECTORY}],
            },
        ),
        (
            SNAPSHOT_HEADER,
            "SNAPSHOT_HEADER",
            {"timestamp": 1795255182561},
            0,
            {"version": 0, "lastContainedLogTimestamp": 1795255182561},
        ),
        (SNAPSHOT_FOOTER, "SNAPSHOT_FOOTER", {}, 0, {"version": 0}),
        (
            KRAFT_VERSION,
            "KRAFT_VERSION",
            {"kraft_version": 1},
            0,
            {"version": 0, "kRaftVersion": 1},
        ),
        (
            KRAFT_VOTERS,
            "KRAFT_VOTERS",
            {"voters": [FULL_VOTER]},
            0,
            {
                "version": 0,
                "voters": [
                    {
                        "voterId": 3,
                        "voterDirectoryId": KAFKA_DIRECTORY,
                        "endpoints": [
                            {"name": "CONTROLLER", "host": "host", "port": 9093},
                            {"name": "PLAIN", "host": "", "port": 65535},
                        ],
                        "kRaftVersionFeature": {
                            "minSupportedVersion": 0,
                            "maxSupportedVersion": 1,
                        },
                    }
                ],
            },
        ),
    ],
)
def test_every_type_is_read_by_kafkas_field_names(
    type_id: int, name: str, fields: dict[str, Any], version: int, expected: dict[str, Any]
) -> None:
    control = control_record(control_key(type_id), control_value(type_id, version, **fields))
    assert (control.type_id, control.type_name, control.version) == (type_id, name, version)
    assert control.value == expected


@pytest.mark.parametrize("type_id", [7, 100, -1, -32768])
def test_an_unknown_type_has_its_number_and_no_value(type_id: int) -> None:
    control = control_record(control_key(type_id), b"whatever")
    assert (control.type_id, control.type_name, control.value) == (type_id, "UNKNOWN", None)


def test_an_unknown_key_version_is_read_as_version_0() -> None:
    """``ControlRecordType.parseTypeId``: a later key version keeps its first fields."""
    key = control_key(COMMIT, version=9) + b"later fields"
    assert control_record(key, control_value(COMMIT, coordinator_epoch=1)).type_name == "COMMIT"


def test_a_marker_value_may_have_more_bytes_than_it_needs() -> None:
    value = control_value(ABORT, coordinator_epoch=4) + b"later fields"
    assert control_record(control_key(ABORT), value).value == {"version": 0, "coordinatorEpoch": 4}


@pytest.mark.parametrize(("size", "epoch"), [(5, None), (6, 4), (16, 4), (17, None)])
def test_the_epoch_of_a_marker_is_read_of_few_bytes(size: int, epoch: int | None) -> None:
    value = control_value(ABORT, coordinator_epoch=4) + bytes(20)
    assert coordinator_epoch(value[:size]) == epoch


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (None, control_value(COMMIT, coordinator_epoch=0)),
        (b"", control_value(COMMIT, coordinator_epoch=0)),
        (b"\x00\x00\x00", control_value(COMMIT, coordinator_epoch=0)),
        (control_key(COMMIT, version=-1), control_value(COMMIT, coordinator_epoch=0)),
        (control_key(COMMIT), None),
        (control_key(COMMIT), b""),
        (control_key(COMMIT), b"\x00\x00\x00"),
        (control_key(COMMIT), b"\xff\xff\x00\x00\x00\x00"),
        (control_key(SNAPSHOT_HEADER), b"\x00\x00\x00"),
        (control_key(LEADER_CHANGE), b"\x00\x00\x00\x00\x00\x01\xff\xff\xff\xff\x0f"),
        (control_key(KRAFT_VOTERS), b"\x00\x00\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"),
    ],
)
def test_a_broken_key_or_value_is_malformed(key: bytes | None, value: bytes | None) -> None:
    with pytest.raises(MalformedError) as caught:
        control_record(key, value)
    assert caught.value.reason


def test_null_where_the_schema_allows_none_is_malformed() -> None:
    endpoint = VOTER | {"endpoints": [("C", "host", 9093)], "versions": (0, 1)}
    value = control_value(KRAFT_VOTERS, voters=[endpoint])
    name = value.index(b"\x02C")
    for part, null in (("array", bytes(4)), ("string", value[:name] + b"\0" + value[name + 2 :])):
        with pytest.raises(MalformedError, match=f"a null {part}"):
            control_record(control_key(KRAFT_VOTERS), null)


@pytest.mark.parametrize("type_id", [LEADER_CHANGE, SNAPSHOT_HEADER, KRAFT_VERSION, KRAFT_VOTERS])
def test_every_cut_of_a_value_is_malformed(type_id: int) -> None:
    fields: dict[str, Any] = {
        "leader": 1,
        "voters": [FULL_VOTER],
        "granting": [VOTER],
        "timestamp": 5,
        "kraft_version": 1,
    }
    whole = control_value(type_id, **fields)
    for end in range(len(whole)):
        with pytest.raises(MalformedError):
            control_record(control_key(type_id), whole[:end])


@pytest.mark.parametrize("size", [4, 16, 17, 5000])
def test_the_type_of_a_key_of_any_length(size: int) -> None:
    key = struct.pack(">hh", 1, 3) + bytes(size - 4)
    assert [control_type(key) for _ in range(2)] == [3, 3]


@pytest.mark.parametrize("key", [None, b"", b"\0\0\0", b"\xff\xff\0\1", b"\xff\xff\0\1" * 9])
def test_a_key_that_is_none_is_an_error_each_time(key: bytes | None) -> None:
    for _ in range(2):
        with pytest.raises(MalformedError):
            control_type(key)


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        (control_key(COMMIT), control_value(COMMIT, coordinator_epoch=7), (True, 7)),
        (control_key(ABORT), control_value(ABORT, coordinator_epoch=8), (False, 8)),
        (control_key(ABORT), None, (False, None)),
        (control_key(COMMIT), b"\0", (True, None)),
        (control_key(COMMIT), bytes(17), (True, None)),  # longer than Kafka writes it
        (control_key(LEADER_CHANGE), None, None),
        (b"\0", control_value(COMMIT, coordinator_epoch=7), None),
    ],
)
def test_the_end_of_a_transaction(
    key: bytes, value: bytes | None, expected: tuple[bool, int | None] | None
) -> None:
    (batch,) = kafkafmt.open_segment(record_batch([Rec(key, value)], control=True))
    assert end_of_transaction(batch) == expected


def test_an_error_names_the_structure_that_cannot_be_parsed() -> None:
    from kafkafmt.generated import KafkaControlRecordKey

    with pytest.raises(MalformedError, match="KafkaControlRecordKey"):
        grammar.parse(KafkaControlRecordKey, b"\0")
