# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_legacy_offset_commit_value
  title: Kafka LegacyOffsetCommitValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.LegacyOffsetCommitValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_string
  endian: be
doc: |
  The value of a record of type 0 in `__consumer_offsets`. Since Kafka
  0.8.2.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/LegacyOffsetCommitValue.json LegacyOffsetCommitValue
-webide-representation: '{offset:dec} {metadata} {commit_timestamp:dec}'
seq:
  - id: message_version
    -orig-id: version
    type: s2
    valid:
      min: 0
      max: 0
    doc: The version of the message.
  - id: offset
    -orig-id: offset
    type: s8
    doc: '`int64`, since Kafka 0.8.2.'
  - id: metadata
    -orig-id: metadata
    type: kafka_string
    doc: '`string`, since Kafka 0.8.2.'
  - id: commit_timestamp
    -orig-id: commitTimestamp
    type: s8
    doc: When the broker took the commit. `int64`, since Kafka 0.8.2.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
