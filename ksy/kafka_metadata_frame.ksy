meta:
  id: kafka_metadata_frame
  title: Frame of a record of the metadata logs
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.server.common.serialization.AbstractApiMessageSerde
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_unsigned_varint
  endian: be
doc: |
  What every value in `__cluster_metadata` and `__remote_log_metadata`
  starts with: which message follows, and in which version.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java AbstractApiMessageSerde
-webide-representation: '{api_key} v{version}'
seq:
  - id: frame_version
    -orig-id: DEFAULT_FRAME_VERSION
    type: kafka_unsigned_varint
    doc: |
      1 since Kafka 3.0; the preview release 2.8 wrote 0, which later
      releases refuse.
  - id: api_key
    -orig-id: apiKey
    type: kafka_unsigned_varint
    doc: The number of the message.
  - id: version
    -orig-id: version
    type: kafka_unsigned_varint
    doc: |
      The version of the message. Kafka does not check it; a version above
      the highest known one is read as that one.
