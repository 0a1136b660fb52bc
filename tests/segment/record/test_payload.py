"""record.payload: the structure is checked before records are parsed, with the parser's words."""

import random

import pytest

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.limits import Limits
from kafkafmt.segment.record import record_batch
from kafkafmt.segment.record.record_batch import claim_at, skim_headers
from tests.support.encoder import Rec, record
from tests.support.encoder.varint import varint

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
def test_the_first_error_is_the_one_of_the_parser(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
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


def test_a_record_may_end_with_the_value_of_its_last_header() -> None:
    data = memoryview(record(Rec(b"k", b"v", ((b"name", b"value"),))))
    claim = claim_at(data, 0)
    assert claim is not None
    assert skim_headers(data, claim)[0] == claim.end == len(data)
