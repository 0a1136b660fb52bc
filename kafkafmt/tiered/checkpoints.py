"""The leader epochs that a checkpoint has, where one that cannot be read says nothing.

Invariant: epochs and offsets ascend, or there are none: no checksum covers them.
"""

from __future__ import annotations

from itertools import pairwise

from kafkafmt.errors import KafkaFormatError
from kafkafmt.limits import DEFAULT_LIMITS, Limits
from kafkafmt.side_files.checkpoints import read_leader_epoch_checkpoint
from kafkafmt.storage.errors import StorageError
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions


def leader_epochs(
    source: str | bytes, storage: StorageOptions = NO_OPTIONS, limits: Limits = DEFAULT_LIMITS
) -> tuple[tuple[int, int], ...]:
    """The leader epochs of a checkpoint, each with its first offset.

    Raises:
        StorageError: a store cannot be reached.
    """
    try:
        entries = read_leader_epoch_checkpoint(source, limits=limits, storage_options=storage)
    except (KafkaFormatError, OSError) as error:
        if isinstance(error, StorageError):
            raise
        return ()
    found = tuple((entry.epoch, entry.start_offset) for entry in entries)
    ascends = all(one[0] < other[0] and one[1] < other[1] for one, other in pairwise(found))
    return found if ascends else ()
