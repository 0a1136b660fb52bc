"""The journal of an export: which files its tables have, and how far logs were read.

Strategy: every change of the tables is one object that is created only if its name is free, so one
of several writers wins. The log is also the checkpoint: a commit says how far the logs were read.

    OUT/records/ batches/ damage/                  the files; only those in the log count
    OUT/_kafkafmt/export.json                      the job; any other job is refused
    OUT/_kafkafmt/log/<group>/<version>.commit.json      a commit (see `commit`)
    OUT/_kafkafmt/log/<group>/<version>.checkpoint.json  the state before that version

Objects of the log are never changed and never deleted, so a writer that is late by years still
loses. The newest one is found with two listings: of the groups, and of the last one, which has at
most `GROUP` commits. Every `CHECKPOINT_EVERY` commits the state is written down, so a reader reads
one checkpoint and few commits.

Invariants:
- Versions have no gaps. A state is what all commits below its version add up to.
- The turn of an append or a replacement is that of the state, so each is committed at most once.
- A commit whose answer was lost counts: its run finds its own id in it.
- A file belongs to a table from its commit on. Files that no commit names are orphans.
- The log names only files below the directory of a table; other log objects are refused.
"""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import replace
from typing import Any

from kafkafmt._base import texts
from kafkafmt.lake.tables.commit import APPEND, Commit, State, mapping
from kafkafmt.lake.tables.place import Place

HOME = "_kafkafmt"
"""The directory of the export's own objects. Readers ignore names that begin with _."""
LOG = f"{HOME}/log"
EXPORT = f"{HOME}/export.json"
HANDED_OVER = f"{HOME}/handed-over.json"
"""The mark that a live consumer goes on where the tables end."""
_NO_JOURNAL = {"lock", "staging"}
"""What a directory has in `HOME` before the first run has claimed it."""

GROUP = 1000
CHECKPOINT_EVERY = 20
_COMMIT, _CHECKPOINT = ".commit.json", ".checkpoint.json"


class JournalError(OSError):
    """The journal cannot be used; the message says why and what to do."""


class RacedError(JournalError):
    """Another run committed first: the tables have its change, and not that of this run."""


