"""The objects of one folder of Aiven's plugin: which belong to one copy of a segment.

Strategy: names tell it: ``<prefix><topic>-<topic id>/<partition>/<20 digits>-<segment id>`` with
``.log``, ``.indexes`` and ``.rsm-manifest`` for each copy. The prefix has no separator, so only a
manifest knows where the topic's name begins.

Invariant: nothing is opened. A log without a manifest is not a copy: an upload did not end, or a
deletion did not.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kafkafmt.storage import names
from kafkafmt.storage.file_system import Item


@dataclass(frozen=True, slots=True)
class Objects:
    """The objects of one copy of a segment.

    Attributes:
        stem: their name without the suffix.
        manifest: of the copy; ``None`` of an orphan.
        log: the chunks; ``None`` if it is missing.
        indexes: its index files; ``None`` if they are missing.
    """

    stem: str
    manifest: Item | None
    log: Item | None
    indexes: Item | None

    @property
    def base_offset(self) -> int:
        """The offset that their name begins with; of one that no offset can be, 0."""
        return names.base_offset(f"{self.stem}.") or 0

    @property
    def present(self) -> list[Item]:
        """The objects that are there."""
        found = (self.log, self.indexes, self.manifest)
        return [item for item in found if item is not None]

    @property
    def size(self) -> int:
        """Their bytes."""
        return sum(item.size for item in self.present)


@dataclass(frozen=True)
class Folder:
    """The objects of one partition in one folder.

    Attributes:
        topic: prefix and topic, from the name of the folder above; ``None`` if that has another.
        topic_id: from there, too.
        partition: from its own name; likewise.
        objects: of each copy and each orphan, in the order of their names.
        foreign: files that the plugin does not write.
    """

    path: str
    topic: str | None
    topic_id: str | None
    partition: int | None
    objects: tuple[Objects, ...]
    foreign: tuple[Item, ...]


def folder_of(path: str, items: Iterable[Item]) -> Folder:
    """The objects among the entries of a folder."""
    by_stem: dict[str, dict[str, Item]] = {}
    foreign = []
    for item in items:
        named = names.tiered_stem(item.name)
        if named is None:
            foreign.append(item)
        else:
            by_stem.setdefault(named[0], {})[named[1]] = item
    above, own = path.replace("\\", "/").rpartition("/")[::2]
    topic = names.tiered_topic(above.rpartition("/")[2])
    is_named = topic is not None and names.is_partition(own) and int(own) <= names.MAX_PARTITION
    return Folder(
        path,
        topic[0] if is_named and topic else None,
        topic[1] if is_named and topic else None,
        int(own) if is_named else None,
        tuple(
            Objects(
                stem, found.get(names.MANIFEST), found.get(names.LOG), found.get(names.TIER_INDEXES)
            )
            for stem, found in sorted(by_stem.items())
        ),
        tuple(foreign),
    )
