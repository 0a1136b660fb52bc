# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_remote_log_metadata_record
  title: Kafka __remote_log_metadata, value of a record
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.server.log.remote.metadata.storage.generated
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_metadata_frame
    - kafka_remote_log_segment_metadata_record
    - kafka_remote_log_segment_metadata_snapshot_record
    - kafka_remote_log_segment_metadata_update_record
    - kafka_remote_partition_delete_metadata_record
  endian: be
doc: |
  The value of any record in `__remote_log_metadata`: the message that its
  type names.
doc-ref: https://github.com/apache/kafka/tree/4.4.0/storage/src/main/resources/message Message schemas of Kafka 4.4.0
-webide-representation: '{frame}'
seq:
  - id: remote_log_segment_metadata_record
    -orig-id: RemoteLogSegmentMetadataRecord
    type: kafka_remote_log_segment_metadata_record
    if: frame.api_key.value == 0
    doc: Since Kafka 3.0.
  - id: remote_log_segment_metadata_update_record
    -orig-id: RemoteLogSegmentMetadataUpdateRecord
    type: kafka_remote_log_segment_metadata_update_record
    if: frame.api_key.value == 1
    doc: Since Kafka 3.0.
  - id: remote_partition_delete_metadata_record
    -orig-id: RemotePartitionDeleteMetadataRecord
    type: kafka_remote_partition_delete_metadata_record
    if: frame.api_key.value == 2
    doc: Since Kafka 3.0.
  - id: remote_log_segment_metadata_snapshot_record
    -orig-id: RemoteLogSegmentMetadataSnapshotRecord
    type: kafka_remote_log_segment_metadata_snapshot_record
    if: frame.api_key.value == 3
    doc: Since Kafka 3.5.
  - id: unknown
    -orig-id: value
    size-eos: true
    if: frame.api_key.value != 0 and frame.api_key.value != 1 and frame.api_key.value != 2 and frame.api_key.value != 3
    doc: A type that is not known in Kafka 4.4.0, as bytes.
instances:
  frame:
    -orig-id: frameVersion
    pos: 0
    type: kafka_metadata_frame
    doc: Its `api_key` names the message.
