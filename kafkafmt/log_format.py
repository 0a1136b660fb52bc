"""Which formats of log there are to choose from, and what their segments are called.

Since Kafka 0.8 every entry has its magic at the same place, so v0, v1 and v2 are told apart by the
bytes. Kafka 0.7 had the magic elsewhere, and nothing in the bytes says so: it is never guessed, the
caller names it (``format="0.7"``).

Invariant: ``None`` is the format since 0.8; every other name is in :data:`FORMATS`.
"""

from __future__ import annotations

import re

MAGIC_V0 = 0
MAGIC_V1 = 1
MAGIC_V2 = 2
KNOWN_MAGICS = (MAGIC_V0, MAGIC_V1, MAGIC_V2)

FORMAT_0_7 = "0.7"
FORMATS = (FORMAT_0_7,)

_SEGMENT = re.compile(r"(?P<base_offset>\d{20})(-[0-9A-Za-z_-]{22})?\.log")
"""A segment by name; with an id of 22 characters, as tiered storage keeps it."""
_SEGMENT_0_7 = re.compile(r"(?P<base_offset>\d{20})\.kafka")
"""``Log.nameFromOffset`` of Kafka 0.7."""


def check_log_format(name: str | None) -> None:
    """Raise :class:`ValueError` for a format that there is not."""
    if name is not None and name not in FORMATS:
        raise ValueError(
            f"format is {' or '.join(map(repr, FORMATS))}, or None for Kafka 0.8 and later, "
            f"not {name!r}"
        )


def is_segment(file_name: str, log_format: str | None) -> bool:
    """Whether a file of a log directory is a segment, by its name."""
    pattern = _SEGMENT_0_7 if log_format == FORMAT_0_7 else _SEGMENT
    return pattern.fullmatch(file_name) is not None


def suffixes(log_format: str | None) -> tuple[str, ...]:
    """How the names of files end that hold entries: segments, and KRaft's snapshots."""
    return (".kafka",) if log_format == FORMAT_0_7 else (".log", ".checkpoint")


def segment_name(log_format: str | None) -> str:
    """What a segment is called, for messages."""
    return f"<20 digits>{suffixes(log_format)[0]}"
