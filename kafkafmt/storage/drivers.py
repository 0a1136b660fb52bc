"""The drivers of fsspec for kinds of URLs: their options, their errors, and S3's listings.

Strategy: errors of many classes become an :class:`OSError` with the URL. The driver of S3 lists a
directory as a whole, so pages are requested here, with the entries of the driver's own listing.

Invariant: an error shows no storage option.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from kafkafmt._base.arguments import did_you_mean
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.errors import (
    DriverMissingError,
    RefusedError,
    ReplacedError,
    StorageError,
    StorageOptionError,
)

ALIASES = {"s3a": "s3", "s3n": "s3"}
"""Hadoop's names for a kind of URL."""
_INSTALL = {
    "s3": "s3fs",
    "gs": "gcsfs",
    "gcs": "gcsfs",
    "abfs": "adlfs",
    "abfss": "adlfs",
    "az": "adlfs",
    "http": "aiohttp",
    "https": "aiohttp",
}


def expect_driver(scheme: str, options: StorageOptions) -> None:
    """Raise an error unless there is a driver for a kind of URL, with these options.

    Raises:
        DriverMissingError: none is installed.
        StorageOptionError: fsspec does not know the kind of URL, or the driver an option.
    """
    import fsspec  # slow, and only stores need it

    try:
        driver = fsspec.get_filesystem_class(scheme)
    except ImportError as error:
        library = _INSTALL.get(ALIASES.get(scheme, scheme))
        how = f"pip install {library}" if library else str(error)
        raise DriverMissingError(f"{scheme}:// needs a driver for fsspec: {how}") from error
    except ValueError as error:
        raise StorageOptionError(f"{scheme}:// is not a kind of URL that fsspec knows") from error
    known = _driver_options(driver) if options else frozenset()
    if scheme in ("http", "https"):
        known |= {"headers", "params", "auth", "cookies", "proxy", "ssl", "timeout"}
    for name in options:
        if name not in known:
            hint = did_you_mean(name, sorted(known), otherwise="there are")
            raise StorageOptionError(f"{scheme}:// has no storage option {name!r}{hint}")


@cache
def _driver_options(driver: Any) -> frozenset[str]:
    known = {"skip_instance_cache", "listings_expiry_time", "max_paths", "batch_size"}
    for kind in driver.__mro__:
        known.update(inspect.signature(kind.__init__).parameters)
    return frozenset(known - {"self", "args", "kwargs", "storage_options", "asynchronous", "loop"})


_SHOWN = 300  # characters of a store's own message
# Errors of the libraries that drivers use, other than OSError; looked up only where loaded.
_FOREIGN = (
    ("aiohttp", "ClientError"),
    ("azure.core.exceptions", "AzureError"),
    ("botocore.exceptions", "BotoCoreError"),
    ("botocore.exceptions", "ClientError"),
    ("fsspec.exceptions", "FSTimeoutError"),
    ("gcsfs.retry", "HttpError"),
    ("google.auth.exceptions", "GoogleAuthError"),
)


class NoBucketError(FileNotFoundError):
    """The bucket of a URL is missing."""


def named(url: str, error: Exception, options: StorageOptions, denied: str) -> OSError:
    """Return the error as one of ours; the original could show storage options.

    `denied` says what these credentials may not do.
    """
    status = http_status(error)
    cause = error.__cause__
    shown = cause if isinstance(cause, foreign()) and _is_web_error(cause) else error
    said = str(shown)
    if isinstance(shown, OSError) and said.startswith("[Errno "):
        said = shown.strerror or said
    text = options.redacted(" ".join(said.split()) or type(shown).__name__)
    if text == url or (isinstance(error, FileNotFoundError) and text in url):
        text = "no such file or directory"
    text = text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
    if type(error).__name__ == "FileExpired" or status == 412:
        return ReplacedError(f"{url}: was replaced: the store has another version now")
    if status in (401, 403) or isinstance(error, PermissionError):
        return RefusedError(f"{url}: {text}: {denied}")
    if type(error).__name__ in ("NoCredentialsError", "PartialCredentialsError"):
        return RefusedError(
            f"{url}: {text}: give storage options (key and secret, or anon=true), or set up the"
            " store's own environment"
        )
    if isinstance(error, FileNotFoundError) and status in (404, None) and shown is error:
        kind = NoBucketError if "bucket" in text.lower() else FileNotFoundError
        return kind(f"{url}: {text}")
    if status == 404:
        return FileNotFoundError(f"{url}: no such file or directory")
    return StorageError(f"{url}: {text}")


def foreign(*others: type[Exception]) -> tuple[type[Exception], ...]:
    """Return the errors of the loaded libraries, and others."""
    classes = (getattr(sys.modules.get(module), name, None) for module, name in _FOREIGN)
    return (*others, *(kind for kind in classes if kind is not None))


def http_status(error: BaseException | None) -> int | None:
    """Return the HTTP status of an error; ``None`` if it has none."""
    while error is not None:
        status = getattr(error, "status", None)
        if isinstance(status, int):
            return status
        response = getattr(error, "response", None)
        if isinstance(response, dict):
            found = response.get("ResponseMetadata", {}).get("HTTPStatusCode")
            return int(found) if found is not None else None
        error = error.__cause__
    return None


def _is_web_error(error: BaseException | None) -> bool:
    return type(error).__module__.partition(".")[0] == "aiohttp"


def is_transient(error: BaseException) -> bool:
    """Return whether a repeated request may succeed; drivers of large stores do so themselves."""
    web = error if _is_web_error(error) else error.__cause__
    if _is_web_error(web):
        status = http_status(web)
        return status is None or status == 429 or status >= 500
    return isinstance(error, (ConnectionError, TimeoutError)) and error.__cause__ is None


def pages(
    driver: Any, path: str, ask: Callable[[Callable[[], Any]], Any], stem: str = ""
) -> Iterator[list[Any]]:
    """Yield pages of a thousand entries; none for an empty or missing directory.

    ``ask`` calls what sends a request, again if need be. Names begin with ``stem``.
    """
    bucket, key, _ = driver.split_path(path)
    wanted = {"Bucket": bucket, "Prefix": f"{key}/{stem}" if key else stem, "Delimiter": "/"}
    while bucket:
        page = ask(lambda: driver.call_s3("list_objects_v2", **wanted))
        entries = [
            {"name": found["Prefix"], "type": "directory", "size": 0}
            for found in page.get("CommonPrefixes", ())
        ]
        entries += (
            {**found, "name": found["Key"], "type": "file", "size": found["Size"]}
            for found in page.get("Contents", ())
        )
        if entries:
            yield entries
        if not page.get("IsTruncated"):
            break
        wanted["ContinuationToken"] = page["NextContinuationToken"]


def delete(driver: Any, urls: list[str]) -> None:
    """Delete at most 1000 objects of one bucket; missing ones are ignored.

    Raises:
        PermissionError: the store refuses to delete one of them.
        OSError: it does not delete one of them for another reason.
    """
    bucket, _, _ = driver.split_path(urls[0])
    objects = [{"Key": driver.split_path(url)[1]} for url in urls]
    wanted = {"Objects": objects, "Quiet": True}
    answer = driver.call_s3("delete_objects", Bucket=bucket, Delete=wanted)
    for kept in answer.get("Errors", ()):
        kind = PermissionError if kept["Code"] == "AccessDenied" else OSError
        raise kind(f"{kept['Key']} was not deleted: {kept.get('Message') or kept['Code']}")