class Journal:
    """The log of one OUT, as one run sees it.

    Attributes:
        run: the id of this run.
        state: of the tables, when it was last read.
    """

    def __init__(self, place: Place) -> None:
        self.place = place
        self.run = uuid.uuid4().hex
        self.state = State()

    def refresh(self, end: int | None = None) -> State:
        """Read what was committed since the state was read, below a version if there is one.

        Raises JournalError for a log that an export cannot have written.
        """
        group, versions = self._newest()
        known = [*versions[_COMMIT], *(number - 1 for number in versions[_CHECKPOINT])]
        newest = max(known, default=-1) if end is None else end - 1
        if self.state.version <= newest - CHECKPOINT_EVERY:
            checkpoint = self._checkpoint(group, versions[_CHECKPOINT], newest)
            if checkpoint.version > self.state.version:
                self.state = checkpoint
        while self.state.version <= newest:
            self._apply(self._read_commit(self.state.version))
        return self.state

    def commit(self, commit: Commit) -> Commit:
        """Make a change of the tables; returns it with its version.

        A change that others made meanwhile does not matter if both can be made, one after the
        other.

        Raises:
            RacedError: it cannot be made any more; nothing was changed.
            OSError: the store refuses, or does not answer.
        """
        while True:
            numbered = replace(commit, run=self.run, version=self.state.version)
            state = self.state.copy()
            try:
                state.apply(numbered)
            except ValueError as error:
                raise RacedError(
                    f"{self.place.url}: another run changed the tables meanwhile: this one"
                    f" {error}; nothing of it was added"
                ) from error
            if self._create(_numbered(numbered.version, _COMMIT), numbered.as_json()):
                self.state = state
                self._write_checkpoint()
                return numbered
            self.refresh()
            if commit.turn not in (None, self.state.turn):
                what = f"turn {commit.turn}" if commit.kind == APPEND else "its tables"
                raise RacedError(
                    f"{self.place.url}: another run committed {what} first; what this run wrote of"
                    " it is not in the tables. One export at a time is enough"
                )

    def commits(self, first: int) -> Iterator[Commit]:
        """Yield the commits from a version on, up to the state."""
        for version in range(first, self.state.version):
            yield self._read_commit(version)

    def newest(self) -> Commit | None:
        """Return the newest commit of the state."""
        return next(self.commits(max(self.state.version - 1, 0)), None)

    def settle(self) -> None:
        """Publishes the newest commit, and deletes what no commit names; the place is held."""
        if self.place.is_listed:
            newest = self.newest()
            if newest is not None:
                with self.expected(newest.version):
                    self.place.publish(newest)
            self.place.sweep()

    def claim(self, job: Mapping[str, Any]) -> dict[str, Any]:
        """Mark OUT as that of a job, unless one has it already; returns the job that has it.

        Raises JournalError when OUT has something that no export made, or when the store ignores
        the condition of a create.
        """
        known = self.job()
        if known is not None:
            return known
        names = set(self.place.names(HOME))
        unfinished = {name for name in names if name.startswith(".")}  # of a run that was killed
        if set(self.place.names("")) - {HOME} or names - unfinished - _NO_JOURNAL:
            raise JournalError(
                f"{self.place.url} is not empty and was not made by kafkafmt export;"
                " choose a new or an empty directory"
            )
        self.place.delete(f"{HOME}/{name}" for name in sorted(unfinished))
        content = {"run": self.run, "job": dict(job)}
        if self._create(EXPORT, content) and self._create(EXPORT, {**content, "again": True}):
            raise JournalError(
                f"{self.place.url}: the store replaced an object that had to stay; without"
                " a conditional create (If-None-Match) two exports could both win"
            )
        return self.job() or {}

    def job(self) -> dict[str, Any] | None:
        """Return the job that has made OUT; None if there is none yet."""
        try:
            content = self.read(EXPORT)
        except FileNotFoundError:
            return None
        with self._expected(EXPORT):
            return mapping(content["job"])

    def expected(self, version: int) -> AbstractContextManager[None]:
        """Turn errors about the content of a commit into a JournalError."""
        return self._expected(_numbered(version, _COMMIT))

    def _create(self, name: str, content: Mapping[str, Any]) -> bool:
        """Create an object of the log; whether it is this run's, also if its answer was lost.

        The content has the id of the run, so nobody else creates the same.
        """
        data = json.dumps(content, separators=(",", ":"), sort_keys=True).encode()
        try:
            self.place.create(name, data)
        except FileExistsError:
            return self.place.read(name) == data
        except OSError:
            found = None
            # A directory loses no answer: its error says that the object may not be on the disk.
            if not self.place.is_listed:
                with suppress(OSError):
                    found = self.place.read(name)
            if found is None:
                raise
            return found == data
        return True

    def _newest(self) -> tuple[str, dict[str, list[int]]]:
        """Return the newest group that has an object, and the versions of its objects by kind.

        In a directory, a group is there before its first object, and stays if its run is killed.
        """
        for group in reversed([name for name in self.place.names(LOG) if name.isdecimal()]):
            versions = self._versions(group)
            if any(versions.values()):
                return group, versions
        return "", {_COMMIT: [], _CHECKPOINT: []}

    def _versions(self, group: str) -> dict[str, list[int]]:
        versions: dict[str, list[int]] = {_COMMIT: [], _CHECKPOINT: []}
        for name in self.place.names(f"{LOG}/{group}"):
            number, _, kind = name.partition(".")
            if f".{kind}" in versions and number.isdecimal():
                versions[f".{kind}"].append(int(number))
        return versions

    def _checkpoint(self, group: str, versions: list[int], newest: int) -> State:
        """Return the last checkpoint up to a commit; the state of an empty log if there is none."""
        while True:
            versions = [number for number in versions if number <= newest + 1]
            if versions:
                name = _numbered(max(versions), _CHECKPOINT)
                content = self.read(name)
                with self._expected(name):
                    state = State.of_json(content)
                    if state.version != max(versions):
                        raise ValueError(f"has version {state.version}")
                    return state
            if not group.isdecimal() or int(group) == 0:
                return State()
            group = _group(int(group) - 1)
            versions = self._versions(group)[_CHECKPOINT]

    def _write_checkpoint(self) -> None:
        if self.state.version % CHECKPOINT_EVERY == 0:
            # It only saves reading; the commits before it say the same.
            with suppress(OSError):
                self._create(_numbered(self.state.version, _CHECKPOINT), self.state.as_json())

    def _read_commit(self, version: int) -> Commit:
        name = _numbered(version, _COMMIT)
        try:
            content = self.read(name)
        except FileNotFoundError as error:
            raise JournalError(
                f"{self.place.url_of(name)} is missing, though later commits are there; restore"
                " it, or export to a new directory"
            ) from error
        with self._expected(name):
            return Commit.of_json(content)

    def _apply(self, commit: Commit) -> None:
        with self.expected(self.state.version):
            self.state.apply(commit)

    def read(self, name: str) -> dict[str, Any]:
        """Return a JSON object of the export.

        Raises FileNotFoundError when it is missing; JournalError when it is something else.
        """
        with self._expected(name):
            return mapping(texts.parsed(self.place.read(name)))

    @contextmanager
    def _expected(self, name: str) -> Iterator[None]:
        """Turn errors about the content of an object into a JournalError."""
        try:
            yield
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise JournalError(
                f"{self.place.url_of(name)} is not an object of kafkafmt export: {error}"
            ) from error


def now() -> int:
    """Return the time for `Commit.made`."""
    return time.time_ns() // 1_000_000


def _numbered(version: int, suffix: str) -> str:
    return f"{LOG}/{_group(version // GROUP)}/{version:020}{suffix}"


def _group(number: int) -> str:
    return f"{number:017}"
