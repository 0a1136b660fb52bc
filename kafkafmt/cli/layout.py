"""The fit of a table to a terminal: the columns, their widths, and the lines below.

Strategy: the deciding columns come first. Columns that are empty, or equal in all rows,
are named below the table. Then columns are taken as long as they fit; the rest is named, too. A
name that is too long is cut in its middle, or earlier where the names of a table begin alike, so
that two names look different; no name takes more than half of the terminal for that. Headings are
the words of the column's name, one below the other, since numbers are narrow. Prose is on lines of
its own.

Invariant: no line is wider than the terminal, and no column disappears without being named.
"""

from __future__ import annotations

import os
import re
import shutil
import textwrap
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import TextIO

from kafkafmt.storage import temporary

_LEAST_WIDTH = 20
_GAP = 2
_NAME = 22
"""No text is cut that is as short, such as a time or an id of a topic."""
_INDENT = 4
_CUT = "…"
_LEFT_TO_RIGHT = "\u200e"
"""The mark of no width after which a terminal goes on from left to right."""
_TAILS = (2, 3)
"""Quarters of a text that its end may have."""
_HEADINGS = {"sizeInBytes": "size"}
_AFTER_SLASH = re.compile(r"(?<=[^/:]/)(?!/)")
"""Not after the one that a path begins with, nor between those of a URL."""
_SHELL_WORD = re.compile(r"""(?:'[^']*'|"[^"]*"|[^\s'"])+""")
_PLAIN = re.compile(r"[^'\"\\]+")
_WORD = re.compile(r"[A-Z]?[a-z0-9_]+|[A-Z]+(?![a-z])")


def terminal_width(stream: TextIO | None = None) -> int:
    """Return the columns of the terminal: by COLUMNS, else its own number, else 80.

    The terminal is that of standard output unless a ``stream`` is given.
    """
    if stream is None or os.environ.get("COLUMNS", "").isdigit():
        return max(_LEAST_WIDTH, shutil.get_terminal_size().columns)
    try:
        columns = os.get_terminal_size(stream.fileno()).columns
    except OSError:
        columns = 0
    return max(_LEAST_WIDTH, columns or shutil.get_terminal_size().columns)


def near(path: str) -> str:
    """Return a path as seen from the current directory, if it is in it; or from an archive on."""
    below = temporary.below(path) or os.path.relpath(path)
    return path if below.startswith(os.pardir) else below


@dataclass
class ShownColumn:
    """A column of texts.

    Attributes:
        name: as the table has it.
        cells: the texts; ``None`` is nothing.
        is_number: whether cells end at the right.
        is_key: whether it tells rows apart, and so is folded only if it is empty.
        is_prose: whether it is printed below its row.
        is_command: whether that is a command line, which is broken as a shell reads it.
        is_alarm: whether a text is damage.
        quarters: how many quarters of a text that is cut are its end.
    """

    name: str
    cells: Sequence[str | None]
    is_number: bool = False
    is_key: bool = False
    is_prose: bool = False
    is_command: bool = False
    is_alarm: Callable[[str], bool] | None = None
    quarters: int = 2

    @property
    def words(self) -> list[str]:
        """The heading, one word on each line."""
        if self.name in _HEADINGS:
            return [_HEADINGS[self.name]]
        return [word.lower() for word in _WORD.findall(self.name)] or [self.name]

    @property
    def phrase(self) -> str:
        """The heading in a sentence."""
        return " ".join(self.words)

    @property
    def width(self) -> int:
        """The width without a cut."""
        words = 0 if self.is_prose else max(map(text_width, self.words))
        return max(words, max((text_width(cell or "") for cell in self.cells), default=0))


@dataclass
class Layout:
    """The places of a table's columns: in rows, below each row, below the table, or nowhere.

    Attributes:
        shown: the columns and their widths.
        prose: the columns that are printed below each row.
        folded: sentences about columns that are equal or empty.
        left_out: the columns that do not fit.
    """

    shown: list[tuple[ShownColumn, int]] = field(default_factory=list)
    prose: list[ShownColumn] = field(default_factory=list)
    folded: list[str] = field(default_factory=list)
    left_out: list[ShownColumn] = field(default_factory=list)


