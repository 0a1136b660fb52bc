"""Rescues: of a lost quorum, of a deleted topic, of lost metadata."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kafkafmt._base.lazy import loader, modules_by_name

if TYPE_CHECKING:  # "as" makes a name public for type checkers
    from kafkafmt.repair.rescue.cluster import rescue_cluster as rescue_cluster
    from kafkafmt.repair.rescue.nodes import RescueError as RescueError
    from kafkafmt.repair.rescue.quorum import rescue_quorum as rescue_quorum
    from kafkafmt.repair.rescue.report import RescueReport as RescueReport
    from kafkafmt.repair.rescue.topic import rescue_topic as rescue_topic
    from kafkafmt.repair.salvage.report import SalvageReport as SalvageReport

_HOMES = modules_by_name(
    {
        "rescue.cluster": "rescue_cluster",
        "rescue.nodes": "RescueError",
        "rescue.quorum": "rescue_quorum",
        "rescue.report": "RescueReport",
        "rescue.topic": "rescue_topic",
        "salvage.report": "SalvageReport",
    }
)


if not TYPE_CHECKING:  # otherwise a checker would take any name, and none for *
    __all__ = sorted(_HOMES)
    __getattr__ = loader("kafkafmt.repair", _HOMES)


def __dir__() -> list[str]:
    return sorted(_HOMES)
