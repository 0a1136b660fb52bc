"""The errors of fsspec's drivers: of many classes, each becomes an :class:`OSError` with the URL.

Invariant: an error shows no storage option.
"""

from __future__ import annotations

import sys

from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.errors import RefusedError, ReplacedError, StorageError

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
    """The error as one of ours; the original could show storage options.

    `denied` says what these credentials may not do.
    """
    status = status_of(error)
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
    """The errors of the loaded libraries, and others."""
    classes = (getattr(sys.modules.get(module), name, None) for module, name in _FOREIGN)
    return (*others, *(kind for kind in classes if kind is not None))


def status_of(error: BaseException | None) -> int | None:
    """The HTTP status of an error; ``None`` if it has none."""
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
    """Whether a repeated request may succeed. Drivers of large stores repeat by themselves."""
    web = error if _is_web_error(error) else error.__cause__
    if _is_web_error(web):
        status = status_of(web)
        return status is None or status == 429 or status >= 500
    return isinstance(error, (ConnectionError, TimeoutError)) and error.__cause__ is None
