"""The errors of drivers as those of this package, without their secrets."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Any

import pytest
from aiohttp import ClientError

from kafkafmt.storage import drivers
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.drivers import NoBucketError, expect_driver, http_status, named
from kafkafmt.storage.errors import (
    DriverMissingError,
    RefusedError,
    ReplacedError,
    StorageError,
    StorageOptionError,
)

URL = "s3://logs/t-0/0.log"
REPLACED = "was replaced: the store has another version now"
NO_KEY = (
    "give storage options (key and secret, or anon=true), or set up the store's own environment"
)


class _Response(Exception):
    def __init__(self, text: str, status: int) -> None:
        super().__init__(text)
        self.response = {"ResponseMetadata": {"HTTPStatusCode": status}}


class _Status(Exception):
    def __init__(self, text: str, status: object) -> None:
        super().__init__(text)
        self.status = status


def _of_web(status: int | None) -> ClientError:
    error = ClientError("no")
    error.status = status  # type: ignore[attr-defined]
    return error


def _called(name: str, base: type[Exception] = Exception, text: str = "no") -> Exception:
    error: Exception = type(name, (base,), {})(text)
    return error


@pytest.mark.parametrize(
    ("error", "kind", "text"),
    [
        (_called("FileExpired", OSError), ReplacedError, REPLACED),
        (_Status("failed", 412), ReplacedError, REPLACED),
        (_Status("x  y\nz", 401), RefusedError, "x y z: denied"),
        (_Response("x", 403), RefusedError, "x: denied"),
        (PermissionError(errno.EACCES, "closed"), RefusedError, "closed: denied"),
        (_called("NoCredentialsError"), RefusedError, f"no: {NO_KEY}"),
        (_called("PartialCredentialsError"), RefusedError, f"no: {NO_KEY}"),
        (FileNotFoundError("The bucket is missing"), NoBucketError, "The bucket is missing"),
        (FileNotFoundError("gone"), FileNotFoundError, "gone"),
        (FileNotFoundError(URL), FileNotFoundError, "no such file or directory"),
        (FileNotFoundError("t-0/0.log"), FileNotFoundError, "no such file or directory"),
        (_Status("x", 404), FileNotFoundError, "no such file or directory"),
        (_Status("x", 500), StorageError, "x"),
        (_Status(URL, 500), StorageError, "no such file or directory"),
        (_Status("x", "404"), StorageError, "x"),
        (OSError(errno.EIO, "broken"), StorageError, "broken"),
        (ValueError(), StorageError, "ValueError"),
        (ValueError("a" * 301), StorageError, "a" * 300 + "…"),
        (ValueError("a" * 300), StorageError, "a" * 300),
        (ValueError("the hidden key"), StorageError, "the *** key"),
    ],
)
def test_an_error_of_a_driver(error: Exception, kind: type[OSError], text: str) -> None:
    found = named(URL, error, StorageOptions({"secret": "hidden"}), "denied")
    assert type(found) is kind
    assert str(found) == f"{URL}: {text}"


def test_the_status_is_that_of_the_first_error_that_has_one() -> None:
    first, second = ValueError("a"), _Status("b", 404)
    first.__cause__ = second
    assert [http_status(error) for error in (first, second, _Response("c", 403))] == [404, 404, 403]
    assert http_status(None) is http_status(ValueError("a")) is None


@pytest.mark.parametrize(
    ("scheme", "options", "kind", "reason"),
    [
        ("nothing", {}, StorageOptionError, "nothing:// is not a kind of URL that fsspec knows"),
        ("memory", {"anon": 1}, StorageOptionError, "memory:// has no storage option 'anon'"),
        ("http", {"header": 1}, StorageOptionError, "no storage option 'header'.*headers"),
    ],
)
def test_an_unknown_kind_or_option(
    scheme: str, options: dict[str, Any], kind: type[Exception], reason: str
) -> None:
    with pytest.raises(kind, match=reason):
        expect_driver(scheme, StorageOptions(options))


def test_options_that_drivers_know() -> None:
    expect_driver("memory", NO_OPTIONS)
    expect_driver("memory", StorageOptions({"skip_instance_cache": True}))
    expect_driver("https", StorageOptions({"headers": {}, "timeout": 1, "block_size": 1}))


@pytest.mark.parametrize(
    ("scheme", "how"),
    [("gs", "pip install gcsfs"), ("s3a", "pip install s3fs"), ("other", "needs x")],
)
def test_a_driver_that_is_missing(scheme: str, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: str) -> None:
        raise ImportError("needs x")

    monkeypatch.setattr("fsspec.get_filesystem_class", missing)
    with pytest.raises(DriverMissingError, match=f"^{scheme}:// needs a driver for fsspec: {how}"):
        expect_driver(scheme, NO_OPTIONS)
    assert drivers.foreign(ValueError)[0] is ValueError


@pytest.mark.parametrize(
    ("kept", "kind", "reason"),
    [
        ({"Key": "a", "Code": "AccessDenied"}, PermissionError, "a was not deleted: AccessDenied"),
        ({"Key": "a", "Code": "Busy", "Message": "wait"}, OSError, "a was not deleted: wait"),
    ],
)
def test_objects_that_s3_keeps(kept: dict[str, str], kind: type[OSError], reason: str) -> None:
    requests: list[tuple[str, dict[str, Any]]] = []

    class Driver:
        answer: Mapping[str, Any] = {}

        def split_path(self, url: str) -> tuple[str, str, None]:
            bucket, _, key = url.partition("/")
            return bucket, key, None

        def call_s3(self, name: str, **wanted: Any) -> Mapping[str, Any]:
            requests.append((name, wanted))
            return self.answer

    driver = Driver()
    drivers.delete(driver, ["b/a", "b/c/d"])
    wanted = {"Objects": [{"Key": "a"}, {"Key": "c/d"}], "Quiet": True}
    assert requests == [("delete_objects", {"Bucket": "b", "Delete": wanted})]
    driver.answer = {"Errors": [kept]}
    with pytest.raises(kind, match=f"^{reason}$") as raised:
        drivers.delete(driver, ["b/a"])
    assert type(raised.value) is kind


@pytest.mark.parametrize(
    ("error", "is_again"),
    [
        (_of_web(None), True),
        (_of_web(429), True),
        (_of_web(500), True),
        (_of_web(499), False),
        (_of_web(404), False),
        (FileNotFoundError(), False),
        (ConnectionError(), True),
        (TimeoutError(), True),
        (OSError(), False),
    ],
)
def test_which_requests_are_repeated(error: Exception, is_again: bool) -> None:
    assert drivers.is_transient(error) == is_again
    for kind in (OSError, ConnectionError):  # what a driver raises for it
        caused = kind("no")
        caused.__cause__ = error
        assert drivers.is_transient(caused) == (is_again and isinstance(error, ClientError))
