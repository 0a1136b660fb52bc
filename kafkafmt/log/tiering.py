"""What shows that a log has tiered storage (KIP-405): the topic's setting, or the log start."""

from __future__ import annotations

from collections.abc import Mapping

TIERED = "remote.storage.enable"
"""The setting by which a topic has tiered storage."""


def is_tiered(settings: Mapping[str, str | None]) -> bool:
    """Whether a topic has tiered storage, by its settings as the metadata log has them."""
    return settings.get(TIERED) == "true"


def proves_tier(log_start: int | None) -> bool:
    """Whether a log start in a checkpoint is one that a broker notes of tiered logs only.

    It notes the start of each of these, and of others only where that lies above the first base
    offset, as 0 never does (``LogManager.checkpointLogStartOffsetsInDir``).
    """
    return log_start == 0
