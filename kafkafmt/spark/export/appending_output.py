"""Appending what a micro-batch gave, once, whatever happens.

Strategy: the files of a micro-batch are written into a staging directory inside OUT. Then a commit
file names them: from then on they belong to the tables, and moving them there is only renames.
Whoever opens OUT next finishes the moves that a crash cut short, by that file. Spark runs a
micro-batch again when it did not hear of its end; the commit file tells that it is there already.

    OUT/records/ batches/ damage/ report.html report.json
    OUT/_kafkafmt/lock                  held while a run writes
    OUT/_kafkafmt/stream/job.json       what the tables are made of; another job is refused
    OUT/_kafkafmt/stream/checkpoint/    Spark's: where the stream is
    OUT/_kafkafmt/stream/commits/       a file for each micro-batch since the last report, and the
                                        last one before
    OUT/_kafkafmt/stream/damage.json    of a micro-batch whose tables commit by themselves (Delta):
                                        its damage, from before the first of them took anything
    OUT/_kafkafmt/staging/              what is being written

Invariant: the tables hold the files of the micro-batches that are committed, each file once; and
`_SUCCESS` is in a table only between two runs.
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
"""The empty file that says that a table is whole, as Spark and Hadoop write it."""


@dataclass(frozen=True)
class Commit:
    """What one micro-batch added.

    Attributes:
        query: the id of Spark's query that the micro-batch is of.
        files: names of the files that were added, by table.
        spans: for each log by topic and partition: the first offset, and the one behind the last.
        sums: of what was added.
        is_reported: whether a report has told of it.
    """

    query: str
    files: dict[str, list[str]] = field(default_factory=dict)
    spans: list[tuple[str, int, int, int]] = field(default_factory=list)
    sums: Sums = field(default_factory=Sums)
    is_reported: bool = False


class Appendable:
    """The directory OUT while one incremental run holds it. Made by `open_appendable`.

    Attributes:
        path: OUT itself.
        staging: an empty directory to write the new files into.
        checkpoint: Spark's directory.
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
        """Raises OutputError unless OUT is new, or the tables in it are of the same job."""
        home = self.path / HOME
        if (home / "manifest.json").exists() or (home / "journal.json").exists():
            raise OutputError(
                f"{self.path} holds a full export; choose another directory for an incremental one"
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
                    f"{self.path} was exported from the same source with the same options until"
                    f" now: {'; '.join(changed)}. Choose another directory, or run as before"
                )
            if self.commits and self.query_of_checkpoint() != self.commits[max(self.commits)].query:
                raise OutputError(
                    f"{self.checkpoint} is not the checkpoint that {self.path} was written with;"
                    " without it nobody knows what is there already. Put it back, or choose a new"
                    " directory"
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
        """The id of the query that the checkpoint is of."""
        try:
            found = json.loads((self.checkpoint / "metadata").read_text(encoding="utf-8"))
        except (FileNotFoundError, json.JSONDecodeError):
            return None
        return str(found["id"])

    @property
    def commits(self) -> dict[int, Commit]:
        """What is known of the micro-batches, by number."""
        return {
            int(file.stem): _commit(json.loads(file.read_text(encoding="utf-8")))
            for file in sorted(self._commits.glob("*.json"))
        }

    @property
    def sums(self) -> Sums:
        """Of what was added since the last report."""
        sums = Sums()
        for made in self.commits.values():
            sums.merge(made.sums)
        return sums

    @property
    def spans(self) -> list[tuple[str, int, int, int]]:
        """From where to where each log was read since the last report."""
        found: dict[tuple[str, int], tuple[int, int]] = {}
        for made in self.commits.values():
            for topic, partition, start, end in made.spans:
                first, behind = found.get((topic, partition), (start, end))
                found[topic, partition] = min(first, start), max(behind, end)
        return [(*log, *span) for log, span in found.items()]

    def is_committed(self, number: int) -> bool:
        """Whether the tables have the files of a micro-batch."""
        return number <= max((int(file.stem) for file in self._commits.glob("*.json")), default=-1)

    def note_damage(self, query: str, number: int, damage: Sequence[Damage]) -> None:
        """Keeps the damage of a micro-batch that has not been committed yet."""
        rows = [astuple(row) for row in damage]
        write_json(self._damage, {"query": query, "number": number, "damage": rows})

    def noted_damage(self, query: str, number: int) -> list[Damage]:
        """What was noted for a micro-batch, by a run that died over it."""
        try:
            found = json.loads(self._damage.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return []
        if (found["query"], found["number"]) != (query, number):
            return []
        return [Damage(*row) for row in found["damage"]]

    def commit(self, number: int, made: Commit) -> None:
        """Adds the staged files of a micro-batch to the tables, all or none."""
        self._write(number, made)
        self._move(made)

    def finish(self) -> None:
        """Finishes moves that a crash cut short, and clears away what was not committed."""
        for made in self.commits.values():
            if not made.is_reported:
                self._move(made)
        self.clear()

    def clear(self) -> None:
        """Empties the staging directory, of what was not committed."""
        shutil.rmtree(self.staging, ignore_errors=True)
        self.staging.mkdir()

    def complete(self) -> None:
        """Says that the tables are whole, and that the report has told of all micro-batches."""
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
    """Takes OUT for one incremental run; makes it when it is missing.

    First finishes what a crash cut short. What was staged and not committed is thrown away.

    Raises OutputError when OUT was made by another job or by something else, or is in use.
    """
    refuse_foreign(path)
    with locked(path):
        output = Appendable(path)
        output.check(job)
        output.finish()
        yield output
        # Only now: after an error, files that are committed may still wait there to be moved.
        shutil.rmtree(output.staging, ignore_errors=True)


def _commit(content: Mapping[str, Any]) -> Commit:
    return Commit(
        content["query"],
        content["files"],
        [(topic, partition, start, end) for topic, partition, start, end in content["spans"]],
        Sums.of_json(content["sums"]),
        content["is_reported"],
    )
