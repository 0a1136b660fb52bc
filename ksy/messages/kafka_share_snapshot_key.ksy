# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_share_snapshot_key
  title: Kafka ShareSnapshotKey
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.share.generated.ShareSnapshotKey
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_string
  endian: be
doc: |
  The key of a record of type 0 in `__share_group_state`. Since Kafka 3.9.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotKey.json ShareSnapshotKey
-webide-representation: '{group_id} {topic_id:uuid} {partition:dec}'
seq:
  - id: record_type
    -orig-id: apiKey
    type: s2
    valid: 0
    doc: The type of the record.
  - id: group_id
    -orig-id: GroupId
    type: kafka_string
    doc: '`string`, since Kafka 3.9.'
  - id: topic_id
    -orig-id: TopicId
    size: 16
    doc: '`uuid`, since Kafka 3.9.'
  - id: partition
    -orig-id: Partition
    type: s4
    doc: '`int32`, since Kafka 3.9.'
  - id: trailing
    -orig-id: key
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
