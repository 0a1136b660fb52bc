"""File trees of the stores supported by fsspec: object stores, HDFS, web servers.

Strategy: several directories are listed at a time; a file is read by ranges
(:mod:`~kafkafmt.storage.ranged`). Listings are never cached, because a log grows while it is read.
The drivers raise errors of many classes; each becomes an :class:`OSError` that names the URL.

Invariant: an error shows no storage option; a file that was replaced since it was listed is never
read.
"""

from __future__ import annotations

import fnmatch
import re
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext
from datetime import datetime
from functools import partial
from itertools import chain
from operator import attrgetter
from typing import IO, Any, TypeVar, cast

from kafkafmt._base.threads import in_threads, lock_of_module
from kafkafmt.storage import drivers
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.drivers import (
    ALIASES,
    NoBucketError,
    expect_driver,
    foreign,
    is_transient,
    named,
)
from kafkafmt.storage.errors import ReplacedError, StorageError, UnrangedError, expect_version
from kafkafmt.storage.file_system import ANY_DEPTH, Item, Keeps
from kafkafmt.storage.names import CHECKPOINT, LOG, LOG_0_7, MANIFEST, TIER_INDEXES
from kafkafmt.storage.open_file import read_up_to
from kafkafmt.storage.ranged import Fetcher, ForwardFile, RangedFile, ranged_fetcher

Result = TypeVar("Result")

_SHARED = lock_of_module()
_LISTINGS = 16  # at a time
_PAUSES = (0.2, 0.5, 1.0)  # seconds, before another try
_SIZED = (LOG, LOG_0_7, CHECKPOINT, MANIFEST, TIER_INDEXES)  # files whose size is needed
_MAGIC = re.compile(r"[*?\[]")
# Fields that tell one version of a file from another, the most reliable first.
_VERSIONS = (
    *("ETag", "etag", "generation", "Content-MD5"),
    *("Last-Modified", "last_modified", "LastModified", "mtime", "updated", "created"),
)


