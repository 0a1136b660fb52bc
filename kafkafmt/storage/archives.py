"""Archives as sources: the support bundle with a disk in it.

Strategy: a log is read at any place, an archive from its beginning to its end; so an archive is
unpacked once into a temporary directory, which goes when the process ends. A source in it is then a
directory like any other, whose path ends with the archive's name.

Invariant: only regular files are written, below that directory, by names without ``..``; what has
another name or kind is logged. At most half of the free space is used. An archive that is cut or
malformed is an error, whatever was read of it.
"""

from __future__ import annotations

import logging
import os
import shutil
import zlib
from collections.abc import Iterator
from contextlib import suppress
from typing import IO, Any

from kafkafmt._base.errors import KafkaFormatError, LimitExceededError, MalformedError
from kafkafmt._base.threads import lock_of_module
from kafkafmt._base.wording import printable
from kafkafmt.storage import names, temporary
from kafkafmt.storage.safe_paths import open_regular, unpacked_here

_LOGGER = logging.getLogger(__name__)
_LOCK = lock_of_module()
_MEMBERS = 1_000_000
_PIECE = 1024 * 1024
_HEADER = 16 * _PIECE
"""Bytes of a header of tar at most: one that says it has more would be read into memory."""
_GZIP = b"\x1f\x8b"
_BLOCK = 512
_LINK = 0xA
"""The kind of a symbolic link, in the mode that zip keeps."""
_unpacked: dict[tuple[str, int, int, int], str] = {}


def unpacked(path: str) -> str:
    """Return the path of an archive's unpacked content; the same path for any other source.

    Raises:
        KafkaFormatError: the archive is cut or malformed, or has too much in it.
        OSError: it cannot be read, or the temporary directory cannot be written.
    """
    if not path.lower().endswith(names.ARCHIVES) or not os.path.isfile(path):
        return path
    status = os.stat(path)
    version = (path, status.st_ino, status.st_size, status.st_mtime_ns)
    with _LOCK:
        if version not in _unpacked:
            _unpacked[version] = path if _is_other(path) else _unpack(path)
        return _unpacked[version]


def _is_one(name: str) -> bool:
    """Return whether an archive is a single compressed file, by its name."""
    return name.lower().endswith(".gz") and not name.lower().endswith(".tar.gz")


def _is_other(path: str) -> bool:
    """Return whether a ``.gz`` file is not gzip: the reader of segments explains it."""
    with os.fdopen(open_regular(path), "rb") as file:
        first = file.read(len(_GZIP))
    return _is_one(path) and len(first) == len(_GZIP) and first != _GZIP


