"""The objects of tiered storage, copy by copy: what is stored, what is missing, what is left over.

Strategy: names tell which objects belong together; an object is found again by the path of its
copy, which is that of its objects without their suffix.

Invariant: nothing is opened; each object is in one copy, or in one orphan.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from kafkafmt.storage import names
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.options import StorageOptions
from kafkafmt.storage.resolve import tree_of
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.survey.verification.finding import ORPHAN, WARNING, Finding
from kafkafmt.tiered import local_storage
from kafkafmt.tiered.lost_segment import LostSegment
from kafkafmt.tiered.objects import Folder, Objects, folder_of
from kafkafmt.tiered.segment import TieredSegment

LogId = tuple[str | None, int | None]
"""Topic id and partition."""


@dataclass(frozen=True, slots=True)
class Orphan:
    """Objects without a manifest.

    Attributes:
        path: of them, without the suffix.
        folder: where they lie.
        objects: what is there.
    """

    path: str
    folder: Folder
    objects: Objects

    @property
    def size(self) -> int:
        """Their bytes."""
        return self.objects.size

    def finding(self, topic: str | None) -> Finding:
        """The finding; the name of the topic comes from manifests beside it, if there are any."""
        present = ", ".join(
            f"{item.name.rpartition('.')[2]} ({item.size:,} bytes)" for item in self.objects.present
        )
        message = f"no manifest: an upload or a deletion did not end; there is {present}"
        place = topic or self.folder.topic, self.folder.partition
        name = f"{self.objects.stem}{names.LOG}"
        return Finding(WARNING, ORPHAN, self.path, message, *place, segment=name, length=self.size)


@dataclass
class Stored:
    """The objects in folders of tiered storage.

    Attributes:
        sizes: the bytes of all files of each copy in ``LocalTieredStorage``, by its path.
        orphans: by topic id and partition of the folder's name.
        folders: topic id and partition by the name of each folder of the plugin.
    """

    sizes: dict[str, int] = field(default_factory=dict)
    orphans: dict[LogId, list[Orphan]] = field(default_factory=dict)
    folders: dict[str, LogId] = field(default_factory=dict)

    def add(self, path: str, items: list[Item], storage: StorageOptions) -> None:
        """Add the files of a folder."""
        named = names.tiered_log(tree_of(path, storage).name(path))
        if named is not None and local_storage.is_one(items):
            self._add_local(path, items)
        else:
            self._add(folder_of(path, items))

    def size(self, copy: SegmentFile) -> int:
        """The bytes of all objects of a copy."""
        if isinstance(copy, TieredSegment):
            return copy.objects_size
        stored = copy.stored_size if isinstance(copy, LostSegment) else 0
        return self.sizes.get(path_of(copy), stored)

    def all_orphans(self) -> Iterator[Orphan]:
        """Every orphan."""
        for orphans in self.orphans.values():
            yield from orphans

    def _add(self, found: Folder) -> None:
        place = self.folders[found.path] = found.topic_id, found.partition
        folder = replace(found, objects=(), foreign=())  # most objects are forgotten
        for objects in found.objects:
            if objects.manifest is None:
                path = f"{found.path}/{objects.stem}"
                self.orphans.setdefault(place, []).append(Orphan(path, folder, objects))

    def _add_local(self, path: str, items: list[Item]) -> None:
        for item in items:
            stem = f"{path}/{item.name.partition('.')[0]}"
            self.sizes[stem] = self.sizes.get(stem, 0) + item.size


def path_of(copy: SegmentFile) -> str:
    """The path of a copy: that of its objects without their suffix."""
    return copy.path.removesuffix(names.LOG)


def segment_id(path: str) -> str:
    """The segment id in the path of a copy."""
    return path[-22:]
