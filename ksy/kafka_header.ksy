meta:
  id: kafka_header
  title: Kafka record header (magic 2)
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.header.internals.RecordHeader
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_varint
  endian: be
doc: |
  A key and a value that travel with a record. The key is text in UTF-8,
  kept as bytes here, because Kafka accepts any bytes and replaces malformed
  ones.
doc-ref:
  - https://kafka.apache.org/documentation/#recordheader Apache Kafka documentation, 5.3.2.1 Record Header
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java DefaultRecord.readHeaders
  - https://cwiki.apache.org/confluence/display/KAFKA/KIP-82+-+Add+Record+Headers KIP-82
-webide-representation: '{key:str} = {value:str}'
seq:
  - id: len_key
    -orig-id: headerKeyLength
    type: kafka_varint
    doc: Never null, but may be empty.
  - id: key
    -orig-id: headerKey
    size: len_key.value
    doc: The name; a record may have several headers of one name.
  - id: len_value
    -orig-id: headerValueLength
    type: kafka_varint
    doc: Any value below zero means a null value.
  - id: value
    -orig-id: Value
    size: len_value.value
    if: len_value.value >= 0
    doc: Bytes that Kafka does not interpret; absent when they are null.
