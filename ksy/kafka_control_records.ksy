meta:
  id: kafka_control_records
  title: Kafka control records (magic 2)
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.record.internal.DefaultRecordBatch
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_control_record
  endian: be
doc: |
  The records of a control batch to the end of the stream. A transaction
  marker stands alone in its batch; KRaft writes several control records
  into one.
doc-ref:
  - https://kafka.apache.org/documentation/#controlbatch Apache Kafka documentation, 5.3.1.1 Control Batches
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java DefaultRecordBatch.isControlBatch
-webide-representation: '{records}'
seq:
  - id: records
    -orig-id: records
    type: kafka_control_record
    repeat: eos
    doc: In the order of their offsets.
