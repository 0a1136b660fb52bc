# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_partition_record
  title: Kafka PartitionRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.PartitionRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_metadata_frame
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record with API key 3 in `__cluster_metadata`. Since Kafka
  2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
-webide-representation: '{partition_id:dec} {topic_id:uuid} {leader:dec}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 3.
  - id: partition_id
    -orig-id: PartitionId
    type: s4
    doc: '`int32`, since Kafka 2.8. -1 unless it is given.'
  - id: topic_id
    -orig-id: TopicId
    size: 16
    doc: '`uuid`, since Kafka 2.8.'
  - id: num_replicas_plus_one
    -orig-id: Replicas
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: replicas
    -orig-id: Replicas
    type: s4
    repeat: expr
    repeat-expr: (num_replicas_plus_one.value - 1.as<s8>).as<s8>
    if: num_replicas_plus_one.value >= 1.as<s8>
    doc: |
      All replicas, the preferred leader first. `[]int32`, since Kafka 2.8.
  - id: num_isr_plus_one
    -orig-id: Isr
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: isr
    -orig-id: Isr
    type: s4
    repeat: expr
    repeat-expr: (num_isr_plus_one.value - 1.as<s8>).as<s8>
    if: num_isr_plus_one.value >= 1.as<s8>
    doc: |
      Replicas that are in sync with the leader. `[]int32`, since Kafka
      2.8.
  - id: num_removing_replicas_plus_one
    -orig-id: RemovingReplicas
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: removing_replicas
    -orig-id: RemovingReplicas
    type: s4
    repeat: expr
    repeat-expr: (num_removing_replicas_plus_one.value - 1.as<s8>).as<s8>
    if: num_removing_replicas_plus_one.value >= 1.as<s8>
    doc: |
      Replicas that a reassignment takes away. `[]int32`, since Kafka 2.8.
  - id: num_adding_replicas_plus_one
    -orig-id: AddingReplicas
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: adding_replicas
    -orig-id: AddingReplicas
    type: s4
    repeat: expr
    repeat-expr: (num_adding_replicas_plus_one.value - 1.as<s8>).as<s8>
    if: num_adding_replicas_plus_one.value >= 1.as<s8>
    doc: Replicas that a reassignment adds. `[]int32`, since Kafka 2.8.
  - id: leader
    -orig-id: Leader
    type: s4
    doc: |
      The leader's node; -1 for none, -2 in a change that keeps it.
      `int32`, since Kafka 2.8. -1 unless it is given.
  - id: leader_epoch
    -orig-id: LeaderEpoch
    type: s4
    doc: '`int32`, since Kafka 2.8. -1 unless it is given.'
  - id: partition_epoch
    -orig-id: PartitionEpoch
    type: s4
    doc: |
      Goes up with each change of the partition's record. `int32`, since
      Kafka 2.8. -1 unless it is given.
  - id: num_directories_plus_one
    -orig-id: Directories
    type: kafka_unsigned_varint
    if: frame.version.value >= 1
    doc: The number of elements plus one; 0 means null.
  - id: directories
    -orig-id: Directories
    size: 16
    repeat: expr
    repeat-expr: (num_directories_plus_one.value - 1.as<s8>).as<s8>
    if: frame.version.value >= 1 and num_directories_plus_one.value >= 1.as<s8>
    doc: |
      Id of the log directory of each replica, in the order of the replicas
      (KIP-858). `[]uuid`, since Kafka 3.7. Versions 1 to 2.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: partition_record_tagged_fields
    doc: |
      The fields that are there only where they differ from their defaults.
types:
  partition_record_tagged_fields:
    doc: The tagged fields of `partition_record`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
    -webide-representation: '{num_fields} tagged fields'
    seq:
      - id: num_fields
        -orig-id: _numTaggedFields
        type: kafka_unsigned_varint
        doc: How many follow.
      - id: fields
        -orig-id: _tagged_fields
        type: partition_record_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
        doc: Ascending by tag.
  partition_record_tagged_field:
    doc: A tagged field of `partition_record`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
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
      - id: leader_recovery_state
        -orig-id: LeaderRecoveryState
        size: len_data.value
        type: partition_record_leader_recovery_state_tag
        if: tag.value == 0
        doc: |
          1 after an unclean election, until the leader has recovered, else
          0. `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
      - id: eligible_leader_replicas
        -orig-id: EligibleLeaderReplicas
        size: len_data.value
        type: partition_record_eligible_leader_replicas_tag
        if: tag.value == 1
        doc: |
          Replicas out of the ISR that have all committed records
          (KIP-966). `[]int32`, since Kafka 3.7. Tag 1 from version 2 on.
          Null unless it is given. May be null.
      - id: last_known_elr
        -orig-id: LastKnownElr
        size: len_data.value
        type: partition_record_last_known_elr_tag
        if: tag.value == 2
        doc: |
          For an unclean election when no eligible replica is left
          (KIP-966). `[]int32`, since Kafka 3.8. Tag 2 from version 2 on.
          Null unless it is given. May be null.
      - id: unknown_data
        -orig-id: _unknownTaggedFields
        size: len_data.value
        if: tag.value > 2
        doc: A field of a tag that is not known.
  partition_record_leader_recovery_state_tag:
    doc: The bytes of the tagged field `LeaderRecoveryState`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
    -webide-representation: '{leader_recovery_state:dec}'
    seq:
      - id: leader_recovery_state
        -orig-id: LeaderRecoveryState
        type: s1
        doc: |
          1 after an unclean election, until the leader has recovered, else
          0. `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
  partition_record_eligible_leader_replicas_tag:
    doc: The bytes of the tagged field `EligibleLeaderReplicas`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
    -webide-representation: '{num_eligible_leader_replicas_plus_one}'
    seq:
      - id: num_eligible_leader_replicas_plus_one
        -orig-id: EligibleLeaderReplicas
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: eligible_leader_replicas
        -orig-id: EligibleLeaderReplicas
        type: s4
        repeat: expr
        repeat-expr: (num_eligible_leader_replicas_plus_one.value - 1.as<s8>).as<s8>
        if: num_eligible_leader_replicas_plus_one.value >= 1.as<s8>
        doc: |
          Replicas out of the ISR that have all committed records
          (KIP-966). `[]int32`, since Kafka 3.7. Tag 1 from version 2 on.
          Null unless it is given. May be null.
  partition_record_last_known_elr_tag:
    doc: The bytes of the tagged field `LastKnownElr`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
    -webide-representation: '{num_last_known_elr_plus_one}'
    seq:
      - id: num_last_known_elr_plus_one
        -orig-id: LastKnownElr
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: last_known_elr
        -orig-id: LastKnownElr
        type: s4
        repeat: expr
        repeat-expr: (num_last_known_elr_plus_one.value - 1.as<s8>).as<s8>
        if: num_last_known_elr_plus_one.value >= 1.as<s8>
        doc: |
          For an unclean election when no eligible replica is left
          (KIP-966). `[]int32`, since Kafka 3.8. Tag 2 from version 2 on.
          Null unless it is given. May be null.
