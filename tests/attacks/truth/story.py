"""The events of a cluster's life, by a seed.

Strategy: the seed shuffles the events, and each has random numbers of its own. A broker that is
killed comes back a few events later, so that at most one is away; two, while a leader is elected
that was not in sync. Members of groups join last: what a broker's death makes of a group takes
minutes to settle.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.attacks.truth.nodes import BROKERS, Nodes
from tests.support.kafka_release import number

_SMALL = {"segment.bytes": "1500"}
_TOPICS = ("plain", "compact", "wild", "trimmed")
_OLD = ("mixed", "cleaned")
"""Topics of messages v0 and v1, where brokers still write them."""
_CODECS = ("none", "none", "gzip", "snappy", "lz4", "zstd")
_TEXT = "the quick brown fox "


@dataclass(frozen=True)
class Plan:
    """What a seed decides before the first event."""

    seed: int
    version: str  # of Kafka
    has_old_transactions: bool  # whether the cluster begins with the transactions before KIP-890
    dead: int  # the broker that is away at the end; 0 if none is
    is_soft: bool  # whether that broker hands over before it goes
    is_overtaken: bool  # whether it had records that its successor as a leader does not have

    @classmethod
    def of(cls, seed: int, version: str) -> Plan:
        chance = Random(f"plan {seed}")
        dead = chance.choice((0, *BROKERS))
        is_old, is_soft, is_overtaken = (chance.random() < each for each in (0.5, 0.3, 0.7))
        return cls(seed, version, is_old, dead, is_soft, is_overtaken and dead in (1, 2))

    @property
    def is_4(self) -> bool:
        """Whether Kafka has share groups, streams groups and a setting for small segments."""
        return self.version >= "4"

    @property
    def has_old_messages(self) -> bool:
        """Whether brokers write messages v0 and v1 where a topic says so (KIP-724)."""
        return not self.has(3)

    def has(self, *release: int) -> bool:
        """Whether the brokers are of that release or later."""
        return number(self.version) >= release

    @property
    def words(self) -> list[str]:
        """Arguments for Kafka's format tool."""
        level = 1 if self.has_old_transactions else 2
        words = ["--feature", f"transaction.version={level}"] if self.is_4 else []
        return [*words, *(["--feature", "share.version=1"] if self.is_4 else [])]


