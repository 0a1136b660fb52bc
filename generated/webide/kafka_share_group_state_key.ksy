# kafka_share_group_state_key and what it imports in one, for the Web IDE, generated from the grammars in ksy/ by build.py: do not edit.
meta:
  id: kafka_share_group_state_key
  title: Kafka __share_group_state, key of a record
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.share.generated
  license: CC0-1.0
  ks-version: '0.11'
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
types:
  # Kafka ShareSnapshotKey
  kafka_share_snapshot_key:
    doc: The key of a record of type 0 in `__share_group_state`. Since Kafka 3.9.
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
  # Kafka ShareUpdateKey
  kafka_share_update_key:
    doc: The key of a record of type 1 in `__share_group_state`. Since Kafka 3.9.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateKey.json ShareUpdateKey
    -webide-representation: '{group_id} {topic_id:uuid} {partition:dec}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 1
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
  # Kafka string
  kafka_string:
    doc: |
      Text in UTF-8, kept as bytes, since Kafka accepts any bytes and replaces what
      is not UTF-8.
    doc-ref: https://kafka.apache.org/protocol#protocol_types Kafka protocol guide, Protocol Primitive Types, NULLABLE_STRING
    -webide-representation: '{value:str}'
    seq:
      - id: len_value
        -orig-id: length
        type: s2
        doc: Bytes of the text; any value below zero means null.
      - id: value
        -orig-id: value
        size: len_value
        if: len_value >= 0
        doc: The text; absent when it is null.
