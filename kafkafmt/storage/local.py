"""The file system of this machine, as a tree of files.

Invariant: the paths that it returns are absolute, so another process of this machine can use them.
Files are opened, and directories listed, by the rules of :mod:`~kafkafmt.storage.safe_paths`.
"""

from __future__ import annotations

import errno
import fnmatch
import glob
import os
import re
import stat
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from operator import attrgetter
from threading import Lock
from typing import IO, cast

from kafkafmt.storage import names
from kafkafmt.storage.errors import ReplacedError, naming, permitted
from kafkafmt.storage.file_system import ANY_DEPTH, Item, Keeps
from kafkafmt.storage.ranged import Fetcher
from kafkafmt.storage.safe_paths import expect_confined, open_regular

_NOWHERE = (errno.ENOENT, errno.ENOTDIR, errno.ELOOP, errno.ENAMETOOLONG)
"""What the system says of a path at which nothing can be."""

_TRIES = 8
"""Listings of a directory that changes meanwhile."""
_TICK = 20_000_000
"""ns: Linux before 6.13 has one time for all changes of a directory within some 10 ms."""
_ONE_CALL = 100
"""Entries of a directory that one system call lists, however long their names are."""

_FILE = re.compile(r"\Afile:(?://(?:localhost)?)?(?=/)")
"""What begins a local URL: ``file:/path`` (Hadoop), ``file:///path``, ``file://localhost/path``."""


def local_path(path: str) -> str:
    """Return the absolute path of a local file, without ``file:``; ``~`` is the home directory."""
    return os.path.abspath(os.path.expanduser(_FILE.sub("", path)))


def may_be_file(path: str) -> bool:
    """Return whether a path leads to a regular file, or cannot be looked up.

    Opening the latter gives the reason. ``os.path.isfile`` takes it for missing.
    """
    return _may_be(path, stat.S_ISREG)


def may_be_directory(path: str) -> bool:
    """Return whether a path leads to a directory, or cannot be looked up: as for a file."""
    return _may_be(path, stat.S_ISDIR)


def expect_directory(path: str, purpose: str = "") -> None:
    """Raise an error with the path unless it is a directory; ``purpose`` ends its sentence."""
    try:
        mode = os.stat(path).st_mode
    except FileNotFoundError as error:
        raise FileNotFoundError(f"{path}: no such directory{purpose}") from error
    if not stat.S_ISDIR(mode):
        raise NotADirectoryError(f"{path}: is a file, expected a directory{purpose}")


def is_gone(path: str) -> bool:
    """Return whether nothing exists at a path; ``False`` if the lookup fails otherwise."""
    try:
        os.lstat(path)
    except OSError as error:
        return error.errno in _NOWHERE
    return False


def refusal(path: str) -> PermissionError | None:
    """Return the error to raise if this user may not read a file, before anything is read.

    The superuser may read everything, but on some network file systems: there, and in a store, to
    open the file gives the error.
    """
    is_asked = hasattr(os, "geteuid") and os.geteuid() != 0
    if not is_asked or os.access(path, os.R_OK) or is_gone(path):
        return None
    return PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)


def _may_be(path: str, is_kind: Callable[[int], bool]) -> bool:
    try:
        return is_kind(os.stat(path).st_mode)
    except OSError as error:
        return error.errno not in _NOWHERE
    except ValueError:  # no file can have a zero byte in its name
        return False


