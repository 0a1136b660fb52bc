"""Paths below a directory that someone else may have prepared.

Strategy: a relative path is checked by its text, and then each directory on the way by what is
there. Nothing protects against a change between the check and the use; a directory in which others
can write during a run is not a safe target.

Invariant: a path that is returned is below the directory, and no part of it below the directory is
a link.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from pathlib import Path, PurePath
from urllib.parse import unquote

from kafkafmt.storage.walk import walked

SAME_STORE = {"s3a": "s3", "s3n": "s3", "gcs": "gs", "abfss": "abfs", "az": "abfs"}
"""Schemes of URLs by the one that leads to the same store."""

_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):")
_UNSAFE = re.compile(r"[\x00-\x1f\x7f\\]")
"""Characters that a parser of URLs drops, or takes for a slash."""
_ENDS = re.compile(r"[?#;]")
"""What ends the path of a URL, or a part of it."""
_MOST_QUOTED = 4
"""How often a part of a path may be quoted."""


def contained(root: Path, relative: object) -> Path:
    """The path of a name such as ``topic=a/part-0.parquet`` below a directory.

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
    """Whether something is at a path, which may be a link.

    ``os.path.lexists``, and ``Path.exists`` from Python 3.14 on, take what cannot be looked up for
    missing.

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
    """Return the name, relative to a table or a lake, of a file that its metadata names.

    It is not unquoted. The file itself may be a link; `contained` refuses one.

    Args:
        root: an absolute path, or the URL of a directory of a store.
        location: a path or URL, or a name relative to `root`.

    Raises:
        OSError: the location is not a string, or leads out of the directory, as a library may read
            it: with ``..``, also as ``%2e%2e``, with another scheme or host, or as another path.
    """
    name = _relative(root.rstrip("/"), location) if isinstance(location, str) else None
    if not name or _UNSAFE.search(name) or any(_leads_up(part) for part in name.split("/")):
        raise OSError(errno.EINVAL, f"has metadata that names a file elsewhere: {location!r}", root)
    return name


def _relative(root: str, location: str) -> str | None:
    """The part of a location after the root; None if it does not begin with the root."""
    scheme, place = _split(root)
    if not location.startswith("/") and not _SCHEME.match(location):
        return location
    other, path = _split(location)
    if scheme != other or not path.startswith(f"{place}/"):
        return None
    return path[len(place) :].lstrip("/")


def _split(location: str) -> tuple[str, str]:
    """The scheme of a path or URL, and what comes after it; a host of ``file:`` stays in it."""
    found = _SCHEME.match(location)
    if found is None:
        return "file", location
    scheme, rest = found[1].lower(), location[found.end() :]
    if scheme == "file" and rest.startswith("///"):
        rest = rest[2:]
    return SAME_STORE.get(scheme, scheme), rest


def _leads_up(part: str) -> bool:
    """Whether a part of a path leads out of its directory once a library has unquoted it."""
    for _ in range(_MOST_QUOTED):
        if _UNSAFE.search(part) or any(
            _ENDS.split(piece)[0] in (".", "..") for piece in part.split("/")
        ):
            return True
        plain = unquote(part)
        if plain == part:
            return False
        part = plain
    return True


def _stays(relative: str) -> bool:
    path = PurePath(relative)
    return bool(path.parts) and not path.anchor and ".." not in path.parts and "\0" not in relative
