meta:
  id: kafka_tagged_fields
  title: Kafka tagged fields
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.protocol.types.RawTaggedField
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_unsigned_varint
  endian: be
doc: |
  Optional fields at the end of a structure of a flexible message. None is
  known for control records; what comes is kept as bytes.
doc-ref: https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
-webide-representation: '{fields}'
seq:
  - id: num_fields
    -orig-id: _numTaggedFields
    type: kafka_unsigned_varint
    doc: How many follow.
  - id: fields
    -orig-id: _unknownTaggedFields
    type: tagged_field
    repeat: expr
    repeat-expr: num_fields.value
    doc: Ascending by tag.
types:
  tagged_field:
    doc: One field.
    doc-ref: https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
    -webide-representation: '{tag}: {data}'
    seq:
      - id: tag
        -orig-id: tag
        type: kafka_unsigned_varint
        doc: The number that names the field.
      - id: len_data
        -orig-id: size
        type: kafka_unsigned_varint
        doc: Bytes of the field.
      - id: data
        -orig-id: data
        size: len_data.value
        doc: The field as it is.
