"""The history of the runs of an export to an object store.

Strategy: a store cannot append to an object. So each run is an object of its own, created under the
next number, which one run gets. `history.jsonl` has the last runs together, so that a run reads one
object; what it lacks, because two runs raced or somebody deleted it, is read from the objects.

Invariant: the object of a run is never changed.
"""

from __future__ import annotations

import re
import uuid

from kafkafmt.lakehouse.commit_log import HOME, CommitLog
from kafkafmt.spark.history import file
from kafkafmt.spark.history.file import History
from kafkafmt.spark.history.run import ExportRun
from kafkafmt.storage.errors import StorageError
from kafkafmt.storage.object_store import ObjectStore

FOLDER = f"{HOME}/history"
"""The directory with an object for each run."""

MAX_BYTES = 4 * 1024 * 1024
"""How much the object with the last runs has."""
_RUN = re.compile(rf"{FOLDER}/[0-9]{{20}}\.json")
_MISSED = 100  # runs that are read one by one
_TRIES = 20


class StoreHistory:
    """The history in a store."""

    def __init__(self, store: ObjectStore) -> None:
        self._store = store
        self._latest = f"{HOME}/{file.NAME}"

    @classmethod
    def of(cls, store: ObjectStore) -> StoreHistory | None:
        """The history of an export; `None` if OUT was not made by one.

        Raises:
            OSError: the store cannot be reached, or OUT has something else in its place.
        """
        return None if CommitLog(store).job() is None else cls(store)

    def read(self) -> History:
        """The last runs, as the newest of them left them."""
        try:
            if self._store.item(self._store.url_of(self._latest)).size <= file.MAX_BYTES:
                return file.parsed(self._store.read(self._latest).split(b"\n"))
        except FileNotFoundError:
            pass
        return self._caught_up(History([], 0))

    def append(self, run: ExportRun, history: History) -> History:
        """Adds a run after the others, with their totals; `history` is what `read` gave.

        Returns:
            The history with this run, and with those that were added meanwhile.

        Raises:
            OSError: the store refuses, or does not answer; or others always were first.
        """
        identity = uuid.uuid4().hex
        for _ in range(_TRIES):
            added = run.following(history.runs[-1] if history.runs else None)
            name = _name(added.totals.runs)
            content = added.as_line(id=identity).encode("utf-8", "replace")
            try:
                self._store.create(name, content)
            except FileExistsError:
                if self._store.read(name) != content:  # not this run, whose answer was lost
                    history = self._caught_up(history)
                    continue
            history = History([*history.runs, added], history.unread)
            self._store.write(self._latest, _last(history))
            return history
        raise StorageError(f"{self._store.url_of(FOLDER)}: other runs were first {_TRIES} times")

    def write_page(self, content: bytes) -> None:
        """Replaces the page."""
        self._store.write(f"{HOME}/{file.PAGE}", content)

    def _caught_up(self, history: History) -> History:
        """The history with the runs that it lacks, at most the last `_MISSED`."""
        known = _name(history.runs[-1].totals.runs) if history.runs else ""
        missed = sorted(
            each.name
            for each in self._store.objects(FOLDER)
            if each.name > known and each.size <= MAX_BYTES and _RUN.fullmatch(each.name)
        )
        found = file.parsed([self._store.read(name) for name in missed[-_MISSED:]])
        return History(
            [*history.runs, *found.runs][-file.MAX_RUNS :], history.unread + found.unread
        )


def _name(number: int) -> str:
    return f"{FOLDER}/{number:020}.json"


def _last(history: History) -> bytes:
    """The lines of the last runs, oldest first."""
    lines: list[bytes] = []
    size = 0
    for run in reversed(history.runs[-file.MAX_RUNS :]):
        line = run.as_line().encode("utf-8", "replace")
        size += len(line)
        if size > MAX_BYTES and lines:
            break
        lines.append(line)
    return b"".join(reversed(lines))
