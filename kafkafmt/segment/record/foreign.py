"""Well-known files from outside a log, recognised by their first bytes.

Strategy: a segment begins with the offset of its first entry. The signatures here, read as an
offset, are far above any offset of a log, so no valid segment is mistaken for one.

Invariant: the answer is only used to explain an entry that is not valid.
"""

from __future__ import annotations

SIGNATURE_SIZE = 265
"""Bytes that are needed: those up to the signature of a tar file."""

_DECOMPRESS = "decompress it first"
_EXTRACT = "extract the segment first"
_OTHER = "what wrote it has a reader for it"

# What a file begins with, what it is, and what to do with it.
_SIGNATURES = (
    (b"\x1f\x8b", "a gzip file", _DECOMPRESS),
    (b"\x28\xb5\x2f\xfd", "a Zstandard file", _DECOMPRESS),
    (b"\x04\x22\x4d\x18", "an LZ4 file", _DECOMPRESS),
    (b"BZh", "a bzip2 file", _DECOMPRESS),
    (b"\xfd7zXZ\0", "an xz file", _DECOMPRESS),
    (b"PK\x03\x04", "a zip archive", _EXTRACT),
    (b"PK\x05\x06", "an empty zip archive", _EXTRACT),
    (b"7z\xbc\xaf\x27\x1c", "a 7z archive", _EXTRACT),
    (b"Obj\x01", "an Avro file", _OTHER),
    (b"PAR1", "a Parquet file", _OTHER),
    (b"ORC", "an ORC file", _OTHER),
    (b"ARROW1\0\0", "an Arrow file", _OTHER),
    (b"SQLite format 3\0", "an SQLite database", _OTHER),
)
_TAR, _TAR_AT = b"ustar", 257
_LFS = b"version https://git-lfs"
_POINTER = "a Git LFS pointer in place of the file: `git lfs pull` fetches it"
_TEXT = 24
"""Bytes that tell a text from a segment, or all that there are: the first one of a log's first
offset is 0. None is shown: it may be somebody's secret."""


def explanation(first: bytes) -> str | None:
    """Return the kind of a foreign file and the next step; ``None`` if the kind is unknown."""
    for signature, kind, advice in _SIGNATURES:
        if first.startswith(signature):
            return (
                f"expected a log segment, found {kind} (first bytes {signature.hex(' ')}): {advice}"
            )
    if is_archive(first):
        return (
            f"expected a log segment, found a tar archive ('ustar' at byte {_TAR_AT}): {_EXTRACT}"
        )
    if (pointer := lfs_pointer(first)) is not None:
        return pointer
    start = first[:_TEXT].decode("ascii", "replace")
    if start and start.isascii() and all(map(_is_text, start)):
        return "expected a log segment, found a text"
    return None


def is_archive(first: bytes) -> bool:
    """Return whether a file with these first bytes is an archive, perhaps with segments in it."""
    archives = tuple(signature for signature, _, advice in _SIGNATURES if advice == _EXTRACT)
    return first.startswith(archives) or first[_TAR_AT : _TAR_AT + len(_TAR)] == _TAR


def lfs_pointer(first: bytes) -> str | None:
    """Return the next step for a pointer of Git LFS; ``None`` for another file."""
    return _POINTER if first.startswith(_LFS) else None


def _is_text(character: str) -> bool:
    return character.isprintable() or character in "\t\r\n"
