"""Filters: the rows that they give are those that plain Python picks out of the whole table."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kafkafmt
from kafkafmt.log import search
from kafkafmt.log.scan.selection import EVERYTHING, Selection
from tests.cli.running import run
from tests.support.encoder import FRAMINGS, Rec, record_batch
from tests.support.engines import engine as engine
from tests.support.files import put
from tests.support.samples import SOAK, sampled
from tests.support.tables import offsets, rows
from tests.support.truth import CASES, GOLDEN, representatives

Row = dict[str, Any]
Filters = dict[str, Any]

WORDS = (None, b"", b"a", b"order-17", b"\xff\x00", b"error: timeout", "Größe".encode())


def has_header(row: Row, name: str, *values: bytes | None) -> bool:
    return any(
        header["key"] == name and (not values or header["value"] in values)
        for header in row["headers"]
    )


def texts_of(row: Row, columns: Sequence[str]) -> Iterator[bytes]:
    """The bytes of these columns that are not null."""
    for name in columns:
        found = [each["value"] for each in row[name]] if name == "headers" else [row[name]]
        yield from (each for each in found if each is not None)


def size_of(row: Row) -> int:
    names = sum(len(header["key"].encode()) for header in row["headers"])
    return names + sum(map(len, texts_of(row, ALL)))


def milliseconds(row: Row) -> int | None:
    moment: datetime | None = row["timestamp"]
    if moment is None:
        return None
    return (moment - datetime(1970, 1, 1, tzinfo=timezone.utc)) // timedelta(milliseconds=1)


ALL = ("key", "value", "headers")


def accepts(row: Row, wanted: Filters) -> bool:
    """The rule of the filters, once more."""
    headers = wanted.get("headers", [])
    pairs = headers.items() if isinstance(headers, dict) else [headers] if headers else []
    pattern, at = wanted.get("pattern"), milliseconds(row)
    compiled = re.compile(pattern.encode() if isinstance(pattern, str) else pattern or b"")
    return (
        ("keys" not in wanted or row["key"] in wanted["keys"])
        and all(has_header(row, *([each] if isinstance(each, str) else each)) for each in pairs)
        and (
            pattern is None
            or any(map(compiled.search, texts_of(row, wanted.get("search_in", ALL))))
        )
        and ("producer_ids" not in wanted or row["producerId"] in wanted["producer_ids"])
        and wanted.get("start_offset", 0) <= row["offset"] < wanted.get("end_offset", 2**63)
        and (
            not {"start", "end"} & {*wanted}
            or (at is not None and wanted.get("start", 0) <= at < wanted.get("end", 2**63))
        )
        and all(row[name] is None for name in wanted.get("null", []))
        and all(row[name] is not None for name in wanted.get("not_null", []))
        and size_of(row) > wanted.get("larger_than", -1)
    )


def borders(found: list[int]) -> Iterator[tuple[int, int]]:
    """A few pairs at and beside what there is, and one pair around the half in the middle."""
    found = sorted(found)
    yield found[len(found) // 4], found[3 * len(found) // 4] + 1
    chance = random.Random(len(found))
    for _ in range(3 if SOAK else 1):
        low, high = sorted(chance.choice(found) + chance.choice((-1, 0, 1)) for _ in range(2))
        yield low, high


def cases_for(table: list[Row]) -> Iterator[Filters]:
    """Filters that select some of the rows of a table."""
    some = table[len(table) // 3]
    offsets = [row["offset"] for row in table]
    times = [at for row in table if (at := milliseconds(row)) is not None]
    for keys in ([some["key"] or b"none"], [None], [None, b"", some["key"]]):
        yield {"keys": keys}
    for low, high in borders(offsets):
        yield {"start_offset": low}
        yield {"end_offset": high}
        yield {"start_offset": low, "end_offset": high}
    for producers in ([-1], [some["producerId"] or 0, 4711]):
        yield {"producer_ids": producers}
    for name in ("key", "value"):
        yield {"null": [name]}
        yield {"not_null": [name]}
        yield {"pattern": "[0-9]", "search_in": [name]}
    yield {"larger_than": sorted(map(size_of, table))[len(table) // 2]}
    yield {"larger_than": 0, "null": ["value"]}
    yield {"pattern": "e", "search_in": ["headers"]}
    for pattern in ("[0-9]{2}", "e", b"\xff", "(?i)VALUE", "^k", "[a-c]+.*e$", "header|key-1"):
        yield {"pattern": pattern}
    for early, late in borders(times) if times else []:
        yield {"start": early, "end": late}
        yield {"start_offset": sorted(offsets)[len(offsets) // 2], "end": late}
    for row in [row for row in table if row["headers"]][:1]:
        name, value = row["headers"][0]["key"], row["headers"][0]["value"]
        yield {"headers": name}
        yield {"headers": (name, value)}
        yield {"headers": {name: value}, "keys": [None, row["key"]]}


@pytest.mark.parametrize("name", sampled(CASES, representatives=representatives()))
def test_a_filter_gives_what_python_picks_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_case(name, monkeypatch, include_control=True)


@pytest.mark.parametrize("name", sampled(CASES[::6] if SOAK else CASES[::24]))
@pytest.mark.usefixtures("engine")
def test_both_engines_filter_alike(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_case(name, monkeypatch, include_control=False)


def check_case(name: str, monkeypatch: pytest.MonkeyPatch, *, include_control: bool) -> None:
    """Compare filters over one directory of the corpus with the same tests in Python."""
    monkeypatch.setattr(search, "_MERGE_BYTES", 0)
    common: Filters = {"on_damage": "skip", "include_control": include_control}
    table = kafkafmt.read_records(GOLDEN / name, **common).to_pylist()
    if not table:
        pytest.skip("has no records")
    for options in cases_for(table):
        found = kafkafmt.read_records(GOLDEN / name, **common, **options)
        assert found.to_pylist() == [row for row in table if accepts(row, options)], options


@pytest.mark.parametrize("name", [name for name in CASES if "txn" in name or "transact" in name])
@pytest.mark.parametrize("threads", [1, 2])
def test_isolation_and_threads_do_not_change_what_a_filter_gives(name: str, threads: int) -> None:
    common: Filters = {"on_damage": "skip", "isolation": "read_committed", "include_control": True}
    table = kafkafmt.read_records(GOLDEN / name, **common).to_pylist()
    for options in cases_for(table) if table else []:
        found = kafkafmt.read_records(GOLDEN / name, threads=threads, **common, **options)
        assert found.to_pylist() == [row for row in table if accepts(row, options)], options


records = st.lists(
    st.builds(
        Rec,
        st.sampled_from(WORDS),
        st.sampled_from(WORDS),
        st.lists(
            st.tuples(st.sampled_from([b"h", b"trace"]), st.sampled_from(WORDS)), max_size=2
        ).map(tuple),
    ),
    min_size=1,
    max_size=4,
)
batches = st.lists(
    st.tuples(records, st.sampled_from(sorted(FRAMINGS)), st.integers(-1, 3)), max_size=5
)
TIME = 1_700_000_000_000  # smaller numbers are refused as seconds
filters = st.fixed_dictionaries(
    {},
    optional={
        "keys": st.lists(st.sampled_from(WORDS), max_size=3),
        "headers": st.sampled_from(["h", ("trace", b"a"), ("h", None), {"h": b"", "trace": None}]),
        "pattern": st.sampled_from(
            ["order", "^a$", r"r-\d", "(?i)ERROR", "ERROR|ß", "x*", r"\bt", "."]
        ),
        "producer_ids": st.lists(st.integers(-1, 4), max_size=2),
        "start_offset": st.integers(-2, 12),
        "end_offset": st.integers(-2, 12),
        "start": st.integers(TIME, TIME + 6),
        "end": st.integers(TIME, TIME + 6),
        "limit": st.integers(0, 9),
    },
)


def encoded(parts: list[tuple[list[Rec], str, int]]) -> bytes:
    data, offset = b"", 0
    for number, (recs, codec, producer) in enumerate(parts):
        placed = [
            Rec(rec.key, rec.value, rec.headers, timestamp_delta=at % 2, offset_delta=at)
            for at, rec in enumerate(recs)
        ]
        data += record_batch(
            placed,
            base_offset=offset,
            base_timestamp=TIME + number,
            max_timestamp=TIME + number + (len(recs) > 1),
            framing=codec,
            producer_id=producer,
            crc=0 if number == 3 else None,
        )
        offset += len(recs)
    return data


@pytest.mark.slow
@given(batches, filters)
@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_filters_give_what_python_picks_out(
    parts: list[tuple[list[Rec], str, int]], wanted: dict[str, Any]
) -> None:
    data = encoded(parts)
    whole = kafkafmt.read_records(data, on_damage="skip").to_pylist()
    expected = [row for row in whole if accepts(row, wanted)][: wanted.get("limit")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search, "_MERGE_BYTES", 0)
        assert kafkafmt.read_records(data, on_damage="skip", **wanted).to_pylist() == expected
        found = offsets(data, on_damage="skip", **wanted)
    assert found == [row["offset"] for row in expected]
    rows_of_none = kafkafmt.read_records(data, on_damage="skip", columns=[], **wanted)
    assert rows_of_none.num_rows == len(expected)


@given(batches, filters)
@settings(max_examples=60, deadline=None)
def test_batches_are_filtered_by_their_headers(
    parts: list[tuple[list[Rec], str, int]], wanted: dict[str, Any]
) -> None:
    data = encoded(parts)
    for name in ("keys", "headers", "pattern"):
        wanted.pop(name, None)
    low, high = wanted.get("start_offset", -9), wanted.get("end_offset", 99)
    early, late = wanted.get("start", -9), wanted.get("end", TIME + 99)
    expected = [
        row
        for row in rows(kafkafmt.read_batches(data))
        if ("producer_ids" not in wanted or row["producerId"] in wanted["producer_ids"])
        and (row["lastOffset"] >= low and row["baseOffset"] < high)
        and (row["maxTimestamp"] >= early and row["baseTimestamp"] < late)
    ]
    if low >= high or early >= late:
        expected = []
    assert rows(kafkafmt.read_batches(data, **wanted)) == expected[: wanted.get("limit")]


# --- logs ----------------------------------------------------------------------------------------


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    """A broker's data directory with three topics."""
    for log in ("orders-0", "orders-1", "orders-2", "orders.dlq-0", "events-1"):
        put(tmp_path / log / f"{0:020}.log", record_batch([Rec(log.encode(), b"v")]))
    return tmp_path


