# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_share_group_state_partition_metadata_value
  title: Kafka ShareGroupStatePartitionMetadataValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.ShareGroupStatePartitionMetadataValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record of type 15 in `__consumer_offsets`. Since Kafka
  4.0. Version 0 has this layout since Kafka 4.1; earlier releases wrote
  another one under the same number, and nothing in the bytes says so.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json ShareGroupStatePartitionMetadataValue
-webide-representation: '{message_version:dec}'
seq:
  - id: message_version
    -orig-id: version
    type: s2
    valid:
      min: 0
      max: 0
    doc: The version of the message.
  - id: num_initializing_topics_plus_one
    -orig-id: InitializingTopics
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: initializing_topics
    -orig-id: InitializingTopics
    type: share_group_state_partition_metadata_value_topic_partitions_info
    repeat: expr
    repeat-expr: (num_initializing_topics_plus_one.value - 1.as<s8>).as<s8>
    if: num_initializing_topics_plus_one.value >= 1.as<s8>
    doc: '`[]TopicPartitionsInfo`, since Kafka 4.1.'
  - id: num_initialized_topics_plus_one
    -orig-id: InitializedTopics
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: initialized_topics
    -orig-id: InitializedTopics
    type: share_group_state_partition_metadata_value_topic_partitions_info
    repeat: expr
    repeat-expr: (num_initialized_topics_plus_one.value - 1.as<s8>).as<s8>
    if: num_initialized_topics_plus_one.value >= 1.as<s8>
    doc: '`[]TopicPartitionsInfo`, since Kafka 4.0.'
  - id: num_deleting_topics_plus_one
    -orig-id: DeletingTopics
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: deleting_topics
    -orig-id: DeletingTopics
    type: share_group_state_partition_metadata_value_topic_info
    repeat: expr
    repeat-expr: (num_deleting_topics_plus_one.value - 1.as<s8>).as<s8>
    if: num_deleting_topics_plus_one.value >= 1.as<s8>
    doc: '`[]TopicInfo`, since Kafka 4.0.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  share_group_state_partition_metadata_value_topic_partitions_info:
    doc: '`TopicPartitionsInfo` of `ShareGroupStatePartitionMetadataValue`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json ShareGroupStatePartitionMetadataValue, TopicPartitionsInfo
    -webide-representation: '{topic_id:uuid} {topic_name}'
    seq:
      - id: topic_id
        -orig-id: TopicId
        size: 16
        doc: '`uuid`, since Kafka 4.0.'
      - id: topic_name
        -orig-id: TopicName
        type: kafka_compact_string
        doc: '`string`, since Kafka 4.0.'
      - id: num_partitions_plus_one
        -orig-id: Partitions
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: partitions
        -orig-id: Partitions
        type: s4
        repeat: expr
        repeat-expr: (num_partitions_plus_one.value - 1.as<s8>).as<s8>
        if: num_partitions_plus_one.value >= 1.as<s8>
        doc: '`[]int32`, since Kafka 4.0.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  share_group_state_partition_metadata_value_topic_info:
    doc: '`TopicInfo` of `ShareGroupStatePartitionMetadataValue`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json ShareGroupStatePartitionMetadataValue, TopicInfo
    -webide-representation: '{topic_id:uuid} {topic_name}'
    seq:
      - id: topic_id
        -orig-id: TopicId
        size: 16
        doc: '`uuid`, since Kafka 4.0.'
      - id: topic_name
        -orig-id: TopicName
        type: kafka_compact_string
        doc: '`string`, since Kafka 4.0.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
