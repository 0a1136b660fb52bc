"""kafkafmt.log.ranges: the rows of a range are those of a filter over all rows."""

import struct
import tempfile
from collections.abc import Mapping
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kafkafmt
from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt._base.moments import to_moment
from kafkafmt.log import search
from kafkafmt.log.ranges import Range, prune
from kafkafmt.log.search import cut
from kafkafmt.storage.discovery import find_extents
from kafkafmt.storage.segment_file import Extent, SegmentFile
from kafkafmt.storage.window import Window
from tests.attacks.properties.strategies import Log, logs
from tests.support.encoder import Rec, fix_batch, flip, message, record_batch, wrapper
from tests.support.engines import engine as engine
from tests.support.files import put
from tests.support.samples import SOAK, sampled
from tests.support.tables import Row, rows
from tests.support.truth import COMMITTED_CASES, GOLDEN

pytestmark = pytest.mark.usefixtures("engine")

HOUR = 3_600_000


def within(row: Row, asked: dict[str, int]) -> bool:
    """The meaning of a range, row by row."""
    offset, time = row["offset"], row["timestamp"]
    if not asked.get("start_offset", offset) <= offset < asked.get("end_offset", offset + 1):
        return False
    if "start" not in asked and "end" not in asked:
        return True
    if time is None:
        return False
    return bool(asked.get("start", time) <= time < asked.get("end", time + 1))


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Three segments of v2 batches of 3 offsets each, one in a hundred bytes, with indexes."""
    folder = tmp_path / "orders-0"
    for base in (0, 30, 60):
        write_segment(folder, base, [batch(offset) for offset in range(base, base + 30, 3)])
    return folder


def batch(offset: int, *, time: int | None = None) -> bytes:
    first = offset * HOUR if time is None else time
    return record_batch(
        [Rec(b"k", b"v" * 20, offset_delta=n, timestamp_delta=n) for n in range(3)],
        base_offset=offset,
        base_timestamp=first,
        max_timestamp=first + 2,
        framing="lz4",
    )


def write_segment(folder: Path, base: int, batches: list[bytes]) -> Path:
    path = put(folder / f"{base:020}.log", *batches)
    positions = accumulate(map(len, batches[:-1]))
    entries = (struct.pack(">ii", 3 * at + 2, place) for at, place in enumerate(positions, 1))
    put(path.with_suffix(".index"), *entries)
    return path


def said(asked: Mapping[str, Any]) -> dict[str, Any]:
    """Times as a user says them: numbers about 1970 are refused."""
    return {
        name: to_moment(value) if name in ("start", "end") and value is not None else value
        for name, value in asked.items()
    }


def offsets(source: object, **options: Any) -> list[int]:
    table = kafkafmt.read_records(source, **said(options))  # type: ignore[arg-type]
    return [*table["offset"].to_pylist()]


def spoil(index: Path, how: str) -> None:
    """Make an offset index wrong in one way."""
    entries = list(struct.iter_unpack(">ii", index.read_bytes()))
    if how == "missing":
        index.unlink()
        return
    changed = {
        "preallocated": [*entries, *[(0, 0)] * 50],
        "stale": entries[: len(entries) // 2],
        "cut": entries,
        "nothing": [],
        "shifted": [(offset, position + 1) for offset, position in entries],
        "too low": [(max(offset - 9, 1), position) for offset, position in entries],
        "too high": [(offset + 9, position) for offset, position in entries],
        "beyond": [(offset, position + 100_000) for offset, position in entries],
        "constant": [(5, position) for _, position in entries],
        "descending": [(offset, entries[-1 - n][1]) for n, (offset, _) in enumerate(entries)],
        "negative": [(-offset, position) for offset, position in entries],
    }[how]
    data = b"".join(struct.pack(">ii", *entry) for entry in changed)
    index.write_bytes(data[:-3] if how == "cut" else data)


SPOILED = (
    *("sound", "missing", "preallocated", "stale", "cut", "nothing", "shifted", "too low"),
    *("too high", "beyond", "constant", "descending", "negative"),
)


@pytest.mark.parametrize("how", sampled(SPOILED, 5))
def test_the_index_never_changes_the_answer(log: Path, how: str) -> None:
    if how != "sound":
        for index in log.glob("*.index"):
            spoil(index, how)
    for start in range(-1, 92, 1 if SOAK else 4):
        end = start + 17
        assert offsets(log, start_offset=start, end_offset=end) == [
            offset for offset in range(90) if start <= offset < end
        ]


@pytest.mark.slow
@pytest.mark.parametrize("how", ["sound", "missing", "stale"])
def test_only_damage_within_the_range_is_met(log: Path, how: str) -> None:
    """Batch 39..41 is damaged: it matters to ranges with one of these offsets."""
    path = log / f"{30:020}.log"
    flip(path, 4 * path.stat().st_size // 10 - 2)
    if how != "sound":
        spoil(path.with_suffix(".index"), how)
    sound = [offset for offset in range(90) if not 39 <= offset < 42]
    for start in (25, *range(36, 45), 64):
        for end in (start + 1, start + 7, 90):
            asked = {"start_offset": start, "end_offset": end}
            scan = kafkafmt.scan_records(log, on_damage="collect", **asked)
            found = scan.read_all().column("offset").to_pylist()
            assert found == [offset for offset in sound if start <= offset < end]
            kinds = [damage.kind for damage in scan.damage]
            assert kinds == (["bad_checksum"] if start < 42 and end > 39 else []), (start, end)
    with pytest.raises(kafkafmt.errors.ChecksumError):
        offsets(log, start_offset=41)
    assert offsets(log, start_offset=42)[0] == 42


def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that are opened from here on."""
    names: list[str] = []
    original = SegmentFile.open

    def noted(self: SegmentFile, **options: Any) -> Window:
        names.append(Path(self.path).name)
        return original(self, **options)

    monkeypatch.setattr(SegmentFile, "open", noted)
    return names


