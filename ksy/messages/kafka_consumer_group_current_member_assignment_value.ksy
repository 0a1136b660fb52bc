# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_consumer_group_current_member_assignment_value
  title: Kafka ConsumerGroupCurrentMemberAssignmentValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.ConsumerGroupCurrentMemberAssignmentValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record of type 8 in `__consumer_offsets`. Since Kafka 3.5.
  Version 0 has this layout since Kafka 3.8; earlier releases wrote another
  one under the same number, and nothing in the bytes says so.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue
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
      `int32`, since Kafka 3.5.
  - id: previous_member_epoch
    -orig-id: PreviousMemberEpoch
    type: s4
    doc: The epoch before the current one. `int32`, since Kafka 3.6.
  - id: state
    -orig-id: State
    type: s1
    doc: |
      0 stable, 1 has partitions to give up, 2 waits for partitions of
      others, 127 unknown. `int8`, since Kafka 3.8.
  - id: num_assigned_partitions_plus_one
    -orig-id: AssignedPartitions
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: assigned_partitions
    -orig-id: AssignedPartitions
    type: consumer_group_current_member_assignment_value_topic_partitions
    repeat: expr
    repeat-expr: (num_assigned_partitions_plus_one.value - 1.as<s8>).as<s8>
    if: num_assigned_partitions_plus_one.value >= 1.as<s8>
    doc: '`[]TopicPartitions`, since Kafka 3.6.'
  - id: num_partitions_pending_revocation_plus_one
    -orig-id: PartitionsPendingRevocation
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: partitions_pending_revocation
    -orig-id: PartitionsPendingRevocation
    type: consumer_group_current_member_assignment_value_topic_partitions
    repeat: expr
    repeat-expr: (num_partitions_pending_revocation_plus_one.value - 1.as<s8>).as<s8>
    if: num_partitions_pending_revocation_plus_one.value >= 1.as<s8>
    doc: |
      Partitions that the member must give up first. `[]TopicPartitions`,
      since Kafka 3.6.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  consumer_group_current_member_assignment_value_topic_partitions:
    doc: '`TopicPartitions` of `ConsumerGroupCurrentMemberAssignmentValue`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue, TopicPartitions
    -webide-representation: '{topic_id:uuid}'
    seq:
      - id: topic_id
        -orig-id: TopicId
        size: 16
        doc: '`uuid`, since Kafka 3.6.'
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
        doc: '`[]int32`, since Kafka 3.6.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: consumer_group_current_member_assignment_value_topic_partitions_tagged_fields
        doc: |
          The fields that are there only where they differ from their
          defaults.
  consumer_group_current_member_assignment_value_topic_partitions_tagged_fields:
    doc: |
      The tagged fields of
      `consumer_group_current_member_assignment_value_topic_partitions`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue
    -webide-representation: '{num_fields} tagged fields'
    seq:
      - id: num_fields
        -orig-id: _numTaggedFields
        type: kafka_unsigned_varint
        doc: How many follow.
      - id: fields
        -orig-id: _tagged_fields
        type: consumer_group_current_member_assignment_value_topic_partitions_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
        doc: Ascending by tag.
  consumer_group_current_member_assignment_value_topic_partitions_tagged_field:
    doc: |
      A tagged field of
      `consumer_group_current_member_assignment_value_topic_partitions`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue
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
      - id: assignment_epochs
        -orig-id: AssignmentEpochs
        size: len_data.value
        type: consumer_group_current_member_assignment_value_topic_partitions_assignment_epochs_tag
        if: tag.value == 0
        doc: '`[]int32`, since Kafka 4.3. Tag 0. May be null.'
      - id: unknown_data
        -orig-id: _unknownTaggedFields
        size: len_data.value
        if: tag.value > 0
        doc: A field of a tag that is not known.
  consumer_group_current_member_assignment_value_topic_partitions_assignment_epochs_tag:
    doc: The bytes of the tagged field `AssignmentEpochs`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue
    -webide-representation: '{num_assignment_epochs_plus_one}'
    seq:
      - id: num_assignment_epochs_plus_one
        -orig-id: AssignmentEpochs
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: assignment_epochs
        -orig-id: AssignmentEpochs
        type: s4
        repeat: expr
        repeat-expr: (num_assignment_epochs_plus_one.value - 1.as<s8>).as<s8>
        if: num_assignment_epochs_plus_one.value >= 1.as<s8>
        doc: '`[]int32`, since Kafka 4.3. Tag 0. May be null.'
