# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_config_record
  title: Kafka ConfigRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.ConfigRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
  endian: be
doc: |
  The value of a record with API key 4 in `__cluster_metadata`. Since Kafka
  2.8.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ConfigRecord.json ConfigRecord
-webide-representation: '{resource_type:dec} {resource_name} {name}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 4.
  - id: resource_type
    -orig-id: ResourceType
    type: s1
    doc: |
      2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group.
      `int8`, since Kafka 2.8.
  - id: resource_name
    -orig-id: ResourceName
    type: kafka_compact_string
    doc: '`string`, since Kafka 2.8.'
  - id: name
    -orig-id: Name
    type: kafka_compact_string
    doc: '`string`, since Kafka 2.8.'
  - id: value
    -orig-id: Value
    type: kafka_compact_string
    doc: |
      Null removes the configuration. `string`, since Kafka 2.8. May be
      null.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
