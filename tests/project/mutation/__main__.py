"""Mutation testing of one package: ``make mutants SUBJECT=segment/record``.

Strategy: mutmut makes every mutant of the package at once, and finds out which tests call which
function. A sample with a fixed seed is then run, each mutant in a process of its own, with the
tests that call its function, the quick ones first. What survives is printed as a difference.

Left out are mutants that only change the words of a message, and those that `equivalent.toml` lists
with the reason why no test can notice them.
"""

from __future__ import annotations

import argparse
import contextlib
import faulthandler
import io
import multiprocessing
import os
import random
import re
import resource
import shutil
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import tomli

ROOT = Path(__file__).resolve().parents[3]
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
SUBJECTS = {
    "segment/record": (
        ["tests/segment/record", "tests/segment/test_reprs.py", "tests/segment/test_write.py"],
        "not search_is_bounded",
    ),
    "log": (
        [
            *("tests/log", "tests/segment/record/test_wire.py", "tests/survey/test_difference.py"),
            *("tests/survey/test_transactions.py", "tests/survey/test_transaction_check.py"),
        ],
        "not every_case and not any_log and not real_log",
    ),
    "segment/codecs": (
        ["tests/segment/codecs", "tests/segment/engine/test_borrowed_codecs.py"],
        "not small-chunks and not linear and not small_chunks",
    ),
    "storage": (
        [
            "tests/storage",
            "tests/attacks/strangers/test_links.py",
            "tests/attacks/strangers/test_tables.py::test_a_location_elsewhere_is_refused",
            "tests/attacks/strangers/test_tables.py::test_a_location_below_the_root",
            "tests/attacks/strangers/test_tables.py::test_a_location_out_of_a_store_is_refused",
        ],
        "not far_file and not command_line and not busy_store and not little_memory",
    ),
}
"""Packages; the tests that must notice their mutants; which of these (`pytest -k`), since some
take long, or more memory, with the calls that mutmut adds."""

_MEMORY = 8 << 30  # bytes of address space for the tests of a mutant
_MOST = 20  # seconds of CPU time for the tests of a mutant: direct tests are quick, and come first
_WORDS = re.compile(r'"[^"{}]* [^"{}]*"')  # a text of more than one word

Change = tuple[str, str]
"""The lines that a mutant removes, and those that it adds, without indentation."""


def prepare(subject: str) -> Path:
    """Make a folder in which mutmut finds the project, and a configuration for one package."""
    folder = ROOT / "build" / "mutants" / subject
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for entry in ROOT.iterdir():
        if entry.name not in ("build", ".git", "pyproject.toml"):
            (folder / entry.name).symlink_to(entry)
    tests, selected = SUBJECTS[subject]
    lines = [
        "[tool.mutmut]",
        'source_paths = ["kafkafmt"]',
        f'only_mutate = ["kafkafmt/{subject}/*.py"]',
        f"pytest_add_cli_args_test_selection = {tests}",
        f'pytest_add_cli_args = ["-k", "{selected}", "-m", "not slow", "-p", "no:cacheprovider"]',
        'also_copy = ["scripts", "ksy", "docs", "examples"]',
    ]
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (folder / "pyproject.toml").write_text("\n".join([project, *lines]) + "\n", encoding="utf-8")
    return folder


def change(difference: str) -> Change:
    """What a unified difference removes and adds."""
    lines = [line for line in difference.splitlines() if not line.startswith(("---", "+++"))]
    removed = [line[1:].strip() for line in lines if line.startswith("-")]
    added = [line[1:].strip() for line in lines if line.startswith("+")]
    return "\n".join(removed), "\n".join(added)


def only_words(changed: Change) -> bool:
    """Whether nothing but the words of a message differs."""
    before, after = (_WORDS.sub('""', text) for text in changed)
    return before == after


def equivalent() -> dict[tuple[str, Change], str]:
    """The mutants that behave as the original, and the reason."""
    listed = tomli.loads(EQUIVALENT.read_text(encoding="utf-8"))["mutant"]
    return {
        (each["module"], (each["removed"].strip(), each["added"].strip())): each["reason"]
        for each in listed
    }


def sample(
    names: Iterable[str], difference_of: Callable[[str], str], count: int, seed: int
) -> dict[str, str]:
    """``count`` mutants at random that are worth running, with their differences."""
    listed = equivalent()
    found: dict[str, str] = {}
    mixed = sorted(names)
    random.Random(seed).shuffle(mixed)
    for name in mixed:
        if len(found) == count:
            break
        difference = difference_of(name)
        changed = change(difference)
        if not only_words(changed) and (name.rpartition(".")[0], changed) not in listed:
            found[name] = difference
    return found


