"""Names that strangers choose: groups and directories, in file names, commands and listings."""

from __future__ import annotations

import os
import subprocess
import unicodedata
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt._base.wording import printable
from kafkafmt.lake.tables.writing import directory
from kafkafmt.repair.rescue.report import RescueReport
from kafkafmt.repair.rescue.steps import _give_offsets, file_of_group
from tests.cli.running import run
from tests.repair.salvage.logs import data_directory

GROUPS = [
    *("", " ", "orders", "Orders", "ORDERS", "--help", "--group=x", "-rf", "-", ".", ".."),
    *("../../etc/passwd", "/etc/passwd", "a" * 300, "a" * 301, "中" * 28, "中" * 300),
    *("\U0001f600" * 5000, "CON", "nul", "com1", "a\nb", "a\n", "\n\n", "a\r", "\x1b[2J"),
    *("\x80\x9b31m", "\u202egpj.exe", "\u2028\u2029", "'; touch pwned; '", '"$(touch pwned)"'),
    *("`touch pwned`", "$HOME", "*", "a\\", "%41", "a,b", "trailing ", "a.", "\ufeff"),
    *("e\u0301", "\u00e9", "$group", "}", "a.\n"),
]


def test_groups_have_files_of_their_own() -> None:
    names = [file_of_group(group) for group in GROUPS]
    assert len({unicodedata.normalize("NFC", name).casefold() for name in names}) == len(GROUPS)


@pytest.mark.parametrize("group", GROUPS, ids=ascii)
def test_the_file_of_a_group_has_a_harmless_name(group: str) -> None:
    name = file_of_group(group)
    assert len(name.encode()) <= 255
    assert name.isascii()
    assert name.isprintable()
    assert name[0] not in "-. "
    assert not set(name) & set("/\\:*?\"<>| '$`\n")
    assert name.split(".")[0].casefold() not in {"con", "nul", "com1", "aux", "prn", "lpt1"}
    assert name.endswith(".csv")
    assert file_of_group(group) == name


@pytest.mark.parametrize("shell", ["sh", "bash"])
def test_a_shell_gives_the_tool_the_group_and_the_file(tmp_path: Path, shell: str) -> None:
    tool = tmp_path / "bin" / "kafka-consumer-groups.sh"
    tool.parent.mkdir()
    tool.write_text("#!/bin/sh\nfor word; do printf '%s\\0' \"$word\"; done; printf '\\0\\0'\n")
    tool.chmod(0o755)
    out = f"{tmp_path}/out dir"
    lines = [_give_offsets(RescueReport("topic", [], out, False), group) for group in GROUPS]
    assert all(line.startswith("$ ") and line.isprintable() for line in lines)
    done = subprocess.run(
        [shell, "-c", "\n".join(line[2:] for line in lines)],
        cwd=tmp_path,
        env={"PATH": f"{tool.parent}:{os.environ['PATH']}"},
        capture_output=True,
        check=True,
        timeout=20,
    )
    calls = done.stdout.decode("utf-8", "surrogateescape").split("\0\0\0")[:-1]
    for group, call in zip(GROUPS, calls, strict=True):
        words = call.split("\0")
        at = words.index("--execute") + 1
        given = words[at + 1] if words[at] == "--group" else words[at].removeprefix("--group=")
        assert given == group
        assert words[-1] == f"--from-file={out}/group-offsets/{file_of_group(group)}"
    assert not (tmp_path / "pwned").exists()


# --- Directories ----------------------------------------------------------------------------------

NOT_TOPICS = ["or\nders-0", "or\u2028ders-0", "\u202eredro-0", "or\x9bders-0", "a\tb-0", "-rf -0"]


@pytest.mark.parametrize("name", NOT_TOPICS, ids=ascii)
def test_a_directory_that_no_broker_names_forges_no_line(tmp_path: Path, name: str) -> None:
    """A topic has the characters of `Topic.validate`; other names are shown with their codes."""
    data = data_directory(tmp_path / "disk", {"orders-0": [0], name: [0, 2]})
    for arguments in (["ls", data], ["verify", data], ["salvage", data, tmp_path / "out"]):
        result = run(*map(str, arguments))
        assert result.exit_code in (0, 1), result.output
        for letter in name:
            if not letter.isprintable() and letter not in "\t\n":  # which end cells and rows
                assert letter not in result.output
        assert not any(line.startswith("ders-0") for line in result.stdout.splitlines())
        shown = result.stdout.replace("orders-0\n", "").replace(f"{printable(name)}\n", "")
        assert "ders-0\n" not in shown
    report = kafkafmt.salvage(data, tmp_path / "again")
    assert [each.topic for each in report.partitions] == ["orders"]
    assert [each.path for each in report.ignored] == [str(data / name)]


@pytest.mark.parametrize(
    "letter", [chr(code) for code in (*range(0x80, 0xA0), 0x202E, 0x2066, 0x200F)], ids=ascii
)
def test_a_directory_of_an_export_has_no_character_that_a_terminal_obeys(letter: str) -> None:
    name = directory("topic", f"a{letter}b")
    assert letter not in name
    assert name.isprintable()


@pytest.mark.parametrize(
    "topic", ["a" * 249, '"' * 240, "中" * 85, "\u202e" * 80, "/" * 100, "a" * 252]
)
def test_a_directory_of_an_export_is_never_too_long(topic: str) -> None:
    name = directory("topic", topic)
    assert len(name.encode()) <= 255
    assert name != directory("topic", topic[:-1])
    if topic == "a" * 249:
        assert name == f"topic={topic}"
