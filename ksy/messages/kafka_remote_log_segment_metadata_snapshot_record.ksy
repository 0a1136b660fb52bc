# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_remote_log_segment_metadata_snapshot_record
  title: Kafka RemoteLogSegmentMetadataSnapshotRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.server.log.remote.metadata.storage.generated.RemoteLogSegmentMetadataSnapshotRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_bytes
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record with API key 3 in `__remote_log_metadata`. Since
  Kafka 3.5. Version 0 has this layout since Kafka 3.6; earlier releases
  wrote another one under the same number, and nothing in the bytes says
  so.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json RemoteLogSegmentMetadataSnapshotRecord
-webide-representation: '{segment_id:uuid} {start_offset:dec} {end_offset:dec}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 3.
  - id: segment_id
    -orig-id: SegmentId
    size: 16
    doc: '`uuid`, since Kafka 3.5.'
  - id: start_offset
    -orig-id: StartOffset
    type: s8
    doc: '`int64`, since Kafka 3.5.'
  - id: end_offset
    -orig-id: EndOffset
    type: s8
    doc: '`int64`, since Kafka 3.5.'
  - id: broker_id
    -orig-id: BrokerId
    type: s4
    doc: '`int32`, since Kafka 3.5.'
  - id: max_timestamp_ms
    -orig-id: MaxTimestampMs
    type: s8
    doc: '`int64`, since Kafka 3.5.'
  - id: event_timestamp_ms
    -orig-id: EventTimestampMs
    type: s8
    doc: '`int64`, since Kafka 3.5.'
  - id: num_segment_leader_epochs_plus_one
    -orig-id: SegmentLeaderEpochs
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: segment_leader_epochs
    -orig-id: SegmentLeaderEpochs
    type: remote_log_segment_metadata_snapshot_record_segment_leader_epoch_entry
    repeat: expr
    repeat-expr: (num_segment_leader_epochs_plus_one.value - 1.as<s8>).as<s8>
    if: num_segment_leader_epochs_plus_one.value >= 1.as<s8>
    doc: |
      Each leader epoch in the segment, with its first offset.
      `[]SegmentLeaderEpochEntry`, since Kafka 3.5.
  - id: segment_size_in_bytes
    -orig-id: SegmentSizeInBytes
    type: s4
    doc: '`int32`, since Kafka 3.5.'
  - id: custom_metadata
    -orig-id: CustomMetadata
    type: kafka_compact_bytes
    doc: |
      Bytes of the plugin for remote storage. `bytes`, since Kafka 3.6.
      Null unless it is given. May be null.
  - id: remote_log_segment_state
    -orig-id: RemoteLogSegmentState
    type: s1
    doc: |
      0 copy started, 1 copy finished, 2 deletion started, 3 deletion
      finished. `int8`, since Kafka 3.5.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: remote_log_segment_metadata_snapshot_record_tagged_fields
    doc: |
      The fields that are there only where they differ from their defaults.
types:
  remote_log_segment_metadata_snapshot_record_segment_leader_epoch_entry:
    doc: |
      `SegmentLeaderEpochEntry` of
      `RemoteLogSegmentMetadataSnapshotRecord`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json RemoteLogSegmentMetadataSnapshotRecord, SegmentLeaderEpochEntry
    -webide-representation: '{leader_epoch:dec} {offset:dec}'
    seq:
      - id: leader_epoch
        -orig-id: LeaderEpoch
        type: s4
        doc: '`int32`, since Kafka 3.5.'
      - id: offset
        -orig-id: Offset
        type: s8
        doc: '`int64`, since Kafka 3.5.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  remote_log_segment_metadata_snapshot_record_tagged_fields:
    doc: The tagged fields of `remote_log_segment_metadata_snapshot_record`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json RemoteLogSegmentMetadataSnapshotRecord
    -webide-representation: '{num_fields} tagged fields'
    seq:
      - id: num_fields
        -orig-id: _numTaggedFields
        type: kafka_unsigned_varint
        doc: How many follow.
      - id: fields
        -orig-id: _tagged_fields
        type: remote_log_segment_metadata_snapshot_record_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
        doc: Ascending by tag.
  remote_log_segment_metadata_snapshot_record_tagged_field:
    doc: A tagged field of `remote_log_segment_metadata_snapshot_record`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json RemoteLogSegmentMetadataSnapshotRecord
    -webide-representation: 'tag {tag}'
    seq:
      - id: tag
        -orig-id: _tag
        type: kafka_unsigned_varint
        doc: The number that names the field.
      - id: len_data
        -orig-id: _size
        type: kafka_unsigned_varint
        doc: Bytes of the field.
      - id: txn_index_empty
        -orig-id: TxnIndexEmpty
        size: len_data.value
        type: remote_log_segment_metadata_snapshot_record_txn_index_empty_tag
        if: tag.value == 0
        doc: |
          The segment has no aborted transaction. `bool`, since Kafka 4.0.
          Tag 0.
      - id: unknown_data
        -orig-id: _unknownTaggedFields
        size: len_data.value
        if: tag.value > 0
        doc: A field of a tag that is not known.
  remote_log_segment_metadata_snapshot_record_txn_index_empty_tag:
    doc: The bytes of the tagged field `TxnIndexEmpty`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json RemoteLogSegmentMetadataSnapshotRecord
    -webide-representation: '{txn_index_empty:dec}'
    seq:
      - id: txn_index_empty
        -orig-id: TxnIndexEmpty
        type: u1
        doc: |
          The segment has no aborted transaction. `bool`, since Kafka 4.0.
          Tag 0.
