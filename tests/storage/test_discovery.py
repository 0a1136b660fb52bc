"""kafkafmt.storage.discovery: the segments of a source, their order, and their names."""

import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.directories import Search, search_or_default
from kafkafmt.storage.discovery import (
    Source,
    expect_segment,
    find_extents,
    find_segments,
    partition_segments,
    source_name,
)
from kafkafmt.storage.errors import RefusedError
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.names import SIDE_FILES, TopicPartition
from kafkafmt.storage.segment_file import Extent
from tests.support.encoder import Rec, record_batch
from tests.support.files import put
from tests.support.tables import rows


def _batch(offset: int) -> bytes:
    return record_batch([Rec(None, b"%d" % offset)], base_offset=offset)


def _log(data_directory: Path, name: str, *offsets: int) -> Path:
    directory = data_directory / name
    for offset in offsets:
        put(directory / f"{offset:020}.log", _batch(offset))
        put(directory / f"{offset:020}.index")
    return directory


@pytest.fixture
def data_directory(tmp_path: Path) -> Path:
    """A broker's data directory: three partitions, one of them on its way out."""
    directory = tmp_path / "kafka-logs"
    _log(directory, "events-10", 0)
    _log(directory, "events-2", 100, 0, 20)
    _log(directory, "a-topic.with_dots-1", 7)
    _log(directory, f"old-0.{'0' * 32}-delete", 0)
    (directory / "meta.properties").write_text("version=1\n")
    (directory / "recovery-point-offset-checkpoint").write_text("0\n0\n")
    return directory


def _places(source: object) -> list[tuple[str | None, int | None, int | None]]:
    return [(s.topic, s.partition, s.base_offset) for s in find_segments(source)]  # type: ignore[arg-type]


EVERYTHING = [
    ("a-topic.with_dots", 1, 7),
    ("events", 2, 0),
    ("events", 2, 20),
    ("events", 2, 100),
    ("events", 10, 0),
]


def test_a_data_directory_is_its_partitions_by_number_and_offset(data_directory: Path) -> None:
    assert _places(data_directory) == EVERYTHING
    assert _places(str(data_directory)) == EVERYTHING
    assert _places(data_directory / "events-2") == EVERYTHING[1:4]
    values = kafkafmt.read_records(data_directory).column("value").to_pylist()
    assert values == [b"7", b"0", b"20", b"100", b"0"]


def test_a_list_and_a_glob_are_what_they_name_once_each(data_directory: Path) -> None:
    twice = [data_directory / "events-10", data_directory / "events-2", data_directory]
    assert _places(twice) == EVERYTHING
    assert _places(str(data_directory / "events-*")) == EVERYTHING[1:]
    assert _places(str(data_directory / "*" / "*.log"))[:5] == EVERYTHING


def test_a_lone_file_outside_of_a_log_has_no_topic(tmp_path: Path) -> None:
    path = tmp_path / f"{42:020}.log"
    path.write_bytes(_batch(42))
    assert _places(path) == [(None, None, 42)]
    other = path.rename(tmp_path / "copy.log")
    assert _places(other) == [(None, None, None)]
    assert rows(kafkafmt.read_records(other))[0]["segment"] == "copy.log"


def test_bytes_are_a_segment_without_a_name() -> None:
    for source in (_batch(3), bytearray(_batch(3)), memoryview(_batch(3))):
        (segment,) = find_segments(source)
        assert (segment.name, segment.topic, segment.base_offset) == (None, None, None)
        assert segment.size == len(_batch(3))


def test_an_open_file_is_a_segment_with_the_name_of_the_file(data_directory: Path) -> None:
    (found,) = find_segments(data_directory / "a-topic.with_dots-1")
    with open(found.path, "rb") as file:
        (segment,) = find_segments(file)
    assert (segment.path, segment.size, segment.data) == (found.path, found.size, _batch(7))
    assert (segment.topic, segment.partition, segment.base_offset) == EVERYTHING[0]
    assert (segment.has_index, segment.inode, segment.storage) == (False, None, NO_OPTIONS)


def test_a_search_keeps_the_listings_that_are_wanted() -> None:
    met: list[str] = []
    wanted: list[tuple[Any, set[str]]] = [(True, {"a", "b"}), (False, set())]
    wanted.append((lambda path, entries: path == "b" and entries == [], {"b"}))
    for keeps, kept in wanted:
        search = Search(keeps_listings=keeps, on_listing=lambda path, _: met.append(path))
        for path in ("a", "b"):
            search.note(path, [])
        assert set(search.listings) == kept
    assert met == ["a", "b"] * 3


