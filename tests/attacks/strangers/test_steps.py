"""The commands of ``steps.md`` of a rescue, in a shell that names of directories attack.

Programs that only note their arguments stand in for ``mv``, ``cp``, ``chown`` and ``mkdir``.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from kafkafmt.repair.rescue.steps import NEW_HOME
from tests.repair.rescue.cases import Case

NAMES = (
    *("a b", "-rf", "--help", "$(touch pwned)", "`touch pwned`", "a;touch pwned;#"),
    *("a'; touch pwned; '", 'a"; touch pwned; "', "a\ntouch pwned\n", "a\n```\n$ touch pwned"),
    *("\\", "*", "~", "!!", "&touch pwned&", "\x1b[2J\u202e", "\udcff"),
    f"x {NEW_HOME} ;touch${{IFS}}pwned;#",
    f"x {NEW_HOME}9 $(touch pwned) {NEW_HOME}",
)
TOOLS = ("mv", "cp", "chown", "mkdir")


def _run(lines: list[str], home: Path) -> list[list[bytes]]:
    """Run lines of commands one by one, and give the arguments that their programs got."""
    tools = home / "tools"
    tools.mkdir()
    for name in TOOLS:
        tool = tools / name
        tool.write_text(f'#!/bin/sh\nprintf "%s\\0" {name} "$@" >>"$NOTED"; echo >>"$NOTED"\n')
        tool.chmod(0o755)
    words = []
    for number, line in enumerate(lines):
        noted = home / f"noted{number}"
        done = subprocess.run(
            ["/bin/sh", "-c", line],
            cwd=home, env={"PATH": f"{tools}:/usr/bin:/bin", "NOTED": str(noted)},
            capture_output=True, check=False,
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (0, b""), line
        words.append(noted.read_bytes().removesuffix(b"\0\n").split(b"\0"))
    return words


@pytest.mark.parametrize("name", NAMES)
def test_a_shell_gets_the_paths_that_are_there(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = Case("r1-static-one-of-three", tmp_path)
    for number, node in enumerate(sorted(case.nodes.iterdir())):
        node.rename(os.path.join(case.nodes, f"{name}{number}" if number else name))
    monkeypatch.setattr(os, "geteuid", lambda: 54321)  # whoever copies is not their owner
    case.rescue(tmp_path / "out")
    page = (tmp_path / "out" / "steps.md").read_text("utf-8")
    lines = [line[2:] for line in page.split("\n") if line.startswith("$ ")]
    commands = [line for line in lines if line.split()[0] in TOOLS]
    assert {line.split()[0] for line in commands} == set(TOOLS)
    for words in _run(commands, tmp_path):
        program, *paths = [os.fsdecode(word) for word in words]
        paths = paths[{"mv": 0, "mkdir": 0, "cp": 1, "chown": 2}[program] :]
        assert len(paths) == (1 if program in ("mkdir", "chown") else 2)
        for path in paths:
            is_new = path.startswith(NEW_HOME) or ".before" in path
            assert is_new or os.path.lexists(path), path
            assert path.startswith((str(tmp_path), NEW_HOME))
    assert not list(tmp_path.rglob("pwned"))
