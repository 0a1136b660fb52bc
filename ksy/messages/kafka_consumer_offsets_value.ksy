# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_consumer_offsets_value
  title: Kafka __consumer_offsets, value of a record
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_consumer_group_current_member_assignment_value
    - kafka_consumer_group_member_metadata_value
    - kafka_consumer_group_metadata_value
    - kafka_consumer_group_partition_metadata_value
    - kafka_consumer_group_regular_expression_value
    - kafka_consumer_group_target_assignment_member_value
    - kafka_consumer_group_target_assignment_metadata_value
    - kafka_group_metadata_value
    - kafka_legacy_offset_commit_value
    - kafka_offset_commit_value
    - kafka_share_group_current_member_assignment_value
    - kafka_share_group_member_metadata_value
    - kafka_share_group_metadata_value
    - kafka_share_group_state_partition_metadata_value
    - kafka_share_group_target_assignment_member_value
    - kafka_share_group_target_assignment_metadata_value
    - kafka_streams_group_current_member_assignment_value
    - kafka_streams_group_member_metadata_value
    - kafka_streams_group_metadata_value
    - kafka_streams_group_target_assignment_member_value
    - kafka_streams_group_target_assignment_metadata_value
    - kafka_streams_group_topology_value
  endian: be
doc: |
  The value of any record in `__consumer_offsets`: the message that its
  type names.
doc-ref: https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
-webide-representation: 'type {record_type:dec}'
params:
  - id: record_type
    type: s2
    doc: The type that the record's key starts with.
seq:
  - id: legacy_offset_commit_value
    -orig-id: LegacyOffsetCommitValue
    type: kafka_legacy_offset_commit_value
    if: record_type == 0
    doc: Since Kafka 0.8.2.
  - id: offset_commit_value
    -orig-id: OffsetCommitValue
    type: kafka_offset_commit_value
    if: record_type == 1
    doc: Since Kafka 0.9.
  - id: group_metadata_value
    -orig-id: GroupMetadataValue
    type: kafka_group_metadata_value
    if: record_type == 2
    doc: Since Kafka 0.9.
  - id: consumer_group_metadata_value
    -orig-id: ConsumerGroupMetadataValue
    type: kafka_consumer_group_metadata_value
    if: record_type == 3
    doc: Since Kafka 3.5.
  - id: consumer_group_partition_metadata_value
    -orig-id: ConsumerGroupPartitionMetadataValue
    type: kafka_consumer_group_partition_metadata_value
    if: record_type == 4
    doc: Since Kafka 3.5.
  - id: consumer_group_member_metadata_value
    -orig-id: ConsumerGroupMemberMetadataValue
    type: kafka_consumer_group_member_metadata_value
    if: record_type == 5
    doc: Since Kafka 3.5.
  - id: consumer_group_target_assignment_metadata_value
    -orig-id: ConsumerGroupTargetAssignmentMetadataValue
    type: kafka_consumer_group_target_assignment_metadata_value
    if: record_type == 6
    doc: Since Kafka 3.5.
  - id: consumer_group_target_assignment_member_value
    -orig-id: ConsumerGroupTargetAssignmentMemberValue
    type: kafka_consumer_group_target_assignment_member_value
    if: record_type == 7
    doc: Since Kafka 3.5.
  - id: consumer_group_current_member_assignment_value
    -orig-id: ConsumerGroupCurrentMemberAssignmentValue
    type: kafka_consumer_group_current_member_assignment_value
    if: record_type == 8
    doc: Since Kafka 3.5.
  - id: share_group_member_metadata_value
    -orig-id: ShareGroupMemberMetadataValue
    type: kafka_share_group_member_metadata_value
    if: record_type == 10
    doc: Since Kafka 3.9.
  - id: share_group_metadata_value
    -orig-id: ShareGroupMetadataValue
    type: kafka_share_group_metadata_value
    if: record_type == 11
    doc: Since Kafka 3.9.
  - id: share_group_target_assignment_metadata_value
    -orig-id: ShareGroupTargetAssignmentMetadataValue
    type: kafka_share_group_target_assignment_metadata_value
    if: record_type == 12
    doc: Since Kafka 4.0.
  - id: share_group_target_assignment_member_value
    -orig-id: ShareGroupTargetAssignmentMemberValue
    type: kafka_share_group_target_assignment_member_value
    if: record_type == 13
    doc: Since Kafka 4.0.
  - id: share_group_current_member_assignment_value
    -orig-id: ShareGroupCurrentMemberAssignmentValue
    type: kafka_share_group_current_member_assignment_value
    if: record_type == 14
    doc: Since Kafka 4.0.
  - id: share_group_state_partition_metadata_value
    -orig-id: ShareGroupStatePartitionMetadataValue
    type: kafka_share_group_state_partition_metadata_value
    if: record_type == 15
    doc: Since Kafka 4.0.
  - id: consumer_group_regular_expression_value
    -orig-id: ConsumerGroupRegularExpressionValue
    type: kafka_consumer_group_regular_expression_value
    if: record_type == 16
    doc: Since Kafka 4.0.
  - id: streams_group_metadata_value
    -orig-id: StreamsGroupMetadataValue
    type: kafka_streams_group_metadata_value
    if: record_type == 17
    doc: Since Kafka 4.1.
  - id: streams_group_member_metadata_value
    -orig-id: StreamsGroupMemberMetadataValue
    type: kafka_streams_group_member_metadata_value
    if: record_type == 19
    doc: Since Kafka 4.1.
  - id: streams_group_target_assignment_metadata_value
    -orig-id: StreamsGroupTargetAssignmentMetadataValue
    type: kafka_streams_group_target_assignment_metadata_value
    if: record_type == 20
    doc: Since Kafka 4.1.
  - id: streams_group_target_assignment_member_value
    -orig-id: StreamsGroupTargetAssignmentMemberValue
    type: kafka_streams_group_target_assignment_member_value
    if: record_type == 21
    doc: Since Kafka 4.1.
  - id: streams_group_current_member_assignment_value
    -orig-id: StreamsGroupCurrentMemberAssignmentValue
    type: kafka_streams_group_current_member_assignment_value
    if: record_type == 22
    doc: Since Kafka 4.1.
  - id: streams_group_topology_value
    -orig-id: StreamsGroupTopologyValue
    type: kafka_streams_group_topology_value
    if: record_type == 23
    doc: Since Kafka 4.1.
  - id: unknown
    -orig-id: value
    size-eos: true
    if: record_type != 0 and record_type != 1 and record_type != 2 and record_type != 3 and record_type != 4 and record_type != 5 and record_type != 6 and record_type != 7 and record_type != 8 and record_type != 10 and record_type != 11 and record_type != 12 and record_type != 13 and record_type != 14 and record_type != 15 and record_type != 16 and record_type != 17 and record_type != 19 and record_type != 20 and record_type != 21 and record_type != 22 and record_type != 23
    doc: A type that is not known in Kafka 4.4.0, as bytes.