def test_segments_outside_are_not_opened(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = opened(monkeypatch)
    assert offsets(log, start_offset=30, end_offset=60) == list(range(30, 60))
    assert set(names) == {f"{30:020}.log"}
    names.clear()
    assert offsets(log, start_offset=60, end_offset=60) == []
    assert offsets(log, start_offset=40, end_offset=40) == []
    assert offsets(log, start_offset=7, end_offset=3) == []
    assert names == []


def test_names_of_segments_say_which_ends_of_a_range_are_checked(log: Path) -> None:
    extents = find_extents(log)
    for (start, end), expected in {
        (None, None): dict.fromkeys((0, 30, 60), (None, None)),
        (10, 20): {0: (10, 20)},
        (10, 30): {0: (10, None)},
        (10, 50): {0: (10, None), 30: (None, 50)},
        (30, 50): {30: (None, 50)},
        (31, 60): {30: (31, None)},
        (None, 31): {0: (None, None), 30: (None, 31)},
        (75, None): {60: (75, None)},
    }.items():
        pruned = prune(extents, Range(start, end, start_timestamp=7))
        ends = ((left.start_offset, left.end_offset) for _, left in pruned)
        found = dict(zip((each.segment.base_offset for each, _ in pruned), ends, strict=True))
        assert found == expected, (start, end)
        assert {left.start_timestamp for _, left in pruned} == {7}


def test_what_lies_before_the_start_is_not_read(log: Path) -> None:
    path = log / f"{30:020}.log"
    data = path.read_bytes()
    path.write_bytes(bytes(len(data) // 2) + data[len(data) // 2 :])  # the index still holds
    assert offsets(log, start_offset=50, end_offset=60) == list(range(50, 60))


def test_an_extent_is_cut_to_the_entries_around_the_border(log: Path) -> None:
    (extent,) = find_extents(log / f"{30:020}.log")
    size = extent.segment.size // 10
    asked = Range(37, 50)
    assert cut(extent, asked, DEFAULT_LIMITS) == Extent(extent.segment, 2 * size, 7 * size)
    assert cut(extent, Range(60), DEFAULT_LIMITS) is None
    parts = [
        Extent(extent.segment, at, None if at == 9 * size else at + size)
        for at in range(0, 10 * size, size)
    ]
    assert [part for part in parts if cut(part, asked, DEFAULT_LIMITS) is not None] == parts[2:7]


def test_times_need_not_ascend(tmp_path: Path) -> None:
    folder = tmp_path / "late-0"
    times = [50, 10, 90, 30, 70, 20]
    batches = [batch(3 * n, time=time * HOUR) for n, time in enumerate(times)]
    write_segment(folder, 0, batches)
    assert offsets(folder, start=30 * HOUR, end=71 * HOUR) == [0, 1, 2, 9, 10, 11, 12, 13, 14]
    assert offsets(folder, start=50 * HOUR + 1, end=50 * HOUR + 2) == [1]


def test_batches_too_old_are_not_decoded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "_MERGE_BYTES", 0)
    broken = record_batch(
        [], payload=b"no lz4", framing="lz4", count=3, last_offset_delta=2, max_timestamp=5
    )
    data = broken + batch(3, time=HOUR) + broken + batch(9, time=HOUR)
    assert offsets(data, start=6) == [3, 4, 5, 9, 10, 11]
    with pytest.raises(kafkafmt.errors.MalformedError):
        offsets(data, start=5)
    damaged = batch(0) + b"noise" * 20 + batch(3, time=0) + batch(6, time=HOUR)
    scan = kafkafmt.scan_records(damaged, on_damage="collect", start=to_moment(6))
    assert scan.read_all().column("offset").to_pylist() == [6, 7, 8]
    assert [damage.position for damage in scan.damage] == [len(batch(0))]


def test_log_append_time_is_the_time_of_all_records() -> None:
    data = b"".join(
        record_batch(
            [Rec(timestamp_delta=n, offset_delta=n) for n in range(2)],
            base_offset=2 * number,
            base_timestamp=0,
            max_timestamp=number,
            timestamp_type=1,
        )
        for number in range(4)
    )
    assert offsets(data, start=1, end=3) == [2, 3, 4, 5]


@pytest.mark.parametrize("magic", [0, 1])
def test_messages_and_wrappers(magic: int) -> None:
    entries = [
        wrapper(
            [
                message(magic=magic, offset=base + n if magic == 0 else n, timestamp=base + n)
                for n in range(5)
            ],
            magic=magic,
            offset=base + 4,
            timestamp=base + 4,
        )
        for base in (0, 5, 20)
    ]
    entries += [message(magic=magic, offset=offset, timestamp=offset) for offset in (25, 26, 30)]
    data = b"".join(entries)
    there = [*range(10), *range(20, 27), 30]
    for start in range(-1, 33):
        for end in (start, start + 1, start + 4, 33):
            expected = [offset for offset in there if start <= offset < end]
            assert offsets(data, start_offset=start, end_offset=end) == expected
            if magic == 1:
                assert offsets(data, start=start, end=end) == expected


def test_a_record_without_a_time_is_in_no_range_of_time() -> None:
    data = message(magic=0, offset=0) + message(magic=1, offset=1) + batch(2, time=-1)
    assert offsets(data, start=-(2**70)) == [3, 4]
    assert offsets(data, end=2**70) == [3, 4]


@pytest.mark.parametrize("columns", [[], ["value"], ["timestamp", "key"], ["segment", "offset"]])
def test_columns_need_not_name_what_decides(log: Path, columns: list[str]) -> None:
    asked = {"start_offset": 5, "end_offset": 47, "end": 40 * HOUR}
    chosen = kafkafmt.read_records(log, columns=columns, **said(asked))
    everything = kafkafmt.read_records(log, **said(asked))
    assert chosen.column_names == columns
    assert chosen.num_rows == everything.num_rows == 37
    assert chosen == everything.select(columns) or not columns


def test_an_unfinished_end_is_within_an_open_range_only(log: Path) -> None:
    path = log / f"{60:020}.log"
    path.write_bytes(path.read_bytes() + bytes(50))
    for asked, tails in (({}, 1), ({"end_offset": 91}, 1), ({"end_offset": 90}, 0)):
        scan = kafkafmt.scan_records(log, on_damage="collect", start_offset=80, **said(asked))
        assert scan.read_all().num_rows == 10
        assert len(scan.damage) == tails


def test_isolation_sees_the_whole_log() -> None:
    """The markers of transactions may be outside the range."""
    for case in map(GOLDEN.joinpath, COMMITTED_CASES):
        committed = offsets(case, isolation="read_committed")
        for start, end in ((3, 20), (10, 11), (0, committed[-1] if committed else 5)):
            found = offsets(case, isolation="read_committed", start_offset=start, end_offset=end)
            assert found == [offset for offset in committed if start <= offset < end]


def tell_the_newest(path: Path) -> None:
    """Have the headers of v2 batches say how new their newest record is, as brokers do."""
    data = bytearray(path.read_bytes())
    newest: dict[int, int] = {}
    for row in rows(kafkafmt.read_records(path, include_control=True)):
        if row["magic"] == 2 and row["timestampType"] == 0 and row["timestamp"] is not None:
            at = row["batchPosition"]
            newest[at] = max(newest.get(at, -(2**63)), row["timestamp"])
    for at, time in newest.items():
        size = 12 + int.from_bytes(data[at + 8 : at + 12], "big")
        struct.pack_into(">q", data, at + 35, time)
        data[at : at + size] = fix_batch(bytes(data[at : at + size]))
    path.write_bytes(data)


@pytest.mark.slow
@settings(max_examples=60)
@given(log=logs(max_size=8), data=st.data())
def test_any_log_any_range_any_index_any_split(log: Log, data: st.DataObject) -> None:
    """Index entries are right ones, wrong ones, or a mixture."""
    starts = [0]
    for entry in log.entries:
        starts.append(starts[-1] + len(entry.data))
    base = log.entries[0].batch["baseOffset"] if log.entries else 0
    right = [
        (entry.batch["lastOffset"] - base, start)
        for entry, start in zip(log.entries, starts, strict=False)
    ]
    anything = st.tuples(st.integers(0, 30), st.integers(0, starts[-1] + 20))
    index = data.draw(st.lists(st.sampled_from(right) | anything if right else anything))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{base:020}.log"
        path.write_bytes(b"".join(entry.data for entry in log.entries))
        hints = b"".join(struct.pack(">ii", *entry) for entry in sorted(index))
        path.with_suffix(".index").write_bytes(hints)
        tell_the_newest(path)
        everything = rows(kafkafmt.read_records(path, include_control=True))
        times = sorted({row["timestamp"] for row in everything} - {None}) or [0]
        asked: dict[str, Any] = {}
        for name in ("start_offset", "end_offset"):
            if data.draw(st.booleans()):
                asked[name] = base + data.draw(st.integers(-1, 25))
        for name in ("start", "end"):
            if data.draw(st.integers(0, 2)) == 0:
                asked[name] = data.draw(st.sampled_from(times)) + data.draw(st.integers(-1, 1))
        expected = [row for row in everything if within(row, asked)]
        assert rows(kafkafmt.read_records(path, include_control=True, **said(asked))) == expected
        segment = find_extents(path)[0].segment
        cuts = sorted(data.draw(st.sets(st.sampled_from(starts[:-1])))) if right else []
        borders = [0, *(cut for cut in cuts if cut), None]
        pieces: list[Row] = []
        for low, high in pairwise(borders):
            piece = Extent(segment, low or 0, high)
            pieces += rows(kafkafmt.read_records(piece, include_control=True, **said(asked)))
        assert pieces == expected
