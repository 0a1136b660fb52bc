"""The levels of ``metadata.version``, and the releases that brought them (``MetadataVersion``)."""

from __future__ import annotations

_RELEASES = (
    *("3.0-IV1", "3.1-IV0", "3.2-IV0", "3.3-IV0", "3.3-IV1", "3.3-IV2"),
    *("3.3-IV3", "3.4-IV0", "3.5-IV0", "3.5-IV1", "3.5-IV2", "3.6-IV0", "3.6-IV1", "3.6-IV2"),
    *("3.7-IV0", "3.7-IV1", "3.7-IV2", "3.7-IV3", "3.7-IV4", "3.8-IV0", "3.9-IV0"),
    *("4.0-IV0", "4.0-IV1", "4.0-IV2", "4.0-IV3", "4.1-IV0", "4.1-IV1", "4.2-IV0", "4.2-IV1"),
    *("4.3-IV0", "4.4-IV0", "4.4-IV1", "4.4-IV2"),
)
"""From level 1 on."""
LOWEST_LEVEL = 7
"""3.3-IV3: the lowest of Kafka 4 (``MetadataVersion.MINIMUM_VERSION``)."""
HIGHEST_LEVEL = len(_RELEASES)


def name_of(level: int) -> str | None:
    """The name of a level, such as ``3.9-IV0``; ``None`` if it is not known."""
    return _RELEASES[level - 1] if 1 <= level <= HIGHEST_LEVEL else None


def level_of(text: str) -> int:
    """The level of a level or a release: ``21``, ``3.9-IV0`` or ``3.9``.

    Raises:
        ValueError: it is neither, or no broker of Kafka 4 has it.
    """
    levels = {name: level for level, name in enumerate(_RELEASES, 1) if level >= LOWEST_LEVEL}
    if text.isascii() and text.isdigit() and int(text) in levels.values():
        return int(text)
    if text in levels:
        return levels[text]
    minor = ".".join(text.split(".")[:2])  # 4.3.1 is a release of 4.3
    of_release = [level for name, level in levels.items() if name.startswith(f"{minor}-")]
    if not of_release:
        raise ValueError(
            f"metadata version {text!r}: expected a level from {LOWEST_LEVEL} to {HIGHEST_LEVEL},"
            " or a release such as 3.9 or 4.3-IV0"
        )
    return max(of_release)
