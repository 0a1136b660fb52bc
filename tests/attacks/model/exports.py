"""Incremental exports of a disk that goes on.

``python -m tests.run exports --histories 500``

Strategy: a history is cut at some of its events. At each cut the disk is written anew, and an
export adds to the tables what is new since the one before.

Invariant: after a run that ends well, the tables have each record of the log once, and none that
the log never had. A run that stops because of a loss names one that is there.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections import Counter
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from unittest import mock

from kafkafmt import export
from kafkafmt.lake import ExportDataLossError, read_table
from kafkafmt.log.scan.visibility import Isolation
from tests.attacks.model import seeds
from tests.attacks.model.answers import KeyValue, expect, read
from tests.attacks.model.cluster import Cluster
from tests.attacks.model.copy import Copy
from tests.attacks.model.disks import copies_on, write
from tests.attacks.model.entries import Entry
from tests.attacks.model.events import act
from tests.attacks.model.history import History
from tests.attacks.model.seeds import Judge

_ISOLATIONS: tuple[Isolation, ...] = ("read_uncommitted", "read_uncommitted", "read_committed")


@dataclass(frozen=True)
class _Exported:
    """What a log was when it was exported."""

    topic_id: str
    entries: dict[int, Entry | None]
    end: int

    @classmethod
    def of(cls, copy: Copy) -> _Exported:
        return cls(copy.topic_id, {each.first: each.origin for each in copy.entries}, copy.end)

    def goes_on_in(self, copy: Copy) -> bool:
        """Whether a log has all that this one had, and nothing of it was deleted unread."""
        later = _Exported.of(copy)
        is_same = all(
            later.entries.get(first, origin) is origin for first, origin in self.entries.items()
        )
        start = max(copy.start, copy.bases[0])
        return is_same and self.topic_id == later.topic_id and start == 0 and self.end <= later.end


def ask(history: History) -> None:
    """Export the disk of a history. Raises WrongError where the tables are wrong."""
    with (
        tempfile.TemporaryDirectory(prefix="kafkafmt-exports-") as folder,
        mock.patch.object(os, "fsync"),  # it takes longer than all the rest
    ):
        _export(history, Random(history.seed), Path(folder))


def _export(history: History, chance: Random, folder: Path) -> None:
    """Export the first broker's disk some times. Raises WrongError where the tables are wrong."""
    cluster = Cluster(history.has_metadata, history.topics, history.is_v2, history.is_tiered)
    (topic,) = history.topics
    broker, home, out = history.disks[0], folder / f"broker-{history.disks[0]}", folder / "out"
    isolation = chance.choice(_ISOLATIONS)
    run = partial(export, str(home), str(out), processes=1, incremental=True, topics=topic)
    run = partial(run, format="delta", isolation=isolation)
    cuts = {*(chance.randrange(len(history.events)) + 1 for _ in range(3)), len(history.events)}
    last: _Exported | None = None
    known: dict[int, set[KeyValue]] = {}
    for number, (name, seed_of_event) in enumerate(history.events, 1):
        act(cluster, name, Random(seed_of_event))
        copies = [copy for copy in copies_on(cluster, broker) if copy.topic == topic]
        if number not in cuts or not copies:
            continue
        shutil.rmtree(home, ignore_errors=True)
        write(cluster, broker, folder)
        try:
            run()
        except ExportDataLossError as error:
            if last is None or last.goes_on_in(copies[-1]):
                raise AssertionError("nothing is lost") from error
            return
        last = _Exported.of(copies[-1])
        for offset, item in read(str(home), topics=topic).items():
            known.setdefault(offset, set()).add(item)
        there = read(str(home), topics=topic, isolation=isolation, start_offset=copies[-1].start)
        _expect(_rows(out), there, known)


def _expect(
    rows: list[tuple[int, KeyValue]], there: dict[int, KeyValue], known: dict[int, set[KeyValue]]
) -> None:
    """Raise WrongError where the tables lack a record, or have one twice or one that never was."""
    times = Counter(offset for offset, _ in rows)
    expect("offsets that come twice", [each for each in times if times[each] > 1], [])
    exported = dict(rows)
    missing = {each: there[each] for each in there if exported.get(each) != there[each]}
    expect("records that are missing", missing, {})
    extra = {each: row for each, row in rows if row not in known.get(each, ())}
    expect("records that never were", extra, {})


def _rows(out: Path) -> list[tuple[int, KeyValue]]:
    """Offset, key and value of the table of records; none where a log without one was read."""
    try:
        table = read_table(str(out), "records", columns=["offset", "key", "value"]).read_all()
    except FileNotFoundError:
        return []
    offsets, keys, values = (column.to_pylist() for column in table.columns)
    return [*zip(offsets, zip(keys, values, strict=True), strict=True)]


JUDGE = Judge(ask)
OPTIONS, main = seeds.OPTIONS, JUDGE.main
