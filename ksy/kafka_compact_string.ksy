meta:
  id: kafka_compact_string
  title: Kafka compact string
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.protocol.types.Type.COMPACT_STRING
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_unsigned_varint
  endian: be
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
