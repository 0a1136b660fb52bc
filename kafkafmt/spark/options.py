"""Options of the data source, parsed and checked.

Strategy: Spark passes options as strings with keys in lower case; `Options.parse` checks them once
and makes one frozen value of them. Invariant: an unknown option or value is always an error.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from kafkafmt._base import texts, untrusted_json
from kafkafmt._base.arguments import did_you_mean
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.log import borders
from kafkafmt.log.scan.visibility import ISOLATION_LEVELS
from kafkafmt.segment.tables.schemas import TABLES
from kafkafmt.spark import border_options, option_values, storage_options, value_options
from kafkafmt.spark.option_values import one_of, value_of
from kafkafmt.storage import names
from kafkafmt.storage.resolve import is_remote, refuse_secrets

MODES = FAILFAST, DROPMALFORMED, PERMISSIVE = ("FAILFAST", "DROPMALFORMED", "PERMISSIVE")

_BOUNDS = ("minOffset", "maxOffset")
_OF_RECORDS = (
    *border_options.NAMES,
    *_BOUNDS,
    *("isolationLevel", "includeHeaders", "keys", "headers", "pattern"),
    *value_options.NAMES,
)
_OF_STREAMS = (
    *("maxOffsetsPerTrigger", "maxBytesPerTrigger"),
    *("minOffsetsPerTrigger", "maxTriggerDelay"),
)
_NAMES = (
    *("path", "paths", "table", "pathGlobFilter", "recursiveFileLookup"),
    *("mode", "columnNameOfCorruptRecord", "columnNameOfCorruptBytes", "failOnDataLoss"),
    *("topics", "topicPattern", "partitions", "producerIds", "includeControlRecords"),
    *("maxSplitBytes", "minPartitions", "belowLogStart", "toHighWatermark", "mergeReplicas"),
    *option_values.LIMITS,
    *_OF_RECORDS,
    *_OF_STREAMS,
)


@dataclass(frozen=True)
class SourceOptions:
    """The options of one read.

    Attributes:
        mode: what damage does, one of `MODES`.
        corrupt_column: the column for the reason of damage.
        corrupt_bytes_column: the column for its bytes.
        include_headers: whether records have their headers.
        given: the names of the options that the user set, in their canonical spelling.
    """

    read: LogRead
    table: str = "records"
    mode: str = FAILFAST
    corrupt_column: str = "_corrupt_record"
    corrupt_bytes_column: str = "_corrupt_bytes"
    include_headers: bool = True
    given: tuple[str, ...] = ()

    @classmethod
    def parse(cls, options: Mapping[str, str]) -> SourceOptions:
        """Parses Spark's options; the case of their names does not matter.

        Raises ValueError for an unknown option or value, for options that exclude each other, and
        for a missing path.
        """
        if any(name.lower() == "location" for name in options):  # Spark's, for the path of a table
            raise ValueError(
                f"{_NO_TABLE}. Spark has written them to the event log, if there is one: change"
                " secrets among them"
            )
        known = {name.lower(): name for name in _NAMES}
        given: dict[str, str] = {}
        storage, others = storage_options.divide(options)
        for key, value in others.items():
            if key.lower() not in known:
                raise ValueError(_unknown(key))
            given[known[key.lower()]] = value
        table = _table(given, cls.table)
        _check_fits(given, table)
        paths, values = _paths(given), value_options.parse(given)
        for path in (*paths, *((values.schemas,) if values and values.schemas else ())):
            if is_remote(path):  # before a plan shows it
                refuse_secrets(path)
        starting, starting_times = border_options.parse(given, border_options.STARTS)
        ending, ending_times = border_options.parse(given, border_options.ENDS)
        mode = one_of(given, "mode", MODES, cls.mode)
        # The log start offset and the high watermark count for records, not for what is stored.
        is_stored = table in ("batches", "damage")
        read = LogRead(
            paths=paths,
            storage=storage,
            limits=option_values.limits(given),
            goes_on=mode != FAILFAST or table == "damage",
            isolation=one_of(given, "isolationLevel", ISOLATION_LEVELS, LogRead.isolation),
            include_control=value_of(given, "includeControlRecords", texts.boolean, False),
            selection=option_values.filters(given, table),
            values=values,
            topics=_topics(given),
            topic_pattern=_pattern(given),
            partitions=value_of(given, "partitions", _numbers, None),
            path_glob_filter=given.get("pathGlobFilter"),
            recursive=value_of(given, "recursiveFileLookup", texts.boolean, False),
            starting=starting,
            starting_times=starting_times,
            ending=ending,
            ending_times=ending_times,
            min_offset=value_of(given, "minOffset", texts.count, None),
            max_offset=value_of(given, "maxOffset", texts.count, None),
            fail_without_later=border_options.fails_without_later(given),
            max_split_bytes=value_of(given, "maxSplitBytes", texts.size, None),
            min_partitions=value_of(given, "minPartitions", texts.positive, None),
            fail_on_data_loss=value_of(given, "failOnDataLoss", texts.boolean, True),
            below_log_start=value_of(given, "belowLogStart", texts.boolean, False) or is_stored,
            to_high_watermark=value_of(given, "toHighWatermark", texts.boolean, False)
            and not is_stored,
            merge_replicas=value_of(given, "mergeReplicas", texts.boolean, False),
            max_offsets_per_trigger=value_of(given, "maxOffsetsPerTrigger", texts.positive, None),
            max_bytes_per_trigger=value_of(given, "maxBytesPerTrigger", texts.size, None),
            min_offsets_per_trigger=_least_offsets(given),
            max_trigger_delay=_delay(given, LogRead.max_trigger_delay),
        )
        return cls(
            read=read,
            table=table,
            mode=mode,
            corrupt_column=given.get("columnNameOfCorruptRecord", cls.corrupt_column),
            corrupt_bytes_column=given.get("columnNameOfCorruptBytes", cls.corrupt_bytes_column),
            include_headers=value_of(given, "includeHeaders", texts.boolean, True),
            given=tuple(given),
        )

    def check_batch(self) -> None:
        """Raises ValueError for options that have a meaning in a stream only, as Spark does."""
        for name in _OF_STREAMS:
            if name in self.given:
                raise ValueError(f"option {name!r} is for readStream only")
        borders.expect_bounded(self.read.starting, self.read.ending)

    def check_stream(self) -> None:
        """Raises ValueError for options that have no meaning in a stream."""
        if self.table != "records":
            raise ValueError(f"readStream cannot read the table {self.table!r}, only records")
        if self.read.merge_replicas:
            raise ValueError("option 'mergeReplicas' is for batch queries only, not for readStream")
        for name in (*border_options.ENDS, *_BOUNDS, "minPartitions", "pathGlobFilter"):
            if name in self.given:
                raise ValueError(f"option {name!r} is for batch queries only, not for readStream")


def _table(given: Mapping[str, str], default: str) -> str:
    try:
        return one_of(given, "table", TABLES, default)
    except ValueError as error:
        raise ValueError(f"{error}; {_OF_THE_LIBRARY}") from error


def _check_fits(given: Mapping[str, str], table: str) -> None:
    for name in _OF_RECORDS:
        if name in given and table != "records":
            raise ValueError(f"option {name!r} is for the table 'records', not {table!r}")


_OF_THE_LIBRARY = (
    "internal topics, transactions, producers and inventories are tables of the library, as in"
    " spark.createDataFrame(kafkafmt.read_groups(path))"
)
_FORMER = ("asofoffset", "asoftimestamp", "includesecrets")
"""Options of tables that the library has, in lower case."""
_OF_KAFKA = {
    "subscribe": "'topics' has the names of topics, separated by commas",
    "subscribepattern": "'topicPattern' is a regular expression for the names of topics",
    "assign": "'topics' and 'partitions' select the topic-partitions",
    "kafka.bootstrap.servers": "this source reads files, not brokers; load(path) names them",
    "kafka.isolation.level": "the option is 'isolationLevel'",
    "maxrecordsperpartition": "'maxSplitBytes' and 'minPartitions' say how large a task is",
    "groupidprefix": "there are no consumer groups",
}
"""Options of Spark's Kafka source, in lower case, and what this source has instead."""
_NO_TABLE = "a table of CREATE TABLE loses its options: use CREATE TEMPORARY VIEW"


