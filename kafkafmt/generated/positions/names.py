"""Kafka's own names of fields, and the widths of flags.

Generated from the grammars in ksy/ by build.py: do not edit.
"""

NAMES = {
    "AivenChunkSizes": {
        "num_chunks": "Count",
        "base": "Base",
        "len_value": "Bytes per value",
        "one_byte_values": "Values (without last)",
        "two_byte_values": "Values (without last)",
        "three_byte_values": "Values (without last)",
        "four_byte_values": "Values (without last)",
        "len_last_chunk": "Last value",
        "trailing": "buf"
    },
    "AivenChunkSizes.ThreeByteValue": {
        "high": "valBuf",
        "low": "valBuf"
    },
    "AivenEncryptedChunk": {
        "iv": "IV",
        "ciphertext": "encryptedChunk",
        "tag": "encryptedChunk"
    },
    "KafkaBytes": {
        "len_value": "length",
        "value": "value"
    },
    "KafkaCompactBytes": {
        "len_value_plus_one": "length",
        "value": "value"
    },
    "KafkaCompactString": {
        "len_value_plus_one": "length",
        "value": "value"
    },
    "KafkaControlRecord": {
        "len": "length",
        "body": "Record"
    },
    "KafkaControlRecord.ControlRecordBody": {
        "attributes": "attributes",
        "timestamp_delta": "timestampDelta",
        "offset_delta": "offsetDelta",
        "len_key": "keyLength",
        "key": "key",
        "len_value": "valueLength",
        "end_txn_marker": "value",
        "leader_change_message": "value",
        "snapshot_header_record": "value",
        "snapshot_footer_record": "value",
        "kraft_version_record": "value",
        "voters_record": "value",
        "unknown_value": "value",
        "num_headers": "numHeaders",
        "headers": "Headers"
    },
    "KafkaControlRecordKey": {
        "version": "version",
        "type_id": "type",
        "trailing": "key"
    },
    "KafkaControlRecords": {
        "records": "records"
    },
    "KafkaEndTxnMarker": {
        "version": "version",
        "coordinator_epoch": "coordinator_epoch",
        "trailing": "value"
    },
    "KafkaHeader": {
        "len_key": "headerKeyLength",
        "key": "headerKey",
        "len_value": "headerValueLength",
        "value": "Value"
    },
    "KafkaKraftVersionRecord": {
        "version": "Version",
        "kraft_version": "KRaftVersion",
        "tagged_fields": "_tagged_fields",
        "trailing": "value"
    },
    "KafkaLeaderChangeMessage": {
        "version": "Version",
        "leader_id": "LeaderId",
        "num_voters_plus_one": "Voters",
        "voters": "Voters",
        "num_granting_voters_plus_one": "GrantingVoters",
        "granting_voters": "GrantingVoters",
        "tagged_fields": "_tagged_fields",
        "trailing": "value"
    },
    "KafkaLeaderChangeMessage.LeaderChangeVoter": {
        "voter_id": "VoterId",
        "voter_directory_id": "VoterDirectoryId",
        "tagged_fields": "_tagged_fields"
    },
    "KafkaLog": {
        "entries": "batches",
        "tail": "truncatedBytes"
    },
    "KafkaLog.LogEntry": {
        "raw": "buffer"
    },
    "KafkaMessage": {
        "header": "LogOverhead",
        "len_key": "keyLength",
        "key": "key",
        "len_value": "valueLength",
        "value": "value",
        "trailing": "buffer"
    },
    "KafkaMessage07": {
        "len_message": "size",
        "magic": "magic",
        "attributes": "attributes",
        "crc": "checksum",
        "payload": "payload"
    },
    "KafkaMessage07.Message07Attributes": {
        "unused": "attributes",
        "compression_id": "compressionCodec"
    },
    "KafkaMessageHeader": {
        "offset": "offset",
        "len_message": "message_size",
        "crc": "crc",
        "magic": "magic_byte",
        "attributes": "attributes",
        "timestamp": "timestamp"
    },
    "KafkaMessageHeader.MessageAttributes": {
        "unused": "attributes",
        "timestamp_type": "timestampType",
        "compression_id": "compressionType"
    },
    "KafkaMessageSet": {
        "entries": "innerEntries",
        "tail": "stream"
    },
    "KafkaMessageSet.MessageSetEntry": {
        "message": "record"
    },
    "KafkaMessageSet07": {
        "entries": "iterator",
        "tail": "truncated"
    },
    "KafkaMessageSet07.MessageSet07Entry": {
        "raw": "buffer"
    },
    "KafkaMetadataFrame": {
        "frame_version": "DEFAULT_FRAME_VERSION",
        "api_key": "apiKey",
        "version": "version"
    },
    "KafkaOffsetIndex": {
        "entries": "entries",
        "tail": "mmap"
    },
    "KafkaOffsetIndex.OffsetIndexEntry": {
        "raw": "buffer"
    },
    "KafkaProducerSnapshot": {
        "version": "Version",
        "crc": "Crc",
        "num_producer_entries": "ProducerEntries",
        "producer_entries": "ProducerEntries",
        "trailing": "buffer"
    },
    "KafkaProducerSnapshot.ProducerSnapshotEntry": {
        "producer_id": "ProducerId",
        "producer_epoch": "Epoch",
        "last_sequence": "LastSequence",
        "last_offset": "LastOffset",
        "offset_delta": "OffsetDelta",
        "timestamp": "Timestamp",
        "coordinator_epoch": "CoordinatorEpoch",
        "current_txn_first_offset": "CurrentTxnFirstOffset"
    },
    "KafkaRecord": {
        "len": "length",
        "body": "Record"
    },
    "KafkaRecord.RecordBody": {
        "attributes": "attributes",
        "timestamp_delta": "timestampDelta",
        "offset_delta": "offsetDelta",
        "len_key": "keyLength",
        "key": "key",
        "len_value": "valueLength",
        "value": "value",
        "num_headers": "numHeaders",
        "headers": "Headers"
    },
    "KafkaRecordBatch": {
        "header": "RECORD_BATCH_OVERHEAD",
        "compressed_records": "records",
        "control_records": "records",
        "records": "records"
    },
    "KafkaRecordBatchHeader": {
        "base_offset": "baseOffset",
        "len_batch": "batchLength",
        "partition_leader_epoch": "partitionLeaderEpoch",
        "magic": "magic",
        "crc": "crc",
        "attributes": "attributes",
        "last_offset_delta": "lastOffsetDelta",
        "base_timestamp": "baseTimestamp",
        "max_timestamp": "maxTimestamp",
        "producer_id": "producerId",
        "producer_epoch": "producerEpoch",
        "base_sequence": "baseSequence",
        "num_records": "recordsCount"
    },
    "KafkaRecordBatchHeader.RecordBatchAttributes": {
        "unused_high": "attributes",
        "unused": "attributes",
        "has_delete_horizon_ms": "hasDeleteHorizonMs",
        "is_control": "isControlBatch",
        "is_transactional": "isTransactional",
        "timestamp_type": "timestampType",
        "compression_id": "compressionType"
    },
    "KafkaRecords": {
        "records": "records"
    },
    "KafkaSnapshotFooterRecord": {
        "version": "Version",
        "tagged_fields": "_tagged_fields",
        "trailing": "value"
    },
    "KafkaSnapshotHeaderRecord": {
        "version": "Version",
        "last_contained_log_timestamp": "LastContainedLogTimestamp",
        "tagged_fields": "_tagged_fields",
        "trailing": "value"
    },
    "KafkaString": {
        "len_value": "length",
        "value": "value"
    },
    "KafkaTaggedFields": {
        "num_fields": "_numTaggedFields",
        "fields": "_unknownTaggedFields"
    },
    "KafkaTaggedFields.TaggedField": {
        "tag": "tag",
        "len_data": "size",
        "data": "data"
    },
    "KafkaTimeIndex": {
        "entries": "entries",
        "tail": "mmap"
    },
    "KafkaTimeIndex.TimeIndexEntry": {
        "raw": "buffer"
    },
    "KafkaTransactionIndex": {
        "entries": "allAbortedTxns",
        "tail": "channel"
    },
    "KafkaTransactionIndex.AbortedTxn": {
        "version": "VERSION_OFFSET",
        "producer_id": "PRODUCER_ID_OFFSET",
        "first_offset": "FIRST_OFFSET_OFFSET",
        "last_offset": "LAST_OFFSET_OFFSET",
        "last_stable_offset": "LAST_STABLE_OFFSET_OFFSET"
    },
    "KafkaUnsignedVarint": {
        "byte_0": "tmp",
        "byte_1": "tmp",
        "byte_2": "tmp",
        "byte_3": "tmp",
        "byte_4": "tmp"
    },
    "KafkaVarint": {
        "byte_0": "tmp",
        "byte_1": "tmp",
        "byte_2": "tmp",
        "byte_3": "tmp",
        "byte_4": "tmp"
    },
    "KafkaVarlong": {
        "byte_0": "tmp",
        "byte_1": "tmp",
        "byte_2": "tmp",
        "byte_3": "tmp",
        "byte_4": "tmp",
        "byte_5": "tmp",
        "byte_6": "tmp",
        "byte_7": "tmp",
        "byte_8": "tmp",
        "byte_9": "tmp"
    },
    "KafkaVotersRecord": {
        "version": "Version",
        "num_voters_plus_one": "Voters",
        "voters": "Voters",
        "tagged_fields": "_tagged_fields",
        "trailing": "value"
    },
    "KafkaVotersRecord.VotersRecordVoter": {
        "voter_id": "VoterId",
        "voter_directory_id": "VoterDirectoryId",
        "num_endpoints_plus_one": "Endpoints",
        "endpoints": "Endpoints",
        "kraft_version_feature": "KRaftVersionFeature",
        "tagged_fields": "_tagged_fields"
    },
    "KafkaVotersRecord.VoterEndpoint": {
        "name": "Name",
        "host": "Host",
        "port": "Port",
        "tagged_fields": "_tagged_fields"
    },
    "KafkaVotersRecord.KraftVersionFeature": {
        "min_supported_version": "MinSupportedVersion",
        "max_supported_version": "MaxSupportedVersion",
        "tagged_fields": "_tagged_fields"
    }
}

BITS = {
    "KafkaMessage07.Message07Attributes": {
        "unused": 6,
        "compression_id": 2
    },
    "KafkaMessageHeader.MessageAttributes": {
        "unused": 4,
        "timestamp_type": 1,
        "compression_id": 3
    },
    "KafkaRecordBatchHeader.RecordBatchAttributes": {
        "unused_high": 8,
        "unused": 1,
        "has_delete_horizon_ms": 1,
        "is_control": 1,
        "is_transactional": 1,
        "timestamp_type": 1,
        "compression_id": 3
    }
}