class LocalTree:
    """Files of this machine."""

    def absolute(self, path: str) -> str:
        """Return the absolute path, without ``file:``; a leading ``~`` is the home directory.

        Of an archive, it is that of what is in it.
        """
        found = local_path(path)
        if not found.lower().endswith(names.ARCHIVES):
            return found
        from kafkafmt.storage.archives import unpacked  # which few sources need

        return unpacked(found)

    def kind(self, path: str) -> str | None:
        """Return ``file``, ``directory`` or ``other``, links followed; ``None`` if missing."""
        try:
            with permitted(path):
                mode = os.stat(path).st_mode
        except (FileNotFoundError, NotADirectoryError):
            return None
        except ValueError:  # no file can have a zero byte in its name
            return None
        if stat.S_ISREG(mode):
            return "file"
        return "directory" if stat.S_ISDIR(mode) else "other"

    def item(self, path: str) -> Item:
        """Return an existing file or directory."""
        with permitted(path):
            return _item(path, self.name(path), os.stat(path), os.path.islink(path))

    def items(self, path: str, keeps_for: Callable[[str], Keeps] | None = None) -> list[Item]:
        """Return the entries of a directory, by name, as they were at one moment.

        Of a link to nothing or in a circle, or of a damaged inode, only the name is known; of the
        latter, the directory may tell what it is. Else the name says whether it is a log directory
        or a file of no size: to list or to open it gives the reason.

        Raises:
            ReplacedError: the directory changed each time that it was listed. What is renamed
                meanwhile may be in a listing under no name: a compaction would leave a hole.
            OSError: it cannot be listed.
        """
        left = _TRIES
        while True:
            left -= 1
            try:
                with permitted(path):
                    return _listed(path, keeps_for)
            except ReplacedError:
                if not left:
                    raise

    def items_named(self, path: str, entries: Iterable[str]) -> list[Item]:
        """Return the entries of a directory with the given names, as in :meth:`items`.

        A missing log may have been renamed, before its deletion or to replace another one: all logs
        of its partition with other names are added.
        """
        named = list(entries)
        listed = [_looked_up(os.path.join(path, name)) for name in named]
        pairs = zip(named, listed, strict=True)
        gone = {_place(name) for name, item in pairs if item is None and names.is_log(name)}
        if gone:
            others = set(os.listdir(path)).difference(named)
            renamed = sorted(name for name in others if names.is_log(name) and _place(name) in gone)
            listed += (_looked_up(os.path.join(path, name)) for name in renamed)
        return [item for item in listed if item is not None]

    def list_directories(
        self, paths: Iterable[str], keeps_for: Callable[[str], Keeps] | None = None
    ) -> Iterator[list[Item] | OSError]:
        """Yield the entries of each directory, or the error of listing it."""
        for path in paths:
            try:
                listed: list[Item] | OSError = self.items(path, keeps_for)
            except OSError as error:
                listed = error
            yield listed

    def glob(self, pattern: str) -> list[Item]:
        """Return the matching files and directories, by path; ``**`` is any depth.

        Each directory is searched once, so links in a circle end. A directory that cannot be listed
        is among them: its entries may match. Entries known only by name are as in :meth:`items`,
        but a single path leading nowhere matches nothing.
        """
        if not glob.has_magic(pattern) and not os.path.exists(pattern):
            return []
        for _ in range(_TRIES):
            matching = [
                (path, _looked_up(path) if error is None else _unlisted(path, error))
                for path, error in sorted(self._matching(pattern).items())
            ]
            gone = [path for path, item in matching if item is None and _is_missed(self.name(path))]
            if not gone:
                return [item for _, item in matching if item is not None]
        raise ReplacedError(f"{gone[0]}: is gone since it was listed, again and again")

    def _matching(self, pattern: str) -> dict[str, OSError | None]:
        top, *parts = pattern.split(os.sep)
        found, unlisted = [f"{top}{os.sep}"], dict[str, OSError]()
        for number, part in enumerate(parts, 1):
            if part == ANY_DEPTH:
                below = chain.from_iterable(self._below(path, unlisted) for path in found)
                with_files = number == len(parts)
                found = [path for path, is_file in below if with_files or not is_file]
            else:
                entries = (_entries(path, part, unlisted) for path in found)
                found = list(chain.from_iterable(entries))
        return {**dict.fromkeys(found), **unlisted}

    def _below(self, top: str, unlisted: dict[str, OSError]) -> Iterator[tuple[str, bool]]:
        """Yield a directory and all entries below it, once each, with ``True`` for a file.

        The entries of hidden directories are left out. The targets of links come last: of several
        paths to a directory, the one without links counts.
        """
        known: set[tuple[int, int] | None] = set()
        todo, linked = [top], list[str]()
        while todo or linked:
            if not todo:
                todo, linked = linked, []
            path = todo.pop()
            items = list[Item]()
            with _noted(path, unlisted):
                identity, items = self.item(path).identity, self.items(path)
                if identity is not None and identity in known:
                    continue
                known.add(identity)
                yield path, False
            for item in items:
                is_hidden = item.name.startswith(".") and not names.is_tiered_topic(item.name)
                if not item.is_directory:
                    yield item.path, True
                elif not is_hidden:
                    (linked if item.is_link else todo).append(item.path)

    def open(self, path: str) -> IO[bytes]:
        """Return the file, unbuffered: a window does its own buffering.

        Its ``status`` is what the system said of it when it was opened.

        Raises:
            RefusedError: this user may not read it.
            OSError: as :func:`~kafkafmt.storage.safe_paths.open_regular`.
        """
        with permitted(path):
            stream = open(path, "rb", buffering=0, opener=lambda path, _: open_regular(path))  # noqa: SIM115
        stream.status = os.fstat(stream.fileno())  # type: ignore[attr-defined]
        return cast("IO[bytes]", stream)

    def fetcher(self, path: str, size: int, version: str | None) -> Fetcher:
        """Open a regular file for reads of ranges; it has no versions."""
        stream = self.open(path)
        lock = Lock()

        def fetch(start: int, end: int) -> bytes:
            with naming(path):
                if hasattr(os, "pread"):
                    return os.pread(stream.fileno(), end - start, start)
                with lock:
                    stream.seek(start)
                    return stream.read(end - start)

        return Fetcher(fetch, stream.close)

    def parent(self, path: str) -> str:
        """Return the directory of a path."""
        return os.path.dirname(path)

    def name(self, path: str) -> str:
        """Return the last part of a path."""
        return os.path.basename(path)


