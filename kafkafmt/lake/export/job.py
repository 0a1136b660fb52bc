"""The arguments of an export, checked before Spark starts.

Strategy: a job says how the source is read (see `LogRead`) and adds what is written.

Invariant: equal jobs make equal tables of equal segments.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from kafkafmt._base import damage, moments, texts
from kafkafmt._base.arguments import did_you_mean, expect_integer
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt.lake.plan.log_read import LogRead, ValueOptions
from kafkafmt.lake.tables.table import BY_LOG, DATE, HOUR, TARGET_FILE_SIZE
from kafkafmt.log import borders
from kafkafmt.log.borders import Offsets
from kafkafmt.log.scan.query import Query
from kafkafmt.log.scan.selection import Selection
from kafkafmt.log.scan.visibility import READ_COMMITTED, READ_UNCOMMITTED
from kafkafmt.segment.tables.schemas import TABLES
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.local import local_path
from kafkafmt.storage.resolve import is_remote, refuse_secrets
from kafkafmt.values.column import ValueFormat
from kafkafmt.values.records import COLLECT, ON_ERROR

PARQUET, DELTA, ICEBERG = FORMATS = ("parquet", "delta", "iceberg")

PARTITION_COLUMNS = (*BY_LOG, DATE, HOUR, "segment", "compression")

VALUES_FAILED = "values_failed"
"""The table of keys and values that do not decode."""

MICRO_BATCH = "8g"
"""The least default of `max_bytes_per_trigger`."""


@dataclass(frozen=True, kw_only=True)
class Job:
    """The source, the target and the options of one export (see `ExportOptions`).

    Attributes:
        source: an absolute path, glob or URL, as for `discovery.find_segments`.
        chosen_tables: the names of the tables to write; `None` means all.
        table_per_topic: `None` if what is in OUT decides it, or else the number of topics.
        storage_options: options of the fsspec driver of a URL; they are never written to a file.
        out_storage_options: those of OUT; they are never written to a file either.
        catalog: properties of the catalog of Iceberg tables; never written to a file either.
    """

    source: str
    format: str = PARQUET
    incremental: bool = False
    start: str | None = None
    end: str | None = None
    topics: tuple[str, ...] | None = None
    isolation: str = READ_UNCOMMITTED
    partition_by: tuple[str, ...] = BY_LOG
    chosen_tables: tuple[str, ...] | None = None
    table_per_topic: bool | None = None
    target_file_size: int = TARGET_FILE_SIZE
    fail_on_data_loss: bool = True
    below_log_start: bool = False
    to_high_watermark: bool = False
    merge_replicas: bool = False
    null_headers: bool = False
    after_handover: bool = False
    after_foreign: bool = False
    limits: Limits = DEFAULT_LIMITS
    max_bytes_per_trigger: str | None = None
    key_format: ValueFormat | None = None
    value_format: ValueFormat | None = None
    schemas: str | None = None
    on_value_error: str = COLLECT
    storage_options: StorageOptions = field(default=NO_OPTIONS, repr=False)
    out_storage_options: StorageOptions = field(default=NO_OPTIONS, repr=False)
    catalog: StorageOptions = field(default=NO_OPTIONS, repr=False)

    def __post_init__(self) -> None:
        """Raise ValueError for an invalid argument, or for mutually exclusive ones."""
        if self.format not in FORMATS:
            raise ValueError(
                f"unknown format {self.format!r}, which Spark may write: read the source or the"
                f" exported tables with it{did_you_mean(self.format, FORMATS)}"
            )
        expect_integer("target_file_size", self.target_file_size, unit=" of bytes", positive=True)
        self._check_tables()
        if self.format != ICEBERG and self.catalog:
            raise ValueError(f"a catalog is for the format iceberg, not for {self.format}")
        for name in self.partition_by:
            if name not in PARTITION_COLUMNS:
                raise ValueError(
                    f"cannot partition by {name!r}{did_you_mean(name, PARTITION_COLUMNS)}"
                )
        if len(set(self.partition_by)) < len(self.partition_by):
            raise ValueError(f"cannot partition by a column twice: {', '.join(self.partition_by)}")
        if self.format == ICEBERG and HOUR in self.partition_by and DATE not in self.partition_by:
            raise ValueError("Iceberg's hours have their day: partition by date,hour")
        if self.incremental and self.end is not None:
            raise ValueError("an incremental export cannot have an end: each run reads what is new")
        if self.merge_replicas and self.incremental and self.isolation == READ_COMMITTED:
            raise ValueError("merge_replicas with incremental reads uncommitted records, too")
        if self.incremental and self.format == PARQUET:
            raise ValueError(
                "an incremental export needs tables with commits, which say where the next run"
                f" goes on: the format {DELTA} or {ICEBERG}"
            )
        if self.schemas is not None and not self.is_typed:
            raise ValueError("schemas are for keys or values: say how they are written")
        if self.on_value_error not in ON_ERROR:
            raise ValueError(
                f"on_value_error is {', '.join(ON_ERROR)}, not {self.on_value_error!r}"
            )
        if self.topics == ():
            raise ValueError("topics are names such as orders,events; leave them out for all")
        for path in filter(None, (self.source, self.schemas)):
            if is_remote(path):
                refuse_secrets(path)
        read = self.log_read()
        if not self.incremental:
            borders.expect_bounded(read.query.wanted.starting, read.query.wanted.ending)

    def _check_tables(self) -> None:
        known = _tables(is_typed=self.is_typed)
        for name in self.chosen_tables or ():
            if name not in known:
                raise ValueError(
                    f"there is no table {name!r}{did_you_mean(name, known)}; the tables of this"
                    f" export are {', '.join(known)}"
                )
        if self.chosen_tables == ():
            raise ValueError(f"choose at least one of the tables {', '.join(known)}")

    @classmethod
    def of(
        cls,
        source: str,
        *,
        tables: str | Iterable[str] | None = None,
        topics: str | Iterable[str] | None = None,
        partition_by: str | Iterable[str] = BY_LOG,
        catalog: Mapping[str, str] | None = None,
        key_format: ValueFormat | str | None = None,
        value_format: ValueFormat | str | None = None,
        schemas: str | None = None,
        **arguments: Any,
    ) -> Job:
        """Make a job from a user's arguments: relative paths and names of formats are allowed."""
        if not source:
            raise ValueError("the path of the source is empty; '.' is the current directory")
        return cls(
            source=_absolute(source),
            topics=None if topics is None else _names(topics),
            chosen_tables=None if tables is None else _names(tables),
            catalog=StorageOptions(catalog),
            partition_by=_names(partition_by),
            key_format=None if key_format is None else ValueFormat.of(key_format),
            value_format=None if value_format is None else ValueFormat.of(value_format),
            schemas=None if schemas is None else _absolute(schemas),
            **arguments,
        )

    @property
    def is_whole(self) -> bool:
        """Whether all records of the topics are exported: no range, and not only committed ones."""
        return self.start is None and self.end is None and self.isolation == READ_UNCOMMITTED

    @property
    def is_typed(self) -> bool:
        """Whether keys or values are decoded."""
        return self.key_format is not None or self.value_format is not None

    @property
    def tables(self) -> tuple[str, ...]:
        """The names of the tables."""
        known = _tables(is_typed=self.is_typed)
        chosen = known if self.chosen_tables is None else self.chosen_tables
        return tuple(name for name in known if name in chosen)

    def log_read(self) -> LogRead:
        """Return the options of reading. Damage does not stop an export; it has its own table."""
        starting, starting_times = _border("start", self.start)
        ending, ending_times = _border("end", self.end)
        values = ValueOptions(self.key_format, self.value_format, self.schemas, self.on_value_error)
        query = Query(
            source=(self.source,),
            on_damage=damage.COLLECT,
            isolation=self.isolation,
            below_log_start=self.below_log_start,
            wanted=Selection(topics=self.topics, starting=starting, ending=ending),
            limits=self.limits,
            storage_options=self.storage_options,
        )
        return LogRead(
            query,
            values=values if self.is_typed else None,
            starting_times=starting_times,
            ending_times=ending_times,
            fail_on_data_loss=self.fail_on_data_loss,
            to_high_watermark=self.to_high_watermark,
            merge_replicas=self.merge_replicas,
            null_headers=self.null_headers,
            has_fixed_ends=not self.incremental,  # whose plans fix the offsets
            max_bytes_per_trigger=_bytes(self.max_bytes_per_trigger or MICRO_BATCH)
            if self.incremental
            else None,
        )

    def defining_arguments(self) -> dict[str, object]:
        """Return the arguments defining the tables; an appending run must have the same."""
        return {name: value for name, value in self.as_json().items() if name not in _OF_THE_RUN}

    def as_json(self) -> dict[str, object]:
        """Return the job for JSON, without the possibly secret options of stores and catalogs."""
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in (asdict(self) | {"tables": self.tables}).items()
            if name not in _SECRET and name != "chosen_tables"
        }


