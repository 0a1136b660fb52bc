"""The prose check finds wording in what people read, names its line, and passes over code."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.check_prose import PATTERNS, findings


def found(name: str, text: str) -> list[tuple[int, str]]:
    return [(line, wording) for line, wording, _ in sorted(findings(Path(name), text))]


@pytest.mark.parametrize(
    "text",
    [
        "The parsers are made anew.",
        "Whoever frames it asks the segment.",
        "A stream is no file.",
        "The driver is asked for it.",
        "It tells of damage.",
        "What lies behind comes later.",
        "Zero stands for null.",
        "The examples run as they stand.",
        "The output is the same to the letter.",
        "It stops without a word.",
        "It is right but for the last byte.",
        "Messages inside of others.",
        "Results are held against the truth.",
        "It is skipped, for nothing confirms it.",
        "One JSON object a line.",
        "It reads 3 GiB a second.",
        "A space is also\na line break: what is\nasked.",
    ],
)
def test_it_finds_stilted_wording(text: str) -> None:
    assert found("page.md", text)
    assert found("module.py", f'"""{text}"""\n')


@pytest.mark.parametrize(
    "text",
    [
        "There is no broker, and it is no longer needed.",
        "The index may lag behind.",
        "Records a second time; for it is short.",
        "One object per line, outside the directory.",
        "In code: `is no`, ``anew`` and `stands for`.",
    ],
)
def test_it_passes_over_plain_wording(text: str) -> None:
    assert not found("page.md", text)
    assert not found("module.py", f'"""{text}"""\n')


@pytest.mark.parametrize(
    ("returns", "line"),
    [
        ("str", "Return what a file says."),
        ("str", "Yields who wrote it."),
        ("str", "Name what each has that the others lack."),
        ("str", "Return a page, and likewise a row."),
        ("str", "Return the records that a step has decoded."),
        ("str", "Return the node whose disk it is."),
        ("int | None", "Return whether it is whole."),
        ("int", "Whether it is whole."),
    ],
)
def test_it_finds_first_lines_without_a_noun(returns: str, line: str) -> None:
    function = f'def f() -> {returns}:\n    """{line}"""\n'
    assert {number for number, _ in found("module.py", function)} == {2}


@pytest.mark.parametrize(
    ("returns", "line"),
    [
        ("bool", "Return whether it is whole."),
        ("TypeGuard[int]", "Whether it is a number."),
        ("str", "Say what breaks it, so that a reader sees it."),
        ("str", "Return the name.\n\n    It is what a file has that others lack."),
        ("str", "Return the size of a copy, and that of its log."),
    ],
)
def test_it_passes_over_plain_first_lines(returns: str, line: str) -> None:
    assert not found("module.py", f'def f() -> {returns}:\n    """{line}"""\n')


def test_it_finds_names_without_a_verb_or_a_noun() -> None:
    text = "def records_of(log): ...\ndef _of_log(log): ...\ndef of(log): ...\nclass Proof: ...\n"
    assert found("module.py", text) == [(1, "records_of"), (2, "_of_log")]


def test_a_finding_has_its_line() -> None:
    assert found("page.md", "One.\n\n```text\nanew\n```\n\nMade anew.\n") == [(7, "anew")]
    text = "anew = 1\nbehind = anew  # made anew\nraise ValueError('what lies behind')\n"
    assert [line for line, _ in found("module.py", text)] == [2, 3, 3]
    assert found("module.pyx", "cdef int anew  # read anew\n") == [(1, "anew")]
    assert found("Makefile", "help:\n\t@echo make it anew\n") == [(2, "anew")]


def test_a_line_may_be_excepted() -> None:
    assert not found("module.py", "# what lies behind (prose: ok)\n")


def test_each_pattern_has_a_hint() -> None:
    assert all(PATTERNS.values())
