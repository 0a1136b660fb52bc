# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_unregister_broker_record
  title: Kafka UnregisterBrokerRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.UnregisterBrokerRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
  endian: be
doc: |
  The value of a record with API key 1 in `__cluster_metadata`. Since Kafka
  2.8.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnregisterBrokerRecord.json UnregisterBrokerRecord
-webide-representation: '{broker_id:dec} {broker_epoch:dec}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 1.
  - id: broker_id
    -orig-id: BrokerId
    type: s4
    doc: '`int32`, since Kafka 2.8.'
  - id: broker_epoch
    -orig-id: BrokerEpoch
    type: s8
    doc: |
      Epoch of the broker's registration, the offset of its record.
      `int64`, since Kafka 2.8.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
