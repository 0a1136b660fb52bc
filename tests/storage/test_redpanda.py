"""Redpanda's data directories, which are named and not read."""

from __future__ import annotations

from pathlib import Path

import pytest

import kafkafmt
from kafkafmt._base.errors import UnsupportedError
from tests.support.files import put


@pytest.mark.parametrize("name", ["0-1-v1.log", "1234-5678-90-2-v1.log"])
def test_the_layout_is_named(name: str, tmp_path: Path) -> None:
    path = put(tmp_path / "kafka" / "orders" / "0_12" / name, bytes(100))
    for directory in (tmp_path, path.parent):
        for read in (kafkafmt.read_records, kafkafmt.verify):
            with pytest.raises(FileNotFoundError, match="this is Redpanda's layout"):
                read(str(directory))
    with pytest.raises(UnsupportedError, match="this is Redpanda's layout"):
        kafkafmt.read_records(str(path))
