"""Real brokers serve what a rescue wrote; `python -m tests.rescue.served` tries every case."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rescue import served


@pytest.mark.slow
@pytest.mark.skipif(served.missing() is not None, reason=str(served.missing()))
@pytest.mark.parametrize("name", ["r1-dynamic-no-controller", "r2-stray", "r3-jbod"])
def test_brokers_serve_everything(name: str, tmp_path: Path) -> None:
    """One case of each kind, of brokers 4.4.0, 4.3.1 and 3.9.2: served, restarted, written to."""
    served.check(name, tmp_path)