@pytest.mark.parametrize(
    ("wanted", "logs"),
    [
        ({"topics": "orders"}, ["orders-0", "orders-1", "orders-2"]),
        ({"topics": ["events", "orders.*"]}, ["events-1", "orders.dlq-0"]),
        ({"topics": "orders*", "partitions": 0}, ["orders-0", "orders.dlq-0"]),
        ({"partitions": [1, 7]}, ["events-1", "orders-1"]),
        ({"partitions": 7}, []),
        ({"topics": []}, []),
    ],
)
def test_topics_and_partitions_select_logs(disk: Path, wanted: Filters, logs: list[str]) -> None:
    for source in (disk, str(disk / "*"), [disk / "orders-0", disk]):
        table = kafkafmt.read_records(source, **wanted)
        assert [key.decode() for key in table["key"].to_pylist()] == logs
        found = kafkafmt.read_batches(source, **wanted).to_pylist()
        assert [f"{row['topic']}-{row['partition']}" for row in found] == logs


def test_directories_of_other_topics_are_not_listed(disk: Path) -> None:
    (disk / "secret-0").mkdir(mode=0)
    (disk / "loop-0").symlink_to(disk / "loop-0")
    assert kafkafmt.read_records(disk, topics="orders").num_rows == 3


def test_what_other_logs_have_lost_is_no_damage_of_those_that_are_wanted(disk: Path) -> None:
    put(disk / "orders-7" / "partition.metadata")
    (disk / "replication-offset-checkpoint").write_text("0\n1\norders 7 5\n")
    for topics, lost in ((None, [7]), ("orders", [7]), ("events", [])):
        damage = kafkafmt.read_damage(disk, topics=topics)
        assert damage["partition"].to_pylist() == lost
        assert set(damage["kind"].to_pylist()) <= {"missing_offsets"}


