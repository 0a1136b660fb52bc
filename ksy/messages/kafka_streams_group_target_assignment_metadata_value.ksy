# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_streams_group_target_assignment_metadata_value
  title: Kafka StreamsGroupTargetAssignmentMetadataValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.StreamsGroupTargetAssignmentMetadataValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record of type 20 in `__consumer_offsets`. Since Kafka
  4.1.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json StreamsGroupTargetAssignmentMetadataValue
-webide-representation: '{assignment_epoch:dec}'
seq:
  - id: message_version
    -orig-id: version
    type: s2
    valid:
      min: 0
      max: 0
    doc: The version of the message.
  - id: assignment_epoch
    -orig-id: AssignmentEpoch
    type: s4
    doc: |
      Epoch of the group for which the target assignment was computed.
      `int32`, since Kafka 4.1.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: streams_group_target_assignment_metadata_value_tagged_fields
    doc: |
      The fields that are there only where they differ from their defaults.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  streams_group_target_assignment_metadata_value_tagged_fields:
    doc: |
      The tagged fields of
      `streams_group_target_assignment_metadata_value`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json StreamsGroupTargetAssignmentMetadataValue
    -webide-representation: '{num_fields} tagged fields'
    seq:
      - id: num_fields
        -orig-id: _numTaggedFields
        type: kafka_unsigned_varint
        doc: How many follow.
      - id: fields
        -orig-id: _tagged_fields
        type: streams_group_target_assignment_metadata_value_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
        doc: Ascending by tag.
  streams_group_target_assignment_metadata_value_tagged_field:
    doc: A tagged field of `streams_group_target_assignment_metadata_value`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json StreamsGroupTargetAssignmentMetadataValue
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
      - id: assignment_timestamp
        -orig-id: AssignmentTimestamp
        size: len_data.value
        type: streams_group_target_assignment_metadata_value_assignment_timestamp_tag
        if: tag.value == 0
        doc: '`int64`, since Kafka 4.3. Tag 0. 0 unless it is given.'
      - id: unknown_data
        -orig-id: _unknownTaggedFields
        size: len_data.value
        if: tag.value > 0
        doc: A field of a tag that is not known.
  streams_group_target_assignment_metadata_value_assignment_timestamp_tag:
    doc: The bytes of the tagged field `AssignmentTimestamp`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json StreamsGroupTargetAssignmentMetadataValue
    -webide-representation: '{assignment_timestamp:dec}'
    seq:
      - id: assignment_timestamp
        -orig-id: AssignmentTimestamp
        type: s8
        doc: '`int64`, since Kafka 4.3. Tag 0. 0 unless it is given.'