def test_an_extent_reads_its_own_entries_only(tmp_path: Path) -> None:
    data = b"".join(_batch(n) for n in range(10))
    path = tmp_path / f"{0:020}.log"
    path.write_bytes(data)
    (segment,) = find_segments(path)
    border = len(_batch(0)) * 4
    parts = [Extent(segment, border), Extent(segment, 0, border)]
    assert [e.start for e in find_extents(parts)] == [0, border]
    assert kafkafmt.read_records(parts[0]).column("offset").to_pylist() == [4, 5, 6, 7, 8, 9]
    assert kafkafmt.read_records(parts).column("offset").to_pylist() == list(range(10))


def test_the_segments_of_a_partition(data_directory: Path) -> None:
    options = StorageOptions({"anon": True})
    for each in find_segments(data_directory / "events-2", options):
        assert partition_segments(each) == find_segments(data_directory / "events-2", options)
        assert {found.storage for found in partition_segments(each)} == {options}
    lone = data_directory / "events-2" / "other.log"
    lone.write_bytes(_batch(3))
    for source in (_batch(1), lone):
        (segment,) = find_segments(source)
        assert partition_segments(segment) == [segment]
        assert segment.storage == NO_OPTIONS
    (deleted,) = find_segments(data_directory / "a-topic.with_dots-1")
    Path(deleted.path).unlink()
    assert partition_segments(deleted) == [deleted]


def test_a_directory_that_changes_while_it_is_listed_is_listed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a broker renames meanwhile may be in a listing under neither name."""
    (tmp_path / "0").touch()
    scandir, listed = os.scandir, list[str]()

    def changing(path: str) -> Any:
        entries = scandir(path)
        if len(listed) < changes:
            os.utime(tmp_path, (len(listed), len(listed)))
        listed.append(path)
        return entries

    monkeypatch.setattr(os, "scandir", changing)
    changes = 2
    assert [item.name for item in LocalTree().items(str(tmp_path))] == ["0"]
    assert len(listed) == 3
    changes = 100
    with pytest.raises(kafkafmt.errors.ReplacedError, match="changed while it was listed"):
        LocalTree().items(str(tmp_path))


@pytest.mark.parametrize(("count", "listings"), [(150, 2), (102, 2), (101, 1)])
def test_a_change_that_has_the_time_of_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int, listings: int
) -> None:
    """As on Linux before 6.13. What one system call lists is of one moment in any case."""
    for number in range(count):
        (tmp_path / f"{number:03}").touch()
    now = tmp_path.stat().st_mtime_ns
    scandir, listed, time_ns = os.scandir, list[str](), now + 1

    @contextmanager
    def changing(path: str) -> Iterator[Any]:
        with scandir(path) as entries:
            found = sorted(entries, key=lambda entry: entry.name)
        if not listed:
            (tmp_path / f"{count - 1:03}").rename(tmp_path / "new")
            os.utime(tmp_path, ns=(now, now))
            found.pop()
        listed.append(path)
        yield iter(found)

    def slept(seconds: float) -> None:
        nonlocal time_ns
        assert seconds == 0.02
        time_ns += int(1e9 * seconds)

    monkeypatch.setattr(os, "scandir", changing)
    monkeypatch.setattr(time, "time_ns", lambda: time_ns)
    monkeypatch.setattr(time, "sleep", slept)
    names = [item.name for item in LocalTree().items(str(tmp_path))]
    is_new = listings == 2
    assert (len(names), len(listed)) == (count if is_new else 100, listings)
    assert names[-1] == ("new" if is_new else "099")


@pytest.mark.parametrize("nested", ["", "broker"])
def test_logs_are_chosen_by_topic_and_partition(tmp_path: Path, nested: str) -> None:
    for name in ("a-0", "a-1", "b-0"):
        _log(tmp_path / nested, name, 0, 5)
    paths = sorted(map(str, tmp_path.rglob("*.log")))
    asked: set[TopicPartition] = set()

    def chosen(place: TopicPartition) -> bool:
        asked.add(place)
        return place == ("a", 1)

    for source in (tmp_path, paths, f"{tmp_path}/**/*.log"):
        asked.clear()
        found = [extent.segment for extent in find_extents(source, logs=chosen)]
        assert [(s.topic, s.partition, s.base_offset) for s in found] == [("a", 1, 0), ("a", 1, 5)]
        assert asked == {("a", 0), ("a", 1), ("b", 0)}


@pytest.mark.parametrize("is_wanted", [False, True])
def test_a_log_that_is_deleted_while_it_is_listed_is_found_where_such_logs_are_wanted(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    *,
    is_wanted: bool,
) -> None:
    gone, deleted = _log(tmp_path, "a-0", 0), tmp_path / f"a-0.{'0' * 32}-delete"
    _log(tmp_path, "b-0", 0)
    list_directories = LocalTree.list_directories

    def renaming(self: LocalTree, paths: Any, keeps_for: Any) -> Any:
        if str(gone) in paths and gone.exists():
            gone.rename(deleted)
        return list_directories(self, paths, keeps_for)

    monkeypatch.setattr(LocalTree, "list_directories", renaming)
    found = {each.directory for each in find_segments(tmp_path, search=Search(abandoned=is_wanted))}
    assert found == {str(tmp_path / "b-0"), *([str(deleted)] if is_wanted else [])}
    assert caplog.messages == ([] if is_wanted else [f"{gone}: was deleted since it was listed"])


def test_only_files_that_are_opened_here_need_permission(
    data_directory: Path, memory: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An open file was opened by another user, and a name in a store may be one here, too."""
    path = data_directory / "events-10" / f"{0:020}.log"
    memory.pipe("/refused/events-10/00000000000000000000.log", _batch(0))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(os, "access", lambda *_, **__: False)
    monkeypatch.setattr("kafkafmt.storage.local.is_gone", lambda _: False)
    with path.open("rb") as file:
        assert len(find_extents(file)) == 1
    assert len(find_extents("memory://refused")) == 1
    with pytest.raises(RefusedError):
        find_extents(path)


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        ([], "the directory is empty"),
        (["b.txt", f"{5:020}.log.zst"], f"holds {5:020}.log.zst, but no .*; decompress it first"),
        ([f"{5:020}.index", "a"], f"holds {5:020}.index, but no log segment (.*)$"),
        ([f"{5:020}.timeindex", "a"], f"holds {5:020}.timeindex, but no log segment (.*)$"),
        (["a", "b"], "holds a, b, but no log segment .*, nor a log directory with one$"),
        (
            ["a-0/partition.metadata"],
            "holds a log directory without a segment .*; kafkafmt verify tells",
        ),
        (
            ["a-0/partition.metadata", "b-0/partition.metadata"],
            "holds 2 log directories without a segment .*; kafkafmt verify tells",
        ),
    ],
)
def test_a_directory_without_a_segment(tmp_path: Path, names: list[str], reason: str) -> None:
    for name in names:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    with pytest.raises(FileNotFoundError, match=f"^{tmp_path}: {reason}"):
        find_segments(tmp_path)


