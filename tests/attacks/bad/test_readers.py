"""Every public function and every command that reads has a line in the tables of readers."""

import inspect
from pathlib import Path

import pytest

from kafkafmt.cli.app import cli
from tests.attacks.bad import readers
from tests.attacks.bad.attacks import BASE, write
from tests.support import public
from tests.support.encoder import Rec, record_batch

SOUND = record_batch([Rec(b"k", b"v")], base_offset=50)


def test_every_public_function_has_a_line() -> None:
    functions = {name for name, each in public.PUBLIC.items() if inspect.isfunction(each)}
    lines = [*readers.FUNCTIONS, *readers.SIDE_FILES, *readers.OTHER_FUNCTIONS]
    assert sorted(lines) == sorted(functions)


def test_every_command_has_a_line() -> None:
    assert sorted([*readers.COMMANDS, *readers.OTHER_COMMANDS]) == sorted(cli.list_commands(None))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", readers.COMMANDS)
def test_the_command_lines_are_right(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: list[int] = []
    monkeypatch.setattr("sys.exit", lambda code: codes.append(code))
    partition = write(tmp_path, {".log": SOUND})
    for read in readers.COMMANDS[name]:
        read(partition / f"{BASE}.log")
    assert codes
    assert (2 in codes) == (name == "tier")  # nothing of these sources is in a tier
