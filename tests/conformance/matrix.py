"""``make conformance``: every language on every case, as a matrix.

    python -m tests.conformance.matrix [--full] [LANGUAGE...]

Runs the runner of each language that the machine has (see `languages`), compares each line of JSON
with `reference`, and prints how many of the cases of a group passed. A difference is explained only
where the language's ``holds`` gives exactly the number that was read, or its ``lenience`` exactly
the whole; all others count in the last column, and so does a runner that breaks. Exit code 1 if
there is one.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from tests.conformance import made, messages, reference, walkers
from tests.conformance.cases import MESSAGES, Case, all_cases
from tests.conformance.languages import (
    LANGUAGES,
    ROOT,
    BrokenError,
    Language,
    NotHereError,
    build,
    run,
    whole_parsers,
)

# The fields of the JSON that are 64-bit numbers, as text.
LONGS = frozenset(made.PLACES) | {"size", "first_offset", "current_txn_first_offset"}
LONGS |= messages.longs()
FOLDER = ROOT / "build" / "conformance"


@dataclass(frozen=True)
class Difference:
    """A place in a case's JSON where the language has something else."""

    place: str
    expected: Any
    got: Any
    explained: bool


@dataclass
class Outcome:
    """How a language did: the differences of each case, or why there are none to tell."""

    language: Language
    differences: dict[str, list[Difference]] = field(default_factory=dict)
    absent: str = ""
    broken: str = ""

    @property
    def unexplained(self) -> int:
        """Cases with a difference that nothing explains; a broken runner is one."""
        return bool(self.broken) + sum(
            not all(each.explained for each in found) for found in self.differences.values()
        )


def examine(
    language: Language,
    cases: Sequence[Case],
    expected: dict[str, Any],
    folder: Path,
    generated: Path | None = None,
) -> Outcome:
    """Build and run a language on the cases that its runner reads."""
    stage = folder / language.name
    try:
        generated = generated or whole_parsers(language, folder / "parsers")
        command = build(language, stage, generated, written=walkers.files(language.name))
        lines = run(language, stage, command, [case.path for case in cases])
    except NotHereError as error:
        return Outcome(language, absent=str(error))
    except BrokenError as error:
        return Outcome(language, broken=str(error))
    return Outcome(
        language,
        {
            case.name: list(compare(language, case, expected[case.name], json.loads(line)))
            for case, line in zip(cases, lines, strict=True)
        },
    )


def expected_of(case: Case, lenience: str = "") -> Any:
    """What a runner is to print for a case; that of a language may be lenient."""
    if case.group == MESSAGES:
        return messages.decode(case.path.read_bytes(), lenience)
    return reference.decode(case.path, lenience)


def compare(language: Language, case: Case, expected: Any, got: Any) -> Iterator[Difference]:
    """The differences of a case; explained, too, when the language's lenience makes all of them."""
    lenient = bool(language.lenience) and got == expected_of(case, language.lenience)
    for each in differences(language, expected, got):
        yield replace(each, explained=each.explained or lenient)


def differences(
    language: Language, expected: Any, got: Any, place: str = ""
) -> Iterator[Difference]:
    """The differences of two values, including their types; a float or a bool is not an int."""
    if isinstance(expected, dict) and isinstance(got, dict) and expected.keys() == got.keys():
        for key in expected:
            yield from differences(language, expected[key], got[key], f"{place}.{key}")
    elif isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        for index, (mine, theirs) in enumerate(zip(expected, got, strict=True)):
            yield from differences(language, mine, theirs, f"{place}[{index}]")
    elif type(expected) is not type(got) or expected != got:
        yield Difference(place, expected, got, explained(language, place, expected, got))


def explained(language: Language, place: str, expected: Any, got: Any) -> bool:
    """The language makes exactly this of that 64-bit number."""
    name = place.rpartition(".")[2]
    return name in LONGS and bool(got == str(language.holds(name, int(expected))))


# --- The matrix --------------------------------------------------------------------------------


def table(outcomes: Sequence[Outcome], cases: Sequence[Case]) -> Iterator[str]:
    """The matrix, line by line: passed of all; ``*`` where every failure is explained."""
    sizes = Counter(case.group for case in cases)
    rows = [["", *sizes, "unexplained"], ["cases", *map(str, sizes.values()), ""]]
    for outcome in outcomes:
        title = outcome.language.title
        if outcome.absent or outcome.broken:
            word = outcome.absent or "broken"
            rows.append([title, *["-"] * len(sizes), word if outcome.absent else "1 (broken)"])
        else:
            rows.append([title, *(cell(outcome, cases, group) for group in sizes)])
            rows[-1].append(str(outcome.unexplained))
    widths = [max(len(row[index]) for row in rows) for index in range(len(rows[0]))]
    for row in rows:
        first, *others = (text.rjust(width) for text, width in zip(row, widths, strict=True))
        yield "  ".join([first.strip().ljust(widths[0]), *others]).rstrip()


def cell(outcome: Outcome, cases: Sequence[Case], group: str) -> str:
    """How many cases of the group passed, and failed if some did."""
    of_group = [case.name for case in cases if case.group == group]
    found = [outcome.differences[name] for name in of_group if name in outcome.differences]
    if not found:
        return "-"  # the runner does not read them
    failed = [each for each in found if each]
    if not failed:
        return str(len(found))
    is_explained = all(each.explained for case in failed for each in case)
    return f"{len(found) - len(failed)}/{len(failed)}{'*' if is_explained else '!'}"


def details(outcome: Outcome, cases: Sequence[Case], full: bool) -> Iterator[str]:
    """What the matrix leaves out: why a runner broke, what differs; with ``full`` every case."""
    if outcome.broken:
        yield f"{outcome.language.title}: {outcome.broken}"
    for case in cases:
        if case.name not in outcome.differences:
            continue
        found = outcome.differences[case.name]
        unexplained = [each for each in found if not each.explained]
        word = "FAILED" if unexplained else outcome.language.limit if found else "passed"
        if full or unexplained:
            yield f"{outcome.language.title}: {case.group}: {case.name}: {word}"
        for each in unexplained[:3]:
            read = f"{short(each.expected)} expected, {short(each.got)} read"
            yield f"    {each.place or 'all'}: {read}"


def short(value: Any) -> str:
    """A value of JSON that fits a line."""
    text = json.dumps(value)
    return text if len(text) <= 80 else f"{text[:77]}..."


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Run the parsers of every language on every case.")
    names = [language.name for language in LANGUAGES]
    parser.add_argument("--full", action="store_true", help="list each case of each language")
    parser.add_argument("--generated", type=Path, help="take the parsers from another folder")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help=", ".join(names))
    options = parser.parse_args(arguments)
    unknown = set(options.languages) - set(names)
    if unknown:
        parser.error(f"no such language: {', '.join(sorted(unknown))}")
    cases = all_cases(FOLDER)
    expected = {case.name: expected_of(case) for case in cases}
    outcomes = []
    for language in LANGUAGES:
        if language.name in (options.languages or names):
            print(f"{language.title} ...", file=sys.stderr, flush=True)
            outcomes.append(examine(language, cases, expected, FOLDER, options.generated))
    for outcome in outcomes:
        for line in details(outcome, cases, options.full):
            print(line)
    for line in table(outcomes, cases):
        print(line)
    for outcome in outcomes:
        limit = outcome.language.limit
        if limit and (any(outcome.differences.values()) or not outcome.language.toolchains):
            print(f"* {outcome.language.title}: {limit}; see docs/reference/languages.md")
    return int(any(outcome.unexplained for outcome in outcomes))


if __name__ == "__main__":
    sys.exit(main())
