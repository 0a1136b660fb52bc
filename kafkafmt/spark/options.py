"""The options of the data source, parsed and checked.

Strategy: Spark passes options as strings with keys in lower case; `Options.parse` checks them once
and makes one frozen value. :mod:`kafkafmt._base.texts` has the parsers: plain text for one value,
JSON for several. `storage.<name>` goes to the fsspec driver. `privateKey.<id>` is a private key of
an encrypted tier: the text of a PEM file, or a path that the tasks can read. `DataFrame.limit` is
Spark's own option for the number of rows.

Invariant: an unknown option, a wrong value, or one that contradicts another option is a ValueError
that names it; at most one option sets the start, and one the end. No error shows a value that may
be a secret.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from kafkafmt._base import damage, texts
from kafkafmt._base.arguments import did_you_mean
from kafkafmt._base.limits import Limits
from kafkafmt._base.moments import milliseconds
from kafkafmt.lake.plan.log_read import LogRead, ValueOptions
from kafkafmt.log import borders
from kafkafmt.log.borders import Offsets
from kafkafmt.log.scan.query import Query
from kafkafmt.log.scan.selection import Selection
from kafkafmt.log.scan.visibility import ISOLATION_LEVELS
from kafkafmt.segment.tables.schemas import TABLES
from kafkafmt.storage import names
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.resolve import is_remote, refuse_secrets
from kafkafmt.values.column import FORMATS, ValueFormat
from kafkafmt.values.records import ON_ERROR, RAISE
from kafkafmt.values.schemas import LATEST

Value = TypeVar("Value")
Default = TypeVar("Default")

LIMITS = {
    f"limit{''.join(map(str.capitalize, field.name.split('_')))}": field.name
    for field in dataclasses.fields(Limits)
}
"""The option of each limit."""

_OF_SIZES = ("batch_bytes",)


def parse_option(
    given: Mapping[str, str], option: str, parse: Callable[[str], Value], default: Default
) -> Value | Default:
    """Return the value of an option, or the default if it is not given."""
    if option not in given:
        return default
    try:
        return parse(given[option])
    except ValueError as error:
        raise ValueError(f"option {option!r} {error}") from error


def parse_choice(
    given: Mapping[str, str], option: str, known: tuple[str, ...], default: str
) -> str:
    """Return a word of a choice, in the spelling of the choice; case does not matter."""
    return parse_option(given, option, lambda text: texts.word(text, known), default)


def limits(given: Mapping[str, str]) -> Limits:
    """Return the limits of an entry: sizes in bytes, numbers otherwise."""
    asked: dict[str, Any] = {
        name: parse_option(given, option, texts.size if name in _OF_SIZES else texts.positive, None)
        for option, name in LIMITS.items()
    }
    return Limits(**{name: value for name, value in asked.items() if value is not None})


def filters(given: Mapping[str, str], table: str) -> Selection:
    """Return the filters, apart from the offsets and times of single logs.

    Raises ValueError for a wrong value, and for a filter that the table does not have.
    """
    if "producerIds" in given and table not in ("records", "batches"):
        raise ValueError(
            f"option 'producerIds' is for the tables 'records' and 'batches', not {table!r}"
        )
    most = parse_option(given, "maxOffset", texts.count, None)
    return Selection.of(
        topics=_topics(given),
        partitions=parse_option(given, "partitions", texts.numbers, None),
        start_offset=parse_option(given, "minOffset", texts.count, None),
        end_offset=None if most is None else most + 1,
        keys=parse_option(given, "keys", texts.keys, None),
        headers=parse_option(given, "headers", texts.headers, None),
        pattern=given.get("pattern"),
        search_in=parse_option(given, "searchIn", texts.names, None),
        null=parse_option(given, "null", texts.names, None),
        not_null=parse_option(given, "notNull", texts.names, None),
        larger_than=parse_option(given, "largerThan", texts.size, None),
        producer_ids=parse_option(given, "producerIds", texts.numbers, None),
    )


STARTS = ("startingTimestamp", "startingOffsetsByTimestamp", "startingOffsets")
ENDS = ("endingTimestamp", "endingOffsetsByTimestamp", "endingOffsets")
"""The options that set the start, and those that set the end; at most one of each."""
_UNKNOWN = "ignoreUnknownPartitions"
BORDER_NAMES = (*STARTS, *ENDS, _UNKNOWN)


def parse_borders(
    given: Mapping[str, str], names: tuple[str, str, str]
) -> tuple[Offsets | None, Offsets | None]:
    """Parse the start or the end of the read, set by at most one option."""
    present = [name for name in names if name in given]
    if len(present) > 1:
        raise ValueError(f"options {present[0]!r} and {present[1]!r} exclude each other")
    if not present:
        return None, None
    (name,) = present
    timestamp, by_timestamp, _ = names
    if name == timestamp:
        return None, Offsets(name, parse_option(given, name, _moment, 0))
    ignores = parse_option(given, _UNKNOWN, texts.boolean, False)
    if name == by_timestamp:
        return None, replace(borders.parse_times(name, given[name]), ignores_unknown=ignores)
    return replace(borders.parse(name, given[name]), ignores_unknown=ignores), None


def _moment(text: str) -> int:
    """Return a time as milliseconds since 1970, or in the notation of ISO 8601."""
    try:
        return milliseconds(text)
    except ValueError as error:
        raise ValueError(f"must be a number of milliseconds, or a time: {error}") from error


KEY, VALUE, SCHEMAS, ON_VALUE_ERROR = "keyFormat", "valueFormat", "schemas", "onValueError"
_OF_VALUES = ("valueSubject", "valueSchemaVersion", "valueMessage")
_OF_BOTH = (SCHEMAS, "valueFrame", "schemaContext", ON_VALUE_ERROR)

VALUE_NAMES = (KEY, VALUE, *_OF_VALUES, *_OF_BOTH)
"""The options, as they are written here."""


def parse_values(given: Mapping[str, str]) -> ValueOptions | None:
    """Read the options by their names; `None` if nothing is to be decoded.

    Raises ValueError for an unknown value, and for options that do not go together.
    """
    for group, needed in ((_OF_VALUES, (VALUE,)), (_OF_BOTH, (KEY, VALUE))):
        for name in group:
            if name in given and not any(option in given for option in needed):
                raise ValueError(f"option {name!r} goes with {' or '.join(map(repr, needed))}")
    if KEY not in given and VALUE not in given:
        return None
    common = {
        "frame": given.get("valueFrame", ValueFormat.frame),
        "context": given.get("schemaContext", ValueFormat.context),
    }
    on_error = given.get(ON_VALUE_ERROR, RAISE)
    if on_error not in ON_ERROR:
        raise ValueError(f"option {ON_VALUE_ERROR!r} is {', '.join(ON_ERROR)}, not {on_error!r}")
    return ValueOptions(
        key=ValueFormat(_format(given, KEY), **common) if KEY in given else None,
        value=ValueFormat(
            _format(given, VALUE),
            given.get("valueSubject"),
            parse_option(given, "valueSchemaVersion", texts.version, LATEST),
            given.get("valueMessage"),
            **common,
        )
        if VALUE in given
        else None,
        schemas=given.get(SCHEMAS),
        on_error=on_error,
    )


def _format(given: Mapping[str, str], name: str) -> str:
    if given[name] not in FORMATS:
        raise ValueError(f"option {name!r} is {', '.join(FORMATS)}, not {given[name]!r}")
    return given[name]


PATTERN = r"(?i)^storage[.]|^fs[.]s3a[.]|^privatekey[.]"
"""Matches the names of storage options, those of Hadoop too; a Java regular expression."""
TEXT_PATTERN = (
    r"(?is)(?<=[(\[ ])(?:storage|fs[.]s3a|privatekey)[.](?=[^\n]{1,200}?(?: -> |,)).*|(?<=://)\S*@"
)
"""Matches storage options in a text, up to its end, and what is before the host in URLs; likewise.

