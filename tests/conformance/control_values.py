"""The values of control records, decoded with ``struct`` alone: part of `reference`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.conformance.cursor import Cursor

Json = dict[str, Any]


def end_txn_marker(cursor: Cursor, version: int) -> Json:
    """The end of a transaction; no flexible message, so without tagged fields."""
    cursor.require(version >= 0)
    return {"coordinator_epoch": cursor.number("i")}


def leader_change_message(cursor: Cursor, version: int) -> Json:
    return {
        "leader_id": cursor.number("i"),
        "voters": array(cursor, lambda each: leader_voter(each, version)),
        "granting_voters": array(cursor, lambda each: leader_voter(each, version)),
        "tagged_fields": tagged_fields(cursor),
    }


def snapshot_header_record(cursor: Cursor, version: int) -> Json:
    """The first record of a snapshot."""
    time = str(cursor.number("q"))
    return {"last_contained_log_timestamp": time, "tagged_fields": tagged_fields(cursor)}


def snapshot_footer_record(cursor: Cursor, version: int) -> Json:
    """The last record of a snapshot."""
    return {"tagged_fields": tagged_fields(cursor)}


def kraft_version_record(cursor: Cursor, version: int) -> Json:
    return {"kraft_version": cursor.number("h"), "tagged_fields": tagged_fields(cursor)}


def voters_record(cursor: Cursor, version: int) -> Json:
    return {"voters": array(cursor, voter), "tagged_fields": tagged_fields(cursor)}


CONTROL_VALUES: dict[int, tuple[str, Callable[[Cursor, int], Json]]] = {
    0: ("end_txn_marker", end_txn_marker),
    1: ("end_txn_marker", end_txn_marker),
    2: ("leader_change_message", leader_change_message),
    3: ("snapshot_header_record", snapshot_header_record),
    4: ("snapshot_footer_record", snapshot_footer_record),
    5: ("kraft_version_record", kraft_version_record),
    6: ("voters_record", voters_record),
}


def array(cursor: Cursor, read: Callable[[Cursor], Any]) -> list[Any]:
    """A compact array; null is none."""
    return [read(cursor) for _ in range(cursor.unsigned_varint() - 1)]


def tagged_fields(cursor: Cursor) -> list[list[Any]]:
    """Tag and data of each."""
    return [
        [cursor.unsigned_varint(), cursor.take(cursor.unsigned_varint()).hex()]
        for _ in range(cursor.unsigned_varint())
    ]


def leader_voter(cursor: Cursor, version: int) -> Json:
    return {
        "voter_id": cursor.number("i"),
        "voter_directory_id": cursor.take(16).hex() if version >= 1 else None,
        "tagged_fields": tagged_fields(cursor),
    }


def voter(cursor: Cursor) -> Json:
    return {
        "voter_id": cursor.number("i"),
        "voter_directory_id": cursor.take(16).hex(),
        "endpoints": array(cursor, endpoint),
        "kraft_version_feature": {
            "min_supported_version": cursor.number("h"),
            "max_supported_version": cursor.number("h"),
            "tagged_fields": tagged_fields(cursor),
        },
        "tagged_fields": tagged_fields(cursor),
    }


def endpoint(cursor: Cursor) -> Json:
    return {
        "name": cursor.sized(cursor.unsigned_varint() - 1),
        "host": cursor.sized(cursor.unsigned_varint() - 1),
        "port": cursor.number("H"),
        "tagged_fields": tagged_fields(cursor),
    }