@pytest.mark.parametrize(
    ("topics", "reason"),
    [
        ("order", "no topic 'order'; did you mean 'orders'?"),
        (["events", "zzz"], "no topic 'zzz'; there are events, orders, orders.dlq"),
        ("z*", r"no topic matches 'z\*'; there are events, orders, orders.dlq"),
        ("^zz", r"no topic '\^zz', which is a glob, not a regular expression; there are events, "),
    ],
)
def test_an_unknown_topic_is_an_error(disk: Path, topics: Any, reason: str) -> None:
    for call in (kafkafmt.scan_records, kafkafmt.scan_batches):
        with pytest.raises(ValueError, match=re.sub(r"(?<=')\?", r"\\?", reason)):
            call(disk, topics=topics)


def test_partitions_that_are_not_there_are_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    for there, said in (
        ([("orders", 2), ("orders", 0), ("events", 5), ("orders", None)], ["; there are 0, 2"]),
        ([("orders", 7), ("orders", 0)], []),
    ):
        caplog.clear()
        wanted = Selection.of(topics="orders", partitions=[9, 7]).logs()
        assert wanted is not None
        assert [wanted(log) for log in there] == [log == ("orders", 7) for log in there]
        wanted.expect_logs()
        assert caplog.messages == [f"no partition 7, 9{hint}" for hint in said]


