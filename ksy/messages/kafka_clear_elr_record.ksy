# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_clear_elr_record
  title: Kafka ClearElrRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.ClearElrRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
  endian: be
doc: |
  The value of a record with API key 28 in `__cluster_metadata`. Since
  Kafka 4.0.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClearElrRecord.json ClearElrRecord
-webide-representation: '{topic_name}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 28.
  - id: topic_name
    -orig-id: TopicName
    type: kafka_compact_string
    doc: '`string`, since Kafka 4.0.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
