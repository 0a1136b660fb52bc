meta:
  id: kafka_record_batch
  title: Kafka record batch (magic 2)
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.record.internal.DefaultRecordBatch
    wikidata: Q16235208
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_control_records
    - kafka_record_batch_header
    - kafka_records
  endian: be
doc: |
  One entry of a log of the format since Kafka 0.11: a header and its
  records. Exactly one of the fields after the header is present. Compressed
  bytes stay as they are: decompress them and parse the result as
  `kafka_records` (or `kafka_control_records`).
doc-ref:
  - https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation, 5.3.1 Record Batch
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java DefaultRecordBatch
-webide-representation: '{header}'
seq:
  - id: header
    -orig-id: RECORD_BATCH_OVERHEAD
    type: kafka_record_batch_header
    doc: Everything before the records; never compressed.
  - id: compressed_records
    -orig-id: records
    size: header.len_records
    if: header.is_compressed
    doc: |
      The records in the codec `header.attributes.compression`, also in one
      that is unknown.
  - id: control_records
    -orig-id: records
    size: header.len_records
    type: kafka_control_records
    if: not header.is_compressed and header.attributes.is_control
    doc: The control records, not compressed.
  - id: records
    -orig-id: records
    size: header.len_records
    type: kafka_records
    if: not header.is_compressed and not header.attributes.is_control
    doc: The records, not compressed.
