"""Both engines on the same bytes, valid or not: records, batches, damage and errors are equal.

The bytes are those of the encoder and of real segments, changed in several places at once: bytes
overwritten, cut out, put in, and whole stretches moved.
"""

import struct
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kafkafmt
from tests.attacks.fuzz.answers import objects_of
from tests.attacks.properties.strategies import (
    Entry,
    Log,
    batches,
    framings_v2,
    logs,
    messages,
    wrappers,
)
from tests.support.encoder import Rec, fix_batch, fix_message, record_batch
from tests.support.engines import has_kernel, taking
from tests.support.tables import Row, rows
from tests.support.truth import GOLDEN

pytestmark = pytest.mark.skipif(not has_kernel(), reason="the kernel is not compiled")

SMALL = [path.read_bytes() for path in sorted(GOLDEN.glob("*/*.log")) if path.stat().st_size < 3000]
LIMITS = kafkafmt.Limits(batch_bytes=1 << 20, batch_records=1000, record_headers=100)

edits = st.lists(
    st.tuples(
        st.sampled_from(["set", "cut", "insert", "copy"]),
        st.floats(0, 1, exclude_max=True),
        st.integers(0, 40),
        st.binary(min_size=1, max_size=6) | st.sampled_from([b"\xff" * 4, bytes(4), bytes(20)]),
    ),
    max_size=4,
)


def _edit(data: bytes, steps: list[tuple[str, float, int, bytes]]) -> bytes:
    for kind, place, length, new in steps:
        at = int(place * len(data))
        if kind == "set":
            data = data[:at] + new + data[at + len(new) :]
        elif kind == "cut":
            data = data[:at] + data[at + length :]
        elif kind == "insert":
            data = data[:at] + new + data[at:]
        else:
            data = data[:at] + data[length : length + 100] + data[at:]
    return data


def _everything(data: bytes) -> dict[str, Any]:
    """What one engine says of the bytes, in every way of asking."""
    error: Row | None = None
    try:
        kafkafmt.read_records(data, include_control=True, limits=LIMITS)
    except kafkafmt.KafkaFormatError as raised:
        error = {"type": type(raised), "position": raised.position, "reason": raised.reason}
    scan = kafkafmt.scan_records(data, on_damage="collect", limits=LIMITS)
    return {
        "records": [row for piece in scan for row in rows(piece)],
        "collected": scan.damage,
        "with control": rows(
            kafkafmt.read_records(data, include_control=True, on_damage="skip", limits=LIMITS)
        ),
        "committed": rows(
            kafkafmt.read_records(data, isolation="read_committed", on_damage="skip", limits=LIMITS)
        ),
        "batches": rows(kafkafmt.read_batches(data, on_damage="skip", limits=LIMITS)),
        "damage": rows(kafkafmt.read_damage(data, limits=LIMITS)),
        "objects": objects_of(data, LIMITS),
        "error": error,
    }


def _compare(data: bytes) -> None:
    with taking("reference"):
        expected = _everything(data)
    with taking("columnar"):
        found = _everything(data)
    for name, value in expected.items():
        assert found[name] == value, name


@pytest.mark.slow
@given(log=logs(min_size=1), steps=edits)
def test_both_engines_read_changed_logs_alike(log: Log, steps: list[Any]) -> None:
    _compare(_edit(log.data, steps))


@pytest.mark.slow
@settings(max_examples=300)
@given(entry=messages(1) | wrappers(1) | batches(1), steps=edits)
def test_both_engines_read_changed_entries_with_right_checksums_alike(
    entry: Entry, steps: list[Any]
) -> None:
    """The length and the checksum are made right again, so that the decoders meet the changes."""
    is_batch = entry.batch["magic"] == 2
    start = 21 if is_batch else 17
    changed = entry.data[:start] + _edit(entry.data[start:], steps)
    sized = changed[:8] + struct.pack(">i", len(changed) - 12) + changed[12:]
    fixed = fix_batch(sized) if is_batch else fix_message(sized)
    _compare(fixed + record_batch([Rec(b"next")], base_offset=2**31))


@pytest.mark.slow
@settings(max_examples=300)
@given(recs=st.binary(max_size=60), count=st.integers(-1, 9), framing=framings_v2)
def test_both_engines_read_any_payload_alike(recs: bytes, count: int, framing: str) -> None:
    _compare(record_batch([recs], count=count, framing=framing, last_offset_delta=9))


@pytest.mark.slow
@settings(max_examples=200)
@given(data=st.sampled_from(SMALL), steps=edits)
def test_both_engines_read_changed_real_segments_alike(data: bytes, steps: list[Any]) -> None:
    _compare(_edit(data, steps))


@given(data=st.binary(max_size=200))
def test_both_engines_read_any_bytes_alike(data: bytes) -> None:
    _compare(data)
