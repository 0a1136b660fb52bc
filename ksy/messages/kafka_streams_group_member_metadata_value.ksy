# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_streams_group_member_metadata_value
  title: Kafka StreamsGroupMemberMetadataValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.StreamsGroupMemberMetadataValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record of type 19 in `__consumer_offsets`. Since Kafka
  4.1.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json StreamsGroupMemberMetadataValue
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
      Id of a static member (KIP-345). `string`, since Kafka 4.1. May be
      null.
  - id: rack_id
    -orig-id: RackId
    type: kafka_compact_string
    doc: '`string`, since Kafka 4.1. May be null.'
  - id: client_id
    -orig-id: ClientId
    type: kafka_compact_string
    doc: '`string`, since Kafka 4.1.'
  - id: client_host
    -orig-id: ClientHost
    type: kafka_compact_string
    doc: '`string`, since Kafka 4.1.'
  - id: rebalance_timeout_ms
    -orig-id: RebalanceTimeoutMs
    type: s4
    doc: '`int32`, since Kafka 4.1. -1 unless it is given.'
  - id: topology_epoch
    -orig-id: TopologyEpoch
    type: s4
    doc: '`int32`, since Kafka 4.1.'
  - id: process_id
    -orig-id: ProcessId
    type: kafka_compact_string
    doc: '`string`, since Kafka 4.1.'
  - id: user_endpoint_marker
    -orig-id: UserEndpoint
    type: s1
    doc: Any value below zero means null.
  - id: user_endpoint
    -orig-id: UserEndpoint
    type: streams_group_member_metadata_value_endpoint
    if: user_endpoint_marker >= 0
    doc: '`Endpoint`, since Kafka 4.1. Null unless it is given. May be null.'
  - id: num_client_tags_plus_one
    -orig-id: ClientTags
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: client_tags
    -orig-id: ClientTags
    type: streams_group_member_metadata_value_key_value
    repeat: expr
    repeat-expr: (num_client_tags_plus_one.value - 1.as<s8>).as<s8>
    if: num_client_tags_plus_one.value >= 1.as<s8>
    doc: '`[]KeyValue`, since Kafka 4.1.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  streams_group_member_metadata_value_endpoint:
    doc: '`Endpoint` of `StreamsGroupMemberMetadataValue`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json StreamsGroupMemberMetadataValue, Endpoint
    -webide-representation: '{host} {port:dec}'
    seq:
      - id: host
        -orig-id: Host
        type: kafka_compact_string
        doc: '`string`, since Kafka 4.1.'
      - id: port
        -orig-id: Port
        type: u2
        doc: '`uint16`, since Kafka 4.1.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  streams_group_member_metadata_value_key_value:
    doc: '`KeyValue` of `StreamsGroupMemberMetadataValue`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json StreamsGroupMemberMetadataValue, KeyValue
    -webide-representation: '{key} {value}'
    seq:
      - id: key
        -orig-id: Key
        type: kafka_compact_string
        doc: '`string`, since Kafka 4.1.'
      - id: value
        -orig-id: Value
        type: kafka_compact_string
        doc: '`string`, since Kafka 4.1.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
