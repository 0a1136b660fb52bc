"""The examples of Markdown pages: found, run and compared with the output that the page shows.

A `python` block is a program; a `text` block right after it is its output. In a `console` block
each line that begins with `$ ` is a command, and the lines below it are its output. In an output, a
line `...` matches any number of lines, and `…` any text within a line. kafkafmt prints to
a terminal of 100 columns, as it does for a reader. `sh` blocks install something, or need what a
test does not have (a network, another machine), and are not run.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.support.processes import on_terminal

ROOT = Path(__file__).resolve().parents[2]
PYTHON = (sys.executable,)
_BAR = re.compile(r"^.*▕.*▏.*\n\n?", re.M)
_COMMAND = """\
#!/bin/sh
case " $* " in
    *" --local "*) ;;
    " export "*) exec {} -m kafkafmt "$@" ;;
esac
exec {} -m kafkafmt "$@"
"""


@dataclass(frozen=True)
class Example:
    """A program or a command of a page, with the output that the page shows."""

    language: str
    code: str
    shown: str


def blocks(document: str) -> list[tuple[str, str]]:
    """Return the fenced blocks of a document, each with its language."""
    text = (ROOT / document).read_text(encoding="utf-8")
    return re.findall(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def examples(document: str) -> Iterator[Example]:
    """Yield the programs and the commands of a document, in its order."""
    listed = blocks(document)
    following = [*listed, ("", "")][1:]
    for (language, block), (next_language, output) in zip(listed, following, strict=True):
        if language == "python":
            yield Example(language, block, output if next_language == "text" else "")
        elif language == "console":
            for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, _, shown = part.partition("\n")
                while command.endswith("\\"):
                    line, _, shown = shown.partition("\n")
                    command = f"{command[:-1]}{line.removeprefix('>')}"
                yield Example(language, command, shown)


def needs_spark(code: str) -> bool:
    """Whether an example starts Spark."""
    return bool(re.search(r"kafkafmt\.spark|kafkafmt export(?!.* --local)", code))


def prepare(
    folder: Path, with_spark: Sequence[str] = PYTHON, python: Sequence[str] = PYTHON
) -> None:
    """Make a folder look like a clone: the test data in ``tests``, ``kafkafmt`` as a command.

    ``with_spark`` is the start of the command line for what needs Spark, ``python`` that of others.
    """
    (folder / "tests").symlink_to(ROOT / "tests", target_is_directory=True)
    command = folder / ".bin" / "kafkafmt"
    command.parent.mkdir()
    command.write_text(_COMMAND.format(shlex.join(with_spark), shlex.join(python)))
    command.chmod(0o755)


def run(
    example: Example,
    folder: Path,
    with_spark: Sequence[str] = PYTHON,
    python: Sequence[str] = PYTHON,
) -> None:
    """Run an example in a prepared folder, and compare what it prints."""
    if example.language == "python":
        arguments = [*(with_spark if needs_spark(example.code) else python), "-c", example.code]
    else:
        arguments = ["bash", "-c", example.code]
    path = os.pathsep.join((str(folder / ".bin"), os.environ["PATH"]))
    environment = {**os.environ, "PATH": path, "COLUMNS": WIDTH, "TERM": "dumb"}
    if example.code.startswith("kafkafmt ") and not needs_spark(example.code):
        with tempfile.TemporaryFile() as file:
            code, printed = on_terminal(arguments, environment, folder=folder, errors=file)
            file.seek(0)
            errors = file.read().decode()
    else:
        done = subprocess.run(
            arguments, cwd=folder, env=environment, capture_output=True, text=True
        )
        code, printed, errors = done.returncode, done.stdout, done.stderr
    sound = (0,) if example.language == "python" else (0, 1)  # 1: the command found damage
    assert code in sound, f"{example.code}\n{errors}"
    assert_same(example.shown, printed)


WIDTH = "100"
"""The columns of the terminal that commands print to."""


def assert_same(shown: str, printed: str) -> None:
    """Assert that an output is the one shown."""
    # DuckDB draws a bar for a query of more than two seconds, as it may be on a busy machine.
    printed = _BAR.sub("", printed)
    lines = [
        r"(?:.*\n)*" if line == "..." else f"{re.escape(line.rstrip())}\\s*?\n".replace("…", ".*")
        for line in shown.splitlines()
    ]
    assert re.fullmatch("".join(lines), printed.rstrip() + "\n" * bool(lines)), (
        f"shown:\n{shown}\nprinted:\n{printed}"
    )
