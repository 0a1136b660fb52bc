"""Records of a metadata log without what a broker would show nobody.

Invariant: SCRAM keys and salts, ids of delegation tokens and values of configurations that may hold
passwords are in no result.
"""

from __future__ import annotations

from typing import Any

from kafkafmt.cluster.config_names import is_secret

SECRETS = "also give SCRAM keys and salts, token ids and values of sensitive configurations."
"""What the keyword ``secrets`` of a reader means."""
HIDDEN = "[hidden]"
"""What stands in place of a text that may be a secret."""


def without_secrets(values: dict[str, Any]) -> dict[str, Any]:
    """The fields of a record, those that are secret hidden or empty."""
    shown = {
        name: b"" if name in ("salt", "storedKey", "serverKey") else value
        for name, value in values.items()
    }
    if "tokenId" in shown:
        shown["tokenId"] = HIDDEN
    if "resourceType" in shown and is_secret(str(shown.get("name", ""))):
        shown["value"] = HIDDEN
    return shown
