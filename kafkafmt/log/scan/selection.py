"""The selected records or batches of a source: the one home of the rules about filters.

Strategy: :meth:`Selection.of` makes a frozen value of what a user wrote, and checks it.
:mod:`kafkafmt.storage.discovery` uses it to leave out directories, :mod:`kafkafmt.log` to leave out
segments and entries, and :mod:`kafkafmt.log.scan.row_filter` to leave out rows.

Invariant: a record is selected if every filter that is set accepts it. ``topics``, ``partitions``,
``keys`` and ``producer_ids`` accept any of their values; ``headers`` needs all of its headers.
"""

from __future__ import annotations

import fnmatch
import logging
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from kafkafmt._base.arguments import describe_value, expect_integer, expect_word
from kafkafmt._base.moments import expect_moment
from kafkafmt._base.texts import near_or_some
from kafkafmt._base.wording import list_some
from kafkafmt.log import borders
from kafkafmt.log.borders import Offsets
from kafkafmt.log.ranges import EVERYWHERE, Range
from kafkafmt.log.scan.options import BatchFilters, Filters
from kafkafmt.log.scan.pattern import TextPattern, text_pattern
from kafkafmt.storage.names import TopicPartition

if TYPE_CHECKING:
    from typing_extensions import Unpack

_LOGGER = logging.getLogger(__name__)

PARTS = ("key", "value", "headers")
"""The parts of a record that have bytes of its writer."""
WantedHeader = tuple[str] | tuple[str, bytes | None]
"""The name of a header, or its name and value."""

_OF_GLOBS = re.compile(r"[*?[]")
_OF_REGEX = re.compile(r"\.\*|[\\^$+()|{}]")
"""What no topic's name has; after a name and a dot, ``.*`` is meant as a glob, too."""
_NO_TOPICS = "; the source has no directory of a topic (<topic>-<partition>)"
_SHOWN = 10
"""How many partitions a warning names."""
_OF_RECORDS = [name for name in Filters.__annotations__ if name not in BatchFilters.__annotations__]


