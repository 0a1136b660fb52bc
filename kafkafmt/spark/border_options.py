"""Starting and ending offsets and times, in the syntax of Spark's Kafka source.

Strategy: an option is `earliest`, `latest`, or JSON with a number for each topic-partition, where
-2 is earliest and -1 is latest.

Invariant: JSON names exactly the topic-partitions that are read, as in Spark's Kafka source. So a
misspelled name is an error, not an empty table.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from kafkafmt import moments

EARLIEST, LATEST = -2, -1

TopicPartition = tuple[str, int]


@dataclass(frozen=True)
class Offsets:
    """One number for all topic-partitions, or one for each.

    The numbers are offsets, `EARLIEST`, `LATEST`, or times in milliseconds since 1970. `option` is
    the name of the option that set them, for error messages.
    """

    option: str
    everywhere: int = EARLIEST
    named: dict[TopicPartition, int] | None = None

    @property
    def numbers(self) -> set[int]:
        """All numbers that the option contains."""
        return {self.everywhere} if self.named is None else set(self.named.values())

    def of(self, log: tuple[str | None, int | None]) -> int:
        """The number of a topic-partition (see `check`)."""
        if self.named is None:
            return self.everywhere
        topic, partition = log
        if topic is None or partition is None:
            raise ValueError(f"option {self.option!r} names topics, but a segment has no topic")
        return self.named[topic, partition]

    def check(self, found: Iterable[tuple[str | None, int | None]]) -> None:
        """Raises ValueError unless the option names exactly the topic-partitions found."""
        if self.named is None:
            return
        there = {log for log in found if log[0] is not None}
        named: set[tuple[str | None, int | None]] = set(self.named)
        if named - there:
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
    """Parses `earliest`, `latest` or JSON with offsets.

    Raises ValueError for any other text, and for a number below -2.
    """
    word = text.strip().lower()
    if word in ("earliest", "latest"):
        return Offsets(option, EARLIEST if word == "earliest" else LATEST)
    offsets = _named(option, text, "earliest, latest, or JSON")
    for number in (offsets.named or {}).values():
        if number < EARLIEST:
            raise ValueError(
                f"option {option!r}: {number} is not an offset; -2 is earliest, -1 is latest"
            )
    return offsets


def parse_times(option: str, text: str) -> Offsets:
    """Parses JSON with a time for each topic-partition: milliseconds, or ISO 8601 as text."""
    return _named(option, text, "JSON", has_times=True)


def _named(option: str, text: str, wanted: str, *, has_times: bool = False) -> Offsets:
    wanted = f'option {option!r} must be {wanted} such as {{"topic":{{"0":23,"1":45}}}}'
    try:
        topics = json.loads(text)
    except json.JSONDecodeError as error:
        raise ValueError(f"{wanted}, not {text!r}") from error
    named: dict[TopicPartition, int] = {}
    for topic, partitions in topics.items() if isinstance(topics, dict) else [("", None)]:
        if not isinstance(partitions, dict):
            raise ValueError(f"{wanted}, not {text!r}")
        for partition, number in partitions.items():
            if has_times and isinstance(number, str):
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
    return ", ".join(names[:5]) + (f" and {len(names) - 5} more" if len(names) > 5 else "")
