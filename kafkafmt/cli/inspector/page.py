"""The inspector's page, and its files: segments, and the files beside them.

Strategy: ``build.py`` makes one HTML file that holds everything. It has a block of JSON that names
files; this module fills the block, with links to a server or with the bytes themselves. The
segments are those that any command finds (:mod:`kafkafmt.storage.discovery`). For each directory
that holds some, its listing gives the indexes and snapshots of the same name, and the checkpoints
of the partition.

Invariant: what is put into the page is data that no browser runs, and names cannot end the block.
Only files that were found here are ever opened for the page.
"""

from __future__ import annotations

import base64
import json
import os
import posixpath
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from importlib import resources
from pathlib import PurePosixPath

from kafkafmt._base.damage import Damage
from kafkafmt._base.errors import LimitExceededError
from kafkafmt._base.wording import counted
from kafkafmt.segment.engine.opening import unreadable
from kafkafmt.storage.errors import is_refused
from kafkafmt.storage.file_system import Item
from kafkafmt.storage.names import END_CHECKPOINTS, META_PROPERTIES, PARTITION_FILES
from kafkafmt.storage.resolve import is_remote, open_tree
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.storage.window import Window

_OF_SEGMENT = (".index", ".timeindex", ".txnindex")
_SNAPSHOT = ".snapshot"
_ABOVE = (*END_CHECKPOINTS, META_PROPERTIES)


def log_files(
    segments: Iterable[SegmentFile], unread: list[Damage] | None = None, sources: Iterable[str] = ()
) -> list[SegmentFile]:
    """Return the segments, each directory's followed by the files beside them.

    Of a data directory within the sources, the files that tell which logs it has follow. A file of
    which the disk does not say the size goes to ``unread``.

    Raises:
        OSError: a directory cannot be listed; or, without ``unread``, a file cannot be looked up.
    """
    segments_given = list(segments)
    found = [*segments_given, *_all_beside(segments_given, {os.fspath(each) for each in sources})]
    files = []
    for file in found:
        try:
            files.append(_sized(file))
        except OSError as error:
            if unread is None:
                raise
            unread.append(unreadable(file, 0, 0, error))
    return files


def _sized(file: SegmentFile) -> SegmentFile:
    """Return a file with its size, also where the listing lacks it: it would seem empty."""
    if file.size or file.data is not None or file.inode is not None or is_remote(file.path):
        return file
    try:
        return replace(file, size=os.stat(file.path).st_size)
    except FileNotFoundError:  # to open it says so
        return file


def _all_beside(segments_given: Iterable[SegmentFile], sources: set[str]) -> Iterator[SegmentFile]:
    directories: dict[str, list[SegmentFile]] = {}
    for segment in segments_given:
        if segment.data is None:
            directory = open_tree(segment.path, segment.storage).parent(segment.path)
            directories.setdefault(directory, []).append(segment)
    above: dict[str, SegmentFile] = {}
    for directory, inside in directories.items():
        yield from _beside(directory, inside)
        above.setdefault(open_tree(directory, inside[0].storage).parent(directory), inside[0])
    roots = {each.rstrip("/") for source in sources for each in (source, os.path.abspath(source))}
    for directory, segment in above.items():
        if not roots.isdisjoint({directory, *map(str, PurePosixPath(directory).parents)}):
            for item in open_tree(directory, segment.storage).items(directory):
                if item.name in _ABOVE and not item.is_directory:
                    yield replace(_opened_alike(segment, item), topic=None, partition=None)


def _beside(directory: str, segments: list[SegmentFile]) -> Iterator[SegmentFile]:
    first = segments[0]
    tree = open_tree(directory, first.storage)
    names = {posixpath.splitext(segment.name or "")[0] for segment in segments}
    for item in tree.items(directory):
        stem, ending = posixpath.splitext(item.name)
        is_index = ending in _OF_SEGMENT and stem in names
        if not item.is_directory and (
            is_index or ending == _SNAPSHOT or item.name in PARTITION_FILES
        ):
            yield _opened_alike(first, item)


def _opened_alike(segment: SegmentFile, item: Item) -> SegmentFile:
    return SegmentFile.at(
        item.path,
        topic=segment.topic,
        partition=segment.partition,
        size=item.size,
        version=item.version,
        inode=None if item.identity is None else item.identity[1],
        modified=item.modified,
        storage=segment.storage,
    )


