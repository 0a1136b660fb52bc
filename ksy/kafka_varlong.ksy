meta:
  id: kafka_varlong
  title: Kafka variable-length 64-bit integer, signed (ZigZag)
  xref:
    kafka: org.apache.kafka.common.utils.internals.ByteUtils
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  A signed 64-bit integer in one to ten bytes: seven bits a byte, the lowest
  first, bit 7 set where another byte follows. The bits hold 2 * n for
  n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
  are accepted, as Kafka accepts them.

  The sign bit is bit 0 of the first byte; the other 63 bits are summed
  apart from it, since all 64 together fit no signed integer.
doc-ref:
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java ByteUtils.readVarlong
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
    if: >
      byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
      byte_3 >= 0x80
    doc: The next seven bits.
  - id: byte_5
    -orig-id: tmp
    type: u1
    if: >
      byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
      byte_3 >= 0x80 and byte_4 >= 0x80
    doc: The next seven bits.
  - id: byte_6
    -orig-id: tmp
    type: u1
    if: >
      byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
      byte_3 >= 0x80 and byte_4 >= 0x80 and byte_5 >= 0x80
    doc: The next seven bits.
  - id: byte_7
    -orig-id: tmp
    type: u1
    if: >
      byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
      byte_3 >= 0x80 and byte_4 >= 0x80 and byte_5 >= 0x80 and
      byte_6 >= 0x80
    doc: The next seven bits.
  - id: byte_8
    -orig-id: tmp
    type: u1
    if: >
      byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
      byte_3 >= 0x80 and byte_4 >= 0x80 and byte_5 >= 0x80 and
      byte_6 >= 0x80 and byte_7 >= 0x80
    doc: The next seven bits.
  - id: byte_9
    -orig-id: tmp
    type: u1
    valid:
      max: 0x7f
    if: >
      byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
      byte_3 >= 0x80 and byte_4 >= 0x80 and byte_5 >= 0x80 and
      byte_6 >= 0x80 and byte_7 >= 0x80 and byte_8 >= 0x80
    doc: |
      One bit counts; what is above it falls off, as in Java, where it is
      shifted out of a long. An eleventh byte is invalid.
instances:
  half:
    value: >
      (((byte_0 % 0x80) / 2).as<s8> +
      (byte_0 < 0x80 ? 0.as<s8> :
      (0x40.as<s8> * ((byte_1.as<s8> % 0x80.as<s8>).as<s8> +
      (byte_1 < 0x80 ? 0.as<s8> :
      (0x80.as<s8> * ((byte_2.as<s8> % 0x80.as<s8>).as<s8> +
      (byte_2 < 0x80 ? 0.as<s8> :
      (0x80.as<s8> * ((byte_3.as<s8> % 0x80.as<s8>).as<s8> +
      (byte_3 < 0x80 ? 0.as<s8> :
      (0x80.as<s8> * ((byte_4.as<s8> % 0x80.as<s8>).as<s8> +
      (byte_4 < 0x80 ? 0.as<s8> :
      (0x80.as<s8> * ((byte_5.as<s8> % 0x80.as<s8>).as<s8> +
      (byte_5 < 0x80 ? 0.as<s8> :
      (0x80.as<s8> * ((byte_6.as<s8> % 0x80.as<s8>).as<s8> +
      (byte_6 < 0x80 ? 0.as<s8> :
      (0x80.as<s8> * ((byte_7.as<s8> % 0x80.as<s8>).as<s8> +
      (byte_7 < 0x80 ? 0.as<s8> :
      (0x80.as<s8> * ((byte_8.as<s8> % 0x80.as<s8>).as<s8> +
      (byte_8 < 0x80 ? 0.as<s8> :
      (0x80.as<s8> * (byte_9.as<s8> % 2.as<s8>).as<s8>).as<s8>)
      ).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>).as<s8>)
      ).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>).as<s8>
      )).as<s8>).as<s8>)).as<s8>
    doc: The bits without the lowest, 0 to 2^63 - 1.
  value:
    -orig-id: value
    value: >
      byte_0 % 2 == 0 ? half : (-1.as<s8> - half).as<s8>
    doc: The number, -2^63 to 2^63 - 1.
