"""The inputs of the conformance runners: every segment, every decompressed stream, made files.

A case is one file and belongs to one group, a column of the matrix: the broker's version for a
valid segment, ``damaged``, ``checkpoints`` (KRaft snapshots), ``side-files`` (the three indexes and
snapshots of producers), ``streams``, ``odd`` and ``limits`` for files that are made, and
``messages`` for the records of internal topics.
The parsers do not decompress, so kafkafmt does it here: a stream is the decompressed payload of one
compressed entry.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kafkafmt import KafkaFormatError
from kafkafmt.segment import codecs
from tests.conformance import made, messages, reference
from tests.support.truth import CASES, GOLDEN

DAMAGED = re.compile(r"-(truncated|bitflip|badcrc)")
STREAM_LIMIT = 1 << 26
LOGS = (".log", ".checkpoint")
MESSAGES = "messages"
"""The group of the records of internal topics."""
BESIDE = {
    "checkpoints": ("checkpoint",),
    "side-files": ("index", "timeindex", "txnindex", "snapshot"),
}


@dataclass(frozen=True)
class Case:
    """One file for the runners; ``name`` is unique."""

    group: str
    name: str
    path: Path


def all_cases(folder: Path, names: Iterable[str] = CASES) -> list[Case]:
    """Every case of these directories; what is not in the corpus is written below ``folder``."""
    corpus = list(corpus_cases(names))
    return [
        *corpus,
        *stream_cases(corpus, folder / "streams"),
        *made_cases("odd", made.ODD, folder / "odd"),
        *made_cases("limits", made.LIMITS, folder / "limits"),
        *made_cases(MESSAGES, messages.files(), folder / MESSAGES),
    ]


def corpus_cases(names: Iterable[str] = CASES) -> Iterator[Case]:
    """The segments by broker, then what is beside them."""
    brokers = {name: broker(name) for name in names}
    order = sorted(set(brokers.values()), key=age)
    for group in order:
        for name, its in brokers.items():
            if its == group:
                for path in sorted((GOLDEN / name).glob("*.log")):
                    yield Case(group, f"{name}/{path.name}", path)
    for group, endings in BESIDE.items():
        for ending in endings:
            for path in sorted(GOLDEN.glob(f"*/*.{ending}")):
                if path.parent.name in brokers:
                    yield Case(group, f"{path.parent.name}/{path.name}", path)


def broker(name: str) -> str:
    """The group of a directory of the corpus: the broker's version up to what names a release."""
    if DAMAGED.search(name):
        return "damaged"
    version = json.loads((GOLDEN / name / "case.json").read_text("utf-8"))["broker"]
    if not version[0].isdigit():
        return str(version)
    return ".".join(version.split(".")[: 3 if version.startswith("0.") else 2])


def age(group: str) -> tuple[bool, list[int], str]:
    """Puts versions in their order, and the other groups after them."""
    is_version = group[0].isdigit()
    return not is_version, [int(each) for each in group.split(".") if is_version], group


def stream_cases(corpus: list[Case], folder: Path) -> Iterator[Case]:
    """A file for each compressed entry that can be decompressed."""
    for case in corpus:
        if case.path.suffix not in LOGS:
            continue
        for entry in reference.decode(case.path)["entries"]:
            stream = decompressed(entry)
            if stream is not None:
                kind, data = stream
                name = f"{case.name}/{entry['position']}.{kind}"
                yield Case("streams", name, written(folder / name, data))


def decompressed(entry: dict[str, Any]) -> tuple[str, bytes] | None:
    """The structure and bytes of what is compressed in an entry."""
    message, batch = entry.get("message"), entry.get("record_batch")
    if message and message["attributes"]["compression_id"] and message["value"]:
        kind, stored, content = "message_set", message["value"], message
    elif batch and batch.get("compressed_records"):
        kind = "control_records" if batch["attributes"]["is_control"] else "records"
        stored, content = batch["compressed_records"], batch
    else:
        return None
    codec = content["attributes"]["compression_id"]
    data = memoryview(bytes.fromhex(stored))
    try:
        plain = codecs.decompress(codec, data, magic=entry["magic"], limit=STREAM_LIMIT)
    except KafkaFormatError:  # of an entry that is damaged
        return None
    return kind, bytes(plain)


def made_cases(group: str, files: dict[str, bytes], folder: Path) -> Iterator[Case]:
    for name, data in files.items():
        yield Case(group, name, written(folder / name, data))


def written(path: Path, data: bytes) -> Path:
    """The path of a file that holds the data."""
    if not path.exists() or path.read_bytes() != data:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return path
