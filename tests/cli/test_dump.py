"""The parts of a dump that the corpus does not show."""

import struct
from functools import partial
from pathlib import Path

import pytest

from kafkafmt._base.errors import LimitExceededError, MalformedError
from kafkafmt._base.java import JavaMap
from kafkafmt._base.limits import Limits
from kafkafmt.segment.record.record import Record
from kafkafmt.survey.dump import log
from kafkafmt.survey.dump.decoders import TEXT_DECODER
from kafkafmt.survey.dump.files import dump_files
from kafkafmt.survey.dump.log import java_json
from kafkafmt.survey.dump.request import DumpedFile, DumpOptions, Gaps, UndumpableError
from tests.cli.running import dumped, gap_blocks
from tests.support.encoder import Rec, record_batch
from tests.support.truth import GOLDEN

SEGMENT = "00000000000000000000.log"
PLAIN = GOLDEN / "k431-plain-small"
CHECKPOINT = (
    GOLDEN / "k431-internal-cluster-metadata" / "00000000000000000177-0000000001.checkpoint"
)


def control(type_id: int, value: bytes | None, version: int = 0) -> str:
    key = struct.pack(">hh", version, type_id)
    return log.control_text(Record(0, 0, 0, -1, key, value))


def contents(key: bytes | None, value: bytes | None, prefix: str) -> str:
    return log.contents(TEXT_DECODER(0, key, value, None), prefix)


def test_an_unknown_control_type_is_named_so() -> None:
    assert control(9, None) == " controlType: UNKNOWN(9)"


def test_a_transaction_marker() -> None:
    assert control(1, struct.pack(">hi", 0, 7)) == " endTxnMarker: COMMIT coordinatorEpoch: 7"


def test_a_leader_change_of_version_1_is_printed_as_kafka_would_if_it_read_it() -> None:
    voter = struct.pack(">i", 5) + struct.pack(">qq", 1, 2) + b"\0"
    value = struct.pack(">hi", 1, 3) + b"\x02" + voter + b"\x01" + b"\0"
    assert control(2, value) == (
        ' LeaderChange: {"version":1,"leaderId":3,"voters":[{"voterId":5,'
        '"voterDirectoryId":"AAAAAAAAAAEAAAAAAAAAAg"}],"grantingVoters":[]}'
    )


@pytest.mark.parametrize("value", [None, b"\0\0"])
def test_a_marker_without_its_value_ends_the_dump(value: bytes | None) -> None:
    with pytest.raises(MalformedError):
        control(0, value)


def test_json_is_that_of_jackson() -> None:
    text = 'a\x01\x1f\x7f\u2028é"/\\\\u001f😀\b\n'
    assert java_json({"name": text, "port": 65535, "none": None}) == (
        '{"name":"a\\u0001\\u001F\x7f\u2028é\\"/\\\\\\\\u001f😀\\b\\n","port":65535,"none":null}'
    )


@pytest.mark.parametrize(
    ("key", "value", "prefix", "expected"),
    [
        (b"k", b"v", " ", " key: k payload: v"),
        (b"", b"", "| ", "| key:  payload: "),
        (None, b"v", "| ", "| payload: v"),
        (b"k", None, "| ", "| key: k"),
        (None, None, "| ", ""),
        (b"\xed\xa0\x80", b"\xff\xfe", " ", " key: \ufffd payload: \ufffd\ufffd"),
    ],
)
def test_key_and_payload(
    key: bytes | None, value: bytes | None, prefix: str, expected: str
) -> None:
    assert contents(key, value, prefix) == expected


def test_gaps_are_ordered_by_offset_and_the_last_of_several_wins() -> None:
    gaps, more = Gaps(), Gaps()
    gaps.add(7, 9)
    gaps.add(-1, 3)
    gaps.add(7, 12)
    more.add(2, 5)
    gaps.update(more)
    assert list(gaps.in_order()) == [(-1, 3), (2, 5), (7, 12)]
    assert len(gaps) == 4


# Of a HashMap of Java 17 with so many keys: those of `_path`, filled by computeIfAbsent.
ORDER_13 = [5, 1, 3, 7, 9, 11, 6, 10, 2, 8, 12, 4, 0]
ORDER_13_GROWN = [7, 9, 11, 6, 10, 2, 8, 12, 0, 5, 1, 3, 4]
ORDER_14 = [7, 9, 11, 6, 10, 2, 13, 8, 12, 0, 5, 1, 3, 4]
ORDER_26 = [
    *(7, 21, 18, 10, 2, 13, 12, 0, 19, 1, 24, 22, 15),
    *(4, 9, 14, 11, 6, 25, 8, 20, 5, 16, 17, 3, 23),
]


def _path(index: int) -> str:
    return f"/data/é😀-{index}/{index * 37:020d}.log"


def _java_map(count: int) -> JavaMap[int]:
    made: JavaMap[int] = JavaMap()
    for index in range(count):
        made.compute_if_absent(_path(index), partial(int, index))
    return made


