"""record.payload: the structure is checked before records are parsed, with the parser's words."""

import gc
import random

import pytest
from kaitaistruct import KaitaiStruct

import kafkafmt
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.limits import Limits
from kafkafmt.segment.record import record_batch
from kafkafmt.segment.record.record_batch import claim_at, skim_headers
from tests.support.encoder import (
    Rec,
    control_key,
    control_value,
    message,
    message_0_7,
    record,
    wrapper,
    wrapper_0_7,
)
from tests.support.encoder import record_batch as record_batch_of
from tests.support.encoder.control import COMMIT
from tests.support.encoder.varint import overlong, varint
from tests.support.engines import engine as engine

RECORDS = [
    Rec(b"key", b"value", ((b"name", b"v"), (b"", None))),
    Rec(None, b"", ((b"n", b""),) * 9, 1),
    Rec(b"", None, (), 2),
    Rec(b"k" * 70, b"v" * 300, ((b"\xff", b"no text"),), 3),
]
LIMITS = Limits(record_headers=5, batch_headers=12)


def _error(data: bytes, count: int, limits: Limits) -> str | None:
    try:
        for _ in record_batch.parse_records(data, count, limits):
            pass
    except KafkaFormatError as error:
        return f"{type(error).__name__}: {error}"
    return None


@pytest.mark.parametrize("seed", range(4))
def test_the_first_error_is_that_of_the_parser(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(seed)
    plain = [record(rec) for rec in RECORDS]
    errors = set()
    for _ in range(400):
        chosen = chance.choices(plain, k=chance.randrange(1, 5))
        data = bytearray(b"".join(chosen))
        for _ in range(chance.randrange(3)):
            data[chance.randrange(len(data))] = chance.choice((0, 1, 2, 0x7F, 0x80, 0xFF))
        count = len(chosen) + chance.choice((0, 0, 0, 1, -1))
        limits = chance.choice((Limits(), LIMITS))
        found = _error(bytes(data), count, limits)
        with monkeypatch.context() as unchecked:
            unchecked.setattr(record_batch, "_check_structure", lambda *_: None)
            assert _error(bytes(data), count, limits) == found, data.hex()
        errors.add(found)
    assert len(errors) > 20


def test_no_record_is_parsed_before_a_later_error(monkeypatch: pytest.MonkeyPatch) -> None:
    body = bytes(5) + varint(50_000) + bytes([0, 1]) * 50_000
    good = varint(len(body)) + body
    parsed = []
    monkeypatch.setattr(record_batch, "_parsed", lambda *_: parsed.append(1))
    for bad, count in (
        (good + b"\0", 1),
        (good + good[:-1] + b"\2", 2),
        (good + varint(len(body) + 1) + body + b"\0", 2),
    ):
        assert _error(bad, count, Limits()) is not None
    assert parsed == []


@pytest.mark.parametrize(
    ("room", "headers", "reason"),
    [
        (3, 3, "MalformedError: record 0 of 2: requested 1 bytes, but only 0 bytes available"),
        (9, 9, "MalformedError: record 0: 9 headers, 9 bytes are left"),
        (4, 4, "MalformedError: record 0: 4 headers, 4 bytes are left"),
        (12, 6, "LimitExceededError: record 0: 6 headers, the limit is 5"),
    ],
)
def test_more_headers_than_there_is_room_for(room: int, headers: int, reason: str) -> None:
    body = bytes([0, 0, 0, 1, 1]) + varint(headers) + bytes(room)
    data = varint(len(body)) + body + record(RECORDS[0])
    assert _error(data, 2, LIMITS) == reason


def test_what_a_record_says_of_itself() -> None:
    data = memoryview(b"?" + record(RECORDS[0]) + b"?")
    claim = claim_at(data, 1)
    assert claim is not None
    assert (claim.headers, claim.end) == (2, len(data) - 1)
    end, last = skim_headers(data, claim)
    assert (end, bytes(data[last : claim.end])) == (claim.end, b"\0\1")
    assert claim_at(data[:-2], 1) is None
    cut = claim._replace(end=claim.end - 1)
    assert skim_headers(data, cut) == (None, last)


@pytest.mark.parametrize(("groups", "is_read"), [(1, True), (5, True), (6, False)])
def test_a_length_has_five_bytes_at_most(groups: int, is_read: bool) -> None:
    whole = record(Rec(b"k", b"v"))
    data = memoryview(overlong(len(whole) - 1, groups) + whole[1:])
    claim = claim_at(data, 0)
    assert (None if claim is None else claim.end) == (len(data) if is_read else None)


def test_a_record_may_end_with_the_value_of_its_last_header() -> None:
    data = memoryview(record(Rec(b"k", b"v", ((b"name", b"value"),))))
    claim = claim_at(data, 0)
    assert claim is not None
    assert skim_headers(data, claim)[0] == claim.end == len(data)


SETS = {
    "v2": record_batch_of(RECORDS[:2], base_offset=7, base_sequence=5, producer_id=1),
    "v2 compressed": record_batch_of(RECORDS[:2], framing="lz4"),
    "v1": message(magic=1, offset=7, key=b"k", value=b"v"),
    "a wrapper": wrapper(
        [message(magic=1, offset=n, value=b"v") for n in (0, 1)], magic=1, offset=7
    ),
    "control": record_batch_of(
        [Rec(control_key(COMMIT), control_value(COMMIT, coordinator_epoch=1))], control=True
    ),
    "0.7": message_0_7(b"v"),
    "a wrapper of 0.7": wrapper_0_7([message_0_7(b"a"), message_0_7(b"b", magic=0)]),
}


@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize("name", SETS)
def test_nothing_that_was_parsed_waits_for_the_cycle_collector(name: str) -> None:
    def parsed() -> int:
        return sum(isinstance(each, KaitaiStruct) for each in gc.get_objects())

    def read() -> None:
        with kafkafmt.open_segment(SETS[name], is_0_7="0.7" in name) as segment:
            (batch,) = segment
        assert batch.records()
        assert len(list(batch.iter_records())) == batch.count
        for each in batch.message_checksums():
            assert each.crc == each.computed_crc
        if name == "control":
            assert batch.records()[0].control is not None

    read()  # imports what it needs
    gc.collect()
    before = parsed()
    gc.disable()
    try:
        read()
        assert parsed() == before
    finally:
        gc.enable()