class RemoteTree:
    """Files of one store, under some options."""

    _denied = "these credentials may not read it"

    def __init__(self, url: str, options: StorageOptions) -> None:
        from fsspec.core import url_to_fs

        scheme = url.partition("://")[0]
        expect_driver(scheme, options)
        self._options = options
        self._files: Any = self._asked(
            url, lambda: url_to_fs(url, **{**options, "use_listings_cache": False})[0]
        )
        self._is_web = scheme in ("http", "https")
        self._is_s3 = ALIASES.get(scheme, scheme) == "s3"

    def absolute(self, path: str) -> str:
        """Return the URL, without a slash at its end, ``s3`` for ``s3a``."""
        scheme, _, rest = path.partition("://")
        return f"{ALIASES.get(scheme, scheme)}://{rest.rstrip('/')}"

    def kind(self, path: str) -> str | None:
        """Return ``file``, ``directory`` or ``other``; ``None`` when nothing is there."""
        try:
            info = self._asked(path, lambda: self._files.info(path))
        except NoBucketError:
            raise
        except FileNotFoundError:
            return None
        if self._is_web:
            is_page = info.get("mimetype") == "text/html" or info.get("url", "").endswith("/")
            return "directory" if is_page else "file"
        return info["type"] if info["type"] in ("file", "directory") else "other"

    def item(self, path: str) -> Item:
        """Return an existing file."""
        info = self._asked(path, lambda: self._files.info(path))
        return Item(path, self.name(path), False, int(info["size"] or 0), _version(info))

    def items(self, path: str, keeps_for: Callable[[str], Keeps] | None = None) -> list[Item]:
        """Return the entries of a directory, by name."""
        keeps = keeps_for(path) if keeps_for else None
        listed = []
        for infos in self._pages(path):
            infos.reverse()
            while infos:  # each is let go at once: a directory may have millions
                info = infos.pop()
                item = self._listed(path, info["name"].rstrip("/"), info)
                if item.name and (keeps is None or keeps(item)):
                    listed.append(item)
        listed.sort(key=attrgetter("name"))
        return listed

    def _pages(self, path: str, stem: str = "") -> Iterator[list[Any]]:
        """Yield the driver's entries of a directory; of S3 a thousand at a time.

        A store may leave out those whose names do not begin with the stem.
        """
        is_empty = True
        if self._is_s3:
            for page in drivers.pages(self._files, path, partial(self._asked, path), stem):
                is_empty = False
                yield page
        if is_empty and not (self._is_s3 and stem):  # the driver tells an empty one from none
            yield list(self._asked(path, lambda: self._files.ls(path, detail=True)))

    def _listed(self, directory: str, name: str, info: Any) -> Item:
        """Return an entry of a listing. Web servers list no sizes, so each takes a request."""
        last = name.rpartition("/")[2]
        url = f"{directory}/{last}"
        is_directory = info["type"] == "directory"
        if self._is_web and not is_directory and last.endswith(_SIZED):
            return self.item(url)
        return Item(url, last, is_directory, int(info["size"] or 0), _version(info))

    def list_directories(
        self, paths: Iterable[str], keeps_for: Callable[[str], Keeps] | None = None
    ) -> Iterator[list[Item] | OSError]:
        """Return the entries of each directory, or the error of listing it.

        Several are listed at a time, and no more than these are held.
        """

        def listed(path: str) -> list[Item] | OSError:
            try:
                return self.items(path, keeps_for)
            except OSError as error:
                return error

        return in_threads(listed, paths, _LISTINGS, ahead=1)

    def glob(self, pattern: str) -> list[Item]:
        """Return the matching files and directories, by URL; ``**`` is any depth.

        Drivers pass over a directory that cannot be listed, but S3's lists all depths at once.

        Raises:
            OSError: a directory that may hold matches cannot be listed.
        """
        magic = _MAGIC.search(pattern)
        if magic is None:
            return []
        base = pattern[: magic.start()].rpartition("/")[0]
        parts = pattern[len(base) + 1 :].split("/")
        if base.endswith(":/") or (self._is_s3 and ANY_DEPTH in parts):
            return self._matches(pattern, base)
        found = [Item(base, self.name(base), True, 0)]
        for part in parts:
            directories = [item for item in found if item.is_directory]
            if part != ANY_DEPTH:
                found = self._entries(directories, part)
                continue
            found = []
            while directories:
                found += directories
                entries = self._entries(directories, "*")
                found += (item for item in entries if not item.is_directory)
                directories = [item for item in entries if item.is_directory]
        return sorted({item.path: item for item in found}.values())

    def _entries(self, directories: Iterable[Item], part: str) -> list[Item]:
        matches = re.compile(fnmatch.translate(part)).match
        stem = _MAGIC.split(part)[0]

        def listed(directory: Item) -> list[Item]:
            found = []
            try:
                for infos in self._pages(directory.path, stem):
                    named = ((info["name"].rstrip("/"), info) for info in infos)
                    found += [
                        self._listed(directory.path, name, info)
                        for name, info in named
                        if matches(self.name(name))
                    ]
            except NoBucketError:
                raise
            except FileNotFoundError:
                return []
            return found

        return list(chain.from_iterable(in_threads(listed, directories, _LISTINGS, ahead=1)))

    def _matches(self, pattern: str, base: str) -> list[Item]:
        # Its names of the matches may differ from the URL before the pattern.
        stripped = len(self._files._strip_protocol(f"{base}/"))
        listed = self._asked(pattern, lambda: self._files.glob(pattern, detail=True))
        below = {name: name[stripped:].strip("/") for name in listed}
        matches = [
            self._listed(f"{base}/{below[name]}".rpartition("/")[0], name.rstrip("/"), info)
            for name, info in listed.items()
            if below[name]  # not the directory of the pattern itself
        ]
        return sorted(matches, key=lambda item: item.path)

    def open(self, path: str) -> IO[bytes]:
        """Return the file, read by ranges; from a server without ranges, from its beginning."""
        from fsspec.spec import AbstractBufferedFile

        # Without the driver's own cache: a RangedFile requests what it needs.
        stream = self._asked(path, lambda: self._files.open(path, "rb", cache_type="none"))
        if getattr(stream, "size", 0) is None:
            stream.close()
            return cast("IO[bytes]", self._forward(path))
        info = getattr(stream, "details", None) or {}
        if _version(info) is None:  # the driver of web servers knows only the size
            info = self._asked(path, lambda: self._files.info(path))
        version = _version(info)
        # The driver of S3 requests the version that it opened; for others, compare versions.
        is_pinned = "IfMatch" in getattr(stream, "read_kw", {})
        # Some drivers give the same stream, with one position, to everyone who opens the file.
        lock = nullcontext() if isinstance(stream, AbstractBufferedFile) else _SHARED

        def get(start: int, end: int) -> bytes:
            with lock:
                stream.seek(start)
                return read_up_to(stream, end - start)

        def fetch(start: int, end: int) -> bytes:
            return self._part(path, None if is_pinned else version, get, start, end)

        fetcher = ranged_fetcher(
            fetch, otherwise=lambda: self._forward(path, version), on_close=stream.close
        )
        size = stream.size if hasattr(stream, "size") else int(info["size"])
        return cast("IO[bytes]", RangedFile(fetcher, size, version))

    def fetcher(self, path: str, size: int, version: str | None) -> Fetcher:
        """Open a listed file for ranged reads: one request for each range.

        Every request of S3 names the version. Of other stores it is compared once. A web server
        without ranges sends the file from its beginning, once.
        """
        name, _, tag = (version or "").partition(" ")
        is_pinned = name == "ETag" and self._is_s3
        get = partial(self._range, path)
        close: Callable[[], object] = lambda: None  # noqa: E731
        if is_pinned or self._is_web:  # `cat_file` gives all that a server without ranges sends
            stream = self._asked(
                path, lambda: self._files.open(path, "rb", cache_type="none", size=size)
            )
            get, close = stream._fetch_range, stream.close
        if is_pinned:
            # It would request them, and expect the version only then.
            stream.details = {"name": path, "size": size, "ETag": tag, "type": "file"}
            stream.read_kw = {**stream.read_kw, "IfMatch": tag}

            def pinned(start: int, end: int) -> bytes:
                return _whole(path, start, end, self._asked(path, lambda: get(start, end)))

            return Fetcher(pinned, close)
        unchecked = version

        def fetch(start: int, end: int) -> bytes:
            nonlocal unchecked
            data = self._part(path, unchecked, get, start, end)
            unchecked = None
            return data[: end - start]

        return ranged_fetcher(fetch, otherwise=lambda: self._forward(path, version), on_close=close)

    def _part(
        self, path: str, version: str | None, get: Callable[[int, int], bytes], start: int, end: int
    ) -> bytes:
        """Return a range of a version, if one is given.

        Raises:
            UnrangedError: the server has no ranges.
            ReplacedError: the file has another version now.
            StorageError: fewer bytes came.
            OSError: as :meth:`_asked`.
        """

        def part() -> bytes:
            try:
                data = get(start, end)
            except ValueError as error:
                raise UnrangedError(str(error)) from error
            if version is not None:
                expect_version(path, version, _version(self._files.info(path)))
            return data

        return _whole(path, start, end, self._asked(path, part))

    def _range(self, path: str, start: int, end: int) -> bytes:
        data: bytes = self._files.cat_file(path, start=start, end=end)
        return data

    def parent(self, path: str) -> str:
        """Return the directory of a URL."""
        return path.rpartition("/")[0]

    def name(self, path: str) -> str:
        """Return the last part of a URL."""
        return path.rpartition("/")[2]

    def _forward(self, path: str, version: str | None = None) -> ForwardFile:
        """Open a file from its beginning, in the listed version, or without one the present one."""
        stream = self._asked(path, lambda: self._files.open(path, "rb", block_size=0))
        try:
            found = _version(self._asked(path, lambda: self._files.info(path)))
            expect_version(path, version, found)
        except OSError:
            stream.close()
            raise

        def read(length: int) -> bytes:
            try:
                data: bytes = stream.read(length)
            except foreign(OSError) as error:  # a stream cannot repeat what was read
                raise self._named(path, error) from None
            return data

        return ForwardFile(stream, read, found)

    def _asked(self, url: str, ask: Callable[[], Result]) -> Result:
        """Return the store's answer; repeats the request if the store is busy."""
        for pause in (*_PAUSES, None):
            try:
                return ask()
            except (ReplacedError, UnrangedError):
                raise
            except foreign(OSError, ValueError) as error:
                if pause is None or not is_transient(error):
                    raise self._named(url, error) from None
            time.sleep(pause)
        raise StorageError(f"{url}: no answer")

    def _named(self, url: str, error: Exception) -> OSError:
        return named(url, error, self._options, self._denied)


def _whole(url: str, start: int, end: int, data: bytes) -> bytes:
    """Read all bytes of a range, because a cut transfer looks like a shorter file."""
    if len(data) < end - start:
        found = f"expected {end - start} bytes from byte {start} on, found {len(data)}"
        raise StorageError(f"{url}: {found}")
    return data


def _version(info: Any) -> str | None:
    for name in _VERSIONS:
        value = info.get(name)
        if value:
            # One driver gives one time in two ways, in a listing and for a file.
            return f"{name} {value.timestamp() if isinstance(value, datetime) else value}"
    return None
