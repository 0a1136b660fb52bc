"""What a dump is asked for: files by name, options, and the entries of a segment one by one.

Strategy: names are judged as ``DumpLogSegments`` judges them, and entries are taken as its
``FileLogInputStream`` takes them: by their length fields, without a search behind damage. The
kernel, where it is there, finds those that are sound, many at a time.

Invariant: one entry in memory at a time.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from kafkafmt import checksums, framing, headers, layout, road, storage
from kafkafmt.batch import Batch, kind_of
from kafkafmt.errors import KafkaFormatError, LimitExceededError, MalformedError
from kafkafmt.limits import Limits
from kafkafmt.message_set import Message
from kafkafmt.record_batch import RecordBatch
from kafkafmt.storage_options import NO_OPTIONS, StorageOptions

Write = Callable[[str], object]

ALL_BYTES = 2**31 - 1
"""``Integer.MAX_VALUE``: the ``--max-bytes`` of Kafka's tool when none is given."""
MAX_MESSAGE_SIZE = 5 * 1024 * 1024
"""The ``--max-message-size`` of Kafka's tool when none is given."""
STANDARD_INPUT = "-"

LOG = ".log"
CHECKPOINT = ".checkpoint"
INDEX = ".index"


class UndumpableError(Exception):
    """A file whose name does not say what is needed to dump it."""


@dataclass(frozen=True)
class Options:
    """Options of Kafka's tool, by its names."""

    print_data_log: bool = False
    deep_iteration: bool = False
    skip_record_metadata: bool = False
    max_bytes: int = ALL_BYTES
    index_sanity_check: bool = False
    verify_index_only: bool = False
    max_message_size: int = MAX_MESSAGE_SIZE


@dataclass(frozen=True)
class File:
    """A file to dump: the name that is printed and judged, and the path that is opened."""

    name: str
    path: str
    storage_options: StorageOptions = NO_OPTIONS

    @classmethod
    def named(cls, path: str, storage_options: StorageOptions = NO_OPTIONS) -> File:
        """The file at a path, shown as ``java.io.File`` shows it."""
        if "://" in path:
            return cls(path, path, storage_options)
        return cls(re.sub("(?<=.)/+$", "", re.sub("/+", "/", path)), path)

    @property
    def last_name(self) -> str:
        """The name without its directory."""
        return self.name.rpartition("/")[2]

    @property
    def suffix(self) -> str:
        """From the last dot on; empty where there is none."""
        name = self.last_name
        return name[name.rfind(".") :] if "." in name else ""

    @property
    def absolute_name(self) -> str:
        """As ``File.getAbsolutePath``: the directory is put before it, and nothing resolved."""
        return self.name if "://" in self.name else os.path.join(os.getcwd(), self.name)

    @property
    def base_offset(self) -> int:
        """The number before the first dot of the name.

        Raises:
            UndumpableError: there is none.
        """
        return self.number(self.last_name.split(".")[0], 64)

    def number(self, digits: str, bits: int) -> int:
        """``Long.parseLong`` or ``Integer.parseInt`` of a part of the name.

        Raises:
            UndumpableError: it is none.
        """
        if re.fullmatch(r"[+-]?[0-9]+", digits) and int(digits).bit_length() < bits:
            return int(digits)
        raise UndumpableError(
            f"{self.name}: {digits!r} is no offset or epoch; a segment and its indexes are named "
            f"<20 digits>{LOG}, a snapshot of KRaft <20 digits>-<10 digits>{CHECKPOINT}"
        )

    def beside(self, suffix: str) -> File:
        """The file of the same segment with another suffix."""
        directory, slash, name = self.path.rpartition("/")
        path = f"{directory}{slash}{name.split('.')[0]}{suffix}"
        return File.named(path, self.storage_options)

    def segment(self) -> storage.SegmentFile:
        """The file as a log.

        Raises:
            FileNotFoundError, IsADirectoryError: there is none.
        """
        if os.path.isdir(self.path):
            raise IsADirectoryError(f"{self.name}: is a directory, dump takes files")
        return storage.find_segments(self.path, storage=self.storage_options)[0]


class LaterBatch(RecordBatch):
    """An entry of a magic above 2, which Kafka's tool takes for a batch of v2."""

    __slots__ = ("magic",)


