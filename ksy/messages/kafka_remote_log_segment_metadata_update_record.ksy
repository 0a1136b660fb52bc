# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_remote_log_segment_metadata_update_record
  title: Kafka RemoteLogSegmentMetadataUpdateRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.server.log.remote.metadata.storage.generated.RemoteLogSegmentMetadataUpdateRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_bytes
    - ../kafka_compact_string
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
  endian: be
doc: |
  The value of a record with API key 1 in `__remote_log_metadata`. Since
  Kafka 3.0. Version 0 has this layout since Kafka 3.6; earlier releases
  wrote another one under the same number, and nothing in the bytes says
  so.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentMetadataUpdateRecord
-webide-representation: '{broker_id:dec} {event_timestamp_ms:dec} {remote_log_segment_state:dec}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 1.
  - id: remote_log_segment_id
    -orig-id: RemoteLogSegmentId
    type: remote_log_segment_metadata_update_record_remote_log_segment_id_entry
    doc: '`RemoteLogSegmentIdEntry`, since Kafka 3.0.'
  - id: broker_id
    -orig-id: BrokerId
    type: s4
    doc: '`int32`, since Kafka 3.0.'
  - id: event_timestamp_ms
    -orig-id: EventTimestampMs
    type: s8
    doc: '`int64`, since Kafka 3.0.'
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
      finished. `int8`, since Kafka 3.0.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
types:
  remote_log_segment_metadata_update_record_remote_log_segment_id_entry:
    doc: |
      `RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataUpdateRecord`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentMetadataUpdateRecord, RemoteLogSegmentIdEntry
    -webide-representation: '{id:uuid}'
    seq:
      - id: topic_id_partition
        -orig-id: TopicIdPartition
        type: remote_log_segment_metadata_update_record_topic_id_partition_entry
        doc: '`TopicIdPartitionEntry`, since Kafka 3.0.'
      - id: id
        -orig-id: Id
        size: 16
        doc: '`uuid`, since Kafka 3.0.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  remote_log_segment_metadata_update_record_topic_id_partition_entry:
    doc: '`TopicIdPartitionEntry` of `RemoteLogSegmentMetadataUpdateRecord`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentMetadataUpdateRecord, TopicIdPartitionEntry
    -webide-representation: '{name} {id:uuid} {partition:dec}'
    seq:
      - id: name
        -orig-id: Name
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.0.'
      - id: id
        -orig-id: Id
        size: 16
        doc: '`uuid`, since Kafka 3.0.'
      - id: partition
        -orig-id: Partition
        type: s4
        doc: '`int32`, since Kafka 3.0.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
