"""What an export is asked to do, checked before Spark starts.

Strategy: what is to be read is said in the words of the data source (see `options`); here is what
an export adds to them. Invariant: two jobs that are equal make equal tables of equal segments.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from datetime import datetime, timezone
from typing import Any

from kafkafmt.arguments import did_you_mean
from kafkafmt.scan import READ_UNCOMMITTED
from kafkafmt.spark.options import Options
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions

PARQUET, DELTA, JSON = FORMATS = ("parquet", "delta", "json")

BY_LOG = ("topic", "partition")
"""Directories for each topic and partition: what `records` has unless something else is said."""

DATE = "date"
"""A column that `records` has only when it is partitioned by it: the day of `timestamp`, in UTC."""

PARTITION_COLUMNS = (*BY_LOG, DATE, "segment", "compression")

MICRO_BATCH = "8g"
"""About how many bytes of segments an incremental run commits at once, unless it is told."""


@dataclass(frozen=True, kw_only=True)
class Job:
    """One export, without the machines that it runs on.

    Attributes:
        source: an absolute path, glob or URL, as `discovery.find_segments` takes it.
        format: of the tables; one of `FORMATS`.
        incremental: whether to append what is new since the last run.
        start: `earliest`, offsets as JSON, or a time; `None` is the beginning.
        end: likewise, or `latest`; `None` is the end.
        topics: names; `None` is all.
        isolation: `read_uncommitted` or `read_committed`.
        partition_by: of `PARTITION_COLUMNS`; the directories of `records`.
        fail_on_data_loss: whether offsets that are gone before they were read are an error.
        max_bytes_per_trigger: about how many bytes of segments an incremental run commits at once.
        log_format: `0.7`, or `None` for Kafka 0.8 and later.
        storage_options: for the driver of a URL; they are nowhere written down.
    """

    source: str
    format: str = PARQUET
    incremental: bool = False
    start: str | None = None
    end: str | None = None
    topics: tuple[str, ...] | None = None
    isolation: str = READ_UNCOMMITTED
    partition_by: tuple[str, ...] = BY_LOG
    fail_on_data_loss: bool = True
    max_bytes_per_trigger: str = MICRO_BATCH
    log_format: str | None = None
    storage_options: StorageOptions = field(default=NO_OPTIONS, repr=False)

    def __post_init__(self) -> None:
        """Raises ValueError for what is unknown, or does not go together."""
        if self.format not in FORMATS:
            raise ValueError(_unknown_format(self.format))
        for name in self.partition_by:
            if name not in PARTITION_COLUMNS:
                raise ValueError(
                    f"cannot partition by {name!r}{did_you_mean(name, PARTITION_COLUMNS)}"
                )
        if len(set(self.partition_by)) < len(self.partition_by):
            raise ValueError(f"partitioned twice by a column: {', '.join(self.partition_by)}")
        if self.incremental and self.end is not None:
            raise ValueError("an incremental export has no end: it goes on from run to run")
        options = self.options()
        if self.incremental:
            options.check_stream()
        else:
            options.check_batch()

    @classmethod
    def of(
        cls,
        source: str,
        *,
        topics: str | Iterable[str] | None = None,
        partition_by: str | Iterable[str] = BY_LOG,
        **words: Any,
    ) -> Job:
        """A job as a user says it: a path may be relative, and lists are texts with commas.

        Raises ValueError as the constructor does.
        """
        return cls(
            source=source if "://" in source else os.path.abspath(source),
            topics=None if topics is None else _names(topics),
            partition_by=_names(partition_by),
            **words,
        )

    @property
    def is_whole(self) -> bool:
        """Whether all records of the topics are asked for, not only some of their offsets."""
        return self.start is None and self.end is None and self.isolation == READ_UNCOMMITTED

    @property
    def is_by_log(self) -> bool:
        """Whether all records of a topic-partition are in one directory."""
        return set(self.partition_by) <= set(BY_LOG)

    def options(self) -> Options:
        """How to read the source."""
        return Options.parse(self.source_options())

    def source_options(self) -> dict[str, str]:
        """The same in the words of the data source.

        Damage does not stop an export: it is a table of its own.
        """
        said = {
            "path": self.source,
            "mode": "DROPMALFORMED",
            "isolationLevel": self.isolation,
            "failOnDataLoss": str(self.fail_on_data_loss),
            **_border("starting", self.start),
            **_border("ending", self.end),
            **_texts(self.storage_options),
        }
        if self.log_format is not None:
            said["format"] = self.log_format
        if self.topics is not None:
            said["topics"] = ",".join(self.topics)
        if self.incremental:
            said["maxBytesPerTrigger"] = self.max_bytes_per_trigger
        return said

    def made_of(self) -> dict[str, object]:
        """What decides about the tables; runs that append to the same ones agree on it."""
        return {name: value for name, value in self.as_json().items() if name not in _OF_THE_RUN}

    def as_json(self) -> dict[str, object]:
        """For machines, with lists for tuples, and without what may be secret."""
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in asdict(self).items()
            if name != "storage_options"
        }


_OF_THE_RUN = ("fail_on_data_loss", "max_bytes_per_trigger")


def _names(text: str | Iterable[str]) -> tuple[str, ...]:
    """Names with commas between, or a list of them."""
    listed = text.split(",") if isinstance(text, str) else text
    return tuple(name for name in (name.strip() for name in listed) if name)


def _unknown_format(name: str) -> str:
    if name.lower() == "iceberg":
        return (
            "no format 'iceberg': Iceberg's library does not run on this Spark;"
            " docs/how-to/lakehouse.md says how an export becomes an Iceberg table"
        )
    return (
        f"no format {name!r}{did_you_mean(name, FORMATS)};"
        " for any other, read the exported tables with Spark and write them as you like"
    )


def _border(which: str, text: str | None) -> dict[str, str]:
    """The data source's option for a border: offsets in its words, or a time."""
    if text is None:
        return {}
    text = text.strip()
    if text.lower() in ("earliest", "latest") or text.startswith("{"):
        return {f"{which}Offsets": text}
    if re.fullmatch(r"-?\d{5,}", text):
        return {f"{which}Timestamp": text}
    return {f"{which}Timestamp": str(_milliseconds(text))}


def _texts(storage: StorageOptions) -> dict[str, str]:
    """Options of a driver in the words of the data source."""
    return {
        f"storage.{name}": value if isinstance(value, str) else json.dumps(value)
        for name, value in storage.items()
    }


def _milliseconds(text: str) -> int:
    try:
        moment = datetime.fromisoformat(text.replace("Z", "+00:00").replace("z", "+00:00"))
    except ValueError as error:
        raise ValueError(
            f"{text!r} is neither earliest, latest, offsets as JSON"
            ' ({"topic":{"0":23,"1":45}}), nor a time such as 2026-01-31, 2026-01-31T12:00:00Z'
            " or 1769860800000 (milliseconds)"
        ) from error
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=timezone.utc)
    return round(moment.timestamp() * 1000)
