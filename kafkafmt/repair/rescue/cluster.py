"""``rescue_cluster``: the metadata of a cluster, rebuilt from its brokers' disks alone.

Strategy: names, ids and numbers of partitions come from the directories and their
``partition.metadata``; leaders and in-sync replicas from the logs. The result is a snapshot, whose
end and epoch are beyond those of all old copies of the metadata log, so brokers take it whole.

Invariant: what no disk says is in the report: settings, ACLs, quotas, credentials, partitions that
no broker has.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from typing_extensions import Unpack

from kafkafmt._base.arguments import documented_by
from kafkafmt._base.damage import SKIP
from kafkafmt._base.errors import KafkaFormatError, located_reason
from kafkafmt._base.java import random_uuid_text
from kafkafmt._base.wording import counted
from kafkafmt.cluster import offsets, shares, transactions
from kafkafmt.cluster.image import METADATA_VERSION, parse_level
from kafkafmt.cluster.messages import schema
from kafkafmt.cluster.messages.reader import Values
from kafkafmt.cluster.messages.records import framed_record
from kafkafmt.log.open_segment import open_segment
from kafkafmt.log.policies import TIERED
from kafkafmt.log.scan.query import Query
from kafkafmt.repair.rescue.brokers import ELR_VERSION, stay_clean
from kafkafmt.repair.rescue.metadata_copy import read_history
from kafkafmt.repair.rescue.metadata_log import NewLog
from kafkafmt.repair.rescue.nodes import (
    DataDirectory,
    PartitionDirectory,
    RescueError,
    in_use,
    partition_directories,
    segments_in,
)
from kafkafmt.repair.rescue.options import ERRORS, OUT, VOTERS, ClusterOptions, Configs
from kafkafmt.repair.rescue.partition_copy import PartitionCopy
from kafkafmt.repair.rescue.report import CLUSTER, RescueReport
from kafkafmt.repair.rescue.run import Rescue
from kafkafmt.repair.rescue.topics import (
    INTERNAL_CONFIGS,
    add_partition,
    new_partition,
    partition_numbers,
    read_partition_copies,
    reserve_producer_ids,
    safe_settings,
    unknown_settings,
    with_ids,
)
from kafkafmt.repair.rescue.voters import CONTROLLER, DYNAMIC_SINCE, parse_voters
from kafkafmt.repair.salvage.options import LocalPath
from kafkafmt.segment.side_files import encoding
from kafkafmt.segment.tables import arrow as pc
from kafkafmt.storage import names
from kafkafmt.storage.local import may_be_file
from kafkafmt.storage.safe_paths import confined

KRAFT_VERSION = "kraft.version"
_GROUPS, _TRANSACTIONS = "group.version", "transaction.version"
_SHARES, _STREAMS = "share.version", "streams.version"
_FEATURES = {METADATA_VERSION, _GROUPS, _TRANSACTIONS, _SHARES, _STREAMS, ELR_VERSION}
"""Of Kafka 4.4 (``Feature.PRODUCTION_FEATURES``)."""
_FIRST_SNAPSHOT = f"{0:020}-{0:010}.checkpoint"
_BEYOND = 1000
"""How many offsets the snapshot ends after the last old copy."""
_UNKNOWABLE = (
    "settings of brokers and clients, ACLs, quotas, delegation tokens: only the lost metadata had"
    " them",
    "the order of replicas, and replicas whose disks are not here",
)


@documented_by(
    ClusterOptions,
    ERRORS,
    sources="the brokers' data directories, or directories that hold them. They are only read.",
    out=OUT,
    voters=VOTERS,
)
def rescue_cluster(
    sources: Sequence[LocalPath],
    out: LocalPath,
    *,
    voters: Sequence[str],
    **options: Unpack[ClusterOptions],
) -> RescueReport:
    """Write controllers with the topics and partitions of the brokers' disks.

    Returns:
        What was chosen, changed and written, and what is lost, doubtful or unknown.
    """
    with confined(sources):
        return _rescued(sources, out, voters, options)


def _rescued(
    sources: Sequence[LocalPath], out: LocalPath, voters: Sequence[str], options: ClusterOptions
) -> RescueReport:
    rescue = Rescue(CLUSTER, sources, out, options)
    static = options.get("static", False)
    homes = rescue.directory_ids()
    new_voters = parse_voters(voters, options.get("listener", CONTROLLER), homes)
    levels = _features(rescue, options.get("metadata_version"), options.get("features") or {})
    level = levels.pop(METADATA_VERSION)
    if not static and level < DYNAMIC_SINCE:
        raise RescueError(
            f"dynamic voters need metadata.version {DYNAMIC_SINCE} (3.9), this is {level}; static"
            " ones: --static"
        )
    log = NewLog(
        None,
        rescue.new_epoch(),
        level,
        0 if static else 1,
        new_voters,
        snapshot_end=max((copy.end_offset for copy in rescue.copies), default=0) + _BEYOND,
    )
    configs, with_stray = options.get("configs") or {}, options.get("with_stray", False)
    topics = _Topics(rescue, configs, with_stray)
    _prove_features(rescue.report, levels, level, options.get("features") or {}, topics.logs)
    for name, value in ((METADATA_VERSION, level), *sorted(levels.items())):
        log.add("FeatureLevelRecord", {"name": name, "featureLevel": value})
    _add_credentials(rescue, log)
    topics.add(log)
    rescue.later += stay_clean(log, rescue.history, rescue.report)
    rescue.report.unknown += _UNKNOWABLE
    for node in rescue.nodes:
        if node.version == 0:
            _give_identity(rescue, node)
    return rescue.finish(log, new_voters)


def _give_identity(rescue: Rescue, node: DataDirectory) -> None:
    """Turn the ``meta.properties`` of a broker of ZooKeeper's times into those of KRaft."""
    directory_id = node.directory_id or random_uuid_text()
    content = encoding.meta_properties(node.node_id, rescue.report.cluster, directory_id)
    rescue.put_back(node).files[names.META_PROPERTIES] = content
    which = "" if node.cluster_id else f", with the new cluster.id {rescue.report.cluster}"
    rescue.report.changes.append(f"{node.path}: meta.properties become those of KRaft mode{which}")


