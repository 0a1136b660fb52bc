"""One useful line from `repr`: of scans, segments, batches and parsed trees."""

from pathlib import Path

import pytest

import kafkafmt
from tests.support.encoder import Rec, message, record_batch
from tests.support.engines import engine as engine

pytestmark = pytest.mark.usefixtures("engine")

LOG = record_batch([Rec(b"k", b"v"), Rec(b"k", b"v", offset_delta=1)], base_offset=4)


def first(data: bytes) -> kafkafmt.Batch:
    with kafkafmt.open_segment(data) as segment:
        return next(iter(segment))


def test_of_a_scan(tmp_path: Path) -> None:
    scan = kafkafmt.scan_records(LOG)
    for _ in range(2):
        assert repr(scan) == "<Scan of records: 1 segment, 18 columns>"
        assert len(list(scan)) == 1
    empty = kafkafmt.scan_records([], columns=["key"])
    assert repr(empty) == "<Scan of records: 0 segments, 1 column>"
    assert repr(kafkafmt.scan_batches(LOG)) == "<Scan of batches: 1 segment, 23 columns>"
    assert repr(kafkafmt.scan_damage(LOG)) == "<Scan of damage: 1 segment, 7 columns>"


def test_of_a_batch() -> None:
    assert repr(first(LOG)) == (
        f"<Batch v2 at byte 0 of <bytes>: offsets 4 to 5, 2 records, none, {len(LOG)} bytes>"
    )
    bad = record_batch([Rec()], crc=1, framing="gzip")
    assert repr(first(bad)).endswith(f"1 record, gzip, {len(bad)} bytes, wrong checksum>")
    old = message(key=b"k", value=b"v", magic=1, offset=7)
    assert repr(first(old)) == f"<Batch v1 at byte 0 of <bytes>: offset 7, none, {len(old)} bytes>"


def test_a_notebook_shows_the_fields_of_a_batch() -> None:
    shown = first(LOG)._repr_html_().replace("\n", "")
    assert shown.startswith("<p><code>&lt;Batch v2 at byte 0")
    assert "<th>field</th><th>value</th>" in shown
    assert "<td>last_offset</td><td>5</td>" in shown


def test_of_an_unknown_codec() -> None:
    assert "unknown codec 7" in repr(first(record_batch([Rec()], attributes=7)))


def test_of_a_parsed_tree() -> None:
    tree = first(LOG).tree
    shown = "<KafkaRecordBatch header=<KafkaRecordBatchHeader>, records=<KafkaRecords>>"
    assert repr(tree) == shown
    assert repr(tree.header).startswith("<KafkaRecordBatchHeader base_offset=4, len_batch=")
    assert "\n" not in repr(tree.header)
