"""The offsets that a broker keeps for the logs of a data directory: where each begins and ends.

Strategy: `log-start-offset-checkpoint` has the first offset of a log whose beginning was deleted
inside a segment (`DeleteRecords`); a consumer does not see what is before it, though the bytes are
still there. `replication-offset-checkpoint` has the high watermark, up to which the records were
replicated. `cleaner-offset-checkpoint` has an offset for each log that was compacted. They lie
beside the log directories, and each is read once.

Invariant: a file that is missing, or that Kafka's reader would reject, has no entries; a broker
ignores such a file too (`LogManager.loadLogs`).
"""

from __future__ import annotations

import logging

from kafkafmt.errors import KafkaFormatError
from kafkafmt.printable import printable
from kafkafmt.side_files.checkpoints import offsets_by_partition
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions
from kafkafmt.storage.resolve import tree_of

_LOGGER = logging.getLogger(__name__)


class CheckpointedOffsets:
    """The offsets in the checkpoint files of one name, beside any log directories."""

    def __init__(self, name: str, storage: StorageOptions = NO_OPTIONS) -> None:
        """`name` is one of `log_format.OFFSET_CHECKPOINTS`."""
        self._name = name
        self._storage = storage
        self._known: dict[str, dict[tuple[str, int], int]] = {}

    def of(self, directory: str, topic: str | None, partition: int | None) -> int | None:
        """The offset of a log, by its directory; `None` if the file has no entry for it."""
        if topic is None or partition is None:
            return None
        parent = tree_of(directory, self._storage).parent(directory)
        if parent not in self._known:
            self._known[parent] = self._read(f"{parent}/{self._name}")
        return self._known[parent].get((topic, partition))

    def _read(self, path: str) -> dict[tuple[str, int], int]:
        try:
            return offsets_by_partition(path, storage_options=self._storage)
        except FileNotFoundError:
            return {}
        except (OSError, KafkaFormatError) as error:
            _LOGGER.warning("%s", printable(f"ignoring {path}: {error}"))
            return {}
