"""The memory of every reader is bounded, for the table of attacks, also where there is little."""

from pathlib import Path

import pytest

from tests.attacks.bad import memory
from tests.support.processes import printed_by


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs Linux")
def test_readers_take_no_more_memory_than_they_may(tmp_path: Path) -> None:
    printed = printed_by("tests.attacks.bad.memory", tmp_path)
    found = dict(line.split("\t")[::-1] for line in printed.splitlines())
    assert found.keys() == memory.WRITERS.keys()
    assert {name: grown for name, grown in found.items() if int(grown) > memory.MOST} == {}
