"""Short forms of `scripts/fuzz faults`, ``interrupts``, ``threads`` and of its targets."""

import shutil
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.attacks.fuzz import interrupts, threads
from tests.attacks.fuzz.targets import TARGETS
from tests.support.processes import REPOSITORY, ended, printed_by
from tests.support.samples import SOAK

KERNEL = "kafkafmt/segment/engine/kernel"

pytest.importorskip("kafkafmt.segment.engine.kernel._kernel", reason="the kernel is not compiled")


@pytest.mark.slow
@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("gcc") is None, reason="needs gcc and Linux"
)
def test_each_allocation_may_fail(tmp_path: Path) -> None:
    """The kernel's C code is there where it was compiled from this folder."""
    source = REPOSITORY / KERNEL / "_kernel.c"
    if not source.exists():
        pytest.skip("the kernel was not compiled here")
    shutil.copytree(
        REPOSITORY / "kafkafmt",
        tmp_path / "kafkafmt",
        ignore=shutil.ignore_patterns("_kernel*.so", "__pycache__", "*.c", "*.html"),
    )
    built = tmp_path / KERNEL / "_kernel.abi3.so"
    flags = ["-shared", "-fPIC", "-O0", "-w", "-DNO_SPARES", "-DPy_LIMITED_API=0x030B0000"]
    if sys.version_info < (3, 11):
        built, flags = built.with_name("_kernel.so"), flags[:-1]
    subprocess.run(
        [
            "gcc",
            *flags,
            *("-include", str(REPOSITORY / "tests/attacks/fuzz/faults.h")),
            *("-I", sysconfig.get_path("include"), "-I", str(source.parent)),
            *(str(source), "-o", str(built)),
        ],
        check=True,
    )
    safe = ["-P"] if sys.version_info >= (3, 11) else []
    words = *safe, "-m", "tests.run", "allocations", "--files=2", "--seconds=5"
    run = ended(*words, environment={"PYTHONPATH": f"{tmp_path}:{REPOSITORY}", "PATH": ""})
    assert run.returncode == 0, run.stdout + run.stderr
    assert "MemoryError each time" in run.stdout


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs a timer")
def test_an_exception_may_come_at_any_moment() -> None:
    assert interrupts.run(count=200, seconds=20, seed=1, largest=500) > 0


def test_threads_get_equal_rows() -> None:
    assert threads.run(rounds=4, seconds=30, seed=1) > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(TARGETS.keys() - {"kernel"}) if SOAK else ["codecs"])
def test_a_target_within_its_bounds(name: str, tmp_path: Path) -> None:
    """Without them, `test_fuzz` tries all."""
    options = ("--seconds", "60" if SOAK else "0.25", "--largest", "1000", "--failures", tmp_path)
    printed = printed_by("tests.run", "fuzz", "--target", name, *options)
    assert printed.endswith(" inputs: nothing found\n")
