"""Snapshots of an Iceberg table beyond pyiceberg: in the order of their times.

Invariant: no snapshot is older than the one before it, whatever the clock of this machine says:
readers in Java refuse a table whose times go back by more than a minute (`TableMetadata`).
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, ClassVar

from pyiceberg.table.snapshots import Operation, Snapshot
from pyiceberg.table.update import AddSnapshotUpdate, UpdatesAndRequirements
from pyiceberg.table.update.snapshot import (
    _FastAppendFiles,
    _OverwriteFiles,
    _SnapshotProducer,
)

from kafkafmt._base.threads import in_threads
from kafkafmt.lake.tables.table import TableError

if TYPE_CHECKING:
    from pyiceberg.io import FileIO
    from pyiceberg.manifest import ManifestFile
    from pyiceberg.table import Table, Transaction

_TOLERATED = 30_000
"""ms by which a change of a table may be earlier than the one before; Java tolerates a minute."""
_MOST_MANIFESTS = 1000
"""An append adds one; maintenance of the table merges them."""
_REQUESTS = 16
"""Manifests that are read at the same time."""


class _InOrder(_SnapshotProducer[Any]):
    """A snapshot that is later than all that the table has."""

    kind: ClassVar[Operation]

    def __init__(self, transaction: Transaction, io: FileIO, noted: dict[str, str]) -> None:
        """`noted` is what its summary says beside the figures of pyiceberg."""
        super().__init__(self.kind, transaction, io, snapshot_properties=noted)

    def _commit(self) -> UpdatesAndRequirements:
        updates, requirements = super()._commit()
        # Not of the transaction, in which a property has the time of the clock. And not the same:
        # pyiceberg then asks the clock for the time of the table.
        least = self._transaction._table.metadata.last_updated_ms + 1

        def late(snapshot: Snapshot) -> Snapshot:
            return snapshot.model_copy(update={"timestamp_ms": max(snapshot.timestamp_ms, least)})

        return (
            tuple(
                update.model_copy(update={"snapshot": late(update.snapshot)})
                if isinstance(update, AddSnapshotUpdate)
                else update
                for update in updates
            ),
            requirements,
        )

    def _clean_all_uncommitted(self) -> None:
        """Deletes the manifests of a refused commit, but of one that was made.

        Where its answer was lost, the client of a catalog may have asked again, to hear that
        another commit came first.
        """
        table = self._transaction._table
        found = table.catalog.load_table(table.name())
        if found.snapshot_by_id(self.snapshot_id) is None:
            super()._clean_all_uncommitted()


class Append(_InOrder, _FastAppendFiles):
    """A snapshot with more files, or the same."""

    kind = Operation.APPEND


class Overwrite(_InOrder, _OverwriteFiles):
    """A snapshot with other files."""

    kind = Operation.OVERWRITE


def is_ahead(table: Table) -> bool:
    """Whether a change without a snapshot, which has the time of the clock, would come too early.

    What Java tolerates is for small differences between the clocks of machines.
    """
    return bool(table.metadata.last_updated_ms - _TOLERATED > time.time() * 1000)


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
