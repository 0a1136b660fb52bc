# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_share_group_member_metadata_value
  title: Kafka ShareGroupMemberMetadataValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.ShareGroupMemberMetadataValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record of type 10 in `__consumer_offsets`. Since Kafka
  3.9.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataValue.json ShareGroupMemberMetadataValue
-webide-representation: '{rack_id} {client_id} {client_host}'
seq:
  - id: message_version
    -orig-id: version
    type: s2
    valid:
      min: 0
      max: 0
    doc: The version of the message.
  - id: rack_id
    -orig-id: RackId
    type: kafka_compact_string
    doc: '`string`, since Kafka 3.9. May be null.'
  - id: client_id
    -orig-id: ClientId
    type: kafka_compact_string
    doc: '`string`, since Kafka 3.9.'
  - id: client_host
    -orig-id: ClientHost
    type: kafka_compact_string
    doc: '`string`, since Kafka 3.9.'
  - id: num_subscribed_topic_names_plus_one
    -orig-id: SubscribedTopicNames
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: subscribed_topic_names
    -orig-id: SubscribedTopicNames
    type: kafka_compact_string
    repeat: expr
    repeat-expr: (num_subscribed_topic_names_plus_one.value - 1.as<s8>).as<s8>
    if: num_subscribed_topic_names_plus_one.value >= 1.as<s8>
    doc: '`[]string`, since Kafka 3.9.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