def _listed(path: str, keeps_for: Callable[[str], Keeps] | None) -> list[Item]:
    expect_confined(path)
    keeps = keeps_for(path) if keeps_for else None
    before, kept, count = os.stat(path).st_mtime_ns, [], 0
    is_young = abs(time.time_ns() - before) < _TICK
    with os.scandir(path) as entries:
        for count, entry in enumerate(entries, 1):  # noqa: B007 the last one is used
            is_link = entry.is_symlink()
            try:
                item: Item | None = _item(entry.path, entry.name, entry.stat(), is_link)
            except OSError as error:
                is_directory = None if is_link else entry.is_dir(follow_symlinks=False)
                item = _by_name(entry.path, entry.name, error, is_link, is_directory)
                if item is None and _is_missed(entry.name):
                    raise ReplacedError(f"{entry.path}: is gone since it was listed") from error
            if item is not None and (keeps is None or keeps(item)):
                kept.append(item)
    # Another change may have the time of the last one.
    is_unsure = is_young and count > _ONE_CALL
    if is_unsure:
        time.sleep(_TICK / 1e9)
    if is_unsure or os.stat(path).st_mtime_ns != before:
        raise ReplacedError(f"{path}: changed while it was listed")
    kept.sort(key=attrgetter("name"))
    return kept


def _looked_up(path: str) -> Item | None:
    """Return the item at a path, even if only its name is known; ``None`` if deleted."""
    name, is_link = os.path.basename(path), os.path.islink(path)
    try:
        return _item(path, name, os.stat(path), is_link)
    except OSError as error:
        return _by_name(path, name, error, is_link)


def _unlisted(path: str, error: OSError) -> Item:
    return Item(path, os.path.basename(path), True, 0, unknown=error)


def _by_name(
    path: str, name: str, error: OSError, is_link: bool, is_directory: bool | None = None
) -> Item | None:
    """Return an entry known only by its name; ``None`` if it was deleted.

    ``is_directory`` comes from the listing of the directory, for an entry other than a link.
    """
    if isinstance(error, FileNotFoundError) and not is_link:
        return None
    is_log = names.is_log(name) if is_directory is None else is_directory
    return Item(path, name, is_log, 0, is_link=is_link, unknown=error)


def _item(path: str, name: str, status: os.stat_result, is_link: bool) -> Item:
    identity = (status.st_dev, status.st_ino) if status.st_ino else None  # Windows may have none
    is_directory = stat.S_ISDIR(status.st_mode)
    modified = status.st_mtime_ns
    return Item(path, name, is_directory, status.st_size, None, identity, is_link, modified)


def _place(name: str) -> names.TopicPartition:
    return names.topic_partition("", name, "")


def _is_missed(name: str) -> bool:
    """Return whether a missing entry may have another name, or has to be reported."""
    return not (names.is_foreign(name) or name.endswith(names.DELETED)) or names.is_log(name)


def _entries(directory: str, part: str, unlisted: dict[str, OSError]) -> list[str]:
    if not glob.has_magic(part):
        path = os.path.join(directory, part)
        with _noted(path, unlisted):
            os.lstat(path)
            return [path]
        return []
    with _noted(directory, unlisted):
        expect_confined(directory)
        found = fnmatch.filter(os.listdir(directory), part)
        return [
            os.path.join(directory, name)
            for name in found
            if part.startswith(".") or not name.startswith(".")
        ]
    return []


@contextmanager
def _noted(directory: str, unlisted: dict[str, OSError]) -> Iterator[None]:
    """Note the error of listing a directory, and continue; ignore a missing one."""
    try:
        yield
    except OSError as error:
        if error.errno not in _NOWHERE:
            unlisted[directory] = error
    except ValueError:  # no file can have a zero byte in its name
        pass
