"""Every example of README.md and docs/how-to/dataframes.md runs, and prints what is said it prints.

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

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = ("README.md", "docs/how-to/dataframes.md")


def blocks(document: str) -> list[tuple[str, str]]:
    """Return the fenced blocks of a document, each with its language."""
    text = (ROOT / document).read_text(encoding="utf-8")
    return re.findall(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def programs(document: str) -> list[tuple[str, str]]:
    """Return each Python example with its output, empty where the document shows none."""
    listed = blocks(document)
    following = [*listed[1:], ("", "")]
    return [
        (code, after if kind == "text" else "")
        for (language, code), (kind, after) in zip(listed, following, strict=True)
        if language == "python"
    ]


def commands() -> list[tuple[str, str]]:
    """Return each command line of the README with its output."""
    examples = []
    for language, block in blocks("README.md"):
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
        pytest.param(*example, marks=marked(example[0]), id=f"{document}-{i}")
        for document in DOCUMENTS
        for i, example in enumerate(programs(document))
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
    assert any("kafkafmt.read_records" in code for code, _ in programs("README.md"))
    assert any("kafkafmt.spark" in code for code, _ in programs("README.md"))
    assert {shlex.split(command)[1] for command, _ in commands()} >= {"dump", "records", "verify"}


def test_examples_cover_the_libraries_that_take_a_scan() -> None:
    codes = "".join(code for code, _ in programs("docs/how-to/dataframes.md"))
    assert set(re.findall(r"^import (\w+)", codes, re.M)) >= {
        "polars",
        "duckdb",
        "pandas",
        "pyarrow",
    }


def test_reference_of_the_command_line_is_fresh() -> None:
    assert cli_reference.TARGET.read_text(encoding="utf-8") == cli_reference.reference()
