"""Several threads give the same as one: rows, order, damage, errors."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa
import pytest

import kafkafmt
from kafkafmt._base.damage import MALFORMED, Damage, DamagePolicy
from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt.log import splits
from kafkafmt.segment.engine import parallel, parts
from kafkafmt.segment.engine.opening import LogPart
from kafkafmt.segment.engine.parts import useful
from kafkafmt.storage.segment_file import Extent, SegmentFile
from tests.support.encoder import Rec, record_batch
from tests.support.engines import columnar as columnar
from tests.support.files import put
from tests.support.truth import CASES, GOLDEN

if TYPE_CHECKING:
    from kafkafmt.segment.engine.parallel import Reader

DAMAGED = [case for case in CASES if "badcrc" in case or "bitflip" in case]


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PART_BYTES", "COMPRESSED_PART_BYTES", "MIN_PART_BYTES"):
        monkeypatch.setattr(parts, name, 700)


def segment(tmp_path: Path) -> Path:
    records = [Rec(value=bytes(200))]
    batches = (record_batch(records, base_offset=at, framing="lz4") for at in range(200))
    return put(tmp_path / f"{0:020}.log", *batches)


@pytest.mark.slow
@pytest.mark.parametrize("threads", [2, 5])
def test_the_whole_corpus(threads: int) -> None:
    for source in (GOLDEN / "k431-java-none", GOLDEN / "k282-tx", GOLDEN):
        one, many = (
            kafkafmt.scan_records(
                source, on_damage="collect", isolation="read_committed", threads=count
            )
            for count in (1, threads)
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


@pytest.mark.usefixtures("columnar")
def test_a_scan_that_is_left_ends_its_threads(tmp_path: Path) -> None:
    before = set(threading.enumerate())  # those of other tests may end meanwhile
    scan = kafkafmt.scan_records(segment(tmp_path), threads=3)
    assert next(scan).num_rows > 0
    own = set(threading.enumerate()) - before
    assert own
    del scan
    for thread in own:
        thread.join(60)
    assert not own & set(threading.enumerate())


def test_a_reader_that_is_closed_waits_for_no_thread() -> None:
    """The cycle collector may close it where a lock is held that a thread needs for its end."""
    is_begun, may_end = threading.Event(), threading.Event()

    def read(pieces: Iterable[LogPart], policy: DamagePolicy) -> Iterator[pa.RecordBatch]:
        for extent, _ in pieces:
            if extent.start and threading.current_thread().name == "kafkafmt":
                is_begun.set()
                may_end.wait(60)
            elif extent.start:
                is_begun.wait(60)
            yield numbers(extent.start)

    cut = (each for each in pieces(40))
    made = parallel.in_order(cut, lambda: read, DamagePolicy("raise"), 2)
    next(made)
    assert is_begun.wait(60)
    made.close()  # type: ignore[attr-defined]
    assert not may_end.is_set()
    may_end.set()


@pytest.mark.usefixtures("columnar")
def test_what_is_small_is_read_by_who_asks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def started() -> int:
        before = set(threading.enumerate())
        scan = kafkafmt.scan_records(path, threads=9)
        assert next(scan).num_rows > 0
        return len(set(threading.enumerate()) - before)

    path = segment(tmp_path)
    size = path.stat().st_size
    monkeypatch.setattr(parts, "PART_BYTES", size)
    monkeypatch.setattr(parts, "MIN_PART_BYTES", size // 3)
    assert 1 <= started() <= 2
    monkeypatch.setattr(parts, "MIN_PART_BYTES", size // 2 + 1)
    assert started() == 0


def test_each_segment_is_work_for_a_thread() -> None:
    extents = [Extent(SegmentFile("", size=size)) for size in (0, 10, 2000)]
    assert useful(extents, 9) == 4
    assert useful(extents, 3) == 3
    assert useful([], 3) == 1


def test_at_least_one() -> None:
    with pytest.raises(ValueError, match="threads is one or more, not 0"):
        kafkafmt.scan_records(b"", threads=0)


def pieces(count: int) -> list[LogPart]:
    source = SegmentFile("somewhere", size=count)
    return [LogPart(Extent(source, number, number + 1)) for number in range(count)]


def numbers(piece: int) -> pa.RecordBatch:
    return pa.record_batch({"piece": [piece]})


def decoded(reader: Reader, count: int, threads: int) -> Iterator[int]:
    policy = DamagePolicy("raise")
    cut = splits.for_threads(pieces(count), DEFAULT_LIMITS, threads)
    made = parallel.in_order(cut, lambda: reader, policy, threads)
    return (batch["piece"][0].as_py() for batch in made)


@pytest.mark.parametrize("ahead", [1, 4, 20])
def test_so_many_pieces_are_read_while_the_first_one_is_not_finished(
    ahead: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []
    has_paused = threading.Event()

    class Watched(threading.Condition):
        def wait(self, timeout: float | None = None) -> bool:
            has_paused.set()
            return super().wait(timeout)

    def read(pieces: Iterable[LogPart], policy: DamagePolicy) -> Iterator[pa.RecordBatch]:
        for extent, _ in pieces:
            begun.append(extent.start)
            if extent.start == 0:
                # The other thread has nothing that it may begin.
                assert has_paused.wait(60)
                assert len(begun) == 2 + ahead
            yield numbers(extent.start)

    monkeypatch.setattr(parallel, "Condition", Watched)
    cut = (each for each in pieces(40))
    made = parallel.in_order(cut, lambda: read, DamagePolicy("raise"), 2, ahead=ahead)
    assert [batch["piece"][0].as_py() for batch in made] == list(range(40))


@pytest.mark.parametrize("threads", [2, 4])
def test_any_error_waits_for_its_turn(threads: int) -> None:
    def read(pieces: Iterable[LogPart], policy: DamagePolicy) -> Iterator[pa.RecordBatch]:
        for extent, _ in pieces:
            if extent.start == 7:
                raise LookupError("the eighth")
            yield numbers(extent.start)
            yield numbers(extent.start)

    found: list[int] = []
    with pytest.raises(LookupError, match="the eighth"):
        found.extend(decoded(read, 20, threads))
    assert found == [number for number in range(7) for _ in range(2)]


@pytest.mark.parametrize("threads", [2, 4])
def test_few_pieces_are_begun_before_their_turn(threads: int) -> None:
    begun: list[int] = []

    def read(pieces: Iterable[LogPart], policy: DamagePolicy) -> Iterator[pa.RecordBatch]:
        for extent, _ in pieces:
            begun.append(extent.start)
            yield numbers(extent.start)

    for number in decoded(read, 30, threads):
        assert max(begun) <= number + threads
    assert sorted(begun) == list(range(30))


@pytest.mark.parametrize("threads", [1, 3])
def test_a_reader_is_not_run_again_after_the_last_batch(threads: int) -> None:
    """Where the caller knows it; what the reader has noted before is not lost."""
    ended: list[int] = []

    def read(pieces: Iterable[LogPart], policy: DamagePolicy) -> Iterator[pa.RecordBatch]:
        for extent, _ in pieces:
            yield numbers(extent.start)
            damage = Damage(None, None, None, extent.start, 1, MALFORMED, "it is")
            policy.report(damage, ValueError())
            yield numbers(100 + extent.start)
            ended.append(extent.start)

    def is_last(batch: pa.RecordBatch) -> bool:
        is_it: bool = batch["piece"][0].as_py() in range(100, 108)
        return is_it

    policy = DamagePolicy("collect")
    cut = (each for each in pieces(10))
    made = parallel.in_order(cut, lambda: read, policy, threads, is_last=is_last)
    found = [batch["piece"][0].as_py() for batch in made]
    assert found == [number for each in range(10) for number in (each, 100 + each)]
    assert sorted(ended) == [8, 9]
    assert [damage.position for damage in policy.found] == list(range(10))


def test_memory_of_batches_in_work_is_bounded() -> None:
    made: list[int] = []

    def read(pieces: Iterable[LogPart], policy: DamagePolicy) -> Iterator[pa.RecordBatch]:
        for extent, _ in pieces:
            for _ in range(50):
                made.append(extent.start)
                yield numbers(extent.start)

    for taken, _ in enumerate(decoded(read, 4, 2)):
        assert len(made) - taken <= 2 * 3 + 2
    assert len(made) == taken + 1 == 200


# --- readers that are left half read -------------------------------------------------------------


LEFT = """
import sys
from pathlib import Path
import kafkafmt
from kafkafmt.segment.engine import parts
parts.COMPRESSED_PART_BYTES = parts.MIN_PART_BYTES = 700
scan = kafkafmt.scan_records(sys.argv[1], threads=4)
next(iter(scan))
{then}
print("the end")
"""


def check_end(tmp_path: Path, then: str, *options: str) -> None:
    code = [*options, "-c", LEFT.format(then=then), str(segment(tmp_path))]
    done = subprocess.run([sys.executable, *code], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stdout, done.stderr) == (0, "the end\n", "")


@pytest.mark.slow
@pytest.mark.parametrize("then", ["", "raise SystemExit(print('the end'))", "scan = [scan, scan]"])
def test_a_program_ends_that_leaves_a_scan_half_read(tmp_path: Path, then: str) -> None:
    check_end(tmp_path, then)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_forked_process_ends_that_holds_a_scan_half_read(tmp_path: Path) -> None:
    then = "import os\nif (child := os.fork()): assert os.waitpid(child, 0)[1] == 0\n"
    check_end(tmp_path, f"{then}else: del scan; sys.exit()", "-W", "ignore")


def test_a_worker_may_collect_the_reader_that_it_works_for() -> None:
    """The cycle collector runs in any thread; nobody may wait for itself, or close what runs."""
    is_left, has_collected = threading.Event(), threading.Event()
    closed: list[str] = []

    def pieces() -> Generator[LogPart, None, None]:
        try:
            for number in range(100):
                if is_left.is_set():
                    gc.collect()
                yield LogPart(Extent(SegmentFile("", f"segment {number}")))
        finally:
            closed.append(threading.current_thread().name)

    def read(pieces: Iterable[LogPart], policy: DamagePolicy) -> Iterator[pa.RecordBatch]:
        for extent, _ in pieces:
            is_worker = threading.current_thread().name == "kafkafmt"
            if is_worker and extent.segment.name != "segment 0":
                is_left.wait(60)
                gc.collect()
                has_collected.set()
            yield pa.record_batch({"n": [1]})

    made = parallel.in_order(pieces(), lambda: read, DamagePolicy("raise"), 3)
    next(made)
    cycle: list[object] = [made]
    cycle.append(cycle)
    gc.disable()
    try:
        del made, cycle
        is_left.set()
        assert has_collected.wait(60)
    finally:
        gc.enable()
    for thread in threading.enumerate():
        if thread.name == "kafkafmt":
            thread.join(60)
    assert len(closed) == 1
