# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_share_update_value
  title: Kafka ShareUpdateValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.share.generated.ShareUpdateValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record of type 1 in `__share_group_state`. Since Kafka
  3.9. Version 0 has this layout since Kafka 4.1; earlier releases wrote
  another one under the same number, and nothing in the bytes says so.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json ShareUpdateValue
-webide-representation: '{snapshot_epoch:dec} {leader_epoch:dec} {start_offset:dec}'
seq:
  - id: message_version
    -orig-id: version
    type: s2
    valid:
      min: 0
      max: 0
    doc: The version of the message.
  - id: snapshot_epoch
    -orig-id: SnapshotEpoch
    type: s4
    doc: Goes up with each snapshot of the state. `int32`, since Kafka 3.9.
  - id: leader_epoch
    -orig-id: LeaderEpoch
    type: s4
    doc: '`int32`, since Kafka 3.9.'
  - id: start_offset
    -orig-id: StartOffset
    type: s8
    doc: '`int64`, since Kafka 3.9.'
  - id: num_state_batches_plus_one
    -orig-id: StateBatches
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: state_batches
    -orig-id: StateBatches
    type: share_update_value_state_batch
    repeat: expr
    repeat-expr: (num_state_batches_plus_one.value - 1.as<s8>).as<s8>
    if: num_state_batches_plus_one.value >= 1.as<s8>
    doc: '`[]StateBatch`, since Kafka 3.9.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: share_update_value_tagged_fields
    doc: |
      The fields that are there only where they differ from their defaults.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  share_update_value_state_batch:
    doc: '`StateBatch` of `ShareUpdateValue`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json ShareUpdateValue, StateBatch
    -webide-representation: '{first_offset:dec} {last_offset:dec} {delivery_state:dec}'
    seq:
      - id: first_offset
        -orig-id: FirstOffset
        type: s8
        doc: '`int64`, since Kafka 3.9.'
      - id: last_offset
        -orig-id: LastOffset
        type: s8
        doc: '`int64`, since Kafka 3.9.'
      - id: delivery_state
        -orig-id: DeliveryState
        type: s1
        doc: |
          0 available, 2 acknowledged, 4 archived. `int8`, since Kafka 3.9.
      - id: delivery_count
        -orig-id: DeliveryCount
        type: s2
        doc: How often the records were delivered. `int16`, since Kafka 3.9.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  share_update_value_tagged_fields:
    doc: The tagged fields of `share_update_value`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json ShareUpdateValue
    -webide-representation: '{num_fields} tagged fields'
    seq:
      - id: num_fields
        -orig-id: _numTaggedFields
        type: kafka_unsigned_varint
        doc: How many follow.
      - id: fields
        -orig-id: _tagged_fields
        type: share_update_value_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
        doc: Ascending by tag.
  share_update_value_tagged_field:
    doc: A tagged field of `share_update_value`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json ShareUpdateValue
    -webide-representation: 'tag {tag}'
    seq:
      - id: tag
        -orig-id: _tag
        type: kafka_unsigned_varint
        doc: The number that names the field.
      - id: len_data
        -orig-id: _size
        type: kafka_unsigned_varint
        doc: Bytes of the field.
      - id: delivery_complete_count
        -orig-id: DeliveryCompleteCount
        size: len_data.value
        type: share_update_value_delivery_complete_count_tag
        if: tag.value == 0
        doc: '`int32`, since Kafka 4.2. Tag 0. -1 unless it is given.'
      - id: unknown_data
        -orig-id: _unknownTaggedFields
        size: len_data.value
        if: tag.value > 0
        doc: A field of a tag that is not known.
  share_update_value_delivery_complete_count_tag:
    doc: The bytes of the tagged field `DeliveryCompleteCount`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json ShareUpdateValue
    -webide-representation: '{delivery_complete_count:dec}'
    seq:
      - id: delivery_complete_count
        -orig-id: DeliveryCompleteCount
        type: s4
        doc: '`int32`, since Kafka 4.2. Tag 0. -1 unless it is given.'
