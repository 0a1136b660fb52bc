"""The surfaces that say where logs end, how copies differ, and what internal topics add up to.

What damage hides of a log is said in different ways, so where it ends is asked of sound logs only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa

import kafkafmt
from kafkafmt.cluster.internal_topics import InternalQuery
from kafkafmt.cluster.lag import readable_logs
from tests.attacks.agreement import surfaces
from tests.attacks.agreement.answers import DATA, Log, in_numbers, of_records
from tests.attacks.agreement.figures import DAMAGED, KINDS, Facts, differing, of_log, rows_by_log
from tests.cli.running import json_lines, run
from tests.support.tables import Row

_OFFSETS = "__consumer_offsets"


def ends(facts: Facts) -> Iterator[str]:
    """Where a log ends: by ls, by its copies, and by the lag of a group."""
    path = facts.source.path
    listed = rows_by_log(kafkafmt.read_logs(path))
    copies = rows_by_log(kafkafmt.merge_replicas(path, damage=[]).copies)
    sound = {log for log in facts.logs if not facts.damage(log)} - facts.repeating
    read = readable_logs(path, InternalQuery(), sound)
    found = {place: log.end for place, log in read.items()}
    for log in sorted(sound, key=repr):
        topic, partition = log
        if topic is None or partition is None or facts.is_0_7(log):
            continue
        end = listed[log]["nextOffset"]
        of_others = {"copies": copies[log]["endOffset"], "lag": found.get((topic, partition))}
        yield from differing(f"end of {log}", of_others, {"copies": end, "lag": end})


def incremental(facts: Facts) -> Iterator[str]:
    """The records by an incremental export, which goes by offsets and refuses Kafka 0.7."""
    if any(map(facts.is_0_7, facts.logs)):
        return
    out = surfaces.export(facts.source, format="delta", incremental=True)
    found = of_records(surfaces.rows_exported(out, "records"))
    for log in facts.logs:
        right = facts.answers.get((DATA, log), [])
        if log not in facts.repeating and found.get((DATA, log), []) != right:
            yield f"records of {log} by an incremental export: {found.get((DATA, log))}"


def copies(facts: Facts) -> Iterator[str]:
    """A source does not differ from itself, but where it is damaged."""
    rows = in_numbers(kafkafmt.diff(facts.source.path, facts.source.path))
    listed = rows_by_log(kafkafmt.read_logs(facts.source.path))
    starts = {log: row["logStartOffset"] or 0 for log, row in listed.items()}
    different = {of_log(row) for row in rows}
    damaged = {log for log in facts.logs if facts.damage(log)}
    lost = set[Log]()  # offsets, at or above the log start
    for row in facts.findings:
        if row["kind"] in KINDS and row["severity"] == DAMAGED:
            damaged.add(of_log(row))
            last = row["lastOffset"]
            if row["firstOffset"] is not None and (last is None or last >= starts[of_log(row)]):
                lost.add(of_log(row))
    if not lost <= different <= damaged:
        yield f"logs that differ from themselves: {different}, and damaged are {damaged}"
    if run("diff", facts.source.path, facts.source.path).exit_code != int(bool(rows)):
        yield "exit code of diff"


def groups(facts: Facts) -> Iterator[str]:
    """The last commit that counts of each group and partition, and the groups that have one."""
    path = facts.source.path
    if not any(topic == _OFFSETS for topic, _ in facts.segments):
        return
    right: dict[tuple[Any, ...], Any] = {}
    for row in in_numbers(kafkafmt.cluster.read_offset_commits(path)):
        key = _of_commit(row)
        if row["isDeleted"]:
            right.pop(key, None)
        elif row["error"] is None and row["outcome"] == "committed":
            right[key] = row["committedOffset"]
    latest = in_numbers(kafkafmt.cluster.read_committed_offsets(path))
    found = {
        _of_commit(row): row["committedOffset"] for row in latest if row["pendingOffset"] is None
    }
    pending = {_of_commit(row) for row in latest if row["pendingOffset"] is not None}
    if found != {key: offset for key, offset in right.items() if key not in pending}:
        yield f"committed offsets: {found}, and the commits give {right}"
    named = {row["group"] for row in in_numbers(kafkafmt.cluster.read_groups(path))}
    if not {group for _, group, *_ in found} <= named:
        yield f"groups: {named}, and {found} have committed"
    damage: list[list[kafkafmt.Damage]] = [[], []]
    kafkafmt.cluster.read_committed_offsets(path, on_damage="collect", damage=damage[0])
    kafkafmt.cluster.read_groups(path, on_damage="collect", damage=damage[1])
    of_segments = [{each for each in found if each.length} for found in damage]
    if of_segments[0] != of_segments[1]:
        yield f"damage: {damage[0]} by offsets, {damage[1]} by groups"
    for name, found_damage in zip(("offsets", "groups"), damage, strict=True):
        exit_code = int(any(not each.is_tail for each in found_damage))
        if run(name, path).exit_code != exit_code:
            yield f"exit code of {name} is not {exit_code}"


def _of_commit(row: Row) -> tuple[Any, ...]:
    return row["partition"], row["group"], row["topic"], row["topicPartition"]


def topic_ids(facts: Facts) -> Iterator[str]:
    """The id of a topic: by ls, and by its copies."""
    path = facts.source.path
    copies = rows_by_log(kafkafmt.merge_replicas(path, damage=[]).copies)
    for log, row in rows_by_log(kafkafmt.read_logs(path)).items():
        if log in copies and copies[log]["topicId"] != row["topicId"]:
            yield f"id of {log}: {copies[log]['topicId']} by replicas, {row['topicId']} by ls"


def command_lines(facts: Facts) -> Iterator[str]:
    """The JSON of commands has the rows of the library's tables."""
    path = facts.source.path
    for words, read in _COMMANDS.items():
        right = [{name: _in_json(row[name]) for name in row} for row in in_numbers(read(path))]
        found = json_lines(run(*words.split(), "--json", "--times", "ms", path).stdout)
        if found != right:
            yield f"kafkafmt {words}: {found}, and the table has {right}"


def _in_json(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _in_json(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_in_json(each) for each in value]
    return value.hex() if isinstance(value, bytes) else value


_COMMANDS: dict[str, Callable[[Path], pa.Table]] = {
    "ls": kafkafmt.read_logs,
    "verify": kafkafmt.verify,
    "producers": kafkafmt.read_producers,
    "transactions": kafkafmt.read_transactions,
    "transactions --open": kafkafmt.read_hanging_transactions,
}
"""Commands, and the functions that give what they print."""

FIGURES = (ends, incremental, copies, groups, topic_ids, command_lines)
"""Each gives a sentence for each disagreement."""
