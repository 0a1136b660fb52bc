"""The input of a dump: files by name, and options.

Invariant: names are interpreted as in ``DumpLogSegments``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from dataclasses import dataclass

from kafkafmt._base import java
from kafkafmt.storage import discovery
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.names import CHECKPOINT, LOG
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.survey.dump.decoders import TEXT_DECODER, MessageParser

Write = Callable[[str], object]

ALL_BYTES = 2**31 - 1
"""``Integer.MAX_VALUE``, the default of ``--max-bytes`` in Kafka's tool."""
MAX_MESSAGE_SIZE = 5 * 1024 * 1024
"""The default of ``--max-message-size`` in Kafka's tool."""
STANDARD_INPUT = "-"


class UndumpableError(Exception):
    """The name of a file lacks an offset or epoch that is needed to dump it."""


@dataclass(frozen=True)
class DumpOptions:
    """The options of Kafka's tool, with its names."""

    print_data_log: bool = False
    deep_iteration: bool = False
    skip_record_metadata: bool = False
    max_bytes: int = ALL_BYTES
    index_sanity_check: bool = False
    verify_index_only: bool = False
    max_message_size: int = MAX_MESSAGE_SIZE
    decoder: MessageParser = TEXT_DECODER


@dataclass(frozen=True)
class DumpedFile:
    """A file to dump: the name that is printed and interpreted, and the path that is opened."""

    name: str
    path: str
    storage_options: StorageOptions = NO_OPTIONS

    @classmethod
    def named(cls, path: str, storage_options: StorageOptions = NO_OPTIONS) -> DumpedFile:
        """Return the file at a path, with its name as in ``java.io.File``."""
        if "://" in path:
            return cls(path, path, storage_options)
        return cls(re.sub("(?<=.)/+$", "", re.sub("/+", "/", path)), path)

    @property
    def last_name(self) -> str:
        """The name without its directory."""
        return self.name.rpartition("/")[2]

    @property
    def suffix(self) -> str:
        """The name from its last dot on; empty without a dot."""
        name = self.last_name
        return name[name.rfind(".") :] if "." in name else ""

    @property
    def absolute_name(self) -> str:
        """The current directory and the name, not normalized (``File.getAbsolutePath``)."""
        return self.name if "://" in self.name else os.path.join(os.getcwd(), self.name)

    @property
    def base_offset(self) -> int:
        """The number before the first dot of the name.

        Raises:
            UndumpableError: the name does not begin with a number.
        """
        return self.number(self.last_name.split(".")[0], 64)

    def number(self, digits: str, bits: int) -> int:
        """Parse a part of the name as ``Long.parseLong`` or ``Integer.parseInt``.

        Raises:
            UndumpableError: it is not a number, or too large.
            FileNotFoundError, IsADirectoryError: likewise, and the path is not a file.
        """
        number = java.parse_integer(digits, bits)
        if number is not None:
            return number
        self.ensure_file()
        raise UndumpableError(
            f"{self.name}: {digits!r} is not an offset or epoch; a segment and its indexes are "
            f"named <20 digits>{LOG}, a snapshot of KRaft <20 digits>-<10 digits>{CHECKPOINT}; "
            "kafkafmt records and batches read a segment of any name"
        )

    def ensure_file(self) -> None:
        """Check that a path of this machine is a file; a URL is not checked.

        Raises:
            FileNotFoundError: it does not exist.
            IsADirectoryError: it is a directory.
        """
        if "://" in self.path:
            return
        kind = LocalTree().kind(self.path)
        if kind == "directory":
            raise IsADirectoryError(f"{self.name}: is a directory, expected a file")
        if kind is None and not os.path.islink(self.path):
            raise FileNotFoundError(f"{self.name}: no such file or directory")

    def beside(self, suffix: str) -> DumpedFile:
        """Return the file of the same segment with another suffix."""
        directory, slash, name = self.path.rpartition("/")
        path = f"{directory}{slash}{name.split('.')[0]}{suffix}"
        return DumpedFile.named(path, self.storage_options)

    def segment(self) -> SegmentFile:
        """Return the file as a segment."""
        self.ensure_file()
        return discovery.find_segments(self.path, storage=self.storage_options)[0]
