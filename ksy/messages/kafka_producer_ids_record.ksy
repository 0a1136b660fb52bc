# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_producer_ids_record
  title: Kafka ProducerIdsRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.ProducerIdsRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
  endian: be
doc: |
  The value of a record with API key 15 in `__cluster_metadata`. Since
  Kafka 3.0. Version 0 has this layout since Kafka 3.2; earlier releases
  wrote another one under the same number, and nothing in the bytes says
  so.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ProducerIdsRecord.json ProducerIdsRecord
-webide-representation: '{broker_id:dec} {broker_epoch:dec} {next_producer_id:dec}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 15.
  - id: broker_id
    -orig-id: BrokerId
    type: s4
    doc: '`int32`, since Kafka 3.0.'
  - id: broker_epoch
    -orig-id: BrokerEpoch
    type: s8
    doc: |
      Epoch of the broker's registration, the offset of its record.
      `int64`, since Kafka 3.0. -1 unless it is given.
  - id: next_producer_id
    -orig-id: NextProducerId
    type: s8
    doc: The first id that is not given out yet. `int64`, since Kafka 3.2.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
