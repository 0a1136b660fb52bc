"""What the encoder writes, ``read_records``, ``read_batches`` and the objects give back."""

import zlib

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import kafkafmt
from tests.attacks.properties.strategies import Entry, Log, blobs, logs, messages, wrappers
from tests.support.encoder import Rec, message, record_batch, wrapper
from tests.support.encoder.record_batch import record
from tests.support.encoder.varint import overlong
from tests.support.engines import engine as engine
from tests.support.tables import Row, rows

pytestmark = pytest.mark.usefixtures("engine")


@given(log=logs())
def test_the_tables_give_back_what_was_written(log: Log) -> None:
    assert rows(kafkafmt.read_batches(log.data)) == log.batches
    assert rows(kafkafmt.read_records(log.data, include_control=True)) == log.records
    assert kafkafmt.read_damage(log.data).num_rows == 0


@given(log=logs(min_size=1))
def test_the_objects_give_back_what_was_written(log: Log) -> None:
    found = []
    with kafkafmt.open_segment(log.data) as segment:
        for batch in segment:
            found += [
                {
                    "key": record.key,
                    "value": record.value,
                    "offset": record.offset,
                    "timestamp": record.timestamp,
                    "timestampType": record.timestamp_type,
                    "headers": [{"key": key, "value": value} for key, value in record.headers],
                    "sequence": record.sequence,
                }
                for record in batch.records()
            ]
        assert segment.damage == []

    def expected(row: Row) -> Row:
        time, sequence = row["timestamp"], row["sequence"]
        return {name: row[name] for name in found[0]} | {
            "timestamp": -1 if time is None else time,
            "sequence": -1 if sequence is None else sequence,
        }

    assert found == [expected(row) for row in log.records]


@given(log=logs(), columns=st.sets(st.sampled_from(["key", "value", "offset", "headers", "magic"])))
def test_a_choice_of_columns_is_that_choice(log: Log, columns: set[str]) -> None:
    table = kafkafmt.read_records(log.data, include_control=True, columns=sorted(columns))
    assert table.column_names == sorted(columns)
    assert table.num_rows == len(log.records)
    if columns:
        assert rows(table) == [{name: row[name] for name in sorted(columns)} for row in log.records]


def is_wrapper_with_key(entry: Entry) -> bool:
    """Whether it is a compressed message of v0 or v1 that has a key."""
    magic = entry.batch["magic"]
    if magic == 2 or entry.batch["compression"] == "none":
        return False
    key_length = 18 if magic == 0 else 26
    return entry.data[key_length : key_length + 4] != b"\xff\xff\xff\xff"


def passes_for_entry(data: bytes, at: int, bits: int = 1) -> bool:
    """Whether a message that a wrapper stores as it is passes for an entry, once ``at`` changes.

    No checksum covers its offset. It is excluded only while it is not above the wrapper's; it may
    be, if the byte belongs to it, or if a codec has written a tag between the offset and the rest.
    Where the byte shows no wrapper any more, nothing excludes it.
    """
    key_length = 18 if data[16] == 0 else 26
    is_hidden = key_length <= at < key_length + 4 or (
        at == 17 and not 0 < (data[17] ^ bits) & 7 < 4
    )
    wrapper_offset = int.from_bytes(data[:8], "big")
    for start in range(1, len(data) - 25):
        length = int.from_bytes(data[start + 8 : start + 12], "big")
        stored = int.from_bytes(data[start + 12 : start + 16], "big")
        covered = data[start + 16 : start + 12 + length]
        if 14 <= length == len(covered) + 4 and zlib.crc32(covered) == stored:
            offset = int.from_bytes(data[start : start + 8], "big", signed=True)
            if is_hidden or start <= at < start + 8 or offset > wrapper_offset:
                return True
    return False


def test_a_tag_of_snappy_in_an_offset_lets_a_stored_message_pass_for_an_entry() -> None:
    """The two messages before are excluded by their offsets, 0 and 1; both engines agree."""
    inner = [message(magic=0, offset=offset, key=None, value=None) for offset in range(3)]
    data = wrapper(inner, magic=0, offset=2, framing="snappy-raw-literals")
    assert passes_for_entry(data, 17)
    assert not passes_for_entry(data[:-26], 17)
    assert passes_for_entry(data[:-26], data.index(inner[1]) + 3)
    broken = bytearray(data + record_batch([], base_offset=3))
    broken[17] ^= 1
    assert kafkafmt.read_records(bytes(broken), on_damage="skip")["offset"].to_pylist() == [0x244]


