"""Objects in a bucket not written by Aiven's plugin: their writers, and their number.

Strategy: names show the layouts of other writers (as in their own sources); where a
name alone could be anybody's, the first bytes of one object decide. Each layout is counted, with
one object as an example.

Invariant: the memory does not depend on the number of objects.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from threading import Lock

from kafkafmt.storage import names
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.errors import unreadable_is_missing
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.resolve import open_tree

ICEBERG_MODE = "Aiven's Iceberg mode: read them as an Iceberg table"
ICEBERG_TABLE = "an Iceberg table"
PINTEREST = "Pinterest's uploader: Kafka's own files, which every reader reads"
REDPANDA = "Redpanda's tiered storage: another format"
TANSU = "Tansu: each file is one of Kafka's batches, whose offset is the file's name"
AUTOMQ = "AutoMQ: another format"
INKLESS = "Inkless: batches whose topics and offsets are in a database"
OTHER = "no known layout"

_UUID = re.compile(names.UUID)
_PUFFIN = re.compile(rf"{names.UUID}\.puffin")
_BESIDE = "|".join(map(re.escape, (*names.SIDE_FILES, names.TIER_EPOCHS)))
_OF_LOCAL_STORAGE = re.compile(rf"{names.BASE_OFFSET}-{names.UUID}({_BESIDE})")
# Redpanda: segment_path_utils.cc, partition_path_utils.cc; AutoMQ: ObjectUtils.genKey.
_REDPANDA_MANIFEST = re.compile(r"(topic_|tx_)?manifest\.(json|bin)")
_REDPANDA_PARTITION = re.compile(r"[0-9]+_[0-9]+")
# Tansu: dynostore.rs, batch_location.
_TANSU = re.compile(rf"partitions/[0-9]{{10}}/records/{names.BASE_OFFSET}\.batch")
_OBJECT_ID = re.compile(r"[0-9]{1,19}")
_WATERMARK = "offset.wm"  # Pinterest: WatermarkFileHandler
_HEAD = 17  # bytes: up to the magic of a batch
_HEADS = {
    INKLESS: re.compile(rb"\0{8}.{8}\x02", re.DOTALL),  # offset 0, magic 2
    ICEBERG_MODE: re.compile(rb"PFA1"),
}
"""What objects begin with whose name alone could be anybody's."""


@dataclass
class Count:
    """The number of objects."""

    path: str
    objects: int = 0
    size: int = 0

    def add(self, other: Count) -> None:
        """Count others, too."""
        self.objects += other.objects
        self.size += other.size


class ForeignObjects:
    """Counts the objects of others, directory by directory."""

    def __init__(self, storage: StorageOptions) -> None:
        self._storage = storage
        self._counts: dict[str, Count] = {}
        self._left_out: dict[str, dict[str, Count]] = {}  # by directory
        self._lock = Lock()

    def start_listing(self, directory: str) -> Callable[[list[Item]], None]:
        """Start to count the omitted items of a listing, in place of those of an earlier one.

        A directory changed during its listing is listed again.
        """
        with self._lock:
            self._left_out.pop(directory, None)

        def add(entries: list[Item]) -> None:
            with self._lock:
                counts = self._left_out.setdefault(directory, {})
            self._add(counts, directory, entries)

        return add

    def add(self, directory: str, entries: list[Item]) -> None:
        """Count the foreign ones among entries of a directory; several threads may do so."""
        self._add(self._counts, directory, entries)

    def _add(self, counts: dict[str, Count], directory: str, entries: list[Item]) -> None:
        files = [item for item in entries if not item.is_directory]
        parts = directory.replace("\\", "/").split("/")
        is_uploader = any(item.name == _WATERMARK for item in files)
        is_log = names.is_log(parts[-1]) or names.tiered_log(parts[-1]) is not None
        for item in files:
            if is_uploader:
                layout: str | None = PINTEREST
            elif (
                is_log
                or names.is_side_file(item.name)
                or names.tiered_stem(item.name) is not None
                or _OF_LOCAL_STORAGE.fullmatch(item.name)
            ):
                continue
            else:
                layout = _layout(item.name, parts)
            with self._lock:
                found = counts.setdefault(layout or OTHER, Count(item.path))
                found.add(Count(item.path, 1, item.size))

    def counts(self) -> Iterator[tuple[str, Count]]:
        """Yield each layout, and its number of objects."""
        found: dict[str, Count] = {}
        for counts in (self._counts, *self._left_out.values()):
            for layout, counted in counts.items():
                found.setdefault(layout, Count(counted.path)).add(counted)
        for layout, pattern in _HEADS.items():
            count = found.get(layout)
            if count is not None and not pattern.match(self._head(count.path)):
                del found[layout]
                found.setdefault(OTHER, Count(count.path)).add(count)
        yield from sorted(found.items(), key=lambda item: (item[0] == OTHER, item[0]))

    def _head(self, path: str) -> bytes:
        """Return the first bytes of an object; none if it cannot be read."""
        with unreadable_is_missing(OSError), open_tree(path, self._storage).open(path) as file:
            return file.read(_HEAD)
        return b""


def _layout(name: str, parts: list[str]) -> str | None:
    """Return the writer of an object, by its name and those of the directories above it."""
    above = parts[-1]
    if above == "metadata" and _PUFFIN.fullmatch(name):
        return ICEBERG_MODE
    if above == "metadata" and name.endswith((".metadata.json", ".avro", ".puffin")):
        return ICEBERG_TABLE
    if name.endswith(".parquet"):
        return ICEBERG_TABLE if "data" in parts else None
    if names.REDPANDA.fullmatch(name):
        return REDPANDA
    if _TANSU.fullmatch("/".join([*parts[-3:], name])):
        return TANSU
    if _REDPANDA_MANIFEST.fullmatch(name):
        is_one = name != "manifest.json" or _REDPANDA_PARTITION.fullmatch(above) is not None
        return REDPANDA if is_one else None
    if _OBJECT_ID.fullmatch(name) and len(parts) > 1 and parts[-2] == f"{int(name):08x}"[::-1]:
        return AUTOMQ
    return INKLESS if _UUID.fullmatch(name) else None
