"""Everything below a directory: nothing is passed over."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest

from kafkafmt.lake.tables import output
from kafkafmt.storage.file_system import walked
from kafkafmt.storage.new_file import sync_tree
from kafkafmt.storage.safe_paths import refuse_links
from tests.support.refusing import refuse_lists


@pytest.mark.parametrize(
    "walks",
    [refuse_links, lambda root: sync_tree(str(root)), lambda root: list(output._below(root))],
)
def test_a_directory_that_cannot_be_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, walks: Callable[[Path], object]
) -> None:
    broken = tmp_path / "root" / "broken"
    broken.mkdir(parents=True)
    (tmp_path / "new").mkdir()
    refuse_lists(monkeypatch, [broken], errno.EIO)
    with pytest.raises(OSError, match="Input/output error") as raised:
        walks(tmp_path / "root")
    assert raised.value.filename == str(broken)


def test_what_is_no_directory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    (tmp_path / "link").symlink_to(tmp_path)
    assert list(walked(tmp_path / "missing")) == list(walked(tmp_path / "file")) == []
    assert list(walked(tmp_path)) == [(str(tmp_path), ["link"], ["file"])]
