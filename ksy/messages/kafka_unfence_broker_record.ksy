# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_unfence_broker_record
  title: Kafka UnfenceBrokerRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.UnfenceBrokerRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
  endian: be
doc: |
  The value of a record with API key 8 in `__cluster_metadata`. Since Kafka
  2.8.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnfenceBrokerRecord.json UnfenceBrokerRecord
-webide-representation: '{id:dec} {epoch:dec}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 8.
  - id: id
    -orig-id: Id
    type: s4
    doc: '`int32`, since Kafka 2.8.'
  - id: epoch
    -orig-id: Epoch
    type: s8
    doc: '`int64`, since Kafka 2.8.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
