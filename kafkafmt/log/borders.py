"""Starting and ending offsets and times of each log, in the syntax of Spark's Kafka source.

Strategy: an option is `earliest`, `latest`, or JSON with a number for each topic-partition, where
-2 is earliest and -1 is latest. The library takes the same as a dict.

Invariant: JSON names exactly the topic-partitions that are read, as in Spark's Kafka source. So a
misspelled name is an error, not an empty table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from kafkafmt._base import moments, texts
from kafkafmt._base.arguments import describe_value
from kafkafmt._base.wording import list_some

EARLIEST, LATEST = -2, -1

_WORDS = {"earliest": EARLIEST, "latest": LATEST}


@dataclass(frozen=True)
class Offsets:
    """One number for all topic-partitions, or one for each.

    The numbers are offsets, `EARLIEST`, `LATEST`, or times in milliseconds since 1970. `option` is
    the name of the option that set them, for error messages. With `ignores_unknown`, it may name
    topic-partitions that are not there.
    """

    option: str
    everywhere: int = EARLIEST
    named: dict[tuple[str, int], int] | None = None
    ignores_unknown: bool = False

    @property
    def numbers(self) -> set[int]:
        """All numbers in the option."""
        return {self.everywhere} if self.named is None else set(self.named.values())

    def of(self, log: tuple[str | None, int | None]) -> int:
        """Return the number of a topic-partition (see `check`)."""
        if self.named is None:
            return self.everywhere
        topic, partition = log
        if topic is None or partition is None:
            raise ValueError(f"option {self.option!r} names topics, but a segment has no topic")
        return self.named[topic, partition]

    def check(self, logs: Iterable[tuple[str | None, int | None]]) -> None:
        """Raise ValueError unless the option names the topic-partitions found, and no others."""
        if self.named is None:
            return
        there = {log for log in logs if log[0] is not None}
        named: set[tuple[str | None, int | None]] = set(self.named)
        if named - there and not self.ignores_unknown:
            raise ValueError(
                f"option {self.option!r} names topic-partitions that do not exist:"
                f" {_listed(named - there)}"
            )
        if there - named:
            raise ValueError(
                f"option {self.option!r} must name every topic-partition that is read"
                f" (-2 is earliest, -1 is latest); it lacks {_listed(there - named)}"
            )


def parse(option: str, text: str) -> Offsets:
    """Parse `earliest`, `latest` or JSON with offsets.

    Raises ValueError for any other text, and for a number below -2.
    """
    word = text.strip().lower()
    if word in _WORDS:
        return Offsets(option, _WORDS[word])
    return _checked(_named(option, text, "earliest, latest, or JSON"))


def parse_times(option: str, text: str) -> Offsets:
    """Parse JSON with a time for each topic-partition: milliseconds, or ISO 8601 as text."""
    return _named(option, text, "JSON", has_times=True)


def is_offsets(text: str) -> bool:
    """Return whether text has the syntax of `parse`, and is not a time."""
    text = text.strip()
    return text.lower() in _WORDS or text.startswith("{")


def from_mapping(option: str, topics: Mapping[Any, Any]) -> Offsets:
    """Return the offsets of a dict such as `{"orders": {0: 23, 1: 45}}`.

    Raises TypeError for other types, and ValueError for a number below -2.
    """
    named: dict[tuple[str, int], int] = {}
    for topic, partitions in topics.items():
        pairs = partitions.items() if isinstance(partitions, Mapping) else [(None, partitions)]
        for partition, number in pairs:
            if not isinstance(topic, str) or type(partition) is not int or type(number) is not int:
                raise TypeError(
                    f"{option} is an offset, or a dict such as {{'orders': {{0: 23, 1: 45}}}},"
                    f" found {describe_value(topics)}"
                )
            named[topic, partition] = number
    return _checked(Offsets(option, named=named))


def expect_bounded(starting: Offsets | None, ending: Offsets | None) -> None:
    """Raise ValueError for a start at the end of a log, or an end at its start."""
    for border, word, number in ((starting, "latest", LATEST), (ending, "earliest", EARLIEST)):
        if border is not None and number in border.numbers:
            raise ValueError(
                f"option {border.option!r} cannot be {word} ({number}) in a batch query"
            )


def _checked(offsets: Offsets) -> Offsets:
    for number in offsets.numbers:
        if number < EARLIEST:
            raise ValueError(
                f"option {offsets.option!r}: {number} is not an offset; -2 is earliest, -1 is"
                " latest"
            )
    return offsets


def _named(option: str, text: str, wanted: str, *, has_times: bool = False) -> Offsets:
    wanted = f'option {option!r} must be {wanted} such as {{"topic":{{"0":23,"1":45}}}}'
    try:
        topics = texts.parsed(text)
    except ValueError as error:
        raise ValueError(f"{wanted}, not {text!r}") from error
    named: dict[tuple[str, int], int] = {}
    for topic, partitions in topics.items() if isinstance(topics, dict) else [("", None)]:
        if not isinstance(partitions, dict):
            raise ValueError(f"{wanted}, not {text!r}")
        for partition, number in partitions.items():
            if has_times and (isinstance(number, str) or type(number) is int):
                try:
                    number = moments.milliseconds(number)
                except ValueError as error:
                    raise ValueError(f"option {option!r}: {error}") from error
            if not partition.isdecimal() or type(number) is not int:
                raise ValueError(f"{wanted}, not {text!r}")
            named[topic, int(partition)] = number
    return Offsets(option, named=named)


def _listed(logs: set[tuple[str | None, int | None]]) -> str:
    names = sorted(f"{topic}-{partition}" for topic, partition in logs)
    return list_some(names, 5)
