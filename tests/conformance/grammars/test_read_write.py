"""The grammars compiled with the read-write option: they write exactly the bytes that they read.

The parsers are made by the npm compiler, once a worker. Before a segment is written, the bytes that
each entry keeps as they are (`raw`) are replaced by zeroes, so that all comes from the fields.
"""

from __future__ import annotations

import importlib
import io
import re
import shutil
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from kaitaistruct import (
    ConsistencyError,
    ConsistencyNotCheckedError,
    KaitaiStream,
    KaitaiStructError,
)

import build
import kafkafmt
from tests.conformance.made import ODD
from tests.support.encoder import Rec, message_0_7, record_batch, wrapper_0_7
from tests.support.node import NODE
from tests.support.tables import rows

ROOT = Path(__file__).resolve().parents[3]
SIDE_FILES = {
    ".index": "KafkaOffsetIndex",
    ".timeindex": "KafkaTimeIndex",
    ".txnindex": "KafkaTransactionIndex",
    ".snapshot": "KafkaProducerSnapshot",
}

pytestmark = NODE


@pytest.fixture(scope="module")
def parsers(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The package that `build.py --read-write kafka_rw` makes."""
    folder = tmp_path_factory.mktemp("read-write")
    assert build.main(["--read-write", str(folder / "kafka_rw")]) == 0
    sys.path.insert(0, str(folder))
    try:
        return importlib.import_module("kafka_rw")
    finally:
        sys.path.remove(str(folder))


def segments_of(directory: Path) -> list[Path]:
    return [path for path in directory.iterdir() if path.suffix in (".log", ".checkpoint")]


def written(parsed: Any, size: int) -> bytes:
    stream = KaitaiStream(BytesIO(bytearray(size)))
    parsed._write(stream)
    made: bytes = stream.to_byte_array()
    return made


def read_log(parsers: Any, data: bytes) -> tuple[Any, int]:
    """The log, from whose entries what can be read was read; and how many were read."""
    log = parsers.KafkaLog.from_bytes(data)
    log._read()
    count = 0
    for entry in log.entries or ():
        kind = {0: "message", 1: "message", 2: "record_batch"}.get(entry.magic)
        try:
            inside = None if kind is None else getattr(entry, kind)
            if inside is not None:
                inside._fetch_instances()
        except KaitaiStructError:
            delattr(entry, f"_m_{kind}")  # what was read of it
            setattr(entry, f"{kind}__enabled", False)
            inside = None
        entry.base_offset, entry.len_body, entry.len_next  # noqa: B018
        if inside is not None:
            entry.raw = bytes(len(entry.raw))
            count += 1
        entry._check()
    return log, count


def test_every_segment(parsers: Any, cases: list[str], golden: Path) -> None:
    count = segments = 0
    for case in cases:
        for path in segments_of(golden / case):
            data = path.read_bytes()
            log, entries = read_log(parsers, data)
            assert written(log, len(data)) == data, path
            count, segments = count + entries, segments + 1
    assert count > segments > 0


def test_every_segment_with_its_records_decompressed(
    parsers: Any, cases: list[str], golden: Path
) -> None:
    for case in cases:
        for path in segments_of(golden / case):
            out = io.BytesIO()
            kafkafmt.unpack(path, out, on_damage="copy")
            data = out.getvalue()
            log, _ = read_log(parsers, data)
            assert written(log, len(data)) == data, path


def test_every_side_file(parsers: Any, cases: list[str], golden: Path) -> None:
    count = 0
    for case in cases:
        for path in (golden / case).iterdir():
            if path.suffix in SIDE_FILES:
                data = path.read_bytes()
                parsed = getattr(parsers, SIDE_FILES[path.suffix]).from_bytes(data)
                parsed._read()
                parsed._fetch_instances()
                assert written(parsed, len(data)) == data, path
                count += 1
    assert count > 0


# What the grammars read without an error, but do not keep: see docs/reference/languages.md.
LOST = {"record-trailing.log"}


@pytest.mark.parametrize("name", sorted(n for n in ODD if n.endswith(".log")))
def test_odd_and_malformed_segments(parsers: Any, name: str) -> None:
    log, _ = read_log(parsers, ODD[name])
    same = written(log, len(ODD[name])) == ODD[name]
    assert same == (name not in LOST)


def test_a_log_of_kafka_0_7(parsers: Any) -> None:
    data = message_0_7(b"a", magic=0) + wrapper_0_7([message_0_7(b"b")]) + b"\0\0\0"
    log = parsers.KafkaMessageSet07.from_bytes(data)
    log._read()
    log._fetch_instances()
    for entry in log.entries:
        entry.raw = bytes(len(entry.raw))
        entry._check()
    assert written(log, len(data)) == data


def test_what_does_not_fit_is_an_error(parsers: Any) -> None:
    data = record_batch([Rec(b"key", b"value")])
    log, _ = read_log(parsers, data)
    body = log.entries[0].record_batch.records.records[0].body
    body.value = b"longer than it was"
    with pytest.raises(ConsistencyNotCheckedError):
        written(log, len(data))
    with pytest.raises(ConsistencyError):
        body._check()
    body.value = b"VALUE"
    body._check()
    (record,) = rows(kafkafmt.read_records(resealed(parsers, log, len(data))))
    assert (record["key"], record["value"]) == (b"key", b"VALUE")


def resealed(parsers: Any, log: Any, size: int) -> bytes:
    """The log as bytes, with the checksum of its first batch computed again by the layer's rule."""
    from kafkafmt.segment.record import entry as checksums

    made = written(log, size)
    header = log.entries[0].record_batch.header
    header.crc = checksums.computed(memoryview(made)[: log.entries[0].ofs_next], 2)
    header._check()
    return written(log, size)


def test_the_example_of_the_document(
    parsers: Any, golden: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (ROOT / "docs" / "reference" / "languages.md").read_text("utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    name = f"{0:020}.log"
    shutil.copy(golden / "k431-java-none" / name, tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "kafka_rw", parsers)
    exec(example, {})
    before, after = (rows(kafkafmt.read_batches(tmp_path / file)) for file in (name, "changed.log"))
    assert after[0]["maxTimestamp"] == before[0]["maxTimestamp"] + 1
    assert after[0]["crc"] != before[0]["crc"]
    assert all(row["isValid"] for row in after)
    assert [row["count"] for row in after] == [row["count"] for row in before]
