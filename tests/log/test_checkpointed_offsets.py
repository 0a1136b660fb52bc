"""The offsets in the checkpoint files of a broker, beside the log directories."""

from __future__ import annotations

from pathlib import Path

import pytest

from kafkafmt.log.checkpointed_offsets import CheckpointedOffsets
from kafkafmt.log_format import HIGH_WATERMARK, LOG_START
from kafkafmt.storage.options import StorageOptions


def test_each_file_has_its_own_offsets(tmp_path: Path) -> None:
    (tmp_path / LOG_START).write_text("0\n2\norders 0 7\norders 1 9\n")
    (tmp_path / HIGH_WATERMARK).write_text("0\n1\norders 0 70\n")
    start, end = CheckpointedOffsets(LOG_START), CheckpointedOffsets(HIGH_WATERMARK)
    log = str(tmp_path / "orders-0")
    assert (start.of(log, "orders", 0), start.of(log, "orders", 1)) == (7, 9)
    assert (end.of(log, "orders", 0), end.of(log, "orders", 1)) == (70, None)
    assert start.of(log, "events", 0) is None
    for topic, partition in ((None, None), ("orders", None), (None, 0)):
        assert start.of(log, topic, partition) is None


def test_each_data_directory_has_its_own_file_which_is_read_once(tmp_path: Path) -> None:
    known = CheckpointedOffsets(LOG_START)
    for number in (1, 2):
        (tmp_path / str(number)).mkdir()
        path = tmp_path / str(number) / LOG_START
        path.write_text(f"0\n1\norders 0 {number}\n")
        assert known.of(str(path.parent / "orders-0"), "orders", 0) == number
        path.write_text("0\n1\norders 0 99\n")
        assert known.of(str(path.parent / "orders-0"), "orders", 0) == number


def test_a_file_that_cannot_be_read_has_no_entries(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    log = str(tmp_path / "orders-0")
    assert CheckpointedOffsets(LOG_START).of(log, "orders", 0) is None
    assert caplog.messages == []
    path = tmp_path / LOG_START
    path.write_text("0\n1\norders 0 seven\n")
    assert CheckpointedOffsets(LOG_START).of(log, "orders", 0) is None
    (message,) = caplog.messages
    assert message.startswith(f"ignoring {path}: ")
    path.unlink()
    path.symlink_to(path)
    assert CheckpointedOffsets(LOG_START).of(log, "orders", 0) is None
    assert len(caplog.messages) == 2


def test_the_files_of_a_store() -> None:
    import fsspec

    files = fsspec.filesystem("memory")
    files.pipe_file(f"/kafka/{LOG_START}", b"0\n1\norders 0 7\n")
    known = CheckpointedOffsets(LOG_START, StorageOptions({"skip_instance_cache": True}))
    assert known.of("memory://kafka/orders-0", "orders", 0) == 7
    assert known.of("memory://other/orders-0", "orders", 0) is None
