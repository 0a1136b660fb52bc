"""A segment as a sequence of batches: the way in for people who want objects.

Invariant: iterating gives every whole entry in file order, valid or not; what lies between them
goes to the damage policy.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Union

from kafkafmt.damage import Damage, DamagePolicy
from kafkafmt.engine.batches import batches
from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.record.batch import Batch
from kafkafmt.storage.discovery import find_segments
from kafkafmt.storage.segment_file import Extent, SegmentFile

if TYPE_CHECKING:
    from types import TracebackType


SegmentSource = Union[str, "os.PathLike[str]", bytes, bytearray, memoryview, SegmentFile]


class Segment:
    """An open segment. Iterate it as often as you like; close it, or use it with ``with``.

    Attributes:
        topic, partition: from the directory's name; ``None`` outside of one.
        name: the file's name; ``None`` for bytes.
        source: path or URL.
        base_offset: from the file's name; ``None`` where that has none.
        size: bytes.
        damage: with ``on_damage="collect"``, what the iterations so far left out.
    """

    __module__ = "kafkafmt"

    def __init__(self, file: SegmentFile, *, on_damage: str, limits: Limits) -> None:
        self._file = file
        self._limits = limits
        self._policy = DamagePolicy(on_damage)
        self._window = file.open()
        self.topic = file.topic
        self.partition = file.partition
        self.name = file.name
        self.source = file.path
        self.base_offset = file.base_offset
        self.size = self._window.size

    @property
    def damage(self) -> list[Damage]:
        """What was left out, tails included; empty unless ``on_damage`` is ``collect``."""
        return self._policy.found

    def __iter__(self) -> Iterator[Batch]:
        return batches(self._window, Extent(self._file), self._policy, self._limits)

    def close(self) -> None:
        """Close the file. Batches that were given out stay readable."""
        self._window.close()

    def __enter__(self) -> Segment:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def open_segment(
    source: SegmentSource,
    *,
    on_damage: str = "raise",
    limits: Limits | None = None,
    format: str | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> Segment:
    """Open one segment: a path, a URL (with options for its driver), or its bytes.

    Iterating it gives :class:`~kafkafmt.Batch` objects, and their ``records()`` give
    :class:`~kafkafmt.Record` objects. A batch whose checksum fails is given out all the
    same, as Kafka's ``FileRecords.batches()`` does: look at ``is_valid``, or call
    ``ensure_valid()``.

    ``format="0.7"`` is for segments of Kafka 0.7 and before, see :func:`kafkafmt.scan_records`.

    Raises:
        FileNotFoundError: nothing there.
        IsADirectoryError: a directory; see :func:`kafkafmt.scan_records` for those.
    """
    file = one_segment(source, format, storage_options)
    return Segment(file, on_damage=on_damage, limits=limits or DEFAULT_LIMITS)


def one_segment(
    source: SegmentSource,
    log_format: str | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> SegmentFile:
    """The one segment that a source stands for; raises as :func:`open_segment` does."""
    if isinstance(source, (str, os.PathLike)) and os.path.isdir(source):
        raise IsADirectoryError(f"{os.fspath(source)}: is a directory, expected one segment")
    files = find_segments(source, log_format, storage_options)
    if len(files) != 1:
        raise FileNotFoundError(f"{source!r}: stands for {len(files)} segments, expected one")
    return files[0]
