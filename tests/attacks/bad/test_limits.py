"""Bombs and hostile sizes with small limits: a clear error, and bounded memory."""

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import pytest
import zstandard

import kafkafmt
from kafkafmt import Limits
from kafkafmt._base.damage import Damage, DamagePolicy
from kafkafmt.segment.engine.engines import damage, engine_for
from kafkafmt.segment.tables import columns
from kafkafmt.storage.discovery import find_extents
from tests.attacks.bad.reading import read
from tests.support.encoder import FRAMINGS, Rec, message, record_batch, wrapper
from tests.support.encoder.bombs import BOMBS
from tests.support.encoder.varint import varint
from tests.support.engines import engine as engine
from tests.support.engines import taking
from tests.support.growth import peak_below
from tests.support.processes import ended
from tests.support.samples import sampled
from tests.support.work import at_most

pytestmark = pytest.mark.usefixtures("engine")

MIB = 1 << 20
BOMB = 256 * MIB
SMALL = Limits(batch_bytes=4 * MIB, batch_records=1000, record_headers=100)


def _bomb(name: str, magic: int, size: int) -> bytes:
    payload = BOMBS[name](size)
    if magic == 2:
        return record_batch([], base_offset=5, framing=name, payload=payload, count=3)
    return wrapper([], magic=magic, offset=5, framing=name, payload=payload)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "magic"),
    [*((name, FRAMINGS[name].magics[-1]) for name in BOMBS), ("gzip", 0), ("gzip", 1)],
)
def test_a_bomb_is_refused_and_its_neighbours_are_read(name: str, magic: int) -> None:
    limits = Limits(batch_bytes=20 * MIB)
    bomb = _bomb(name, magic, BOMB)
    before, after = record_batch([Rec(b"1")]), record_batch([Rec(b"2")], base_offset=9)
    data = before + bomb + after
    with peak_below(120 * MIB):
        found = read(data, limits)
    assert isinstance(found.error, kafkafmt.errors.LimitExceededError)
    assert [row["key"] for row in found.records] == [b"1", b"2"]
    (damage,) = found.damage
    assert (damage["position"], damage["length"]) == (len(before), len(bomb))
    assert damage["kind"] == "limit_exceeded"
    assert str(limits.batch_bytes) in damage["message"]


MEASURE = """
import sys
import kafkafmt
from tests.support.growth import growth

def read():
    try:
        kafkafmt.read_records(sys.argv[1], limits=kafkafmt.Limits(batch_bytes=4 << 20))
    except kafkafmt.errors.LimitExceededError as error:
        assert error.position == 0
        print("refused")

kafkafmt.read_records(b"")
print(growth(read))
"""


