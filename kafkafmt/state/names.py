"""Names of topics for their ids, where a metadata log is among the sources."""

from __future__ import annotations

from dataclasses import replace

from kafkafmt.messages.internal_query import InternalQuery
from kafkafmt.state.metadata_log import TOPIC, log_records, metadata_source, snapshot_records
from kafkafmt.storage.discovery import Source


def topic_names(source: Source, reading: InternalQuery) -> dict[str, str]:
    """The names of all topics that the metadata log and its snapshots know, by id.

    Topics that were removed keep their names, for records about them remain. Empty where there is
    no metadata log.
    """
    whole = replace(reading, as_of_offset=None, as_of_timestamp=None)
    try:
        metadata = metadata_source(source, whole)
    except FileNotFoundError:
        return {}
    if not any(extent.segment.topic == TOPIC for extent in metadata.logs):  # of another topic
        return {}
    names: dict[str, str] = {}
    for snapshot in metadata.snapshots:
        for record in snapshot_records(snapshot, whole):
            _note(names, record.decoded.name, record.decoded.value)
    for log_record in log_records(metadata, whole):
        decoded = getattr(log_record, "decoded", None)
        if decoded is not None:
            _note(names, decoded.name, decoded.value)
    return names


def _note(names: dict[str, str], record: str | None, values: dict[str, str] | None) -> None:
    if record == "TopicRecord" and values is not None:
        names[values["topicId"]] = values["name"]
