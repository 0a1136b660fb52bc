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
import io
import os
import random
import re
import resource
import shutil
import sys
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
            "tests/log",
            "tests/survey/test_difference.py",
            "tests/survey/test_transactions.py",
            "tests/survey/test_transaction_check.py",
        ],
        "not every_case and not any_log and not real_log",
    ),
    "segment/codecs": (
        ["tests/segment/codecs", "tests/segment/engine/test_borrowed_codecs.py"],
        "not small-chunks and not linear and not small_chunks",
    ),
    "storage": (
        ["tests/storage", "tests/attacks/strangers/test_links.py"],
        "not far_file and not command_line and not busy_store",
    ),
}
"""Packages; the tests that must notice their mutants; which of these (`pytest -k`), since some
take long with the calls that mutmut adds."""

_MEMORY = 8 << 30  # bytes of address space for the tests of a mutant
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


def sample(names: dict[str, Change], count: int, seed: int) -> list[str]:
    """``count`` mutants at random that are worth running."""
    listed = equivalent()
    worth = [
        name
        for name, changed in sorted(names.items())
        if not only_words(changed) and (_module(name), changed) not in listed
    ]
    return random.Random(seed).sample(worth, min(count, len(worth)))


def _module(name: str) -> str:
    return name.rpartition(".")[0]


def run(names: list[str]) -> list[str]:
    """Run each mutant; the names of those that survived.

    Raises:
        SystemExit: the tests fail without a mutant, too.
    """
    from mutmut import __main__ as mutmut
    from mutmut.mutation.trampoline import set_mutant_under_test
    from mutmut.runners.harness import PytestRunner
    from mutmut.state import state

    with contextlib.redirect_stdout(io.StringIO()):
        mutmut.copy_also_copy_files()
    mutmut.setup_source_paths()
    for loaded in [module for module in sys.modules if module.partition(".")[0] == "tests"]:
        del sys.modules[loaded]  # the tests are those of the copy
    runner = PytestRunner()
    set_mutant_under_test("stats")
    if runner.run_stats(tests=()):  # in this process: each mutant's has everything loaded
        raise SystemExit("the tests fail without a mutant")
    set_mutant_under_test("")
    seconds = state().duration_by_test
    survived = []
    for number, name in enumerate(names, 1):
        function = mutmut.mangled_name_from_mutant_name(name)
        tests = sorted(state().tests_by_mangled_function_name.get(function, ()), key=seconds.get)
        died = bool(tests) and _dies(runner, name, tests, 60 + 3 * sum(map(seconds.get, tests)))
        if not died:
            survived.append(name)
        result = "killed" if died else "SURVIVED" if tests else "SURVIVED: no test calls it"
        print(f"{number}/{len(names)} {name} {result}", flush=True)
    return survived


def _dies(runner: Any, name: str, tests: list[str], seconds: float) -> bool:
    """Whether the tests fail with a mutant, or need too much time or memory."""
    from mutmut.mutation.trampoline import set_mutant_under_test

    process = os.fork()
    if process == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 1))
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        with open(os.devnull, "w") as nothing:
            os.dup2(nothing.fileno(), 1)
            os.dup2(nothing.fileno(), 2)
        set_mutant_under_test(name)
        code = 1
        with contextlib.suppress(BaseException):
            code = runner.run_tests(mutant_name=name, tests=tests)
        os._exit(code)
    _, status = os.waitpid(process, 0)
    return status != 0


def test(subject: str, count: int, seed: int, only: str) -> int:
    """Run a sample of the mutants of a package; how many survived."""
    os.chdir(prepare(subject))
    # They read the configuration of the working directory when they are imported.
    from mutmut import __main__ as mutmut
    from mutmut.mutation.diff_apply import get_diff_for_mutant

    with contextlib.redirect_stdout(io.StringIO()):
        mutmut.copy_src_dir()
        mutmut.create_mutants(1)
    found, _ = mutmut.collect_source_file_mutation_data(mutant_names=())
    differences = {name: get_diff_for_mutant(name, path=file.path) for file, name, _ in found}
    changes = {name: change(each) for name, each in differences.items() if only in name}
    names = sample(changes, count, seed)
    print(f"{subject}: {len(names)} of {len(changes)} mutants, seed {seed}", flush=True)
    survived = run(names)
    for name in survived:
        print(f"\n{name}\n{differences[name]}")
    killed = len(names) - len(survived)
    print(f"{subject}: {killed} of {len(names)} mutants killed, {100 * killed / len(names):.1f} %")
    return len(survived)


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Change a package; its tests must notice.")
    parser.add_argument("subject", choices=SUBJECTS)
    parser.add_argument("--count", type=int, default=150, help="mutants, at random")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--only", default="", metavar="TEXT", help="mutants with this in their name"
    )
    arguments = parser.parse_args()
    survived = test(arguments.subject, arguments.count, arguments.seed, arguments.only)
    return int(survived > arguments.count // 10)


if __name__ == "__main__":
    sys.exit(main())
