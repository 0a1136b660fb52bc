"""Borders of messages of Kafka 0.7, by their length fields alone."""

from __future__ import annotations

from kafkafmt.borders import Borders
from kafkafmt.limits import Limits
from kafkafmt.log_format import FORMAT_0_7
from kafkafmt.record.v0_7.framing import walk
from kafkafmt.record.versions import is_sound_at
from kafkafmt.storage.window import Window


class MessageBorders(Borders):
    """Follows the lengths of messages; the kernel does not know them."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.are_compiled = False

    def is_sound_at(self, position: int, limits: Limits) -> bool:
        """Whether a sound message begins here."""
        return is_sound_at(self._window, position, limits, FORMAT_0_7)

    def _follow(self, position: int, wanted: int) -> tuple[int, int]:
        found = position, position
        for found in walk(self._window, position):
            if found[1] > wanted:
                break
        return found
