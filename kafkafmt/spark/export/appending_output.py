"""Appending the output of a micro-batch exactly once, also after a crash.

Strategy: the files of a micro-batch are written to a staging directory inside OUT. Then a commit
file lists them: from then on they belong to the tables, and are moved there by renames. After a
crash, the next run that opens OUT completes the moves by that file. Spark repeats a micro-batch if
it does not learn of its end; the commit file shows that the micro-batch is already there.

    OUT/records/ batches/ damage/ report.html report.json
    OUT/_kafkafmt/lock                  locked while a run writes
    OUT/_kafkafmt/stream/job.json       the job that made the tables; any other job is refused
    OUT/_kafkafmt/stream/checkpoint/    Spark's checkpoint of the stream
    OUT/_kafkafmt/stream/commits/       a file for each micro-batch since the last report, and for
                                        the last one before it
    OUT/_kafkafmt/stream/damage.json    the damage of a micro-batch whose tables commit on their own
                                        (Delta), written before the first of them commits
    OUT/_kafkafmt/staging/              the files of the current micro-batch

Invariant: the tables have the files of the committed micro-batches, each file once. A table has
`_SUCCESS` only between two runs.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import astuple, dataclass, field
from pathlib import Path
from typing import Any

from kafkafmt.damage import Damage
from kafkafmt.spark.export.job import Job
from kafkafmt.spark.export.replacing_output import (
    HOME,
    OutputError,
    locked,
    refuse_foreign,
    write_json,
)
from kafkafmt.spark.options import TABLES
from kafkafmt.spark.report.sums import Sums

SUCCESS = "_SUCCESS"
"""The empty file that marks a complete table, as Spark and Hadoop write it."""


@dataclass(frozen=True)
class Commit:
    """What one micro-batch added.

    Attributes:
        query: the id of the Spark query that ran the micro-batch.
        files: the names of the added files, by table.
        spans: for each log, its topic, partition, first offset and end offset (exclusive).
        sums: the sums of the added rows.
        is_reported: whether a report includes it.
    """

    query: str
    files: dict[str, list[str]] = field(default_factory=dict)
    spans: list[tuple[str, int, int, int]] = field(default_factory=list)
    sums: Sums = field(default_factory=Sums)
    is_reported: bool = False


class Appendable:
    """The directory OUT while one incremental run has it locked. Made by `open_appendable`.

    Attributes:
        path: OUT itself.
        staging: an empty directory for the new files.
        checkpoint: the directory of Spark's checkpoint.
    """

    def __init__(self, path: Path) -> None:
        home = path / HOME
        self.path = path
        self.staging = home / "staging"
        self._stream = home / "stream"
        self.checkpoint = self._stream / "checkpoint"
        self._commits = self._stream / "commits"
        self._damage = self._stream / "damage.json"
        self._job = self._stream / "job.json"

    def check(self, job: Job) -> None:
        """Raises OutputError unless OUT is new, or its tables were made by the same job."""
        home = self.path / HOME
        if (home / "manifest.json").exists() or (home / "journal.json").exists():
            raise OutputError(
                f"{self.path} has a full export; choose another directory for an incremental export"
            )
        if self._job.exists():
            before = json.loads(self._job.read_text(encoding="utf-8"))
            changed = [
                f"{name} is {value!r} and was {before.get(name)!r}"
                for name, value in job.made_of().items()
                if before.get(name) != value
            ]
            if changed:
                raise OutputError(
                    f"{self.path} was exported from another source or with other options:"
                    f" {'; '.join(changed)}. Choose another directory, or use the same options"
                )
            if self.commits and self.query_of_checkpoint() != self.commits[max(self.commits)].query:
                raise OutputError(
                    f"{self.checkpoint} is not the checkpoint that {self.path} was written with;"
                    " only that one shows which records are exported already. Restore it, or"
                    " choose a new directory"
                )
            return
        for table in TABLES:
            if (self.path / table).exists():
                raise OutputError(
                    f"{self.path / table} was not written by kafkafmt export; move it away"
                )
        self._commits.mkdir(parents=True, exist_ok=True)
        write_json(self._job, job.made_of())

    def query_of_checkpoint(self) -> str | None:
        """The id of the query that wrote the checkpoint; `None` if there is none."""
        try:
            found = json.loads((self.checkpoint / "metadata").read_text(encoding="utf-8"))
        except (FileNotFoundError, json.JSONDecodeError):
            return None
        return str(found["id"])

    @property
    def commits(self) -> dict[int, Commit]:
        """The commits of the micro-batches, by number."""
        return {
            int(file.stem): _commit(json.loads(file.read_text(encoding="utf-8")))
            for file in sorted(self._commits.glob("*.json"))
        }

    @property
    def sums(self) -> Sums:
        """The sums of what was added since the last report."""
        sums = Sums()
        for made in self.commits.values():
            sums.merge(made.sums)
        return sums

    @property
    def spans(self) -> list[tuple[str, int, int, int]]:
        """The topic, partition, first and end offset of each log read since the last report."""
        found: dict[tuple[str, int], tuple[int, int]] = {}
        for made in self.commits.values():
            for topic, partition, start, end in made.spans:
                first, last = found.get((topic, partition), (start, end))
                found[topic, partition] = min(first, start), max(last, end)
        return [(*log, *span) for log, span in found.items()]

    def is_committed(self, number: int) -> bool:
        """Whether a micro-batch has a commit file, so that its files belong to the tables."""
        return number <= max((int(file.stem) for file in self._commits.glob("*.json")), default=-1)

    def note_damage(self, query: str, number: int, damage: Sequence[Damage]) -> None:
        """Saves the damage of a micro-batch that is not yet committed."""
        rows = [astuple(row) for row in damage]
        write_json(self._damage, {"query": query, "number": number, "damage": rows})

    def noted_damage(self, query: str, number: int) -> list[Damage]:
        """The damage that a run saved for a micro-batch before it died."""
        try:
            found = json.loads(self._damage.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return []
        if (found["query"], found["number"]) != (query, number):
            return []
        return [Damage(*row) for row in found["damage"]]

    def commit(self, number: int, made: Commit) -> None:
        """Adds the staged files of a micro-batch to the tables: all of them or none."""
        self._write(number, made)
        self._move(made)

    def finish(self) -> None:
        """Completes moves that a crash interrupted, and deletes files that were not committed."""
        for made in self.commits.values():
            if not made.is_reported:
                self._move(made)
        self.clear()

    def clear(self) -> None:
        """Deletes what is in the staging directory, which was not committed."""
        shutil.rmtree(self.staging, ignore_errors=True)
        self.staging.mkdir()

    def complete(self) -> None:
        """Marks the tables as complete, and all micro-batches as reported."""
        for table in TABLES:
            (self.path / table).mkdir(exist_ok=True)
            (self.path / table / SUCCESS).touch()
        known = self.commits
        for number, made in known.items():
            if number == max(known):
                self._write(number, Commit(made.query, is_reported=True))
            else:
                (self._commits / f"{number}.json").unlink()
        self._damage.unlink(missing_ok=True)

    def _write(self, number: int, made: Commit) -> None:
        content = vars(made) | {"sums": made.sums.as_json()}
        write_json(self._commits / f"{number}.json", content)

    def _move(self, made: Commit) -> None:
        for table in made.files:
            (self.path / table / SUCCESS).unlink(missing_ok=True)
        for table, files in made.files.items():
            for file in files:
                staged, target = self.staging / table / file, self.path / table / file
                if staged.exists():
                    target.parent.mkdir(parents=True, exist_ok=True)
                    staged.rename(target)


@contextmanager
def open_appendable(path: Path, job: Job) -> Iterator[Appendable]:
    """Locks OUT for one incremental run; creates OUT if it is missing.

    First completes what a crash interrupted, and deletes staged files that were not committed.

    Raises OutputError when OUT was made by another job or by something else, or is in use.
    """
    refuse_foreign(path)
    with locked(path):
        output = Appendable(path)
        output.check(job)
        output.finish()
        yield output
        # Not after an error: committed files may still have to be moved from there.
        shutil.rmtree(output.staging, ignore_errors=True)


def _commit(content: Mapping[str, Any]) -> Commit:
    return Commit(
        content["query"],
        content["files"],
        [(topic, partition, start, end) for topic, partition, start, end in content["spans"]],
        Sums.of_json(content["sums"]),
        content["is_reported"],
    )
