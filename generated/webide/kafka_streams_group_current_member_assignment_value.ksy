# kafka_streams_group_current_member_assignment_value and what it imports in one, for the Web IDE, generated from the grammars in ksy/ by build.py: do not edit.
meta:
  id: kafka_streams_group_current_member_assignment_value
  title: Kafka StreamsGroupCurrentMemberAssignmentValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.StreamsGroupCurrentMemberAssignmentValue
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: The value of a record of type 22 in `__consumer_offsets`. Since Kafka 4.1.
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
    doc: '`int32`, since Kafka 4.1.'
  - id: previous_member_epoch
    -orig-id: PreviousMemberEpoch
    type: s4
    doc: '`int32`, since Kafka 4.1.'
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
    doc: '`[]TaskIds`, since Kafka 4.1.'
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
    doc: '`[]TaskIds`, since Kafka 4.1.'
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
          The fields that are there only where they differ from their defaults.
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
  # Kafka compact string
  kafka_compact_string:
    doc: |
      Text in UTF-8, kept as bytes, because Kafka accepts any bytes and replaces
      malformed ones.
    doc-ref:
      - https://kafka.apache.org/protocol#protocol_types Kafka protocol guide, Protocol Primitive Types, COMPACT_STRING
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
    -webide-representation: '{value:str}'
    seq:
      - id: len_value_plus_one
        -orig-id: length
        type: kafka_unsigned_varint
        doc: The length plus one; 0 means null.
      - id: value
        -orig-id: value
        size: (len_value_plus_one.value - 1.as<s8>).as<s8>
        if: len_value_plus_one.value >= 1.as<s8>
        doc: The text; absent when it is null.
  # Kafka tagged fields
  kafka_tagged_fields:
    doc: |
      Optional fields at the end of a structure of a flexible message. None is known
      for control records; what comes is kept as bytes.
    doc-ref: https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
    -webide-representation: '{fields}'
    seq:
      - id: num_fields
        -orig-id: _numTaggedFields
        type: kafka_unsigned_varint
        doc: How many follow.
      - id: fields
        -orig-id: _unknownTaggedFields
        type: tagged_field
        repeat: expr
        repeat-expr: num_fields.value
        doc: Ascending by tag.
    types:
      tagged_field:
        doc: One field.
        doc-ref: https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
        -webide-representation: '{tag}: {data}'
        seq:
          - id: tag
            -orig-id: tag
            type: kafka_unsigned_varint
            doc: The number that names the field.
          - id: len_data
            -orig-id: size
            type: kafka_unsigned_varint
            doc: Bytes of the field.
          - id: data
            -orig-id: data
            size: len_data.value
            doc: The field as it is.
  # Kafka variable-length 32-bit integer, unsigned
  kafka_unsigned_varint:
    doc: |
      An unsigned 32-bit integer in one to five bytes: seven bits a byte, the lowest
      first, bit 7 set where another byte follows. Kafka's flexible messages use it
      for the lengths of compact strings and arrays (stored plus one, 0 for null)
      and for tagged fields.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.0.0/clients/src/main/java/org/apache/kafka/common/utils/ByteUtils.java ByteUtils.readUnsignedVarint
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482, Unsigned Varints
      - https://protobuf.dev/programming-guides/encoding/#varints Protocol Buffers, Base 128 Varints and ZigZag
    -webide-representation: '{value:dec}'
    seq:
      - id: byte_0
        -orig-id: tmp
        type: u1
        doc: |
          Seven bits, the lowest first; bit 7 of a byte tells that one more byte
          follows.
      - id: byte_1
        -orig-id: tmp
        type: u1
        if: byte_0 >= 0x80
        doc: The next seven bits.
      - id: byte_2
        -orig-id: tmp
        type: u1
        if: byte_0 >= 0x80 and byte_1 >= 0x80
        doc: The next seven bits.
      - id: byte_3
        -orig-id: tmp
        type: u1
        if: byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80
        doc: The next seven bits.
      - id: byte_4
        -orig-id: tmp
        type: u1
        valid:
          max: 0x7f
        if: byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and byte_3 >= 0x80
        doc: |
          Four bits count; what is above them falls off, as in Java, where they are
          shifted out of an int. A sixth byte is invalid.
    instances:
      value:
        -orig-id: result
        value: >
          ((byte_0 % 0x80).as<s8> +
          (byte_0 < 0x80 ? 0.as<s8> : (0x80.as<s8> * ((byte_1.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_1 < 0x80 ? 0.as<s8> : (0x80.as<s8> * ((byte_2.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_2 < 0x80 ? 0.as<s8> : (0x80.as<s8> * ((byte_3.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_3 < 0x80 ? 0.as<s8> : (0x80.as<s8> * (byte_4.as<s8> % 0x10.as<s8>).as<s8>).as<s8>)
          ).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>
        doc: |
          The number, 0 to 2^32 - 1 (Java's int shows the upper half as negative).
