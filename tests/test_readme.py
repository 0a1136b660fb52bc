"""Every example of README.md runs, and prints what the README says it prints.

A `python` block is a program; a `text` block behind it is its output. In a `console` block each
`$ kafkafmt …` is run, and the lines below it are its output. A line of `...` stands for any lines.
`sh` blocks set up or install, and are not run here.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import cli_reference

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def programs() -> list[tuple[str, str]]:
    """Return each Python example with its output, empty where the README shows none."""
    following = [*BLOCKS[1:], ("", "")]
    return [
        (code, after if kind == "text" else "")
        for (language, code), (kind, after) in zip(BLOCKS, following, strict=True)
        if language == "python"
    ]


def commands() -> list[tuple[str, str]]:
    """Return each command line with its output."""
    examples = []
    for language, block in BLOCKS:
        if language == "console":
            for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, _, output = example.partition("\n")
                examples.append((command, output))
    return examples


def run(arguments: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run this Python in a folder where the paths of the README lead to the corpus."""
    (folder / "tests").symlink_to(ROOT / "tests", target_is_directory=True)
    return subprocess.run([sys.executable, *arguments], cwd=folder, capture_output=True, text=True)


def assert_same(shown: str, printed: str) -> None:
    """Assert that the output is the one shown, where `...` alone in a line stands for any lines."""
    lines = [
        r"(?:.*\n)*" if line == "..." else re.escape(line.rstrip()) + r"\s*?\n"
        for line in shown.splitlines()
    ]
    assert re.fullmatch("".join(lines), printed.rstrip() + "\n" * bool(lines)), (
        f"shown:\n{shown}\nprinted:\n{printed}"
    )


def marked(code: str) -> list[pytest.MarkDecorator]:
    """Return the marks of an example: those with Spark go where the Spark tests go."""
    return [pytest.mark.spark] if "spark" in code or "export" in code else []


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        pytest.param(*example, marks=marked(example[0]), id=f"{i}")
        for i, example in enumerate(programs())
    ],
)
def test_python_example(code: str, shown: str, tmp_path: Path) -> None:
    done = run(["-c", code], tmp_path)
    assert done.returncode == 0, done.stderr
    assert_same(shown, done.stdout)


@pytest.mark.parametrize(
    ("command", "shown"),
    [pytest.param(*example, marks=marked(example[0]), id=example[0]) for example in commands()],
)
def test_command_example(command: str, shown: str, tmp_path: Path) -> None:
    program, *arguments = shlex.split(command)
    assert program == "kafkafmt"
    done = run(["-m", "kafkafmt", *arguments], tmp_path)
    assert done.returncode in (0, 1), done.stderr
    assert_same(shown, done.stdout)


def test_examples_cover_library_command_line_and_spark() -> None:
    assert any("kafkafmt.read_records" in code for code, _ in programs())
    assert any("kafkafmt.spark" in code for code, _ in programs())
    assert {shlex.split(command)[1] for command, _ in commands()} >= {"dump", "records", "verify"}


def test_reference_of_the_command_line_is_fresh() -> None:
    assert cli_reference.TARGET.read_text(encoding="utf-8") == cli_reference.reference()