def _unknown(key: str) -> str:
    lower = key.lower()
    if lower == "format":
        return f"unknown option {key!r}; a file named {names.SEGMENT_NAME_0_7} is read as 0.7"
    if lower in _FORMER:
        return f"unknown option {key!r}: {_OF_THE_LIBRARY}"
    if lower in _OF_KAFKA:
        return f"unknown option {key!r} (of Spark's Kafka source); {_OF_KAFKA[lower]}"
    if lower.startswith("kafka."):
        return (
            f"unknown option {key!r} (of Kafka's clients); this source reads files, not brokers:"
            " leave it out"
        )
    return f"unknown option {key!r}{did_you_mean(key, _NAMES)}"


def _least_offsets(given: Mapping[str, str]) -> int | None:
    """How many new offsets a micro-batch waits for."""
    least = value_of(given, "minOffsetsPerTrigger", texts.positive, None)
    most = value_of(given, "maxOffsetsPerTrigger", texts.positive, None)
    if least is not None and most is not None and least > most:
        raise ValueError(
            f"option 'minOffsetsPerTrigger' ({least}) must not be higher than"
            f" 'maxOffsetsPerTrigger' ({most})"
        )
    return least


def _delay(given: Mapping[str, str], default: float) -> float:
    """The seconds after which fewer offsets are read, too."""
    if "maxTriggerDelay" in given and "minOffsetsPerTrigger" not in given:
        raise ValueError("option 'maxTriggerDelay' needs 'minOffsetsPerTrigger'")
    return value_of(given, "maxTriggerDelay", texts.seconds, default)


