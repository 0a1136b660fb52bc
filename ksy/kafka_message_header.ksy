meta:
  id: kafka_message_header
  title: Kafka message header (magic 0 and 1)
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.record.internal.LegacyRecord
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  What stands before the key of a message of the formats before Kafka 0.11:
  the log's own offset and length (12 bytes), then 6 bytes of magic 0 or 14
  bytes of magic 1, which adds a timestamp.
doc-ref:
  - https://kafka.apache.org/documentation/#messageset Apache Kafka documentation, 5.3.3 Old Message Format
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java LegacyRecord
  - https://cwiki.apache.org/confluence/display/KAFKA/KIP-32+-+Add+timestamps+to+Kafka+message KIP-32
-webide-representation: 'offset {offset:dec}, magic {magic:dec},
  {attributes}'
seq:
  - id: offset
    -orig-id: offset
    type: s8
    doc: |
      Absolute for a message of the log. Inside a compressed message of
      magic 1 it is relative, as a rule, and the outer offset is that of the
      last inner message.
  - id: len_message
    -orig-id: message_size
    type: s4
    valid:
      min: 14
    doc: |
      Bytes that follow this field; at least
      LegacyRecord.RECORD_OVERHEAD_V0.
  - id: crc
    -orig-id: crc
    type: u4
    doc: |
      CRC-32 (IEEE) of all that follows this field, `magic` to the end of
      the message.
  - id: magic
    -orig-id: magic_byte
    type: s1
    valid:
      min: 0
      max: 1
    doc: The format of the message.
  - id: attributes
    -orig-id: attributes
    type: message_attributes
    doc: The codec and the kind of timestamp.
  - id: timestamp
    -orig-id: timestamp
    type: s8
    if: magic >= 1
    doc: |
      Milliseconds since the epoch, -1 for none; absent in magic 0. Of a
      compressed message, the greatest of the inner ones, or the append
      time.
instances:
  is_compressed:
    value: attributes.compression_id != 0
    doc: |
      The value holds a compressed message set, or bytes of an unknown
      codec.
types:
  message_attributes:
    doc: One byte of flags, the highest bit first.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java LegacyRecord.attributes
    -webide-representation: '{compression} {timestamp_type}'
    seq:
      - id: unused
        -orig-id: attributes
        type: b4
        doc: Bits 4 to 7; ignored.
      - id: timestamp_type
        -orig-id: timestampType
        type: b1
        enum: message_timestamp_type
        doc: Bit 3; has no meaning in magic 0.
      - id: compression_id
        -orig-id: compressionType
        type: b3
        doc: |
          Bits 0 to 2. Kafka refuses 4 (zstd) and the unknown ids 5 to 7
          here; they stay readable.
    instances:
      compression:
        -orig-id: compressionType
        value: compression_id
        enum: message_compression
        doc: The codec by its name.
enums:
  message_timestamp_type:
    0:
      id: create_time
      -orig-id: CREATE_TIME
      doc: The producer set it.
    1:
      id: log_append_time
      -orig-id: LOG_APPEND_TIME
      doc: The broker set it.
  message_compression:
    0:
      id: none
      -orig-id: NONE
      doc: Not compressed.
    1:
      id: gzip
      -orig-id: GZIP
      doc: gzip (RFC 1952).
    2:
      id: snappy
      -orig-id: SNAPPY
      doc: Snappy, in the framing of the library xerial as a rule.
    3:
      id: lz4
      -orig-id: LZ4
      doc: LZ4 frames.
    4:
      id: zstd
      -orig-id: ZSTD
      doc: Zstandard; refused here by Kafka.
