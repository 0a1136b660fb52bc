"""Segments in object stores: the requests and the results."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import IO, Any, cast

import aiohttp
import pytest

import kafkafmt
from kafkafmt.storage import ranged, remote
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.discovery import find_extents, find_segments
from kafkafmt.storage.errors import ReplacedError, StorageError, StorageOptionError
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.resolve import is_remote, open_tree, refuse_secrets
from tests.cli.running import run
from tests.support.encoder import Rec, record_batch
from tests.support.engines import columnar as columnar
from tests.support.files import put
from tests.support.large import PAYLOAD, large
from tests.support.store import KEY, SECRET, Store
from tests.support.tables import rows
from tests.support.truth import GOLDEN

MIB = 1024 * 1024


@pytest.fixture
def bucket(s3: Store) -> str:
    return s3.make("logs")


_PLACE = dict[str, Any](topic=None, partition=None)


def lay_out(store: Store, bucket: str, prefix: str = "kafka") -> str:
    """A data directory of two topics in a bucket; its URL."""
    for case, log in (("k431-segments", "orders-0"), ("k431-tx", "orders-1")):
        store.upload(bucket, f"{prefix}/{log}", GOLDEN / case)
    store.upload(bucket, f"{prefix}/events-0", GOLDEN / "k0822-multiseg")
    store.put(bucket, f"{prefix}/meta.properties", b"version=1\ncluster.id=c\nnode.id=1\n")
    store.put(bucket, f"{prefix}/old-0.{'0' * 32}-delete/{0:020}.log", b"gone")
    store.requests.clear()
    return f"s3://{bucket}/{prefix}"


def put_large(store: Store, bucket: str, batches: int, *, index: bool = True) -> str:
    log, entries = large(batches)
    store.put(bucket, f"big-0/{0:020}.log", log)
    if index:
        store.put(bucket, f"big-0/{0:020}.index", entries)
    store.requests.clear()
    return f"s3://{bucket}/big-0"


def ranged_only(store: Store) -> bool:
    """Whether every object was requested by range."""
    return all(request.range is not None for request in store.data_requests)


def test_a_data_directory_in_a_bucket(s3: Store, bucket: str) -> None:
    url = lay_out(s3, bucket)
    segments = find_segments(url, storage=s3.options)
    assert [s.topic for s in segments] == ["events"] * 2 + ["orders"] * (len(segments) - 2)
    assert all(request.method == "HEAD" or request.is_list for request in s3.requests)
    assert len(s3.requests) == 2 + 1 + 3  # what it is; the directory; its three logs
    table = kafkafmt.read_records(url, storage_options=s3.options)
    expected = [
        row
        for case in ("k0822-multiseg", "k431-segments", "k431-tx")
        for row in rows(kafkafmt.read_records(GOLDEN / case))
    ]
    found = rows(table)
    assert len(found) == len(expected)
    for row, other in zip(found, expected, strict=True):
        assert row | _PLACE == other | _PLACE
    assert ranged_only(s3)
    assert len(s3.data_requests) == len(segments)


@pytest.mark.slow
@pytest.mark.parametrize(
    "path", ["kafka/orders-0", "kafka/orders-0/", "kafka/orders-*", "kafka/*/*.log", ""]
)
def test_what_a_url_may_be(s3: Store, bucket: str, path: str) -> None:
    lay_out(s3, bucket)
    for scheme in ("s3", "s3a"):
        segments = find_segments(f"{scheme}://{bucket}/{path}", storage=s3.options)
        assert {s.path.partition("://")[0] for s in segments} == {"s3"}
        assert {s.topic for s in segments} <= {"orders", "events"}
        assert all(s.has_index is not None for s in segments)


@pytest.mark.parametrize("length", [10, 400])
def test_a_missing_object_of_a_bucket_that_is_called_so(s3: Store, length: int) -> None:
    url = f"s3://{s3.make('a-bucket')}/{'x' * length}"
    tree = open_tree(url, StorageOptions(s3.options))
    assert tree.kind(url) is None
    with pytest.raises(FileNotFoundError, match=f"^{url}: no such file or directory$"):
        tree.open(url)


PATTERNS = (
    *("*", "orders-?", "*/*.log", "*-0/*", "orders-*/*.l[o]g", "[eo]*-0/*36.log", "*/nothing*"),
    *("nothing*/*", "**", "**/*.log", "*/**", "**/deep/*.log", "*/deep/*"),
)


@pytest.mark.parametrize("pattern", PATTERNS)
def test_a_pattern_matches_what_it_does_on_a_disk(
    s3: Store, bucket: str, memory: Any, tmp_path: Path, pattern: str
) -> None:
    for name in ("orders-0/36.log", "orders-0/0.log", "events-0/36.log", "a-0/b/deep/1.log"):
        s3.put(bucket, f"kafka/{name}", b"x")
        memory.pipe(f"/globs/{name}", b"x")
        put(tmp_path / name, b"x")

    def found(base: str) -> set[tuple[str, bool]]:
        tree = open_tree(base, StorageOptions(s3.options if base.startswith("s3:") else {}))
        items = [item for item in tree.glob(f"{base}/{pattern}") if item.path != base]
        return {(item.path.removeprefix(base).strip("/"), item.is_directory) for item in items}

    expected = found(str(tmp_path))
    assert found(f"s3://{bucket}/kafka") == expected
    assert found("memory://globs") == expected


def test_a_pattern_requests_the_names_that_begin_as_it_does(s3: Store, bucket: str) -> None:
    tree = open_tree(url := lay_out(s3, bucket), StorageOptions(s3.options))
    directory = next(item for item in tree.items(url) if item.is_directory)
    assert directory == Item(f"{url}/events-0", "events-0", True, 0)
    s3.requests.clear()
    assert [item.name for item in tree.glob(f"{url}/orders-*")] == ["orders-0", "orders-1"]
    assert ["prefix=kafka%2Forders-" in one.query for one in s3.requests if one.is_list] == [True]


def test_which_paths_are_of_a_store() -> None:
    assert is_remote("s3://b/a")
    for path in ("/data/a", "file:///a", "file:///a/s3://b", "s3:/b", "file"):
        assert not is_remote(path)


def test_what_is_known_of_a_match(memory: Any) -> None:
    memory.pipe("/known/t-0/a.log", b"123")
    tree = open_tree("memory://known", NO_OPTIONS)
    base, log, file = tree.glob("memory://known/**")
    assert tree.glob("memory://kno*n") == [base]
    assert tree.glob("memory://kno*/*") == [log]
    assert tree.glob("memory://kno*/t-0/*.log") == [file]
    assert find_segments("memory://kno*/*/*.log")[0].path == file.path
    assert base == Item("memory://known", "known", True, 0)
    assert log == Item("memory://known/t-0", "t-0", True, 0)
    assert file == Item("memory://known/t-0/a.log", "a.log", False, 3, file.version)


@pytest.mark.slow
@pytest.mark.parametrize("pattern", ["*/*.log", "*-0", "**", "**/*.log", "orders-0/*.log"])
def test_a_pattern_over_a_directory_that_cannot_be_listed(
    s3: Store, bucket: str, monkeypatch: pytest.MonkeyPatch, pattern: str
) -> None:
    """Nothing is left out without a word."""
    url = lay_out(s3, bucket)
    refused = "orders-0" if "**" not in pattern else "kafka"
    answered = Store.answer

    def answer(store: Store, app: Any, environ: Any, start_response: Any) -> Iterable[bytes]:
        query = environ["QUERY_STRING"]
        if "list-type" in query and refused in query:
            environ["PATH_INFO"] = "/forbidden"
        return answered(store, app, environ, start_response)

    assert find_segments(f"{url}/{pattern}", storage=s3.options)
    monkeypatch.setattr(Store, "answer", answer)
    with pytest.raises(PermissionError, match="these credentials may not read it"):
        find_segments(f"{url}/{pattern}", storage=s3.options)


def test_one_object(s3: Store, bucket: str) -> None:
    url = f"{lay_out(s3, bucket)}/orders-0/{36:020}.log"
    with kafkafmt.open_segment(url, storage_options=s3.options) as segment:
        assert next(batch.base_offset for batch in iter(segment)) == 36
        assert (segment.topic, segment.partition, segment.source) == ("orders", 0, url)
    index = url.replace(".log", ".index")
    assert kafkafmt.side_files.read_index(index, storage_options=s3.options).num_rows >= 0


@pytest.mark.usefixtures("columnar")
def test_reading_on_takes_few_large_ranges(s3: Store, bucket: str) -> None:
    url = put_large(s3, bucket, 2048)  # 32 MiB
    (segment,) = find_segments(url, storage=s3.options)
    s3.requests.clear()
    count = sum(batch.num_rows for batch in kafkafmt.scan_records(segment, columns=["offset"]))
    assert count == 2048
    assert ranged_only(s3)
    assert s3.bytes_read == segment.size  # each byte once
    # One for the object, and one or two for the log start offset, which is not there.
    assert len(s3.requests) - len(s3.data_requests) <= 3
    assert len(s3.data_requests) <= segment.size / ranged.MOST + 3
    assert max(request.sent for request in s3.data_requests) == ranged.MOST


def test_a_range_reads_what_the_index_says(s3: Store, bucket: str) -> None:
    url = put_large(s3, bucket, 2048)
    options = s3.options
    found = kafkafmt.read_records(url, start_offset=1500, end_offset=1510, storage_options=options)
    assert found.column("offset").to_pylist() == list(range(1500, 1510))
    assert ranged_only(s3)
    assert s3.bytes_read < 1 * MIB
    assert len(s3.requests) < 16


def test_threads_read_their_own_part(s3: Store, bucket: str) -> None:
    url = put_large(s3, bucket, 1024)
    table = kafkafmt.read_records(url, columns=["offset"], threads=3, storage_options=s3.options)
    assert table.column("offset").to_pylist() == list(range(1024))
    size = 1024 * len(record_batch([Rec(None, bytes(PAYLOAD))]))
    assert ranged_only(s3)
    assert s3.bytes_read < size + 1 * MIB
    s3.delete(bucket, f"big-0/{0:020}.index")
    s3.requests.clear()
    again = kafkafmt.read_records(url, columns=["offset"], threads=3, storage_options=s3.options)
    assert again == table
    assert s3.bytes_read == size  # not walked first, which would be to read it twice


def test_damage_cut_files_and_zeroes(s3: Store, bucket: str) -> None:
    log, _ = large(8)
    size = len(log) // 8
    flipped = bytearray(log)
    flipped[3 * size + 1000] ^= 1
    for name, data in (("a", bytes(flipped)), ("b", log[:-100]), ("c", log + bytes(MIB))):
        s3.put(bucket, f"bad/{name}-0/{0:020}.log", data)
    url = f"s3://{bucket}/bad"
    with pytest.raises(kafkafmt.errors.ChecksumError, match=f"s3://{bucket}/bad/a-0/0+.log, byte"):
        kafkafmt.read_records(url, storage_options=s3.options)
    damage = rows(kafkafmt.read_damage(url, storage_options=s3.options))
    assert [(row["topic"], row["kind"], row["position"]) for row in damage] == [
        ("a", "bad_checksum", 3 * size),
        ("b", "truncated_tail", 7 * size),
        ("c", "zero_tail", 8 * size),
    ]
    found = kafkafmt.read_records(url, on_damage="skip", storage_options=s3.options)
    assert found.num_rows == 7 + 7 + 8
    assert ranged_only(s3)


def test_an_object_replaced_or_deleted_while_it_is_read(s3: Store, bucket: str) -> None:
    url = put_large(s3, bucket, 1024)
    other = large(1000)[0]
    key = f"big-0/{0:020}.log"
    changes: list[tuple[Callable[[], None], type[OSError], str]] = [
        (lambda: s3.put(bucket, key, other), ReplacedError, "was replaced"),
        (lambda: s3.delete(bucket, key), FileNotFoundError, ""),
    ]
    for change, error, words in changes:

        def before_get(_: str, change: Callable[[], None] = change) -> None:
            if len(s3.data_requests) == 1:
                s3.before_get = None
                change()

        s3.requests.clear()
        s3.before_get = before_get
        scan = kafkafmt.scan_records(url, storage_options=s3.options)
        with pytest.raises(error, match=f"s3://{bucket}/{key}: {words}"):
            scan.read_all()
    s3.put(bucket, key, other)
    (segment,) = find_segments(url, storage=s3.options)
    s3.put(bucket, key, large(1024)[0])
    with pytest.raises(ReplacedError, match="was replaced: expected version ETag"):
        kafkafmt.read_records(segment)


def test_unusable_files_are_closed(s3: Store, bucket: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (segment,) = find_segments(put_large(s3, bucket, 1), storage=s3.options)
    s3.put(bucket, f"big-0/{0:020}.log", b"other")
    opened: list[ranged.RangedFile] = []
    tree_open = remote.RemoteTree.open

    def noted(tree: remote.RemoteTree, path: str) -> IO[bytes]:
        stream = tree_open(tree, path)
        opened.append(cast("ranged.RangedFile", stream))
        return stream

    monkeypatch.setattr(remote.RemoteTree, "open", noted)
    with pytest.raises(ReplacedError):
        segment.open()
    assert [stream.closed for stream in opened] == [True]


def test_a_busy_store_is_asked_again(s3: Store, bucket: str) -> None:
    url = put_large(s3, bucket, 64)
    s3.failures[:] = [(503, "SlowDown"), (500, "InternalError"), (503, "SlowDown")]
    assert kafkafmt.read_records(url, columns=["offset"], storage_options=s3.options).num_rows == 64
    assert s3.failures == []


def test_errors_name_the_url_and_no_secret(s3: Store, bucket: str) -> None:
    lay_out(s3, bucket)
    lay_out(s3, bucket, "forbidden")
    wrong = {**s3.options, "key": "AKIASOMEBODYELSE"}
    options = s3.options
    for url, given, error, words in (
        ("s3://nowhere-at-all/kafka", options, FileNotFoundError, "bucket does not exist"),
        (f"s3://{bucket}/nothing", options, FileNotFoundError, "no such file or directory"),
        (f"s3://{bucket}/forbidden/orders-0/{0:020}.log", options, PermissionError, "may not read"),
        (f"s3://{bucket}/kafka", wrong, PermissionError, "may not read"),
        (f"s3://{bucket}/kafka", {**options, "sekret": "x"}, StorageOptionError, "'secret'"),
        ("nosuch://x/y", {}, StorageOptionError, "nosuch:// is not a kind of URL"),
    ):
        with pytest.raises(error, match=words) as caught:
            find_segments(url, storage=given)
        shown = f"{caught.value!r} {caught.value.__cause__!r}"
        assert SECRET not in shown
        assert "AKIA" not in shown
        if error is not StorageOptionError:
            assert url in str(caught.value)


def test_a_password_in_a_url_is_refused_and_not_shown() -> None:
    for url in (
        f"https://me:{SECRET}@host/kafka",
        f"s3://{KEY}:{SECRET}@bucket/kafka",
        f"s3://{KEY}:{SECRET}/with/slashes@bucket/kafka",
        f"s3://{KEY}:12/{SECRET}@bucket/kafka",
        f"https://{SECRET}@host/kafka",
        f"https://{SECRET}/slash@host/kafka",
        f"s3://{SECRET}@bucket/kafka",
        f"abfs://account:{SECRET}@host/kafka",
        f"simplecache::https://{SECRET}@host/kafka",
        f"HTTPS://{SECRET}@host/kafka",
    ):
        with pytest.raises(StorageOptionError, match="give that as a storage option") as caught:
            kafkafmt.read_records(url)
        assert SECRET not in str(caught.value)


def test_a_store_that_cannot_be_reached(s3: Store) -> None:
    options = {
        **s3.options,
        "endpoint_url": "http://127.0.0.1:9",
        "config_kwargs": {"retries": {"max_attempts": 0}},
    }
    with pytest.raises(StorageError, match="s3://bucket/kafka: Could not connect"):
        find_segments("s3://bucket/kafka", storage=options)


def test_a_driver_that_cannot_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise OSError("broken")

    monkeypatch.setattr("fsspec.core.url_to_fs", broken)
    with pytest.raises(StorageError, match=r"^memory://logs: broken$"):
        open_tree("memory://logs")


def test_secrets_are_not_shown(s3: Store, bucket: str) -> None:
    extents = find_extents(lay_out(s3, bucket), storage=s3.options)
    shown = f"{extents!r} {extents[0].segment} {StorageOptions(s3.options)!r}"
    assert SECRET not in shown
    assert KEY not in shown
    assert "secret=***" in shown


@pytest.mark.slow
def test_the_command_line(s3: Store, bucket: str, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"{lay_out(s3, bucket)}/orders-0"
    options = [f"--storage-option={name}={value}" for name, value in s3.options.items()]
    result = run("records", *options, "--columns", "offset", url)
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 120
    assert run("verify", *options, url).stdout.startswith("checked: 1 partition, 4 segments, ")
    assert run("batches", *options, url).exit_code == 0
    dumped = run("dump", *options, f"{url}/{36:020}.log", f"{url}/{36:020}.index")
    assert dumped.exit_code == 0
    assert f"Dumping {url}/{36:020}.log\n" in dumped.stdout
    for arguments, words in (
        (["--storage-option", f"{SECRET}"], "must be KEY=VALUE"),
        ([*options, f"--storage-option=sekret={SECRET}"], "did you mean 'secret'?"),
        ([*options, "--storage-option=key=AKIASOMEBODYELSE"], "may not read it"),
    ):
        refused = run("records", *arguments, url)
        assert refused.exit_code == 2
        assert words in refused.stderr
        assert SECRET not in refused.stderr
        assert "AKIA" not in refused.stderr
        assert refused.stderr.count("\n") == 1
    monkeypatch.setitem(sys.modules, "gcsfs", None)
    assert "gs:// needs a driver" in run("records", "gs://bucket/kafka").stderr
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", KEY)
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", SECRET)
    monkeypatch.setenv("AWS_ENDPOINT_URL", s3.url)
    assert run("verify", url).exit_code == 0


def test_a_driver_that_fails_when_it_is_asked_for_the_version(
    memory: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    memory.pipe(f"/failing/big-0/{0:020}.log", large(1)[0])
    (segment,) = find_segments("memory://failing")

    def fails(*given: object, **options: object) -> None:
        raise aiohttp.ClientError("no answer")

    monkeypatch.setattr(type(memory), "info", fails)
    monkeypatch.setattr(remote, "_PAUSES", ())
    with pytest.raises(StorageError, match=rf"^{segment.path}: no answer$"):
        segment.open()


def test_a_listed_file_is_read_by_ranges_of_its_version(
    s3: Store, bucket: str, memory: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    cat_file, asked = type(memory).cat_file, list[tuple[int, int]]()

    def noted(self: object, path: str, start: int, end: int) -> bytes:
        asked.append((start, end))
        data: bytes = cat_file(self, path, start=start, end=end)
        return data

    monkeypatch.setattr(type(memory), "cat_file", noted)
    s3.put(bucket, "ranges/file", b"0123456789")
    memory.pipe("/ranges/file", b"0123456789")
    for url in (f"s3://{bucket}/ranges/file", "memory://ranges/file"):
        tree = open_tree(url, StorageOptions(s3.options if url.startswith("s3") else {}))
        item = tree.item(url)
        fetcher = tree.fetcher(url, item.size, item.version)
        assert (fetcher.fetch(2, 5), fetcher.fetch(0, 10)) == (b"234", b"0123456789")
        reason = f"^{url}: expected 9 bytes from byte 2 on, found 8$"
        with pytest.raises(StorageError, match=reason):
            fetcher.fetch(2, 11)
        other = tree.fetcher(url, item.size, "ETag other")
        with pytest.raises(ReplacedError, match=f"^{url}: was replaced"):
            other.once(0, 1)
    assert asked == [(2, 5), (0, 10), (2, 11), (0, 1)]
    ranges = [(2, 4), (0, 9), (2, 10)]
    assert [each.range for each in s3.data_requests if each.status == 206] == ranges


def test_memory_by_threads_and_a_change(memory: Any) -> None:
    log, index = large(1500)
    memory.pipe(f"/threads/big-0/{0:020}.log", log)
    memory.pipe(f"/threads/big-0/{0:020}.index", index)
    table = kafkafmt.read_records("memory://threads", columns=["offset"], threads=4)
    assert table.column("offset").to_pylist() == list(range(1500))
    scan = kafkafmt.scan_records("memory://threads")
    next(scan)
    memory.pipe(f"/threads/big-0/{0:020}.log", log[: len(log) // 2])
    with pytest.raises(ReplacedError):
        scan.read_all()


def test_a_stream_of_a_few_bytes_at_a_time(memory: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A raw stream of Python may give less than it is asked for, before its end."""

    class Piecemeal(io.BytesIO):
        def read(self, size: int | None = -1, /) -> bytes:
            return super().read(1000 if size is None or size < 0 else min(size, 1000))

    log, _ = large(3)
    memory.pipe(f"/piecemeal/big-0/{0:020}.log", log)
    monkeypatch.setattr(type(memory), "open", lambda *given, **options: Piecemeal(log))
    table = kafkafmt.read_records("memory://piecemeal", columns=["offset"])
    assert table.column("offset").to_pylist() == [0, 1, 2]


