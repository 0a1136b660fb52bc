"""What is there of an OUT, for who looks at it: files and their bytes, or tables and their rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import pyarrow as pa
import pyarrow.dataset as ds

from kafkafmt.lake import read_table

Rows = Counter[tuple[object, ...]]
Found = Mapping[str, Rows]
"""How often each thing is there, by what it is of."""
_KEYS = {
    "records": ("topic", "partition", "offset"),
    "batches": ("topic", "partition", "segment", "position"),
    "damage": ("topic", "partition", "segment", "position", "kind"),
}
"""The tables, and what tells their rows apart."""
_HIVE = pa.schema([("topic", pa.string()), ("partition", pa.int32())])


def files(out: Path, *, sizes_only: bool = False) -> Found:
    """Names and contents; of a page the name alone. A rescue makes ids, and notes the time."""
    there = Rows()
    for path in sorted(out.rglob("*")) if out.is_dir() else [out]:
        if path.is_file():
            data = b"" if path.suffix == ".html" else path.read_bytes()
            there[path.relative_to(out).as_posix(), len(data) if sizes_only else data] += 1
    return {"files": there}


def tables(out: Path) -> Found:
    """The rows of an export, as its format says what they are."""
    there = {name: Rows() for name in _KEYS}
    for name, keys in _KEYS.items():
        with suppress(FileNotFoundError):  # no run has made it yet
            there[name] = _counted(read_table(out, name, columns=keys).read_all(), keys)
    return there


def listed(out: Path) -> Found:
    """The same, and the rows of all files in the directories of the tables."""
    there = dict(tables(out))
    for name, keys in _KEYS.items():
        there[f"{name} listed"] = Rows()
        if (out / name).is_dir():
            directories = ds.partitioning(_HIVE, flavor="hive")
            found = ds.dataset(f"{out}/{name}", format="parquet", partitioning=directories)
            if found.files:
                there[f"{name} listed"] = _counted(found.to_table(list(keys)), keys)
    return there


def _counted(table: pa.Table, keys: Sequence[str]) -> Rows:
    return Rows(zip(*(table.column(key).to_pylist() for key in keys), strict=True))
