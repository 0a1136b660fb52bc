"""A history of a real cluster: its story, its end, and what must be true of the disks."""

from __future__ import annotations

import traceback
from pathlib import Path

from tests.truth.answers import QUESTIONS, Ended
from tests.truth.nodes import BROKERS, CONTROLLER, Nodes
from tests.truth.story import Plan, Story


def lived(seed: int, version: str, folder: Path) -> tuple[Ended, list[str]]:
    """Let a cluster live and kill all of it at once; what it said, and what happened."""
    plan = Plan.of(seed, version)
    nodes = Nodes(version, folder / "cluster", plan.words)
    with nodes:
        story = Story(plan, nodes)
        story.tell()
        alive, said = nodes.alive, nodes.ask("describe")
    homes = {broker: nodes.home(broker) for broker in BROKERS}
    return Ended(said, homes, alive, nodes.home(CONTROLLER), folder), [str(plan), *story.done]


def wrong(ended: Ended) -> list[str]:
    """What the library does not answer right, a text for each question."""
    found = []
    for question in QUESTIONS:
        try:
            question(ended)
        except AssertionError as error:
            found.append(f"{question.__name__}: {error}")
        except Exception:  # noqa: BLE001 - any is a failure of the library
            found.append(f"{question.__name__}: {traceback.format_exc()}")
    return found
