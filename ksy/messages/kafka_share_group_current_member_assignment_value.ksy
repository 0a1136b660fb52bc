# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_share_group_current_member_assignment_value
  title: Kafka ShareGroupCurrentMemberAssignmentValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.ShareGroupCurrentMemberAssignmentValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record of type 14 in `__consumer_offsets`. Since Kafka
  4.0.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json ShareGroupCurrentMemberAssignmentValue
-webide-representation: '{member_epoch:dec} {previous_member_epoch:dec} {state:dec}'
seq:
  - id: message_version
    -orig-id: version
    type: s2
    valid:
      min: 0
      max: 0
    doc: The version of the message.
  - id: member_epoch
    -orig-id: MemberEpoch
    type: s4
    doc: |
      Epoch of the group up to which the member has its assignment.
      `int32`, since Kafka 4.0.
  - id: previous_member_epoch
    -orig-id: PreviousMemberEpoch
    type: s4
    doc: The epoch before the current one. `int32`, since Kafka 4.0.
  - id: state
    -orig-id: State
    type: s1
    doc: '`int8`, since Kafka 4.0.'
  - id: num_assigned_partitions_plus_one
    -orig-id: AssignedPartitions
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: assigned_partitions
    -orig-id: AssignedPartitions
    type: share_group_current_member_assignment_value_topic_partitions
    repeat: expr
    repeat-expr: (num_assigned_partitions_plus_one.value - 1.as<s8>).as<s8>
    if: num_assigned_partitions_plus_one.value >= 1.as<s8>
    doc: '`[]TopicPartitions`, since Kafka 4.0.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  share_group_current_member_assignment_value_topic_partitions:
    doc: '`TopicPartitions` of `ShareGroupCurrentMemberAssignmentValue`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json ShareGroupCurrentMemberAssignmentValue, TopicPartitions
    -webide-representation: '{topic_id:uuid}'
    seq:
      - id: topic_id
        -orig-id: TopicId
        size: 16
        doc: '`uuid`, since Kafka 4.0.'
      - id: num_partitions_plus_one
        -orig-id: Partitions
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: partitions
        -orig-id: Partitions
        type: s4
        repeat: expr
        repeat-expr: (num_partitions_plus_one.value - 1.as<s8>).as<s8>
        if: num_partitions_plus_one.value >= 1.as<s8>
        doc: '`[]int32`, since Kafka 4.0.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