def _formatted(rescue: Rescue, nodes: Sequence[DataDirectory]) -> list[tuple[str, Values]]:
    """Return the records of `format`, from the first directory with any.

    They are beside the logs; from Kafka 4.4 on, only in the metadata log's first snapshot.
    """
    log = schema.log(schema.CLUSTER_METADATA)
    files = names.BOOTSTRAP, os.path.join(names.METADATA_LOG, _FIRST_SNAPSHOT)
    for path in (os.path.join(node.path, name) for node in nodes for name in files):
        if not may_be_file(path):
            continue
        records = []
        try:
            with open_segment(path, limits=rescue.limits) as segment:
                for batch in segment:
                    batch.ensure_valid()
                    for record in () if batch.is_control else batch.records():
                        message, _, values = framed_record(log, record.value)
                        records.append((message.name, values))
        except (KafkaFormatError, OSError) as error:
            rescue.report.ignore(path, located_reason(error))
            continue
        if records:
            return records
    return []


def _levels_on_disks(rescue: Rescue) -> dict[str, int]:
    """Return the levels of features: of the best old copy of the metadata log, or as formatted."""
    if rescue.copies:
        best = rescue.copies[0]
        history = read_history(best, rescue.limits)
        rescue.report.doubtful.append(
            f"{best.path} is a copy of the metadata log, to offset {best.end_offset - 1}, with"
            f" {counted(len(history.topics), 'topic')}: only its feature levels are used here;"
            " `kafkafmt rescue quorum` goes on from it"
        )
        if METADATA_VERSION in history.features:
            return dict(history.features)
    return _levels(_formatted(rescue, rescue.nodes))


def _levels(records: Iterable[tuple[str, Values]]) -> dict[str, int]:
    return {
        values["name"]: values["featureLevel"]
        for name, values in records
        if name == "FeatureLevelRecord"
    }


def _features(
    rescue: Rescue, metadata_version: str | None, given: Mapping[str, int]
) -> dict[str, int]:
    """Return the levels of all features, ``metadata.version`` among them."""
    levels = _levels_on_disks(rescue)
    if not levels and metadata_version is None:
        levels = _levels(_formatted(rescue, rescue.formatted_again))
        if METADATA_VERSION in levels:
            rescue.report.doubtful.append(
                f"metadata.version {levels[METADATA_VERSION]} is that of a directory that was"
                " formatted again: brokers of an older release do not start with it; say"
                " --feature metadata.version=LEVEL"
            )
    if metadata_version is not None:
        try:
            levels[METADATA_VERSION] = parse_level(metadata_version)
        except ValueError as error:
            raise RescueError(str(error)) from error
    if not levels.keys() - {METADATA_VERSION} and not given:
        rescue.report.unknown.append(
            "the levels of features other than metadata.version: --feature gives them"
        )
    if KRAFT_VERSION in given:
        rescue.report.doubtful.append(
            f"{KRAFT_VERSION} is not taken from --feature: it is 0 with --static, and 1 without"
        )
    rescue.report.doubtful += [
        f"this version of kafkafmt does not know the feature {name}: brokers do not register at a"
        " level that they do not support"
        for name in sorted(given.keys() - _FEATURES - {KRAFT_VERSION})
    ]
    levels.update(given)
    levels.pop(KRAFT_VERSION, None)
    if levels.pop(ELR_VERSION, 0):
        rescue.report.changes.append(
            f"{ELR_VERSION} is left out: enable it again with kafka-features.sh"
        )
    if METADATA_VERSION not in levels:
        raise RescueError(
            f"no disk says the metadata.version (no {names.BOOTSTRAP}, no metadata log): give it"
            " with --feature metadata.version=3.9, for brokers of Kafka 3.9"
        )
    return levels


