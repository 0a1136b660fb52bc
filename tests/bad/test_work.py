"""The work of every reader is proportional to what it reads, and bounded, for the table of attacks.

Strategy: CPU time of an attack and of one of twice the size. Other load on the machine makes single
measurements longer, never shorter, so the least of several is taken, and more are taken while the
ratio is too high.
"""

import time
from pathlib import Path

import pytest

from tests.bad import readers
from tests.bad.attacks import ATTACKS, ATTACKS_0_7, write
from tests.support.roads import road as road

RATIO = 2.3
SLACK = 0.03  # seconds: of the clock, and of what happens once
TRIES = 8
# Seconds, and seconds a byte: by the kernel, and where only the reference engine serves.
BOUND = 2
BOUND_BYTE = {"columnar": 20e-9, "reference": 2e-6}


def _seconds(read: readers.Read, path: Path, options: dict[str, str]) -> float:
    started = time.process_time()
    with readers.refused():
        read(path, **options)
    return time.process_time() - started


def _check(one: Path, two: Path, name: str, log_format: str | None = None) -> None:
    options = {} if log_format is None else {"format": log_format}
    is_exact = name == "reference"
    for (read, small), (_, large) in zip(
        readers.of(one, is_exact=is_exact), readers.of(two, is_exact=is_exact), strict=True
    ):
        least, most = _seconds(read, small, options), _seconds(read, large, options)
        for _ in range(TRIES):
            if most <= RATIO * least + SLACK:
                break
            least = min(least, _seconds(read, small, options))
            most = min(most, _seconds(read, large, options))
        assert most <= RATIO * least + SLACK, (read.__name__, least, most)
        size = sum(path.stat().st_size for path in two.iterdir())
        assert most <= BOUND + BOUND_BYTE[name] * size, (read.__name__, most)


@pytest.mark.xfail(strict=False, reason="CPU time on a shared machine: to be counted another way")
@pytest.mark.parametrize("name", ATTACKS)
def test_twice_the_bytes_take_twice_the_work(name: str, tmp_path: Path, road: str) -> None:
    make, size = ATTACKS[name]
    if road == "reference":
        size //= 4
    one, two = write(tmp_path / "1", make(size)), write(tmp_path / "2", make(2 * size))
    _check(one, two, road)


@pytest.mark.parametrize("name", ATTACKS_0_7)
def test_the_same_for_kafka_0_7(name: str, tmp_path: Path) -> None:
    make, size = ATTACKS_0_7[name]
    one, two = write(tmp_path / "1", make(size)), write(tmp_path / "2", make(2 * size))
    _check(one, two, "reference", "0.7")
