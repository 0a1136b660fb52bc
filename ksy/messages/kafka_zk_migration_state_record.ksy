# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_zk_migration_state_record
  title: Kafka ZkMigrationStateRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.ZkMigrationStateRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
  endian: be
doc: |
  The value of a record with API key 21 in `__cluster_metadata`. Since
  Kafka 3.4.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ZkMigrationStateRecord.json ZkMigrationStateRecord
-webide-representation: '{zk_migration_state:dec}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 21.
  - id: zk_migration_state
    -orig-id: ZkMigrationState
    type: s1
    doc: '`int8`, since Kafka 3.4.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
