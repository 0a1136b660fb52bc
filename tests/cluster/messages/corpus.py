"""Directories of internal topics, and what Kafka's tool printed of them, out of the archives."""

from __future__ import annotations

import json
import shutil
import tarfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from kafkafmt import open_segment
from tests.support.archives import unpacked

DATA = Path(__file__).parent / "data"
JAVA_17 = {"9.999999999999999E22": "1.0E23"}
"""Doubles that Java 17, with which the tool ran, prints otherwise than Java 19 and later."""


def log_directory(name: str, target: Path) -> Path:
    """A copy of a case in a directory that is named as on a broker, below the target."""
    topic = f"__{'_'.join(name.split('-')[2:])}"
    folder = target / f"{topic}-0"
    shutil.copytree(case_folder(name), folder)
    return folder


def case_folder(name: str) -> Path:
    return unpacked(DATA / "cases.tar.xz") / name


@cache
def case_names() -> tuple[str, ...]:
    with tarfile.open(DATA / "cases.tar.xz") as packed:
        return tuple(
            sorted(Path(each).parent.name for each in packed.getnames() if "case.json" in each)
        )


def decoder_of(name: str) -> str:
    """The decoder that fits the topic of a case, without dashes around it."""
    option: str = json.loads((case_folder(name) / "case.json").read_text("utf-8"))["decoder"]
    return option.removeprefix("--").removesuffix("-decoder")


def tool_text(path: Path) -> str:
    """What the tool printed, with doubles as of Java 19."""
    text = path.read_bytes().decode("utf-8")
    for old, new in JAVA_17.items():
        text = text.replace(old, new)
    return text


def records_of(folder: Path) -> Iterator[tuple[int, bytes | None, bytes | None]]:
    """Offset, key and value of every record in the segments and snapshots of a directory."""
    for path in sorted((*folder.glob("*.log"), *folder.glob("*.checkpoint"))):
        with open_segment(path) as segment:
            for batch in segment:
                if not batch.is_control:
                    for record in batch.records():
                        yield record.offset, record.key, record.value
