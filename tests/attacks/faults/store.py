"""A store of which one request fails: a driver of fsspec for a folder of this machine."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any, ClassVar

import fsspec
from fsspec.spec import AbstractBufferedFile, AbstractFileSystem

SCHEME = "faulty"
ERRORS = {
    "down": OSError("503: the store does not answer"),
    "denied": PermissionError("403: the store denies it"),
    "dropped": ConnectionResetError("the store dropped the connection"),
    "short": None,  # half of the bytes of a range
}
"""What a request gets that fails; words of it are in the answer."""


class FaultyStore(AbstractFileSystem):  # type: ignore[misc]
    """Objects below a folder; each request is counted, by what it asks for and its path."""

    protocol = SCHEME
    cachable = False
    folder: ClassVar[Path]
    requests: ClassVar[list[str]] = []
    at: ClassVar[int] = 0
    error: ClassVar[str] = ""
    goes_on: ClassVar[bool] = True
    _broken: ClassVar[str | None] = None
    _lock: ClassVar[threading.Lock] = threading.Lock()

    @classmethod
    def arm(cls, at: int, error: str) -> None:
        """Let request number `at` fail, and later ones for its path; none if it is 0."""
        cls.requests, cls.at, cls.error, cls._broken = [], at, error, None

    @classmethod
    def fails(cls, kind: str, path: str) -> bool:
        """Count a request; whether half of its bytes come."""
        with cls._lock:
            cls.requests.append(f"{kind} {path}")
            is_broken = len(cls.requests) == cls.at or path == cls._broken
            if is_broken:
                cls._broken = path
        error = ERRORS.get(cls.error)
        if is_broken and error is not None:
            raise type(error)(*error.args)
        return is_broken

    def info(self, path: str, **options: Any) -> dict[str, Any]:
        path = self._strip_protocol(path)
        self.fails("info", path)
        return self._info(self.folder / path)

    def ls(self, path: str, detail: bool = True, **options: Any) -> list[Any]:
        path = self._strip_protocol(path)
        self.fails("list", path)
        if not (self.folder / path).is_dir():
            raise FileNotFoundError(path)
        found = [self._info(each) for each in sorted((self.folder / path).iterdir())]
        return found if detail else [each["name"] for each in found]

    def cat_file(
        self, path: str, start: int | None = None, end: int | None = None, **options: Any
    ) -> bytes:
        return self.part(self._strip_protocol(path), start, end)

    def part(self, path: str, start: int | None, end: int | None) -> bytes:
        is_short = self.fails("read", path)
        data = (self.folder / path).read_bytes()[start:end]
        return data[: len(data) // 2] if is_short else data

    def _open(self, path: str, mode: str = "rb", **options: Any) -> AbstractBufferedFile:
        return _File(self, self._strip_protocol(path), mode, **options)

    def _info(self, path: Path) -> dict[str, Any]:
        if not path.exists():
            raise FileNotFoundError(path.relative_to(self.folder).as_posix())
        name, is_file = path.relative_to(self.folder).as_posix(), path.is_file()
        size = path.stat().st_size if is_file else 0
        kind = "file" if is_file else "directory"
        return {"name": name, "type": kind, "size": size, "ETag": f"{size}"}


class _File(AbstractBufferedFile):  # type: ignore[misc]
    def _fetch_range(self, start: int, end: int) -> bytes:
        data: bytes = self.fs.part(self.path, start, end)
        return data


def serve(folder: Path) -> str:
    """The URL of a store with what is in a folder."""
    FaultyStore.folder = folder
    fsspec.register_implementation(SCHEME, FaultyStore, clobber=True)
    return f"{SCHEME}://"