def laid_out(columns: Sequence[ShownColumn], width: int, *, folds: bool = True) -> Layout:
    """Return the layout of a table in a terminal of ``width`` columns."""
    layout = Layout(prose=[column for column in columns if column.is_prose and any(column.cells)])
    equal, empty = [], []
    left = []
    for column in columns:
        if column.is_prose:
            continue
        distinct = set(column.cells)
        if (column.is_key and distinct != {None}) or not folds or not distinct:
            left.append(column)
        elif distinct == {None}:
            empty.append(column.phrase)
        elif len(distinct) == 1 and len(column.cells) > 1:
            equal.append(f"{column.phrase} {next(iter(distinct))}")
        else:
            left.append(column)
    if equal:
        layout.folded.append(f"same in all rows: {', '.join(equal)}")
    if empty:
        layout.folded.append(f"not recorded: {', '.join(empty)}")
    wanted = [column.width for column in left]
    names = sum(column.is_key and size > _NAME for column, size in zip(left, wanted, strict=True))
    most = width * (9 if names == 1 else 6) // 20
    least = [_least(column, size, width, most) for column, size in zip(left, wanted, strict=True)]
    count = _fitting(least, width)
    layout.left_out = left[count:]
    sizes = _shared(wanted[:count], least[:count], width)
    for column, size in zip(left, sizes, strict=False):
        if column.is_key:
            column.quarters = max(_TAILS, key=lambda tail: _distinct(column, size, tail))
    layout.shown = list(zip(left[:count], sizes, strict=True))
    return layout


def table_lines(
    layout: Layout, width: int, *, paint: Callable[[str], str] = str, heading: bool = True
) -> Iterator[str]:
    """Yield the lines of the table; ``paint`` colours damage."""
    if heading:
        yield from _heading(layout)
    rows = len((layout.shown or [(column, 0) for column in layout.prose])[0][0].cells)
    for row in range(rows):
        parts: list[str] = []
        for column, size in layout.shown:
            if parts and _is_right_to_left(parts[-1]):
                parts[-1] += _LEFT_TO_RIGHT
            cell = column.cells[row]
            text = _cut("-" if cell is None else cell, size, column.quarters)
            padded = _padded(text, size, at_right=column.is_number)
            is_alarm = cell is not None and column.is_alarm is not None and column.is_alarm(cell)
            parts.append(paint(padded) if is_alarm else padded)
        yield (" " * _GAP).join(parts).rstrip()
        for column in layout.prose:
            prose = column.cells[row]
            if prose:
                yield from (command if column.is_command else wrapped)(prose, width)


def closing_lines(layout: Layout, width: int, *more: str) -> Iterator[str]:
    """Yield the lines below a table: the folded columns, and those left out."""
    for text in (*layout.folded, *more):
        yield from wrapped(text, width, indent=0)
    if layout.left_out:
        names = ", ".join(column.phrase for column in layout.left_out)
        yield from wrapped(f"not shown: {names} (--wide)", width, indent=0)


def wrapped(text: str, width: int, indent: int = _INDENT, further: int | None = None) -> list[str]:
    """Return a sentence on lines of a terminal; words are broken only where one fills a line.

    ``further`` is the indent of all lines but the first, if it is another one.
    """
    most = max(0, width - 10)
    before = " " * min(indent, most)
    after = " " * min(further or indent or 2, most)
    wrapper = _Wrapper(
        max(1, width), initial_indent=before, subsequent_indent=after, break_on_hyphens=False
    )
    return wrapper.wrap(text)


class _Wrapper(textwrap.TextWrapper):
    """Breaks a path longer than a line after a slash."""

    def _split(self, text: str) -> list[str]:
        room = self.width - len(self.subsequent_indent)
        parts: list[str] = []
        for word in super()._split(text):
            parts += [word] if len(word) <= room else filter(None, _AFTER_SLASH.split(word))
        return parts


