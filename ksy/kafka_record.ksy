meta:
  id: kafka_record
  title: Kafka record (magic 2)
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.record.internal.DefaultRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_header
    - kafka_varint
    - kafka_varlong
  endian: be
doc: |
  One record of a batch. Offset and timestamp are stored as distances from
  the batch's base.
doc-ref:
  - https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java DefaultRecord.readFrom
-webide-representation: '{body}'
seq:
  - id: len
    -orig-id: length
    type: kafka_varint
    doc: Bytes that follow this field.
  - id: body
    -orig-id: Record
    size: len.value
    type: record_body
    doc: Everything after the length.
types:
  record_body:
    doc: |
      A record inside exactly its own bytes. A length below zero says null,
      which is not empty. A sound record fills its length to the last byte.
    doc-ref: https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
    -webide-representation: '+{offset_delta}: {key:str} = {value:str}'
    seq:
      - id: attributes
        -orig-id: attributes
        type: s1
        doc: Unused.
      - id: timestamp_delta
        -orig-id: timestampDelta
        type: kafka_varlong
        doc: |
          Milliseconds from the batch's `base_timestamp`; may be negative.
      - id: offset_delta
        -orig-id: offsetDelta
        type: kafka_varint
        doc: |
          Distance from the batch's `base_offset`; compaction leaves gaps.
      - id: len_key
        -orig-id: keyLength
        type: kafka_varint
        doc: Any value below zero means a null key.
      - id: key
        -orig-id: key
        size: len_key.value
        if: len_key.value >= 0
        doc: |
          Bytes that Kafka does not interpret; compaction keeps the newest
          record of each key.
      - id: len_value
        -orig-id: valueLength
        type: kafka_varint
        doc: Any value below zero means a null value, a tombstone.
      - id: value
        -orig-id: value
        size: len_value.value
        if: len_value.value >= 0
        doc: Bytes that Kafka does not interpret.
      - id: num_headers
        -orig-id: numHeaders
        type: kafka_varint
        doc: Never below zero in a sound record.
      - id: headers
        -orig-id: Headers
        type: kafka_header
        repeat: expr
        repeat-expr: num_headers.value
        doc: In the order of the producer; a key may come more than once.