class EarlierMessage(Message):
    """An entry of a magic below 0; Kafka's tool finds out when it has printed its offset."""

    __slots__ = ("magic",)


@dataclass(frozen=True, slots=True)
class Head:
    """An entry by its first bytes."""

    position: int
    size: int
    magic: int

    @property
    def known_magic(self) -> int:
        """The magic that Kafka's tool takes it for (``FileLogInputStream.nextBatch``)."""
        return min(max(self.magic, layout.MAGIC_V0), layout.MAGIC_V2)

    def batch(
        self, window: storage.Window, segment: storage.SegmentFile, limits: Limits
    ) -> RecordBatch | Message:
        """The whole entry, with its checksum."""
        data = window.view(self.position, self.size)
        magic = self.known_magic
        if magic != self.magic:
            changed = bytearray(data)
            changed[layout.MAGIC_OFFSET] = magic
            data = memoryview(changed)
        crc = checksums.stored(data, magic)
        is_valid = crc == checksums.computed(data, magic)
        entry = framing.Entry(self.position, magic, data, crc, is_valid)
        header = headers.header_of(entry, limits)
        if magic == self.magic:
            return kind_of(magic)(header, segment, limits)
        kind = EarlierMessage if self.magic < magic else LaterBatch
        batch = kind(header, segment, limits)
        batch.magic = self.magic
        return batch


def next_head(window: storage.Window, position: int, end: int, limits: Limits) -> Head | None:
    """The entry at a position, as ``FileLogInputStream.nextBatch`` finds it.

    ``None`` when it is not whole before ``end``.

    Raises:
        KafkaFormatError: a length that no entry has, or an entry that dump does not read.
    """
    if position >= end - layout.HEADER_SIZE_UP_TO_MAGIC:
        return None
    head = window.view(position, layout.HEADER_SIZE_UP_TO_MAGIC)
    length = _signed(head[layout.SIZE_OFFSET : layout.LOG_OVERHEAD])
    size = layout.LOG_OVERHEAD + length
    if length >= layout.RECORD_OVERHEAD_V0 and position + size > end:
        return None
    found = Head(position, size, _signed(head[layout.MAGIC_OFFSET :]))
    error = _refusal(found, limits)
    if error is not None:
        raise error.locate(window.source, position)
    return found


def batches(
    window: storage.Window, segment: storage.SegmentFile, end: int, limits: Limits
) -> Iterator[Batch]:
    """The entries of a segment one after another, up to the first that is not whole before ``end``.

    Raises:
        KafkaFormatError: as :func:`next_head`.
    """
    position = 0
    if not road.is_columnar():
        while head := next_head(window, position, end, limits):
            yield head.batch(window, segment, limits)
            position += head.size
        return
    from kafkafmt.sound import SoundEntries

    sound = SoundEntries(window, limits, end)
    kinds = [kind_of(magic) for magic in layout.KNOWN_MAGICS]
    while True:
        found = sound.headers_from(position)
        for header in found:
            yield kinds[header.magic](header, segment, limits)
        if found:
            position = sound.position
        elif head := next_head(window, position, end, limits):
            yield head.batch(window, segment, limits)
            position += head.size
        else:
            return


def _refusal(head: Head, limits: Limits) -> KafkaFormatError | None:
    """The error that an entry is, by its first bytes."""
    length = head.size - layout.LOG_OVERHEAD
    if length == 0:
        return MalformedError(
            "entry length 0: Kafka's tool ends here, even at the zeroes of a preallocated segment"
        )
    if length < layout.RECORD_OVERHEAD_V0:
        return MalformedError(f"entry length {length}, the least is {layout.RECORD_OVERHEAD_V0}")
    least = layout.min_entry_size(head.known_magic)
    if head.size < least:
        return MalformedError(
            f"an entry of {head.size} bytes, one of magic {head.magic} has at least {least}"
        )
    if head.size > limits.batch_bytes:
        return LimitExceededError(
            f"an entry of {head.size} bytes, the limit is {limits.batch_bytes}"
        )
    return None


def _signed(data: memoryview) -> int:
    return int.from_bytes(data, "big", signed=True)
