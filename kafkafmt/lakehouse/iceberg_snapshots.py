"""Snapshots of an Iceberg table beyond pyiceberg: one that replaces files, and expired ones.

Strategy: pyiceberg writes a snapshot that removes and adds files as one that overwrites rows.
Readers that follow a table would take the rows of merged files for new ones, so the snapshot of
a compaction says `replace`, as the specification of Iceberg has it for the same rows in other
files.

Invariant: the newest snapshot of a branch, and one that has a tag, never expires.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from pyiceberg.table.snapshots import Operation, Snapshot, Summary
from pyiceberg.table.update.snapshot import _OverwriteFiles
from pyiceberg.typedef import EMPTY_DICT

from kafkafmt.in_threads import in_threads
from kafkafmt.lakehouse.table import TableError

if TYPE_CHECKING:
    from pyiceberg.io import FileIO
    from pyiceberg.manifest import ManifestFile
    from pyiceberg.table import Table, Transaction

_MOST_MANIFESTS = 1000
"""An append adds one, and a compaction removes those of the files that it merges."""
_REQUESTS = 16
"""Manifests that are read at the same time."""


class Replacement(_OverwriteFiles):
    """A snapshot with other files for the same rows."""

    def __init__(self, transaction: Transaction, io: FileIO, noted: dict[str, str]) -> None:
        """`noted` is what its summary says beside the figures of pyiceberg."""
        super().__init__(
            operation=Operation.OVERWRITE,
            transaction=transaction,
            io=io,
            snapshot_properties=noted,
        )

    def _summary(self, snapshot_properties: Mapping[str, str] = EMPTY_DICT) -> Summary:
        summary = super()._summary(dict(snapshot_properties))
        return Summary(Operation.REPLACE, **summary.additional_properties)


def replaced_before(table: Table, time: float) -> list[int]:
    """The ids of the snapshots that another one had replaced at a time, in s since 1970."""
    replaced: dict[int, int] = {}
    for snapshot in table.snapshots():
        if snapshot.parent_snapshot_id is not None:
            known = replaced.get(snapshot.parent_snapshot_id, snapshot.timestamp_ms)
            replaced[snapshot.parent_snapshot_id] = min(known, snapshot.timestamp_ms)
    protected = {reference.snapshot_id for reference in table.refs().values()}
    return [
        snapshot.snapshot_id
        for snapshot in table.snapshots()
        if snapshot.snapshot_id not in protected
        and replaced.get(snapshot.snapshot_id, snapshot.timestamp_ms) <= time * 1000
    ]


def paths(table: Table, snapshots: Iterable[Snapshot]) -> set[str]:
    """The data files, manifests and lists of manifests that some snapshots need."""
    named: set[str] = set()
    for snapshot in snapshots:
        named.add(snapshot.manifest_list)
        for manifest in snapshot.manifests(table.io):
            if manifest.manifest_path not in named:
                named.add(manifest.manifest_path)
                for entry in manifest.fetch_manifest_entry(table.io, discard_deleted=True):
                    named.add(entry.data_file.file_path)
    return named


def sizes(table: Table) -> dict[str, int]:
    """The bytes of the manifests of the current snapshot, and of the files in them, by path.

    Only the newest `_MOST_MANIFESTS` are read. A missing manifest does not tell its files.

    Raises TableError for a manifest that is damaged.
    """
    snapshot = table.current_snapshot()
    manifests = [] if snapshot is None else snapshot.manifests(table.io)[:_MOST_MANIFESTS]

    def named(manifest: ManifestFile) -> list[tuple[str, int]]:
        try:
            entries = manifest.fetch_manifest_entry(table.io, discard_deleted=True)
        except FileNotFoundError:
            return []
        except (EOFError, LookupError, TypeError, ValueError) as error:
            raise TableError(
                f"{manifest.manifest_path}: is not a manifest of Iceberg"
                f" ({type(error).__name__}: {error}); restore it, or choose another directory"
            ) from error
        return [(each.data_file.file_path, each.data_file.file_size_in_bytes) for each in entries]

    found = {manifest.manifest_path: manifest.manifest_length for manifest in manifests}
    for files in in_threads(named, manifests, _REQUESTS):
        found.update(files)
    return found
