"""The bytes of a file opened by the caller.

Invariant: the position of the file is the same afterwards, unless the file cannot seek.
"""

from __future__ import annotations

import os
from typing import IO, Any


def is_open_file(source: object) -> bool:
    """Return whether a source is a file object."""
    return callable(getattr(source, "read", None))


def read_whole(file: IO[bytes], most: int | None = None) -> bytes:
    """Return all bytes of a file, or the remaining ones without ``seek``.

    No more than ``most`` bytes are read.

    Raises:
        TypeError: the file was opened as text, or does not give bytes.
        OSError: the file cannot be read.
    """
    if hasattr(file, "encoding"):
        raise TypeError("the file is open as text, expected bytes: open it with mode 'rb'")
    try:
        position = file.tell()
        file.seek(0)
    except (AttributeError, OSError):
        return read_up_to(file, most)
    try:
        return read_up_to(file, most)
    finally:
        file.seek(position)


def file_descriptor(source: object) -> int | None:
    """Return the descriptor of an open file; ``None`` for anything else."""
    try:
        descriptor: int = source.fileno()  # type: ignore[attr-defined]
    except (AttributeError, OSError, ValueError):
        return None
    return descriptor


def open_file_path(file: IO[bytes]) -> str | None:
    """Return the absolute path of an open file; ``None`` for a file without one."""
    name = getattr(file, "name", None)
    if not isinstance(name, (str, bytes)) or not name:
        return None
    return os.path.abspath(os.fsdecode(name))


def read_up_to(file: IO[bytes], most: int | None) -> bytes:
    """Read at most so many bytes from the position of a file."""
    if most is None:
        return _expect_bytes(file.read())
    pieces = []
    while most > 0 and (piece := _expect_bytes(file.read(most))):  # may give less than is left
        pieces.append(piece)
        most -= len(piece)
    return b"".join(pieces)


def _expect_bytes(data: Any) -> bytes:
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise TypeError(f"expected bytes from the open file, found {type(data).__name__}")
    return bytes(data)
