"""A history of a real cluster: its story, its end, and what must be true of the disks."""

from __future__ import annotations

import json
import shutil
import traceback
from pathlib import Path
from typing import Any

from tests.attacks.truth.answers import Ended
from tests.attacks.truth.nodes import BROKERS, CONTROLLER, LAST_WITH_ZOOKEEPER, Nodes
from tests.attacks.truth.rescued import EVERY_QUESTION
from tests.attacks.truth.story import Plan, Story
from tests.support.archives import unpack

SAID = "said.json"
_RECORDED = Path(__file__).with_name("recorded.tar.xz")


def lived(seed: int, version: str, folder: Path) -> tuple[Ended, list[str]]:
    """Let a cluster live and kill all of it at once; what it said, and what happened."""
    for each in ("disks", "salvaged"):  # of an earlier history that is kept
        shutil.rmtree(folder / each, ignore_errors=True)
    plan = Plan.of(seed, version)
    nodes = Nodes(version, folder / "cluster", plan.words)
    with nodes:
        story = Story(plan, nodes)
        story.tell()
        alive, said = nodes.alive, nodes.ask("describe")
        homes = {broker: nodes.home(broker) for broker in BROKERS}
        if nodes.has_zookeeper:
            homes = _witnessed(nodes, homes, said, folder / "disks")
    (folder / SAID).write_text(json.dumps({"said": said, "alive": alive}))
    controller = None if nodes.has_zookeeper else nodes.home(CONTROLLER)
    return Ended(said, homes, alive, controller, folder), [str(plan), *story.done]


def recorded(folder: Path) -> Ended:
    """A history that was kept: seed 2 of Kafka 4.4.0, with a broker that is away at the end.

    It is what ``--keep`` leaves: ``said.json`` and the disks ``cluster/node-*``, in an archive.
    """
    unpack(_RECORDED, folder)
    homes = {broker: folder / "cluster" / f"node-{broker}" for broker in (*BROKERS, CONTROLLER)}
    controller = homes.pop(CONTROLLER)
    return Ended(
        homes=homes, controller=controller, folder=folder, **json.loads((folder / SAID).read_text())
    )


def _witnessed(
    nodes: Nodes, homes: dict[int, Path], said: dict[str, Any], folder: Path
) -> dict[int, Path]:
    """Copy the disks of brokers that are killed; a newer release says what old ones cannot.

    That is the producers and transactions, which a newer broker finds on the same disks.
    """
    alive = nodes.alive
    for broker in alive:
        nodes.kill(broker)
    copies = {broker: folder / f"node-{broker}" for broker in homes}
    for broker, home in homes.items():
        shutil.copytree(home, copies[broker])
    nodes.version = LAST_WITH_ZOOKEEPER
    for broker in alive:
        nodes.start(broker)
    nodes.ask("wait", brokers=alive)
    later = nodes.ask("witness")
    while set(later["topics"]) != said["topics"].keys():  # a broker that knows no others yet
        later = nodes.ask("witness")
    said.update({name: later[name] for name in later.keys() & said if said[name] is None})
    return copies


def wrong(ended: Ended) -> list[str]:
    """What the library does not answer right, a text for each question."""
    found = []
    for question in EVERY_QUESTION:
        try:
            question(ended)
        except AssertionError as error:
            found.append(f"{question.__name__}: {error}")
        except Exception:  # noqa: BLE001 - any is a failure of the library
            found.append(f"{question.__name__}: {traceback.format_exc()}")
    return found
