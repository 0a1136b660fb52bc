"""The readers in Python: kafkafmt with each of its engines, its peers, and the floor.

Strategy: each reader has two methods. ``check`` adds up the contents of a segment, so that the
readers can be compared; ``read`` is timed: it verifies every checksum and makes every field of
every record, as the columns or objects of the library. Every pass reads the file; peers that accept
only bytes read the whole file first.

Invariant: a checksum that fails is an error with every reader.
"""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Found:
    """The contents of a segment, the same for all readers.

    Attributes:
        records: the number of records.
        key_bytes: the bytes of all keys.
        value_bytes: the bytes of all values.
        total: the sum of all offsets and timestamps, modulo 2**63.
    """

    records: int
    key_bytes: int
    value_bytes: int
    total: int


class Reader(ABC):
    """One way to read a segment.

    Attributes:
        version: its name and version, for the report.

    Raises:
        ImportError: from the constructor, if its library is missing.
    """

    version: str

    @abstractmethod
    def check(self, path: str) -> Found:
        """Read a segment and add up its contents."""

    @abstractmethod
    def read(self, path: str) -> None:
        """Read a segment; this is timed."""


class Columns(Reader):
    """``kafkafmt.scan_records``, all columns, with the engine named by ``KAFKAFMT_ENGINE``."""

    def __init__(self, **options: Any) -> None:
        import kafkafmt

        missing = options.keys() - inspect.signature(kafkafmt.scan_records).parameters.keys()
        if missing:
            raise ImportError(f"scan_records has no {', '.join(missing)}=")
        self.version = f"kafkafmt {kafkafmt.__version__}"
        self._scan = kafkafmt.scan_records
        self._options = options
        self._scan(b"")  # fails if the engine is missing

    def check(self, path: str) -> Found:
        """See :meth:`Reader.check`."""
        import pyarrow as pa
        import pyarrow.compute as pc

        records = key_bytes = value_bytes = total = 0
        for batch in self._scan(path, **self._options):
            records += batch.num_rows
            key_bytes += pc.sum(pc.binary_length(batch["key"])).as_py() or 0
            value_bytes += pc.sum(pc.binary_length(batch["value"])).as_py() or 0
            total += pc.sum(batch["offset"]).as_py() or 0
            total += pc.sum(batch["timestamp"].cast(pa.int64()).fill_null(-1)).as_py() or 0
        return Found(records, key_bytes, value_bytes, total % 2**63)

    def read(self, path: str) -> None:
        """See :meth:`Reader.read`."""
        for _ in self._scan(path, **self._options):
            pass


class Commits(Reader):
    """The commits of offsets in a segment, all columns of them."""

    def __init__(self) -> None:
        import kafkafmt

        self.version = f"kafkafmt {kafkafmt.__version__}"

    def _batches(self, path: str) -> Iterator[tuple[Any, Any]]:
        from kafkafmt.cluster.internal_topics import InternalQuery, internal_batches
        from kafkafmt.cluster.offsets import TOPIC, read_commits

        for _, batch in internal_batches(path, InternalQuery(), [TOPIC], TOPIC):
            yield batch, read_commits(batch).rows

    def check(self, path: str) -> Found:
        """See :meth:`Reader.check`."""
        import pyarrow as pa
        import pyarrow.compute as pc

        records = key_bytes = value_bytes = total = 0
        for batch, commits in self._batches(path):
            records += commits.num_rows
            key_bytes += pc.sum(pc.binary_length(batch["key"])).as_py()
            value_bytes += pc.sum(pc.binary_length(batch["value"])).as_py()
            total += pc.sum(commits["committedOffset"]).as_py()
            total += pc.sum(commits["commitTimestamp"].cast(pa.int64())).as_py()
        return Found(records, key_bytes, value_bytes, total % 2**63)

    def read(self, path: str) -> None:
        """See :meth:`Reader.read`."""
        for _ in self._batches(path):
            pass


class Objects(Reader):
    """A library with one object per record."""

    @abstractmethod
    def batches(self, path: str) -> Iterator[Iterable[Any]]:
        """Yield the batches of a segment, each checked, as iterables of records."""

    def check(self, path: str) -> Found:
        """See :meth:`Reader.check`."""
        records = key_bytes = value_bytes = total = 0
        for batch in self.batches(path):
            for record in batch:
                records += 1
                key_bytes += len(record.key or b"")
                value_bytes += len(record.value or b"")
                total += record.offset + record.timestamp
        return Found(records, key_bytes, value_bytes, total % 2**63)

    def read(self, path: str) -> None:
        """See :meth:`Reader.read`."""
        for batch in self.batches(path):
            for record in batch:
                _ = record.offset, record.timestamp, record.key, record.value, record.headers


class KafkafmtObjects(Objects):
    """``kafkafmt.open_segment``: its batches and their ``Record`` objects."""

    def __init__(self) -> None:
        import kafkafmt

        self.version = f"kafkafmt {kafkafmt.__version__}"
        self._open = kafkafmt.open_segment

    def batches(self, path: str) -> Iterator[Iterable[Any]]:
        """See :meth:`Objects.batches`."""
        with self._open(path) as segment:
            for batch in segment:
                batch.ensure_valid()
                yield batch.records()


class Aiokafka(Objects):
    """aiokafka with the extension of its wheels, or else with its Python code."""

    def __init__(self) -> None:
        from aiokafka.record.default_records import DefaultRecordBatch
        from aiokafka.record.memory_records import MemoryRecords

        compiled = DefaultRecordBatch.__module__.endswith("_crecords.default_records")
        how = "compiled" if compiled else "pure Python: its extension is missing"
        self.version = f"aiokafka {version('aiokafka')} ({how})"
        self._records = MemoryRecords

    def batches(self, path: str) -> Iterator[Iterable[Any]]:
        """See :meth:`Objects.batches`."""
        records = self._records(Path(path).read_bytes())
        while records.has_next():
            batch = records.next_batch()
            if not batch.validate_crc():
                raise ValueError(f"{path}: aiokafka finds a bad checksum")
            yield batch


class FloorReader(Reader):
    """The :class:`benchmarks.floor.Floor`, without decoded records."""

    def __init__(self) -> None:
        from benchmarks.floor import Floor

        self.version = "the floor"
        self._floor = Floor()

    def check(self, path: str) -> Found:
        """Read a segment; the floor finds no records."""
        self._floor.read(path)
        return Found(0, 0, 0, 0)

    def read(self, path: str) -> None:
        """See :meth:`Reader.read`."""
        self._floor.read(path)


# By the names in benchmarks/peers.py.
READERS: dict[str, Callable[[], Reader]] = {
    "kafkafmt": Columns,
    "threads": partial(Columns, threads=2),
    "commits": Commits,
    "objects": KafkafmtObjects,
    "aiokafka": Aiokafka,
    "floor": FloorReader,
}
