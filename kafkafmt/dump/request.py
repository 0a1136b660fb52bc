"""What a dump is asked for: files by name, and options.

Invariant: names are judged as ``DumpLogSegments`` judges them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass

from kafkafmt import java
from kafkafmt.log_format import CHECKPOINT, LOG
from kafkafmt.storage import discovery
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions
from kafkafmt.storage.segment_file import SegmentFile

Write = Callable[[str], object]

ALL_BYTES = 2**31 - 1
"""``Integer.MAX_VALUE``: the ``--max-bytes`` of Kafka's tool when none is given."""
MAX_MESSAGE_SIZE = 5 * 1024 * 1024
"""The ``--max-message-size`` of Kafka's tool when none is given."""
STANDARD_INPUT = "-"


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
        number = java.parse_integer(digits, bits)
        if number is not None:
            return number
        raise UndumpableError(
            f"{self.name}: {digits!r} is no offset or epoch; a segment and its indexes are named "
            f"<20 digits>{LOG}, a snapshot of KRaft <20 digits>-<10 digits>{CHECKPOINT}"
        )

    def beside(self, suffix: str) -> File:
        """The file of the same segment with another suffix."""
        directory, slash, name = self.path.rpartition("/")
        path = f"{directory}{slash}{name.split('.')[0]}{suffix}"
        return File.named(path, self.storage_options)

    def segment(self) -> SegmentFile:
        """The file as a log.

        Raises:
            FileNotFoundError, IsADirectoryError: there is none.
        """
        if os.path.isdir(self.path):
            raise IsADirectoryError(f"{self.name}: is a directory, dump takes files")
        return discovery.find_segments(self.path, storage=self.storage_options)[0]