@pytest.mark.parametrize("name", sampled(["gzip", "snappy-xerial", "lz4", "zstd"], 4))
def test_the_memory_of_the_process_stays_bounded_too(name: str, tmp_path: Path) -> None:
    """The allocations of the codecs' C code, which tracemalloc does not see."""
    path = tmp_path / "bomb-0" / f"{0:020}.log"
    path.parent.mkdir()
    path.write_bytes(_bomb(name, 2, BOMB // 4 if name == "snappy-xerial" else BOMB))
    refused, grown = ended("-c", MEASURE, path).stdout.split()
    assert refused == "refused"
    assert int(grown) < 96 * MIB


LARGE = bytes(2 * MIB)
SEGMENTS: dict[str, Callable[[int], bytes]] = {
    "v0": lambda n: message(magic=0, offset=n, value=LARGE),
    "v1-gzip": lambda n: wrapper([message(magic=1, value=LARGE)], magic=1, offset=n),
    "v2": lambda n: record_batch([Rec(None, LARGE)], base_offset=n),
    "v2-lz4": lambda n: record_batch([Rec(None, LARGE)], base_offset=n, framing="lz4"),
}


@pytest.mark.parametrize("name", sampled(SEGMENTS, 4))
def test_memory_does_not_grow_with_the_segment(name: str, tmp_path: Path) -> None:
    path = tmp_path / "large.log"
    with path.open("wb") as file:
        for number in range(60):
            file.write(SEGMENTS[name](number))
    with peak_below(64 * MIB):
        assert sum(batch.num_rows for batch in kafkafmt.scan_records(path)) == 60


@pytest.mark.slow
def test_an_entry_larger_than_the_limit_is_refused_and_passed_over() -> None:
    large = record_batch([Rec(None, bytes(5 * MIB))], base_offset=1)
    data = record_batch([Rec(b"1")]) + large + record_batch([Rec(b"2")], base_offset=2)
    found = read(data, SMALL)
    assert isinstance(found.error, kafkafmt.errors.LimitExceededError)
    assert [row["key"] for row in found.records] == [b"1", b"2"]
    assert [d["kind"] for d in found.damage] == ["limit_exceeded"]
    assert read(data).error is None


def _inner(magic: int, count: int) -> bytes:
    inner = [message(magic=magic, offset=n, value=b"v") for n in range(count)]
    return wrapper(inner, magic=magic, offset=count - 1)


def _with_headers(count: int) -> bytes:
    first = [Rec(headers=((b"h", None),) * 100)] * (count // 100)
    return record_batch([*first, Rec(headers=((b"h", None),) * (count % 100))])


@pytest.mark.parametrize(
    ("make", "most", "limits"),
    [
        (lambda count: record_batch([Rec(offset_delta=n) for n in range(count)]), 1000, SMALL),
        (lambda count: _inner(0, count), 1000, SMALL),
        (lambda count: _inner(1, count), 1000, SMALL),
        (lambda count: record_batch([Rec(headers=((b"h", None),) * count)]), 100, SMALL),
        (_with_headers, 300, Limits(batch_headers=300)),
    ],
    ids=["records", "messages of v0", "messages of v1", "headers of a record", "headers"],
)
def test_more_than_the_limit_is_refused(
    make: Callable[[int], bytes], most: int, limits: Limits
) -> None:
    sound = read(make(most), limits).records
    assert most in (len(sound), sum(len(row["headers"]) for row in sound))
    found = read(make(most + 1), limits)
    assert isinstance(found.error, kafkafmt.errors.LimitExceededError)
    assert found.records == []
    assert re.search(rf"\b({most}|{most + 1})\b", found.error.reason)


@pytest.mark.slow
def test_claims_of_headers_are_refused_before_they_are_parsed() -> None:
    """Millions of empty headers in some hundred bytes: more than a record, or a batch, may have."""
    one = bytes(5) + varint(100_000) + bytes(200_000)
    many = bytes(5) + varint(60_000) + bytes(120_000)
    hollow = bytes(5) + varint(2**30) + bytes(200_000)
    for body, count, limit in (
        (one, 1, Limits()),
        (many, 40, Limits()),
        (hollow, 1, Limits(batch_headers=2**40)),
    ):
        payload = (varint(len(body)) + body) * count
        data = record_batch([], framing="zstd", payload=zstandard.compress(payload), count=count)
        with at_most(100_000_000):
            found = read(data, limit)
        assert isinstance(found.error, kafkafmt.KafkaFormatError)


@pytest.mark.slow
def test_empty_headers_fill_a_record_batch(engine: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are 0 bytes of names and values, and 9 bytes each in the columns."""
    body = bytes(5) + varint(60_000) + bytes([0, 1]) * 60_000
    largest = 64 * MIB
    count, batches = 30, 3
    if engine == "reference":  # it takes 10 µs a header: all at an eighth of the size
        monkeypatch.setattr(columns, "MAX_BYTES", columns.MAX_BYTES // 8)
        largest //= 8
        count, batches = 3, 1
    payload = (varint(len(body)) + body) * count
    batch = record_batch([], framing="zstd", payload=zstandard.compress(payload), count=count)
    scan = kafkafmt.scan_records(batch * batches, limits=Limits(batch_headers=2_000_000))
    sizes = [made.nbytes for made in scan]
    assert len(sizes) >= (3 if engine == "columnar" else 2)
    assert max(sizes) < largest


def test_a_name_that_is_no_utf8_does_not_slow_down_its_batch() -> None:
    """A batch of 376 bytes with 1.5 million headers took 15 seconds."""
    bad = bytes(5) + varint(2) + varint(1) + b"\xff\1\0\1"
    plain = bytes(5) + varint(60_000) + bytes([0, 1]) * 60_000
    payload = varint(len(bad)) + bad + (varint(len(plain)) + plain) * 24
    data = record_batch([], framing="zstd", payload=zstandard.compress(payload), count=25)
    with taking("columnar"), at_most(80_000_000):
        table = kafkafmt.read_records(data)
    assert table.num_rows == 25
    assert table["headers"][0].as_py() == [
        {"key": "\ufffd", "value": None},
        {"key": "", "value": None},
    ]


@pytest.mark.parametrize(
    "field", ["batch_bytes", "batch_records", "record_headers", "batch_headers"]
)
@pytest.mark.parametrize("value", [0, -1])
def test_a_limit_is_positive(field: str, value: int) -> None:
    with pytest.raises(ValueError, match=f"{field} must be positive, not {value}"):
        Limits(**{field: value})


def test_the_smallest_records_of_a_large_payload_are_refused_before_they_are_made() -> None:
    """A count that the payload could hold, over the limit, in a payload of zero bytes."""
    payload = varint(6) + bytes(6)
    batch = record_batch(
        [], framing="gzip", payload=gzip.compress(payload * 500_000, mtime=0), count=500_000
    )
    with peak_below(32 * MIB):
        found = read(batch, Limits(batch_records=100_000))
    assert isinstance(found.error, kafkafmt.errors.LimitExceededError)


def test_damage_is_given_out_as_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was kept until the first rows or the end, at 13 to 18 times the bytes that it covers."""
    entry = bytearray(record_batch([Rec(b"k", b"v")]))
    entry[16] = 9  # an unknown magic: a gap of its own, by its length
    data = bytes(entry) * 300
    reported: list[Damage] = []
    report = DamagePolicy.report

    def counted(policy: DamagePolicy, damage: Damage, error: kafkafmt.KafkaFormatError) -> None:
        reported.append(damage)
        report(policy, damage, error)

    monkeypatch.setattr(DamagePolicy, "report", counted)
    extents = find_extents(data)
    found = damage(engine_for(extents), extents, Limits())
    for number, row in enumerate(found, 1):
        assert row.position == (number - 1) * len(entry)
        assert len(reported) == number
    assert len(reported) == 300
