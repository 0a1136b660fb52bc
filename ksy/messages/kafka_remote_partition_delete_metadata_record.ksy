# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_remote_partition_delete_metadata_record
  title: Kafka RemotePartitionDeleteMetadataRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.server.log.remote.metadata.storage.generated.RemotePartitionDeleteMetadataRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
  endian: be
doc: |
  The value of a record with API key 2 in `__remote_log_metadata`. Since
  Kafka 3.0.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemotePartitionDeleteMetadataRecord.json RemotePartitionDeleteMetadataRecord
-webide-representation: '{broker_id:dec} {event_timestamp_ms:dec} {remote_partition_delete_state:dec}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 2.
  - id: topic_id_partition
    -orig-id: TopicIdPartition
    type: remote_partition_delete_metadata_record_topic_id_partition_entry
    doc: '`TopicIdPartitionEntry`, since Kafka 3.0.'
  - id: broker_id
    -orig-id: BrokerId
    type: s4
    doc: '`int32`, since Kafka 3.0.'
  - id: event_timestamp_ms
    -orig-id: EventTimestampMs
    type: s8
    doc: '`int64`, since Kafka 3.0.'
  - id: remote_partition_delete_state
    -orig-id: RemotePartitionDeleteState
    type: s1
    doc: 0 marked, 1 started, 2 finished. `int8`, since Kafka 3.0.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
types:
  remote_partition_delete_metadata_record_topic_id_partition_entry:
    doc: '`TopicIdPartitionEntry` of `RemotePartitionDeleteMetadataRecord`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemotePartitionDeleteMetadataRecord.json RemotePartitionDeleteMetadataRecord, TopicIdPartitionEntry
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
