"""Parsers of Kafka's log segments, generated from the grammars in ksy/ by build.py: do not edit.

They need only the package kaitaistruct. A field that is absent is None, a list ().
"""

from .aiven_chunk_sizes import AivenChunkSizes
from .aiven_encrypted_chunk import AivenEncryptedChunk
from .kafka_bytes import KafkaBytes
from .kafka_compact_bytes import KafkaCompactBytes
from .kafka_compact_string import KafkaCompactString
from .kafka_control_record import KafkaControlRecord
from .kafka_control_record_key import KafkaControlRecordKey
from .kafka_control_records import KafkaControlRecords
from .kafka_end_txn_marker import KafkaEndTxnMarker
from .kafka_header import KafkaHeader
from .kafka_kraft_version_record import KafkaKraftVersionRecord
from .kafka_leader_change_message import KafkaLeaderChangeMessage
from .kafka_log import KafkaLog
from .kafka_message import KafkaMessage
from .kafka_message_0_7 import KafkaMessage07
from .kafka_message_header import KafkaMessageHeader
from .kafka_message_set import KafkaMessageSet
from .kafka_message_set_0_7 import KafkaMessageSet07
from .kafka_metadata_frame import KafkaMetadataFrame
from .kafka_offset_index import KafkaOffsetIndex
from .kafka_producer_snapshot import KafkaProducerSnapshot
from .kafka_record import KafkaRecord
from .kafka_record_batch import KafkaRecordBatch
from .kafka_record_batch_header import KafkaRecordBatchHeader
from .kafka_records import KafkaRecords
from .kafka_snapshot_footer_record import KafkaSnapshotFooterRecord
from .kafka_snapshot_header_record import KafkaSnapshotHeaderRecord
from .kafka_string import KafkaString
from .kafka_tagged_fields import KafkaTaggedFields
from .kafka_time_index import KafkaTimeIndex
from .kafka_transaction_index import KafkaTransactionIndex
from .kafka_unsigned_varint import KafkaUnsignedVarint
from .kafka_varint import KafkaVarint
from .kafka_varlong import KafkaVarlong
from .kafka_voters_record import KafkaVotersRecord

__all__ = [
    "AivenChunkSizes",
    "AivenEncryptedChunk",
    "KafkaBytes",
    "KafkaCompactBytes",
    "KafkaCompactString",
    "KafkaControlRecord",
    "KafkaControlRecordKey",
    "KafkaControlRecords",
    "KafkaEndTxnMarker",
    "KafkaHeader",
    "KafkaKraftVersionRecord",
    "KafkaLeaderChangeMessage",
    "KafkaLog",
    "KafkaMessage",
    "KafkaMessage07",
    "KafkaMessageHeader",
    "KafkaMessageSet",
    "KafkaMessageSet07",
    "KafkaMetadataFrame",
    "KafkaOffsetIndex",
    "KafkaProducerSnapshot",
    "KafkaRecord",
    "KafkaRecordBatch",
    "KafkaRecordBatchHeader",
    "KafkaRecords",
    "KafkaSnapshotFooterRecord",
    "KafkaSnapshotHeaderRecord",
    "KafkaString",
    "KafkaTaggedFields",
    "KafkaTimeIndex",
    "KafkaTransactionIndex",
    "KafkaUnsignedVarint",
    "KafkaVarint",
    "KafkaVarlong",
    "KafkaVotersRecord",
]
