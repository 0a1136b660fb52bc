"""The memory of every reader of text files is bounded, whatever their lines are."""

from pathlib import Path

import pytest

from tests.attacks.bad import checkpoint_memory
from tests.support.processes import printed_by


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs Linux")
def test_readers_of_text_files_take_no_more_memory_than_they_may(tmp_path: Path) -> None:
    printed = printed_by("tests.attacks.bad.checkpoint_memory", tmp_path)
    found = dict(line.split("\t")[::-1] for line in printed.splitlines())
    others = (len(checkpoint_memory.CONTENTS) - 1) * len(checkpoint_memory.DIRECT)
    assert len(found) == len(checkpoint_memory.READERS) + others
    most = checkpoint_memory.MOST
    assert {name: grown for name, grown in found.items() if int(grown) > most} == {}
