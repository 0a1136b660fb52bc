"""The ids of the topics, and their settings with an effect on the files.

Invariant: all partitions of a topic get the same id, in Kafka's form.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt._base.java import random_uuid_text
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt._base.wording import list_some
from kafkafmt.cluster.image import Image, too_old
from kafkafmt.cluster.metadata import ClusterImage, read_cluster
from kafkafmt.cluster.start.nodes import Assignments, Placed
from kafkafmt.log.copies import Copies, by_log, rank
from kafkafmt.log.data_directories import Ignore
from kafkafmt.log.policies import (
    INDEX_INTERVAL,
    index_interval,
    is_compacted,
    is_tiered,
)
from kafkafmt.repair.salvage.copies import Copy
from kafkafmt.repair.salvage.report import PartitionReport
from kafkafmt.segment.side_files.properties import MetaProperties
from kafkafmt.storage.names import META_PROPERTIES, METADATA_TOPIC, PARTITION_METADATA, UUID

METADATA_TOPIC_ID = "AAAAAAAAAAAAAAAAAAAAAQ"
"""``Uuid.METADATA_TOPIC_ID``."""
GIVEN, METADATA_LOG, FROM_FILE, NEW = "given", "metadata log", PARTITION_METADATA, "new"
_ID = re.compile(UUID)
_SHOWN = 8  # findings about one metadata log, and topics in one sentence


class Topics:
    """The id of each topic, its origin, and the topic's settings."""

    def __init__(
        self,
        copies: Iterable[Copy],
        given: Mapping[str, str] | None,
        ignore: Ignore,
        limits: Limits = DEFAULT_LIMITS,
        settings: Mapping[str, Mapping[str, str | None]] | None = None,
    ) -> None:
        """Take the copies found, and read those of the metadata log.

        `settings` are those of topics that no metadata log among the copies has.
        """
        self._limits = limits
        self._given = dict(given or {})
        self._in_files: dict[str, Counter[str]] = {}
        self._new: dict[str, str] = {}
        self._stored: dict[str, str] = {}
        self._in_log = Assignments()
        self._settings = settings or {}
        listed = [*copies]
        names = {copy.topic for copy in listed}
        metadata = [copy for copy in listed if copy.topic == METADATA_TOPIC]
        self.has_log = any(self._read_log(copy.path, names, ignore) for copy in rank(metadata))

    def count_ids(self, copies: Iterable[Copy]) -> None:
        """Take the ids in the ``partition.metadata`` of the copies."""
        for copy in copies:
            found = copy.topic_id
            if found is not None and copy.topic != METADATA_TOPIC:
                self._stored[copy.path] = found
                self._in_files.setdefault(copy.topic, Counter())[found] += 1

    def assigned(self, copy: Copy) -> Placed | None:
        """Return the entry of the metadata log for a partition.

        ``None`` if the log has no partition of this id; a copy without one goes by its name.
        """
        topic_id = copy.topic_id or self._id_in_log(copy.topic) or ""
        return self._in_log.placed.get((topic_id, copy.partition))

    def index_interval(self, topic: str) -> int:
        """Return the bytes between two entries of a topic's offset indexes."""
        found = index_interval(self._topic_settings(topic))
        return INDEX_INTERVAL if found is None else found

    def is_compacted(self, topic: str) -> bool:
        """Return whether brokers compact a topic: an internal one, or by its settings."""
        return is_compacted(topic, self._topic_settings(topic))

    def is_tiered(self, topic: str) -> bool:
        """Return whether a topic has tiered storage, by its settings."""
        return is_tiered(self._topic_settings(topic))

    def choose_id(self, topic: str) -> tuple[str, str]:
        """Return the id of a topic, and its origin."""
        if topic in self._given:
            return self._given[topic], GIVEN
        if topic == METADATA_TOPIC:
            return METADATA_TOPIC_ID, FROM_FILE
        in_log = self._id_in_log(topic)
        if in_log is not None:
            return in_log, METADATA_LOG
        if topic in self._in_files:
            return self._in_files[topic].most_common(1)[0][0], FROM_FILE
        # One step: threads may ask for two partitions of a topic at once.
        return self._new.setdefault(topic, random_uuid_text()), NEW

    def split_by_topic(self, copies: list[Copy]) -> tuple[Copies[Copy], list[Copy]]:
        """Return a partition's copies of one topic, best first, and the other copies.

        A topic that was deleted and created again has another id: copies with several ids are
        those of several logs. Where that is so, a copy without an id is of none of them.
        """
        topic, ordered = copies[0].topic, rank(copies)
        ids = {copy.path: self._stored.get(copy.path) for copy in ordered}
        known = [found for found in ids.values() if found is not None]
        if len(set(known)) < 2:
            chosen, *_ = by_log(ordered)
            return chosen, [copy for copy in ordered if copy not in chosen]
        right = next(
            (
                topic_id
                for topic_id in (self._given.get(topic), self._id_in_log(topic))
                if topic_id in known
            ),
            None,
        )
        if right is None:
            most = (found for found, _ in self._in_files[topic].most_common())
            right = next(found for found in most if found in known)
        chosen = Copies(copy for copy in ordered if ids[copy.path] == right)
        return chosen, [copy for copy in ordered if ids[copy.path] != right]

    def is_stray(self, copy: Copy) -> bool:
        """Return whether a broker would set a copy aside: its id is missing, or not the topic's."""
        in_log = self._id_in_log(copy.topic)
        return in_log is not None and self._stored.get(copy.path) != in_log

    def _id_in_log(self, topic: str) -> str | None:
        known = self._in_log.topics.get(topic)
        return None if known is None else known.topic_id

    def _topic_settings(self, topic: str) -> Mapping[str, str | None]:
        known = self._in_log.topics.get(topic)
        return self._settings.get(topic, {}) if known is None else known.settings

    def _read_log(self, directory: str, names: Collection[str], ignore: Ignore) -> bool:
        """Add a metadata log's topics, and partitions of ``names``; return ``False`` on errors."""
        try:
            image = read_cluster(directory, limits=self._limits)
        except (KafkaFormatError, OSError, ValueError) as error:
            ignore(directory, f"gives no topics: {error}")
            return False
        self._in_log = Assignments.of(image, names)
        found = image.findings
        for finding in found[:_SHOWN]:
            ignore(directory, finding)
        if len(found) > _SHOWN:
            ignore(directory, f"{len(found) - _SHOWN} more findings")
        return True