def command(text: str, width: int, indent: int = _INDENT, further: int | None = None) -> list[str]:
    """Return the lines of a command, broken by backslashes: they can be copied to a shell.

    A word that fills a line goes on at the margin, where a shell joins its parts. One with quotes
    is not broken: inside them a backslash is itself.
    """
    room = max(10, width - 2)
    after = " " * (indent if further is None else further)
    lines: list[str] = []
    line, gap = " " * indent, ""
    for word in _SHELL_WORD.findall(text):
        if gap and text_width(f"{line} {word}") > room:
            lines.append(f"{line} \\")
            line, gap = after, ""
        line += f"{gap}{word}"
        while len(line) > room and _PLAIN.fullmatch(word):
            cut = line.rfind("/", 0, room) + 1
            cut = cut if line[:cut].strip(" /") else room
            lines.append(f"{line[:cut]}\\")
            line = line[cut:]
        gap = " "
    return [*lines, line]


def text_width(text: str) -> int:
    """Return the width of a text in columns of a terminal."""
    if text.isascii():
        return len(text)
    return sum(_cells(character) for character in text)


def _cells(character: str) -> int:
    if character == _LEFT_TO_RIGHT or unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def _is_right_to_left(text: str) -> bool:
    """Return whether a terminal would show the numbers after a text before it (UAX #9)."""
    return not text.isascii() and any(
        unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in text
    )


def _least(column: ShownColumn, size: int, width: int, most: int) -> int:
    """Return the least width of a column: numbers and times are never cut, names are.

    ``most`` is how much a name takes to look different from others.
    """
    if column.is_number or size <= _NAME:
        return size
    least = max(_NAME, *map(text_width, column.words))
    if column.is_key:
        least = max(least, width * 3 // 10)
        count = len(set(column.cells))
        while least < min(size, most) and count > max(
            _distinct(column, least, tail) for tail in _TAILS
        ):
            least += 1
    return min(size, least)


def _distinct(column: ShownColumn, size: int, quarters: int) -> int:
    """Return the number of different texts left when they are cut."""
    return len({None if cell is None else _cut(cell, size, quarters) for cell in column.cells})


def _fitting(least: Sequence[int], width: int) -> int:
    """Return the number of fitting columns; the first one always fits."""
    used = 0
    for count, size in enumerate(least):
        used += size + (_GAP if count else 0)
        if used > width:
            return max(1, count)
    return len(least)


def _shared(wanted: Sequence[int], least: Sequence[int], width: int) -> list[int]:
    """Return the widths: as wanted, or less for the widest."""
    sizes = list(wanted)
    room = max(1, width - _GAP * (len(sizes) - 1))
    while sum(sizes) > room:
        able = [at for at, size in enumerate(sizes) if size > least[at]]
        if not able:
            return [min(size, room) for size in sizes]
        widest = max(able, key=lambda at: sizes[at])
        sizes[widest] -= 1
    return sizes


def _heading(layout: Layout) -> Iterator[str]:
    stacks = []
    for column, size in layout.shown:
        words, phrase = column.words, column.phrase
        lines = [phrase] if text_width(phrase) <= size else words
        stacks.append(
            [_padded(_cut(line, size), size, at_right=column.is_number) for line in lines]
        )
    height = max(map(len, stacks), default=0)
    filled = [
        [" " * size] * (height - len(stack)) + stack
        for stack, (_, size) in zip(stacks, layout.shown, strict=True)
    ]
    for line in zip_longest(*filled, fillvalue=""):
        yield (" " * _GAP).join(line).rstrip()


def _padded(text: str, size: int, *, at_right: bool) -> str:
    space = " " * max(0, size - text_width(text))
    return space + text if at_right else text + space


def _cut(text: str, size: int, quarters: int = 2) -> str:
    """Return a text with its middle left out, if it is too wide; so many quarters are its end."""
    if text_width(text) <= size:
        return text
    if size < 2:
        return _CUT[:size]
    tail = _taken(reversed(text), (size - 1) * quarters // 4)[::-1]
    head = _taken(iter(text), size - 1 - text_width(tail))
    return f"{head}{_CUT}{tail}"


def _taken(characters: Iterator[str], size: int) -> str:
    found, used = [], 0
    for character in characters:
        used += _cells(character)
        if used > size:
            break
        found.append(character)
    return "".join(found)
