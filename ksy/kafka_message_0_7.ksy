meta:
  id: kafka_message_0_7
  title: Kafka 0.7 message
  application: Apache Kafka
  xref:
    kafka: kafka.message.Message
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  One message as Kafka 0.7 and before wrote it, with its length. It has
  neither an offset nor a key nor a time, and its magic stands where later
  formats have the offset: nothing in the bytes tells the two apart, so this
  grammar is chosen by hand. Parse it from exactly the message's bytes, 4 +
  `len_message`: the end of the stream is the end of the message.

  When the compression is not `none`, `payload` is a compressed message set:
  decompress it and parse the result as `kafka_message_set_0_7`.

  Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
  of 100 messages of magic 0 among its tests
  (`test-kafka-logs/MagicByte0-0`).
doc-ref:
  - https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala Message
  - https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/CompressionCodec.scala CompressionCodec
-webide-representation: 'magic {magic:dec}, {attributes}'
seq:
  - id: len_message
    -orig-id: size
    type: s4
    valid:
      min: 5
    doc: Bytes that follow this field; at least Message.MinHeaderSize.
  - id: magic
    -orig-id: magic
    type: s1
    valid:
      min: 0
      max: 1
    doc: |
      1 since compression came with 0.7. Both differ from the magic 0 and 1
      of Kafka 0.8 to 0.10.
  - id: attributes
    -orig-id: attributes
    type: message_0_7_attributes
    if: magic == 1
    doc: The codec; absent in magic 0.
  - id: crc
    -orig-id: checksum
    type: u4
    doc: |
      CRC-32 (IEEE) of the payload alone. Magic and attributes are not
      covered.
  - id: payload
    -orig-id: payload
    size-eos: true
    doc: |
      What the producer sent, perhaps nothing; or a compressed message set.
types:
  message_0_7_attributes:
    doc: One byte of flags, the highest bit first; magic 1 only.
    doc-ref: https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala Message.CompressionCodeMask
    -webide-representation: '{compression}'
    seq:
      - id: unused
        -orig-id: attributes
        type: b6
        doc: Bits 2 to 7; ignored.
      - id: compression_id
        -orig-id: compressionCodec
        type: b2
        doc: Bits 0 and 1. Kafka 0.7 refuses 3; it stays readable.
    instances:
      compression:
        -orig-id: compressionCodec
        value: compression_id
        enum: message_0_7_compression
        doc: The codec by its name.
enums:
  message_0_7_compression:
    0:
      id: none
      -orig-id: NoCompressionCodec
      doc: The payload is what the producer sent.
    1:
      id: gzip
      -orig-id: GZIPCompressionCodec
      doc: The payload is a message set in a gzip stream.
    2:
      id: snappy
      -orig-id: SnappyCompressionCodec
      doc: The payload is a message set in snappy-java's framing.
