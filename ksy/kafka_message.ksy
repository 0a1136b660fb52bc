meta:
  id: kafka_message
  title: Kafka message (magic 0 and 1)
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.record.internal.LegacyRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_message_header
  endian: be
doc: |
  One entry of a log of the formats before Kafka 0.11, or of a message set.
  Parse it from exactly the entry's bytes, 12 + `header.len_message`: the
  end of the stream is the end of the message.

  When `header.is_compressed`, `value` is a compressed message set:
  decompress it and parse the result as `kafka_message_set`. A length below
  zero says null, which is not the same as empty.
doc-ref:
  - https://kafka.apache.org/documentation/#messageset Apache Kafka documentation, 5.3.3 Old Message Format
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java LegacyRecord
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java AbstractLegacyRecordBatch
-webide-representation: '{header}'
seq:
  - id: header
    -orig-id: LogOverhead
    type: kafka_message_header
    doc: Everything before the key.
  - id: len_key
    -orig-id: keyLength
    type: s4
    doc: Any value below zero means a null key.
  - id: key
    -orig-id: key
    size: len_key
    if: len_key >= 0
    doc: Bytes that Kafka does not interpret; absent when they are null.
  - id: len_value
    -orig-id: valueLength
    type: s4
    doc: Any value below zero means a null value.
  - id: value
    -orig-id: value
    size: len_value
    if: len_value >= 0
    doc: The payload, or a compressed message set.
  - id: trailing
    -orig-id: buffer
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the value.
