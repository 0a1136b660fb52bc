# kafka_consumer_group_regular_expression_value and what it imports in one, for the Web IDE, generated from the grammars in ksy/ by build.py: do not edit.
meta:
  id: kafka_consumer_group_regular_expression_value
  title: Kafka ConsumerGroupRegularExpressionValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.ConsumerGroupRegularExpressionValue
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: The value of a record of type 16 in `__consumer_offsets`. Since Kafka 4.0.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionValue.json ConsumerGroupRegularExpressionValue
-webide-representation: '{version_number:dec} {timestamp:dec}'
seq:
  - id: message_version
    -orig-id: version
    type: s2
    valid:
      min: 0
      max: 0
    doc: The version of the message.
  - id: num_topics_plus_one
    -orig-id: Topics
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: topics
    -orig-id: Topics
    type: kafka_compact_string
    repeat: expr
    repeat-expr: (num_topics_plus_one.value - 1.as<s8>).as<s8>
    if: num_topics_plus_one.value >= 1.as<s8>
    doc: '`[]string`, since Kafka 4.0.'
  - id: version_number
    -orig-id: Version
    type: s8
    doc: '`int64`, since Kafka 4.0.'
  - id: timestamp
    -orig-id: Timestamp
    type: s8
    doc: '`int64`, since Kafka 4.0.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
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
