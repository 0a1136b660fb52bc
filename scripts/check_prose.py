"""Check the prose of documents and code for wording that readers stumble over.

    python scripts/check_prose.py             the files of CHECKED
    python scripts/check_prose.py FILE...     these files

Strategy: patterns, each with a hint at better wording, are searched in the text that people read.
In Markdown that is everything outside code, in Python and Cython the comments and the strings (with
messages and help texts), in other files everything. A space in a pattern also matches a line break.
The first lines of Python's docstrings have patterns of their own, beside D401 of ruff; no function
is called ``x_of``. A line that needs such wording has the comment `prose: ok`.

Invariant: the check needs no network and gives the same findings everywhere.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

CHECKED = (
    "*.md",
    "Makefile",
    ".ci/*",
    "build.py",
    "setup.py",
    "benchmarks/*.py",
    "kafkafmt/*.py",
    "kafkafmt/*.pxi",
    "kafkafmt/*.pyx",
    "scripts/*.py",
)
"""What is checked by default, as patterns of git."""

# Real segments and the output of brokers keep their words, generated files those of the grammars,
# and this file has the patterns themselves.
_SKIPPED = re.compile(
    r"tests/conformance/golden/[^/]+/|kafkafmt/generated/|scripts/check_prose\.py$"
)
_ALLOWED = "prose: ok"

_COUNTED = (
    r"(?:one|object|objects|row|rows|record|records|entry|request|requests|[KMG]i?B|time|bytes)"
)
_UNIT = r"(?:line|second|row|record|message|batch|entry|segment|file|partition|task|core|byte|run)"
PATTERNS = {
    r"\banew\b": "again; or: a new …",
    r"\bwhoever\b|\bwhosoever\b": "name who: readers, code that …, if you …",
    r"(?<!there\s)\b(?:is|are|was|were|be) no (?!longer\b|more\b|less\b|\w+er than\b)": "is not …",
    r"\b(?:is|are|was|were|be) asked\b": "is called, is requested, is read …",
    r"\b(?:is|are|was|were|be) told\b(?! apart)": "receives …, is described …",
    r"\btells? of\b|\btold of\b": "lists …, describes …",
    r"\bit takes (?:an?|the|some)\b": "needs …; say what needs it",
    r"\blies? behind\b|\bstands? behind\b": "follows",
    r"(?<!lag\s)(?<!lags\s)(?<!left\s)(?<!fall\s)\bbehind\b": "after",
    r"\bstands? for\b": "means …, represents …",
    r"\bas (?:it|they) stands?\b": "unchanged, as it is",
    r"\bthat comes when\b|\bcomes? when its\b": "state the order: when …, …",
    r"\bto the letter\b": "exactly",
    r"\bwithout a word\b": "silently, without an error",
    r"\bbut for\b": "except",
    r"\b(?:in|out)side of\b": "inside, outside",
    r"\bmade good\b|\bmakes? good\b": "repaired, completed",
    r"\b(?:held?|holds?) (?:\w+ ){0,3}against\b": "compared with, checked against",
    r", for (?:it|they|nothing|nobody|there)\b": "because …",
    r"\bupon\b|\bthere(?:of|in|by|upon)\b|\bwhere(?:by|in|upon)\b": "a plain preposition",
    r"\bof one's own\b": "own",
    rf"\b{_COUNTED} an? {_UNIT}\b(?! time)": "per …",
}

_COMPILED = {
    re.compile(pattern.replace(" ", r"\s+"), re.IGNORECASE): hint
    for pattern, hint in PATTERNS.items()
}

FIRST_LINES = {
    r"\bwhat\b.*(?<!so )\bthat\b": "a noun: Return the segments of …",
    r"\bof whom\b": "two sentences",
    r"\blikewise\b": "name it again",
    r"\b(?:which|whose|who)\b|(?<!so )\bthat\b(?! of\b)": "a participle or a preposition",
    r"^(?:return|yield)s? (?:what|who|how)\b": "a noun: Return the segments of …",
}
"""Patterns of first lines of docstrings, each with a hint."""

_NAME = re.compile(r"_*of_\w+|\w+_of")
_WHETHER = re.compile(r"^(?:return )?whether\b", re.IGNORECASE)
_OF_BOOL = re.compile(r"bool$|TypeGuard\[|TypeIs\[")

_QUOTED = r"``[^`]*``|`[^`\n]*`"
_QUOTED_CODE = re.compile(_QUOTED)
_MARKDOWN_CODE = re.compile(
    rf"^( *)(```+|~~~+).*?^\1\2 *$|{_QUOTED}|<!--.*?-->", re.MULTILINE | re.DOTALL
)


def extract_prose(path: Path, text: str) -> str:
    """Return a text with everything except prose blanked, so lines keep their numbers."""
    if path.suffix == ".md":
        return _blanked(_MARKDOWN_CODE, text)
    if path.suffix in (".py", ".pyi", ".pyx", ".pxi"):
        return _blanked(_QUOTED_CODE, _comments_and_strings(text))
    return text


def findings(path: Path, text: str) -> Iterator[tuple[int, str, str]]:
    """Yield the line number, the wording and the hint of each finding in a file."""
    lines = text.splitlines()
    prose = extract_prose(path, text)
    for pattern, hint in _COMPILED.items():
        for match in pattern.finditer(prose):
            number = prose.count("\n", 0, match.start()) + 1
            if _ALLOWED not in lines[number - 1]:
                yield number, " ".join(match[0].split()), hint
    if path.suffix == ".py":
        for number, wording, hint in _definition_findings(text):
            if _ALLOWED not in lines[number - 1]:
                yield number, wording, hint


def _definition_findings(text: str) -> Iterator[tuple[int, str, str]]:
    """Yield the findings on names and first lines of classes and functions."""
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if _NAME.fullmatch(node.name):
            yield node.lineno, node.name, "a verb phrase, or the noun of the result"
        first, _, _ = (ast.get_docstring(node) or "").partition("\n")
        number = node.body[0].lineno
        for pattern, hint in FIRST_LINES.items():
            if match := re.search(pattern, first, re.IGNORECASE):
                yield number, match[0], hint
        returns = getattr(node, "returns", None)
        if _WHETHER.match(first) and returns and not _OF_BOOL.match(ast.unparse(returns)):
            yield number, first, "whether …: only where a bool is returned"


def _blanked(code: re.Pattern[str], text: str) -> str:
    return code.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def _comments_and_strings(text: str) -> str:
    """Blank everything else in Python or Cython."""
    lines = [[" "] * len(line) for line in text.splitlines()]
    source = text.splitlines()
    kinds = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", -1)}
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in kinds:
            continue
        (first, start), (last, end) = token.start, token.end
        for number in range(first, last + 1):
            line = source[number - 1]
            begin = start if number == first else 0
            stop = end if number == last else len(line)
            lines[number - 1][begin:stop] = line[begin:stop]
    return "\n".join("".join(line) for line in lines)


def checked() -> list[Path]:
    """Return the files of ``CHECKED``."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *CHECKED]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    names = [name for name in listed.stdout.split("\0") if name and not _SKIPPED.match(name)]
    return sorted(ROOT / name for name in names if (ROOT / name).is_file())


def main() -> int:
    """Run the command."""
    paths = [Path(name).resolve() for name in sys.argv[1:]] or checked()
    count = 0
    for path in paths:
        for number, wording, hint in sorted(findings(path, path.read_text(encoding="utf-8"))):
            shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
            print(f"{shown}:{number}: {wording!r}; better: {hint}", file=sys.stderr)
            count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
