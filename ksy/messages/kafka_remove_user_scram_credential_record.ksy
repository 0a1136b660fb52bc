# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_remove_user_scram_credential_record
  title: Kafka RemoveUserScramCredentialRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.RemoveUserScramCredentialRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
  endian: be
doc: |
  The value of a record with API key 22 in `__cluster_metadata`. Since
  Kafka 3.5.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveUserScramCredentialRecord.json RemoveUserScramCredentialRecord
-webide-representation: '{name} {mechanism:dec}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 22.
  - id: name
    -orig-id: Name
    type: kafka_compact_string
    doc: '`string`, since Kafka 3.5.'
  - id: mechanism
    -orig-id: Mechanism
    type: s1
    doc: 1 SCRAM-SHA-256, 2 SCRAM-SHA-512. `int8`, since Kafka 3.5.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