The end of a value cannot be recognized, because a value may contain anything.
"""

_STORAGE = "storage."
_PRIVATE_KEY = "privatekey."


def divide(options: Mapping[str, str]) -> tuple[StorageOptions, dict[str, str]]:
    """Split the options into those of the store and all others."""
    texts: dict[str, str] = {}
    keys: dict[str, str] = {}
    others: dict[str, str] = {}
    for key, value in options.items():
        lower = key.lower()
        if lower.startswith(_STORAGE):
            texts[lower.removeprefix(_STORAGE)] = value
        elif lower.startswith(_PRIVATE_KEY):
            keys[key[len(_PRIVATE_KEY) :]] = value
        else:
            others[key] = value
    return StorageOptions(StorageOptions.parse(texts), keys), others


MODES = FAILFAST, DROPMALFORMED, PERMISSIVE = ("FAILFAST", "DROPMALFORMED", "PERMISSIVE")
_ON_DAMAGE = dict(zip(MODES, (damage.RAISE, damage.SKIP, damage.COLLECT), strict=True))

_BOUNDS = ("minOffset", "maxOffset")
_OF_RECORDS = (
    *BORDER_NAMES,
    *_BOUNDS,
    *("isolationLevel", "includeHeaders", "nullHeaders", "keys", "headers", "pattern"),
    *("searchIn", "null", "notNull", "largerThan"),
    *VALUE_NAMES,
)
_OF_STREAMS = (
    *("maxOffsetsPerTrigger", "maxBytesPerTrigger"),
    *("minOffsetsPerTrigger", "maxTriggerDelay"),
)
_NAMES = (
    *("path", "paths", "table"),
    *("mode", "columnNameOfCorruptRecord", "failOnDataLoss"),
    *("topics", "topicPattern", "partitions", "producerIds", "includeControlRecords"),
    *("maxSplitBytes", "minPartitions", "belowLogStart", "toHighWatermark", "mergeReplicas"),
    *LIMITS,
    *_OF_RECORDS,
    *_OF_STREAMS,
)


@dataclass(frozen=True)
class SourceOptions:
    """The options of one read.

    Attributes:
        mode: what damage does, one of `MODES`.
        given: the names of the options that the user set, in their canonical spelling.
    """

    read: LogRead
    table: str = "records"
    mode: str = FAILFAST
    corrupt_column: str = "_corrupt_record"
    include_headers: bool = True
    given: tuple[str, ...] = ()

    @classmethod
    def parse(cls, options: Mapping[str, str]) -> SourceOptions:
        """Parse Spark's options; the case of their names does not matter.

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
        storage, others = divide(options)
        for key, value in others.items():
            if key.lower() not in known:
                raise ValueError(_unknown(key))
            given[known[key.lower()]] = value
        table = _table(given, cls.table)
        _check_fits(given, table)
        paths, values = _paths(given), parse_values(given)
        for path in (*paths, *((values.schemas,) if values and values.schemas else ())):
            if is_remote(path):  # before a plan shows it
                refuse_secrets(path)
        starting, starting_times = parse_borders(given, STARTS)
        ending, ending_times = parse_borders(given, ENDS)
        mode = parse_choice(given, "mode", MODES, cls.mode)
        # The log start offset and the high watermark count for records, not for what is stored.
        is_stored = table in ("batches", "damage")
        query = Query(
            source=paths,
            on_damage=damage.COLLECT if table == "damage" else _ON_DAMAGE[mode],
            isolation=parse_choice(given, "isolationLevel", ISOLATION_LEVELS, Query.isolation),
            include_control=parse_option(given, "includeControlRecords", texts.boolean, False),
            below_log_start=parse_option(given, "belowLogStart", texts.boolean, False) or is_stored,
            wanted=replace(filters(given, table), starting=starting, ending=ending),
            limits=limits(given),
            storage_options=storage,
        )
        read = LogRead(
            query,
            values=values,
            topic_pattern=_pattern(given),
            starting_times=starting_times,
            ending_times=ending_times,
            max_split_bytes=parse_option(given, "maxSplitBytes", texts.size, None),
            min_partitions=parse_option(given, "minPartitions", texts.positive, None),
            fail_on_data_loss=parse_option(given, "failOnDataLoss", texts.boolean, True),
            to_high_watermark=parse_option(given, "toHighWatermark", texts.boolean, False)
            and not is_stored,
            merge_replicas=parse_option(given, "mergeReplicas", texts.boolean, False),
            max_offsets_per_trigger=parse_option(
                given, "maxOffsetsPerTrigger", texts.positive, None
            ),
            max_bytes_per_trigger=parse_option(given, "maxBytesPerTrigger", texts.size, None),
            min_offsets_per_trigger=_least_offsets(given),
            max_trigger_delay=_delay(given, LogRead.max_trigger_delay),
            null_headers=parse_option(given, "nullHeaders", texts.boolean, False),
        )
        return cls(
            read=read,
            table=table,
            mode=mode,
            corrupt_column=given.get("columnNameOfCorruptRecord", cls.corrupt_column),
            include_headers=parse_option(given, "includeHeaders", texts.boolean, True),
            given=tuple(given),
        )

    def check_batch(self) -> None:
        """Raise ValueError for options of streams only, as Spark does."""
        for name in _OF_STREAMS:
            if name in self.given:
                raise ValueError(f"option {name!r} is for readStream only")
        wanted = self.read.query.wanted
        borders.expect_bounded(wanted.starting, wanted.ending)

    def check_stream(self) -> None:
        """Raise ValueError for options without a meaning in a stream."""
        if self.table != "records":
            raise ValueError(f"readStream cannot read the table {self.table!r}, only records")
        if self.read.merge_replicas:
            raise ValueError("option 'mergeReplicas' is for batch queries only, not for readStream")
        for name in (*ENDS, *_BOUNDS, "minPartitions"):
            if name in self.given:
                raise ValueError(f"option {name!r} is for batch queries only, not for readStream")


