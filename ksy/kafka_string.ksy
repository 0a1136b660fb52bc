meta:
  id: kafka_string
  title: Kafka string
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.protocol.types.Type.NULLABLE_STRING
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  Text in UTF-8, kept as bytes, since Kafka accepts any bytes and replaces
  what is not UTF-8.
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
