# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_streams_group_target_assignment_member_value
  title: Kafka StreamsGroupTargetAssignmentMemberValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.StreamsGroupTargetAssignmentMemberValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record of type 21 in `__consumer_offsets`. Since Kafka
  4.1.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json StreamsGroupTargetAssignmentMemberValue
-webide-representation: '{message_version:dec}'
seq:
  - id: message_version
    -orig-id: version
    type: s2
    valid:
      min: 0
      max: 0
    doc: The version of the message.
  - id: num_active_tasks_plus_one
    -orig-id: ActiveTasks
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: active_tasks
    -orig-id: ActiveTasks
    type: streams_group_target_assignment_member_value_task_ids
    repeat: expr
    repeat-expr: (num_active_tasks_plus_one.value - 1.as<s8>).as<s8>
    if: num_active_tasks_plus_one.value >= 1.as<s8>
    doc: '`[]TaskIds`, since Kafka 4.1.'
  - id: num_standby_tasks_plus_one
    -orig-id: StandbyTasks
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: standby_tasks
    -orig-id: StandbyTasks
    type: streams_group_target_assignment_member_value_task_ids
    repeat: expr
    repeat-expr: (num_standby_tasks_plus_one.value - 1.as<s8>).as<s8>
    if: num_standby_tasks_plus_one.value >= 1.as<s8>
    doc: '`[]TaskIds`, since Kafka 4.1.'
  - id: num_warmup_tasks_plus_one
    -orig-id: WarmupTasks
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: warmup_tasks
    -orig-id: WarmupTasks
    type: streams_group_target_assignment_member_value_task_ids
    repeat: expr
    repeat-expr: (num_warmup_tasks_plus_one.value - 1.as<s8>).as<s8>
    if: num_warmup_tasks_plus_one.value >= 1.as<s8>
    doc: '`[]TaskIds`, since Kafka 4.1.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  streams_group_target_assignment_member_value_task_ids:
    doc: '`TaskIds` of `StreamsGroupTargetAssignmentMemberValue`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json StreamsGroupTargetAssignmentMemberValue, TaskIds
    -webide-representation: '{subtopology_id}'
    seq:
      - id: subtopology_id
        -orig-id: SubtopologyId
        type: kafka_compact_string
        doc: '`string`, since Kafka 4.1.'
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
        doc: '`[]int32`, since Kafka 4.1.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
