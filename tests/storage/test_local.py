"""The files of this machine as a tree: what is listed, matched and opened, and what is not."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock, Mock

import pytest

from kafkafmt.storage import local
from kafkafmt.storage.errors import ReplacedError
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.local import LocalTree


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A directory that cannot be listed, though root may list all."""
    path = tmp_path / "t-0"
    path.mkdir()
    for name in ("listdir", "scandir"):
        original = getattr(os, name)

        def listed(asked: str, original: Any = original) -> object:
            if asked == str(path):
                raise OSError(errno.EIO, "broken", asked)
            return original(asked)

        monkeypatch.setattr(os, name, listed)
    return path


@pytest.mark.parametrize("pattern", ["t-*/*.log", "t-0/*", "t-0/**", "**", "**/*.log"])
def test_a_directory_that_cannot_be_listed_is_among_matches(refused: Path, pattern: str) -> None:
    found = {item.path: item for item in LocalTree().glob(f"{refused.parent}/{pattern}")}
    item = found[str(refused)]
    assert item[:4] == (str(refused), "t-0", True, 0)
    assert (item.version, item.identity, item.is_link, item.modified) == (None, None, False, None)
    assert isinstance(item.unknown, OSError)
    assert (item.unknown.errno, item.unknown.filename) == (errno.EIO, str(refused))


def test_an_entry_of_which_only_the_name_is_known(tmp_path: Path) -> None:
    for name in ("t-0", "0.log"):
        (tmp_path / name).symlink_to("nowhere")
    tree, asked = LocalTree(), ["0.log", "t-0", "missing"]
    for items in (tree.items(str(tmp_path)), tree.items_named(str(tmp_path), asked)):
        assert [item._replace(unknown=None) for item in items] == [
            Item(str(tmp_path / name), name, name == "t-0", 0, is_link=True)
            for name in ("0.log", "t-0")
        ]
        assert all(isinstance(item.unknown, FileNotFoundError) for item in items)


def test_what_is_known_of_an_entry(tmp_path: Path) -> None:
    path, link = tmp_path / "file", tmp_path / "link"
    path.write_bytes(b"12345")
    link.symlink_to("file")
    status = path.stat()
    tree, identity = LocalTree(), (status.st_dev, status.st_ino)
    expected = [
        Item(str(each), each.name, False, 5, None, identity, each == link, status.st_mtime_ns)
        for each in (path, link)
    ]
    assert tree.items(str(tmp_path)) == tree.glob(f"{tmp_path}/*") == expected
    assert tree.glob(f"{tmp_path}/**")[1:] == [tree.item(str(path)), tree.item(str(link))]
    assert tree.items(str(tmp_path), lambda _: lambda item: item.is_link) == expected[1:]
    assert tree.glob(str(path)) == expected[:1]
    assert tree.glob(f"{path}/*") == tree.glob(str(tmp_path / "missing")) == []


def test_a_renamed_log_is_found_by_its_old_name(tmp_path: Path) -> None:
    for name in ("t-0.x-delete", "t-1", "u-0", "t-0x"):
        (tmp_path / name).mkdir()
    deleted = f"t-0.{'0' * 32}-delete"
    (tmp_path / deleted).mkdir()
    found = LocalTree().items_named(str(tmp_path), ["t-0", "u-0", "u-1", "v"])
    assert [item.name for item in found] == ["u-0", deleted]


