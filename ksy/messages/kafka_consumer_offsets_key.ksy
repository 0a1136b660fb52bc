# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_consumer_offsets_key
  title: Kafka __consumer_offsets, key of a record
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_consumer_group_current_member_assignment_key
    - kafka_consumer_group_member_metadata_key
    - kafka_consumer_group_metadata_key
    - kafka_consumer_group_partition_metadata_key
    - kafka_consumer_group_regular_expression_key
    - kafka_consumer_group_target_assignment_member_key
    - kafka_consumer_group_target_assignment_metadata_key
    - kafka_group_metadata_key
    - kafka_legacy_offset_commit_key
    - kafka_offset_commit_key
    - kafka_share_group_current_member_assignment_key
    - kafka_share_group_member_metadata_key
    - kafka_share_group_metadata_key
    - kafka_share_group_state_partition_metadata_key
    - kafka_share_group_target_assignment_member_key
    - kafka_share_group_target_assignment_metadata_key
    - kafka_streams_group_current_member_assignment_key
    - kafka_streams_group_member_metadata_key
    - kafka_streams_group_metadata_key
    - kafka_streams_group_target_assignment_member_key
    - kafka_streams_group_target_assignment_metadata_key
    - kafka_streams_group_topology_key
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
