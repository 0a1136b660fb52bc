"""The export's own files in OUT, where somebody has put something else in their place."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from kafkafmt.lakehouse import out_directory
from kafkafmt.lakehouse.commit_log import HOME
from tests.cli.running import run


def _sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(out_directory.MAX_BYTES + 1)


def _link(path: Path) -> None:
    path.with_name("real").write_text('{"files": []}')
    path.symlink_to("real")


STRANGE: dict[str, tuple[Callable[[Path], object], str]] = {
    "fifo": (os.mkfifo, "is not a file"),
    "directory": (Path.mkdir, "is not a file|Is a directory"),
    "link": (_link, "symbolic links|is a link"),
    "sparse": (_sparse, "has 268435457 bytes, expected at most 268435456"),
    "deep list": (lambda path: path.write_text("[" * 100_000), "nested too deeply"),
    "deep object": (lambda path: path.write_text('{"files":' * 100_000), "nested too deeply"),
    "no text": (lambda path: path.write_bytes(b"\xff\xfe\xfd"), "is not a JSON file"),
    "number": (lambda path: path.write_text("7"), "expected a JSON object"),
}


@pytest.mark.parametrize(("make", "message"), STRANGE.values(), ids=STRANGE)
@pytest.mark.parametrize("name", ["manifest.json", "stream/commits/0.json"])
def test_a_strange_file_is_named_and_the_run_is_refused(
    tmp_path: Path, make: Callable[[Path], object], message: str, name: str
) -> None:
    path = tmp_path / HOME / name
    path.parent.mkdir(parents=True)
    make(path)
    with pytest.raises(out_directory.OutputError, match=message) as raised:
        out_directory.read_json(path)
    assert str(path) in str(raised.value)
    result = run("compact", tmp_path)
    assert result.exit_code == 2
    assert f"{HOME}/{name}" in result.stderr
    assert re.search(f"{message}|neither a file nor a directory", result.stderr)


def test_a_missing_file_is_missing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        out_directory.read_json(tmp_path / "journal.json")
