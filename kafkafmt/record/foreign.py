"""Well-known files that are not log segments, recognised by their first bytes.

Strategy: a segment begins with the offset of its first entry. The signatures here, read as an
offset, are far above any that a log reaches, so no valid segment is mistaken for one.

Invariant: the answer is only used to explain an entry that is not valid.
"""

from __future__ import annotations

SIGNATURE_SIZE = 265
"""Bytes that are needed: those up to the signature of a tar file."""

_DECOMPRESS = "decompress it first"
_EXTRACT = "extract the segment first"

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
)
_TAR, _TAR_AT = b"ustar", 257


def explanation(first: bytes) -> str | None:
    """What a file with these first bytes is, and what to do with it; ``None`` if unknown."""
    for signature, kind, advice in _SIGNATURES:
        if first.startswith(signature):
            return (
                f"expected a log segment, found {kind} (first bytes {signature.hex(' ')}): {advice}"
            )
    if first[_TAR_AT : _TAR_AT + len(_TAR)] == _TAR:
        return (
            f"expected a log segment, found a tar archive ('ustar' at byte {_TAR_AT}): {_EXTRACT}"
        )
    return None
