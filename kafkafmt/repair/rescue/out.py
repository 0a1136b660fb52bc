"""The logs and files to copy back into the data directories of brokers.

Invariant: what is copied of a partition is a regular file with one of Kafka's own names: its bytes,
its times, and the permissions to read and write it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field

from kafkafmt.log.data_directories import Ignore
from kafkafmt.repair.new_directory import copy_bytes, write_file
from kafkafmt.repair.rescue.nodes import DataDirectory
from kafkafmt.repair.rescue.partition_copy import PartitionCopy
from kafkafmt.segment.side_files import encoding
from kafkafmt.storage import names
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.local import LocalTree, may_be_file
from kafkafmt.storage.new_file import READ_WRITE
from kafkafmt.storage.safe_paths import listed


@dataclass
class PutBack:
    """The files to copy back into one data directory of a broker.

    Attributes:
        name: of what OUT has for the data directory, beside other directories of the broker.
        replaced: the names of directories there that these take the place of.
        files: further files, by their paths in it.
    """

    data: DataDirectory
    name: str
    partitions: dict[str, Callable[[str], object]] = field(default_factory=dict)
    replaced: list[str] = field(default_factory=list)
    files: dict[str, bytes] = field(default_factory=dict)

    @property
    def has_content(self) -> bool:
        """Whether OUT has something for it; otherwise it only loses directories."""
        return bool(self.partitions or self.files)


def listings_after(back: PutBack, built: str, controller: str | None) -> dict[str, list[Item]]:
    """Return the entries of a data directory after the steps, and of its logs with new files.

    ``built`` and ``controller`` are the directories with what OUT has for it, and for its node as
    a controller.
    """
    tree, path = LocalTree(), back.data.path
    replaced = {*back.replaced, *([names.METADATA_LOG] if controller else [])}
    there = {item.name: item for item in tree.items(path) if item.name not in replaced}
    given = tree.items(built) if back.has_content else []
    if controller and back.data.metadata_log is not None:
        given += (item for item in tree.items(controller) if item.name == names.METADATA_LOG)
    listings: dict[str, list[Item]] = {}
    for item in given:
        old = there.setdefault(item.name, item)
        if old is item or not item.is_directory:
            there[item.name] = item
        else:
            files = {each.name: each for at in (old, item) for each in tree.items(at.path)}
            listings[old.path] = [*files.values()]
    return {**listings, path: [*there.values()]}


def mended_files(log: PartitionCopy) -> dict[str, bytes]:
    """Return the missing or contradicted files of a log, by their paths."""
    directory, files = log.directory, dict[str, bytes]()
    if not directory.has_id:
        files[names.PARTITION_METADATA] = encoding.partition_metadata(directory.topic_id or "")
    if log.has_wrong_epochs:
        files[names.LEADER_EPOCHS] = encoding.leader_epoch_checkpoint(log.epochs)
    home = directory.name
    return {os.path.join(home, name): content for name, content in files.items()}


def note_uncopied(directory: str, ignore: Ignore) -> None:
    """Note the files left out by :func:`copy_partition`."""
    for name in listed(directory):
        path = os.path.join(directory, name)
        if not names.is_broker_file(name):
            ignore(path, "no broker names a file of a partition so: it is not copied")
        elif not _is_file(path):
            ignore(path, "not a regular file: it is not copied")


def copy_partition(log: PartitionCopy, target: str) -> None:
    """Copy Kafka's own files of a partition.

    The last segment comes without indexes, so the broker checks it and cuts what a kill has left,
    also after a clean stop of the broker (``LogLoader.load``).
    """
    os.mkdir(target, 0o700)
    source = log.directory.path
    files = [name for name in listed(source) if names.is_broker_file(name)]
    last = max((name for name in files if names.is_segment(name)), default="").removesuffix(
        names.LOG
    )
    left_out = [f"{last}{names.INDEX}", f"{last}{names.TIME_INDEX}", names.PARTITION_METADATA]
    if log.has_wrong_epochs:
        left_out.append(names.LEADER_EPOCHS)
        path = os.path.join(target, names.LEADER_EPOCHS)
        write_file(path, encoding.leader_epoch_checkpoint(log.epochs), 0o600)
    for name in files:
        path = os.path.join(source, name)
        if not _is_file(path) or name in left_out:
            continue
        copy = os.path.join(target, name)
        status = copy_bytes(path, copy, READ_WRITE)
        os.utime(copy, ns=(status.st_atime_ns, status.st_mtime_ns))
    metadata = encoding.partition_metadata(log.directory.topic_id or "")
    write_file(os.path.join(target, names.PARTITION_METADATA), metadata, 0o600)


def _is_file(path: str) -> bool:
    """Return whether a path has a regular file, or an error for the copy to report."""
    return may_be_file(path) and not os.path.islink(path)
