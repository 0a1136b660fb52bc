# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_streams_group_current_member_assignment_value
  title: Kafka StreamsGroupCurrentMemberAssignmentValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.StreamsGroupCurrentMemberAssignmentValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record of type 22 in `__consumer_offsets`. Since Kafka
  4.1.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
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
      `int32`, since Kafka 4.1.
  - id: previous_member_epoch
    -orig-id: PreviousMemberEpoch
    type: s4
    doc: The epoch before the current one. `int32`, since Kafka 4.1.
  - id: state
    -orig-id: State
    type: s1
    doc: '`int8`, since Kafka 4.1.'
  - id: num_active_tasks_plus_one
    -orig-id: ActiveTasks
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: active_tasks
    -orig-id: ActiveTasks
    type: streams_group_current_member_assignment_value_task_ids
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
    type: streams_group_current_member_assignment_value_task_ids
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
    type: streams_group_current_member_assignment_value_task_ids
    repeat: expr
    repeat-expr: (num_warmup_tasks_plus_one.value - 1.as<s8>).as<s8>
    if: num_warmup_tasks_plus_one.value >= 1.as<s8>
    doc: '`[]TaskIds`, since Kafka 4.1.'
  - id: num_active_tasks_pending_revocation_plus_one
    -orig-id: ActiveTasksPendingRevocation
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: active_tasks_pending_revocation
    -orig-id: ActiveTasksPendingRevocation
    type: streams_group_current_member_assignment_value_task_ids
    repeat: expr
    repeat-expr: (num_active_tasks_pending_revocation_plus_one.value - 1.as<s8>).as<s8>
    if: num_active_tasks_pending_revocation_plus_one.value >= 1.as<s8>
    doc: |
      Tasks that the member must give up first. `[]TaskIds`, since Kafka
      4.1.
  - id: num_standby_tasks_pending_revocation_plus_one
    -orig-id: StandbyTasksPendingRevocation
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: standby_tasks_pending_revocation
    -orig-id: StandbyTasksPendingRevocation
    type: streams_group_current_member_assignment_value_task_ids
    repeat: expr
    repeat-expr: (num_standby_tasks_pending_revocation_plus_one.value - 1.as<s8>).as<s8>
    if: num_standby_tasks_pending_revocation_plus_one.value >= 1.as<s8>
    doc: |
      Tasks that the member must give up first. `[]TaskIds`, since Kafka
      4.1.
  - id: num_warmup_tasks_pending_revocation_plus_one
    -orig-id: WarmupTasksPendingRevocation
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: warmup_tasks_pending_revocation
    -orig-id: WarmupTasksPendingRevocation
    type: streams_group_current_member_assignment_value_task_ids
    repeat: expr
    repeat-expr: (num_warmup_tasks_pending_revocation_plus_one.value - 1.as<s8>).as<s8>
    if: num_warmup_tasks_pending_revocation_plus_one.value >= 1.as<s8>
    doc: |
      Tasks that the member must give up first. `[]TaskIds`, since Kafka
      4.1.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  streams_group_current_member_assignment_value_task_ids:
    doc: '`TaskIds` of `StreamsGroupCurrentMemberAssignmentValue`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue, TaskIds
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
        type: streams_group_current_member_assignment_value_task_ids_tagged_fields
        doc: |
          The fields that are there only where they differ from their
          defaults.
  streams_group_current_member_assignment_value_task_ids_tagged_fields:
    doc: |
      The tagged fields of
      `streams_group_current_member_assignment_value_task_ids`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
    -webide-representation: '{num_fields} tagged fields'
    seq:
      - id: num_fields
        -orig-id: _numTaggedFields
        type: kafka_unsigned_varint
        doc: How many follow.
      - id: fields
        -orig-id: _tagged_fields
        type: streams_group_current_member_assignment_value_task_ids_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
        doc: Ascending by tag.
  streams_group_current_member_assignment_value_task_ids_tagged_field:
    doc: |
      A tagged field of
      `streams_group_current_member_assignment_value_task_ids`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
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
        type: streams_group_current_member_assignment_value_task_ids_assignment_epochs_tag
        if: tag.value == 0
        doc: '`[]int32`, since Kafka 4.2. Tag 0. May be null.'
      - id: unknown_data
        -orig-id: _unknownTaggedFields
        size: len_data.value
        if: tag.value > 0
        doc: A field of a tag that is not known.
  streams_group_current_member_assignment_value_task_ids_assignment_epochs_tag:
    doc: The bytes of the tagged field `AssignmentEpochs`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
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
        doc: '`[]int32`, since Kafka 4.2. Tag 0. May be null.'
