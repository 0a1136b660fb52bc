"""How many branches of the kernel the tests reach: ``scripts/fuzz branches``.

Strategy: gcov counts the branches of the C code that Cython made, in a build without optimization.
A comment above each piece of C names its line in the ``.pyx`` or ``.pxi`` file. A condition or a
loop of the source is an ``if``, ``for`` or ``while`` over a variable in the C code; what Cython
adds to check its own calls has another form, and is left out. So are its functions by which Python
calls those of the source (``__pyx_pw_``): they parse arguments.

What runs: the tests of what calls the kernel, the corpus of the fuzzer, the small segments of the
conformance corpus, the attacks of ``tests/attacks/bad``, and changed logs until the time is over.
The branches that these reach are counted first. Then each allocation fails (`faults.h`), and what
only that reaches is added.
"""

import argparse
import gzip
import json
import random
import re
import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path

from kafkafmt.segment.engine.kernel import _kernel
from tests.attacks.bad import readers
from tests.attacks.bad.attacks import ATTACKS, write
from tests.attacks.fuzz import alone, faults, target
from tests.attacks.fuzz.mutations import mutate
from tests.attacks.fuzz.streams import stream_entry

_PLACE = re.compile(r'/\* "(kafkafmt/segment/engine/kernel/[^"]+)":(\d+)')
_OF_SOURCE = re.compile(
    r"\s*(\} else )?(if \(!?__pyx_t_\d+\) \{|while \(|for \(|switch \(__pyx_v)|\? .* : "
)
_TESTS = tuple(
    f"tests/{name}.py"
    for name in (
        "engine/test_arrow",
        "engine/test_borrowed_codecs",
        "engine/test_header_figures",
        "engine/test_kernel",
        "engine/test_kernel_limits",
        "engine/test_left_out",
        "engine/test_objects",
        "engine/test_parts",
        "engine/test_walk",
        "log/test_splits",
        "record/test_framing",
        "record/test_payload",
        "scan/test_pattern",
        "survey/test_fields",
        "survey/test_checked_files",
        "survey/test_inventory",
        "survey/test_missing_offsets",
        "survey/test_verification",
        "test_frames",
    )
)
_LARGEST = 3000
_FOLDER = Path("build/fuzz/branches")

Branch = tuple[str, int, int]
"""File, line, and the number of the branch in that line."""


def exercise(seconds: float) -> None:
    """Read everything that is at hand, and then changed logs."""
    target.prepare()
    for data in *(path.read_bytes() for path in target.kept()), *target.seeds(_LARGEST):
        target.problems(data)
        alone.read(data, target.LIMITS)
    for number, (make, size) in enumerate(ATTACKS.values()):
        partition = write(_FOLDER / str(number), make(size // 20))
        for read, path in readers.of(partition, readers.OF_SEGMENTS):
            with readers.refused():
                read(path)
    chance = random.Random(1)
    seeds = target.seeds(_LARGEST)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for data in mutate(chance.choice(seeds), chance), stream_entry(chance):
            target.problems(data)
            alone.read(data, target.LIMITS)


def fail_allocations() -> None:
    """Read the small seeds, and what is special, with each allocation failing."""
    left, _ = faults.counters(_kernel.__file__)
    for data in *target.seeds(0), *faults.special():
        faults.fail_each(data, left)


def counted(code: Path, report: Path) -> dict[Branch, int]:
    """How often each branch of the kernel was taken, from a report of gcov for the C code."""
    places = _places(code.read_text(encoding="utf-8").splitlines())
    with gzip.open(report, "rt", encoding="utf-8") as stream:
        files = json.load(stream)["files"]
    found: dict[Branch, int] = defaultdict(int)
    numbers: dict[tuple[str, int], int] = defaultdict(int)
    for file in files:
        if not file["file"].endswith("_kernel.c"):
            continue
        for line in file["lines"]:
            place = places.get(line["line_number"])
            if place is None or line.get("function_name", "").startswith("__pyx_pw_"):
                continue
            for branch in line["branches"]:
                numbers[place] += 1
                found[place[0], place[1], numbers[place]] += branch["count"]
    return found


def _places(lines: list[str]) -> dict[int, tuple[str, int]]:
    """The place in the kernel's source of each line of C that has branches of the kernel."""
    found = {}
    place: tuple[str, int] | None = None
    for number, line in enumerate(lines, 1):
        if named := _PLACE.search(line):
            place = named[1].rpartition("/")[2], int(named[2])
        elif line.startswith(("static ", "}")):
            place = None
        if place is not None and _OF_SOURCE.match(line):
            found[number] = place
    return found


def _in_a_process(*arguments: str) -> None:
    """Run this module in a process of its own; gcov counts at its end."""
    subprocess.run([sys.executable, "-m", "tests.attacks.fuzz.branches", *arguments], check=True)


def _report(objects: Path) -> dict[Branch, int]:
    """What gcov has counted up to now."""
    (counts,) = objects.rglob("*kernel/_kernel.gcda")
    _FOLDER.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        ["gcov", "--json-format", "--branch-probabilities", str(counts.resolve())],
        cwd=_FOLDER,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    (report,) = _FOLDER.glob("_kernel*.gcov.json.gz")
    return counted(Path(_kernel.__file__).with_name("_kernel.c"), report)


def _shown(found: dict[Branch, int]) -> str:
    reached = sum(count > 0 for count in found.values())
    return f"{reached} of {len(found)} branches of the kernel: {100 * reached / len(found):.1f} %"


def main() -> int:
    """Exercise the kernel in processes of their own, and print what was reached."""
    parser = argparse.ArgumentParser(description="Count the branches of the kernel.")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--only", choices=["exercise", "faults"], help="one step, not counted")
    parser.add_argument("--objects", type=Path, default=Path("build/sanitized/branches/objects"))
    parser.add_argument("--missing", action="store_true", help="list what was not reached")
    arguments = parser.parse_args()
    if arguments.only == "exercise":
        exercise(arguments.seconds)
        return 0
    if arguments.only == "faults":
        fail_allocations()
        return 0
    for old in arguments.objects.rglob("*.gcda"):
        old.unlink()
    copy = Path(_kernel.__file__).parents[3]  # before the folder that pyproject.toml names
    options = ["--quiet", "--import-mode=append", "-o", f"pythonpath={copy} ."]
    subprocess.run([sys.executable, "-m", "pytest", *options, *_TESTS], check=True)
    _in_a_process("--only", "exercise", "--seconds", str(arguments.seconds))
    found = _report(arguments.objects)
    _in_a_process("--only", "faults")
    with_faults = _report(arguments.objects)
    if arguments.missing:
        source = Path(_kernel.__file__).parent
        for (file, line, number), count in sorted(with_faults.items()):
            if not count:
                text = (source / file).read_text(encoding="utf-8").splitlines()[line - 1]
                print(f"{file}:{line}: branch {number}: {text.strip()}")
    print(_shown(found))
    print(f"{_shown(with_faults)}, with those that only a failed allocation reaches")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
