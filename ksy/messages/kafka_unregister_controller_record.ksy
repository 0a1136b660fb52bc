# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_unregister_controller_record
  title: Kafka UnregisterControllerRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.UnregisterControllerRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
  endian: be
doc: |
  The value of a record with API key 29 in `__cluster_metadata`. Since
  Kafka 4.4.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnregisterControllerRecord.json UnregisterControllerRecord
-webide-representation: '{controller_id:dec}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 29.
  - id: controller_id
    -orig-id: ControllerId
    type: s4
    doc: '`int32`, since Kafka 4.4.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
