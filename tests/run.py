"""Longer attacks than those of the tests: ``python -m tests.run NAME [options]``.

Strategy: each module of `RUNS` has ``OPTIONS``, by name, each with words of help: a default, or
the type of an option without one, or the values to choose from, the default first. Its ``main``
takes what was given and returns the exit code.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Mapping
from typing import Any

RUNS = {
    "agreement": "agreement.run",
    "allocations": "fuzz.faults",
    "changes": "changes.run",
    "exports": "model.exports",
    "faults": "faults.run",
    "fuzz": "fuzz.driver",
    "guided": "fuzz.guided",
    "interrupts": "fuzz.interrupts",
    "kafka": "fuzz.kafka",
    "model": "model.questions",
    "rescues": "model.rescues",
    "starts": "starts.run",
    "threads": "fuzz.threads",
    "truth": "truth.run",
}
"""Modules of `tests.attacks`."""


def parser_of(
    name: str, words: str | None, options: Mapping[str, tuple[Any, str]]
) -> argparse.ArgumentParser:
    """Return the parser of the options of a run."""
    parser = argparse.ArgumentParser(prog=f"python -m tests.run {name}", description=words)
    for option, (value, text) in options.items():
        settings: dict[str, Any] = {"default": value, "type": type(value)}
        if isinstance(value, type):
            settings = {"type": value}
        elif value is False:
            settings = {"action": "store_true"}
        elif isinstance(value, list):
            settings = {"action": "append", "default": value}
        elif isinstance(value, tuple):
            choices = [each for each in dict.fromkeys(value) if each is not None]
            settings = {"choices": choices, "default": value[0]}
        parser.add_argument(f"--{option}", help=text, **settings)
    return parser


def main() -> int:
    """Start the run that the command line names."""
    first = argparse.ArgumentParser(prog="python -m tests.run", usage="%(prog)s NAME [options]")
    first.add_argument("name", choices=RUNS)
    name = first.parse_args(sys.argv[1:2]).name
    module = importlib.import_module(f"tests.attacks.{RUNS[name]}")
    given = parser_of(name, module.__doc__, module.OPTIONS).parse_args(sys.argv[2:])
    return int(module.main(given) or 0)


if __name__ == "__main__":
    sys.exit(main())
