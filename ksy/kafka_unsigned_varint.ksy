meta:
  id: kafka_unsigned_varint
  title: Kafka variable-length 32-bit integer, unsigned
  xref:
    kafka: org.apache.kafka.common.utils.internals.ByteUtils
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  An unsigned 32-bit integer in one to five bytes: seven bits a byte, the
  lowest first, bit 7 set where another byte follows. Kafka's flexible
  messages use it for the lengths of compact strings and arrays (stored plus
  one, 0 for null) and for tagged fields.
doc-ref:
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java ByteUtils.readUnsignedVarint
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
    if: >
      byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
      byte_3 >= 0x80
    doc: |
      Four bits count; what is above them falls off, as in Java, where they
      are shifted out of an int. A sixth byte is invalid.
instances:
  value:
    -orig-id: result
    value: >
      ((byte_0 % 0x80).as<s8> +
      (byte_0 < 0x80 ? 0.as<s8> :
      (0x80.as<s8> * ((byte_1.as<s8> % 0x80.as<s8>).as<s8> +
      (byte_1 < 0x80 ? 0.as<s8> :
      (0x80.as<s8> * ((byte_2.as<s8> % 0x80.as<s8>).as<s8> +
      (byte_2 < 0x80 ? 0.as<s8> :
      (0x80.as<s8> * ((byte_3.as<s8> % 0x80.as<s8>).as<s8> +
      (byte_3 < 0x80 ? 0.as<s8> :
      (0x80.as<s8> * (byte_4.as<s8> % 0x10.as<s8>).as<s8>).as<s8>)
      ).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>
    doc: |
      The number, 0 to 2^32 - 1 (Java's int shows the upper half as
      negative).
