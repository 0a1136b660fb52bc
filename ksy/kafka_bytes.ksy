meta:
  id: kafka_bytes
  title: Kafka bytes
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.protocol.types.Type.NULLABLE_BYTES
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
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
