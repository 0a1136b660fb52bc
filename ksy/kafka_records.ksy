meta:
  id: kafka_records
  title: Kafka records (magic 2), decompressed
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.record.internal.DefaultRecordBatch
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_record
  endian: be
doc: |
  The records of a batch to the end of the stream: the bytes after the
  header of an uncompressed batch, or the decompressed bytes of a compressed
  one. A sound batch has `num_records` of them.
doc-ref:
  - https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java DefaultRecordBatch.iterator
seq:
  - id: records
    -orig-id: records
    type: kafka_record
    repeat: eos
    doc: In the order of their offsets.
