"""Real brokers serve what a rescue wrote.

`python -m tests.repair.rescue.served` tries every case
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.repair.rescue import served
from tests.repair.rescue.nodes import Hosts
from tests.support.kafka_release import missing
from tests.support.samples import SOAK

_PAGE = Path(__file__).resolve().parents[3] / "docs" / "how-to" / "rescue.md"
_SHOWN = re.findall(
    r"^\$ tar -xf tests/repair/rescue/cases/(.+)\.tar\.xz ", _PAGE.read_text("utf-8"), re.M
)
"""The cases of the how-to, whose commands the tests of the pages run: every section has one."""
_SERVED = [*_SHOWN, "r1-broker-snapshot-damaged", "r3-jbod"]
_OF_EACH_SORT = {name[:2]: name for name in _SERVED}
"""A rescue of a quorum, one of a topic and one of a cluster."""
_MISSING = missing()


@pytest.fixture(scope="module")
def hosts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosts]:
    with Hosts(tmp_path_factory.mktemp("hosts")) as hosts:
        yield hosts


@pytest.mark.slow
@pytest.mark.skipif(_MISSING is not None, reason=f"no cluster: {_MISSING}")
@pytest.mark.parametrize("name", _SERVED if SOAK else [*_OF_EACH_SORT.values()])
def test_brokers_serve_everything(name: str, hosts: Hosts, tmp_path: Path) -> None:
    """The commands of its steps.md are run; then it is served, restarted, written to."""
    served.check(name, tmp_path, hosts)


def test_each_section_of_the_page_has_a_case() -> None:
    sections = re.findall(r"^## .+", _PAGE.read_text("utf-8"), re.M)
    assert len(_SHOWN) == len(sections) == 6
