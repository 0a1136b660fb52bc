# kafka_consumer_offsets_key and what it imports in one, for the Web IDE, generated from the grammars in ksy/ by build.py: do not edit.
meta:
  id: kafka_consumer_offsets_key
  title: Kafka __consumer_offsets, key of a record
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  The key of any record in `__consumer_offsets`: the message that its type
  names.
doc-ref: https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
-webide-representation: 'type {record_type:dec}'
seq:
  - id: legacy_offset_commit_key
    -orig-id: LegacyOffsetCommitKey
    type: kafka_legacy_offset_commit_key
    if: record_type == 0
    doc: Since Kafka 0.8.2.
  - id: offset_commit_key
    -orig-id: OffsetCommitKey
    type: kafka_offset_commit_key
    if: record_type == 1
    doc: Since Kafka 0.9.
  - id: group_metadata_key
    -orig-id: GroupMetadataKey
    type: kafka_group_metadata_key
    if: record_type == 2
    doc: Since Kafka 0.9.
  - id: consumer_group_metadata_key
    -orig-id: ConsumerGroupMetadataKey
    type: kafka_consumer_group_metadata_key
    if: record_type == 3
    doc: Since Kafka 3.5.
  - id: consumer_group_partition_metadata_key
    -orig-id: ConsumerGroupPartitionMetadataKey
    type: kafka_consumer_group_partition_metadata_key
    if: record_type == 4
    doc: Since Kafka 3.5.
  - id: consumer_group_member_metadata_key
    -orig-id: ConsumerGroupMemberMetadataKey
    type: kafka_consumer_group_member_metadata_key
    if: record_type == 5
    doc: Since Kafka 3.5.
  - id: consumer_group_target_assignment_metadata_key
    -orig-id: ConsumerGroupTargetAssignmentMetadataKey
    type: kafka_consumer_group_target_assignment_metadata_key
    if: record_type == 6
    doc: Since Kafka 3.5.
  - id: consumer_group_target_assignment_member_key
    -orig-id: ConsumerGroupTargetAssignmentMemberKey
    type: kafka_consumer_group_target_assignment_member_key
    if: record_type == 7
    doc: Since Kafka 3.5.
  - id: consumer_group_current_member_assignment_key
    -orig-id: ConsumerGroupCurrentMemberAssignmentKey
    type: kafka_consumer_group_current_member_assignment_key
    if: record_type == 8
    doc: Since Kafka 3.5.
  - id: share_group_member_metadata_key
    -orig-id: ShareGroupMemberMetadataKey
    type: kafka_share_group_member_metadata_key
    if: record_type == 10
    doc: Since Kafka 3.9.
  - id: share_group_metadata_key
    -orig-id: ShareGroupMetadataKey
    type: kafka_share_group_metadata_key
    if: record_type == 11
    doc: Since Kafka 3.9.
  - id: share_group_target_assignment_metadata_key
    -orig-id: ShareGroupTargetAssignmentMetadataKey
    type: kafka_share_group_target_assignment_metadata_key
    if: record_type == 12
    doc: Since Kafka 4.0.
  - id: share_group_target_assignment_member_key
    -orig-id: ShareGroupTargetAssignmentMemberKey
    type: kafka_share_group_target_assignment_member_key
    if: record_type == 13
    doc: Since Kafka 4.0.
  - id: share_group_current_member_assignment_key
    -orig-id: ShareGroupCurrentMemberAssignmentKey
    type: kafka_share_group_current_member_assignment_key
    if: record_type == 14
    doc: Since Kafka 4.0.
  - id: share_group_state_partition_metadata_key
    -orig-id: ShareGroupStatePartitionMetadataKey
    type: kafka_share_group_state_partition_metadata_key
    if: record_type == 15
    doc: Since Kafka 4.0.
  - id: consumer_group_regular_expression_key
    -orig-id: ConsumerGroupRegularExpressionKey
    type: kafka_consumer_group_regular_expression_key
    if: record_type == 16
    doc: Since Kafka 4.0.
  - id: streams_group_metadata_key
    -orig-id: StreamsGroupMetadataKey
    type: kafka_streams_group_metadata_key
    if: record_type == 17
    doc: Since Kafka 4.1.
  - id: streams_group_member_metadata_key
    -orig-id: StreamsGroupMemberMetadataKey
    type: kafka_streams_group_member_metadata_key
    if: record_type == 19
    doc: Since Kafka 4.1.
  - id: streams_group_target_assignment_metadata_key
    -orig-id: StreamsGroupTargetAssignmentMetadataKey
    type: kafka_streams_group_target_assignment_metadata_key
    if: record_type == 20
    doc: Since Kafka 4.1.
  - id: streams_group_target_assignment_member_key
    -orig-id: StreamsGroupTargetAssignmentMemberKey
    type: kafka_streams_group_target_assignment_member_key
    if: record_type == 21
    doc: Since Kafka 4.1.
  - id: streams_group_current_member_assignment_key
    -orig-id: StreamsGroupCurrentMemberAssignmentKey
    type: kafka_streams_group_current_member_assignment_key
    if: record_type == 22
    doc: Since Kafka 4.1.
  - id: streams_group_topology_key
    -orig-id: StreamsGroupTopologyKey
    type: kafka_streams_group_topology_key
    if: record_type == 23
    doc: Since Kafka 4.1.
  - id: unknown
    -orig-id: key
    size-eos: true
    if: record_type != 0 and record_type != 1 and record_type != 2 and record_type != 3 and record_type != 4 and record_type != 5 and record_type != 6 and record_type != 7 and record_type != 8 and record_type != 10 and record_type != 11 and record_type != 12 and record_type != 13 and record_type != 14 and record_type != 15 and record_type != 16 and record_type != 17 and record_type != 19 and record_type != 20 and record_type != 21 and record_type != 22 and record_type != 23
    doc: A type that is not known in Kafka 4.4.0, as bytes.
