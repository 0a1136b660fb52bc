# kafka_group_metadata_value and what it imports in one, for the Web IDE, generated from the grammars in ksy/ by build.py: do not edit.
meta:
  id: kafka_group_metadata_value
  title: Kafka GroupMetadataValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.GroupMetadataValue
  license: CC0-1.0
  ks-version: '0.11'
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
    doc: '`string`, since Kafka 0.9.'
  - id: protocol_type_v4
    -orig-id: protocolType
    type: kafka_compact_string
    if: message_version >= 4
    doc: '`string`, since Kafka 0.9.'
  - id: generation
    -orig-id: generation
    type: s4
    doc: '`int32`, since Kafka 0.9.'
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
    doc: '`int64`, since Kafka 2.1. Versions 2 to 4. -1 unless it is given.'
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
        doc: '`bytes`, since Kafka 0.9.'
      - id: assignment
        -orig-id: assignment
        type: kafka_bytes
        doc: '`bytes`, since Kafka 0.9.'
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
          `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
      - id: session_timeout
        -orig-id: sessionTimeout
        type: s4
        doc: '`int32`, since Kafka 0.9.'
      - id: subscription
        -orig-id: subscription
        type: kafka_bytes
        doc: '`bytes`, since Kafka 0.9.'
      - id: assignment
        -orig-id: assignment
        type: kafka_bytes
        doc: '`bytes`, since Kafka 0.9.'
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
          `string`, since Kafka 2.3. Versions 3 to 4. Null unless it is given.
          May be null.
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
          `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
      - id: session_timeout
        -orig-id: sessionTimeout
        type: s4
        doc: '`int32`, since Kafka 0.9.'
      - id: subscription
        -orig-id: subscription
        type: kafka_bytes
        doc: '`bytes`, since Kafka 0.9.'
      - id: assignment
        -orig-id: assignment
        type: kafka_bytes
        doc: '`bytes`, since Kafka 0.9.'
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
          `string`, since Kafka 2.3. Versions 3 to 4. Null unless it is given.
          May be null.
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
          `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
      - id: session_timeout
        -orig-id: sessionTimeout
        type: s4
        doc: '`int32`, since Kafka 0.9.'
      - id: subscription
        -orig-id: subscription
        type: kafka_compact_bytes
        doc: '`bytes`, since Kafka 0.9.'
      - id: assignment
        -orig-id: assignment
        type: kafka_compact_bytes
        doc: '`bytes`, since Kafka 0.9.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  # Kafka bytes
  kafka_bytes:
    doc: Bytes after their length.
    doc-ref: https://kafka.apache.org/protocol#protocol_types Kafka protocol guide, Protocol Primitive Types, NULLABLE_BYTES
    -webide-representation: '{value}'
    seq:
      - id: len_value
        -orig-id: length
        type: s4
        doc: How many bytes; any value below zero means null.
      - id: value
        -orig-id: value
        size: len_value
        if: len_value >= 0
        doc: The bytes; absent when they are null.
  # Kafka compact bytes
  kafka_compact_bytes:
    doc: Bytes after their length, which is stored plus one.
    doc-ref:
      - https://kafka.apache.org/protocol#protocol_types Kafka protocol guide, Protocol Primitive Types, COMPACT_NULLABLE_BYTES
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
    -webide-representation: '{value}'
    seq:
      - id: len_value_plus_one
        -orig-id: length
        type: kafka_unsigned_varint
        doc: The length plus one; 0 means null.
      - id: value
        -orig-id: value
        size: (len_value_plus_one.value - 1.as<s8>).as<s8>
        if: len_value_plus_one.value >= 1.as<s8>
        doc: The bytes; absent when they are null.
  # Kafka compact string
  kafka_compact_string:
    doc: |
      Text in UTF-8, kept as bytes, because Kafka accepts any bytes and replaces
      malformed ones.
    doc-ref:
      - https://kafka.apache.org/protocol#protocol_types Kafka protocol guide, Protocol Primitive Types, COMPACT_STRING
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
    -webide-representation: '{value:str}'
    seq:
      - id: len_value_plus_one
        -orig-id: length
        type: kafka_unsigned_varint
        doc: The length plus one; 0 means null.
      - id: value
        -orig-id: value
        size: (len_value_plus_one.value - 1.as<s8>).as<s8>
        if: len_value_plus_one.value >= 1.as<s8>
        doc: The text; absent when it is null.
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
  # Kafka tagged fields
  kafka_tagged_fields:
    doc: |
      Optional fields at the end of a structure of a flexible message. None is known
      for control records; what comes is kept as bytes.
    doc-ref: https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
    -webide-representation: '{fields}'
    seq:
      - id: num_fields
        -orig-id: _numTaggedFields
        type: kafka_unsigned_varint
        doc: How many follow.
      - id: fields
        -orig-id: _unknownTaggedFields
        type: tagged_field
        repeat: expr
        repeat-expr: num_fields.value
        doc: Ascending by tag.
    types:
      tagged_field:
        doc: One field.
        doc-ref: https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
        -webide-representation: '{tag}: {data}'
        seq:
          - id: tag
            -orig-id: tag
            type: kafka_unsigned_varint
            doc: The number that names the field.
          - id: len_data
            -orig-id: size
            type: kafka_unsigned_varint
            doc: Bytes of the field.
          - id: data
            -orig-id: data
            size: len_data.value
            doc: The field as it is.
  # Kafka variable-length 32-bit integer, unsigned
  kafka_unsigned_varint:
    doc: |
      An unsigned 32-bit integer in one to five bytes: seven bits a byte, the lowest
      first, bit 7 set where another byte follows. Kafka's flexible messages use it
      for the lengths of compact strings and arrays (stored plus one, 0 for null)
      and for tagged fields.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.0.0/clients/src/main/java/org/apache/kafka/common/utils/ByteUtils.java ByteUtils.readUnsignedVarint
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482, Unsigned Varints
      - https://protobuf.dev/programming-guides/encoding/#varints Protocol Buffers, Base 128 Varints and ZigZag
    -webide-representation: '{value:dec}'
    seq:
      - id: byte_0
        -orig-id: tmp
        type: u1
        doc: |
          Seven bits, the lowest first; bit 7 of a byte tells that one more byte
          follows.
      - id: byte_1
        -orig-id: tmp
        type: u1
        if: byte_0 >= 0x80
        doc: The next seven bits.
      - id: byte_2
        -orig-id: tmp
        type: u1
        if: byte_0 >= 0x80 and byte_1 >= 0x80
        doc: The next seven bits.
      - id: byte_3
        -orig-id: tmp
        type: u1
        if: byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80
        doc: The next seven bits.
      - id: byte_4
        -orig-id: tmp
        type: u1
        valid:
          max: 0x7f
        if: byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and byte_3 >= 0x80
        doc: |
          Four bits count; what is above them falls off, as in Java, where they are
          shifted out of an int. A sixth byte is invalid.
    instances:
      value:
        -orig-id: result
        value: >
          ((byte_0 % 0x80).as<s8> +
          (byte_0 < 0x80 ? 0.as<s8> : (0x80.as<s8> * ((byte_1.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_1 < 0x80 ? 0.as<s8> : (0x80.as<s8> * ((byte_2.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_2 < 0x80 ? 0.as<s8> : (0x80.as<s8> * ((byte_3.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_3 < 0x80 ? 0.as<s8> : (0x80.as<s8> * (byte_4.as<s8> % 0x10.as<s8>).as<s8>).as<s8>)
          ).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>
        doc: |
          The number, 0 to 2^32 - 1 (Java's int shows the upper half as negative).