def test_of_many_topics_some_are_named(tmp_path: Path) -> None:
    for number in range(9):
        put(tmp_path / "disk" / f"t{number}-0" / f"{0:020}.log", record_batch([Rec(b"k")]))
    for command in ("ls", "verify", "records", "salvage --dry-run", "export --local"):
        out = [tmp_path / "out"] if command[0] in "se" else []
        done = run(*command.split(), "--topic", "other", tmp_path / "disk", *out)
        assert done.exit_code == 2
        assert "; there are t0, t1, t2, t3, t4 and 4 more" in done.stderr


# --- pruning -------------------------------------------------------------------------------------


def test_batches_of_other_producers_are_not_decompressed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "_MERGE_BYTES", 0)
    broken = record_batch(
        [], payload=b"no lz4", framing="lz4", count=3, last_offset_delta=2, producer_id=8
    )
    data = broken + record_batch([Rec(b"k")], base_offset=3, producer_id=9)
    assert kafkafmt.read_records(data, producer_ids=9)["offset"].to_pylist() == [3]
    with pytest.raises(kafkafmt.errors.MalformedError):
        kafkafmt.read_records(data, producer_ids=[8, 9])


def test_a_damaged_batch_may_be_of_any_producer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "_MERGE_BYTES", 0)
    damaged = record_batch([Rec(b"k")], producer_id=8, crc=0)
    data = damaged + record_batch([Rec(b"k")], base_offset=1, producer_id=9)
    with pytest.raises(kafkafmt.errors.ChecksumError):
        kafkafmt.read_records(data, producer_ids=9)


@pytest.mark.parametrize("threads", [1, 2])
def test_nothing_is_read_after_the_limit(tmp_path: Path, threads: int) -> None:
    log = tmp_path / f"{0:020}.log"
    sound = [record_batch([Rec(None, bytes(1 << 20))], base_offset=at) for at in range(16)]
    log.write_bytes(b"".join(sound) + record_batch([Rec()], base_offset=16, crc=0))
    assert kafkafmt.read_records(log, limit=3, threads=threads)["offset"].to_pylist() == [0, 1, 2]
    assert kafkafmt.read_records(log, limit=0).num_rows == 0
    assert kafkafmt.read_batches(log, limit=2).num_rows == 2
    with pytest.raises(kafkafmt.errors.ChecksumError):
        kafkafmt.read_records(log, limit=17, threads=threads)


# --- arguments -----------------------------------------------------------------------------------


MOMENT = datetime(2026, 11, 20, 18, 40, 0, 1000)
TEXTS = ("2026-11-20T18:40:00.001Z", "2026-11-20T18:40:00.001", "2026-11-20T19:40:00.001+01:00")
MOMENTS = [1_795_200_000_001, "1795200000001", *TEXTS, MOMENT, MOMENT.replace(tzinfo=timezone.utc)]


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_time_is_a_number_a_datetime_or_text(moment: Any) -> None:
    data = record_batch(
        [Rec(timestamp_delta=at, offset_delta=at) for at in range(3)],
        base_timestamp=1_795_200_000_000,
        max_timestamp=1_795_200_000_002,
    )
    assert (offsets(data, start=moment), offsets(data, end=moment)) == ([1, 2], [0])


def test_a_tuple_is_a_name_and_its_value_and_a_list_is_names() -> None:
    headers = [((b"a", b"b"),), ((b"a", b"x"), (b"b", b"y")), ((b"b", None),)]
    data = record_batch([Rec(headers=each, offset_delta=at) for at, each in enumerate(headers)])
    wanted: list[tuple[Any, list[int]]] = [(("a", "b"), [0]), (["a", "b"], [1])]
    wanted += [([("a", b"b")], [0]), ({"a": "x", "b": b"y"}, [1]), (("b", None), [2])]
    for headers_wanted, found in [*wanted, ([], [0, 1, 2])]:
        assert offsets(data, headers=headers_wanted) == found