_TAKEN_SINCE = {_GROUPS: 22, _TRANSACTIONS: 24, _SHARES: 26, _STREAMS: 26}
"""The ``metadata.version`` (4.0-IV0, 4.0-IV2, 4.1-IV0) of the first release with a feature."""
_OF_KEYS = {
    **dict.fromkeys((*range(3, 9), 16), _GROUPS),
    **dict.fromkeys(range(9, 16), _SHARES),
    **dict.fromkeys(range(17, 24), _STREAMS),
}
"""The features of keys in ``__consumer_offsets``, by type (``CoordinatorRecordType``)."""


def _prove_features(
    report: RescueReport,
    levels: dict[str, int],
    metadata_version: int,
    given: Collection[str],
    logs: Iterable[PartitionCopy],
) -> None:
    """Raise the levels of features to the minimum for the records in the logs.

    With a lower one, a coordinator reads the groups, and refuses their members.
    """
    proven: dict[str, tuple[int, str]] = {}
    for log in logs:
        for name, level in _proven_by(log) if log.batches else ():
            if level > max(levels.get(name, 0), proven.get(name, (0, ""))[0]):
                proven[name] = level, log.directory.path
    for name, (level, path) in sorted(proven.items()):
        proof = f"{name} is {level}, as the records in {path} prove"
        if name in given:
            report.doubtful.append(f"{proof}, and {levels[name]} by --feature")
        elif metadata_version >= _TAKEN_SINCE[name]:
            levels[name] = level
            report.changes.append(proof)


def _proven_by(log: PartitionCopy) -> Iterator[tuple[str, int]]:
    """Yield the feature levels proven by the log of an internal topic."""
    paths, topic = segments_in(log.directory.path), log.directory.topic
    if topic == shares.TOPIC:
        yield _SHARES, 1
    elif topic == transactions.TOPIC:
        # Version 1 of the value is of transaction.version 1.
        yield _TRANSACTIONS, max(_first_numbers(paths, "value"), default=0)
        states = transactions.read_transaction_states(paths)
        yield _TRANSACTIONS, pc.max(states["clientTransactionVersion"]).as_py() or 0
    elif topic == offsets.TOPIC:
        for kind in _first_numbers(paths, "key") & _OF_KEYS.keys():
            yield _OF_KEYS[kind], 1


def _first_numbers(paths: Sequence[str], column: str) -> set[int]:
    """Return the distinct int16 numbers at the start of a column's values."""
    query = Query(source=paths, columns=[column], on_damage=SKIP, below_log_start=True)
    found = set[bytes | None]()
    for rows in query.records():
        found |= {*pc.unique(pc.binary_slice(rows[column], 0, 2)).to_pylist()}
    return {int.from_bytes(each, "big") for each in found if each}


def _add_credentials(rescue: Rescue, log: NewLog) -> None:
    """Add the SCRAM credentials written by `format`."""
    later = ""
    for name, values in _formatted(rescue, rescue.nodes):
        if name == "UserScramCredentialRecord":
            log.add(name, values)
            later = " made after the cluster was formatted"
    rescue.report.unknown.append(f"SCRAM credentials{later}: only the lost metadata had them")


