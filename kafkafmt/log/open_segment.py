"""A segment as a sequence of `Batch` objects.

Invariant: iterating gives every whole entry in file order, valid or not; the bytes between them are
reported to the damage policy.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from typing import IO, TYPE_CHECKING, Any, Union

from kafkafmt._base.arguments import describe_value, expect_flag, expect_integer
from kafkafmt._base.damage import SKIP, Damage, DamagePolicy
from kafkafmt._base.errors import MalformedError, TruncatedError
from kafkafmt._base.limits import Limits, limits_or_default
from kafkafmt.log.tier.logs import find_extents
from kafkafmt.segment.engine.opening import batches, valid_batch
from kafkafmt.segment.record.batch import Batch, first_offset
from kafkafmt.segment.record.entry import length_field
from kafkafmt.segment.record.layout import LOG_OVERHEAD
from kafkafmt.segment.record.transactions import consumed
from kafkafmt.segment.record.versions import is_valid_at
from kafkafmt.segment.tables.row_source import RowSource
from kafkafmt.storage.access import PrivateKey, StorageOptions
from kafkafmt.storage.names import LOG_0_7, is_0_7
from kafkafmt.storage.segment_file import Extent, SegmentFile

if TYPE_CHECKING:
    import pyarrow as pa

SegmentSource = Union[str, "os.PathLike[str]", bytes, bytearray, memoryview, IO[bytes], SegmentFile]


class Segment(RowSource):
    """An open segment. Iterate it as often as you like; close it, or use it with ``with``.

    As a table (:meth:`head`, :meth:`to_pandas`, :meth:`to_polars`) it has one row for each batch,
    with the columns of :func:`kafkafmt.read_batches`.

    Attributes:
        topic, partition: from the directory's name; ``None`` if it has no such name.
        name: the file's name; ``None`` for bytes.
        source: path or URL.
        base_offset: from the file's name; ``None`` where that has none.
        size: bytes.
    """

    __module__ = "kafkafmt"

    def __init__(self, file: SegmentFile, *, on_damage: str, limits: Limits) -> None:
        self._file = file
        self._limits = limits
        self._policy = DamagePolicy(on_damage, is_bounded=True)
        self._window = file.open()
        self.topic = file.topic
        self.partition = file.partition
        self.name = file.name
        self.source = file.path
        self.base_offset = file.base_offset
        self.size = self._window.size

    @property
    def damage(self) -> list[Damage]:
        """The damaged ranges left out, tails included; empty unless collecting."""
        return self._policy.found

    def __repr__(self) -> str:
        base = "" if self.base_offset is None else f", from offset {self.base_offset}"
        return f"<Segment {self.source}: {self.size:,} bytes{base}>"

    def __iter__(self) -> Iterator[Batch]:
        return batches(self._window, Extent(self._file), self._policy, self._limits)

    def find(self, offset: int) -> Batch | None:
        """Return the sound batch with an offset; ``None`` if there is none.

        The offset index is used if it is right. Compaction may have removed the record itself.

        Args:
            offset: absolute, as in the partition.
        """
        # Loaded here: only a search reads the files beside a segment.
        from kafkafmt.log.ranges import Range
        from kafkafmt.log.search import cut

        expect_integer("offset", offset)
        part = cut(Extent(self._file), Range(offset, offset + 1), self._limits)
        if part is None:
            return None
        for batch in batches(self._window, part, DamagePolicy(SKIP), self._limits):
            first = first_offset(batch)
            if batch.is_valid and first <= offset <= batch.last_offset:
                return batch
        return None

    def batch_at(self, position: int) -> Batch:
        """Return the batch, valid or not, at a byte of the segment.

        Args:
            position: of its first byte.

        Raises:
            ValueError: no batch begins there; the message says where the nearest ones begin.
        """
        expect_integer("position", position)
        before: int | None = None
        after: int | None = None
        start = 0
        if 0 < position < self.size and is_valid_at(
            self._window, position, self._limits, is_0_7=is_0_7(self.name)
        ):
            start = position
        part = Extent(self._file, start)
        for batch in batches(self._window, part, DamagePolicy(SKIP), self._limits):
            if batch.position == position:
                return batch
            if batch.position > position:
                after = batch.position
                break
            before = batch.position
        near = [str(at) for at in (before, after) if at is not None]
        verb = "begins" if len(near) == 1 else "begin"
        hint = f"; the nearest {verb} at {' and '.join(near)}" if near else ""
        raise ValueError(f"{self.source}: no batch begins at byte {position}{hint}")

    def committed(
        self, aborted: Iterable[tuple[int, int]], last_stable_offset: int | None = None
    ) -> Iterator[Batch]:
        """Yield the batches read by a ``read_committed`` consumer, control batches included.

        For bytes of a fetch response, whose transactions may have begun before them. For a segment
        on a disk, ``scan_records(…, isolation="read_committed")`` finds the transactions itself.

        Args:
            aborted: the producer id and the first offset of each aborted transaction, as the
                response has them (``AbortedTransactions``), or a ``.txnindex`` file.
            last_stable_offset: where to stop (``LastStableOffset``); ``None`` reads to the end.
        """
        for batch in consumed(self, aborted):
            if last_stable_offset is not None and first_offset(batch) >= last_stable_offset:
                return
            yield batch

    @property
    def valid_bytes(self) -> int:
        """The end of the last whole entry (``MemoryRecords.validBytes``)."""
        end = 0
        for batch in batches(self._window, Extent(self._file), DamagePolicy(SKIP), self._limits):
            end = batch.position + batch.size_in_bytes
        return end

    @property
    def missing_bytes(self) -> int | None:
        """The least number of bytes missing in an unfinished last entry; ``None`` without one.

        The number is exact once the entry's offset and length are there.
        """
        start = self.valid_bytes
        tail = bytes(self._window.view(start, min(self.size - start, LOG_OVERHEAD)))
        if not tail:
            return None
        if len(tail) < LOG_OVERHEAD:
            return LOG_OVERHEAD - len(tail)
        missing = LOG_OVERHEAD + length_field(memoryview(tail)) - (self.size - start)
        return missing if missing > 0 else None

    def _read(self) -> tuple[pa.Schema, Iterator[pa.RecordBatch]]:
        # Loaded here: batches as objects need no Arrow, which takes longer to load than all else.
        from kafkafmt.segment.engine.engines import engine_for
        from kafkafmt.segment.tables.schemas import BATCH_SCHEMA

        extents = [Extent(self._file)]
        batches = engine_for(extents).batches(extents, self._policy, self._limits)
        return BATCH_SCHEMA, batches

    def close(self) -> None:
        """Close the file. Batches returned before stay readable."""
        self._window.close()

    def __enter__(self) -> Segment:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def open_segment(
    source: SegmentSource,
    *,
    on_damage: str = "raise",
    is_0_7: bool = False,
    limits: Limits | None = None,
    storage_options: Mapping[str, Any] | None = None,
    private_keys: Mapping[str, PrivateKey] | None = None,
) -> Segment:
    """Open one segment, to iterate over its batches and their records.

    Iterating gives :class:`~kafkafmt.Batch` objects, and their ``records()`` give
    :class:`~kafkafmt.Record` objects. A batch with a wrong checksum is included, as in Kafka's
    ``FileRecords.batches()``: check ``is_valid``, or call ``ensure_valid()``.

    Args:
        source: a segment file, a URL that fsspec knows, the bytes of a segment or of a record set
            as it came from the wire, or an open binary file. A leading ``~`` is the home directory.
            An open file is read whole into memory, and its position stays where it is.
        on_damage: ``raise`` an error at the first damaged range between batches; ``skip`` it and
            continue at the next sound one; or ``collect``, as skip, with the damaged ranges in the
            segment's ``damage``.
        is_0_7: whether the source is the bytes of a segment of Kafka 0.7, whose offsets begin at 0.
            Of a file, the name tells: ``<20 digits>.kafka``.
        limits: upper bounds on the size of one entry; ``None`` is ``Limits()``.
        storage_options: options for the fsspec driver of a URL, such as ``{"key": …, "secret": …}``
            for ``s3://``. Their values are never shown.
        private_keys: private keys of encrypted tiered storage, by the id of the key pair: the text
            of a PEM file or its path. They are never shown.

    Returns:
        The open segment; close it, or use it with ``with``.

    Raises:
        FileNotFoundError: the source does not exist, or is not exactly one segment.
        IsADirectoryError: the source is a directory; :func:`kafkafmt.scan_records` reads those.
        OSError: a file or store cannot be read, or a file was replaced since it was listed.
        TypeError: an argument has the wrong type.
        ValueError: an argument has an unknown value.
    """
    expect_flag("is_0_7", is_0_7)
    access = StorageOptions(storage_options, private_keys)
    file = segment_of_0_7(source) if is_0_7 else one_segment(source, access)
    return Segment(file, on_damage=on_damage, limits=limits_or_default(limits))


def open_batch(data: bytes | bytearray | memoryview, *, limits: Limits | None = None) -> Batch:
    """Read one batch, or one message of v0 or v1, from its bytes.

    Several in a row, as in a fetch response, are for :func:`open_segment`.

    Args:
        data: the bytes of one whole entry, with its offset and length.
        limits: upper bounds on the size of the entry; ``None`` is ``Limits()``.

    Returns:
        The batch. Its checksum may be wrong: check ``is_valid``, or call ``ensure_valid()``.

    Raises:
        TruncatedError: the bytes end before the entry does.
        MalformedError: they are not one entry, or bytes follow it.
        TypeError: an argument has the wrong type.
    """
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise TypeError(f"data is the bytes of a batch, found {describe_value(data)}")
    data = bytes(data)  # else they could change below the batch
    valid = valid_batch(data, limits_or_default(limits))
    if valid is not None:
        return valid
    with open_segment(data, limits=limits) as segment:
        batch = next(iter(segment), None)
        if batch is None:
            raise TruncatedError(
                f"{len(data)} bytes, expected {segment.missing_bytes or 'a batch'} more",
                source=segment.source,
                position=0,
            )
    if batch.position or batch.size_in_bytes != len(data):
        raise MalformedError(
            f"a batch of {batch.size_in_bytes} bytes, expected {len(data)}",
            source=segment.source,
            position=batch.position,
        )
    return batch


def segment_of_0_7(data: object) -> SegmentFile:
    """Return the bytes of a segment of Kafka 0.7 as one in memory, with the name of such a file."""
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise TypeError(f"the source is the bytes of a segment, found {describe_value(data)}")
    name = f"{0:020}{LOG_0_7}"
    return SegmentFile(
        "<bytes>", f"/{name}", base_offset=0, size=len(data), data=bytes(data), has_index=False
    )


def one_segment(
    source: SegmentSource, storage_options: Mapping[str, Any] | None = None
) -> SegmentFile:
    """Return the only segment of a source; raises as :func:`open_segment` does."""
    if isinstance(source, (str, os.PathLike)) and os.path.isdir(os.path.expanduser(source)):
        raise IsADirectoryError(f"{os.fspath(source)}: is a directory, expected one segment")
    extents = find_extents(source, storage_options)
    if len(extents) != 1:
        raise FileNotFoundError(f"{source!r}: has {len(extents)} segments, expected one")
    return extents[0].segment