@dataclass(frozen=True, kw_only=True)
class Selection:
    """The filters of a query; ``None`` accepts everything.

    Attributes:
        starting, ending: offsets of each log, in place of those of the range.
        keys: of records; ``None`` among them is the null key.
        headers: each a name, or a name and a value.
        pattern: searched for in the key, the value and the values of headers.
        text_pattern: the same, where it matches other text than bytes.
        null, not_null: of key and value, what must be null, and what must not.
        larger_than: bytes of key, value and headers.
    """

    topics: tuple[str, ...] | None = None
    partitions: frozenset[int] | None = None
    range: Range = EVERYWHERE
    starting: Offsets | None = None
    ending: Offsets | None = None
    keys: tuple[bytes | None, ...] | None = None
    headers: tuple[WantedHeader, ...] | None = None
    pattern: re.Pattern[bytes] | None = None
    text_pattern: TextPattern | None = None
    search_in: tuple[str, ...] | None = None
    null: tuple[str, ...] | None = None
    not_null: tuple[str, ...] | None = None
    larger_than: int | None = None
    producer_ids: frozenset[int] | None = None
    limit: int | None = None

    @classmethod
    def of(cls, **filters: Unpack[Filters]) -> Selection:
        """Return the selection of a user's arguments, as :func:`kafkafmt.scan_records` has them."""
        if all(value is None for value in filters.values()):
            return EVERYTHING
        get, limit, larger_than = filters.get, filters.get("limit"), filters.get("larger_than")
        first, starting = _offsets("start_offset", get("start_offset"))
        end, ending = _offsets("end_offset", get("end_offset"))
        borders.expect_bounded(starting, ending)
        if limit is not None:
            expect_integer("limit", limit)
            if limit < 0:
                raise ValueError(f"limit is zero or more, not {limit}")
        if larger_than is not None:
            expect_integer("larger_than", larger_than)
        if get("search_in") is not None and get("pattern") is None:
            raise ValueError("search_in says where a pattern is searched; there is no pattern")
        return cls(
            topics=_topics(get("topics")),
            partitions=_numbers("partitions", get("partitions")),
            range=Range(
                first, end, expect_moment("start", get("start")), expect_moment("end", get("end"))
            ),
            starting=starting,
            ending=ending,
            keys=_keys(get("keys")),
            headers=_headers(get("headers")),
            pattern=_pattern(get("pattern")),
            text_pattern=text_pattern(get("pattern")),
            search_in=_parts("search_in", get("search_in"), PARTS),
            null=_parts("null", get("null"), PARTS[:2]),
            not_null=_parts("not_null", get("not_null"), PARTS[:2]),
            larger_than=larger_than,
            producer_ids=_numbers("producer_ids", get("producer_ids")),
            limit=limit,
        )

    @property
    def columns(self) -> list[str]:
        """The columns needed to select a row of records."""
        names = dict.fromkeys(self.range.columns)
        if self.is_by_log:
            names["offset"] = None
        if self.producer_ids is not None:
            names["producerId"] = None
        is_given = self.keys is not None, False, bool(self.headers)  # no keys select nothing
        for part, is_wanted in zip(PARTS, is_given, strict=True):
            is_searched = self.pattern is not None and part in (self.search_in or PARTS)
            is_tested = part in (self.null or ()) or part in (self.not_null or ())
            if is_wanted or is_searched or is_tested or self.larger_than is not None:
                names[part] = None
        return list(names)

    def key_filters(self) -> Selection:
        """Return the filters for choosing the latest record of a key."""
        return Selection(range=self.range, keys=self.keys)

    @property
    def is_by_log(self) -> bool:
        """Whether logs have ranges of their own."""
        return self.starting is not None or self.ending is not None

    def by_log(self, logs: Iterable[TopicPartition]) -> dict[TopicPartition, Selection]:
        """Return the selection of each log, with the log's own range.

        Raises:
            ValueError: the offsets do not name exactly these logs.
        """
        logs = list(dict.fromkeys(logs))
        for border in (self.starting, self.ending):
            if border is not None:
                border.check(logs)
        return {log: self._for_log(log) for log in logs}

    def _for_log(self, log: TopicPartition) -> Selection:
        own = self.range
        if self.starting is not None and (start := self.starting.of(log)) != borders.EARLIEST:
            own = replace(own, start_offset=start)
        if self.ending is not None and (end := self.ending.of(log)) != borders.LATEST:
            own = replace(own, end_offset=end)
        return replace(self, range=own, starting=None, ending=None)

    def between(self, start: int | None, stop: int | None) -> Selection:
        """Return the selection of offsets from one up to another, exclusive; ``None`` keeps one."""
        own = self.range
        if start is not None and start > (own.start_offset or 0):
            own = replace(own, start_offset=start)
        if stop is not None and (own.end_offset is None or stop < own.end_offset):
            own = replace(own, end_offset=stop)
        return replace(self, range=own)

    def expect_of_batches(self) -> None:
        """Raise ValueError for a filter of records, not of batches."""
        for name in _OF_RECORDS:
            if getattr(self, name) is not None:
                raise ValueError(f"{name} selects records; a row here is a batch")

    def logs(self) -> WantedLogs | None:
        """Return the filter for logs; ``None`` if all are selected."""
        if self.topics is None and self.partitions is None:
            return None
        return WantedLogs(self.topics, self.partitions)


class WantedLogs:
    """Accepts the logs of a selection, and remembers those tested."""

    def __init__(self, topics: tuple[str, ...] | None, partitions: frozenset[int] | None) -> None:
        self._wanted = topics
        self._partitions = partitions
        self._topics: set[str] = set()
        self._there: set[int] = set()  # the partitions of selected topics

    def __call__(self, log: TopicPartition) -> bool:
        """Return whether the log is selected."""
        topic, partition = log
        if topic is not None:
            self._topics.add(topic)
        is_wanted = self._wanted is None or (
            topic is not None and any(matches(topic, wanted) for wanted in self._wanted)
        )
        if self._partitions is None or not is_wanted:
            return is_wanted
        if partition is not None:
            self._there.add(partition)
        return partition in self._partitions

    def expect_logs(self) -> None:
        """Require the selected topics in the source; warn if it has none of the partitions.

        Raises:
            ValueError: the source has no topic of a name, or none matching a glob.
        """
        for wanted in self._wanted or ():
            if any(matches(topic, wanted) for topic in self._topics):
                continue
            there = sorted(self._topics)
            matching = "matches " if _OF_GLOBS.search(wanted) else ""
            hint = near_or_some(wanted, there) if there else _NO_TOPICS
            if _OF_REGEX.search(wanted):
                hint = f", which is a glob, not a regular expression{hint}"
            raise ValueError(f"no topic {matching}{wanted!r}{hint}")
        if self._partitions and not self._partitions & self._there:
            hint = f"; there are {_numbered(self._there)}" if self._there else _NO_TOPICS
            _LOGGER.warning("no partition %s%s", _numbered(self._partitions), hint)


def _numbered(partitions: Iterable[int]) -> str:
    return list_some([*map(str, sorted(partitions))], _SHOWN)


def matches(topic: str, wanted: str) -> bool:
    """Return whether a topic has a name, or matches a glob."""
    return topic == wanted or fnmatch.fnmatchcase(topic, wanted)


