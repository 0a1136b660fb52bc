# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_client_quota_record
  title: Kafka ClientQuotaRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.ClientQuotaRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record with API key 14 in `__cluster_metadata`. Since
  Kafka 3.0.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json ClientQuotaRecord
-webide-representation: '{key} {value} {remove:dec}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 14.
  - id: num_entity_plus_one
    -orig-id: Entity
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: entity
    -orig-id: Entity
    type: client_quota_record_entity_data
    repeat: expr
    repeat-expr: (num_entity_plus_one.value - 1.as<s8>).as<s8>
    if: num_entity_plus_one.value >= 1.as<s8>
    doc: '`[]EntityData`, since Kafka 3.0.'
  - id: key
    -orig-id: Key
    type: kafka_compact_string
    doc: '`string`, since Kafka 3.0.'
  - id: value
    -orig-id: Value
    type: f8
    doc: '`float64`, since Kafka 3.0.'
  - id: remove
    -orig-id: Remove
    type: u1
    doc: The quota is removed. `bool`, since Kafka 3.0.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
types:
  client_quota_record_entity_data:
    doc: '`EntityData` of `ClientQuotaRecord`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json ClientQuotaRecord, EntityData
    -webide-representation: '{entity_type} {entity_name}'
    seq:
      - id: entity_type
        -orig-id: EntityType
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.0.'
      - id: entity_name
        -orig-id: EntityName
        type: kafka_compact_string
        doc: |
          Null for the default of all entities of the type. `string`, since
          Kafka 3.0. May be null.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
