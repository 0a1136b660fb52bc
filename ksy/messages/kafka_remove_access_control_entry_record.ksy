# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_remove_access_control_entry_record
  title: Kafka RemoveAccessControlEntryRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.RemoveAccessControlEntryRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
  endian: be
doc: |
  The value of a record with API key 19 in `__cluster_metadata`. Since
  Kafka 3.2.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveAccessControlEntryRecord.json RemoveAccessControlEntryRecord
-webide-representation: '{id:uuid}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 19.
  - id: id
    -orig-id: Id
    size: 16
    doc: '`uuid`, since Kafka 3.2.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
