"""Paths named or prepared by others: rules for opening them, and for their location.

Strategy: a file is opened without following a link and without waiting, and is kept only if it is
a regular file. Where a link is followed, the system says where the opened file lies, so nothing
that is exchanged meanwhile counts. A relative path is checked by its text, and then each directory
on the way by what is there.

Invariant: a device or a FIFO is never read. A link of a side file is followed within its directory
alone; in a block of :func:`confined`, nothing outside the sources is opened or listed. A
directory in which others can write during a run is not a safe target.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path, PurePath
from urllib.parse import unquote

from kafkafmt.storage import names
from kafkafmt.storage.errors import naming
from kafkafmt.storage.file_system import walked

_FLAGS = os.O_RDONLY | sum(
    getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_CLOEXEC", "O_NONBLOCK", "O_BINARY")
)
_ROOTS: ContextVar[tuple[str, ...] | None] = ContextVar("_ROOTS", default=None)
"""The real paths of the directories in which files are opened; ``None``: in any."""
_UNPACKED: list[str] = []
_OF_TIER = (names.MANIFEST, names.TIER_INDEXES, names.TIER_EPOCHS)


# --- Files that are read --------------------------------------------------------------------------


@contextmanager
def confined(sources: Iterable[str | os.PathLike[str]]) -> Iterator[None]:
    """Open and list nothing outside some sources in the block, wherever a link leads.

    For what is given away, such as the OUT of a salvage: the right to read a file elsewhere is the
    caller's, and the one who made the link may lack it. A source may be a link itself.

    Args:
        sources: paths of directories; of a file, all that lies beside it counts, too.
    """
    paths = [os.path.expanduser(os.fsdecode(source)) for source in sources]
    roots = (path if os.path.isdir(path) else os.path.dirname(path) for path in paths)
    token = _ROOTS.set(tuple(map(os.path.realpath, roots)))
    try:
        yield
    finally:
        _ROOTS.reset(token)


def unpacked_here(directory: str) -> None:
    """Note a directory of this process with the unpacked content of an archive, without links."""
    _UNPACKED.append(os.path.realpath(directory))


def expect_confined(path: str) -> None:
    """Raise OSError if a path leads out of the sources, in a block of :func:`confined`."""
    roots = _ROOTS.get()
    if roots is not None and not _is_below(os.path.realpath(path), (*roots, *_UNPACKED)):
        raise _leads_out(path, "the source")


def listed(directory: str) -> list[str]:
    """Return the names in a directory, in their order.

    Raises:
        OSError: it cannot be listed, or lies outside the sources (:func:`confined`).
    """
    expect_confined(directory)
    return sorted(os.listdir(directory))


def open_regular(path: str, *, follows: bool = True) -> int:
    """Return a descriptor of a regular file for reading.

    Args:
        path: where it lies.
        follows: whether a link may be followed; that of a side file leads nowhere else than to its
            own directory.

    Raises:
        OSError: it cannot be opened, is not a regular file, or lies where nothing may be read.
    """
    is_link = stat.S_ISLNK(mode := os.lstat(path).st_mode)
    if not is_link:
        descriptor = _opened(path, path, mode)
    elif not follows:
        raise OSError(errno.ELOOP, "is a link, which is not followed; expected a file", path)
    else:
        real = os.path.realpath(path)
        with naming(path, instead=True):
            mode = os.lstat(real).st_mode
        if stat.S_ISLNK(mode):
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), path)
        descriptor = _opened(path, real, mode)
    try:
        _check_place(descriptor, path, is_link=is_link)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def _opened(path: str, real: str, mode: int) -> int:
    """Return a descriptor of a file of known mode: to open a device can change it."""
    no_file = OSError(errno.EINVAL, "is not a regular file", path)
    if not stat.S_ISREG(mode):
        raise no_file
    with naming(path, instead=True):
        descriptor = os.open(real, _FLAGS)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise no_file
    return descriptor


def _check_place(descriptor: int, path: str, *, is_link: bool) -> None:
    """Raise OSError if an opened file lies at a forbidden target of a link."""
    roots = _ROOTS.get()
    is_side_file = is_link and _is_side_file(os.path.basename(path))
    if roots is None and not is_side_file:
        return
    place = _descriptor_path(descriptor, path)
    if is_side_file and not _is_below(place, (os.path.realpath(os.path.dirname(path)),)):
        raise _leads_out(path, "its directory")
    if roots is not None and not _is_below(place, (*roots, *_UNPACKED)):
        raise _leads_out(path, "the source")


def _descriptor_path(descriptor: int, path: str) -> str:
    try:
        return os.readlink(f"/proc/self/fd/{descriptor}")
    except OSError:  # not on this system: then what the path leads to now must be this file
        real = os.path.realpath(path)
        if os.path.samestat(os.lstat(real), os.fstat(descriptor)):
            return real
        raise OSError(errno.ELOOP, "was replaced while it was opened", path) from None


def _is_side_file(name: str) -> bool:
    return names.is_side_file(name) or name == names.SALVAGE_REPORT or name.endswith(_OF_TIER)


def _is_below(path: str, roots: Iterable[str]) -> bool:
    return any(path == root or path.startswith(f"{root.rstrip(os.sep)}{os.sep}") for root in roots)


def _leads_out(path: str, place: str) -> OSError:
    reason = f"leads out of {place} by a link, which is not followed"
    return OSError(errno.ELOOP, reason, path)


@contextmanager
def opened(path: str | os.PathLike[str]) -> Iterator[int]:
    """Open a regular file for the block, and give its descriptor; no link is followed.

    Raises:
        OSError: it cannot be opened, or is a link or not a regular file.
    """
    descriptor = open_regular(os.fspath(path), follows=False)
    try:
        yield descriptor
    finally:
        os.close(descriptor)


def read(path: str | os.PathLike[str], most: int) -> bytes:
    """Return the bytes of a regular file of at most so many; no link is followed.

    Raises:
        OSError: as :func:`opened`; or it is larger, or cannot be read.
    """
    with opened(path) as descriptor:
        size = os.fstat(descriptor).st_size
        if size > most:
            reason = f"has {size} bytes, expected at most {most}"
            raise OSError(errno.EFBIG, reason, os.fspath(path))
        with naming(os.fspath(path)), os.fdopen(descriptor, "rb", closefd=False) as stream:
            data = stream.read(size + 1)  # which a buffer of all that is allowed would exceed
            if len(data) > size:
                data += stream.read(most + 1 - len(data))
        if len(data) > most:
            raise OSError(errno.EFBIG, f"has grown to more than {most} bytes", os.fspath(path))
        return data


# --- Paths below a directory ----------------------------------------------------------------------
SAME_STORE = {"s3a": "s3", "s3n": "s3", "gcs": "gs", "abfss": "abfs", "az": "abfs"}
"""Schemes of URLs by the one that leads to the same store."""

_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):")
_UNSAFE = re.compile(r"[\x00-\x1f\x7f\\]")
"""Characters that a parser of URLs drops, or takes for a slash."""
_ENDS = re.compile(r"[?#;]")
"""What ends the path of a URL, or a part of it."""
_MOST_QUOTED = 4
"""How often a path may be quoted."""


def contained(root: Path, relative: object) -> Path:
    """Return the path of a name such as ``topic=a/part-0.parquet`` below a directory.

    Raises:
        OSError: the name is absolute, leaves the directory or is not a string; or a part of it is a
            link.
    """
    if not isinstance(relative, str) or not _stays(relative):
        raise OSError(errno.EINVAL, f"has a name that leaves it: {relative!r}", str(root))
    path = root
    for part in PurePath(relative).parts:
        path /= part
        refuse_link(path)
    return path


def refuse_link(path: Path) -> None:
    """Raise OSError if the path is a link."""
    if path.is_symlink():
        raise OSError(errno.ELOOP, "is a link, which is not followed", str(path))


def is_there(path: str | Path) -> bool:
    """Return whether a file, a directory or a link is at a path.

    ``os.path.lexists``, and ``Path.exists`` from Python 3.14 on, take a failed lookup for a missing
    file.

    Raises:
        OSError: it cannot be looked up.
    """
    try:
        os.lstat(path)
    except (FileNotFoundError, NotADirectoryError):
        return False
    return True


def refuse_links(root: Path) -> None:
    """Raise OSError if something at or below a path is a link, a device, a FIFO or a socket."""
    refuse_link(root)
    for folder, folders, files in walked(root):
        for name in (*folders, *files):
            path = os.path.join(folder, name)
            mode = os.lstat(path).st_mode
            if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
                raise OSError(errno.ELOOP, "is neither a file nor a directory", path)


def name_below(root: str, location: object) -> str:
    """Return a file's name relative to a table or a lake, from its location in the metadata.

    It is not unquoted. The file itself may be a link; `contained` refuses one.

    Args:
        root: an absolute path, or the URL of a directory of a store.
        location: a path or URL, or a name relative to `root`.

    Raises:
        OSError: the location is not a string, or leads out of the directory, as a library may read
            it: with ``..``, also as ``%2e%2e``, with another scheme or host, or as another path.
    """
    name = _relative(root.rstrip("/"), location) if isinstance(location, str) else None
    if not name or _leads_up(name):
        raise OSError(errno.EINVAL, f"has metadata that names a file elsewhere: {location!r}", root)
    return name


def _relative(root: str, location: str) -> str | None:
    """Return the part of a location after the root; None if it does not begin with the root."""
    scheme, place = _split(root)
    if not location.startswith("/") and not _SCHEME.match(location):
        return location
    other, path = _split(location)
    if scheme != other or not path.startswith(f"{place}/"):
        return None
    return path[len(place) :].lstrip("/")


def _split(location: str) -> tuple[str, str]:
    """Split a path or URL after its scheme; a host of ``file:`` stays in the rest."""
    found = _SCHEME.match(location)
    if found is None:
        return "file", location
    scheme, rest = found[1].lower(), location[found.end() :]
    if scheme == "file" and rest.startswith("///"):
        rest = rest[2:]
    return SAME_STORE.get(scheme, scheme), rest


def _leads_up(path: str) -> bool:
    """Return whether a path leads out of its directory once a library has unquoted it."""
    for _ in range(_MOST_QUOTED):
        parts = (_ENDS.split(part)[0] for part in path.split("/"))
        if _UNSAFE.search(path) or any(part in (".", "..") for part in parts):
            return True
        plain = unquote(path)
        if plain == path:
            return False
        path = plain
    return True


def _stays(relative: str) -> bool:
    path = PurePath(relative)
    return bool(path.parts) and not path.anchor and ".." not in path.parts and "\0" not in relative
