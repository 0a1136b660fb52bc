"""The versions of a segment and of its index, as its store gives them, in little memory.

Strategy: a driver holds them for a million segments. Most stores give 32 hexadecimal digits with
something around them that is the same for all files, so the digits are kept as bytes.

Invariant: what was packed comes back exactly, and equal versions are equal when they are packed.
"""

from __future__ import annotations

import re
from functools import lru_cache

_DIGITS = re.compile(r"[0-9a-f]{32}")
_LENGTH = 16  # bytes of the digits

Form = tuple[str, str]
"""What comes before and after the digits."""

Packed = bytes | tuple[str | None, str | None] | None
"""The digits of the versions that have a form; else the versions."""


def pack(version: str | None, index_version: str | None) -> tuple[Form | None, Packed]:
    """The versions of a file and of its index; ``None`` where there is none."""
    if version is None and index_version is None:
        return None, None
    found = _DIGITS.search(version or "")
    if found is None or version is None:
        return None, (version, index_version)
    before, digits, after = version[: found.start()], found[0], version[found.end() :]
    if index_version is not None:
        other = _DIGITS.match(index_version, len(before))
        if other is None or f"{before}{other[0]}{after}" != index_version:
            return None, (version, index_version)
        digits += other[0]
    return _shared(before, after), bytes.fromhex(digits)


def unpack(form: Form | None, packed: Packed) -> tuple[str | None, str | None]:
    """The versions that were packed."""
    if packed is None:
        return None, None
    if isinstance(packed, tuple):
        return packed
    before, after = form or ("", "")
    found = [
        f"{before}{packed[start : start + _LENGTH].hex()}{after}"
        for start in range(0, len(packed), _LENGTH)
    ]
    return found[0], found[1] if len(found) > 1 else None


@lru_cache(maxsize=1024)
def _shared(before: str, after: str) -> Form:
    return before, after
