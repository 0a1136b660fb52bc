# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_feature_level_record
  title: Kafka FeatureLevelRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.FeatureLevelRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
  endian: be
doc: |
  The value of a record with API key 12 in `__cluster_metadata`. Since
  Kafka 2.8. Version 0 has this layout since Kafka 3.3; earlier releases
  wrote another one under the same number, and nothing in the bytes says
  so.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/FeatureLevelRecord.json FeatureLevelRecord
-webide-representation: '{name} {feature_level:dec}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 12.
  - id: name
    -orig-id: Name
    type: kafka_compact_string
    doc: '`string`, since Kafka 3.0.'
  - id: feature_level
    -orig-id: FeatureLevel
    type: s2
    doc: '`int16`, since Kafka 3.3.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
