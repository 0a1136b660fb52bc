"""A bucket of a million manifests: what answers about it take, of time and of memory.

Strategy: a file system of fsspec that makes up its listings and its manifests: topics of a hundred
partitions, each a folder of segments with three objects, or one folder of objects of others. Each
segment has one batch.
"""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable
from typing import Any, ClassVar

from fsspec.spec import AbstractFileSystem

import kafkafmt
from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt.lake.export import task
from kafkafmt.lake.plan import extents, selection
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.log.scan.query import Query
from kafkafmt.survey.inventory import Inventory
from tests.support.encoder import Rec, record_batch
from tests.support.tier import Segment, described

SOURCE = "bucket://b"
PARTITIONS = 100
RECORDS = 10  # of a segment
BATCH = record_batch([Rec(b"key", b"value", offset_delta=delta) for delta in range(RECORDS)])
_PLACE = {"position": 0, "size": 0}
_SUFFIXES = {".indexes": 4096, ".log": len(BATCH), ".rsm-manifest": 0}


def _segment_id(number: int) -> str:
    digest = hashlib.sha256(b"%d" % number).digest()
    return base64.urlsafe_b64encode(digest)[:22].decode()


def _manifest(path: str) -> bytes:
    """The manifest at a path, of a segment without compression."""
    *_, folder, partition, file = path.split("/")
    topic, topic_id = folder[:-23], folder[-22:]
    start = int(file[:20])
    time = 1_700_000_000_000 + start
    segment = Segment(b"", start, start + RECORDS - 1, max_timestamp=time)
    indexes = ("offset", "timestamp", "producerSnapshot", "leaderEpoch")
    return json.dumps(
        {
            "version": "1",
            "chunkIndex": {
                "type": "fixed",
                "originalChunkSize": 4 << 20,
                "originalFileSize": len(BATCH),
                "transformedChunkSize": 4 << 20,
                "finalTransformedChunkSize": len(BATCH),
            },
            "segmentIndexes": {**dict.fromkeys(indexes, _PLACE), "transaction": None},
            "compression": False,
            "remoteLogSegmentMetadata": described(
                segment, topic, int(partition), topic_id, file[21:43]
            ),
        }
    ).encode()


def _bytes(path: str) -> bytes:
    """The manifest or the segment at a path."""
    if path.endswith(".rsm-manifest"):
        return _manifest(path)
    if not path.endswith(".log"):
        raise FileNotFoundError(path)
    return int(path.rpartition("/")[2][:20]).to_bytes(8, "big") + BATCH[8:]


class SimulatedBucket(AbstractFileSystem):  # type: ignore[misc]
    """A bucket whose objects exist in listings only, except manifests."""

    protocol = "bucket"
    cachable = False
    manifests: ClassVar[int] = 0  # their number
    in_log: ClassVar[int] = 1000  # how many of them a partition has at most
    foreign: ClassVar[int] = 0  # the number of objects of others

    def ls(self, path: str, detail: bool = True, **_: Any) -> list[Any]:
        path = self._strip_protocol(path).strip("/")
        depth = path.count("/")
        logs = -(-self.manifests // self.in_log)
        topic = 0 if depth == 0 else int(path.split("/")[1][5:-23])
        if depth == 0:
            topics = range(-(-logs // PARTITIONS))
            found = [_directory(f"{path}/topic{one}-{_segment_id(one)}") for one in topics]
            found += [_file(f"{path}/{one:032}.jpg", 1 << 20) for one in range(self.foreign)]
        elif depth == 1:
            first = topic * PARTITIONS
            partitions = range(min(PARTITIONS, logs - first))
            found = [_directory(f"{path}/{partition}") for partition in partitions]
        else:
            first = (topic * PARTITIONS + int(path.rpartition("/")[2])) * self.in_log
            numbers = range(min(self.in_log, self.manifests - first))
            stems = [f"{path}/{one * RECORDS:020}-{_segment_id(first + one)}" for one in numbers]
            found = [
                _file(f"{stem}{suffix}", size or len(_manifest(stem)))
                for stem in stems
                for suffix, size in _SUFFIXES.items()
            ]
        return found if detail else [entry["name"] for entry in found]

    def info(self, path: str, **_: Any) -> dict[str, Any]:
        path = self._strip_protocol(path).strip("/")
        if "/" not in path:
            return _directory(path)
        return _file(path, len(_bytes(path)))

    def cat_file(
        self, path: str, start: int | None = None, end: int | None = None, **_: Any
    ) -> bytes:
        return _bytes(self._strip_protocol(path))[start:end]


def _directory(name: str) -> dict[str, Any]:
    return {"name": name, "type": "directory", "size": 0}


def _file(name: str, size: int) -> dict[str, Any]:
    return {"name": name, "type": "file", "size": size, "ETag": f"{hash(name):032x}"}


def planned() -> object:
    from pyspark.sql.datasource import InputPartition

    read = LogRead(Query(source=(SOURCE,), on_damage="collect"))
    return extents.plan(selection.select(read, with_unlisted=True), read, InputPartition)


def exported() -> object:
    return task.plan(LogRead(Query(source=(SOURCE,), on_damage="collect")))


def scanned() -> object:
    """A scan, which was read up to its first rows."""
    scan = kafkafmt.scan_records(SOURCE)
    rows = iter(scan)
    next(rows)
    return scan, rows


def listed() -> object:
    """The rows of ``ls``, which reads the headers of all segments."""
    inventory = Inventory(SOURCE, None, 1, DEFAULT_LIMITS, None)
    return inventory, list(inventory.batches())


def audited() -> object:
    return kafkafmt.tier.read_tier(SOURCE)


ANSWERS: dict[str, Callable[[], object]] = {
    "plan": planned,
    "export": exported,
    "scan": scanned,
    "ls": listed,
    "tier": audited,
}
"""What is measured: each takes its answer, and the memory of that."""
