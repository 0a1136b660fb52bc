"""Options of the data source, parsed and checked.

Strategy: Spark passes options as strings with keys in lower case; `Options.parse` checks them once
and makes one frozen value of them. Invariant: an unknown option or value is always an error.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kafkafmt.arguments import did_you_mean
from kafkafmt.log import borders
from kafkafmt.planning.log_read import LogRead
from kafkafmt.scan import READ_COMMITTED, READ_UNCOMMITTED
from kafkafmt.spark import (
    border_options,
    filter_options,
    limit_options,
    storage_options,
    value_options,
)
from kafkafmt.spark.option_values import (
    flag,
    moment,
    one_of,
    positive,
    seconds,
    size,
    whole_number,
)
from kafkafmt.storage import names, untrusted_json
from kafkafmt.storage.resolve import is_remote, refuse_secrets
from kafkafmt.tables.schemas import TABLES

if TYPE_CHECKING:
    from kafkafmt.library_tables import LibraryTable

MODES = FAILFAST, DROPMALFORMED, PERMISSIVE = ("FAILFAST", "DROPMALFORMED", "PERMISSIVE")

_OF_STREAMED = (*border_options.NAMES, "isolationLevel")
_FILTERS = ("keys", "headers", "pattern")
_BOUNDS = ("minOffset", "maxOffset")
_OF_RECORDS = (*_OF_STREAMED, *_BOUNDS, "includeHeaders", *_FILTERS, *value_options.NAMES)
_OF_LIBRARY = {
    "asOfOffset": "as_of_offset",
    "asOfTimestamp": "as_of_timestamp",
    "includeSecrets": "secrets",
}
"""Options of some tables, and the library's arguments that they set."""
_OF_STREAMS = (
    "maxOffsetsPerTrigger",
    "maxBytesPerTrigger",
    "minOffsetsPerTrigger",
    "maxTriggerDelay",
)
_NAMES = (
    "path",
    "paths",
    "table",
    "mode",
    "columnNameOfCorruptRecord",
    "columnNameOfCorruptBytes",
    "includeControlRecords",
    "maxSplitBytes",
    "minPartitions",
    "topics",
    "topicPattern",
    "partitions",
    "producerIds",
    "pathGlobFilter",
    "recursiveFileLookup",
    "failOnDataLoss",
    "belowLogStart",
    "toHighWatermark",
    "mergeReplicas",
    *limit_options.NAMES,
    *_OF_RECORDS,
    *_OF_LIBRARY,
    *_OF_STREAMS,
)


@dataclass(frozen=True)
class Options:
    """The options of one read.

    Attributes:
        read: what is read of which logs.
        table: the name of the table.
        mode: what damage does, one of `MODES`.
        corrupt_column: the column for the reason of damage.
        corrupt_bytes_column: the column for its bytes.
        include_headers: whether records have their headers.
        as_of_offset: the moment of a state.
        as_of_timestamp: likewise, in milliseconds since 1970.
        secrets: whether a state shows them.
        given: the names of the options that the user set, in their canonical spelling.
    """

    read: LogRead
    table: str = "records"
    mode: str = FAILFAST
    corrupt_column: str = "_corrupt_record"
    corrupt_bytes_column: str = "_corrupt_bytes"
    include_headers: bool = True
    as_of_offset: int | None = None
    as_of_timestamp: int | None = None
    secrets: bool = False
    given: tuple[str, ...] = ()

    @classmethod
    def parse(cls, options: Mapping[str, str]) -> Options:
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
        wanted = given.get("table", cls.table)
        known_tables = TABLES if wanted.lower() in TABLES else (*TABLES, *_library_tables())
        table = one_of("table", wanted, known_tables)
        _check_fits(given, table)
        paths, values = _paths(given), value_options.parse(given)
        for path in (*paths, *((values.schemas,) if values and values.schemas else ())):
            if is_remote(path):  # before a plan shows it
                refuse_secrets(path)
        starting, starting_times = border_options.parse(given, border_options.STARTS)
        ending, ending_times = border_options.parse(given, border_options.ENDS)
        mode = one_of("mode", given.get("mode", cls.mode), MODES)
        library = _library_table(table)
        # The log start offset and the high watermark count for records, not for what is stored.
        is_stored = table in ("batches", "damage")
        read = LogRead(
            paths=paths,
            storage=storage,
            limits=limit_options.parse(given),
            goes_on=mode != FAILFAST or table == "damage",
            isolation=one_of(
                "isolationLevel", given.get("isolationLevel", LogRead.isolation), _ISOLATIONS
            ),
            include_control=flag(given, "includeControlRecords", False),
            selection=filter_options.parse(given, table),
            values=values,
            topics=_topics(given),
            topic_pattern=_pattern(given),
            partitions=_partitions(given),
            path_glob_filter=given.get("pathGlobFilter"),
            recursive=flag(given, "recursiveFileLookup", False),
            made_of=frozenset() if library is None else library.topics,
            starting=starting,
            starting_times=starting_times,
            ending=ending,
            ending_times=ending_times,
            min_offset=whole_number(given, "minOffset"),
            max_offset=whole_number(given, "maxOffset"),
            fail_without_later=border_options.fails_without_later(given),
            max_split_bytes=size(given, "maxSplitBytes"),
            min_partitions=positive(given, "minPartitions"),
            fail_on_data_loss=flag(given, "failOnDataLoss", True),
            below_log_start=flag(given, "belowLogStart", False) or is_stored,
            to_high_watermark=flag(given, "toHighWatermark", False) and not is_stored,
            merge_replicas=flag(given, "mergeReplicas", False),
            max_offsets_per_trigger=positive(given, "maxOffsetsPerTrigger"),
            max_bytes_per_trigger=size(given, "maxBytesPerTrigger"),
            min_offsets_per_trigger=_least_offsets(given),
            max_trigger_delay=_delay(given, LogRead.max_trigger_delay),
        )
        return cls(
            read=read,
            table=table,
            mode=mode,
            corrupt_column=given.get("columnNameOfCorruptRecord", cls.corrupt_column),
            corrupt_bytes_column=given.get("columnNameOfCorruptBytes", cls.corrupt_bytes_column),
            include_headers=flag(given, "includeHeaders", True),
            as_of_offset=whole_number(given, "asOfOffset"),
            as_of_timestamp=moment(given, "asOfTimestamp"),
            secrets=flag(given, "includeSecrets", False),
            given=tuple(given),
        )

    @property
    def library_table(self) -> LibraryTable | None:
        """The table, if a function of the library makes it."""
        return _library_table(self.table)

    def check_batch(self) -> None:
        """Raises ValueError for options that have a meaning in a stream only, as Spark does."""
        if self.library_table is not None:
            for name in _OF_STREAMED:
                if name in self.given:
                    raise ValueError(
                        f"option {name!r} is for the table 'records', not {self.table!r}"
                    )
        for name in _OF_STREAMS:
            if name in self.given:
                raise ValueError(f"option {name!r} is for readStream only")
        borders.expect_bounded(self.read.starting, self.read.ending)

    def check_stream(self) -> None:
        """Raises ValueError for options that have no meaning in a stream."""
        library = self.library_table
        if self.table != "records" and (library is None or library.follow is None):
            streamed = [name for name, each in _library_tables().items() if each.follow]
            raise ValueError(
                f"readStream cannot read the table {self.table!r}, only records,"
                f" {', '.join(streamed)}"
            )
        if self.read.merge_replicas:
            raise ValueError("option 'mergeReplicas' is for batch queries only, not for readStream")
        for name in (
            *border_options.ENDS,
            *_BOUNDS,
            "asOfOffset",
            "asOfTimestamp",
            "minPartitions",
            "pathGlobFilter",
        ):
            if name in self.given:
                raise ValueError(f"option {name!r} is for batch queries only, not for readStream")


