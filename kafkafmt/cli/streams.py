"""Writes text to standard output and standard error, completely.

Text is written as UTF-8 whatever the locale is, as Kafka's own tools do.

Invariant: no character that a terminal obeys is written, other than line ends and tabs (see
``printable``); ``out_as_stored`` writes them where standard output is not a terminal, and
``out_painted`` the codes of colours. A closed pipe raises BrokenPipeError, even where Python does
not buffer (``python -u``) and a single write may write only a part. Colours are never written to a
pipe or a file unless FORCE_COLOR says so; NO_COLOR is stronger (https://no-color.org).
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, TextIO, cast

from kafkafmt._base.wording import printable_lines
from kafkafmt.cli import progress

if TYPE_CHECKING:
    from typing_extensions import Buffer

STANDARD_INPUT = "-"
"""What a command line calls it."""


_RED = "\x1b[31m"
_PLAIN = "\x1b[0m"


def is_terminal() -> bool:
    """Return whether standard output is a terminal."""
    return sys.stdout.isatty()


def paint() -> Callable[[str], str]:
    """Return a function to make a text red, if colours are shown."""
    is_possible = is_terminal() and os.environ.get("TERM") not in ("dumb", "", None)
    has_colours = not os.environ.get("NO_COLOR") and (os.environ.get("FORCE_COLOR") or is_possible)
    return f"{_RED}{{}}{_PLAIN}".format if has_colours else str


def out(text: str) -> None:
    """Write to standard output."""
    _write(sys.stdout, printable_lines(text))


def out_as_stored(text: str) -> None:
    """Write keys and values to standard output as they are, unless it is a terminal."""
    if sys.stdout.isatty():
        text = printable_lines(text)
    _write(sys.stdout, text)


def out_painted(text: str) -> None:
    """Write safe text to standard output, with colours of our own."""
    _write(sys.stdout, text)


def flush() -> None:
    """Flush standard output: the next row may take long."""
    with progress.paused(is_row=True), describe_failure(sys.stdout):
        sys.stdout.flush()


class _Binary(io.RawIOBase):
    """Standard output for bytes; after an error it takes nothing more."""

    _error: OSError | None = None

    def writable(self) -> bool:
        return True

    def write(self, data: Buffer) -> int:
        # A writer that is closed after an error writes the end of its format: not after a gap.
        if self._error is not None:
            raise self._error
        view = memoryview(data).cast("B")
        try:
            _write_all(sys.stdout, view)
        except OSError as error:
            self._error = error
            raise
        return len(view)

    def flush(self) -> None:
        """Leave the flush to the end of the command: Arrow, the caller, drops its errors."""


def binary() -> IO[bytes]:
    """Return standard output for bytes written by others."""
    return cast("IO[bytes]", _Binary())


def err(text: str) -> None:
    """Write to standard error at once, after flushing standard output."""
    with progress.paused():
        with describe_failure(sys.stdout):
            sys.stdout.flush()
        with describe_failure(sys.stderr):
            _write(sys.stderr, printable_lines(text))
            sys.stderr.flush()


def err_sentence(text: str) -> None:
    """Write a sentence to standard error; on a terminal, in lines without cut words."""
    err(_fitting(text, sys.stderr))


def out_sentences(texts: Iterable[str]) -> None:
    """Write sentences to standard output, each as :func:`err_sentence`."""
    for text in texts:
        out(_fitting(text, sys.stdout))


@contextmanager
def library_warnings() -> Iterator[None]:
    """Write the library's warnings in the block to standard error, as sentences.

    Without this Python writes the text as it is: into the line that says how far a command is, over
    the edge of a terminal, and with a line of our code.
    """
    import logging  # help does not need it
    import warnings

    class Sentences(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            err_sentence(f"warning: {record.getMessage()}")

    def is_news(record: logging.LogRecord) -> bool:
        # py4j logs with a traceback what it raises as well, as where Ctrl-C ends Spark.
        return f"{os.sep}py4j{os.sep}" not in record.pathname

    logger, handler, root = (
        logging.getLogger("kafkafmt"),
        Sentences(logging.WARNING),
        logging.getLogger(),
    )
    logger.addHandler(handler)
    root.addFilter(is_news)
    show = warnings.showwarning
    warnings.showwarning = lambda message, *_, **__: err_sentence(f"warning: {message}")
    try:
        yield
    finally:
        warnings.showwarning = show
        root.removeFilter(is_news)
        logger.removeHandler(handler)


def _fitting(text: str, stream: TextIO) -> str:
    if stream.isatty():
        from kafkafmt.cli import layout

        width = layout.terminal_width(stream)
        lines = []
        for line in printable_lines(text).splitlines():
            indent = len(line) - len(line.lstrip())
            lines += layout.wrapped(line.lstrip(), width, indent, indent + 2)
        text = "\n".join(lines)
    return f"{text}\n"


def open_missing() -> None:
    """Open the null device for closed standard streams, as for a daemon.

    Otherwise the next file that is opened would get such a number, and be written to.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)  # the lowest free number
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            stream = open(os.devnull, mode, encoding="utf-8")  # noqa: SIM115 (for the process)
            setattr(sys, name, stream)


def _write(stream: TextIO, text: str) -> None:
    _write_all(stream, memoryview(text.encode("utf-8", "surrogateescape")))


def _write_all(stream: TextIO, left: memoryview) -> None:
    with progress.paused(is_row=stream is sys.stdout), describe_failure(stream):
        while left:
            left = left[stream.buffer.write(left) :]


@contextmanager
def describe_failure(stream: TextIO) -> Iterator[None]:
    """Describe a failure to write the output, unless the reader of a pipe is gone.

    If standard error itself fails, only the exit code is left.
    """
    try:
        yield
    except OSError as error:
        is_other = error.errno is None or error.filename is not None
        if is_other or isinstance(error, BrokenPipeError):
            raise
        if stream is not sys.stderr:
            raise OSError(f"the output cannot be written: {error.strerror}") from error
        _discard(stream)


def end_output() -> None:
    """Hand over the rest of standard output, or drop it, before an error is written."""
    try:
        sys.stdout.flush()
    except OSError:
        _discard(sys.stdout)


def _discard(stream: TextIO) -> None:
    """Drop the rest of a stream: otherwise Python prints an error when it exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
