"""The counts that the pages promise are those of the repository today."""

from __future__ import annotations

import re

import pytest

from scripts import gallery
from tests.support.examples import ROOT
from tests.support.truth import CASES, GOLDEN

WORDS = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen"),
)
SIDE_FILES = (".index", ".timeindex", ".txnindex", ".snapshot")


def files(*suffixes: str) -> int:
    return sum(path.suffix in suffixes for path in GOLDEN.glob("*/*"))


def languages() -> int:
    """Those of the folder, and Python, whose parsers are in the package."""
    return sum(path.is_dir() for path in (ROOT / "generated").iterdir()) + 1


def brokers() -> int:
    """The versions that wrote the corpus; the directories ``upgrade-…`` are of several."""
    return len({name.partition("-")[0] for name in CASES} - {"upgrade"})


def targets() -> int:
    script = (ROOT / "scripts" / "fuzz").read_text(encoding="utf-8")
    found = re.search(r'^readonly TARGETS="(.+)"$', script, re.M)
    assert found is not None
    return len(found[1].split())


COUNTS = {
    ("README.md", r"of (\S+) directories, which real"): len(CASES),
    ("README.md", r"export the (\S+) directories"): len(CASES),
    ("README.md", r"parsers for (\S+) languages"): languages(),
    ("docs/how-to/parser-in-another-language.md", r"in (\S+) languages:"): languages(),
    ("docs/reference/format.md", r"(\S+) directories of \S+ brokers"): len(CASES),
    ("docs/reference/format.md", r"directories of (\S+) brokers"): brokers(),
    ("docs/background/gallery.md", r"`build/gallery`: (\S+) grammars"): len(gallery.grammars()),
    ("docs/background/gallery.md", r"where (\S+) segments of"): files(".log"),
    ("docs/background/gallery.md", r"segments of (\S+) versions of Kafka"): brokers(),
    ("docs/reference/webide.md", r"In two of (\S+) segments"): files(".log"),
    ("docs/reference/languages.md", r"reads all (\S+) segments and"): files(".log", ".checkpoint"),
    ("docs/reference/languages.md", r"all (\S+) side files"): files(*SIDE_FILES),
    ("CONTRIBUTING.md", r"The (\S+) targets have bounds"): targets(),
}


@pytest.mark.parametrize(("page", "pattern"), COUNTS)
def test_a_count_is_that_of_today(page: str, pattern: str) -> None:
    said = re.findall(pattern, " ".join((ROOT / page).read_text(encoding="utf-8").split()))
    count = COUNTS[page, pattern]
    assert len(said) == 1
    assert said[0] in (f"{count:,}", WORDS[count] if count < len(WORDS) else "")
