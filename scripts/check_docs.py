"""Check the Markdown documents: every link within the repository leads somewhere.

Strategy: the inline links and images of each document, outside code, are followed as files; the
part after `#` must be a heading of the target, spelt as GitHub spells its anchors. Addresses on
the web are not visited, so the check needs no network and gives the same answer every time.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parent.parent

_FENCE = re.compile(r"^ *(```+|~~~+).*?^ *\1 *$", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`\n]*`")
_LINK = re.compile(r"\]\(\s*<?([^)\s>]+)>?[^)]*\)")
_HEADING = re.compile(r"^#{1,6} +(.*?) *#*$", re.MULTILINE)


def documents() -> list[Path]:
    """Return the Markdown files of the repository, but not those of the corpus."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.md"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
        names = [name for name in listed.stdout.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):  # an unpacked archive has no git
        skipped = {".venv", "node_modules"}
        found = (path.relative_to(ROOT) for path in ROOT.rglob("*.md"))
        names = [str(path) for path in found if not skipped & set(path.parts)]
    return sorted(ROOT / name for name in names if (ROOT / name).exists())


def prose(document: Path) -> str:
    """Return a document without its code, where `](` means nothing."""
    return _CODE.sub("", _FENCE.sub("", document.read_text(encoding="utf-8")))


def anchors(document: Path) -> set[str]:
    """Return the anchors of a document's headings: lower case, no punctuation, dashes."""
    text = _FENCE.sub("", document.read_text(encoding="utf-8"))
    words = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in _HEADING.findall(text))
    return {heading.replace(" ", "-") for heading in words}


def broken_links(document: Path) -> Iterator[str]:
    """Yield one line for each link of a document that leads nowhere."""
    for link in _LINK.findall(prose(document)):
        if re.match(r"[a-z][a-z0-9+.-]*:", link):
            continue
        name, _, anchor = unquote(link).partition("#")
        target = document.parent / name if name else document
        if not target.exists():
            yield f"{document.relative_to(ROOT)}: no such file: {link}"
        elif anchor and target.suffix == ".md" and anchor not in anchors(target):
            yield f"{document.relative_to(ROOT)}: no such heading: {link}"


def main() -> int:
    """Run the command."""
    broken = [line for document in documents() for line in broken_links(document)]
    for line in broken:
        print(line, file=sys.stderr)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
