"""scan and tables.schemas: the tables of the contract, and how they are returned."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import kafkafmt
from kafkafmt._base.damage import Damage
from kafkafmt.log.scan.query import FoundExtents, Query
from kafkafmt.segment.engine.engines import engine_for
from kafkafmt.segment.tables.schemas import BATCH_SCHEMA, DAMAGE_SCHEMA, RECORD_SCHEMA
from tests.support.encoder import Rec, control_key, control_value, record_batch
from tests.support.encoder.control import COMMIT
from tests.support.engines import engine as engine
from tests.support.files import put
from tests.support.tables import rows

pytestmark = pytest.mark.usefixtures("engine")

RECORD_COLUMNS = {
    "key": "binary",
    "value": "binary",
    "topic": "string",
    "partition": "int32",
    "offset": "int64",
    "timestamp": "timestamp[ms, tz=UTC]",
    "timestampType": "int32",
    "headers": "list<item: struct<key: string, value: binary>>",
    "magic": "int8",
    "compression": "string",
    "leaderEpoch": "int32",
    "producerId": "int64",
    "producerEpoch": "int16",
    "sequence": "int32",
    "isTransactional": "bool",
    "isControl": "bool",
    "segment": "string",
    "batchPosition": "int64",
}
BATCH_COLUMNS = [
    *("topic", "partition", "segment", "position", "sizeInBytes", "magic", "baseOffset"),
    *("lastOffset", "count", "crc", "isValid", "compression", "timestampType", "baseTimestamp"),
    *("maxTimestamp", "leaderEpoch", "producerId", "producerEpoch", "baseSequence"),
    *("lastSequence", "isTransactional", "isControl", "deleteHorizonMs"),
]
DAMAGE_COLUMNS = ["topic", "partition", "segment", "position", "length", "kind", "message"]
PRODUCER: dict[str, Any] = {"transactional": True, "producer_id": 5, "producer_epoch": 0}


def test_the_columns_of_the_records_are_those_of_the_contract() -> None:
    found = {field.name: str(field.type) for field in RECORD_SCHEMA}
    assert found == RECORD_COLUMNS
    assert list(found) == list(RECORD_COLUMNS)


def test_the_columns_of_batches_and_damage_are_those_of_the_contract() -> None:
    assert BATCH_SCHEMA.names == BATCH_COLUMNS
    assert DAMAGE_SCHEMA.names == DAMAGE_COLUMNS
    assert BATCH_SCHEMA.field("crc").type == pa.int64()
    assert BATCH_SCHEMA.field("maxTimestamp").type == pa.int64()


def test_the_tables_have_these_schemas() -> None:
    data = record_batch([Rec(b"k", b"v", ((b"h", None),))])
    assert kafkafmt.read_records(data).schema == RECORD_SCHEMA
    assert kafkafmt.read_batches(data).schema == BATCH_SCHEMA
    assert kafkafmt.read_damage(data).schema == DAMAGE_SCHEMA
    assert kafkafmt.scan_records(b"").schema == RECORD_SCHEMA


def test_columns_come_in_the_order_asked() -> None:
    data = record_batch([Rec(b"k", b"v")], base_offset=4)
    table = kafkafmt.read_records(data, columns=["offset", "key"])
    assert table.column_names == ["offset", "key"]
    assert rows(table) == [{"offset": 4, "key": b"k"}]
    assert kafkafmt.read_records(data, columns=[]).num_rows == 1


@pytest.mark.parametrize(
    "rec",
    [Rec(None, bytes(1 << 20)), Rec(headers=((b"h", bytes(1 << 20)),))],
    ids=["value", "headers"],
)
def test_a_scan_gives_record_batches_of_bounded_size(rec: Rec) -> None:
    large = b"".join(record_batch([rec], base_offset=n, framing="zstd") for n in range(40))
    pieces = list(kafkafmt.scan_records(large))
    assert [piece.schema for piece in pieces] == [RECORD_SCHEMA] * len(pieces)
    assert max(piece.nbytes for piece in pieces) < 16 << 20
    assert sum(piece.num_rows for piece in pieces) == 40


def test_the_rows_before_damage_are_given_out_before_it_is_raised() -> None:
    data = record_batch([Rec(None, bytes(9 << 20))]) + record_batch([Rec()], base_offset=1, crc=0)
    scan = kafkafmt.scan_records(data)
    assert next(scan).num_rows == 1
    with pytest.raises(kafkafmt.errors.ChecksumError):
        next(scan)


def test_collecting_lists_damage_as_it_is_met() -> None:
    good, bad = record_batch([Rec(b"k")]), record_batch([Rec()], base_offset=1, crc=0)
    scan = kafkafmt.scan_records(good + bad + bytes(30), on_damage="collect")
    assert scan.damage == []
    assert sum(piece.num_rows for piece in scan) == 1
    assert [(d.position, d.length, d.kind) for d in scan.damage] == [
        (len(good), len(bad), "bad_checksum"),
        (len(good) + len(bad), 30, "zero_tail"),
    ]
    assert [damage.is_tail for damage in scan.damage] == [False, True]
    skipping = kafkafmt.scan_records(bad, on_damage="skip")
    assert (list(skipping), skipping.damage) == ([], [])


def test_a_table_warns_of_what_it_collected() -> None:
    """Read at once, the damage would be lost with the scan."""
    log = bytearray(record_batch([Rec(b"k", b"v")]) * 3)
    log[len(log) // 3 + 25] ^= 1
    size = len(log) // 3
    words = f"1 damaged range with {size} bytes left out; kafkafmt.read_damage lists them"
    with pytest.warns(RuntimeWarning, match=words) as caught:
        assert kafkafmt.read_records(bytes(log), on_damage="collect").num_rows == 2
    assert caught[0].filename == __file__
    assert kafkafmt.read_records(bytes(log), on_damage="skip").num_rows == 2
    tail = bytes(record_batch([Rec(b"k", b"v")]) * 2)[:-5]
    assert kafkafmt.read_records(tail, on_damage="collect").num_rows == 1


def test_each_reading_asks_anew_which_transactions_are_committed(tmp_path: Path) -> None:
    """Between two readings a marker came, and then a transaction that is open."""
    marker = Rec(control_key(COMMIT), control_value(COMMIT, coordinator_epoch=1))
    data = record_batch([Rec(b"a")], base_sequence=0, **PRODUCER)
    log = put(tmp_path / "t-0" / f"{0:020d}.log", data)
    scan = kafkafmt.scan_records(tmp_path, isolation="read_committed")
    found = [scan.read_all()["key"].to_pylist()]
    for entry in (
        record_batch([marker], base_offset=1, control=True, **PRODUCER),
        record_batch([Rec(b"b")], base_offset=2, base_sequence=1, **PRODUCER),
    ):
        log.write_bytes(log.read_bytes() + entry)
        found.append(scan.read_all()["key"].to_pylist())
    assert found == [[], [b"a"], [b"a"]]


@pytest.mark.parametrize("growing", [["0"], ["0", "1"], ["1"]])
@pytest.mark.parametrize("copies", [1, 2])
def test_what_is_appended_after_the_markers_were_read_is_not_committed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, copies: int, growing: list[str]
) -> None:
    """Its marker may come after the reading, and may abort it."""
    log = Path("t-0") / f"{0:020d}.log"
    for copy in range(copies):
        entries = record_batch([Rec(b"a")]), record_batch([Rec(b"b")], base_offset=1)
        put(tmp_path / str(copy) / log, *entries)
    added = record_batch([Rec(b"c")], base_offset=2, **PRODUCER)
    engine = engine_for([])
    gather = engine.gather

    def overtaken(*arguments: Any) -> None:
        gather(*arguments)
        for copy in growing[:copies]:
            path = tmp_path / copy / log
            if path.exists():
                path.write_bytes(path.read_bytes() + added)

    monkeypatch.setattr(engine, "gather", overtaken)
    source = kafkafmt.merge_replicas(tmp_path) if copies > 1 else tmp_path
    found = kafkafmt.read_records(source, isolation="read_committed")
    assert found["key"].to_pylist() == [b"a", b"b"]


def test_batches_are_listed_whether_they_can_be_decoded_or_not() -> None:
    bad = record_batch([], payload=b"no gzip", framing="gzip", count=3)
    (row,) = rows(kafkafmt.read_batches(bad))
    assert (row["isValid"], row["compression"], row["count"]) == (True, "gzip", 3)
    assert [d["kind"] for d in rows(kafkafmt.read_damage(bad))] == ["malformed"]
    with pytest.raises(kafkafmt.errors.MalformedError):
        kafkafmt.read_records(bad)


LIGHT = """
import sys, kafkafmt
heavy = {"pyarrow", "kaitaistruct", "lz4", "zstandard", "snappy", "crc32c", "fsspec", "pyspark"}
print(sorted(heavy & set(sys.modules)))
"""


def test_importing_the_package_loads_nothing_heavy() -> None:
    run = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_a_query_of_some_of_its_extents(tmp_path: Path) -> None:
    for name in ("t-0", "t-1"):
        put(tmp_path / name / f"{0:020}.log", record_batch([Rec()]))
    query = Query.of(tmp_path, ["partition"], limit=5, on_damage="skip")
    once = query.once_found()
    put(tmp_path / "t-2" / f"{0:020}.log", record_batch([Rec()]))
    assert [len(each.found().extents) for each in (once, query)] == [2, 3]
    unlisted = replace(once.found(), lost=[Damage("t", 9, None, 0, 0, "missing_offsets", "", "")])
    for given, lost in ((query, 0), (replace(query, source=unlisted), 1)):
        some = given.on(iter(once.found().extents[1:]))
        assert some.records().read_all().to_pylist() == [{"partition": 1}]
        assert isinstance(some.source, FoundExtents)
        assert (len(some.source.extents), len(some.source.lost)) == (1, lost)
        assert some.source.unlisted == []
        assert some.wanted.limit == 5
    logs = query.by_log()
    assert [log.records().read_all().to_pylist() for log in logs] == [
        [{"partition": number}] for number in range(3)
    ]
