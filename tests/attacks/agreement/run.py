"""Sources by the command line: ``python -m tests.run agreement --kind history --number 300``.

It prints each disagreement; the exit code is 1 if there is one.
"""

from __future__ import annotations

import logging
import os
import tempfile
from argparse import Namespace
from pathlib import Path
from unittest import mock

from tests.attacks.agreement.asking import disagreements
from tests.attacks.agreement.sources import KINDS, made

OPTIONS = {
    "kind": ((None, *KINDS), "only these sources"),
    "first": (0, "the first number"),
    "number": (100, "how many of each kind"),
    "damaged": (False, "damage them, as their numbers say"),
}


def main(given: Namespace) -> int:
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