def run(names: list[str], processes: int) -> list[str]:
    """Run each mutant; the names of those that survived."""
    from mutmut import __main__ as mutmut
    from mutmut.runners.harness import PytestRunner

    with contextlib.redirect_stdout(io.StringIO()):
        mutmut.copy_also_copy_files()
    mutmut.setup_source_paths()
    for loaded in [module for module in sys.modules if module.partition(".")[0] == "tests"]:
        del sys.modules[loaded]  # the tests are those of the copy
    runner = PytestRunner()
    # No test runs in this process, and Polars is not loaded: the threads of a library would be
    # missing in the processes of the mutants, which would wait for them.
    sys.modules["polars"] = None  # type: ignore[assignment]
    with contextlib.redirect_stdout(io.StringIO()):
        runner.warm_up()  # each mutant's process has all else loaded
    del sys.modules["polars"]
    with ProcessPoolExecutor(1, multiprocessing.get_context("fork")) as other:
        tests_of, seconds = other.submit(_measured, runner).result()
    survived = set[str]()
    running: dict[int, str] = {}

    def wait() -> None:
        process, status = os.wait()
        name = running.pop(process)
        if not status:
            survived.add(name)
        print(name, "killed" if status else "SURVIVED", flush=True)

    for name in names:
        function = mutmut.mangled_name_from_mutant_name(name)
        tests = sorted(tests_of.get(function, ()), key=seconds.__getitem__)
        if not tests:
            print(name, "SURVIVED: no test calls it", flush=True)
            survived.add(name)
            continue
        running[_started(runner, name, tests, seconds)] = name
        if len(running) == processes:
            wait()
    while running:
        wait()
    return [name for name in names if name in survived]


def _measured(runner: Any) -> tuple[dict[str, set[str]], dict[str, float]]:
    """Run all tests; those that call each function, and how long each takes."""
    from mutmut.mutation.trampoline import set_mutant_under_test
    from mutmut.state import state

    set_mutant_under_test("stats")
    if runner.run_stats(tests=()):
        raise SystemExit("the tests fail without a mutant")
    return dict(state().tests_by_mangled_function_name), dict(state().duration_by_test)


def _started(runner: Any, name: str, tests: list[str], seconds: dict[str, float]) -> int:
    """Start a process, which fails if a test fails with a mutant, or takes too much; its id."""
    from mutmut.mutation.trampoline import set_mutant_under_test
    from mutmut.utils.file_utils import change_cwd

    process = os.fork()
    if not process:
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        with open(os.devnull, "w") as nothing:
            os.dup2(nothing.fileno(), 1)
            os.dup2(nothing.fileno(), 2)
        set_mutant_under_test(name)
        code = 1
        with contextlib.suppress(BaseException), change_cwd("mutants"):
            code = runner.execute_pytest(["-x", "-q", *tests], plugins=[_Bounds(seconds)])
        os._exit(code)
    return process


class _Bounds:
    """Ends the process of a mutant: dead if a test takes too long, alive if all tests do."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self._seconds = seconds
        self._start = time.process_time()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        if time.process_time() - self._start > _MOST:
            os._exit(0)
        bound = int(20 + 5 * self._seconds.get(nodeid, 0))
        used = int(time.process_time())
        resource.setrlimit(resource.RLIMIT_CPU, (used + bound, resource.RLIM_INFINITY))
        faulthandler.dump_traceback_later(20 * bound, exit=True)  # of a test that waits


def test(subject: str, count: int, seed: int, only: list[str], processes: int) -> int:
    """Run a sample of the mutants of a package; how many survived."""
    os.chdir(prepare(subject))
    # They read the configuration of the working directory when they are imported.
    from mutmut import __main__ as mutmut
    from mutmut.mutation.diff_apply import get_diff_for_mutant

    with contextlib.redirect_stdout(io.StringIO()):
        mutmut.copy_src_dir()
        mutmut.create_mutants(1)
    found, _ = mutmut.collect_source_file_mutation_data(mutant_names=())
    paths = {name: file.path for file, name, _ in found if any(text in name for text in only)}
    differences = sample(
        paths, lambda name: get_diff_for_mutant(name, path=paths[name]), count, seed
    )
    names = list(differences)
    print(f"{subject}: {len(names)} of {len(paths)} mutants, seed {seed}", flush=True)
    survived = run(names, processes)
    for name in survived:
        print(f"\n{name}\n{differences[name]}")
    killed = len(names) - len(survived)
    print(f"{subject}: {killed} of {len(names)} mutants killed, {100 * killed / len(names):.1f} %")
    return len(survived)


def main() -> int:
    parser = argparse.ArgumentParser(description="Change a package; its tests must notice.")
    parser.add_argument("subject", choices=SUBJECTS)
    parser.add_argument("--count", type=int, default=150, help="mutants, at random")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--only",
        nargs="+",
        default=[""],
        metavar="TEXT",
        help="mutants with one of these in their name",
    )
    parser.add_argument("--processes", type=int, default=1, help="mutants at a time")
    arguments = parser.parse_args()
    survived = test(**vars(arguments))
    return int(survived > arguments.count // 10)


if __name__ == "__main__":
    sys.exit(main())
