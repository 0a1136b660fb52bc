"""The work of every reader is proportional to what it reads, and bounded, for the table of attacks.

Strategy: CPU time of an attack and of one of twice the size, in turn. Other load on the machine
makes a measurement longer, never shorter, so the least of several counts; where none is quiet, load
that lasts makes both longer alike, so the median of the ratios of neighbours counts as well. They
are taken again while both ratios are too high. What an attack may cost at all is counted in steps
of the interpreter, which are measured beside it: a machine may be of any speed.
"""

import gc
import time
from pathlib import Path
from statistics import median

import pytest

from tests.attacks.bad import readers
from tests.attacks.bad.attacks import ATTACKS, ATTACKS_0_7, write
from tests.support.engines import engine as engine
from tests.support.samples import some
from tests.support.work import seconds_of_a_step

RATIO = 2.3
SLACK = 0.03  # seconds: of the clock, and of what happens once
TRIES = 15
ENOUGH = 5  # ratios, for their median to count
# Steps, and steps a byte: by the kernel, and where only the reference engine serves.
BOUND = 80_000_000
BOUND_BYTE = {"columnar": 1, "reference": 80}


@pytest.fixture(scope="module", autouse=True)
def _few_objects() -> None:
    """Let collections of garbage look only at what a reader makes."""
    gc.collect()
    gc.freeze()


def _seconds(read: readers.Read, path: Path) -> float:
    started = time.process_time()
    with readers.refused():
        read(path)
    return time.process_time() - started


def _is_in_proportion(pairs: list[tuple[float, float]]) -> bool:
    """Whether the second ones of the pairs took at most RATIO times as long as the first ones."""
    one, two = (min(seconds) for seconds in zip(*pairs, strict=True))
    if two <= RATIO * one + SLACK:
        return True
    return len(pairs) >= ENOUGH and median((two - SLACK) / one for one, two in pairs) <= RATIO


def _check(one: Path, two: Path, name: str, of_segments: list[readers.Read]) -> None:
    most = BOUND + BOUND_BYTE[name] * sum(path.stat().st_size for path in two.iterdir())
    for (read, small), (_, large) in zip(
        readers.of(one, of_segments), readers.of(two, of_segments), strict=True
    ):
        pairs: list[tuple[float, float]] = []
        steps: list[float] = []
        holds = False
        while len(pairs) < TRIES and not holds:
            pairs.append((_seconds(read, small), _seconds(read, large)))
            steps.append(seconds_of_a_step())
            least = min(pair[1] for pair in pairs)
            holds = _is_in_proportion(pairs) and least <= most * median(steps)
        assert holds, (readers.name_of(read), pairs, steps)


TRIED = [
    *(("columnar", name) for name in ATTACKS),
    *(("reference", name) for name in some(ATTACKS, 3)),
]
"""The kernel's work is tried for all; the other engine's for a third, in ``make soak`` for all."""


@pytest.mark.slow
@pytest.mark.parametrize(("engine", "name"), TRIED, indirect=["engine"])
def test_twice_the_bytes_take_twice_the_work(name: str, tmp_path: Path, engine: str) -> None:
    make, size = ATTACKS[name]
    of_segments = readers.of_attack(name)
    if engine == "reference":
        size //= 4
        of_segments = readers.OF_ENGINES
    one, two = write(tmp_path / "1", make(size)), write(tmp_path / "2", make(2 * size))
    _check(one, two, engine, of_segments)


@pytest.mark.parametrize("name", ATTACKS_0_7)
def test_the_same_for_kafka_0_7(name: str, tmp_path: Path) -> None:
    make, size = ATTACKS_0_7[name]
    one, two = (write(tmp_path / str(n), make(n * size), ".kafka") for n in (1, 2))
    _check(one, two, "reference", readers.OF_ENGINES)
