"""What is read of logs: where they are, which of them, which offsets, and how tasks divide them.

Strategy: plain values, which a task receives pickled. Spark's data source and an export fill them,
each from its own options; no text of a user is interpreted here.

Invariant: two equal reads of the same files are of the same records.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.log.borders import Offsets
from kafkafmt.log.scan import READ_UNCOMMITTED, Selection
from kafkafmt.log.scan.query import EVERYTHING
from kafkafmt.log.splits import MAX_SPLIT_BYTES
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.values.column import ValueFormat


@dataclass(frozen=True)
class ValueOptions:
    """The options of decoding keys and values.

    Attributes:
        key: `None` leaves keys binary.
        value: likewise.
        schemas: a path or URL; `None` when none is given.
        on_error: `raise`, `null` or `collect`.
    """

    key: ValueFormat | None
    value: ValueFormat | None
    schemas: str | None
    on_error: str


@dataclass(frozen=True)
class LogRead:
    """One read; docs/reference/spark.md says what most values mean.

    Attributes:
        paths: at least one path, glob or URL, as for `discovery.find_segments`.
        goes_on: whether damage, and a directory that cannot be listed, are left to the tasks to
            report; else they raise.
        selection: the filters for records and batches, apart from logs, offsets and times.
        topic_pattern: a regular expression for whole names; `None`: all.
        starting: offsets; at most one of `starting` and `starting_times` is set.
        starting_times: milliseconds since 1970.
        ending: offsets, exclusive; at most one of `ending` and `ending_times` is set.
        ending_times: milliseconds since 1970.
        min_offset: a bound for the offsets of all logs, inclusive.
        max_offset: likewise, inclusive.
        fail_without_later: whether a log without a record at or after its starting time is an
            error.
        max_split_bytes: how many bytes of segments a task reads, about; `None`:
            `MAX_SPLIT_BYTES`, or more where there were too many tasks.
        min_partitions: how many tasks there are at least, about.
        max_trigger_delay: seconds that fewer offsets may wait.
    """

    paths: tuple[str, ...]
    storage: StorageOptions = field(default=NO_OPTIONS, repr=False)
    limits: Limits = DEFAULT_LIMITS
    goes_on: bool = False
    isolation: str = READ_UNCOMMITTED
    include_control: bool = False
    selection: Selection = EVERYTHING
    values: ValueOptions | None = None
    topics: frozenset[str] | None = None
    topic_pattern: str | None = None
    partitions: frozenset[int] | None = None
    path_glob_filter: str | None = None
    recursive: bool = False
    starting: Offsets | None = None
    starting_times: Offsets | None = None
    ending: Offsets | None = None
    ending_times: Offsets | None = None
    min_offset: int | None = None
    max_offset: int | None = None
    fail_without_later: bool = False
    max_split_bytes: int | None = None
    min_partitions: int | None = None
    fail_on_data_loss: bool = True
    below_log_start: bool = False
    to_high_watermark: bool = False
    merge_replicas: bool = False
    max_offsets_per_trigger: int | None = None
    max_bytes_per_trigger: int | None = None
    min_offsets_per_trigger: int | None = None
    max_trigger_delay: float = 900.0

    @property
    def split_bytes(self) -> int:
        """The approximate bytes of segments in a task."""
        return self.max_split_bytes or MAX_SPLIT_BYTES