def _topics(given: Mapping[str, str]) -> frozenset[str] | None:
    """Names separated by commas, as in `subscribe` of Spark's Kafka source."""
    if "topics" not in given:
        return None
    if "topicPattern" in given:
        raise ValueError("options 'topics' and 'topicPattern' exclude each other")
    return frozenset(value_of(given, "topics", texts.names, ()))


def _pattern(given: Mapping[str, str]) -> str | None:
    """A regular expression for whole names, as in `subscribePattern` of Spark's Kafka source."""
    if "topicPattern" in given:
        try:
            re.compile(given["topicPattern"])
        except re.error as error:
            raise ValueError(
                f"option 'topicPattern' is not a regular expression: {error}"
            ) from error
    return given.get("topicPattern")


def _numbers(text: str) -> frozenset[int]:
    return frozenset(texts.numbers(text))


def _paths(given: Mapping[str, str]) -> tuple[str, ...]:
    """The paths of `load(path)`, or of `load([…])`, which arrives as JSON."""
    paths: list[str] = []
    if "paths" in given:
        try:
            listed = untrusted_json.parsed(given["paths"])
        except ValueError as error:
            raise ValueError(f"option 'paths' must be a JSON list: {error}") from error
        if not isinstance(listed, list) or not all(isinstance(path, str) for path in listed):
            raise ValueError("option 'paths' must be a JSON list of strings")
        paths.extend(listed)
    if "path" in given:
        paths.append(given["path"])
    if not paths or not all(paths):
        raise ValueError(
            f"no path given; pass one, as in .load('/var/lib/kafka/data'); {_NO_TABLE}"
        )
    return tuple(paths)