_OF_THE_RUN = (
    *("after_foreign", "after_handover", "fail_on_data_loss", "limits"),
    *("max_bytes_per_trigger", "schemas", "table_per_topic", "target_file_size"),
)
_SECRET = ("storage_options", "out_storage_options", "catalog")


def explain_refusal(
    out: object, mine: Mapping[str, object], before: Mapping[str, object]
) -> str | None:
    """Return the reason not to write another job's tables; `None` for the same job.

    `mine` and `before` are from `Job.defining_arguments`.
    """
    changed = [name for name, value in mine.items() if before.get(name) != value]
    if not changed:
        return None
    # Of a full export few arguments are kept. That one is not is the reason only if no other is.
    named = [name for name in changed if name in before] or changed
    differences = "; ".join(
        f"{name} is {mine[name]!r} and was {before.get(name)!r}" for name in named
    )
    return (
        f"{out} was exported from another source or with other options: {differences}."
        " Choose another directory, or use the same options"
    )


def _tables(*, is_typed: bool) -> tuple[str, ...]:
    return (*TABLES, VALUES_FAILED) if is_typed else TABLES


def _absolute(path: str) -> str:
    return path if is_remote(path) else local_path(path)


def _names(text: str | Iterable[str]) -> tuple[str, ...]:
    """Split names separated by commas; also accepts a list of names."""
    listed = text.split(",") if isinstance(text, str) else text
    return tuple(name for name in (name.strip() for name in listed) if name)


def _border(name: str, text: str | None) -> tuple[Offsets | None, Offsets | None]:
    """Return the start or the end as offsets, or as a time."""
    if text is None:
        return None, None
    text = text.strip()
    if borders.is_offsets(text):
        return borders.parse(name, text), None
    try:
        return None, Offsets(name, moments.milliseconds(text))
    except ValueError as error:
        raise ValueError(
            f"{text!r} is not earliest, latest, offsets as JSON"
            ' ({"topic":{"0":23,"1":45}}), or a time such as 2026-01-31, 2026-01-31T12:00:00Z'
            " or 1769860800000 (milliseconds)"
        ) from error


def _bytes(text: str) -> int:
    try:
        return texts.size(text)
    except ValueError as error:
        raise ValueError(f"max_bytes_per_trigger {error}") from error
