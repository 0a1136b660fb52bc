"""A directory of an object store to write to: objects created under a condition, listed, deleted.

Strategy: a store is written through its fsspec driver. What must exist at most once is created on
the condition that its name is free (`If-None-Match: *` in S3). Only some drivers have that, so the
others are refused; and a store that ignores the condition is detected when its first object is
created. Everything else is written under names that nothing else uses.

Invariant: an object that is listed is complete; no error shows a storage option.
"""

from __future__ import annotations

import errno
import inspect
import io
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any, cast

from kafkafmt.storage import drivers
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.drivers import NoBucketError, http_status
from kafkafmt.storage.errors import ReplacedError, StorageError, StorageOptionError
from kafkafmt.storage.remote import RemoteTree
from kafkafmt.storage.resolve import refuse_secrets

CONDITIONAL = ("s3", "gs", "gcs", "abfs", "abfss", "az")
"""The schemes of stores whose drivers can create an object only if its name is free."""

MAX_OBJECT = 1 << 30
"""Bytes of the largest object that is read whole."""

_BUSY = 409  # HTTP: another conditional request for the same name is under way
_DELETED_AT_ONCE = 1000  # objects, as many as one request of S3 takes
_PAUSES = (0.05, 0.2, 0.5, 1.0)  # seconds


def is_store(url: str) -> bool:
    """Return whether a path or URL is one of a store with conditional create."""
    return url.partition("://")[0] in CONDITIONAL


class ObjectStore(RemoteTree):
    """A directory of an object store."""

    _denied = "these credentials may not read or write it"

    def __init__(self, url: str, options: StorageOptions = NO_OPTIONS) -> None:
        """Raise StorageOptionError for a store without conditional create."""
        refuse_secrets(url)
        scheme = url.partition("://")[0]
        if scheme not in (*CONDITIONAL, "s3a"):
            raise StorageOptionError(
                f"{url}: {scheme}:// cannot create a file only if it is missing, which a table in"
                f" a store needs; stores that can: {', '.join(CONDITIONAL)}"
            )
        super().__init__(url, options)
        self.url = self.absolute(url)
        pipe = getattr(self._files, "_pipe_file", self._files.pipe_file)
        if "mode" not in inspect.signature(pipe).parameters:
            raise StorageOptionError(
                f"{self.url}: this version of the driver for {scheme}:// cannot create an object"
                " only if it is missing; install a newer one"
            )

    def __reduce__(self) -> tuple[type[ObjectStore], tuple[str, StorageOptions]]:
        return type(self), (self.url, self._options)

    def object_url(self, name: str) -> str:
        """Return the URL of an object, or of the directory for an empty name."""
        return f"{self.url}/{name}" if name else self.url

    def driver_path(self, name: str) -> str:
        """Return the driver's name for an object."""
        path: str = self._files._strip_protocol(self.object_url(name))
        return path

    def arrow(self) -> Any:
        """Return the driver as a file system of pyarrow; it reads files as `open` does.

        The driver's own errors have no URL.
        """
        from pyarrow import PythonFile
        from pyarrow.fs import FSSpecHandler, PyFileSystem

        scheme = self.url.partition("://")[0]

        def open_input_file(path: str) -> Any:
            stream = cast("io.RawIOBase", self.open(f"{scheme}://{path}"))
            return PythonFile(io.BufferedReader(stream), mode="r")

        handler: Any = FSSpecHandler(self._files)
        handler.open_input_file = open_input_file
        return PyFileSystem(handler)

    def create(self, name: str, data: bytes) -> None:
        """Create an object with an unused name.

        A lost answer is not noticed here: the object may exist in spite of an error.

        Raises:
            FileExistsError: the name is taken.
            OSError: the store refuses, or does not answer.
        """
        url = self.object_url(name)

        def put() -> None:
            try:
                self._files.pipe_file(url, data, mode="create")
            except FileExistsError as error:
                raise ReplacedError(str(error)) from error
            except Exception as error:  # each driver raises its library's own; `_asked` names it
                if http_status(error) == _BUSY:
                    raise _BusyError(str(error)) from error
                raise

        for pause in (*_PAUSES, None):
            try:
                self._asked(url, put)
            except _BusyError as error:
                if pause is None:
                    raise StorageError(f"{url}: others write it at the same time") from error
            except ReplacedError:
                raise FileExistsError(errno.EEXIST, "is there already", url) from None
            else:
                return
            time.sleep(pause)

    def read(self, name: str) -> bytes:
        """Return the bytes of an object.

        Raises:
            FileNotFoundError: it is missing.
            StorageError: it is larger than `MAX_OBJECT`.
        """
        url = self.object_url(name)
        size = self.item(url).size
        if size > MAX_OBJECT:
            raise StorageError(f"{url}: has {size} bytes, expected at most {MAX_OBJECT}")
        if not size:
            return b""
        end = MAX_OBJECT + 1  # it may have been replaced by a larger one since
        data: bytes = self._asked(url, lambda: self._files.cat_file(url, start=0, end=end))
        if len(data) == end:
            raise StorageError(f"{url}: has grown to more than {MAX_OBJECT} bytes")
        return data

    def names(self, directory: str) -> list[str]:
        """Return the names of the entries of a directory, in order; empty if it is missing."""
        try:
            return [item.name for item in self.items(self.object_url(directory))]
        except NoBucketError:
            raise
        except FileNotFoundError:
            return []

    def objects(self, directory: str) -> Iterator[tuple[str, int]]:
        """Yield name and size of all objects below a directory, at any depth."""
        url = self.object_url(directory)
        listed = self._asked(url, lambda: self._files.find(url, detail=True))
        start = len(self._files._strip_protocol(self.url)) + 1
        for path, info in listed.items():
            yield path[start:], int(info["size"] or 0)

    def delete(self, names: Iterable[str]) -> None:
        """Delete objects; missing ones are ignored."""
        urls = [self.object_url(name) for name in names]
        for first in range(0, len(urls), _DELETED_AT_ONCE):
            self._delete(urls[first : first + _DELETED_AT_ONCE])

    def _delete(self, urls: list[str]) -> None:
        if self._is_s3:  # its driver does not tell which objects the store keeps
            self._asked(self.url, lambda: drivers.delete(self._files, urls))
            return
        with suppress(FileNotFoundError):
            self._asked(self.url, lambda: self._files.rm(urls))

    def upload(self, file: str, name: str) -> None:
        """Write a local file to a name used by nothing else."""
        url = self.object_url(name)
        self._asked(url, lambda: self._files.put_file(file, url))

    def write(self, name: str, data: bytes) -> None:
        """Write an object, or replaces it."""
        url = self.object_url(name)
        self._asked(url, lambda: self._files.pipe_file(url, data))


class _BusyError(ReplacedError):
    """Another conditional request for the same name is under way."""