@pytest.mark.parametrize(
    ("filters", "kind", "reason"),
    [
        ({"start_offset": "1"}, TypeError, "start_offset is a whole number"),
        ({"end_offset": 1.5}, TypeError, "end_offset is a whole number"),
        ({"start_offset": {"t": 1}}, TypeError, "start_offset is an offset, or a dict"),
        ({"end_offset": {"t": {"x": 1}}}, TypeError, "end_offset is an offset, or a dict"),
        ({"end_offset": {"t": {0: -3}}}, ValueError, "end_offset"),
        ({"start_offset": {"t": {0: -1}}}, ValueError, "option 'start_offset' cannot be latest"),
        ({"end_offset": {"t": {0: -2}}}, ValueError, "option 'end_offset' cannot be earliest"),
        ({"last": "1"}, TypeError, "last is a whole number"),
        ({"last": 0}, ValueError, "last is one or more, not 0"),
        ({"last": 1, "limit": 1}, ValueError, "limit takes the first records, last the last ones"),
        ({"threads": "1"}, TypeError, "threads is a whole number"),
        ({"threads": 0}, ValueError, "threads is one or more, not 0"),
        ({"include_control": 1}, TypeError, "include_control is True or False, found"),
        ({"latest": 1}, TypeError, "latest is True or False, found"),
        ({"below_log_start": 1}, TypeError, "below_log_start is True or False, found"),
        ({"include_control": True, "latest": True}, ValueError, "latest is of records with keys"),
        ({"isolation": "committed"}, ValueError, "isolation is read_uncommitted or read_committed"),
        ({"limit": "1"}, TypeError, "limit is a whole number"),
        ({"limit": -1}, ValueError, "limit is zero or more, not -1"),
        ({"larger_than": "1"}, TypeError, "larger_than is a whole number"),
        ({"search_in": "key"}, ValueError, "there is no pattern"),
        ({"partitions": "1"}, TypeError, "partitions is a list of whole numbers, found"),
        ({"partitions": ["1"]}, TypeError, "partitions is a whole number"),
        ({"producer_ids": "1"}, TypeError, "producer_ids is a list of whole numbers, found"),
        ({"start": "soon"}, ValueError, "start: 'soon' is not a time"),
        ({"end": "soon"}, ValueError, "end: 'soon' is not a time"),
        ({"keys": 1}, TypeError, "keys is a list of bytes or texts, found"),
        ({"keys": [1]}, TypeError, "keys has bytes or text, found"),
        ({"headers": 1}, TypeError, "headers is a list of names, or names and values, found"),
        ({"headers": [b"a"]}, TypeError, r"headers is a list of names, .* found"),
        ({"headers": [("a", 1)]}, TypeError, "headers has bytes or text, found"),
        ({"pattern": 1}, TypeError, "pattern has bytes or text, found"),
        ({"pattern": "("}, ValueError, "pattern is not a regular expression"),
        ({"pattern": "a", "search_in": "offset"}, ValueError, "search_in"),
        ({"pattern": "a", "search_in": 1}, TypeError, "search_in is a list of names, found"),
        ({"null": "headers"}, ValueError, "null"),
        ({"not_null": "offset"}, ValueError, "not_null"),
        ({"topics": 1}, TypeError, "topics is a list of names, found"),
        ({"topics": [1]}, TypeError, "topics is a list of names, found .* in it"),
        ({"topics": ""}, ValueError, "topics has an empty name"),
    ],
)
def test_a_filter_that_does_not_fit_is_named(
    filters: dict[str, Any], kind: type[Exception], reason: str
) -> None:
    with pytest.raises(kind, match=rf"^{reason}|\b{reason}"):
        kafkafmt.scan_records(b"", **filters)


def test_no_filter_selects_everything() -> None:
    assert Selection.of(keys=None, limit=None) is EVERYTHING
    assert Selection.of(limit=0) != EVERYTHING
    assert [*(Selection.of(keys="\udcff").keys or ())] == [b"\xff"]


