# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_share_group_state_key
  title: Kafka __share_group_state, key of a record
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.share.generated
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_share_snapshot_key
    - kafka_share_update_key
  endian: be
doc: |
  The key of any record in `__share_group_state`: the message that its type
  names.
doc-ref: https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
-webide-representation: 'type {record_type:dec}'
seq:
  - id: share_snapshot_key
    -orig-id: ShareSnapshotKey
    type: kafka_share_snapshot_key
    if: record_type == 0
    doc: Since Kafka 3.9.
  - id: share_update_key
    -orig-id: ShareUpdateKey
    type: kafka_share_update_key
    if: record_type == 1
    doc: Since Kafka 3.9.
  - id: unknown
    -orig-id: key
    size-eos: true
    if: record_type != 0 and record_type != 1
    doc: A type that is not known in Kafka 4.4.0, as bytes.
instances:
  record_type:
    -orig-id: apiKey
    pos: 0
    type: s2
    doc: The type of the record.
