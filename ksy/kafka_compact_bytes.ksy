meta:
  id: kafka_compact_bytes
  title: Kafka compact bytes
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.protocol.types.Type.COMPACT_NULLABLE_BYTES
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_unsigned_varint
  endian: be
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