def test_of_what_is_no_wrapper_any_more_a_stored_message_passes_for_an_entry() -> None:
    """It has the wrapper's offset, which excludes it only there (seed 2 of 6,000 examples)."""
    inner = message(magic=0, offset=2, key=None, value=None)
    data = wrapper([inner], magic=0, offset=2, framing="snappy-raw-literals", payload=inner)
    assert not passes_for_entry(data, 17)
    assert passes_for_entry(data, 17, 2)
    for bits, kept in ((1, []), (2, [2])):
        broken = bytearray(data + record_batch([], base_offset=3))
        broken[17] ^= bits
        table = kafkafmt.read_records(bytes(broken), on_damage="skip")
        assert table["offset"].to_pylist() == kept


@given(log=logs(min_size=2), data=st.data())
def test_a_changed_byte_hides_its_own_entry_and_no_other(log: Log, data: st.DataObject) -> None:
    """The checksum covers every byte after the length and the magic."""
    hurt = data.draw(st.integers(0, len(log.entries) - 1))
    entry = log.entries[hurt]
    start = 21 if entry.batch["magic"] == 2 else 17
    # A damaged wrapper is known by its missing key (Kafka writes none); with one, messages that
    # stand in its value as they are would be taken for entries.
    assume(not is_wrapper_with_key(entry))
    at = data.draw(st.integers(start, len(entry.data) - 1))
    bits = data.draw(st.integers(1, 255))
    assume(not passes_for_entry(entry.data, at, bits))
    changed = bytearray(entry.data)
    changed[at] ^= bits
    position = sum(len(other.data) for other in log.entries[:hurt])
    broken = log.data[:position] + changed + log.data[position + len(changed) :]

    kept = [row for row in log.records if row["batchPosition"] != position]
    table = kafkafmt.read_records(broken, include_control=True, on_damage="skip")
    assert rows(table) == kept
    (damage,) = rows(kafkafmt.read_damage(broken))
    assert (damage["position"], damage["length"]) == (position, len(changed))
    assert damage["kind"] == "bad_checksum"
    validity = kafkafmt.read_batches(broken).column("isValid").to_pylist()
    assert validity == [number != hurt for number in range(len(log.entries))]


@given(log=logs(max_size=2), tail=st.integers(1, 200))
def test_zeroes_behind_the_last_entry_are_a_tail(log: Log, tail: int) -> None:
    data = log.data + bytes(tail)
    assert rows(kafkafmt.read_records(data, include_control=True)) == log.records
    (damage,) = rows(kafkafmt.read_damage(data))
    assert (damage["position"], damage["length"]) == (len(log.data), tail)
    assert damage["kind"] == ("zero_tail" if tail > 17 else "truncated_tail")


@given(log=logs(max_size=2), last=messages() | wrappers(), data=st.data())
def test_a_cut_last_entry_is_a_tail(log: Log, last: Entry, data: st.DataObject) -> None:
    kept = data.draw(st.integers(1, len(last.data) - 1))
    cut = log.data + last.data[:kept]
    assert rows(kafkafmt.read_records(cut, include_control=True)) == log.records
    (damage,) = rows(kafkafmt.read_damage(cut))
    assert (damage["position"], damage["length"]) == (len(log.data), kept)
    assert damage["kind"] == "truncated_tail"


@given(key=blobs, value=blobs, groups=st.integers(2, 5), long_groups=st.integers(2, 10))
def test_overlong_varints_are_read(
    key: bytes | None, value: bytes | None, groups: int, long_groups: int
) -> None:
    def sized(data: bytes | None) -> bytes:
        return overlong(-1 if data is None else len(data), groups) + (data or b"")

    body = record(
        Rec(),
        timestamp_delta=overlong(-3, long_groups, 64),
        offset_delta=overlong(0, groups),
        key=sized(key),
        value=sized(value),
        header_count=overlong(1, groups),
        headers=sized(b"h") + sized(None),
        length=b"",
    )
    batch = record_batch([overlong(len(body), groups) + body], base_timestamp=1000)
    (row,) = rows(kafkafmt.read_records(batch))
    assert (row["key"], row["value"], row["timestamp"]) == (key, value, 997)
    assert row["headers"] == [{"key": "h", "value": None}]


@given(trailing=st.binary(min_size=1, max_size=8), magic=st.sampled_from([0, 1]))
def test_bytes_behind_the_value_of_an_old_message_are_ignored(trailing: bytes, magic: int) -> None:
    """Kafka's LegacyRecord never checks that key and value fill the message."""
    entry = message(magic=magic, key=b"k", value=b"v", trailing=trailing)
    (row,) = rows(kafkafmt.read_records(entry))
    assert (row["key"], row["value"]) == (b"k", b"v")
