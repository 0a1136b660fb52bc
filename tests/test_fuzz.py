"""A short replay of the fuzzer: what it kept, and a few hundred changed logs (tests/fuzz)."""

import random
from pathlib import Path

import pytest

from tests.fuzz import target
from tests.fuzz.mutations import mutate

pytest.importorskip("kafkafmt._kernel", reason="the kernel is not compiled")

CORPUS = target.kept()


def test_the_corpus_is_there() -> None:
    assert len(CORPUS) > 100


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_what_the_fuzzer_kept(path: Path) -> None:
    assert target.problems(path.read_bytes()) == []


@pytest.mark.parametrize("seed", range(10))
def test_changed_logs_are_read_the_same_by_both_roads(seed: int) -> None:
    chance = random.Random(seed)
    seeds = target.seeds(1000)
    for _ in range(40):
        data = mutate(chance.choice(seeds), chance)
        assert target.problems(data) == [], data.hex()
