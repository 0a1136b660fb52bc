"""What a command's SOURCE and FILE arguments name, standard input among them.

Strategy: decoding needs random access and sizes, so ``-`` is copied to a temporary file, which
bounds memory for any size of input; the file is removed when the command ends.

Invariant: at most one ``-`` a command line; a file that was named, and in which nothing is an
entry, is wrong use and not damage.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click

from kafkafmt import damage, formats, framing, storage
from kafkafmt.errors import KafkaFormatError
from kafkafmt.limits import DEFAULT_LIMITS

STANDARD_INPUT = "-"
_COPY = "stdin.log"


@contextmanager
def opened(names: Sequence[str]) -> Iterator[list[str]]:
    """The same names with ``-`` replaced by the path of a copy of standard input.

    Raises click.UsageError when ``-`` is given twice.
    """
    if STANDARD_INPUT not in names:
        yield list(names)
        return
    if names.count(STANDARD_INPUT) > 1:
        raise click.UsageError("standard input (-) can be read only once")
    # Without a hyphen: the directory must not look like a partition's, <topic>-<partition>.
    with tempfile.TemporaryDirectory(prefix="kafkafmt_") as directory:
        copy = Path(directory, _COPY)
        with copy.open("wb") as file:
            shutil.copyfileobj(sys.stdin.buffer, file)
        yield [str(copy) if name == STANDARD_INPUT else name for name in names]


@contextmanager
def segments_of(
    names: Sequence[str], log_format: str | None = None
) -> Iterator[list[storage.SegmentFile]]:
    """The segments that names stand for; standard input is one.

    Raises FileNotFoundError where there is none, click.UsageError for a file that is no segment.
    """
    with opened(names) as paths:
        try:
            segments = storage.find_segments(paths, log_format)
        except KafkaFormatError as error:  # a file that by its name is something else
            raise click.UsageError(str(error)) from error
        for segment in segments:
            _ensure_segment(segment)
        yield segments


def _ensure_segment(segment: storage.SegmentFile) -> None:
    """Refuse a file that is not named as a segment and does not begin like one either."""
    name = segment.name or ""
    if segment.base_offset is not None and name.endswith(formats.suffixes(segment.format)):
        return
    with segment.open() as window:
        frames = framing.frames(window, DEFAULT_LIMITS, log_format=segment.format)
        first = next(frames, None)
        is_all = first is not None and first.length == window.size
    if isinstance(first, framing.Gap) and is_all and first.kind != damage.ZERO_TAIL:
        shown = "standard input" if name == _COPY else segment.path
        raise click.UsageError(f"{shown}: is not a log segment: {first.reason}")
