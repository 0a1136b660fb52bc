"""Buckets that Aiven's plugin wrote under real brokers 4.3.1 and 3.9.2, with what a consumer read.

``CASE/bucket/`` has the objects, ``keys/`` the private keys, ``local/`` directories of a broker;
``expected*.jsonl`` the records of a live consumer, ``case.json`` what is special and damaged.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pyarrow as pa

from tests.support.archives import unpack
from tests.support.truth import from_base64

ARCHIVES = Path(__file__).parent / "cases"
NAMES = sorted(path.name.removesuffix(".tar.xz") for path in ARCHIVES.glob("*.tar.xz"))

Row = tuple[Any, ...]


class Case:
    """An unpacked case.

    Attributes:
        bucket: the folder of the objects.
        local: the directories of a broker, which may be missing.
        said: what ``case.json`` says.
    """

    def __init__(self, name: str, folder: Path) -> None:
        unpack(ARCHIVES / f"{name}.tar.xz", folder)
        self._path = folder / name
        self.bucket = self._path / "bucket"
        self.local = self._path / "local"
        self.said: dict[str, Any] = json.loads((self._path / "case.json").read_text("utf-8"))

    @property
    def keys(self) -> dict[str, str]:
        """The paths of the private keys, by the id of the pair."""
        found = sorted((self._path / "keys").glob("*.private.pem"))
        return {path.name.removesuffix(".private.pem"): str(path) for path in found}

    @property
    def topics(self) -> list[str] | None:
        """The topic of the case, where there is one: ``local/`` has others."""
        return [self.said["topic"]] if "topic" in self.said else None

    def expected(self, kind: str = "expected") -> list[Row] | None:
        """The records that are there, in the form of :func:`rows`; ``None`` without the file."""
        path = self._path / f"{kind}.jsonl"
        if not path.exists():
            return None
        with path.open(encoding="utf-8") as lines:
            return sorted(map(_row, map(json.loads, lines)), key=repr)


def _row(found: dict[str, Any]) -> Row:
    return (
        *(found[name] for name in ("topic", "partition", "offset", "timestamp", "timestampType")),
        *(from_base64(found[name]) for name in ("key", "value")),
        tuple((name, from_base64(value)) for name, value in found["headers"]),
        found["leaderEpoch"],
    )


def rows(table: pa.Table) -> list[Row]:
    """The records of a table, sorted."""
    return sorted(map(row, table.to_pylist()), key=repr)


def row(found: dict[str, Any]) -> Row:
    """One record of a table or a file that was exported."""
    timestamp = found["timestamp"]
    return (
        *(found[name] for name in ("topic", "partition", "offset")),
        None if timestamp is None else round(timestamp.timestamp() * 1000),
        found["timestampType"],
        found["key"],
        found["value"],
        tuple((each["key"], each["value"]) for each in found["headers"]),
        found["leaderEpoch"],
    )


def offsets(found: Iterable[Row]) -> list[int]:
    """The offsets of records, in order."""
    return sorted(each[2] for each in found)
