"""Fuzz the kernel by its coverage.

``python -m tests.run guided --seconds 600``, of `make fuzz`

Strategy: libFuzzer, through atheris, keeps each input that reaches something new of the kernel,
which clang has built with coverage counters, and goes on from there. Most of an entry is covered by
a checksum, so bytes are changed entry by entry, and compressed ones inside; lengths and checksums
are made right afterwards. Half of the changes are libFuzzer's, half those of `mutations`.

Inputs that end the run (a sanitizer's finding, an exception other than ``KafkaFormatError``) are
written to ``build/fuzz``, inputs that reach new code to ``build/fuzz/found``.
"""

import ctypes
import random
import sys
from argparse import Namespace
from pathlib import Path

import atheris

from kafkafmt.segment.engine.kernel import _kernel
from tests.attacks.fuzz import target
from tests.attacks.fuzz.keep import keep
from tests.attacks.fuzz.mutations import mutate

_MAX_SIZE = 4096
_FOLDER = Path("build/fuzz")


def _mutated(data: bytes, max_size: int, seed: int) -> bytes:
    chance = random.Random(seed)
    if chance.random() < 0.5:
        return mutate(data, chance)[:max_size]
    return mutate(data, chance, lambda piece, _: atheris.Mutate(piece, max_size))[:max_size]


def _list_edges(control: Path) -> None:
    options = ["-merge_inner=1", f"-merge_control_file={control}"]
    atheris.Setup([sys.argv[0], *options], target.read)
    atheris.Fuzz()


OPTIONS = {
    "seconds": (60, ""),
    "seed": (0, "0: another one each time"),
    "largest": (1000, "bytes of the largest seed"),
    "keep": (False, "choose of what was found: `keep`"),
}


def main(arguments: Namespace) -> None:
    if b"__sanitizer_cov_8bit_counters_init" not in Path(_kernel.__file__).read_bytes():
        sys.exit(f"{_kernel.__file__} has no coverage counters: run `make fuzz`")
    if not hasattr(ctypes.CDLL(None), "LLVMFuzzerCustomMutator"):
        sys.exit("libFuzzer finds no mutator (tests/attacks/fuzz/mutator.c): run `make fuzz`")
    found, seeds = _FOLDER / "found", _FOLDER / "seeds"
    for folder in (found, seeds):
        folder.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(target.seeds(arguments.largest)):
        (seeds / f"{number}.log").write_bytes(data)
    target.prepare()
    if arguments.keep:
        for copy in keep(found, _FOLDER / "control", _list_edges):
            print(copy)
        return
    options = [
        f"-max_total_time={arguments.seconds}",
        f"-seed={arguments.seed}",
        f"-max_len={_MAX_SIZE}",
        f"-artifact_prefix={_FOLDER}/",
        "-print_final_stats=1",
    ]
    folders = [str(found), str(target.KEPT), str(seeds)]
    atheris.Setup([sys.argv[0], *options, *folders], target.read, custom_mutator=_mutated)
    atheris.Fuzz()
