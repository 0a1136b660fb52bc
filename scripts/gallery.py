"""Write the files for Kaitai's format gallery: grammars in its style, and samples for each.

    python -m scripts.gallery build/gallery

Strategy: the gallery has a file for each format, with nested types; here are many small grammars,
since the compiler then makes small parsers. So each grammar of `REQUESTS` becomes one file together
with those that it imports or names (`scripts.grammar_bundles`). Small pull requests are
easier to merge: the record batch comes first and alone, then the files of a log directory. The
samples are listed in docs/background/gallery.md, real files of brokers. In the folder of a pull
request, ``formats`` and ``samples`` are laid out as the gallery's two repositories: each is copied
over a fork of one.

Invariant: every grammar has a sample, and every sample a licence and a line of description.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from scripts.grammar_bundles import (
    BUNDLE,
    GRAMMARS,
    beneath,
    bundle,
    imports,
    read_grammars,
    readable,
    replace_part,
    sections,
    with_imports,
)

PAGE = GRAMMARS.parent / "docs" / "background" / "gallery.md"
REQUESTS = {
    "1-record-batch": ("kafka_record_batch",),
    "2-log": (
        "kafka_log",
        "kafka_offset_index",
        "kafka_time_index",
        "kafka_transaction_index",
        "kafka_producer_snapshot",
    ),
}
"""The grammars of each pull request."""
GROUP = "log"
"""The gallery's folder for log files."""

LICENCE = "SPDX-FileCopyrightText: The kafkafmt authors\n\nSPDX-License-Identifier: CC0-1.0\n"

TRAILING = re.compile(r"  - id: trailing\n(?:    .*\n)+")
EAGER = "-webide-parse-mode: eager"
_ROW = re.compile(r"^\| `(\w+)` \| \[([\w-]+)\]\(([^)]+)\) \| (.+) \|$", re.MULTILINE)


class Sample(NamedTuple):
    """A sample file of a grammar."""

    grammar: str
    name: str
    path: Path
    shows: str


def samples() -> Iterator[Sample]:
    """Yield the samples listed on the page."""
    for grammar, name, link, shows in _ROW.findall(PAGE.read_text(encoding="utf-8")):
        path = (PAGE.parent / link).resolve()
        yield Sample(grammar, f"{name}{path.suffix}", path, shows)


def grammars() -> dict[str, str]:
    """Return the grammars for the gallery, by name; each imports nothing."""
    sources = in_style(readable(read_grammars()))
    return {
        name: re.sub(r"\A#.*\n", "", bundle(sources, name, find_named(sources, name)))
        for names in REQUESTS.values()
        for name in names
    }


def in_style(sources: Mapping[str, str]) -> dict[str, str]:
    """Return the grammars in the style of the gallery's guide, unlike those for our parsers.

    Nothing fills a substream to its end (here a file must be written back as it was), headers are
    not apart (here they are read alone), bits without a meaning are reserved, and the Web IDE
    parses each entry for its label (here the files are large).
    """
    made = dict(sources)
    for name, text in sources.items():
        if name != "kafka_producer_snapshot":  # there it is the file that ends
            text = TRAILING.sub("", text)
        text = text.replace("id: unused_high\n", "id: reserved1\n")
        number = "2" if "reserved1" in text else ""
        text = text.replace("id: unused\n", f"id: reserved{number}\n")
        # The compiler warns of a length that has the name of more than it is the length of.
        text = re.sub(r"  len_records:\n(?:    .*\n)+", "", text)
        made[name] = text.replace("size: header.len_records", "size: header.len_batch - 49")
    for name in ("kafka_record_batch", "kafka_message"):
        made[name] = embed_header(made[name], made.pop(f"{name}_header"))
    log = re.sub(r"      header:\n(?:        .*\n)+", "", made[BUNDLE])
    log = replace_part(log, "{ofs_entry:dec} {header}", "{ofs_entry:dec} {content}")
    eager = f"        if: frame.is_known\n        {EAGER}\n"
    return {**made, BUNDLE: replace_part(log, "        if: frame.is_known\n", eager)}


def embed_header(text: str, header: str) -> str:
    """Return a grammar with its header, the first field, replaced by the header's fields."""
    parts, head = sections(text), sections(header)
    needed = [each for each in imports(text) if not each.endswith("_header")] + imports(header)
    parts["meta"] = with_imports(parts["meta"], needed)
    parts["-webide-representation"] = head.pop("-webide-representation")
    after = re.sub(r"\A.*\n  - id: header\n(?:    .*\n)+", "", parts["seq"])
    parts["seq"] = head.pop("seq") + after
    kept = {name: part for name, part in head.items() if name not in ("meta", "doc", "doc-ref")}
    return re.sub(r"\bheader\.(?=\w)", "", "".join({**parts, **kept}.values()))


def find_named(sources: dict[str, str], name: str) -> set[str]:
    """Return the names of a grammar, its imports, and the grammars mentioned in their docs."""
    found = beneath(sources, name)
    texts = "".join(sources[each] for each in found)
    more = set(re.findall(r"`(kafka_\w+)`", texts)) & sources.keys() - found
    more = more.difference(*REQUESTS.values())  # a format of its own in the gallery
    return found.union(*(beneath(sources, each) for each in more))


def write(folder: Path) -> None:
    """Replace the folder with the trees of each pull request."""
    shutil.rmtree(folder, ignore_errors=True)
    made = grammars()
    for request, names in REQUESTS.items():
        for name in names:
            path = folder / request / "formats" / GROUP / f"{name}.ksy"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(made[name], encoding="utf-8")
            own = [sample for sample in samples() if sample.grammar == name]
            target = folder / request / "samples" / GROUP / name
            target.mkdir(parents=True)
            for sample in own:
                shutil.copyfile(sample.path, target / sample.name)
                (target / f"{sample.name}.license").write_text(LICENCE, encoding="utf-8")
            lines = [f"* `{sample.name}`: {sample.shows}\n" for sample in own]
            text = f"# {name}\n\nFiles of real brokers, byte for byte.\n\n{''.join(lines)}"
            (target / "README.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
