"""Take Kafka's message schemas from the jars of a release, or check the kept ones.

    python -m scripts.message_schemas --check            compare the kept schemas with the jars
    python -m scripts.message_schemas --release 4.4.0    take another release
    python -m scripts.message_schemas --newest           name differences of the newest release
                                                         from the kept schemas

Maven fetches the jars into the folder that ``--jars`` names. ``make schemas`` runs this and then
``build.py``, which makes the grammars and parsers.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path

from scripts.message_schemas import jars, kept

FOLDER = Path(__file__).resolve().parents[2] / "kafkafmt" / "cluster" / "messages" / "schemas"


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return the exit code: 0 done or clean, 1 differences, 2 cannot run."""
    parser = argparse.ArgumentParser(description="Take message schemas from Kafka's jars.")
    task = parser.add_mutually_exclusive_group()
    task.add_argument("--release", help="take this release instead of the pinned one")
    task.add_argument("--check", action="store_true", help="change nothing; name what differs")
    task.add_argument(
        "--newest", action="store_true", help="change nothing; name what the newest release adds"
    )
    parser.add_argument("--jars", type=Path, metavar="FOLDER", help="where the jars are kept")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.jars or Path(temporary)
        try:
            if options.newest:
                return _newest(folder)
            return _run(options.release, options.check, folder)
        except jars.SchemaError as error:
            print(f"message_schemas: {error}", file=sys.stderr)
            return 2


def _run(wanted: str | None, check: bool, folder: Path) -> int:
    release, hashes = jars.pinned()
    is_pinned = wanted in (None, release)
    jars.fetch(wanted or release, folder)
    schemas, found = jars.read(wanted or release, folder, hashes if is_pinned else None)
    texts = {
        _path(name): kept.text(content)
        for name, content in kept.files(schemas, wanted or release, _earlier()).items()
    }
    texts[jars.PINS] = jars.pin(wanted or release, found)
    differing = [
        path
        for path, text in texts.items()
        if not path.is_file() or path.read_text("utf-8") != text
    ]
    for path in differing:
        if check:
            print(f"outdated: {path.name}")
        else:
            path.write_text(texts[path], "utf-8")
    return 1 if check and differing else 0


def _newest(folder: Path) -> int:
    """Print the differences of the newest release from the kept schemas; return 1 if any."""
    pinned, _ = jars.pinned()
    newest = jars.newest(pinned, folder)
    jars.fetch(newest, folder)
    schemas, _ = jars.read(newest, folder, None)
    earlier = _earlier()
    unread = kept.unread(earlier, kept.files(schemas, newest, earlier))
    for line in unread:
        print(f"unread: {line}")
    print(f"kept: Kafka {pinned}; newest release: {newest}")
    return 1 if unread else 0


def _earlier() -> dict[str, kept.Kept]:
    """Return the kept schemas, by file."""
    paths = (_path(name) for name, _, _ in kept.LOGS)
    return {path.stem: json.loads(path.read_text("utf-8")) for path in paths if path.is_file()}


def _path(name: str) -> Path:
    """Return the file of kept schemas, by its name in ``LOGS``."""
    return (jars.PINS.parent if name == kept.ON_DISK else FOLDER) / f"{name}.json"


if __name__ == "__main__":
    sys.exit(main())
