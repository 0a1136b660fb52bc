# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_group_metadata_value
  title: Kafka GroupMetadataValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.GroupMetadataValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_bytes
    - ../kafka_compact_bytes
    - ../kafka_compact_string
    - ../kafka_string
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record of type 2 in `__consumer_offsets`. Since Kafka 0.9.
  Version 1 since Kafka 0.10.1. Version 2 since Kafka 2.1. Version 3 since
  Kafka 2.3. Version 4 since Kafka 3.5.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue
-webide-representation: '{generation:dec}'
seq:
  - id: message_version
    -orig-id: version
    type: s2
    valid:
      min: 0
      max: 4
    doc: The version of the message.
  - id: protocol_type_v0
    -orig-id: protocolType
    type: kafka_string
    if: message_version <= 3
    doc: |
      `consumer` of consumers; others have their own, as `connect`.
      `string`, since Kafka 0.9.
  - id: protocol_type_v4
    -orig-id: protocolType
    type: kafka_compact_string
    if: message_version >= 4
    doc: |
      `consumer` of consumers; others have their own, as `connect`.
      `string`, since Kafka 0.9.
  - id: generation
    -orig-id: generation
    type: s4
    doc: Goes up with each rebalance. `int32`, since Kafka 0.9.
  - id: protocol_v0
    -orig-id: protocol
    type: kafka_string
    if: message_version <= 3
    doc: '`string`, since Kafka 0.9. May be null.'
  - id: protocol_v4
    -orig-id: protocol
    type: kafka_compact_string
    if: message_version >= 4
    doc: '`string`, since Kafka 0.9. May be null.'
  - id: leader_v0
    -orig-id: leader
    type: kafka_string
    if: message_version <= 3
    doc: '`string`, since Kafka 0.9. May be null.'
  - id: leader_v4
    -orig-id: leader
    type: kafka_compact_string
    if: message_version >= 4
    doc: '`string`, since Kafka 0.9. May be null.'
  - id: current_state_timestamp
    -orig-id: currentStateTimestamp
    type: s8
    if: message_version >= 2
    doc: |
      When the group came into its state. `int64`, since Kafka 2.1.
      Versions 2 to 4. -1 unless it is given.
  - id: num_members_v0
    -orig-id: members
    type: s4
    if: message_version <= 0
    doc: The number of elements; any value below zero means null.
  - id: members_v0
    -orig-id: members
    type: group_metadata_value_member_metadata_v0
    repeat: expr
    repeat-expr: num_members_v0
    if: message_version <= 0 and num_members_v0 >= 0
    doc: '`[]MemberMetadata`, since Kafka 0.9.'
  - id: num_members_v1
    -orig-id: members
    type: s4
    if: message_version >= 1 and message_version <= 2
    doc: The number of elements; any value below zero means null.
  - id: members_v1
    -orig-id: members
    type: group_metadata_value_member_metadata_v1
    repeat: expr
    repeat-expr: num_members_v1
    if: message_version >= 1 and message_version <= 2 and num_members_v1 >= 0
    doc: '`[]MemberMetadata`, since Kafka 0.9.'
  - id: num_members_v3
    -orig-id: members
    type: s4
    if: message_version == 3
    doc: The number of elements; any value below zero means null.
  - id: members_v3
    -orig-id: members
    type: group_metadata_value_member_metadata_v3
    repeat: expr
    repeat-expr: num_members_v3
    if: message_version == 3 and num_members_v3 >= 0
    doc: '`[]MemberMetadata`, since Kafka 0.9.'
  - id: num_members_v4_plus_one
    -orig-id: members
    type: kafka_unsigned_varint
    if: message_version >= 4
    doc: The number of elements plus one; 0 means null.
  - id: members_v4
    -orig-id: members
    type: group_metadata_value_member_metadata_v4
    repeat: expr
    repeat-expr: (num_members_v4_plus_one.value - 1.as<s8>).as<s8>
    if: message_version >= 4 and num_members_v4_plus_one.value >= 1.as<s8>
    doc: '`[]MemberMetadata`, since Kafka 0.9.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    if: message_version >= 4
    doc: None is known.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  group_metadata_value_member_metadata_v0:
    doc: '`MemberMetadata` of `GroupMetadataValue`, version 0.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
    -webide-representation: '{member_id} {client_id} {client_host}'
    seq:
      - id: member_id
        -orig-id: memberId
        type: kafka_string
        doc: '`string`, since Kafka 0.9.'
      - id: client_id
        -orig-id: clientId
        type: kafka_string
        doc: '`string`, since Kafka 0.9.'
      - id: client_host
        -orig-id: clientHost
        type: kafka_string
        doc: '`string`, since Kafka 0.9.'
      - id: session_timeout
        -orig-id: sessionTimeout
        type: s4
        doc: '`int32`, since Kafka 0.9.'
      - id: subscription
        -orig-id: subscription
        type: kafka_bytes
        doc: |
          The member's blob; a consumer's is a
          ConsumerProtocolSubscription. `bytes`, since Kafka 0.9.
      - id: assignment
        -orig-id: assignment
        type: kafka_bytes
        doc: |
          The leader's blob for the member; a consumer's is a
          ConsumerProtocolAssignment. `bytes`, since Kafka 0.9.
  group_metadata_value_member_metadata_v1:
    doc: '`MemberMetadata` of `GroupMetadataValue`, versions 1 to 2.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
    -webide-representation: '{member_id} {client_id} {client_host}'
    seq:
      - id: member_id
        -orig-id: memberId
        type: kafka_string
        doc: '`string`, since Kafka 0.9.'
      - id: client_id
        -orig-id: clientId
        type: kafka_string
        doc: '`string`, since Kafka 0.9.'
      - id: client_host
        -orig-id: clientHost
        type: kafka_string
        doc: '`string`, since Kafka 0.9.'
      - id: rebalance_timeout
        -orig-id: rebalanceTimeout
        type: s4
        doc: |
          `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is
          given.
      - id: session_timeout
        -orig-id: sessionTimeout
        type: s4
        doc: '`int32`, since Kafka 0.9.'
      - id: subscription
        -orig-id: subscription
        type: kafka_bytes
        doc: |
          The member's blob; a consumer's is a
          ConsumerProtocolSubscription. `bytes`, since Kafka 0.9.
      - id: assignment
        -orig-id: assignment
        type: kafka_bytes
        doc: |
          The leader's blob for the member; a consumer's is a
          ConsumerProtocolAssignment. `bytes`, since Kafka 0.9.
  group_metadata_value_member_metadata_v3:
    doc: '`MemberMetadata` of `GroupMetadataValue`, version 3.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
    -webide-representation: '{member_id} {group_instance_id} {client_id}'
    seq:
      - id: member_id
        -orig-id: memberId
        type: kafka_string
        doc: '`string`, since Kafka 0.9.'
      - id: group_instance_id
        -orig-id: groupInstanceId
        type: kafka_string
        doc: |
          Id of a static member (KIP-345). `string`, since Kafka 2.3.
          Versions 3 to 4. Null unless it is given. May be null.
      - id: client_id
        -orig-id: clientId
        type: kafka_string
        doc: '`string`, since Kafka 0.9.'
      - id: client_host
        -orig-id: clientHost
        type: kafka_string
        doc: '`string`, since Kafka 0.9.'
      - id: rebalance_timeout
        -orig-id: rebalanceTimeout
        type: s4
        doc: |
          `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is
          given.
      - id: session_timeout
        -orig-id: sessionTimeout
        type: s4
        doc: '`int32`, since Kafka 0.9.'
      - id: subscription
        -orig-id: subscription
        type: kafka_bytes
        doc: |
          The member's blob; a consumer's is a
          ConsumerProtocolSubscription. `bytes`, since Kafka 0.9.
      - id: assignment
        -orig-id: assignment
        type: kafka_bytes
        doc: |
          The leader's blob for the member; a consumer's is a
          ConsumerProtocolAssignment. `bytes`, since Kafka 0.9.
  group_metadata_value_member_metadata_v4:
    doc: '`MemberMetadata` of `GroupMetadataValue`, version 4.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
    -webide-representation: '{member_id} {group_instance_id} {client_id}'
    seq:
      - id: member_id
        -orig-id: memberId
        type: kafka_compact_string
        doc: '`string`, since Kafka 0.9.'
      - id: group_instance_id
        -orig-id: groupInstanceId
        type: kafka_compact_string
        doc: |
          Id of a static member (KIP-345). `string`, since Kafka 2.3.
          Versions 3 to 4. Null unless it is given. May be null.
      - id: client_id
        -orig-id: clientId
        type: kafka_compact_string
        doc: '`string`, since Kafka 0.9.'
      - id: client_host
        -orig-id: clientHost
        type: kafka_compact_string
        doc: '`string`, since Kafka 0.9.'
      - id: rebalance_timeout
        -orig-id: rebalanceTimeout
        type: s4
        doc: |
          `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is
          given.
      - id: session_timeout
        -orig-id: sessionTimeout
        type: s4
        doc: '`int32`, since Kafka 0.9.'
      - id: subscription
        -orig-id: subscription
        type: kafka_compact_bytes
        doc: |
          The member's blob; a consumer's is a
          ConsumerProtocolSubscription. `bytes`, since Kafka 0.9.
      - id: assignment
        -orig-id: assignment
        type: kafka_compact_bytes
        doc: |
          The leader's blob for the member; a consumer's is a
          ConsumerProtocolAssignment. `bytes`, since Kafka 0.9.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