@pytest.mark.parametrize(
    ("options", "columns"),
    [
        ({}, []),
        ({"keys": []}, ["key"]),
        ({"keys": "a"}, ["key"]),
        ({"headers": []}, []),
        ({"headers": "h"}, ["headers"]),
        ({"null": "value"}, ["value"]),
        ({"not_null": "value", "null": "key"}, ["key", "value"]),
        ({"pattern": "a"}, ["key", "value", "headers"]),
        ({"pattern": "a", "search_in": "value"}, ["value"]),
        ({"larger_than": 0}, ["key", "value", "headers"]),
        ({"producer_ids": []}, ["producerId"]),
        ({"start_offset": {"t": {0: 1}}}, ["offset"]),
        ({"end_offset": 9, "keys": "a"}, ["offset", "key"]),
    ],
)
def test_the_columns_that_decide(options: dict[str, Any], columns: list[str]) -> None:
    assert Selection.of(**options).columns == columns


@pytest.mark.parametrize("columns", [None, ["offset"], ["key"], []])
@pytest.mark.parametrize("name", ["keys", "producer_ids"])
def test_none_of_no_keys_is_wanted(name: str, columns: list[str] | None) -> None:
    data = record_batch([Rec(None), Rec(b"a", offset_delta=1)])
    options: dict[str, Any] = {name: [], "columns": columns}
    assert kafkafmt.read_records(data, **options).num_rows == 0


def test_batches_have_no_keys() -> None:
    with pytest.raises(TypeError, match="keys"):
        kafkafmt.read_batches(b"", keys=b"a")  # type: ignore[call-arg]


def test_times_are_said_as_on_the_command_line(tmp_path: Path) -> None:
    now = datetime.now(timezone.utc)
    ages = [timedelta(days=3), timedelta(hours=5), timedelta(minutes=10)]
    times = [int((now - age).timestamp() * 1000) for age in ages]
    entries = [
        record_batch([Rec(b"k", b"v")], base_offset=at, base_timestamp=time, max_timestamp=time)
        for at, time in enumerate(times)
    ]
    put(tmp_path / "orders-0" / f"{0:020}.log", *entries)
    assert offsets(tmp_path, start="6h") == [1, 2]
    assert offsets(tmp_path, end="1h") == [0, 1]
    assert offsets(tmp_path, end="yesterday") == [0]
    with pytest.raises(ValueError, match="start: 'soon' is not a time"):
        offsets(tmp_path, start="soon")


@pytest.mark.parametrize("threads", [1, 2])
def test_each_log_has_offsets_of_its_own(tmp_path: Path, threads: int) -> None:
    for partition in range(3):
        for base in (0, 4):
            path = tmp_path / f"orders-{partition}" / f"{base:020}.log"
            records = [Rec(), Rec(offset_delta=1)]
            put(path, *(record_batch(records, base_offset=base + n) for n in (0, 2)))

    def read(**filters: Any) -> list[list[int]]:
        table = kafkafmt.read_records(tmp_path, threads=threads, **filters)
        found = [(row["partition"], row["offset"]) for row in rows(table)]
        return [[at for number, at in found if number == partition] for partition in range(3)]

    starts = {"orders": {0: 1, 1: -2, 2: 8}}
    ends = {"orders": {0: 6, 1: 3, 2: -1}}
    assert read(start_offset=starts) == [[*range(1, 8)], [*range(8)], []]
    assert read(end_offset=ends) == [[*range(6)], [*range(3)], [*range(8)]]
    assert read(start_offset=starts, end_offset=ends) == [[*range(1, 6)], [*range(3)], []]
    assert read(start_offset=2, end_offset=ends) == [[*range(2, 6)], [2], [*range(2, 8)]]
    assert read(end_offset=ends, limit=7) == [[*range(6)], [0], []]
    with pytest.raises(ValueError, match="orders"):
        read(start_offset={"orders": {0: 1, 1: 1}})


def test_the_selection_of_a_log_has_its_own_range_only() -> None:
    logs = [("t", 0), ("t", 1)]
    both = Selection.of(
        start_offset={"t": {0: 1, 1: -2}}, end_offset={"t": {0: 5, 1: -1}}, keys="k", larger_than=7
    )
    own = both.by_log([*logs, *logs])
    assert own == {
        logs[0]: Selection.of(start_offset=1, end_offset=5, keys="k", larger_than=7),
        logs[1]: Selection.of(keys="k", larger_than=7),
    }
    assert not any(each.is_by_log for each in own.values())
    with pytest.raises(ValueError, match="t"):
        both.by_log(logs[:1])
