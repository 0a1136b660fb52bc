# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_legacy_offset_commit_key
  title: Kafka LegacyOffsetCommitKey
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.LegacyOffsetCommitKey
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_string
  endian: be
doc: |
  The key of a record of type 0 in `__consumer_offsets`. Since Kafka 0.8.2.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/LegacyOffsetCommitKey.json LegacyOffsetCommitKey
-webide-representation: '{group} {topic} {partition:dec}'
seq:
  - id: record_type
    -orig-id: apiKey
    type: s2
    valid: 0
    doc: The type of the record.
  - id: group
    -orig-id: group
    type: kafka_string
    doc: '`string`, since Kafka 0.8.2.'
  - id: topic
    -orig-id: topic
    type: kafka_string
    doc: '`string`, since Kafka 0.8.2.'
  - id: partition
    -orig-id: partition
    type: s4
    doc: '`int32`, since Kafka 0.8.2.'
  - id: trailing
    -orig-id: key
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
