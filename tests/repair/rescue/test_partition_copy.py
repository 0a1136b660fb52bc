"""What headers say of a log (`kafkafmt.repair.rescue.partition_copy`)."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from kafkafmt._base.limits import Limits
from kafkafmt.repair.rescue.nodes import DataDirectory, PartitionDirectory
from kafkafmt.repair.rescue.partition_copy import read_partition_copy


def test_a_segment_that_is_gone_is_named_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reason = os.strerror(errno.ENOENT)
    segment = tmp_path / f"{0:020}.log"
    segment.touch()

    def fail(*_: object, **__: object) -> None:
        raise OSError(errno.ENOENT, reason, str(segment))

    monkeypatch.setattr(os, "open", fail)
    monkeypatch.setattr("builtins.open", fail)
    directory = PartitionDirectory(
        str(tmp_path), "t", 0, data=DataDirectory("/data", 1, "cluster", None, 1)
    )
    assert read_partition_copy(directory, Limits()).damage == f"{segment}: cannot be read: {reason}"
