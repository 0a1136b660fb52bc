# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_abort_transaction_record
  title: Kafka AbortTransactionRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.AbortTransactionRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_metadata_frame
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record with API key 25 in `__cluster_metadata`. Since
  Kafka 3.6.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json AbortTransactionRecord
-webide-representation: '{frame}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 25.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: abort_transaction_record_tagged_fields
    doc: |
      The fields that are there only where they differ from their defaults.
types:
  abort_transaction_record_tagged_fields:
    doc: The tagged fields of `abort_transaction_record`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json AbortTransactionRecord
    -webide-representation: '{num_fields} tagged fields'
    seq:
      - id: num_fields
        -orig-id: _numTaggedFields
        type: kafka_unsigned_varint
        doc: How many follow.
      - id: fields
        -orig-id: _tagged_fields
        type: abort_transaction_record_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
        doc: Ascending by tag.
  abort_transaction_record_tagged_field:
    doc: A tagged field of `abort_transaction_record`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json AbortTransactionRecord
    -webide-representation: 'tag {tag}'
    seq:
      - id: tag
        -orig-id: _tag
        type: kafka_unsigned_varint
        doc: The number that names the field.
      - id: len_data
        -orig-id: _size
        type: kafka_unsigned_varint
        doc: Bytes of the field.
      - id: reason
        -orig-id: Reason
        size: len_data.value
        type: abort_transaction_record_reason_tag
        if: tag.value == 0
        doc: |
          `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
          null.
      - id: unknown_data
        -orig-id: _unknownTaggedFields
        size: len_data.value
        if: tag.value > 0
        doc: A field of a tag that is not known.
  abort_transaction_record_reason_tag:
    doc: The bytes of the tagged field `Reason`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json AbortTransactionRecord
    -webide-representation: '{reason}'
    seq:
      - id: reason
        -orig-id: Reason
        type: kafka_compact_string
        doc: |
          `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
          null.
