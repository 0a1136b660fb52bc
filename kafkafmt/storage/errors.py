"""What can go wrong between a source and its bytes, apart from the bytes themselves.

Invariant: every message names the file or URL, and none shows a storage option.
"""

from __future__ import annotations


class DriverMissingError(ImportError):
    """No driver for such URLs is installed. The message says what to install."""


class StorageOptionError(ValueError):
    """A kind of URL that nobody knows, or an option that its driver does not have."""


class UnrangedError(ValueError):
    """The server answers with the whole file when it is asked for a range."""


class StorageError(OSError):
    """A store cannot be reached, or answers with an error."""


class ReplacedError(OSError):
    """A file is not the one that was listed."""


def expect_version(url: str, expected: str | None, found: str | None) -> None:
    """Raises ReplacedError for a file that is another one than expected, where that can be told."""
    if expected is not None and found is not None and found != expected:
        raise ReplacedError(f"{url}: was replaced: expected version {expected}, found {found}")
