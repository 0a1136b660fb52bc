# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_offset_commit_value
  title: Kafka OffsetCommitValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.OffsetCommitValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_string
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
  Version 1 since Kafka 0.9. Version 2 since Kafka 2.1. Version 3 since
  Kafka 2.1. Version 4 since Kafka 3.5.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
-webide-representation: '{offset:dec} {commit_timestamp:dec}'
seq:
  - id: message_version
    -orig-id: version
    type: s2
    valid:
      min: 0
      max: 4
    doc: The version of the message.
  - id: offset
    -orig-id: offset
    type: s8
    doc: The next offset that the group reads. `int64`, since Kafka 0.9.
  - id: leader_epoch
    -orig-id: leaderEpoch
    type: s4
    if: message_version >= 3
    doc: |
      Epoch of the leader that wrote the last record that was consumed; -1
      for none. `int32`, since Kafka 2.1. Versions 3 to 4. -1 unless it is
      given.
  - id: metadata_v0
    -orig-id: metadata
    type: kafka_string
    if: message_version <= 3
    doc: Text that the consumer gave. `string`, since Kafka 0.9.
  - id: metadata_v4
    -orig-id: metadata
    type: kafka_compact_string
    if: message_version >= 4
    doc: Text that the consumer gave. `string`, since Kafka 0.9.
  - id: commit_timestamp
    -orig-id: commitTimestamp
    type: s8
    doc: When the broker took the commit. `int64`, since Kafka 0.9.
  - id: expire_timestamp
    -orig-id: expireTimestamp
    type: s8
    if: message_version == 1
    doc: |
      When the offset expires; -1 for the retention of the broker. `int64`,
      since Kafka 0.9. Version 1. -1 unless it is given.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: offset_commit_value_tagged_fields
    if: message_version >= 4
    doc: |
      The fields that are there only where they differ from their defaults.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  offset_commit_value_tagged_fields:
    doc: The tagged fields of `offset_commit_value`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
    -webide-representation: '{num_fields} tagged fields'
    seq:
      - id: num_fields
        -orig-id: _numTaggedFields
        type: kafka_unsigned_varint
        doc: How many follow.
      - id: fields
        -orig-id: _tagged_fields
        type: offset_commit_value_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
        doc: Ascending by tag.
  offset_commit_value_tagged_field:
    doc: A tagged field of `offset_commit_value`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
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
      - id: topic_id
        -orig-id: topicId
        size: len_data.value
        type: offset_commit_value_topic_id_tag
        if: tag.value == 0
        doc: '`uuid`, since Kafka 4.1. Tag 0 from version 4 on.'
      - id: unknown_data
        -orig-id: _unknownTaggedFields
        size: len_data.value
        if: tag.value > 0
        doc: A field of a tag that is not known.
  offset_commit_value_topic_id_tag:
    doc: The bytes of the tagged field `topicId`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
    -webide-representation: '{topic_id:uuid}'
    seq:
      - id: topic_id
        -orig-id: topicId
        size: 16
        doc: '`uuid`, since Kafka 4.1. Tag 0 from version 4 on.'
