"""Sources by the command line: ``python -m tests.attacks.agreement --kind history --number 300``.

It prints each disagreement; the exit code is 1 if there is one.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
import tempfile
from pathlib import Path
from unittest import mock

from tests.attacks.agreement.asking import disagreements
from tests.attacks.agreement.sources import KINDS, made


def main() -> int:
    """Ask about what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.agreement", description=__doc__)
    parser.add_argument("--kind", choices=list(KINDS), help="only these sources")
    parser.add_argument("--first", type=int, default=0, help="the first number")
    parser.add_argument("--number", type=int, default=100, help="how many of each kind")
    parser.add_argument("--damaged", action="store_true", help="damage them, as their numbers say")
    given = parser.parse_args()
    logging.disable(logging.WARNING)  # what merges and dry runs leave out
    count = 0
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=memory) as folder, mock.patch.object(os, "fsync"):
        for kind in [given.kind] if given.kind else KINDS:
            for number in range(given.first, given.first + given.number):
                with made(kind, number, Path(folder), is_damaged=given.damaged) as source:
                    for sentence in disagreements(source):
                        count += 1
                        print(sentence, flush=True)
    print(f"{count} disagreements")
    return min(1, count)


if __name__ == "__main__":
    sys.exit(main())
