"""The memory of every reader is bounded, for the table of attacks and for lines of text files."""

from pathlib import Path

import pytest

from tests.attacks.bad import checkpoint_memory, memory
from tests.support.processes import printed_by

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs Linux"),
]


def _grown(module: str, folder: Path) -> dict[str, str]:
    return dict(line.split("\t")[::-1] for line in printed_by(module, folder).splitlines())


def test_readers_take_no_more_memory_than_they_may(tmp_path: Path) -> None:
    found = _grown("tests.attacks.bad.memory", tmp_path)
    assert found.keys() == memory.WRITERS.keys()
    assert {name: grown for name, grown in found.items() if int(grown) > memory.MOST} == {}


def test_readers_of_text_files_take_no_more_memory_than_they_may(tmp_path: Path) -> None:
    found = _grown("tests.attacks.bad.checkpoint_memory", tmp_path)
    others = (len(checkpoint_memory.CONTENTS) - 1) * len(checkpoint_memory.DIRECT)
    assert len(found) == len(checkpoint_memory.OF_ENTRIES) + others
    most = checkpoint_memory.MOST
    assert {name: grown for name, grown in found.items() if int(grown) > most} == {}
