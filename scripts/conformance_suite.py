"""Write the conformance suite: an archive for authors of other readers to check theirs.

    python -m scripts.conformance_suite FOLDER      FOLDER/kafka-log-conformance-VERSION.tar.xz

Strategy: ``conformance/`` holds what people write (README, schema, checker). The cases are made
from ``tests/conformance/golden``, in which Kafka's own reader said what is in each segment: each
segment and KRaft snapshot, and beside it, with ``.jsonl`` added to its name, the lines for it.

Invariant: no reader of this project has a part in the lines. The same files give the same bytes.
"""

from __future__ import annotations

import base64
import io
import json
import runpy
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "conformance" / "golden"
BATCH = (
    *("magic", "compression", "is_transactional", "is_control", "partition_leader_epoch"),
    *("producer_id", "producer_epoch"),
)
RECORD = ("sequence", "offset", "timestamp", "timestamp_type")

Lines = list[dict[str, Any]]


def expected(case: Path, segment: str) -> Lines:
    """Return the lines for a segment: records, entries with a wrong checksum, and the tail."""
    start = "" if segment.endswith(".log") else "checkpoint-"
    records: dict[int, Lines] = {}
    for record in read_lines(case / f"{start}records.jsonl", segment):
        records.setdefault(record["batch_position"], []).append(record)
    lines: Lines = []
    end = 0
    for batch in read_lines(case / f"{start}batches.jsonl", segment):
        position = {"batch_position": batch["position"]}
        end = batch["position"] + batch["size_in_bytes"]
        if not batch["is_valid"]:
            lines.append(position | {"error": "checksum"})
        shared = position | {name: batch[name] for name in BATCH}
        lines += [shared | contents(each) for each in records.get(batch["position"], [])]
    left = (case / segment).stat().st_size - end
    return [*lines, {"tail_position": end, "tail_size": left}] if left else lines


def read_lines(path: Path, segment: str) -> Iterator[dict[str, Any]]:
    """Yield the lines about a segment in a file of the corpus."""
    for line in path.read_text("utf-8").splitlines():
        found = json.loads(line)
        if found["segment"] == segment:
            yield found


def contents(record: dict[str, Any]) -> dict[str, Any]:
    """Return the record's own keys of a line, with bytes in hexadecimal."""
    return {
        **{name: record[name] for name in RECORD},
        **{name: hexadecimal(record[name]) for name in ("key", "value")},
        "headers": [[key.encode().hex(), hexadecimal(value)] for key, value in record["headers"]],
    }


def hexadecimal(text: str | None) -> str | None:
    """Return base64 as hexadecimal digits; null stays null."""
    return None if text is None else base64.b64decode(text).hex()


def files() -> Iterator[tuple[str, bytes]]:
    """Yield the files of the suite: names and contents."""
    for path in sorted((ROOT / "conformance").iterdir()):
        if path.is_file():
            yield path.name, path.read_bytes()
    yield "LICENSE", (ROOT / "LICENSES" / "CC0-1.0.txt").read_bytes()
    for case in sorted(path for path in GOLDEN.iterdir() if path.is_dir()):
        about = json.loads((case / "case.json").read_text("utf-8"))
        yield f"cases/{case.name}/case.json", f"{json.dumps(about, indent=1)}\n".encode()
        for path in sorted([*case.glob("*.log"), *case.glob("*.checkpoint")]):
            lines = (f"{json.dumps(line)}\n" for line in expected(case, path.name))
            yield f"cases/{case.name}/{path.name}", path.read_bytes()
            yield f"cases/{case.name}/{path.name}.jsonl", "".join(lines).encode()


def write(folder: Path) -> Path:
    """Write the archive into the folder; return its path."""
    version = runpy.run_path(str(ROOT / "kafkafmt" / "_base" / "version.py"))["__version__"]
    name = f"kafka-log-conformance-{version}"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.tar.xz"
    with tarfile.open(path, "w:xz") as archive:
        for file, data in files():
            entry = tarfile.TarInfo(f"{name}/{file}")
            entry.size, entry.mode = len(data), 0o755 if file.endswith(".py") else 0o644
            archive.addfile(entry, io.BytesIO(data))
    return path


if __name__ == "__main__":
    print(write(Path(sys.argv[1])))
