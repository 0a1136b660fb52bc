"""The surfaces that give figures: each must be what the rows add up to.

Headers alone do not show all damage, so of a damaged log ``ls`` is only asked whether it says more
damage than there is. A lost marker leaves transactions in doubt, so what they say of a log that
``verify`` calls damaged is not compared with what a consumer reads.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

import pyarrow as pa

import kafkafmt
from kafkafmt._base.damage import MISSING_OFFSETS, TAILS
from kafkafmt.storage.names import CURRENT
from tests.attacks.agreement import surfaces
from tests.attacks.agreement.answers import (
    BATCH,
    BATCHES,
    COMMITTED,
    DAMAGE,
    DATA,
    RECORD,
    RECORDS,
    Answers,
    Log,
    in_numbers,
)
from tests.attacks.agreement.sources import Source
from tests.cli.running import run
from tests.repair.salvage.salvaging import salvage
from tests.support.tables import Row

KINDS = frozenset(
    {"bad_checksum", "malformed", "unsupported", "limit_exceeded", "read_error", "cut_segment"}
) | set(TAILS)
"""Of findings that are a damaged range, or a tail."""
DAMAGED = "damage"
"""The severity of a finding."""


@dataclass
class Facts:
    """What the tables of the library say of a source."""

    source: Source
    answers: Answers  # of its tables

    @cached_property
    def logs(self) -> list[Log]:
        """The logs that have a row of any table."""
        return sorted({log for _, log in self.answers}, key=repr)

    def rows(self, question: str, log: Log) -> list[Row]:
        columns = BATCH if question == BATCHES else RECORD
        found = self.answers.get((question, log), [])
        return [dict(zip(columns, row, strict=True)) for row in found]

    def damage(self, log: Log) -> list[tuple[str, int, int, str]]:
        """The damaged ranges of a log, without tails."""
        return [each for each in self.answers.get((DAMAGE, log), []) if each[3] not in TAILS]

    def sound(self, log: Log) -> list[Row]:
        """The batches that give their records."""
        lost = self.answers.get((DAMAGE, log), [])
        return [
            batch
            for batch in self.rows(BATCHES, log)
            if batch["isValid"]
            and not any(
                name == batch["segment"] and start <= batch["position"] < start + length
                for name, start, length, _ in lost
            )
        ]

    @cached_property
    def is_damaged(self) -> bool:
        return any(map(self.damage, self.logs))

    @cached_property
    def findings(self) -> list[Row]:
        return in_numbers(kafkafmt.verify(self.source.path))

    def is_0_7(self, log: Log) -> bool:
        """Whether a log is one of Kafka 0.7, of which some surfaces say nothing."""
        return any(batch["segment"].endswith(".kafka") for batch in self.rows(BATCHES, log))

    @cached_property
    def repeating(self) -> set[Log]:
        """The logs whose offsets go back, also inside a batch, so that they have no order."""
        found = {of_log(row) for row in self.findings if row["kind"] == "repeated_offsets"}
        for log in self.logs:
            # The offset of a wrapper is damaged: no checksum covers it.
            if any(batch["lastOffset"] < batch["baseOffset"] for batch in self.sound(log)):
                found.add(log)
        return found

    @cached_property
    def segments(self) -> Counter[Log]:
        return Counter((each.topic, each.partition) for each in surfaces.segments_of(self.source))


def differing(what: str, found: dict[str, Any], right: dict[str, Any]) -> Iterator[str]:
    """A sentence for each name with another value."""
    for name, value in right.items():
        if found[name] != value:
            yield f"{what}, {name}: {found[name]}, and the rows give {value}"


def _times(rows: list[Row], name: str) -> list[int]:
    return [row[name] for row in rows if row[name] not in (None, -1)]


def batches_give_the_records(facts: Facts) -> Iterator[str]:
    for log in facts.logs:
        places = Counter((row["segment"], row["batchPosition"]) for row in facts.rows(RECORDS, log))
        counts = {
            (batch["segment"], batch["position"]): batch["count"]
            for batch in facts.sound(log)
            if batch["count"]
        }
        if places != counts:
            yield f"records of the batches of {log}: {places - Counter(counts)}"


def rows_by_log(table: pa.Table) -> dict[Log, Row]:
    """The rows of a table of logs, without those that a broker has set aside."""
    rows = in_numbers(table)
    return {of_log(row): row for row in rows if row.get("state", CURRENT) == CURRENT}


def of_log(row: Row) -> Log:
    return row["topic"], row["partition"]


def inventory(facts: Facts) -> Iterator[str]:
    rows = rows_by_log(kafkafmt.read_logs(facts.source.path))
    for log in facts.logs:
        batches, lost = facts.sound(log), facts.damage(log)
        found = rows[log]
        if lost:
            if found["damagedBytes"] > sum(length for _, _, length, _ in lost):
                yield f"ls of {log}: {found['damagedBytes']} damaged bytes, more than there are"
            continue
        right: dict[str, Any] = {
            "segments": facts.segments[log],
            "entries": len(batches),
            "records": sum(batch["count"] for batch in batches),
            "damagedRanges": 0,
            "damagedBytes": 0,
            "lastTimestamp": max(_times(batches, "maxTimestamp"), default=None),
        }
        if batches:
            end = max(batch["lastOffset"] for batch in batches) + 1
            last = max(each.base_offset or 0 for each in surfaces.segments_of(facts.source))
            right["firstOffset"] = batches[0]["baseOffset"]
            right["nextOffset"] = end if len(facts.logs) > 1 else max(end, last)
        # Headers of compressed messages, and of batches with a delete horizon, have the last time,
        # and so have those of batches that the cleaner has emptied.
        if all(
            each["magic"] == 2 and each["deleteHorizonMs"] is None and each["count"]
            for each in batches
        ):
            times = _times(facts.rows(RECORDS, log), "timestamp")
            right["firstTimestamp"] = times[0] if times else None
        if len(facts.logs) > 1:  # an empty last segment of another log may begin later
            right.pop("nextOffset", None)
        yield from differing(f"ls of {log}", found, right)


def verification(facts: Facts) -> Iterator[str]:
    findings = facts.findings
    found = sorted(
        (row["topic"], row["partition"], row["segment"], row["position"], row["length"])
        for row in findings
        if row["kind"] in KINDS and str(row["segment"]).endswith((".log", ".kafka"))
    )
    everything = [
        (*log, *row) for log in facts.logs for row in facts.answers.get((DAMAGE, log), [])
    ]
    right = sorted(row[:5] for row in everything if row[2] is not None)
    lost = {row[:2] for row in everything if row[2] is None}
    without = {
        (row["topic"], row["partition"])
        for row in findings
        if row["kind"] == MISSING_OFFSETS and row["severity"] == DAMAGED and row["segment"] is None
    }
    if not lost <= without:
        yield f"logs without a segment of which verify says nothing: {lost - without}"
    if found != right:
        yield f"ranges that verify finds: {found}, and the table of damage has {right}"
    command = run("verify", "--json", facts.source.path)
    is_damaged = any(row["severity"] == DAMAGED for row in findings)
    if command.exit_code != int(is_damaged) or (facts.is_damaged and not is_damaged):
        yield f"exit code of verify: {command.exit_code}, and damage is {facts.is_damaged}"
    if len(command.stdout.splitlines()) != len(findings):
        yield "verify has other findings on the command line"
    sound = [batch for log in facts.logs for batch in facts.sound(log)]
    sums = re.search(r"([\d,]+) batch(?:es)?, ([\d,]+) records?", command.stderr)
    assert sums is not None
    counted = tuple(int(number.replace(",", "")) for number in sums.groups())
    if counted != (len(sound), sum(batch["count"] for batch in sound)):
        yield f"what verify checked: {counted}, and the tables have {len(sound)} sound batches"


def exit_codes(facts: Facts) -> Iterator[str]:
    found = run("records", "--on-damage", "collect", facts.source.path).exit_code
    if found != int(facts.is_damaged):
        yield f"exit code of records: {found}, and damage is {facts.is_damaged}"


def report_of_an_export(facts: Facts) -> Iterator[str]:
    out = surfaces.export(facts.source)
    report = json.loads((out / "report.json").read_text())
    yield from differing("report", report, {"damaged": facts.is_damaged})
    of_logs = {(row["topic"], row["partition"]): row for row in report["partitions"]}
    for log in facts.logs:
        rows, batches = facts.rows(DATA, log), facts.sound(log)
        data = [batch for batch in batches if not batch["isControl"]]
        lost, offsets = facts.damage(log), [row["offset"] for row in rows]
        times, everything = _times(rows, "timestamp"), facts.answers.get((DAMAGE, log), [])
        if log not in of_logs:
            yield f"the report of the export lacks {log}"
            continue
        right = {
            "records": len(rows),
            "batches": len(data),
            "stored_bytes": sum(batch["sizeInBytes"] for batch in data),
            "first_offset": min(offsets, default=None),
            "last_offset": max(offsets, default=None),
            "first_timestamp": min(times, default=None),
            "last_timestamp": max(times, default=None),
            "damaged_ranges": len(lost),
            "damaged_bytes": sum(length for _, _, length, _ in lost),
            "tail_bytes": sum(length for *_, length, kind in everything if kind in TAILS),
            "missing_offsets": _between(batches),
        }
        if log in facts.repeating:
            del right["missing_offsets"]
        yield from differing(f"report of {log}", of_logs[log], right)


def _between(batches: list[Row]) -> int:
    """How many offsets no batch covers, between the first and the last one."""
    missing, end = 0, None
    for first, last in sorted((each["baseOffset"], each["lastOffset"]) for each in batches):
        missing += 0 if end is None else max(0, first - end - 1)
        end = last if end is None else max(end, last)
    return missing


def transactions(facts: Facts) -> Iterator[str]:
    path = facts.source.path
    rows = in_numbers(kafkafmt.read_transactions(path))
    still_open = sorted(_of_transaction(row) for row in rows if row["state"] == "open")
    hanging = in_numbers(kafkafmt.read_hanging_transactions(path))
    if sorted(map(_of_transaction, hanging)) != still_open:
        yield f"open transactions: {still_open}, and {hanging} may hang"
    joined = kafkafmt.read_transactions(path, across_partitions=True).to_pylist()
    places = Counter(
        (part["topic"], part["partition"], row["producerId"], part["firstOffset"], row["state"])
        for row in joined
        for part in row["partitions"]
    )
    if places != Counter((*_of_transaction(row), row["state"]) for row in rows):
        yield "transactions across partitions are others"
    producers = in_numbers(kafkafmt.read_producers(path))
    for log in facts.logs:
        sums: Counter[tuple[int, int]] = Counter()
        for batch in facts.sound(log):
            if batch["producerId"] not in (None, -1) and not batch["isControl"]:
                sums[batch["producerId"], batch["producerEpoch"]] += batch["count"]
        found = {
            (row["producerId"], row["producerEpoch"]): row["records"]
            for row in producers
            # The batches of one that only a producer snapshot has are damaged, or deleted.
            if (row["topic"], row["partition"]) == log and row["snapshotOffset"] is None
        }
        if found != sums:
            yield f"records of producers of {log}: {found}, and the batches have {sums}"
        if not any(row["topic"] == log[0] and row["severity"] == DAMAGED for row in facts.findings):
            own = [row for row in rows if (row["topic"], row["partition"]) == log]
            right = _consumed(facts.rows(DATA, log), own)
            offsets = [row["offset"] for row in facts.rows(COMMITTED, log)]
            if offsets != right:
                yield f"committed offsets of {log}: {offsets}, and transactions give {right}"


def _of_transaction(row: Row) -> tuple[Any, ...]:
    return row["topic"], row["partition"], row["producerId"], row["firstOffset"]


def _consumed(records: list[Row], transactions: list[Row]) -> list[int]:
    """The offsets that a consumer gets, by the states of transactions."""
    opened = (row["firstOffset"] for row in transactions if row["state"] == "open")
    end = min(opened, default=2**63)

    def is_visible(record: Row) -> bool:
        states = (
            row["state"]
            for row in transactions
            if row["producerId"] == record["producerId"]
            and row["firstOffset"] <= record["offset"] <= row["lastOffset"]
        )
        return not record["isTransactional"] or next(states, None) == "committed"

    return [row["offset"] for row in records if row["offset"] < end and is_visible(row)]


def salvaged(facts: Facts) -> Iterator[str]:
    out = facts.source.folder / "salvaged"
    report = salvage([facts.source.path], out)  # a dry run says the same
    written = Facts(facts.source, surfaces.tables(out))
    if written.is_damaged:
        yield "what salvage wrote is damaged"
    findings = [row for row in kafkafmt.verify(out).to_pylist() if row["severity"] != "note"]
    if findings and "__cluster_metadata" not in {each.topic for each in report.partitions}:
        yield f"findings in what salvage wrote: {findings}"
    states = in_numbers(kafkafmt.read_transactions(out))
    rows = rows_by_log(kafkafmt.read_logs(out))
    for each in report.partitions:
        log = each.topic, each.partition
        if each.topic == "__cluster_metadata":
            continue
        open_there = [row for row in states if row["state"] == "open" and of_log(row) == log]
        right = {
            "records": len(written.rows(DATA, log)),
            "batches": len(written.rows(BATCHES, log)),
            "end_offset": rows[log]["nextOffset"],
            "open": sorted(map(_of_transaction, open_there)),
        }
        found = {name: getattr(each, name) for name in right if name != "open"}
        found["records"] += each.deleted_records  # rows are what is stored
        found["open"] = sorted(
            (*log, t.producer_id, t.first_offset) for t in each.open_transactions
        )
        yield from differing(f"salvage of {log}", found, right)
        there = {row["offset"] for row in written.rows(RECORDS, log)}
        there -= {marker.offset for marker in each.markers}
        for lost in each.lost:
            if any(lost.first_offset <= offset <= lost.last_offset for offset in there):
                yield f"salvage of {log} calls lost what it wrote: {lost}"
        if log in facts.segments and log not in facts.repeating and not each.repairs:
            lengths = [length for _, _, length, _ in facts.damage(log)]
            sums = {"damaged_ranges": len(lengths), "damaged_bytes": sum(lengths)}
            yield from differing(f"salvage of {log}", asdict(each), sums)
        missing = [row["offset"] for row in facts.rows(DATA, log) if row["offset"] not in there]
        is_left_out = facts.is_0_7(log) or log in facts.repeating
        if missing and not each.conflicts and not is_left_out:
            yield f"salvage of {log} left out sound records: {missing}"


FIGURES: tuple[Callable[[Facts], Iterator[str]], ...] = (
    *(batches_give_the_records, inventory, verification, exit_codes),
    *(report_of_an_export, transactions, salvaged),
)
"""Each gives a sentence for each disagreement."""