@dataclass
class Story:
    """Lets the events happen."""

    plan: Plan
    nodes: Nodes
    done: list[str] = field(default_factory=list)  # what happened, a line each
    # The transactions that are open, by id.
    opened: dict[str, list[str]] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)

    def tell(self) -> None:
        """All of it, from the first topic to the last member."""
        self._create_all()
        chance = Random(f"order {self.plan.seed}")
        events: list[Callable[[Random], str]] = [
            *([self.produce] * 6 + [self.transact] * 6 + [self.end] * 4 + [self.trim] * 2),
            *([self.commit] * 3 + [self.forget, self.configure, self.grow, self.upgrade]),
            *([self.compact] * 3 + [self.recreate, self.unclean, self.restart, self.elect]),
            *([self.share] if self.plan.is_4 else []),
            *([self.reformat] * 4 if self.plan.has_old_messages else []),
        ]
        since: dict[Callable[[Random], str], tuple[int, ...]] = {
            **{self.grow: (1,), self.forget: (1, 1)},
            **{self.configure: (2, 3), self.elect: (2, 4)},
        }
        events = [each for each in events if self.plan.has(*since.get(each, ()))]
        chance.shuffle(events)
        for turn, event in enumerate(events):
            said = event(Random(f"{self.plan.seed} {turn}"))
            if said:
                self.done.append(f"{event.__name__}: {said}")
        self.nodes.ask("wait", brokers=self.nodes.alive)
        self._finish(Random(f"end {self.plan.seed}"))

    def _finish(self, chance: Random) -> None:
        """The broker that is away at the end goes; then members join, and all is at rest."""
        dead = self.plan.dead
        if dead:
            if self.plan.is_overtaken:
                self.done.append(f"unclean: {self.unclean(chance, dead=dead)}")
            else:
                self.nodes.kill(dead, softly=self.plan.is_soft)
            self.done.append(f"{dead} is killed for good")
            self.nodes.ask("wait", brokers=self.nodes.alive)
            for event in (self.produce, self.compact, self.transact, self.end, self.trim):
                self.done.append(f"{event.__name__}: {event(chance)}")
            if not self.nodes.has_zookeeper and chance.random() < 0.5:
                self.done.append(f"recreate: {self.recreate(chance, is_alone=True)}")
        self.nodes.ask("join", group="classic", topic="plain", stays=True)
        self.nodes.ask("join", group="left", topic="plain", stays=False)
        if self.plan.is_4:
            self.nodes.ask("join", group="new", topic="plain", stays=True, protocol="consumer")
            self.share(chance, stays=chance.random() < 0.5)
            self.nodes.ask("groups", kind="streams", group="streams", topic="plain")
        self.nodes.ask("wait", brokers=self.nodes.alive)

    # --- Topics -----------------------------------------------------------------------------------

    def _create_all(self) -> None:
        everyone = [list(BROKERS), [2, 3, 1], [3, 1, 2]]
        self._create("plain", everyone)
        self._create("trimmed", everyone[:1])
        self._create("again", everyone[:2])
        self._create("wild", [[1, 2]], **{"unclean.leader.election.enable": "true"})
        cleaned = {
            "cleanup.policy": "compact",
            "min.cleanable.dirty.ratio": "0.01",
            "delete.retention.ms": str(Random(f"{self.plan.seed}").choice((0, 86400000))),
            **({"max.compaction.lag.ms": "1000"} if self.plan.has(2, 3) else {}),
        }
        self._create("compact", everyone[:1], **cleaned)
        if self.plan.has_old_messages:
            oldest = {"message.format.version": "0.9.0"}
            self._create("mixed", everyone[:2], **oldest)
            self._create("cleaned", everyone[:2], **oldest, **cleaned)

    def _create(self, topic: str, replicas: list[list[int]], **configs: str) -> None:
        small = {
            ("internal." if self.plan.is_4 else "") + key: value for key, value in _SMALL.items()
        }
        self.counts[topic] = len(replicas)
        self.nodes.ask("create", topic=topic, replicas=replicas, configs={**small, **configs})

    def recreate(self, chance: Random, *, is_alone: bool = False) -> str:
        """Delete a topic and create it again, in most cases while a broker is away."""
        # A controller with ZooKeeper deletes no topic while a replica is away.
        is_alone = is_alone or self.nodes.has_zookeeper
        away = 0 if is_alone or chance.random() < 0.2 else chance.choice(BROKERS)
        self.produce(chance, topic="again")
        if away:
            self._kill(away)
        self._end_all("again")
        self.nodes.ask("delete", topic="again")
        self._create("again", [[*BROKERS]] * chance.choice((1, 2)))
        self.produce(chance, topic="again")
        if away:
            self._start(away)
        return f"with broker {away} away"

    def reformat(self, chance: Random) -> str:
        """Let topics of old messages have newer ones from now on, in some of the cases."""
        form = chance.choice(("0.9.0", "0.10.0", "0.11.0"))
        for topic in _OLD:
            words = f"--alter --entity-type topics --entity-name {topic} --add-config"
            set_to = f"message.format.version={form}"
            self.nodes.run("kafka.admin.ConfigCommand", *words.split(), set_to)
        for _ in range(4):
            self.produce(chance, topic="mixed")
            self.produce(chance, topic="cleaned")
        return form

    def grow(self, chance: Random) -> str:
        """Add a partition."""
        self.counts["trimmed"] += 1
        self.nodes.ask("grow", topic="trimmed", count=self.counts["trimmed"])
        return f"trimmed to {self.counts['trimmed']}"

    def configure(self, chance: Random) -> str:
        """Change settings of a topic, a broker and all brokers."""
        value = str(chance.randrange(10**6, 10**9))
        self.nodes.ask("configure", type="TOPIC", name="plain", set={"retention.ms": value})
        self.nodes.ask("configure", type="BROKER", name="2", set={"log.cleaner.threads": "1"})
        self.nodes.ask("configure", type="BROKER", name="", set={"message.max.bytes": "2000000"})
        if chance.random() < 0.5:
            self.nodes.ask("configure", type="BROKER", name="", set={"message.max.bytes": None})
        return f"retention.ms={value}"

    def upgrade(self, chance: Random) -> str:
        """Change to the transactions of KIP-890."""
        if not (self.plan.is_4 and self.plan.has_old_transactions):
            return ""
        self.nodes.ask("upgrade", feature="transaction.version", level=2)
        return "transaction.version to 2"

    # --- Records ----------------------------------------------------------------------------------

    def _rows(self, chance: Random, topic: str, count: int) -> list[list[Any]]:
        rows: list[list[Any]] = []
        for _ in range(count):
            partition = chance.randrange(self.counts[topic])
            is_cleaned = topic in ("compact", "cleaned")
            keys = 6 if is_cleaned else 1000
            key = f"k{chance.randrange(keys)}" if is_cleaned or chance.random() < 0.8 else None
            value = (
                None
                if chance.random() < 0.25
                else _TEXT * chance.randrange(4) + f"{chance.random()}"
            )
            header = [None if chance.random() < 0.3 else "hä"] if chance.random() < 0.2 else []
            rows.append([topic, partition, key, value, *([] if topic in _OLD else header)])
        return rows

    def produce(self, chance: Random, *, topic: str = "") -> str:
        """Records without a transaction, in some batches."""
        topic = topic or chance.choice(("plain", "plain", "compact", "wild", "trimmed"))
        for _ in range(chance.randrange(1, 5)):
            rows = self._rows(chance, topic, chance.randrange(1, 12))
            acks = "all" if chance.random() < 0.7 else "1"
            is_new = self.plan.has(2, 1) and topic not in _OLD
            codec = chance.choice(_CODECS if is_new else _CODECS[:-1])
            self._send(codec, acks, rows)
        return topic

    def _send(self, codec: str, acks: str, rows: list[list[Any]]) -> None:
        idempotent = acks == "all" and rows[0][0] not in _OLD
        self.nodes.ask("produce", codec=codec, acks=acks, idempotent=idempotent, rows=rows)

    def compact(self, chance: Random) -> str:
        """Records of few keys, with tombstones, until the cleaner has something to do."""
        for _ in range(4):
            rows = self._rows(chance, "compact", 12)
            self._send("none", "all", rows)
        return "compact"

    def transact(self, chance: Random) -> str:
        """Begin a transaction, or write more in one of an idle id."""
        idle = [each for each in ("a", "b", "c", "d") if each not in self.opened]
        if not idle:
            return ""
        name = chance.choice(idle)
        topics = chance.sample(("plain", "compact", "trimmed", "wild"), chance.choice((1, 2)))
        rows = [row for each in topics for row in self._rows(chance, each, chance.randrange(1, 6))]
        offsets = {}
        if chance.random() < 0.5:
            offsets = {"group": "of-" + name, "topic": "plain", "offset": chance.randrange(1000)}
        if not self.nodes.ask("begin", id=name, rows=rows, **offsets):
            return f"{name} in {topics} fails"
        self.opened[name] = topics
        if chance.random() < 0.4:
            return f"{name} in {topics}, {self._end(name, commits=chance.random() < 0.6)}"
        return f"{name} in {topics} {offsets}"

    def end(self, chance: Random) -> str:
        if not self.opened:
            return ""
        return self._end(chance.choice(sorted(self.opened)), commits=chance.random() < 0.6)

    def _end(self, name: str, *, commits: bool) -> str:
        del self.opened[name]
        done = self.nodes.ask("end", id=name, commits=commits)
        return f"{name} {'commits' if commits else 'aborts'}{'' if done else ' in vain'}"

    def _end_all(self, topic: str) -> None:
        for name in [each for each, topics in self.opened.items() if topic in topics]:
            self._end(name, commits=False)

    def trim(self, chance: Random) -> str:
        """Delete records from the beginning of a log."""
        topic = chance.choice(("trimmed", "trimmed", "plain"))
        partition, part = chance.randrange(self.counts[topic]), chance.choice((0.2, 0.5, 1.0))
        self.nodes.ask("trim", topic=topic, partition=partition, part=part)
        return f"{part} of {topic}-{partition}"

    def commit(self, chance: Random) -> str:
        """Offsets of groups without members."""
        group = chance.choice(("g", "h", "i"))
        rows = [
            ["plain", partition, chance.randrange(1000), chance.choice(("", "mä"))]
            for partition in range(3)
            if chance.random() < 0.7
        ]
        if rows:
            self.nodes.ask("commit", group=group, rows=rows)
        self.counts[group] = self.counts.get(group, 0) + len(rows)
        return f"{group} {rows}"

    def forget(self, chance: Random) -> str:
        """Delete a group."""
        there = [each for each in ("g", "h", "i") if self.counts.get(each)]
        if not there:
            return ""
        group = chance.choice(there)
        self.counts[group] = 0
        self.nodes.ask("forget", group=group)
        return group

    def share(self, chance: Random, *, stays: bool = False) -> str:
        """A member of a share group accepts, rejects and releases records."""
        if "shared" not in self.counts:
            earliest = {"share.auto.offset.reset": "earliest"}
            self.nodes.ask("configure", type="GROUP", name="share", set=earliest)
            self._create("shared", [[*BROKERS], [*BROKERS]])
        for _ in range(3):
            self._send("none", "all", self._rows(chance, "shared", 10))
        task = {"kind": "share", "group": "share", "topic": "shared", "stays": stays}
        count = chance.choice((7, 20, 30))
        self.nodes.ask("groups", **task, count=count)
        return f"{count} records"

    # --- Brokers ----------------------------------------------------------------------------------

    def _kill(self, broker: int) -> None:
        if len(self.nodes.alive) == len(BROKERS):
            self.nodes.kill(broker)
            self.nodes.ask("wait", brokers=self.nodes.alive)

    def _start(self, *brokers: int) -> None:
        for broker in brokers:
            if broker not in self.nodes.alive:
                self.nodes.start(broker)
        self.nodes.ask("wait", brokers=self.nodes.alive)

    def restart(self, chance: Random) -> str:
        """A broker dies, and comes back when others have written."""
        broker = chance.choice(BROKERS)
        self._kill(broker)
        said = [event(chance) for event in (self.produce, self.transact, self.compact, self.end)]
        self._start(broker)
        return f"{broker}; {said}"

    def unclean(self, chance: Random, *, dead: int = 0) -> str:
        """A leader that was not in sync: what only the other one has, perhaps ``dead``, is lost."""
        self._end_all("wild")
        last = dead or chance.choice((1, 2))
        first = 3 - last
        self.produce(chance, topic="wild")
        self._kill(first)
        self.produce(chance, topic="wild")
        self.nodes.kill(last)
        self._start(first)
        self.produce(chance, topic="wild")
        if not dead:
            self._start(last)
            self.produce(chance, topic="wild")
        return f"{first} after {last}"

    def elect(self, chance: Random) -> str:
        """Make the first replica the leader, where it is in sync."""
        self.nodes.ask("elect")
        return "preferred leaders"
