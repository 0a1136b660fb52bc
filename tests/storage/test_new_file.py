"""New files: whole or not at all, on the disk, through no link, and for nobody else to read."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from kafkafmt.storage.new_file import (
    common_permissions,
    create,
    directory_permissions,
    is_partial_name,
    make_directories,
    name_of_partial,
    new_file,
    partial_name,
    sync_directory,
    sync_tree,
    write_new,
)
from kafkafmt.storage.safe_paths import contained, refuse_links


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def write(path: Path, *, overwrite: bool = True, permissions: int = 0o666) -> None:
    with new_file(str(path), overwrite=overwrite, permissions=permissions) as stream:
        stream.write(b"new")


@pytest.mark.parametrize("name", ["out", ".a.b", "x" * 255])
def test_the_name_of_a_partial_file_tells_whose_it_is(name: str) -> None:
    partial, another = partial_name(name), partial_name(name)
    assert partial != another
    assert name_of_partial(partial) == name[:200]
    assert is_partial_name(name, partial)
    assert not is_partial_name("other", partial)
    assert name_of_partial(name) is None
    assert len(partial) <= 255


def test_a_link_is_neither_followed_nor_replaced(tmp_path: Path) -> None:
    target, link, dangling = tmp_path / "target", tmp_path / "link", tmp_path / "dangling"
    target.write_text("precious")
    link.symlink_to(target)
    dangling.symlink_to(tmp_path / "nowhere")
    for path in (link, dangling):
        for overwrite in (True, False):
            with pytest.raises(FileExistsError, match="is a link") as refused:
                write(path, overwrite=overwrite)
            assert (refused.value.errno, refused.value.filename) == (errno.EEXIST, str(path))
        with pytest.raises(FileExistsError, match="is a link"):
            write_new(str(path), b"new")
        with pytest.raises(FileExistsError):
            create(str(path))
    assert target.read_text() == "precious"
    assert sorted(tmp_path.iterdir()) == sorted([target, link, dangling])


def test_permissions_are_at_most_those_allowed_and_those_replaced(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        for allowed in (0o600, 0o640, 0o400, 0o666):
            path = tmp_path / f"{allowed:o}"
            write(path, permissions=allowed)
            assert mode(path) == allowed
        write(tmp_path / "600", permissions=0o644)
        assert mode(tmp_path / "600") == 0o600
        make_directories(tmp_path / "a" / "b", 0o640)
    finally:
        os.umask(old)
    assert [mode(tmp_path / name) for name in ("a", "a/b")] == [0o750, 0o750]
    assert directory_permissions(0o600) == 0o700


def test_permissions_of_several_files_are_what_they_share(tmp_path: Path) -> None:
    for number, bits in enumerate((0o664, 0o640)):
        (tmp_path / str(number)).touch()
        (tmp_path / str(number)).chmod(bits)
    names = [str(tmp_path / "0"), str(tmp_path / "1"), "s3://bucket/object", "<bytes>", None]
    assert common_permissions(names) == 0o640
    with (tmp_path / "1").open("rb") as file:
        assert common_permissions([file.fileno()]) == 0o640
    assert common_permissions([]) == common_permissions([str(tmp_path), "a\0b"]) == 0o666
    (tmp_path / "1").chmod(0o440)  # its owner writes the copy nevertheless
    assert common_permissions(names) == 0o640


def test_bytes_are_on_disk_before_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[str] = []
    flushed, renamed = os.fsync, os.replace

    def fsync(descriptor: int) -> None:
        kind = "directory" if stat.S_ISDIR(os.fstat(descriptor).st_mode) else "file"
        steps.append(f"{kind} of {os.fstat(descriptor).st_size}" if kind == "file" else kind)
        flushed(descriptor)

    def replace(source: str, target: str) -> None:
        steps.append("rename")
        renamed(source, target)

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(os, "replace", replace)
    write(tmp_path / "out")
    assert steps == ["file of 3", "rename", "directory"]
    steps.clear()
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "file").write_text("four")
    (tmp_path / "deep" / "link").symlink_to("/etc/passwd")
    sync_tree(str(tmp_path))
    assert sorted(steps) == ["directory", "directory", "file of 3", "file of 4"]


def test_what_took_the_place_of_a_listed_name_is_not_flushed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NotADirectoryError):
        sync_directory(str(tmp_path / "file"))
    (tmp_path / "link").symlink_to("file")
    monkeypatch.setattr(os, "lstat", os.stat)
    with pytest.raises(OSError, match="link") as raised:
        sync_tree(str(tmp_path / "link"))
    assert raised.value.errno == errno.ELOOP


@pytest.mark.parametrize(("buffer", "size"), [(4, 5), (8, 0)])
def test_a_new_file_buffers_so_many_bytes(tmp_path: Path, buffer: int, size: int) -> None:
    path = tmp_path / "new"
    with create(str(path), buffer=buffer) as stream:
        stream.write(b"12345")
        assert path.stat().st_size == size
        stream.sync()
        assert path.stat().st_size == 5


def test_an_error_names_the_file_or_what_is_shown_for_it(tmp_path: Path) -> None:
    path = str(tmp_path / "missing" / "new")
    for shown in (None, "/out/file"):
        with pytest.raises(FileNotFoundError) as raised:
            create(path, shown=shown)
        assert raised.value.filename == (shown or path)
    with pytest.raises(FileNotFoundError) as raised:
        write(Path(path))
    assert raised.value.filename == path


def test_a_run_that_fails_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("old")

    def fail() -> None:
        with new_file(str(tmp_path / "out"), overwrite=True) as stream:
            stream.write(b"half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert [path.name for path in tmp_path.iterdir()] == ["out"]
    assert (tmp_path / "out").read_text() == "old"


def test_errors_name_what_is_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "directory").mkdir()
    (tmp_path / "file").write_text("old")
    with pytest.raises(IsADirectoryError, match="is a directory, expected a file") as in_the_way:
        write_new(str(tmp_path / "directory"), b"new")
    assert in_the_way.value.errno == errno.EISDIR
    assert in_the_way.value.filename == str(tmp_path / "directory")
    os.mkfifo(tmp_path / "pipe")
    for name, reason in (("file", "is there already"), ("pipe", "is not a file that can be")):
        with pytest.raises(FileExistsError, match=reason) as taken:
            write(tmp_path / name, overwrite=name == "pipe")
        assert (taken.value.errno, taken.value.filename) == (errno.EEXIST, str(tmp_path / name))
    with pytest.raises(NotADirectoryError, match="is not a directory") as no_directory:
        make_directories(tmp_path / "file" / "below")
    assert no_directory.value.errno == errno.ENOTDIR
    assert no_directory.value.filename == str(tmp_path / "file")


@pytest.mark.parametrize(
    "name", ["", ".", "..", "../a", "a/../../b", "/etc/passwd", "a/..", "a\0b", None, 7, ["a"]]
)
def test_names_that_leave_the_directory(tmp_path: Path, name: object) -> None:
    with pytest.raises(OSError, match="a name that leaves it") as raised:
        contained(tmp_path, name)
    assert (raised.value.errno, raised.value.filename) == (errno.EINVAL, str(tmp_path))


def test_links_on_the_way(tmp_path: Path) -> None:
    (tmp_path / "real" / "deep").mkdir(parents=True)
    (tmp_path / "link").symlink_to(tmp_path / "real")
    (tmp_path / "real" / "file").symlink_to("nowhere")
    assert contained(tmp_path, "real/deep/x..parquet") == tmp_path / "real/deep/x..parquet"
    for name in ("link/deep", "link", "real/file"):
        with pytest.raises(OSError, match="is a link") as refused:
            contained(tmp_path, name)
        link = tmp_path / name.removesuffix("/deep")
        assert (refused.value.errno, refused.value.filename) == (errno.ELOOP, str(link))
    with pytest.raises(OSError, match="neither a file nor a directory") as raised:
        refuse_links(tmp_path / "real")
    assert (raised.value.errno, raised.value.filename) == (errno.ELOOP, f"{tmp_path}/real/file")
    with pytest.raises(OSError, match="is a link"):
        refuse_links(tmp_path / "link")
