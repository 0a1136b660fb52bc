# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_consumer_group_member_metadata_value
  title: Kafka ConsumerGroupMemberMetadataValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.ConsumerGroupMemberMetadataValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_bytes
    - ../kafka_compact_string
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record of type 5 in `__consumer_offsets`. Since Kafka 3.5.
  Version 0 has this layout since Kafka 3.8; earlier releases wrote another
  one under the same number, and nothing in the bytes says so.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
-webide-representation: '{instance_id} {rack_id} {client_id}'
seq:
  - id: message_version
    -orig-id: version
    type: s2
    valid:
      min: 0
      max: 0
    doc: The version of the message.
  - id: instance_id
    -orig-id: InstanceId
    type: kafka_compact_string
    doc: |
      Id of a static member (KIP-345). `string`, since Kafka 3.5. May be
      null.
  - id: rack_id
    -orig-id: RackId
    type: kafka_compact_string
    doc: '`string`, since Kafka 3.5. May be null.'
  - id: client_id
    -orig-id: ClientId
    type: kafka_compact_string
    doc: '`string`, since Kafka 3.5.'
  - id: client_host
    -orig-id: ClientHost
    type: kafka_compact_string
    doc: '`string`, since Kafka 3.5.'
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
    doc: '`[]string`, since Kafka 3.5.'
  - id: subscribed_topic_regex
    -orig-id: SubscribedTopicRegex
    type: kafka_compact_string
    doc: '`string`, since Kafka 3.5. May be null.'
  - id: rebalance_timeout_ms
    -orig-id: RebalanceTimeoutMs
    type: s4
    doc: '`int32`, since Kafka 3.6. -1 unless it is given.'
  - id: server_assignor
    -orig-id: ServerAssignor
    type: kafka_compact_string
    doc: |
      Assignor that the member prefers. `string`, since Kafka 3.6. May be
      null.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: consumer_group_member_metadata_value_tagged_fields
    doc: |
      The fields that are there only where they differ from their defaults.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  consumer_group_member_metadata_value_tagged_fields:
    doc: The tagged fields of `consumer_group_member_metadata_value`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
    -webide-representation: '{num_fields} tagged fields'
    seq:
      - id: num_fields
        -orig-id: _numTaggedFields
        type: kafka_unsigned_varint
        doc: How many follow.
      - id: fields
        -orig-id: _tagged_fields
        type: consumer_group_member_metadata_value_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
        doc: Ascending by tag.
  consumer_group_member_metadata_value_tagged_field:
    doc: A tagged field of `consumer_group_member_metadata_value`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
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
      - id: classic_member_metadata
        -orig-id: ClassicMemberMetadata
        size: len_data.value
        type: consumer_group_member_metadata_value_classic_member_metadata_tag
        if: tag.value == 0
        doc: '`ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.'
      - id: unknown_data
        -orig-id: _unknownTaggedFields
        size: len_data.value
        if: tag.value > 0
        doc: A field of a tag that is not known.
  consumer_group_member_metadata_value_classic_member_metadata_tag:
    doc: The bytes of the tagged field `ClassicMemberMetadata`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
    -webide-representation: '{classic_member_metadata_marker}'
    seq:
      - id: classic_member_metadata_marker
        -orig-id: ClassicMemberMetadata
        type: kafka_unsigned_varint
        doc: 0 means null.
      - id: classic_member_metadata
        -orig-id: ClassicMemberMetadata
        type: consumer_group_member_metadata_value_classic_member_metadata
        if: classic_member_metadata_marker.value >= 1
        doc: '`ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.'
  consumer_group_member_metadata_value_classic_member_metadata:
    doc: '`ClassicMemberMetadata` of `ConsumerGroupMemberMetadataValue`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue, ClassicMemberMetadata
    -webide-representation: '{session_timeout_ms:dec}'
    seq:
      - id: session_timeout_ms
        -orig-id: SessionTimeoutMs
        type: s4
        doc: '`int32`, since Kafka 3.8.'
      - id: num_supported_protocols_plus_one
        -orig-id: SupportedProtocols
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: supported_protocols
        -orig-id: SupportedProtocols
        type: consumer_group_member_metadata_value_classic_protocol
        repeat: expr
        repeat-expr: (num_supported_protocols_plus_one.value - 1.as<s8>).as<s8>
        if: num_supported_protocols_plus_one.value >= 1.as<s8>
        doc: '`[]ClassicProtocol`, since Kafka 3.8.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  consumer_group_member_metadata_value_classic_protocol:
    doc: '`ClassicProtocol` of `ConsumerGroupMemberMetadataValue`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue, ClassicProtocol
    -webide-representation: '{name}'
    seq:
      - id: name
        -orig-id: Name
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.8.'
      - id: metadata
        -orig-id: Metadata
        type: kafka_compact_bytes
        doc: '`bytes`, since Kafka 3.8.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
