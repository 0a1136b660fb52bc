# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_streams_group_current_member_assignment_key
  title: Kafka StreamsGroupCurrentMemberAssignmentKey
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.StreamsGroupCurrentMemberAssignmentKey
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_string
  endian: be
doc: |
  The key of a record of type 22 in `__consumer_offsets`. Since Kafka 4.1.
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