MAX_EMBEDDED = 20_000_000
"""Bytes of all files in one page: a ticket system takes no larger attachment, and base64 adds a
third."""

_PIECE = 1024 * 1024
_ENTRIES = 24
"""Bytes that are whole entries of an offset index and of a time index."""
_KEPT_ZEROES = 170 * _ENTRIES

_Value = str | int
_NO_FILES = '<script type="application/json" id="sources">[]</script>'
_NO_REQUEST = "connect-src 'none'"


def embedded(files: Iterable[SegmentFile], unread: list[Damage] | None = None) -> str:
    """Return the page with the bytes of files in it; unreadable files go to ``unread``.

    Of a tail of zeroes only the beginning is in it.

    Raises:
        LimitExceededError: the files are larger than :data:`MAX_EMBEDDED` together.
        KafkaFormatError: a file is shorter than it was when it was found.
        OSError: the only file cannot be read, or one of them without ``unread``, or where this
            user may not read it.
    """
    files = list(files)
    size = 0
    sources: list[dict[str, _Value]] = []
    for file, short_path in zip(files, _short_paths(files), strict=True):
        try:
            with file.open() as window:
                end = _end(window)
                size += end
                if size > MAX_EMBEDDED:
                    raise LimitExceededError(
                        f"{sum(file.size for file in files)} bytes in"
                        f" {counted(len(files), 'file')}, one page holds at most {MAX_EMBEDDED}",
                        source=files[0].path,
                        position=0,
                    )
                data = bytes(window.view(0, end)) if end else b""
        except OSError as error:
            if unread is None or len(files) == 1 or is_refused(error):
                raise
            unread.append(unreadable(file, 0, file.size, error))
            continue
        text = base64.b64encode(data).decode()
        sources.append({"path": short_path, **_log(file), "size": len(data), "data": text})
    return _filled(_page(), sources)


def _path(file: SegmentFile) -> str:
    """Return a path with slashes; absolute, or a URL."""
    return file.path.replace("\\", "/")


def _short_paths(files: Iterable[SegmentFile]) -> list[str]:
    """Return the ends of the paths, just long enough to distinguish directories."""
    paths = [_path(file).split("/") for file in files]
    directories = {tuple(path[:-1]) for path in paths}
    kept = 1
    while len({parts[-kept:] for parts in directories}) < len(directories):
        kept += 1
    return ["/".join(path[-kept - 1 :]) for path in paths]


def _log(file: SegmentFile) -> dict[str, str]:
    """Return a file's topic and partition: in tiered storage, its directory does not name them."""
    return {} if file.topic is None else {"log": f"{file.topic}-{file.partition}"}


def _end(window: Window) -> int:
    """Return the end of a file's bytes for a page: most of a tail of zeroes is left out.

    A broker preallocates indexes with 10 MiB of them. Some stay, in whole entries of any index, to
    show that they were there.
    """
    end = min(window.size, MAX_EMBEDDED)
    if not window.is_zero(end, window.size):
        return window.size
    if window.data_from(0, end) == end:
        end = 0
    while end:
        start = max(0, end - _PIECE)
        piece = bytes(window.view(start, end - start)).rstrip(b"\0")
        end = start + len(piece)
        if piece:
            break
    return min(window.size, -(-end // _ENTRIES) * _ENTRIES + _KEPT_ZEROES)


def served(files: Iterable[SegmentFile], urls: Iterable[str]) -> str:
    """Return the page with links to files, to be requested from the page's own origin."""
    sources: list[dict[str, _Value]] = [
        {"path": _path(file), **_log(file), "size": file.size, "url": url}
        for file, url in zip(files, urls, strict=True)
    ]
    page = _page()
    if page.count(_NO_REQUEST) != 1:
        raise AssertionError("the page has no single policy for requests")
    return _filled(page.replace(_NO_REQUEST, "connect-src 'self'"), sources)


def _page() -> str:
    return resources.files(__package__).joinpath("inspector.html").read_text("utf-8")


def _filled(page: str, sources: Sequence[dict[str, _Value]]) -> str:
    before, block, after = page.partition(_NO_FILES)
    if not block:
        raise AssertionError("the page has no block for files")
    # A name with </script> in it would end the block.
    text = json.dumps(sources).replace("<", "\\u003c")
    return before + block.replace("[]", text) + after
