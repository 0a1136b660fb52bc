"""The read of logs: their places, the selected logs and offsets, and the division into tasks.

Strategy: plain values, which a task receives pickled. Spark's data source and an export fill them,
each from its own options; no text of a user is interpreted here.

Invariant: two equal reads of the same files are of the same records.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import cast

import pyarrow as pa

from kafkafmt._base.damage import RAISE
from kafkafmt._base.limits import Limits, limits_or_default
from kafkafmt.log.borders import Offsets
from kafkafmt.log.ranges import Range
from kafkafmt.log.scan.query import Query
from kafkafmt.log.splits import MAX_SPLIT_BYTES
from kafkafmt.segment.record.transactions import Transactions
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.segment_file import Extent
from kafkafmt.values.column import ValueFormat


@dataclass(frozen=True)
class ValueOptions:
    """The options of decoding keys and values.

    Attributes:
        schemas: a path or URL; `None` when none is given.
        on_error: `raise`, `null` or `collect`.
    """

    key: ValueFormat | None
    value: ValueFormat | None
    schemas: str | None
    on_error: str


@dataclass(frozen=True)
class LogRead:
    """One read; docs/reference/spark.md explains most values.

    Attributes:
        query: what is read; its source are paths, globs or URLs, at least one. The range of its
            filters bounds the offsets of all logs, also where some have borders of their own.
        topic_pattern: a regular expression for whole names; `None`: all.
        starting_times: milliseconds since 1970; not together with starting offsets.
        ending_times: milliseconds since 1970, exclusive; not together with ending offsets.
        max_split_bytes: how many bytes of segments a task reads, about; `None`:
            `MAX_SPLIT_BYTES`, or more where there were too many tasks.
        has_fixed_ends: whether each log ends where it ended when it was listed, though a broker
            appends to it.
        max_trigger_delay: seconds that fewer offsets may wait.
        null_headers: whether a record without headers has null, as in Spark's Kafka source, and
            not an empty list.
    """

    query: Query
    values: ValueOptions | None = None
    topic_pattern: str | None = None
    starting_times: Offsets | None = None
    ending_times: Offsets | None = None
    max_split_bytes: int | None = None
    min_partitions: int | None = None
    fail_on_data_loss: bool = True
    to_high_watermark: bool = False
    merge_replicas: bool = False
    has_fixed_ends: bool = False
    max_offsets_per_trigger: int | None = None
    max_bytes_per_trigger: int | None = None
    min_offsets_per_trigger: int | None = None
    max_trigger_delay: float = 900.0
    null_headers: bool = False

    @property
    def paths(self) -> tuple[str, ...]:
        """The paths, globs or URLs of the source."""
        return cast("tuple[str, ...]", self.query.source)

    @property
    def storage(self) -> StorageOptions:
        """The options for access to the bytes of the source."""
        return self.query.access

    @property
    def limits(self) -> Limits:
        """The limits of one entry."""
        return limits_or_default(self.query.limits)

    @property
    def goes_on(self) -> bool:
        """Whether the tasks report damage and unlisted directories; else these raise."""
        return self.query.on_damage != RAISE

    def planned_query(
        self,
        extents: Iterable[Extent],
        bounds: Range,
        columns: Iterable[str] | None = None,
        transactions: Transactions | None = None,
    ) -> Query:
        """Return the query of planned extents, with the bounds from the plan."""
        # The plan has selected the logs and the offsets; a task may have none of a topic.
        wanted = replace(
            self.query.wanted,
            topics=None,
            partitions=None,
            range=bounds,
            starting=None,
            ending=None,
        )
        return replace(
            self.query,
            source=list(extents),
            wanted=wanted,
            columns=columns,
            below_log_start=True,  # the plan has cut that off, where it is not wanted
            transactions=transactions,
        )

    def with_headers(self, batch: pa.RecordBatch) -> pa.RecordBatch:
        """Return records with null instead of empty headers, if the read wants it."""
        place = batch.schema.get_field_index("headers")
        if not self.null_headers or place < 0:
            return batch
        headers = batch.column(place)
        is_empty = pc.equal(pc.list_value_length(headers), 0)
        filled = pc.if_else(is_empty, pa.scalar(None, headers.type), headers)
        return batch.set_column(place, batch.schema.field(place), filled)

    @property
    def split_bytes(self) -> int:
        """The approximate bytes of segments in a task."""
        return self.max_split_bytes or MAX_SPLIT_BYTES
