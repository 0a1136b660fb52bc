# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_delegation_token_record
  title: Kafka DelegationTokenRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.DelegationTokenRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record with API key 10 in `__cluster_metadata`. Since
  Kafka 2.8. Version 0 has this layout since Kafka 3.6; earlier releases
  wrote another one under the same number, and nothing in the bytes says
  so.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/DelegationTokenRecord.json DelegationTokenRecord
-webide-representation: '{owner} {requester} {issue_timestamp:dec}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 10.
  - id: owner
    -orig-id: Owner
    type: kafka_compact_string
    doc: '`string`, since Kafka 3.0.'
  - id: requester
    -orig-id: Requester
    type: kafka_compact_string
    doc: '`string`, since Kafka 3.6.'
  - id: num_renewers_plus_one
    -orig-id: Renewers
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: renewers
    -orig-id: Renewers
    type: kafka_compact_string
    repeat: expr
    repeat-expr: (num_renewers_plus_one.value - 1.as<s8>).as<s8>
    if: num_renewers_plus_one.value >= 1.as<s8>
    doc: '`[]string`, since Kafka 3.0.'
  - id: issue_timestamp
    -orig-id: IssueTimestamp
    type: s8
    doc: '`int64`, since Kafka 3.0.'
  - id: max_timestamp
    -orig-id: MaxTimestamp
    type: s8
    doc: '`int64`, since Kafka 3.0.'
  - id: expiration_timestamp
    -orig-id: ExpirationTimestamp
    type: s8
    doc: '`int64`, since Kafka 3.0.'
  - id: token_id
    -orig-id: TokenId
    type: kafka_compact_string
    doc: '`string`, since Kafka 3.0.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
