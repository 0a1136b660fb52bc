"""The objects of a log that an audit could not read, where only figures needed them.

Invariant: a store that does not answer ends the audit; what other findings say is not here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kafkafmt.errors import KafkaFormatError, reason_of
from kafkafmt.storage.errors import (
    PrivateKeyError,
    UnusableBytes,
    unreadable_is_missing,
)
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.survey.tiering.stored import path_of
from kafkafmt.tiered.lost_segment import LostSegment


class UnreadObjects:
    """Why objects could not be read.

    Attributes:
        reasons: by path.
    """

    def __init__(self) -> None:
        self.reasons: dict[str, str] = {}

    @contextmanager
    def noted(self, of: SegmentFile) -> Iterator[None]:
        """Pass over an object that cannot be read; the reason is noted, unless a finding says it.

        Raises:
            StorageError: a store does not answer.
        """

        def note(error: KafkaFormatError | OSError) -> None:
            if not isinstance(of, LostSegment):
                self.reasons[path_of(of)] = reason_of(error)

        said = unreadable_is_missing(KafkaFormatError, UnusableBytes, PrivateKeyError)
        with unreadable_is_missing(OSError, note=note), said:
            yield