@pytest.mark.parametrize(
    "url",
    [
        "abfs://container@account.dfs.core.windows.net/kafka",
        "abfss://container@account.dfs.core.windows.net/kafka@2",
        "wasbs://container@account.blob.core.windows.net/kafka",
        "s3://bucket/kafka@2/orders-0",
        "s3://bucket/a:b/orders-0",
        "https://host:8080/kafka/orders-0",
        "hdfs://namenode:8020/kafka",
    ],
)
def test_urls_without_a_secret(url: str) -> None:
    refuse_secrets(url)


@pytest.mark.parametrize("prefix", ["file:", "file://", "file://localhost"])
def test_local_urls(prefix: str, tmp_path: Path) -> None:
    put(tmp_path / "orders-0" / f"{0:020}.log")
    (found,) = find_segments(f"{prefix}{tmp_path}/orders-0")
    assert found.path == f"{tmp_path}/orders-0/{0:020}.log"
    assert not is_remote(f"{prefix}{tmp_path}")
    assert open_tree(f"{prefix}{tmp_path}").absolute(f"{prefix}{tmp_path}") == str(tmp_path)


def test_a_directory_may_be_called_file(tmp_path: Path) -> None:
    """It was left out of the path."""
    path = put(tmp_path / "file:" / "orders-0" / f"{0:020}.log")
    (found,) = find_segments(path.parent)
    assert found.path == str(path)


def test_a_directory_of_many_objects_is_listed_page_by_page(
    s3: Store, bucket: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = lay_out(s3, bucket)
    s3.put(bucket, "kafka/events-0/", b"")  # as consoles do for a folder
    expected = find_segments(url, s3.options)
    driver = import_module("s3fs").S3FileSystem
    asked = driver.call_s3

    def in_small_pages(self: object, method: str, **more: object) -> object:
        return asked(self, method, MaxKeys=2, **more)

    monkeypatch.setattr(driver, "call_s3", in_small_pages)
    s3.requests.clear()
    assert find_segments(url, s3.options) == expected
    assert len(s3.requests) > 10
    with pytest.raises(FileNotFoundError, match="no such file or directory"):
        find_segments(f"{url}/nothing", s3.options)