def _table(given: Mapping[str, str], default: str) -> str:
    try:
        return parse_choice(given, "table", TABLES, default)
    except ValueError as error:
        raise ValueError(f"{error}; {_OF_THE_LIBRARY}") from error


def _check_fits(given: Mapping[str, str], table: str) -> None:
    for name in _OF_RECORDS:
        if name in given and table != "records":
            raise ValueError(f"option {name!r} is for the table 'records', not {table!r}")


_OF_THE_LIBRARY = (
    "internal topics, transactions, producers and inventories are tables of the library, as in"
    " spark.createDataFrame(kafkafmt.cluster.read_groups(path))"
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
    "startingoffsetsbytimestampstrategy": "a log without a record from its time on gives none",
    "groupidprefix": "there are no consumer groups",
}
"""Options of Spark's Kafka source, in lower case, and what this source has instead."""
_OF_FILES = {
    "pathglobfilter": "a path may be a glob, as in load('data/orders-*/*.log')",
    "recursivefilelookup": "'**' in a path is for directories at any depth, as in load('data/**')",
}
"""Likewise options of Spark's file sources."""
_NO_TABLE = "a table of CREATE TABLE loses its options: use CREATE TEMPORARY VIEW"


def _unknown(key: str) -> str:
    lower = key.lower()
    if lower == "format":
        return f"unknown option {key!r}; a file named {names.SEGMENT_NAME_0_7} is read as 0.7"
    if lower in _FORMER:
        return f"unknown option {key!r}: {_OF_THE_LIBRARY}"
    if lower == "columnnameofcorruptbytes":
        return f"unknown option {key!r}: segment and batchPosition of a damaged row say where it is"
    if lower in _OF_KAFKA:
        return f"unknown option {key!r} (of Spark's Kafka source); {_OF_KAFKA[lower]}"
    if lower in _OF_FILES:
        return f"unknown option {key!r} (of Spark's file sources); {_OF_FILES[lower]}"
    if lower.startswith("fs.s3a."):
        return (
            f"unknown option {key!r} (of Hadoop); the driver of the store has its own, as in"
            " 'storage.key', 'storage.secret' and 'storage.endpoint_url'"
        )
    if lower.startswith("kafka."):
        return (
            f"unknown option {key!r} (of Kafka's clients); this source reads files, not brokers:"
            " leave it out"
        )
    return f"unknown option {key!r}{did_you_mean(key, _NAMES)}"


