"""Errors on the way to the bytes of a source: with those in the bytes, ``kafkafmt.errors``.

Invariant: every message names the file or URL, and none shows a storage option or a private key.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from kafkafmt._base import damage
from kafkafmt._base.errors import ChecksumError as ChecksumError
from kafkafmt._base.errors import CorruptError as CorruptError
from kafkafmt._base.errors import KafkaFormatError as KafkaFormatError
from kafkafmt._base.errors import LimitExceededError as LimitExceededError
from kafkafmt._base.errors import MalformedError as MalformedError
from kafkafmt._base.errors import TruncatedError as TruncatedError
from kafkafmt._base.errors import UnsupportedError as UnsupportedError
from kafkafmt._base.wording import counted

__all__ = [
    "ChecksumError",
    "CorruptError",
    "DriverMissingError",
    "KafkaFormatError",
    "LimitExceededError",
    "MalformedError",
    "PrivateKeyError",
    "ReplacedError",
    "StorageError",
    "StorageOptionError",
    "TruncatedError",
    "UnsupportedError",
]


class DriverMissingError(ImportError):
    """No driver for this kind of URL is installed. The message says how to install one."""

    __module__ = "kafkafmt.errors"


class StorageOptionError(ValueError):
    """fsspec does not know this kind of URL, or its driver does not have a storage option."""

    __module__ = "kafkafmt.errors"


class UnrangedError(ValueError):
    """The server sends the whole file when a range is requested."""


class StorageError(OSError):
    """A store cannot be reached, or answers with an error."""

    __module__ = "kafkafmt.errors"


class ReplacedError(OSError):
    """A file was replaced by another one after it was listed."""

    __module__ = "kafkafmt.errors"


class EmptySourceError(FileNotFoundError):
    """A directory without segments, such as a new disk's; others of a source may have some."""


class RefusedError(StorageError, PermissionError):
    """A file or directory is there, and this user may not read it: nothing of it is damaged."""


class PrivateKeyError(PermissionError):
    """The private key for an encrypted tier is missing or wrong."""

    __module__ = "kafkafmt.errors"

    def __init__(self, reason: str, path: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.reason = reason
        self.path = path

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        """Both arguments: PermissionError has one."""
        return type(self), (self.reason, self.path)


class UnusableBytes(OSError):
    """Undecodable stored data of a segment: the segment's bytes are damaged.

    Attributes:
        start, end: of these bytes, in the segment; ``end`` is ``None`` for all following ones.
    """

    def __init__(
        self, kind: str, reason: str, path: str, start: int = 0, end: int | None = None
    ) -> None:
        super().__init__(errno.EIO, reason, path)
        self.kind = kind
        self.reason = reason
        self.start = start
        self.end = end

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        """Pickle with all arguments: those of OSError are fewer."""
        return type(self), (self.kind, self.reason, self.filename, self.start, self.end)

    def as_raised(self) -> KafkaFormatError | OSError:
        """Return the error to raise for damage: of the format, or of the system without bytes."""
        if self.kind in (damage.READ_ERROR, damage.MISSING_OFFSETS):
            return self
        return damage.damage_error(self.kind, self.reason, self.filename, self.start)


@contextmanager
def unreadable_is_missing(
    *errors: type[KafkaFormatError | OSError],
    note: Callable[[KafkaFormatError | OSError], object] = lambda _: None,
) -> Iterator[None]:
    """Ignore errors of an optional file, as if it were missing; ``note`` gets the error.

    Raises:
        StorageError: a store does not answer, or the file may not be read: it may be there, and
            say something else.
    """
    try:
        yield
    except StorageError:
        raise
    except errors as error:
        if is_refused(error):
            raise
        note(error)


@contextmanager
def naming(path: str, *, instead: bool = False) -> Iterator[None]:
    """Add the path of the file to an error of the system raised in the block.

    An error of a descriptor names no file. ``instead``: replace the name in the error, where it is
    an internal one.
    """
    try:
        yield
    except OSError as error:
        if error.errno is None or (error.filename is not None and not instead):
            raise
        raise OSError(error.errno, os.strerror(error.errno), path) from error


def is_of_a_change(error: OSError) -> bool:
    """Return whether a file or directory is gone or replaced since its listing, not damaged.

    A link to nothing is not gone.
    """
    if isinstance(error, FileNotFoundError):
        return error.filename is None or not os.path.islink(error.filename)
    return isinstance(error, ReplacedError)


def is_of_the_disk(error: OSError) -> bool:
    """Return whether an error means an unreadable file of this machine.

    It does not if the file is gone or was replaced, if this user may not read it, or if a store
    does not answer: then a second attempt may give everything.
    """
    return not (is_of_a_change(error) or is_refused(error) or isinstance(error, StorageError))


def is_refused(error: object) -> bool:
    """Return whether an error means missing permissions, not a missing private key."""
    return isinstance(error, PermissionError) and not isinstance(error, PrivateKeyError)


def refused(error: PermissionError, path: str) -> RefusedError:
    """Return the error to raise for a local path without read permission."""
    if isinstance(error, RefusedError):
        return error
    why = error.strerror or os.strerror(errno.EACCES)
    reason = f"{why}: not readable as {user()}; run as its owner"
    return RefusedError(error.errno or errno.EACCES, reason, error.filename or path)


def refused_logs(refusals: Sequence[OSError], logs: int) -> RefusedError:
    """Return the error to raise for a source with some logs without read permission."""
    first = refusals[0]
    if first.errno is None:  # of a store, whose message has the URL
        return RefusedError(f"{first}; {len(refusals)} of {logs} logs cannot be read")
    reason = (
        f"{os.strerror(first.errno)}: cannot read {len(refusals)} of {counted(logs, 'log')} as"
        f" {user()}; run as their owner"
    )
    return RefusedError(first.errno, reason, first.filename)


def user() -> str:
    """Return the user of this process, as ``uid 1000``."""
    return f"uid {os.geteuid()}" if hasattr(os, "geteuid") else "this user"


@contextmanager
def permitted(path: str) -> Iterator[None]:
    """Name this user in an error about permissions raised in the block.

    Raises:
        RefusedError: this user may not read the path.
    """
    try:
        yield
    except PermissionError as error:
        raise refused(error, path) from error


def expect_version(url: str, expected: str | None, found: str | None) -> None:
    """Raise ReplacedError if both versions are known and differ."""
    if expected is not None and found is not None and found != expected:
        raise ReplacedError(f"{url}: was replaced: expected version {expected}, found {found}")


def __dir__() -> list[str]:
    return __all__