def _topics(value: Any) -> tuple[str, ...] | None:
    if value is None:
        return None
    names = (value,) if isinstance(value, str) else _items("topics", value, "names")
    for name in names:
        if not isinstance(name, str):
            raise TypeError(f"topics is a list of names, found {describe_value(name)} in it")
        if not name:
            raise ValueError("topics has an empty name")
    return tuple(dict.fromkeys(names))


EVERYTHING = Selection()


def _offsets(name: str, value: Any) -> tuple[int | None, Offsets | None]:
    if isinstance(value, Offsets):
        return None, value
    if isinstance(value, Mapping):
        return None, borders.from_mapping(name, value)
    if value is not None:
        expect_integer(name, value)
    return value, None


def _numbers(name: str, value: Any) -> frozenset[int] | None:
    if value is None:
        return None
    if isinstance(value, (str, bytes)):
        raise TypeError(f"{name} is a list of whole numbers, found {describe_value(value)}")
    numbers = _items(name, value, "whole numbers") if isinstance(value, Iterable) else (value,)
    for number in numbers:
        expect_integer(name, number)
    return frozenset(map(int, numbers))


def _parts(name: str, value: Any, known: tuple[str, ...]) -> tuple[str, ...] | None:
    if value is None:
        return None
    parts = (value,) if isinstance(value, str) else _items(name, value, "names")
    for part in parts:
        expect_word(name, part, known)
    return tuple(dict.fromkeys(parts))


def _keys(value: Any) -> tuple[bytes | None, ...] | None:
    if value is None:
        return None
    single = isinstance(value, (str, bytes, bytearray, memoryview))
    keys = (value,) if single else _items("keys", value, "bytes or texts")
    return tuple(dict.fromkeys(None if key is None else _bytes("keys", key) for key in keys))


def _headers(value: Any) -> tuple[WantedHeader, ...] | None:
    if value is None:
        return None
    if isinstance(value, (str, tuple)):
        value = (value,)
    listed = value.items() if isinstance(value, Mapping) else value
    return tuple(_header(item) for item in _items("headers", listed, "names, or names and values"))


def _header(item: Any) -> WantedHeader:
    if isinstance(item, str):
        return (item,)
    if not isinstance(item, tuple) or len(item) != 2 or not isinstance(item[0], str):
        raise TypeError(
            "headers is a list of names, or of names and values such as ('trace', b'17'),"
            f" found {describe_value(item)} in it"
        )
    name, value = item
    return name, None if value is None else _bytes("headers", value)


def _pattern(value: Any) -> re.Pattern[bytes] | None:
    if value is None:
        return None
    flags = 0
    if isinstance(value, re.Pattern):
        flags = value.flags & ~re.UNICODE
        value = value.pattern
    if isinstance(value, str):
        _expect_bytes_express(value, flags)
    text = _bytes("pattern", value)
    try:
        return re.compile(text, flags)
    except re.error as error:
        raise ValueError(f"pattern is not a regular expression: {error}") from None
    except (OverflowError, RecursionError, ValueError) as error:  # too large, too deep, or a flag
        raise ValueError(f"pattern is not a regular expression that works: {error}") from None


def _expect_bytes_express(pattern: str, flags: int) -> None:
    """Raise ValueError if a character of several bytes would match as single bytes.

    That is in a set, before a repetition, and in any case of letters.
    """
    ignores_case = flags & re.IGNORECASE or re.search(r"\(\?[a-zA-Z]*i", pattern)
    is_in_set = False
    for at, character in enumerate(pattern):
        is_escaped = (at - len(pattern[:at].rstrip("\\"))) % 2 == 1
        if character in "[]" and not is_escaped:
            is_in_set = character == "["
        if character.isascii():
            continue
        is_repeated = pattern[at + 1 : at + 2] in tuple("*+?{")
        if is_in_set or is_repeated or ignores_case:
            what = "in a set" if is_in_set else "repeated" if is_repeated else "in any case"
            raise ValueError(
                f"pattern has {character!r} {what}, but it is matched on bytes and this character"
                " has several; write alternatives such as (?:é|ü)"
            )


def _items(name: str, value: Any, what: str) -> tuple[Any, ...]:
    if isinstance(value, (bytes, bytearray, memoryview)) or not isinstance(value, Iterable):
        raise TypeError(f"{name} is a list of {what}, found {describe_value(value)}")
    return tuple(value)


def _bytes(name: str, value: Any) -> bytes:
    if isinstance(value, str):
        return value.encode("utf-8", "surrogateescape")
    if isinstance(value, (bytes, bytearray, memoryview)):
        return bytes(value)
    raise TypeError(f"{name} has bytes or text, found {describe_value(value)}")
