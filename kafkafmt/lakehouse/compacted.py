"""What a compaction is to do, and what it did."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import astuple, dataclass

from kafkafmt.lakehouse.commits import file_name
from kafkafmt.lakehouse.merging import Group

_OURS = re.compile(r"(?:part|merged)-(?:[0-9]+-)?[0-9a-f]{32}(?:-[0-9]+)?\.[a-z0-9]+\.parquet")


ORPHAN_AGE = 24 * 3600
"""Seconds: a run in a store may still commit a younger file."""


@dataclass(frozen=True)
class CompactionOptions:
    """The arguments of a compaction.

    Attributes:
        target_file_size: bytes up to which files are merged.
        retention: seconds for which files stay that no table has any more.
        dry_run: only say what would be done.
    """

    target_file_size: int
    retention: float
    dry_run: bool


@dataclass(frozen=True)
class Compaction:
    """What a compaction did, or would do.

    Attributes:
        files_before: how many files the tables had.
        files_after: how many they have now.
        merged_files: how many files were merged.
        merged_bytes: their bytes.
        deleted_files: how many old files and orphans were deleted.
    """

    __module__ = "kafkafmt"

    files_before: int = 0
    files_after: int = 0
    merged_files: int = 0
    merged_bytes: int = 0
    deleted_files: int = 0

    def __add__(self, other: Compaction) -> Compaction:
        """Both together."""
        pairs = zip(astuple(self), astuple(other), strict=True)
        return Compaction(*(mine + others for mine, others in pairs))


def merged(before: int, groups: Iterable[Group], deleted: int = 0) -> Compaction:
    """What merging some groups of a table's files does."""
    listed = list(groups)
    files = [file for group in listed for file in group.files]
    size = sum(file.size for file in files)
    return Compaction(before, before - len(files) + len(listed), len(files), size, deleted)


def is_ours(name: str) -> bool:
    """Whether a name has the form that exports and compactions give to files."""
    try:
        return _OURS.fullmatch(file_name(name).rpartition("/")[2]) is not None
    except ValueError:
        return False
