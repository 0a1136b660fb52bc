"""The boundaries between entries, according to their length fields only.

Strategy: the kernel follows the lengths in a local file; for other sources pieces are read. No
checksum covers a length, so callers that need a real boundary must check the entry after it.
"""

from __future__ import annotations

from kafkafmt.engine import select
from kafkafmt.limits import Limits
from kafkafmt.log.index_lookup import MAX_TRIES
from kafkafmt.log_format import FORMAT_0_7
from kafkafmt.record import layout
from kafkafmt.record.v0_7 import framing as v0_7
from kafkafmt.record.versions import is_valid_at
from kafkafmt.storage.window import Window

PIECE_SIZE = 128 * 1024


class EntryBoundaries:
    """Follows the length fields of one segment from its beginning.

    Attributes:
        are_compiled: whether the kernel follows them, in a local file.
    """

    def __init__(self, window: Window) -> None:
        self.are_compiled = select.is_columnar() and window.file is not None
        self._window = window
        self._start = self._end = 0

    def entry_at(self, position: int) -> tuple[int, int] | None:
        """Start and end of the entry that contains this byte; ``None`` if a length is bad.

        Call it with ascending positions.
        """
        while self._end <= position:
            before = self._end
            self._start, self._end = self._follow(before, position)
            if self._end == before:
                return None
        return self._start, self._end

    def is_valid_at(self, position: int, limits: Limits) -> bool:
        """Whether a valid entry begins here."""
        if self.are_compiled:
            from kafkafmt.engine.whole_entries import is_sound

            size = self._follow(position, position)[1] - position
            return 0 < size <= limits.batch_bytes and is_sound(
                self._window.view(position, size), limits
            )
        return is_valid_at(self._window, position, limits)

    def valid_from(self, position: int, limits: Limits) -> int | None:
        """Where the first valid entry begins from ``position``, the start of an entry, on.

        ``None`` if there is none, or if no length leads there.
        """
        if self.are_compiled:
            return self._valid_by_kernel(position, limits)
        while (entry := self.entry_at(position)) is not None:
            if self.is_valid_at(entry[0], limits):
                return entry[0]
            position = entry[1]
        return None

    def _valid_by_kernel(self, position: int, limits: Limits) -> int | None:
        from kafkafmt.engine.whole_entries import WholeEntries, is_sound

        entries = WholeEntries(
            self._window, limits, self._window.size, start=position, believes_lengths=True
        )
        for _ in range(MAX_TRIES):
            header = entries.next_valid()
            if header is None:
                break
            if is_sound(header.data, limits):
                return header.position
            entries.skip_to(header.position + header.size_in_bytes)
        return None

    def _follow(self, position: int, wanted: int) -> tuple[int, int]:
        window = self._window
        if self.are_compiled:
            from kafkafmt.engine.kernel import _kernel

            return _kernel.follow_file(window.file or 0, position, wanted, window.size)
        length = min(PIECE_SIZE, window.size - position)
        if length < layout.HEADER_SIZE_UP_TO_MAGIC:
            return position, position
        return follow(window.view(position, length), position, wanted, window.size)


class MessageBoundaries(EntryBoundaries):
    """Follows the lengths of messages of Kafka 0.7, which the kernel cannot read."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.are_compiled = False

    def is_valid_at(self, position: int, limits: Limits) -> bool:
        """Whether a valid message begins here."""
        return is_valid_at(self._window, position, limits, FORMAT_0_7)

    def _follow(self, position: int, wanted: int) -> tuple[int, int]:
        found = position, position
        for found in v0_7.walk(self._window, position):
            if found[1] > wanted:
                break
        return found


def boundaries_of(window: Window, log_format: str | None) -> EntryBoundaries:
    """The boundaries of the entries of a segment in this log format."""
    return MessageBoundaries(window) if log_format == FORMAT_0_7 else EntryBoundaries(window)


def follow(piece: memoryview, position: int, wanted: int, size: int) -> tuple[int, int]:
    """Start and end of the last entry in ``piece`` that begins at or before ``wanted``.

    The piece begins at ``position``, with an entry, in a segment of ``size`` bytes. Only the head
    of an entry must be in it. Both results are ``position`` if there is no such entry.
    """
    start = end = position
    seen = min(size, position + len(piece))
    while end <= wanted and seen - end >= layout.HEADER_SIZE_UP_TO_MAGIC:
        at = end - position + layout.SIZE_OFFSET
        length = int.from_bytes(piece[at : at + 4], "big", signed=True)
        following = end + layout.LOG_OVERHEAD + length
        if length < layout.RECORD_OVERHEAD_V0 or following > size:
            break
        start, end = end, following
    return start, end