class _Topics:
    def __init__(self, rescue: Rescue, configs: Configs, with_stray: bool) -> None:
        self._rescue = rescue
        self._report = rescue.report
        self._configs = configs
        states = (names.CURRENT, names.STRAY) if with_stray else (names.CURRENT,)
        directories = in_use(rescue.nodes, states)
        self._aside: dict[tuple[str | None, int], str] = {}
        self._deleted = self._note_others({directory.path for directory in directories})
        directories = self._with_ids(self._with_whole_names(directories))
        self._by_topic: dict[str, dict[str, dict[int, list[PartitionCopy]]]] = {}
        found = read_partition_copies(directories, self._report, rescue.limits)
        self._copies = [copy for copies in found.values() for copy in copies]
        self.logs = [copies[0] for copies in found.values()]
        for (topic_id, number), copies in sorted(found.items()):
            name = copies[0].directory.topic
            self._by_topic.setdefault(name, {}).setdefault(topic_id, {})[number] = copies

    def _with_ids(self, directories: list[PartitionDirectory]) -> list[PartitionDirectory]:
        """Return the directories; without an id of the topic on any disk, all are equal."""
        ids = {
            directory.topic: directory.topic_id or random_uuid_text()
            for directory in sorted(directories, key=lambda each: each.topic_id or "")
        }
        if any(directory.topic_id for directory in directories):
            return with_ids(directories, ids, self._report)
        self._report.changes.append(
            f"no directory has a {names.PARTITION_METADATA}, as before Kafka 2.8: each topic gets"
            " an id, and OUT has the files"
        )
        return [replace(each, topic_id=ids[each.topic], has_id=False) for each in directories]

    def _with_whole_names(self, directories: list[PartitionDirectory]) -> list[PartitionDirectory]:
        """Drop directories with a cut topic name, unless the whole name is nowhere."""
        whole = {each.topic_id: each.topic for each in directories if not each.is_cut}
        result = []
        for directory in directories:
            if directory.is_cut:
                name = whole.get(directory.topic_id) if directory.topic_id else None
                if name is None or not directory.may_belong_to(name):
                    self._report.doubtful.append(
                        f"{directory.path}: the name of the topic may lack its end, and no other"
                        " directory has it: it is not used; a name that says the topic and the"
                        f" partition, such as TOPIC-{directory.partition}, brings it back"
                    )
                    continue
                directory = replace(directory, topic=name)
            result.append(directory)
        return result

    def _note_others(self, used: Collection[str]) -> set[str]:
        """Note the directories not in use, and return the ids of deleted topics."""
        others = [
            directory
            for directory in partition_directories(self._rescue.nodes)
            if directory.path not in used and directory.topic != names.METADATA_TOPIC
        ]
        for directory in others:
            self._report.ignore(directory.path, f"{directory.state}: not in use")
            self._aside[directory.topic_id, directory.partition] = directory.path
        return {
            directory.topic_id
            for directory in others
            if directory.state == names.DELETE and directory.topic_id is not None
        }

    def add(self, log: NewLog) -> None:
        """Add the records of all topics.

        Raises:
            RescueError: no disk has a topic.
        """
        if not self._by_topic:
            raise RescueError("no disk among the sources has a partition")
        for name, by_id in sorted(self._by_topic.items()):
            topic_id = self._chosen_id(name, by_id)
            partitions = by_id[topic_id]
            settings = self._settings(name, [c for several in partitions.values() for c in several])
            log.add_topic(name, topic_id, settings)
            numbers = partition_numbers(name, partitions)
            for number in numbers:
                copies = partitions.get(number, [])
                copies = self._rescue.mended(copies, f"{name}-{number}", settings)
                partition = new_partition(copies, self._rescue.brokers)
                add_partition(log, topic_id, number, partition)
                if not copies:
                    aside, but = self._aside.get((topic_id, number)), ""
                    if aside:
                        back = f"it comes back under the name {name}-{number}"
                        but = f" but {aside}: {back}, if it was not deleted"
                    self._report.lost.append(
                        f"{name}-{number}: no disk has it{but}; it starts empty"
                    )
            self._report.changes.append(
                f"topic {name} (id {topic_id}) has {counted(len(numbers), 'partition')}"
            )
        reserve_producer_ids(log, self._copies)
        for name in sorted(self._configs.keys() - self._by_topic.keys()):
            self._report.doubtful.append(f"settings are given for topic {name}, no disk has it")

    def _settings(self, name: str, copies: Sequence[PartitionCopy]) -> Mapping[str, str]:
        """Return a topic's settings: the given ones, or safe ones without any deletion."""
        safe = safe_settings(name, copies)
        if name in self._configs or name in INTERNAL_CONFIGS:
            of_name = {*INTERNAL_CONFIGS.get(name, ()), TIERED}
            known = {key: value for key, value in safe.items() if key in of_name}
            return {**known, **self._configs.get(name, {})}
        self._report.unknown.append(unknown_settings(name, "no disk has them", safe))
        return safe

    def _chosen_id(
        self, name: str, by_id: Mapping[str, Mapping[int, Sequence[PartitionCopy]]]
    ) -> str:
        """Choose the id of a name: not a deleted one, then on most brokers, then the latest."""

        def weight(topic_id: str) -> tuple[bool, int, int]:
            copies = [copy for several in by_id[topic_id].values() for copy in several]
            last = max(copy.last_timestamp or 0 for copy in copies)
            return topic_id not in self._deleted, len({copy.broker for copy in copies}), last

        chosen = max(sorted(by_id), key=weight)
        for other in sorted(by_id):
            if other != chosen:
                self._report.doubtful.append(
                    f"topic {name} has two ids on the disks: {chosen} is taken, directories of"
                    f" {other} become -stray"
                )
        if chosen in self._deleted:
            self._report.doubtful.append(
                f"topic {name} (id {chosen}) comes back from brokers that still use it; others have"
                " -delete directories of it: it was deleted"
            )
        return chosen