def _unpack(path: str) -> str:
    top = temporary.create()
    unpacked_here(top)
    name = os.path.basename(path)
    is_one = _is_one(name)
    if is_one:  # the topic is in the name of its directory
        above = os.path.basename(os.path.dirname(path))
        target = os.path.join(top, above if names.is_log(above) else name)
    else:
        target = os.path.join(top, name)
    writer = _Writer(path, target, shutil.disk_usage(top).free // 2)
    try:
        with os.fdopen(open_regular(path), "rb") as file:
            for member, stream in _single(file, name) if is_one else _members(file, name):
                writer.write(member, stream)
    except KafkaFormatError:
        raise
    except _errors() as error:
        reason = f"the archive is cut or malformed: {str(error) or type(error).__name__}"
        raise MalformedError(printable(reason), source=path, position=0) from None
    return os.path.join(target, name[: -len(".gz")]) if is_one else _innermost(target)


def _errors() -> tuple[type[Exception], ...]:
    import gzip
    import tarfile
    import zipfile

    others = (zlib.error, EOFError, ValueError, RuntimeError, OverflowError, LookupError)
    return (*others, gzip.BadGzipFile, tarfile.TarError, zipfile.BadZipFile)


class _Writer:
    """Writes the files of an archive below a directory."""

    def __init__(self, archive: str, target: str, most: int) -> None:
        self._archive = archive
        self._target = target
        self._most = self._left = most
        self._count = 0
        os.mkdir(target)

    def write(self, name: str, stream: IO[bytes] | None) -> None:
        self._count += 1
        if self._count > _MEMBERS:
            raise self._exceeded(f"more than {_MEMBERS:,} files")
        parts = [part for part in name.split("/") if part not in ("", ".")]
        is_outside = name.startswith("/") or ".." in parts or any("\0" in part for part in parts)
        if stream is None or is_outside or not parts or "\\" in name:
            why = "no regular file" if stream is None else "its name leads out of the archive"
            _LOGGER.warning("%s", printable(f"{self._archive}: {name} is left out: {why}"))
            return
        path = os.path.join(self._target, *parts)
        try:
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "xb") as file:
                self._copy(stream, file)
        except (FileExistsError, NotADirectoryError, UnicodeEncodeError) as error:
            reason = f"two files of the archive have one name: {name} ({type(error).__name__})"
            raise MalformedError(printable(reason), source=self._archive, position=0) from None

    def _copy(self, stream: IO[bytes], file: IO[bytes]) -> None:
        while piece := stream.read(_PIECE):
            self._left -= len(piece)
            if self._left < 0:
                raise self._exceeded(f"more than {self._most:,} bytes, half of what is free")
            if piece.count(0) == len(piece):  # preallocated indexes are sparse on a disk, too
                file.seek(len(piece), os.SEEK_CUR)
            else:
                file.write(piece)
        file.truncate()

    def _exceeded(self, what: str) -> LimitExceededError:
        reason = f"the archive has {what}; unpack it yourself, or set TMPDIR to a larger disk"
        return LimitExceededError(reason, source=self._archive, position=0)


class _Bounded:
    """A stream for tar's reader, with a limit for the size of a header."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream
        self.seek, self.tell = stream.seek, stream.tell

    def read(self, size: int = -1) -> bytes:
        if size < 0 or size > _HEADER:
            raise ValueError(f"a header of {size} bytes")
        data: bytes = self._stream.read(size)
        return data


def _single(file: IO[bytes], name: str) -> Iterator[tuple[str, IO[bytes]]]:
    import gzip

    if not os.fstat(file.fileno()).st_size:
        raise EOFError("empty file")
    with gzip.GzipFile(fileobj=file) as stream:
        yield name[: -len(".gz")], stream  # type: ignore[misc]


def _members(file: IO[bytes], name: str) -> Iterator[tuple[str, IO[bytes] | None]]:
    return _zip_members(file) if name.lower().endswith(".zip") else _tar_members(file, name)


def _zip_members(file: IO[bytes]) -> Iterator[tuple[str, IO[bytes] | None]]:
    import zipfile

    with zipfile.ZipFile(file) as archive:
        for info in archive.infolist():
            if (info.external_attr >> 28) == _LINK:
                yield info.filename, None
            elif not info.is_dir():
                with archive.open(info) as stream:
                    yield info.filename, stream


def _tar_members(file: IO[bytes], name: str) -> Iterator[tuple[str, IO[bytes] | None]]:
    import gzip
    import tarfile

    is_packed = name.lower().endswith("gz")
    stream: Any = gzip.GzipFile(fileobj=file) if is_packed else file
    bounded: Any = _Bounded(stream)
    with tarfile.open(fileobj=bounded, mode="r:") as tar:
        while (member := tar.next()) is not None:
            tar.members = []  # type: ignore[attr-defined]  # else it keeps all of them
            if member.isreg():
                yield member.name, tar.extractfile(member)
            elif not member.isdir():
                yield member.name, None
        bounded.seek(tar.offset)
        if bounded.read(_BLOCK) != bytes(_BLOCK):
            raise ValueError("expected a block of zeroes at its end")
    while is_packed and stream.read(_PIECE):  # up to the checksum at its end
        pass


def _innermost(directory: str) -> str:
    """Return the directory at the end of a chain of single subdirectories."""
    with suppress(OSError):
        while True:
            entries = list(os.scandir(directory))
            if len(entries) != 1 or not entries[0].is_dir() or names.is_log(entries[0].name):
                break
            directory = entries[0].path
    return directory
