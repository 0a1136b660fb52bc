# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_share_group_state_value
  title: Kafka __share_group_state, value of a record
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.share.generated
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_share_snapshot_value
    - kafka_share_update_value
  endian: be
doc: |
  The value of any record in `__share_group_state`: the message that its
  type names.
doc-ref: https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
-webide-representation: 'type {record_type:dec}'
params:
  - id: record_type
    type: s2
    doc: The type that the record's key starts with.
seq:
  - id: share_snapshot_value
    -orig-id: ShareSnapshotValue
    type: kafka_share_snapshot_value
    if: record_type == 0
    doc: Since Kafka 3.9.
  - id: share_update_value
    -orig-id: ShareUpdateValue
    type: kafka_share_update_value
    if: record_type == 1
    doc: Since Kafka 3.9.
  - id: unknown
    -orig-id: value
    size-eos: true
    if: record_type != 0 and record_type != 1
    doc: A type that is not known in Kafka 4.4.0, as bytes.
