"""The levels of ``metadata.version``, and the releases that brought them (``MetadataVersion``)."""

from __future__ import annotations

from kafkafmt.rescue.nodes import RescueError

_FIRST = 7
_RELEASES = (
    *("3.3-IV3", "3.4-IV0", "3.5-IV0", "3.5-IV1", "3.5-IV2", "3.6-IV0", "3.6-IV1", "3.6-IV2"),
    *("3.7-IV0", "3.7-IV1", "3.7-IV2", "3.7-IV3", "3.7-IV4", "3.8-IV0", "3.9-IV0"),
    *("4.0-IV0", "4.0-IV1", "4.0-IV2", "4.0-IV3", "4.1-IV0", "4.1-IV1", "4.2-IV0", "4.2-IV1"),
    *("4.3-IV0", "4.4-IV0", "4.4-IV1", "4.4-IV2"),
)
"""From level 7 on; a broker of KRaft mode has no lower one."""
HIGHEST_LEVEL = _FIRST + len(_RELEASES) - 1


def level_of(text: str) -> int:
    """The level of a level or a release: ``21``, ``3.9-IV0`` or ``3.9``.

    Raises:
        RescueError: it is neither.
    """
    levels = dict(zip(_RELEASES, range(_FIRST, HIGHEST_LEVEL + 1), strict=True))
    if text.isascii() and text.isdigit() and int(text) in levels.values():
        return int(text)
    if text in levels:
        return levels[text]
    minor = ".".join(text.split(".")[:2])  # 4.3.1 is a release of 4.3
    of_release = [level for name, level in levels.items() if name.startswith(f"{minor}-")]
    if not of_release:
        raise RescueError(
            f"metadata version {text!r}: expected a level from {_FIRST} to {HIGHEST_LEVEL},"
            " or a release such as 3.9 or 4.3-IV0"
        )
    return max(of_release)
