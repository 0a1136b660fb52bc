# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_user_scram_credential_record
  title: Kafka UserScramCredentialRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.UserScramCredentialRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_bytes
    - ../kafka_compact_string
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
  endian: be
doc: |
  The value of a record with API key 11 in `__cluster_metadata`. Since
  Kafka 2.8. Version 0 has this layout since Kafka 3.5; earlier releases
  wrote another one under the same number, and nothing in the bytes says
  so.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UserScramCredentialRecord.json UserScramCredentialRecord
-webide-representation: '{name} {mechanism:dec} {iterations:dec}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 11.
  - id: name
    -orig-id: Name
    type: kafka_compact_string
    doc: '`string`, since Kafka 3.0.'
  - id: mechanism
    -orig-id: Mechanism
    type: s1
    doc: 1 SCRAM-SHA-256, 2 SCRAM-SHA-512. `int8`, since Kafka 3.5.
  - id: salt
    -orig-id: Salt
    type: kafka_compact_bytes
    doc: '`bytes`, since Kafka 3.5.'
  - id: stored_key
    -orig-id: StoredKey
    type: kafka_compact_bytes
    doc: Of SCRAM (RFC 5802); secret. `bytes`, since Kafka 3.5.
  - id: server_key
    -orig-id: ServerKey
    type: kafka_compact_bytes
    doc: Of SCRAM (RFC 5802); secret. `bytes`, since Kafka 3.5.
  - id: iterations
    -orig-id: Iterations
    type: s4
    doc: Of SCRAM (RFC 5802). `int32`, since Kafka 3.5.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