def test_a_path_without_a_segment(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path, reason in (
        ("pipe", "is neither a file nor a directory"),
        ("missing", "no such file or directory"),
        ("p*", "matches no log segment"),
        ("x*", "no such file or directory"),
    ):
        source = str(tmp_path / path)
        with pytest.raises(FileNotFoundError, match=f"^{re.escape(source)}: {reason}$"):
            find_segments(source)


@pytest.mark.parametrize("name", [*SIDE_FILES, "0-1-v1.log"])
def test_a_file_that_is_no_segment(name: str) -> None:
    path = f"/logs/orders-0/{name}"
    with pytest.raises(kafkafmt.errors.UnsupportedError) as raised:
        expect_segment(path)
    assert (raised.value.source, raised.value.position) == (path, 0)


def test_a_source_is_named_by_its_first_paths() -> None:
    assert source_name("a") == source_name(Path("a")) == "a"
    assert source_name(["a", ["b", Path("c")]]) == "a, b, c"
    assert source_name(["a", "b", "c", "d"]) == "a, b, c, …"
    assert source_name(b"1") == source_name(["a", b"1"]) == "the source"


def test_an_empty_directory_among_several_is_noted(
    data_directory: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    reason = f"{empty}: the directory is empty"
    assert _places([empty, data_directory / "events-10", [empty]]) == EVERYTHING[4:]
    assert caplog.messages == [reason, reason]
    nothing: list[Source] = [empty, [empty, [empty]]]
    for source in nothing:
        with pytest.raises(FileNotFoundError, match=f"^{reason}$"):
            find_segments(source)
    with pytest.raises(FileNotFoundError, match="the path is empty"):
        find_segments("")
    for other in (7, None, [data_directory, 7]):
        with pytest.raises(TypeError, match=r"source is a path, .* found (int|None)"):
            find_segments(other)  # type: ignore[arg-type]


def test_a_search_without_a_caller_raises_and_keeps_nothing() -> None:
    assert search_or_default(None) == Search(raises=True, keeps_listings=False)
    own = Search()
    assert search_or_default(own) is own
