"""Records of a metadata log without their secrets.

Invariant: SCRAM keys and salts, ids of delegation tokens and values of configurations that may hold
passwords are in no result.

The configurations of a cluster known not to be secret:

Source of the rule: ``KafkaConfigSchema.isSensitive``: a configuration is sensitive unless its name
is defined and its type is not PASSWORD. A plug-in's own names are defined nowhere, and so are those
with a listener's prefix.

The names, in ``settings.txt``, are those of Kafka 4.3.1 and 4.4.0: of ``AbstractKafkaConfig``,
``LogConfig``, ``GroupConfig``, ``GroupCoordinatorConfig``, ``ClientMetricsConfigs``, and the quotas
of brokers (``QuotaConfig``).
"""

from __future__ import annotations

from functools import cache
from typing import Any


@cache
def _defined() -> frozenset[str]:
    from importlib import resources  # a log without settings needs none

    return frozenset((resources.files(__package__) / "settings.txt").read_text("utf-8").split())


def is_secret(name: str) -> bool:
    """Return whether the value of a configuration may be a secret, by its name."""
    return name not in _defined()


SECRETS = "also give SCRAM keys and salts, token ids and values of sensitive configurations."
"""What the keyword ``secrets`` of a reader means."""
HIDDEN = "[hidden]"
"""What stands in place of a text that may be a secret."""


def without_secrets(values: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a record, with secret ones masked or empty."""
    shown = {
        name: b"" if name in ("salt", "storedKey", "serverKey") else value
        for name, value in values.items()
    }
    if "tokenId" in shown:
        shown["tokenId"] = HIDDEN
    if "resourceType" in shown and is_secret(str(shown.get("name", ""))):
        shown["value"] = HIDDEN
    return shown