instances:
  record_type:
    -orig-id: apiKey
    pos: 0
    type: s2
    doc: The type of the record.
types:
  # Kafka ConsumerGroupCurrentMemberAssignmentKey
  kafka_consumer_group_current_member_assignment_key:
    doc: The key of a record of type 8 in `__consumer_offsets`. Since Kafka 3.5.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentKey.json ConsumerGroupCurrentMemberAssignmentKey
    -webide-representation: '{group_id} {member_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 8
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 3.5.'
      - id: member_id
        -orig-id: MemberId
        type: kafka_string
        doc: '`string`, since Kafka 3.5.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ConsumerGroupMemberMetadataKey
  kafka_consumer_group_member_metadata_key:
    doc: The key of a record of type 5 in `__consumer_offsets`. Since Kafka 3.5.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataKey.json ConsumerGroupMemberMetadataKey
    -webide-representation: '{group_id} {member_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 5
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 3.5.'
      - id: member_id
        -orig-id: MemberId
        type: kafka_string
        doc: '`string`, since Kafka 3.5.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ConsumerGroupMetadataKey
  kafka_consumer_group_metadata_key:
    doc: The key of a record of type 3 in `__consumer_offsets`. Since Kafka 3.5.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataKey.json ConsumerGroupMetadataKey
    -webide-representation: '{group_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 3
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 3.5.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ConsumerGroupPartitionMetadataKey
  kafka_consumer_group_partition_metadata_key:
    doc: The key of a record of type 4 in `__consumer_offsets`. Since Kafka 3.5.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataKey.json ConsumerGroupPartitionMetadataKey
    -webide-representation: '{group_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 4
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 3.5.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ConsumerGroupRegularExpressionKey
  kafka_consumer_group_regular_expression_key:
    doc: The key of a record of type 16 in `__consumer_offsets`. Since Kafka 4.0.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionKey.json ConsumerGroupRegularExpressionKey
    -webide-representation: '{group_id} {regular_expression}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 16
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.0.'
      - id: regular_expression
        -orig-id: RegularExpression
        type: kafka_string
        doc: '`string`, since Kafka 4.0.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ConsumerGroupTargetAssignmentMemberKey
  kafka_consumer_group_target_assignment_member_key:
    doc: The key of a record of type 7 in `__consumer_offsets`. Since Kafka 3.5.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberKey.json ConsumerGroupTargetAssignmentMemberKey
    -webide-representation: '{group_id} {member_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 7
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 3.5.'
      - id: member_id
        -orig-id: MemberId
        type: kafka_string
        doc: '`string`, since Kafka 3.5.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ConsumerGroupTargetAssignmentMetadataKey
  kafka_consumer_group_target_assignment_metadata_key:
    doc: The key of a record of type 6 in `__consumer_offsets`. Since Kafka 3.5.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataKey.json ConsumerGroupTargetAssignmentMetadataKey
    -webide-representation: '{group_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 6
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 3.5.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka GroupMetadataKey
  kafka_group_metadata_key:
    doc: The key of a record of type 2 in `__consumer_offsets`. Since Kafka 0.9.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataKey.json GroupMetadataKey
    -webide-representation: '{group}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 2
        doc: The type of the record.
      - id: group
        -orig-id: group
        type: kafka_string
        doc: '`string`, since Kafka 0.9.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka LegacyOffsetCommitKey
  kafka_legacy_offset_commit_key:
    doc: The key of a record of type 0 in `__consumer_offsets`. Since Kafka 0.8.2.
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
  # Kafka OffsetCommitKey
  kafka_offset_commit_key:
    doc: The key of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitKey.json OffsetCommitKey
    -webide-representation: '{group} {topic} {partition:dec}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 1
        doc: The type of the record.
      - id: group
        -orig-id: group
        type: kafka_string
        doc: '`string`, since Kafka 0.9.'
      - id: topic
        -orig-id: topic
        type: kafka_string
        doc: '`string`, since Kafka 0.9.'
      - id: partition
        -orig-id: partition
        type: s4
        doc: '`int32`, since Kafka 0.9.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ShareGroupCurrentMemberAssignmentKey
  kafka_share_group_current_member_assignment_key:
    doc: The key of a record of type 14 in `__consumer_offsets`. Since Kafka 4.0.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentKey.json ShareGroupCurrentMemberAssignmentKey
    -webide-representation: '{group_id} {member_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 14
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.0.'
      - id: member_id
        -orig-id: MemberId
        type: kafka_string
        doc: '`string`, since Kafka 4.0.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ShareGroupMemberMetadataKey
  kafka_share_group_member_metadata_key:
    doc: The key of a record of type 10 in `__consumer_offsets`. Since Kafka 3.9.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataKey.json ShareGroupMemberMetadataKey
    -webide-representation: '{group_id} {member_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 10
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 3.9.'
      - id: member_id
        -orig-id: MemberId
        type: kafka_string
        doc: '`string`, since Kafka 3.9.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ShareGroupMetadataKey
  kafka_share_group_metadata_key:
    doc: The key of a record of type 11 in `__consumer_offsets`. Since Kafka 3.9.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMetadataKey.json ShareGroupMetadataKey
    -webide-representation: '{group_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 11
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 3.9.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ShareGroupStatePartitionMetadataKey
  kafka_share_group_state_partition_metadata_key:
    doc: The key of a record of type 15 in `__consumer_offsets`. Since Kafka 4.0.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataKey.json ShareGroupStatePartitionMetadataKey
    -webide-representation: '{group_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 15
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.0.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ShareGroupTargetAssignmentMemberKey
  kafka_share_group_target_assignment_member_key:
    doc: The key of a record of type 13 in `__consumer_offsets`. Since Kafka 4.0.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberKey.json ShareGroupTargetAssignmentMemberKey
    -webide-representation: '{group_id} {member_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 13
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.0.'
      - id: member_id
        -orig-id: MemberId
        type: kafka_string
        doc: '`string`, since Kafka 4.0.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ShareGroupTargetAssignmentMetadataKey
  kafka_share_group_target_assignment_metadata_key:
    doc: The key of a record of type 12 in `__consumer_offsets`. Since Kafka 4.0.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataKey.json ShareGroupTargetAssignmentMetadataKey
    -webide-representation: '{group_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 12
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.0.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka StreamsGroupCurrentMemberAssignmentKey
  kafka_streams_group_current_member_assignment_key:
    doc: The key of a record of type 22 in `__consumer_offsets`. Since Kafka 4.1.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentKey.json StreamsGroupCurrentMemberAssignmentKey
    -webide-representation: '{group_id} {member_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 22
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.1.'
      - id: member_id
        -orig-id: MemberId
        type: kafka_string
        doc: '`string`, since Kafka 4.1.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka StreamsGroupMemberMetadataKey
  kafka_streams_group_member_metadata_key:
    doc: The key of a record of type 19 in `__consumer_offsets`. Since Kafka 4.1.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataKey.json StreamsGroupMemberMetadataKey
    -webide-representation: '{group_id} {member_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 19
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.1.'
      - id: member_id
        -orig-id: MemberId
        type: kafka_string
        doc: '`string`, since Kafka 4.1.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka StreamsGroupMetadataKey
  kafka_streams_group_metadata_key:
    doc: The key of a record of type 17 in `__consumer_offsets`. Since Kafka 4.1.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataKey.json StreamsGroupMetadataKey
    -webide-representation: '{group_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 17
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.1.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka StreamsGroupTargetAssignmentMemberKey
  kafka_streams_group_target_assignment_member_key:
    doc: The key of a record of type 21 in `__consumer_offsets`. Since Kafka 4.1.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberKey.json StreamsGroupTargetAssignmentMemberKey
    -webide-representation: '{group_id} {member_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 21
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.1.'
      - id: member_id
        -orig-id: MemberId
        type: kafka_string
        doc: '`string`, since Kafka 4.1.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka StreamsGroupTargetAssignmentMetadataKey
  kafka_streams_group_target_assignment_metadata_key:
    doc: The key of a record of type 20 in `__consumer_offsets`. Since Kafka 4.1.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataKey.json StreamsGroupTargetAssignmentMetadataKey
    -webide-representation: '{group_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 20
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.1.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka StreamsGroupTopologyKey
  kafka_streams_group_topology_key:
    doc: The key of a record of type 23 in `__consumer_offsets`. Since Kafka 4.1.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyKey.json StreamsGroupTopologyKey
    -webide-representation: '{group_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 23
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.1.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka string
  kafka_string:
    doc: |
      Text in UTF-8, kept as bytes, since Kafka accepts any bytes and replaces what
      is not UTF-8.
    doc-ref: https://kafka.apache.org/protocol#protocol_types Kafka protocol guide, Protocol Primitive Types, NULLABLE_STRING
    -webide-representation: '{value:str}'
    seq:
      - id: len_value
        -orig-id: length
        type: s2
        doc: Bytes of the text; any value below zero means null.
      - id: value
        -orig-id: value
        size: len_value
        if: len_value >= 0
        doc: The text; absent when it is null.