def problems_of_metadata(
    directories: Sequence[str],
    found: Sequence[PartitionReport],
    meta: MetaProperties | None,
    limits: Limits,
) -> list[str]:
    """Return the reasons why a broker does not serve partitions, with a metadata log.

    A controller ends at a record that it cannot apply. A broker sets aside (``-stray``) what
    belongs to no topic that it knows, and what is not its own (``LogManager.isStrayReplica``). It
    assigns a partition that lies in another of its directories to that (KIP-858); but after a clean
    stop a partition has no leader where the metadata log does not know the directory.
    """
    try:
        image = read_cluster(directories, limits=limits)
    except FileNotFoundError:  # of copies without a segment; the log that is written is empty
        image = ClusterImage(Image(), None, secrets=False)
    except (KafkaFormatError, OSError, ValueError) as error:
        return [f"the metadata log gives no topics: {error}"]
    problems = []
    failed = [finding for finding in image.findings if finding.startswith("offset ")]
    if failed:
        more = f" (and {len(failed) - 1} more)" if len(failed) > 1 else ""
        problems.append(f"a controller ends at this record of the metadata log: {failed[0]}{more}")
    reason = too_old(image.features)
    if reason is not None:
        problems.append(f"the metadata log: {reason}")
    known = Assignments.of(image, {partition.topic for partition in found})
    stray = "so a broker sets them aside as stray"
    named: dict[str, set[str]] = {}
    for partition in found:
        topic, topic_id = partition.topic, partition.topic_id
        placed = known.placed.get((topic_id, partition.partition))
        if topic not in known.topics:
            named.setdefault(f"does not know these topics, {stray}", set()).add(topic)
        elif known.topics[topic].topic_id != topic_id:
            named.setdefault(f"gives these topics other ids, {stray}", set()).add(topic)
        elif placed is None:
            named.setdefault(f"has no such partitions, {stray}", set()).add(partition.name)
        elif meta is None or meta.node_id is None:
            continue
        elif meta.node_id not in placed.replicas:
            nodes = ", ".join(map(str, placed.replicas))
            what = f"has these partitions on nodes {nodes}, not on {meta.node_id}, {stray}"
            named.setdefault(what, set()).add(partition.name)
        elif meta.directory not in known.registered.get(meta.node_id, ()) and (
            place := placed.unserved_in(meta.node_id, [meta.directory])
        ):
            own = meta.directory
            where = f"has these partitions in the data directory with directory.id={place}"
            here = f"this one has {own}" if own else f"{META_PROPERTIES} has none: write it there"
            what = f"{where}, and {here}; without it they have no leader"
            named.setdefault(what, set()).add(partition.name)
    problems += (
        f"the metadata log {what}: {list_some(sorted(names), _SHOWN)}"
        for what, names in named.items()
    )
    return problems


def check_topic_ids(given: Mapping[str, object]) -> None:
    """Raise ValueError for an id not in Kafka's form."""
    for topic, topic_id in given.items():
        if not isinstance(topic_id, str) or not _ID.fullmatch(topic_id):
            raise ValueError(
                f"topic id of {topic}: expected 22 characters of base64, found {topic_id!r}"
            )
