"""The audit of tiered storage: the objects in a bucket, and the needs of its logs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kafkafmt._base.lazy import loader, modules_by_name

if TYPE_CHECKING:  # "as" makes a name public for type checkers
    from kafkafmt.survey.tier.audit import TierAudit as TierAudit
    from kafkafmt.survey.tier.audit import read_tier as read_tier

_HOMES = modules_by_name({"audit": "TierAudit read_tier"})


if not TYPE_CHECKING:  # otherwise a checker would take any name, and none for *
    __all__ = sorted(_HOMES)
    __getattr__ = loader(__name__, _HOMES)


def __dir__() -> list[str]:
    return sorted(_HOMES)
