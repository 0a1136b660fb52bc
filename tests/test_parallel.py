"""Several threads give what one gives: rows, order, damage, errors."""

import threading
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt import parallel
from tests.encoder import Rec, record_batch
from tests.truth import CASES, GOLDEN

DAMAGED = [case for case in CASES if "badcrc" in case or "bitflip" in case]


@pytest.fixture(autouse=True)
def small_stretches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "STRETCH_BYTES", 700)


def segment(tmp_path: Path, batches: int) -> Path:
    path = tmp_path / f"{0:020}.log"
    path.write_bytes(
        b"".join(
            record_batch([Rec(value=bytes(200))], base_offset=number, framing="lz4")
            for number in range(batches)
        )
    )
    return path


@pytest.mark.parametrize("threads", [2, 5])
def test_the_whole_corpus(threads: int) -> None:
    for source in (GOLDEN / "k431-java-none", GOLDEN / "k282-tx", GOLDEN):
        one = kafkafmt.scan_records(source, on_damage="collect", isolation="read_committed")
        many = kafkafmt.scan_records(
            source, on_damage="collect", isolation="read_committed", threads=threads
        )
        assert many.read_all().equals(one.read_all())
        assert many.damage == one.damage


@pytest.mark.parametrize("case", DAMAGED)
def test_what_stands_before_damage_comes_before_the_error(case: str) -> None:
    def read(threads: int) -> tuple[list[dict[str, object]], str]:
        rows: list[dict[str, object]] = []
        scan = kafkafmt.scan_records(GOLDEN / case, threads=threads)
        with pytest.raises(kafkafmt.KafkaFormatError) as raised:
            rows.extend(row for batch in scan for row in batch.to_pylist())
        return rows, str(raised.value)

    assert read(3) == read(1)


def test_a_scan_that_is_left_ends_its_threads(tmp_path: Path) -> None:
    before = threading.active_count()
    scan = kafkafmt.scan_records(segment(tmp_path, 200), threads=3)
    assert next(scan).num_rows > 0
    assert threading.active_count() > before
    del scan
    assert threading.active_count() == before


def test_at_least_one() -> None:
    with pytest.raises(ValueError, match="threads is one or more, not 0"):
        kafkafmt.scan_records(b"", threads=0)
