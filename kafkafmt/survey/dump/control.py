"""Control records as ``DumpLogSegments.printControlRecord`` prints them.

Invariant: the text is that of Jackson: the order of the fields, and the escapes.
"""

from __future__ import annotations

import json

from kafkafmt.cluster.messages.json_text import of_jackson
from kafkafmt.segment.record import control as controls
from kafkafmt.segment.record.record import Record

_CONTROL_LABELS = {
    controls.LEADER_CHANGE: "LeaderChange:",
    controls.SNAPSHOT_HEADER: "SnapshotHeader",
    controls.SNAPSHOT_FOOTER: "SnapshotFooter",
    controls.KRAFT_VERSION: "KRaftVersion",
    controls.KRAFT_VOTERS: "KRaftVoters",
}


def text(record: Record) -> str:
    """The text of a control record.

    Raises:
        MalformedError: its key or value does not match the schema of its type.
    """
    control = controls.control_record(record.key, record.value)
    if control.value is None:
        return f" controlType: {control.type_name}({control.type_id})"
    if control.type_id in _CONTROL_LABELS:
        return f" {_CONTROL_LABELS[control.type_id]} {java_json(control.value)}"
    epoch = control.value["coordinatorEpoch"]
    return f" endTxnMarker: {control.type_name} coordinatorEpoch: {epoch}"


def java_json(value: object) -> str:
    """JSON as Jackson prints it, without spaces."""
    return of_jackson(json.dumps(value, ensure_ascii=False, separators=(",", ":")))
