"""The schemas of the control records that a rescue writes.

Fields, types and versions of ``SnapshotHeaderRecord``, ``SnapshotFooterRecord``,
``KRaftVersionRecord`` and ``VotersRecord`` (KIP-630, KIP-853); each has one version, 0, which is
flexible. The first field of each is that version.
"""

from __future__ import annotations

from kafkafmt.cluster.messages.schema import Field, MessageSpec, Versions
from kafkafmt.segment.record import control

_ALL, _NONE = Versions(0, 2**15 - 1), Versions(0, -1)


def _field(name: str, kind: str, *, is_array: bool = False, default: object = 0) -> Field:
    return Field(name, kind, is_array, _ALL, _NONE, None, _NONE, default)


def _message(
    name: str, fields: tuple[Field, ...], structs: dict[str, tuple[Field, ...]] | None = None
) -> MessageSpec:
    version = _field("version", "int16")
    valid = Versions(0, 0)
    return MessageSpec(name, -1, valid, _ALL, (version, *fields), structs or {}, "")


_VOTER = (
    _field("voterId", "int32"),
    _field("voterDirectoryId", "uuid"),
    _field("endpoints", "Endpoint", is_array=True, default=[]),
    _field("kRaftVersionFeature", "KRaftVersionFeature", default=None),
)
_ENDPOINT = (_field("name", "string"), _field("host", "string"), _field("port", "uint16"))
_FEATURE = (_field("minSupportedVersion", "int16"), _field("maxSupportedVersion", "int16"))

CONTROL_MESSAGES = {
    control.SNAPSHOT_HEADER: _message(
        "SnapshotHeaderRecord", (_field("lastContainedLogTimestamp", "int64"),)
    ),
    control.SNAPSHOT_FOOTER: _message("SnapshotFooterRecord", ()),
    control.KRAFT_VERSION: _message("KRaftVersionRecord", (_field("kRaftVersion", "int16"),)),
    control.KRAFT_VOTERS: _message(
        "VotersRecord",
        (_field("voters", "Voter", is_array=True, default=[]),),
        {"Voter": _VOTER, "Endpoint": _ENDPOINT, "KRaftVersionFeature": _FEATURE},
    ),
}
"""By the type of the record."""
