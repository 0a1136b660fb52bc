# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_share_group_target_assignment_metadata_key
  title: Kafka ShareGroupTargetAssignmentMetadataKey
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.ShareGroupTargetAssignmentMetadataKey
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_string
  endian: be
doc: |
  The key of a record of type 12 in `__consumer_offsets`. Since Kafka 4.0.
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