def test_what_may_be_at_a_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "circle").symlink_to("circle")
    file, directory = str(tmp_path / "file"), str(tmp_path)
    nowhere = [str(tmp_path / name) for name in ("circle", "no", "file/below", "x" * 300)]
    for is_kind, path, other in (
        (local.may_be_file, file, directory),
        (local.may_be_directory, directory, file),
    ):
        assert is_kind(path)
        assert not any(map(is_kind, [other, "a\0b", *nowhere]))
    assert not any(map(local.is_gone, [file, directory, nowhere[0]]))
    assert all(map(local.is_gone, nowhere[1:]))
    local.expect_directory(directory)
    with pytest.raises(NotADirectoryError, match=f"^{file}: is a file, expected a directory of x$"):
        local.expect_directory(file, " of x")
    with pytest.raises(FileNotFoundError, match=f"^{nowhere[1]}: no such directory$"):
        local.expect_directory(nowhere[1])

    def forbidden(path: str, **_: object) -> os.stat_result:
        raise PermissionError(errno.EACCES, "no", path)

    for name in ("stat", "lstat"):
        monkeypatch.setattr(os, name, forbidden)
    assert local.may_be_file("any")
    assert local.may_be_directory("any")
    assert not local.is_gone("any")


def test_a_file_that_this_user_may_not_read_is_refused_before_it_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.touch()
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.R_OK)
    for user, is_refused in ((0, False), (1000, True)):
        monkeypatch.setattr(os, "geteuid", lambda user=user: user)
        error = local.refusal(str(path))
        assert (error is not None) == is_refused
        assert local.refusal(str(tmp_path / "missing")) is None
    assert isinstance(error, PermissionError)
    assert (error.errno, error.filename) == (errno.EACCES, str(path))
    assert error.strerror == os.strerror(errno.EACCES)
    monkeypatch.setattr(os, "access", lambda path, mode: mode == os.R_OK)
    assert local.refusal(str(path)) is None


def test_hidden_files_match_a_pattern_that_begins_with_a_dot(tmp_path: Path) -> None:
    for name in (".a", "b", "Xc"):
        (tmp_path / name).touch()
    for pattern, names in (("*", ["Xc", "b"]), (".*", [".a"]), ("?c", ["Xc"]), (".a", [".a"])):
        assert [item.name for item in LocalTree().glob(f"{tmp_path}/{pattern}")] == names


@pytest.mark.parametrize("has_pread", [True, False])
def test_ranges_of_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_pread: bool) -> None:
    (tmp_path / "file").write_bytes(b"0123456789")
    if not has_pread:
        monkeypatch.delattr(os, "pread")
    fetcher = LocalTree().fetcher(str(tmp_path / "file"), 10, None)
    assert [fetcher.fetch(*each) for each in ((2, 5), (8, 20), (0, 1))] == [b"234", b"89", b"0"]
    fetcher.close()
    with pytest.raises((OSError, ValueError), match="closed"):
        fetcher.fetch(0, 1)


@pytest.mark.parametrize(("name", "is_directory"), [("t-0", False), ("0.log", True)])
def test_a_directory_says_what_an_entry_is_that_cannot_be_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, is_directory: bool
) -> None:
    entry, listed, tree = Mock(path=str(tmp_path / name)), MagicMock(), LocalTree()
    entry.name = name
    entry.is_symlink.return_value, entry.is_dir.return_value = False, is_directory
    listed.__enter__.return_value = [entry]
    monkeypatch.setattr(os, "scandir", lambda _: listed)
    entry.stat.side_effect = OSError(errno.EIO, "broken")
    (item,) = tree.items(str(tmp_path))
    assert item[:4] == (entry.path, name, is_directory, 0)
    assert item.unknown is entry.stat.side_effect
    entry.is_dir.assert_called_once_with(follow_symlinks=False)
    entry.stat.side_effect = FileNotFoundError(errno.ENOENT, "gone")
    with pytest.raises(ReplacedError, match=f"^{entry.path}: is gone since it was listed$"):
        tree.items(str(tmp_path))
    entry.name = "photo"  # which is no matter of a log
    assert tree.items(str(tmp_path)) == []


def test_a_match_that_is_gone_every_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local, "_looked_up", lambda path: None)
    for name in ("photo", f"{0:020}.log.deleted"):
        (tmp_path / name).touch()
    assert LocalTree().glob(f"{tmp_path}/*") == []
    (tmp_path / "t-0").touch()
    with pytest.raises(ReplacedError, match=r"/t-0: is gone since it was listed, again and again$"):
        LocalTree().glob(f"{tmp_path}/*")
