"""Clusters on their worst day: the directories of all nodes, and what must be served afterwards.

Real brokers 3.9.2, 4.3.1 and 4.4.0 wrote them. ``CASE/nodes/`` has the data directories (``<id>``,
with several directories ``<id>-d1``…; ``old-<id>`` are another cluster's); ``CASE/expected.json``
what clients said before, and under ``rescue`` what is asked for.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import kafkafmt
from kafkafmt.repair.rescue import RescueReport
from tests.support.archives import unpacked

ARCHIVES = Path(__file__).parent / "cases"
NAMES = sorted(path.name.removesuffix(".tar.xz") for path in ARCHIVES.glob("*.tar.xz"))
_PORT = 20001


class Case:
    """An unpacked case.

    Attributes:
        nodes: the folder of the data directories.
        expected: what ``expected.json`` says.
    """

    def __init__(self, name: str, folder: Path) -> None:
        shutil.copytree(unpacked(ARCHIVES / f"{name}.tar.xz"), folder, dirs_exist_ok=True)
        self.nodes = folder / name / "nodes"
        text = (folder / name / "expected.json").read_text("utf-8")
        self.expected: dict[str, Any] = json.loads(text)

    @property
    def asked(self) -> dict[str, Any]:
        """What kind of rescue, and its arguments."""
        asked: dict[str, Any] = self.expected["rescue"]
        return asked

    def rescue(self, out: Path, **changed: Any) -> RescueReport:
        asked = self.asked
        voters = [
            f"{node}@127.0.0.1:{_PORT + number}"
            for number, node in enumerate(asked.get("voters", ()))
        ]
        if asked["kind"] == "quorum":
            given = {"voters": voters, "lost": asked.get("lost", ())}
            return kafkafmt.rescue.rescue_quorum([self.nodes], out, **{**given, **changed})
        if asked["kind"] == "rebuild":
            version = asked.get("metadataVersion")
            given = {
                "voters": voters,
                "static": self.expected["start"]["quorum"] == "static",
                "metadata_version": None if version is None else str(version),
                "features": asked.get("features", {}),
            }
            return kafkafmt.rescue.rescue_cluster([self.nodes], out, **{**given, **changed})
        foreign = asked.get("foreign", [])
        here = [path for path in sorted(self.nodes.iterdir()) if path.name not in foreign]
        given = {
            "topic": asked["topic"],
            "topic_id": asked.get("topicId"),
            "new_name": asked.get("as"),
            "foreign": [self.nodes / name for name in foreign],
            "brokers": {int(old): new for old, new in asked.get("brokers", {}).items()},
        }
        return kafkafmt.rescue.rescue_topic(here, out, **{**given, **changed})
