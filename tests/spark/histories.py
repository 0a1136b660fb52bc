"""The common part of tests that run a stream over random histories of logs.

A history changes its logs by random actions, while its stream is triggered, fails, and is restarted
from its checkpoint.
"""

from __future__ import annotations

import json
import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

from tests.spark.broker import GrowingLog, Query
from tests.spark.direct import stream_reader

AnyBroker = TypeVar("AnyBroker", bound=GrowingLog)


class History(ABC, Generic[AnyBroker]):
    """Logs, a stream that reads them, and the offsets that were deleted."""

    most_logs: int
    limits: ClassVar[dict[str, int]]
    """Options that limit a micro-batch, and the maximum value of each."""
    split_bytes: int
    """The maximum value of `maxSplitBytes`."""

    def __init__(self, data: Path, seed: int, **options: str) -> None:
        self.data = data
        self.chance = random.Random(seed)
        self.brokers: list[AnyBroker] = []
        self.gone: set[tuple[str, int]] = set()
        self.options = {"failOnDataLoss": "false", **options}
        for name, most in self.limits.items():
            if self.chance.random() < 0.5:
                self.options[name] = str(self.chance.randint(1, most))
        if self.chance.random() < 0.5:
            self.options["maxSplitBytes"] = str(self.chance.randint(100, self.split_bytes))
        self.create()
        self.query = Query(data, **self.options)

    @abstractmethod
    def broker(self, name: str, first: int) -> AnyBroker:
        """A new log."""

    @abstractmethod
    def mend(self, broker: AnyBroker) -> None:
        """Completes a truncated batch, if there is one."""

    @abstractmethod
    def acts(self) -> list[Callable[[AnyBroker], None]]:
        """The possible next actions on a log; a likely action is listed more than once."""

    def create(self) -> None:
        if len(self.brokers) < self.most_logs:
            name = f"orders-{len(self.brokers)}"
            self.brokers.append(self.broker(name, self.chance.choice([0, 100])))

    def roll(self, broker: AnyBroker) -> None:
        self.mend(broker)
        broker.roll()

    def expire(self, broker: AnyBroker) -> None:
        segments = broker.segments()
        if len(segments) > 1:
            lost = range(int(segments[0].stem), int(segments[1].stem))
            self.gone |= {(broker.directory.name, offset) for offset in lost}
            segments[0].unlink()

    def restart(self) -> None:
        self.query.reader = stream_reader(self.data, **self.options)
        self.query.position = json.loads(json.dumps(self.query.position))

    def step(self) -> None:
        broker = self.chance.choice(self.brokers)
        act = self.chance.choice([*self.acts(), None])
        if act is None:
            self.chance.choice([self.create, self.restart])()
        else:
            act(broker)

    def drain(self) -> None:
        for broker in self.brokers:
            self.mend(broker)
        before = None
        while before != self.query.position:
            before = dict(self.query.position)
            self.query.trigger()

    def found(self) -> list[tuple[str, int]]:
        """The records that the stream delivered, as log and offset."""
        return [(f"{topic}-{number}", offset) for topic, number, offset in self.query.found]