@pytest.mark.parametrize(("count", "order"), [(13, ORDER_13), (14, ORDER_14), (26, ORDER_26)])
def test_the_order_of_a_java_map(count: int, order: list[int]) -> None:
    made = _java_map(count)
    assert [made[key] for key in made.in_order()] == order


@pytest.mark.parametrize(("count", "order"), [(13, ORDER_13_GROWN), (14, ORDER_14)])
def test_a_java_map_grows_at_a_call_that_finds_its_key(count: int, order: list[int]) -> None:
    made = _java_map(count)
    assert made.compute_if_absent(_path(0), lambda: -1) == 0
    assert [made[key] for key in made.in_order()] == order


@pytest.mark.parametrize(("last", "order"), [(1, ORDER_13), (2, ORDER_13_GROWN)])
def test_the_order_of_13_files_depends_on_how_many_gaps_the_last_one_has(
    tmp_path: Path, last: int, order: list[int]
) -> None:
    """Kafka's tool asks its map for the file at each gap."""
    files = []
    for index in range(13):
        path = tmp_path / f"{index}.log"
        batches = last if index == 12 else 1
        path.write_bytes(record_batch([Rec()], base_offset=7) * batches)
        files.append(DumpedFile(_path(index), str(path)))
    err: list[str] = []
    dump_files(files, DumpOptions(deep_iteration=True), lambda _: None, err.append)
    assert list(gap_blocks("".join(err))) == [_path(index) for index in order]


def test_the_bootstrap_snapshot_has_a_heading_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "bootstrap.checkpoint").write_bytes(CHECKPOINT.read_bytes())
    out, _, _ = dumped(tmp_path, ["bootstrap.checkpoint"], DumpOptions())
    plain, _, _ = dumped(CHECKPOINT.parent, [CHECKPOINT.name], DumpOptions())
    assert out.splitlines()[:2] == ["Dumping bootstrap.checkpoint", "KRaft bootstrap snapshot"]
    assert out.splitlines()[2:] == plain.splitlines()[2:]


def test_the_same_file_twice_has_its_gaps_once(tmp_path: Path) -> None:
    name = "00000000000000000036.log"
    out, err, _ = dumped(GOLDEN / "k431-segments", [name, name], DumpOptions(deep_iteration=True))
    assert out.count("Log starting offset: 36\n") == 2
    assert err == f"Non-consecutive offsets in {name}\n  -1 is followed by 36\n"


def test_an_empty_file_has_only_its_heading(tmp_path: Path) -> None:
    (tmp_path / SEGMENT).touch()
    assert dumped(tmp_path, [SEGMENT], DumpOptions(print_data_log=True)) == (
        f"Dumping {SEGMENT}\nLog starting offset: 0\n",
        "",
        None,
    )


@pytest.mark.parametrize(
    ("position", "data", "kind", "reason"),
    [
        (8, struct.pack(">i", 13), MalformedError, "entry length 13"),
        (8, struct.pack(">i", -1), MalformedError, "entry length -1"),
    ],
)
def test_an_entry_that_cannot_be_one_ends_the_dump(
    tmp_path: Path, position: int, data: bytes, kind: type[Exception], reason: str
) -> None:
    changed = bytearray((PLAIN / SEGMENT).read_bytes())
    changed[position : position + len(data)] = data
    (tmp_path / SEGMENT).write_bytes(changed)
    out, _, error = dumped(tmp_path, [SEGMENT], DumpOptions())
    assert out == f"Dumping {SEGMENT}\nLog starting offset: 0\n"
    assert isinstance(error, kind)
    assert reason in str(error)
    assert error.position == 0
    assert error.source == str(tmp_path / SEGMENT)


def test_an_entry_larger_than_the_limit_ends_the_dump() -> None:
    with pytest.raises(LimitExceededError, match="the limit is 100"):
        dump_files(
            [DumpedFile.named(str(PLAIN / SEGMENT))],
            DumpOptions(),
            lambda _: None,
            lambda _: None,
            Limits(batch_bytes=100),
        )


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("a//b///c.log", "a/b/c.log"),
        ("./a.log/", "./a.log"),
        ("/", "/"),
        ("s3://b//c", "s3://b//c"),
    ],
)
def test_paths_are_shown_as_java_shows_them(given: str, shown: str) -> None:
    assert DumpedFile.named(given) == DumpedFile(shown, given)


@pytest.mark.parametrize(
    "name", ["x.log", ".log", "99999999999999999999.log", "1.checkpoint", "a.b.log"]
)
def test_a_name_without_an_offset_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes((PLAIN / SEGMENT).read_bytes())
    with pytest.raises(UndumpableError, match="not an offset or epoch"):
        dumped(tmp_path, [name], DumpOptions())


def test_a_name_with_a_sign_is_a_number_to_java(tmp_path: Path) -> None:
    (tmp_path / "-7.x.log").write_bytes(b"")
    assert "Log starting offset: -7\n" in dumped(tmp_path, ["-7.x.log"], DumpOptions())[0]