def _least_offsets(given: Mapping[str, str]) -> int | None:
    """Return the least number of new offsets for a micro-batch."""
    least = parse_option(given, "minOffsetsPerTrigger", texts.positive, None)
    most = parse_option(given, "maxOffsetsPerTrigger", texts.positive, None)
    if least is not None and most is not None and least > most:
        raise ValueError(
            f"option 'minOffsetsPerTrigger' ({least}) must not be higher than"
            f" 'maxOffsetsPerTrigger' ({most})"
        )
    return least


def _delay(given: Mapping[str, str], default: float) -> float:
    """Return the longest wait for enough offsets, in seconds."""
    if "maxTriggerDelay" in given and "minOffsetsPerTrigger" not in given:
        raise ValueError("option 'maxTriggerDelay' needs 'minOffsetsPerTrigger'")
    return parse_option(given, "maxTriggerDelay", texts.seconds, default)


def _topics(given: Mapping[str, str]) -> list[str] | None:
    """Return names separated by commas, as in `subscribe` of Spark's Kafka source."""
    if "topics" in given and "topicPattern" in given:
        raise ValueError("options 'topics' and 'topicPattern' exclude each other")
    return parse_option(given, "topics", texts.names, None)


def _pattern(given: Mapping[str, str]) -> str | None:
    """Check a regular expression for whole names, as `subscribePattern` of Spark's source."""
    if "topicPattern" in given:
        try:
            re.compile(given["topicPattern"])
        except re.error as error:
            raise ValueError(
                f"option 'topicPattern' is not a regular expression: {error}"
            ) from error
    return given.get("topicPattern")


def _paths(given: Mapping[str, str]) -> tuple[str, ...]:
    """Return the paths of `load(path)`, or of `load([…])`, given as JSON."""
    paths: list[str] = []
    if "paths" in given:
        try:
            listed = texts.parsed(given["paths"])
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
