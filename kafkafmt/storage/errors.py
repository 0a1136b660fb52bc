"""Errors on the way to the bytes of a source, as opposed to errors in the bytes.

Invariant: every message names the file or URL, and none shows the value of a storage option.
"""

from __future__ import annotations

import os


class DriverMissingError(ImportError):
    """No driver for this kind of URL is installed. The message says what to install."""

    __module__ = "kafkafmt"


class StorageOptionError(ValueError):
    """fsspec does not know this kind of URL, or its driver does not have a storage option."""

    __module__ = "kafkafmt"


class UnrangedError(ValueError):
    """The server sends the whole file when a range is requested."""


class StorageError(OSError):
    """A store cannot be reached, or answers with an error."""

    __module__ = "kafkafmt"


class ReplacedError(OSError):
    """A file was replaced by another one after it was listed."""

    __module__ = "kafkafmt"


def is_of_the_disk(error: OSError) -> bool:
    """Whether an error shows that a file of this machine cannot be read, so that others may be.

    It is not if the file is gone or was replaced, or if a store does not answer: there a second
    attempt may give everything. A link to nothing is not gone.
    """
    if isinstance(error, FileNotFoundError):
        return error.filename is not None and os.path.islink(error.filename)
    return not isinstance(error, (ReplacedError, StorageError))


def expect_version(url: str, expected: str | None, found: str | None) -> None:
    """Raise ReplacedError if both versions are known and differ."""
    if expected is not None and found is not None and found != expected:
        raise ReplacedError(f"{url}: was replaced: expected version {expected}, found {found}")
