# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_remove_delegation_token_record
  title: Kafka RemoveDelegationTokenRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.RemoveDelegationTokenRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
  endian: be
doc: |
  The value of a record with API key 26 in `__cluster_metadata`. Since
  Kafka 3.6.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveDelegationTokenRecord.json RemoveDelegationTokenRecord
-webide-representation: '{token_id}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 26.
  - id: token_id
    -orig-id: TokenId
    type: kafka_compact_string
    doc: '`string`, since Kafka 3.6.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
