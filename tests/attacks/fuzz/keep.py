"""Choose the inputs that are worth keeping: ``make fuzz ARGS=--keep``, after `make fuzz`.

Strategy: libFuzzer reads every input and lists the edges of the kernel that it reaches (the file
with which its merge goes on after a crash). What is kept stays; of the others, smallest first,
those that reach an edge that none before them did are copied to ``tests/attacks/fuzz/corpus``.
"""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path

from tests.attacks.fuzz.target import KEPT, kept


def keep(found: Path, control: Path, listing: Callable[[Path], None]) -> list[Path]:
    """Copy what reaches something new, and return the copies.

    Args:
        found: the folder of what was found.
        control: a file to work with.
        listing: reads the inputs that such a file names, and appends their edges to it; it may end
            its process.
    """
    old = list(kept())
    candidates = old + sorted(found.iterdir(), key=lambda path: (path.stat().st_size, path.name))
    lines = [str(len(candidates)), "0", *map(str, candidates)]
    control.write_text("\n".join(lines) + "\n", encoding="utf-8")
    child = os.fork()
    if child == 0:
        listing(control)
        os._exit(0)
    os.waitpid(child, 0)
    reached = edges(control)
    seen: set[str] = set()
    copies = []
    for number, path in enumerate(candidates):
        new = reached.get(number, set()) - seen
        seen |= new
        if new and number >= len(old):
            data = path.read_bytes()
            copy = KEPT / f"{hashlib.sha256(data).hexdigest()[:16]}.log"
            copy.write_bytes(data)
            copies.append(copy)
    return copies


def edges(control: Path) -> dict[int, set[str]]:
    """What each input reaches, by its number in a control file."""
    found = {}
    for line in control.read_text(encoding="utf-8").splitlines():
        kind, *words = line.split()
        if kind == "COV":
            found[int(words[0])] = set(words[1:])
    return found
