"""Wrong use: one clear line, exit code 2, no traceback."""

import errno
import importlib.util
import os
from pathlib import Path
from typing import NoReturn

import pytest

from kafkafmt.storage.local import LocalTree
from tests.cli.running import run
from tests.support.truth import GOLDEN

TX = GOLDEN / "k431-tx"
SEGMENT = "00000000000000000000.log"
READERS = ("records", "batches", "verify")


def refusal(*arguments: str | Path, stdin: bytes | None = None) -> str:
    result = run(*arguments, stdin=stdin)
    assert result.exit_code == 2
    (line,) = result.stderr.splitlines()
    assert line.startswith("kafkafmt: ")
    return line


@pytest.mark.parametrize("command", READERS)
def test_a_missing_path(command: str) -> None:
    assert refusal(command, "nosuch") == "kafkafmt: nosuch: no such file or directory"


@pytest.mark.parametrize("command", READERS)
def test_a_glob_without_a_match(command: str, tmp_path: Path) -> None:
    assert "no such file" in refusal(command, tmp_path / "*.log")


@pytest.mark.parametrize("command", READERS)
def test_an_empty_directory(command: str, tmp_path: Path) -> None:
    assert refusal(command, tmp_path) == f"kafkafmt: {tmp_path}: the directory is empty"


@pytest.mark.parametrize("command", READERS)
def test_a_directory_that_is_no_log(command: str, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello")
    assert "no log segment" in refusal(command, tmp_path)


@pytest.mark.parametrize("command", READERS)
def test_an_index_without_its_log(command: str, tmp_path: Path) -> None:
    (tmp_path / "00000000000000000000.index").write_bytes(b"")
    assert "00000000000000000000.index" in refusal(command, tmp_path)


@pytest.mark.parametrize("command", READERS)
def test_an_index(command: str) -> None:
    assert "00000000000000000000.index" in refusal(command, TX / "00000000000000000000.index")


@pytest.mark.parametrize("command", READERS)
def test_a_file_that_is_no_segment(command: str, tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("Nothing in here is a log. " * 40)
    assert f"{text}: is not a log segment: " in refusal(command, text)


@pytest.mark.parametrize("command", READERS)
def test_standard_input_that_is_no_segment(command: str) -> None:
    text = b"Nothing in here is a log. " * 40
    assert "standard input: is not a log segment: " in refusal(command, "-", stdin=text)


@pytest.mark.parametrize("command", [*READERS, "dump"])
def test_standard_input_twice(command: str) -> None:
    assert "can be read only once" in refusal(command, "-", "-", stdin=b"")


@pytest.mark.parametrize("command", [*READERS, "dump"])
def test_an_unreadable_file(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(tree: LocalTree, path: str) -> NoReturn:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)

    file = tmp_path / SEGMENT
    file.write_bytes(b"")
    monkeypatch.setattr(LocalTree, "open", refuse)  # not by its mode: root reads everything
    assert refusal(command, file) == f"kafkafmt: {file}: Permission denied"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nosuch"], "No such command 'nosuch' (see kafkafmt --help)"),
        (["records"], "Missing argument 'SOURCE...' (see kafkafmt records --help)"),
        (["records", "--nosuch", "x"], "No such option '--nosuch'"),
        (["records", "--columns", "key,colour", "x"], "no column 'colour'; there are key, value"),
        (["records", "--on-damage", "ignore", "x"], "'ignore' is not one of"),
        (["dump"], "name a file, or several with --files (see kafkafmt dump --help)"),
        (["dump", "--max-bytes", "-1", "x.log"], "-1 is not in the range"),
        (["dump", "--max-bytes", "2147483648", "x.log"], "2147483648 is not in the range"),
        (["dump", "x.log"], "x.log: 'x' is not an offset or epoch"),
        (["dump", SEGMENT], f"{SEGMENT}: no such file or directory"),
        (["dump", "--max-message-size", "-1", "x.index"], "-1 is not in the range"),
        (["dump", "7.index"], "7.index: no such file"),
        (["dump", "7.timeindex"], "7.timeindex: no such file"),
        (["dump", "7.txnindex"], "7.txnindex: no such file"),
        (["dump", "7.snapshot"], "7.snapshot: no such file"),
        (["dump", "x.index"], "x.index: 'x' is not an offset or epoch"),
        (["completion", "tcsh"], "'tcsh' is not one of"),
        (["export", "nosuch", "out"], "nosuch: no such file or directory"),
    ],
)
def test_one_line_that_says_what_is_wrong(
    arguments: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert words in refusal(*arguments)


@pytest.mark.parametrize(
    "option",
    [
        ["--offsets-decoder"],
        ["--transaction-log-decoder"],
        ["--cluster-metadata-decoder"],
        ["--remote-log-metadata-decoder"],
        ["--share-group-state-decoder"],
        ["--value-decoder-class", "org.example.Decoder"],
        ["--key-decoder-class", "org.example.Decoder"],
    ],
)
def test_options_of_kafkas_tool_that_are_not_supported(option: list[str]) -> None:
    line = refusal("dump", *option, "--files", SEGMENT)
    assert f"Kafka's {option[0]} is not supported" in line
    assert "all of its options but those that decode keys and values" in line


def test_a_directory_is_not_dumped(tmp_path: Path) -> None:
    directory = tmp_path / SEGMENT
    directory.mkdir()
    assert "is a directory, expected a file" in refusal("dump", directory)


def test_export_without_spark_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert refusal("export", str(TX), "out") == (
        "kafkafmt: export needs Spark: pip install 'kafkafmt[spark]'"
    )
