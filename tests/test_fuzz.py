"""A short replay of the fuzzer: what it kept, and a few hundred changed logs (tests/fuzz)."""

import random
from pathlib import Path

import pytest

from tests.fuzz.answers import differences
from tests.fuzz.driver import LIMITS
from tests.fuzz.mutations import encoded, mutate, real
from tests.truth import GOLDEN

pytest.importorskip("kafkafmt._kernel", reason="the kernel is not compiled")

CORPUS = sorted((Path(__file__).parent / "fuzz" / "corpus").glob("*.log"))


def test_the_corpus_is_there() -> None:
    assert len(CORPUS) > 100


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_what_the_fuzzer_kept(path: Path) -> None:
    assert differences(path.read_bytes(), LIMITS) == []


@pytest.mark.parametrize("seed", range(10))
def test_changed_logs_are_read_the_same_by_both_roads(seed: int) -> None:
    chance = random.Random(seed)
    seeds = encoded() + real(GOLDEN, 1000)
    for _ in range(40):
        data = mutate(chance.choice(seeds), chance)
        assert differences(data, LIMITS) == [], data.hex()
