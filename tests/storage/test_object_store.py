"""A directory of an object store to write to, on a real S3 server."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import fsspec
import pytest

from kafkafmt.storage import object_store
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.errors import StorageError, StorageOptionError
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.object_store import ObjectStore, is_store
from tests.support.store import Store


@pytest.fixture
def out(s3: Store) -> ObjectStore:
    bucket = s3.make("objects")
    return ObjectStore(f"s3://{bucket}/lake/out", StorageOptions(s3.options))


def found(store: ObjectStore, directory: str = "") -> dict[str, int]:
    return dict(store.objects(directory))


def test_names(out: ObjectStore) -> None:
    assert out.object_url("") == out.url
    assert out.object_url("a/b") == f"{out.url}/a/b"
    assert out.driver_path("a/b") == out.url.removeprefix("s3://") + "/a/b"
    assert out.driver_path("") == out.url.removeprefix("s3://")


def test_what_is_written_is_listed_read_and_deleted(out: ObjectStore, tmp_path: Path) -> None:
    assert out.names("") == []
    assert found(out) == {}
    out.create("one", b"1")
    out.write("a/two", b"22")
    file = tmp_path / "file"
    file.write_bytes(b"333")
    out.upload(str(file), "a/b/three")
    assert found(out) == {"one": 1, "a/two": 2, "a/b/three": 3}
    assert found(out, "a") == {"a/two": 2, "a/b/three": 3}
    assert (out.names(""), out.names("a"), out.names("b")) == (["a", "one"], ["b", "two"], [])
    assert [out.read(name) for name in ("one", "a/two", "a/b/three")] == [b"1", b"22", b"333"]
    out.write("a/two", b"")
    assert out.read("a/two") == b""
    out.delete(["one", "missing", "a/two"])
    out.delete([])
    assert found(out) == {"a/b/three": 3}


def test_a_name_is_created_once(out: ObjectStore) -> None:
    out.create("one", b"1")
    with pytest.raises(FileExistsError) as raised:
        out.create("one", b"2")
    assert raised.value.filename == f"{out.url}/one"
    assert out.read("one") == b"1"


def test_what_may_not_be_read(s3: Store, out: ObjectStore) -> None:
    denied = ObjectStore(f"{out.url}/forbidden", StorageOptions(s3.options))
    denied.create("one", b"1")
    with pytest.raises(PermissionError, match="these credentials may not read or write it"):
        denied.read("one")


class BusyError(Exception):
    """As the driver raises it while another conditional request for a name is under way."""

    status = 409


@pytest.mark.parametrize("times", [0, 2, 4, 5])
def test_a_store_that_is_busy_is_tried_again(
    out: ObjectStore, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    left = [BusyError()] * times
    pipe_file = out._files.pipe_file

    def busy(*given: object, **options: object) -> None:
        if left:
            raise left.pop()
        pipe_file(*given, **options)

    monkeypatch.setattr(out._files, "pipe_file", busy)
    # Not the function of all modules: another thread may sleep.
    monkeypatch.setattr(object_store, "time", SimpleNamespace(sleep=pauses.append))
    if times < 5:
        out.create("one", b"1")
        assert out.read("one") == b"1"
    else:
        with pytest.raises(StorageError, match=r"/one: others write it at the same time$"):
            out.create("one", b"1")
    assert pauses == [0.05, 0.2, 0.5, 1.0][:times]


def test_objects_that_cannot_be_read(out: ObjectStore, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FileNotFoundError):
        out.read("missing")
    out.write("one", b"12345")
    monkeypatch.setattr(object_store, "MAX_OBJECT", 5)
    assert out.read("one") == b"12345"
    monkeypatch.setattr(object_store, "MAX_OBJECT", 4)
    with pytest.raises(StorageError, match=r"/one: has 5 bytes, expected at most 4$"):
        out.read("one")
    item = out.item

    def item_before(url: str) -> Item:
        before = item(url)
        out.write("one", bytes(1000))
        return before

    monkeypatch.setattr(object_store, "MAX_OBJECT", 5)
    out.write("one", b"1")
    monkeypatch.setattr(out, "item", item_before)
    with pytest.raises(StorageError, match=r"/one: has grown to more than 5 bytes$"):
        out.read("one")


@pytest.mark.parametrize(
    ("code", "kind"), [("AccessDenied", PermissionError), ("InternalError", StorageError)]
)
def test_an_object_that_the_store_keeps(
    s3: Store, out: ObjectStore, code: str, kind: type[OSError], monkeypatch: pytest.MonkeyPatch
) -> None:
    """S3 says so in an answer that is a success."""
    out.write("one", b"1")
    answered = Store.answer
    error = f"<Error><Key>lake/out/one</Key><Code>{code}</Code><Message>kept</Message></Error>"
    kept = f"<DeleteResult>{error}</DeleteResult>".encode()

    def answer(store: Store, app: Any, environ: Any, start_response: Any) -> Iterable[bytes]:
        if environ["QUERY_STRING"] != "delete":
            return answered(store, app, environ, start_response)
        start_response("200 OK", [("Content-Length", str(len(kept)))])
        return [kept]

    monkeypatch.setattr(Store, "answer", answer)
    with pytest.raises(kind, match=f"^{out.url}: lake/out/one was not deleted: kept"):
        out.delete(["one", "two"])


def test_a_store_may_be_sent_to_another_process(out: ObjectStore) -> None:
    out.write("one", b"1")
    other = pickle.loads(pickle.dumps(out))
    assert (other.url, found(other)) == (out.url, {"one": 1})


def test_pyarrow_writes_by_the_same_driver(out: ObjectStore) -> None:
    with out.arrow().open_output_stream(out.driver_path("a/one")) as stream:
        stream.write(b"1")
    assert found(out) == {"a/one": 1}


def test_pyarrow_reads_by_the_same_driver(out: ObjectStore) -> None:
    out.write("a/one", b"12345")
    arrow = out.arrow()
    with arrow.open_input_file(out.driver_path("a/one")) as file:
        assert (file.size(), file.read(2), file.tell()) == (5, b"12", 2)
    with pytest.raises(FileNotFoundError, match=f"^{out.url}/a/two: "):
        arrow.open_input_file(out.driver_path("a/two"))


def test_a_driver_that_cannot_create_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = fsspec.get_filesystem_class("s3")
    monkeypatch.setattr(driver, "_pipe_file", lambda self, path, value: None)
    reason = "^s3://b/out: this version of the driver for s3:// cannot create an object only"
    with pytest.raises(StorageOptionError, match=reason):
        ObjectStore("s3://b/out/", StorageOptions({"anon": True, "skip_instance_cache": True}))


def test_which_urls_are_of_such_a_store() -> None:
    for scheme in ("s3", "gs", "gcs", "abfs", "abfss", "az"):
        assert is_store(f"{scheme}://b/out")
    assert not any(map(is_store, ("memory://b", "/s3://b", "s3:/b", "s3a://b", "out")))


def test_more_than_one_request_takes(out: ObjectStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(object_store, "_DELETED_AT_ONCE", 2)
    requests: list[int] = []
    delete = out._delete

    def noted(urls: list[str]) -> None:
        requests.append(len(urls))
        delete(urls)

    monkeypatch.setattr(out, "_delete", noted)
    for name in "abcde":
        out.write(name, b"1")
    out.delete(iter("abcd"))
    assert (requests, out.names("")) == ([2, 2], ["e"])


@pytest.mark.parametrize("url", ["memory://out", "file:///out", "http://host/out"])
def test_other_stores_are_refused(url: str) -> None:
    with pytest.raises(StorageOptionError, match="cannot create a file only if it is missing"):
        ObjectStore(url)


def test_errors_of_new_objects_have_urls(out: ObjectStore, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise OSError("broken")

    monkeypatch.setattr(out._files, "pipe_file", broken)
    for write in (out.create, out.write):
        with pytest.raises(StorageError, match=f"^{out.url}/one: broken$"):
            write("one", b"1")


def test_a_driver_of_another_store_deletes_what_is_there(
    out: ObjectStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []

    def rm(urls: list[str]) -> None:
        asked.append(urls)
        raise FileNotFoundError(urls[0])

    monkeypatch.setattr(out, "_is_s3", False)
    monkeypatch.setattr(out._files, "rm", rm)
    out.delete(["one", "two"])
    assert asked == [[f"{out.url}/one", f"{out.url}/two"]]