def _library_tables() -> Mapping[str, LibraryTable]:
    """The tables that functions make; only these need most of the library, so it is loaded here."""
    from kafkafmt.library_tables import LIBRARY_TABLES

    return LIBRARY_TABLES


def _library_table(table: str) -> LibraryTable | None:
    return None if table in TABLES else _library_tables().get(table)


def _check_fits(given: Mapping[str, str], table: str) -> None:
    """Raises ValueError for an option that the table does not have."""
    library = _library_table(table)
    for name in _OF_RECORDS:
        is_streamed = library is not None and library.follow is not None and name in _OF_STREAMED
        if name in given and table != "records" and not is_streamed:
            raise ValueError(f"option {name!r} is for the table 'records', not {table!r}")
    if "mergeReplicas" in given and library is not None:
        raise ValueError(f"option 'mergeReplicas' is not for the table {table!r}")
    for name, argument in _OF_LIBRARY.items():
        if name in given and (library is None or argument not in library.accepts):
            raise ValueError(f"option {name!r} is not for the table {table!r}")
    if library is not None and not library.is_by_log:
        for name in _OF_SEGMENTS:
            if name in given and name not in library.accepts:
                raise ValueError(
                    f"option {name!r} is not for the table {table!r}, which is of the whole source"
                )


_OF_SEGMENTS = ("topics", "topicPattern", "partitions", "pathGlobFilter", "recursiveFileLookup")
_ISOLATIONS = (READ_UNCOMMITTED, READ_COMMITTED)


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
    """The message for an unknown option."""
    lower = key.lower()
    if lower == "format":
        return f"unknown option {key!r}; a file named {names.SEGMENT_NAME_0_7} is read as 0.7"
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
    least = positive(given, "minOffsetsPerTrigger")
    most = positive(given, "maxOffsetsPerTrigger")
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
    return seconds(given, "maxTriggerDelay", default)


def _topics(given: Mapping[str, str]) -> frozenset[str] | None:
    """Names separated by commas, as in `subscribe` of Spark's Kafka source."""
    if "topics" not in given:
        return None
    if "topicPattern" in given:
        raise ValueError("options 'topics' and 'topicPattern' exclude each other")
    names = frozenset(name.strip() for name in given["topics"].split(","))
    if "" in names:
        raise ValueError(
            f"option 'topics' must be names such as orders,events, not {given['topics']!r}"
        )
    return names


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


def _partitions(given: Mapping[str, str]) -> frozenset[int] | None:
    if "partitions" not in given:
        return None
    numbers = [number.strip() for number in given["partitions"].split(",")]
    if not all(number.isdecimal() for number in numbers):
        raise ValueError(
            f"option 'partitions' must be numbers such as 0,2,5, not {given['partitions']!r}"
        )
    return frozenset(map(int, numbers))


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
