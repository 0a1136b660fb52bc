"""The pages of the benchmarks, with the results of a run between two marks of a page.

    <!-- ratios -->
    | set | kafkafmt / Java |
    <!-- end -->

Strategy: the words of a page are written by hand; a run replaces the text between its marks.

Invariant: a page has each mark of a run. No result names a path or a host of the machine.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from benchmarks.targets import Claim

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"


def parser(prog: str, description: str, page: str, rounds: int) -> argparse.ArgumentParser:
    """Return a parser with the options of every benchmark: rounds and folders."""
    made = argparse.ArgumentParser(prog=prog, description=description)
    made.add_argument("--rounds", type=int, default=rounds, help="times that each is measured")
    cache = ROOT / "build" / "bench"
    made.add_argument("--cache", type=Path, default=cache, help="the folder that keeps the sets")
    made.add_argument("--output", type=Path, default=DOCS, help=f"the folder for {page}")
    return made


def fill(page: str, parts: Mapping[str, str], output: Path) -> None:
    """Write a page of the documentation with new parts to a folder.

    Raises:
        ValueError: the page lacks a mark.
    """
    text = (DOCS / page).read_text(encoding="utf-8")
    for name, part in parts.items():
        found = re.split(rf"(?<=<!-- {name} -->).*?(?=<!-- end -->)", text, flags=re.DOTALL)
        if len(found) != 2:
            raise ValueError(f"{page}: {len(found) - 1} marks <!-- {name} -->, expected one")
        text = f"\n\n{part}\n\n".join(found)
    write(output / page, text)


def write(path: Path, text: str) -> None:
    """Write a file, and create its folder if missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def say(text: str) -> None:
    """Print the next measurement to standard error: standard output has the results."""
    print(f"bench: {text}", file=sys.stderr, flush=True)


def load() -> float | None:
    """Return the load average of the last minute; `None` if the system does not report it."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


def machine(load_before: float | None, versions: Iterable[str] = ()) -> str:
    """Return a sentence on the processor, the system, how busy it was, and the versions."""
    model, cpuinfo = platform.machine(), Path("/proc/cpuinfo")
    if cpuinfo.exists():
        found = re.search(r"^model name\s*:\s*(.+)$", cpuinfo.read_text("utf-8"), re.MULTILINE)
        model = found[1] if found else model
    load = "" if load_before is None else f", load average {load_before:.1f} at the beginning"
    named = "".join(f" {each}." for each in [", ".join(dict.fromkeys(versions))] if each)
    return f"{model}, {os.cpu_count()} cores, {platform.system()}{load}.{named}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a Markdown table with aligned columns: the first to the left, numbers to the right."""
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    lines = []
    for row in [head, rule, *rows]:
        first, *others = zip(row, widths, strict=True)
        cells = [first[0].ljust(first[1]), *(text.rjust(width) for text, width in others)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def claim_table(claims: Iterable[Claim]) -> str:
    """Return a table with one line for each figure and its target."""
    rows = [[f"{claim.about}: {claim.what}", claim.text] for claim in claims]
    return table(["figure", "and its target"], rows)


def verdict(claims: Iterable[Claim]) -> str:
    """Return a sentence with the number of targets held."""
    known = [claim.holds for claim in claims if claim.holds is not None]
    return f"{sum(known)} of {len(known)} targets hold."
