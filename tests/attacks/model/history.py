"""A history: events that a seed gives, and what they make of a cluster.

Invariant: each event has random numbers of its own, so that leaving one out changes no other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from tests.attacks.model.cluster import BROKERS, OFFSETS, Cluster
from tests.attacks.model.events import act

_LIKELY = {
    **{"produce": 10, "transact": 8, "end": 6, "fetch": 18, "shrink": 3, "elect": 3, "control": 1},
    **{"kill": 2, "fail": 1, "start": 3, "roll": 8, "clean": 5, "expire": 3, "checkpoint": 2},
    **{"erase": 1, "recreate": 1, "spoil": 2, "snapshot": 3},
    **{"upload": 8, "evict": 3},
}
_LIKELIER = {"end": 3, "fetch": 2, "expire": 2, "upload": 2}
"""How much likelier an event is with tiered storage, which takes what is committed and over."""
_SWARM = (0, 1, 1, 2, 4)
"""What the weight of an event is multiplied with in a history: one with few kinds goes deeper."""
_ALWAYS = ("produce", "fetch")


@dataclass(frozen=True)
class History:
    """A cluster's events."""

    seed: int  # that made it
    has_metadata: bool  # whether it has a metadata log
    topics: dict[str, bool]  # each with whether it is compacted
    is_v2: bool  # whether its producers have an epoch for each transaction
    is_tiered: bool  # whether it has tiered storage
    events: tuple[tuple[str, int], ...]  # names, each with a seed of its own
    disks: tuple[int, ...]  # the brokers whose disks are given, in this order

    @classmethod
    def of(cls, seed: int, longer: int = 1) -> History:
        """The history of a seed, with so many times as many events as usual."""
        chance = Random(seed)
        has_metadata = chance.random() < 0.3
        topics = chance.choice(({"t": False}, {"t": True}, {OFFSETS: True}))
        is_v2 = chance.random() < 0.6
        is_tiered = chance.random() < 0.5 and topics == {"t": False}
        likely = _LIKELY
        if is_tiered:
            likely = {name: weight * _LIKELIER.get(name, 1) for name, weight in likely.items()}
        weights = [
            weight * (chance.choice(_SWARM) or name in _ALWAYS) for name, weight in likely.items()
        ]
        most = 100 if is_tiered else 60
        names = chance.choices(list(_LIKELY), weights, k=chance.randrange(8, most) * longer)
        events = tuple((name, chance.randrange(2**32)) for name in names)
        disks = chance.sample(BROKERS, chance.choice((1, 2, 2, 3, 3, 3)))
        return cls(seed, has_metadata, topics, is_v2, is_tiered, events, tuple(disks))

    def cluster(self) -> Cluster:
        """What the events make."""
        cluster = Cluster(self.has_metadata, self.topics, self.is_v2, self.is_tiered)
        for name, seed in self.events:
            act(cluster, name, Random(seed))
        cluster.finish()
        return cluster

    def without(self, first: int, stop: int) -> History:
        return replace(self, events=self.events[:first] + self.events[stop:])


def shortened(history: History, fails: Callable[[History], bool]) -> History:
    """A history as short as it gets by leaving out events while it fails."""
    size = max(len(history.events) // 2, 1)
    while True:
        first = 0
        while first < len(history.events):
            shorter = history.without(first, first + size)
            if fails(shorter):
                history = shorter
            else:
                first += size
        if size == 1:
            return history
        size = size // 2
