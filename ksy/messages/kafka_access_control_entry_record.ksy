# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_access_control_entry_record
  title: Kafka AccessControlEntryRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.AccessControlEntryRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
  endian: be
doc: |
  The value of a record with API key 18 in `__cluster_metadata`. Since
  Kafka 3.2.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AccessControlEntryRecord.json AccessControlEntryRecord
-webide-representation: '{id:uuid} {resource_type:dec} {resource_name}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 18.
  - id: id
    -orig-id: Id
    size: 16
    doc: '`uuid`, since Kafka 3.2.'
  - id: resource_type
    -orig-id: ResourceType
    type: s1
    doc: |
      2 topic, 3 group, 4 cluster, 5 transactional id, 6 delegation token,
      7 user. `int8`, since Kafka 3.2.
  - id: resource_name
    -orig-id: ResourceName
    type: kafka_compact_string
    doc: '`string`, since Kafka 3.2.'
  - id: pattern_type
    -orig-id: PatternType
    type: s1
    doc: 3 literal, 4 prefixed. `int8`, since Kafka 3.2.
  - id: principal
    -orig-id: Principal
    type: kafka_compact_string
    doc: '`string`, since Kafka 3.2.'
  - id: host
    -orig-id: Host
    type: kafka_compact_string
    doc: '`string`, since Kafka 3.2.'
  - id: operation
    -orig-id: Operation
    type: s1
    doc: '`int8`, since Kafka 3.2.'
  - id: permission_type
    -orig-id: PermissionType
    type: s1
    doc: 2 deny, 3 allow. `int8`, since Kafka 3.2.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
