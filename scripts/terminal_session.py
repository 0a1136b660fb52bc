"""Record the terminal session that README.md shows: docs/images/session.svg.

    python -m scripts.terminal_session            records it
    python -m scripts.terminal_session --check    says whether it shows what the commands print now

Strategy: the commands run on the disk that README makes, in a terminal of 100 columns (a
pseudo-terminal, since they print other things into a pipe). rich draws what they print.

Invariant: the same output gives the same bytes; the image loads nothing.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import pty
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import termios
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "images" / "session.svg"
COLUMNS, LINES = 100, 40
SESSION = (
    "kafkafmt ls data",
    "kafkafmt verify data",
    "kafkafmt records --columns offset,key,value -n 2 data/orders-0",
    "kafkafmt salvage data rescued | tail -n 3",
)

# Colours with a contrast of 4.5 and more on the background.
_THEME = TerminalTheme(
    (13, 17, 23),
    (230, 237, 243),
    [
        *((110, 118, 129), (255, 123, 114), (63, 185, 80), (210, 153, 34)),
        *((88, 166, 255), (188, 140, 255), (57, 197, 207), (177, 186, 196)),
    ],
)
_FONT = re.compile(r"@font-face \{.*?\}\n", re.DOTALL)


def lay_out(folder: Path) -> None:
    """Make the disk as README does."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    copies = re.findall(r"^\$ cp -r (\S+)/\. (data/\S+)$", readme, re.MULTILINE)
    if not copies:
        raise ValueError("README.md lays out no data")
    for source, target in copies:
        shutil.copytree(ROOT / source, folder / target)


def printed(command: str, folder: Path) -> str:
    """What a command prints on a terminal; its messages and progress are not shown."""
    ours, its = pty.openpty()
    fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("4H", LINES, COLUMNS, 0, 0))
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {"PATH": path, "HOME": str(folder), "TERM": "xterm-256color", "LANG": "C.UTF-8"}
    run = ["/bin/bash", "-c", command]
    process = subprocess.Popen(
        run, cwd=folder, env=environment, stdout=its, stderr=subprocess.DEVNULL
    )
    os.close(its)
    parts = []
    try:
        while part := os.read(ours, 1 << 16):
            parts.append(part)
    except OSError:  # the last writer has gone
        pass
    os.close(ours)
    process.wait()
    return b"".join(parts).decode("utf-8").replace("\r\n", "\n")


def record() -> str:
    """The session as SVG."""
    with tempfile.TemporaryDirectory() as name, open(os.devnull, "w") as nowhere:
        folder = Path(name)
        lay_out(folder)
        console = Console(record=True, width=COLUMNS, file=nowhere, force_terminal=True)
        for command in SESSION:
            console.print(Text.assemble(("$ ", "bold green"), (command, "bold")))
            shown = printed(command, folder).replace(f"{folder}/", "").rstrip()
            console.print(Text.from_ansi(shown), highlight=False)
            console.print()
        drawn = console.export_svg(title="kafkafmt", theme=_THEME, unique_id="session")
    return _FONT.sub("", drawn)


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return the exit code: 0 done or fresh, 1 outdated."""
    parser = argparse.ArgumentParser(description="Record the terminal session of README.md.")
    parser.add_argument("--check", action="store_true", help="only say whether it is outdated")
    options = parser.parse_args(arguments)
    drawn = record()
    if not options.check:
        TARGET.write_text(drawn, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == drawn:
        return 0
    print(f"outdated: {TARGET.relative_to(ROOT)}; run python -m scripts.terminal_session")
    return 1


if __name__ == "__main__":
    sys.exit(main())
