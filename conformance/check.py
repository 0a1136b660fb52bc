#!/usr/bin/env python3
"""Compare what a program reads from Kafka's log segments with what Kafka's own reader found.

    check.py ./read_segment              run a program on every segment, with its path as argument
    check.py --only 'k431-*' ./program   only on cases whose name fits a pattern; may come twice
    check.py --without zstd ./program    leave out segments with a codec that the program lacks
    check.py --lines FILE SEGMENT        compare lines that are there already; - is standard input

Needs Python 3.8 and nothing else. README.md says what a program prints.

Exit codes: 0 all segments are read right, 1 some are not, 2 the check cannot run.

SPDX-License-Identifier: CC0-1.0
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from itertools import islice
from pathlib import Path
from typing import IO, Any, NamedTuple, cast

HERE = Path(__file__).resolve().parent
# Numbers of 64 bits: a language without such integers prints them as text.
LONGS = ("batch_position", "offset", "timestamp", "producer_id", "tail_position", "tail_size")
BYTES = ("key", "value", "headers")  # in hexadecimal
SECONDS = 120  # for one segment
LIMIT = 16 << 20  # bytes of output for one segment


class CheckError(Exception):
    """The check cannot run; the message is one line."""


class Case(NamedTuple):
    """A segment and the lines expected for it; ``name`` is ``DIRECTORY/FILE``."""

    name: str
    path: Path
    lines: list[dict[str, Any]]

    @property
    def codecs(self) -> set[str]:
        """The codecs of its records."""
        return {line["compression"] for line in self.lines if "compression" in line}


def cases(folder: Path) -> Iterator[Case]:
    """Yield the segments of the suite, by name."""
    for path in sorted(folder.glob("*/*.jsonl")):
        try:
            lines = [{**json.loads(line)} for line in path.read_text("utf-8").splitlines()]
        except (OSError, TypeError, ValueError, RecursionError) as error:
            raise CheckError(f"{path} holds no lines") from error
        yield Case(f"{path.parent.name}/{path.stem}", path.with_suffix(""), lines)


def output(command: Sequence[str], path: Path) -> bytes:
    """Return the output of a program for a segment; its errors go where ours go."""
    try:
        program = subprocess.Popen([*command, str(path)], stdout=subprocess.PIPE)
    except OSError as error:
        raise CheckError(f"{command[0]} does not run: {error.strerror}") from error
    printed: list[bytes] = []
    pipe = cast("IO[bytes]", program.stdout)
    # Not communicate: it has no limit. A process that outlives the program may hold the pipe.
    reader = threading.Thread(target=lambda: printed.append(limited(pipe)), daemon=True)
    reader.start()
    reader.join(SECONDS)
    try:
        code = program.wait(0 if reader.is_alive() else SECONDS)
    except subprocess.TimeoutExpired:
        program.kill()
        program.wait()
        return b'"no end after %d seconds"' % SECONDS
    reader.join(SECONDS)
    told = printed[0] if printed else b""
    return told + b'\n"exit code %d"' % code if code else told


def limited(stream: IO[bytes]) -> bytes:
    """Return the bytes of a stream, or a line that says that they are too many; close it."""
    with stream:
        data = stream.read(LIMIT + 1)
    return data if len(data) <= LIMIT else b'"more than %d bytes"' % LIMIT


def parsed(data: bytes) -> list[Any]:
    """Return the lines as values; a line that is not JSON is its text."""
    found = []
    for line in data.decode("utf-8", "backslashreplace").splitlines():
        if line.strip():
            try:
                found.append(json.loads(line))
            except (ValueError, RecursionError):  # a number of 5,000 digits, a thousand brackets
                found.append(line)
    return found


def normal(line: Any) -> Any:
    """Return a line with its 64-bit numbers as integers."""
    if not isinstance(line, dict):
        return line
    changed = {}
    for name in LONGS:
        value = line.get(name)
        if isinstance(value, str) and re.fullmatch("-?[0-9]{1,19}", value):
            changed[name] = int(value)
    return {**line, **changed}


def differences(expected: list[dict[str, Any]], printed: list[Any]) -> Iterator[str]:
    """Yield a sentence for each line that is not as expected."""
    for number, wanted in enumerate(expected, 1):
        if number > len(printed):
            yield f"line {number} is missing: {short(wanted)}"
            continue
        got = normal(printed[number - 1])
        if not isinstance(got, dict):
            yield f"line {number}: expected an object, found {short(got)}"
            continue
        for name in sorted(wanted):
            if name not in got:
                yield f"line {number}: {name} is missing"
            elif not same(wanted[name], got[name], name in BYTES):
                values = f"expected {short(wanted[name])}, found {short(got[name])}"
                yield f"line {number}: {name}: {values}"
        for name in sorted(got.keys() - wanted.keys()):
            yield f"line {number}: {short(name)} is not expected: {short(got[name])}"
    for number, got in enumerate(printed[len(expected) :], len(expected) + 1):
        yield f"line {number} is not expected: {short(got)}"


def same(wanted: Any, got: Any, is_hex: bool) -> bool:
    """Whether two values are the same; 1 is neither true nor 1.0, and hex may be upper case."""
    if isinstance(wanted, list) and isinstance(got, list):
        return len(wanted) == len(got) and all(map(same, wanted, got, [is_hex] * len(wanted)))
    if is_hex and isinstance(wanted, str) and isinstance(got, str):
        return wanted == got.lower()
    return type(wanted) is type(got) and bool(wanted == got)


def short(value: Any) -> str:
    """Return a value as JSON of one short line."""
    try:
        text = json.dumps(value)
    except (ValueError, RecursionError):
        text = "a value that is too large"
    return text if len(text) <= 100 else f"{text[:97]}..."


def report(case: Case, printed: bytes) -> bool:
    """Print the first differences of a segment; return whether there are none."""
    found = differences(case.lines, parsed(printed))
    told = list(islice(found, 3))
    for sentence in told:
        print(f"{case.name}: {sentence}")
    if more := sum(1 for _ in found):
        print(f"{case.name}: {more} more differences")
    return not told


def check(options: argparse.Namespace) -> int:
    """Run the command; return the exit code."""
    every = list(cases(options.cases))
    if not every:
        raise CheckError(f"{options.cases} holds no cases")
    if options.lines is not None:
        (wanted,) = options.command if len(options.command) == 1 else ("",)
        case = next((each for each in every if each.name == wanted), None)
        if case is None:
            raise CheckError(f"no segment is called {wanted!r}, such as {every[0].name}")
        try:
            printed = limited(open(0 if options.lines == "-" else options.lines, "rb"))  # noqa: SIM115
        except OSError as error:
            raise CheckError(f"{options.lines}: {error.strerror}") from error
        return 0 if report(case, printed) else 1
    if not options.command:
        raise CheckError("which program? For example: check.py ./read_segment")
    names = [f"{only}*" for only in options.only or [""]]
    chosen = [each for each in every if any(fnmatch(each.name, name) for name in names)]
    run = [each for each in chosen if each.codecs.isdisjoint(options.without)]
    right = sum(report(case, output(options.command, case.path)) for case in run)
    left_out = f", {len(chosen) - len(run)} left out" if len(run) < len(chosen) else ""
    print(f"{right} of {len(run)} segments right{left_out}")
    return 0 if right == len(run) > 0 else 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit code."""
    parser = argparse.ArgumentParser(
        description="Compare what a program reads with what Kafka's own reader found.",
        epilog="Exit codes: 0 all right, 1 something differs, 2 the check cannot run.",
    )
    many: dict[str, Any] = {"action": "append", "default": []}
    parser.add_argument("--only", **many, metavar="PATTERN", help="cases by name, with * and ?")
    parser.add_argument("--without", **many, metavar="CODEC", help="a codec to leave out")
    parser.add_argument("--lines", metavar="FILE", help="compare these lines; - reads them")
    parser.add_argument("--cases", type=Path, default=HERE / "cases", help=argparse.SUPPRESS)
    parser.add_argument("command", nargs=argparse.REMAINDER, help="a program, or SEGMENT")
    try:
        code = check(parser.parse_args(arguments))
        sys.stdout.flush()
        return code
    except CheckError as error:
        print(f"check.py: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # of `| head`; Python would tell it again at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


if __name__ == "__main__":
    sys.exit(main())
