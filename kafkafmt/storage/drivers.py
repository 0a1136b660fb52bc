"""The drivers that fsspec has for kinds of URLs, and the options that each takes."""

from __future__ import annotations

import inspect
from functools import cache
from typing import Any

from kafkafmt._base.arguments import did_you_mean
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.errors import DriverMissingError, StorageOptionError

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
    """Raise an error unless there is a driver for a kind of URL, which has these options.

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
    known = _options_of(driver) if options else frozenset()
    if scheme in ("http", "https"):
        known |= {"headers", "params", "auth", "cookies", "proxy", "ssl", "timeout"}
    for name in options:
        if name not in known:
            hint = did_you_mean(name, sorted(known), otherwise="there are")
            raise StorageOptionError(f"{scheme}:// has no storage option {name!r}{hint}")


@cache
def _options_of(driver: Any) -> frozenset[str]:
    known = {"skip_instance_cache", "listings_expiry_time", "max_paths", "batch_size"}
    for kind in driver.__mro__:
        known.update(inspect.signature(kind.__init__).parameters)
    return frozenset(known - {"self", "args", "kwargs", "storage_options", "asynchronous", "loop"})
