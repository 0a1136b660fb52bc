# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_consumer_group_partition_metadata_value
  title: Kafka ConsumerGroupPartitionMetadataValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.ConsumerGroupPartitionMetadataValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record of type 4 in `__consumer_offsets`. Since Kafka 3.5.
  Version 0 has this layout since Kafka 3.8; earlier releases wrote another
  one under the same number, and nothing in the bytes says so.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json ConsumerGroupPartitionMetadataValue
-webide-representation: '{message_version:dec}'
seq:
  - id: message_version
    -orig-id: version
    type: s2
    valid:
      min: 0
      max: 0
    doc: The version of the message.
  - id: num_topics_plus_one
    -orig-id: Topics
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: topics
    -orig-id: Topics
    type: consumer_group_partition_metadata_value_topic_metadata
    repeat: expr
    repeat-expr: (num_topics_plus_one.value - 1.as<s8>).as<s8>
    if: num_topics_plus_one.value >= 1.as<s8>
    doc: '`[]TopicMetadata`, since Kafka 3.5.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  consumer_group_partition_metadata_value_topic_metadata:
    doc: '`TopicMetadata` of `ConsumerGroupPartitionMetadataValue`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json ConsumerGroupPartitionMetadataValue, TopicMetadata
    -webide-representation: '{topic_id:uuid} {topic_name}'
    seq:
      - id: topic_id
        -orig-id: TopicId
        size: 16
        doc: '`uuid`, since Kafka 3.5.'
      - id: topic_name
        -orig-id: TopicName
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.6.'
      - id: num_partitions
        -orig-id: NumPartitions
        type: s4
        doc: '`int32`, since Kafka 3.5.'
      - id: num_partition_metadata_plus_one
        -orig-id: PartitionMetadata
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: partition_metadata
        -orig-id: PartitionMetadata
        type: consumer_group_partition_metadata_value_partition_metadata
        repeat: expr
        repeat-expr: (num_partition_metadata_plus_one.value - 1.as<s8>).as<s8>
        if: num_partition_metadata_plus_one.value >= 1.as<s8>
        doc: '`[]PartitionMetadata`, since Kafka 3.6.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  consumer_group_partition_metadata_value_partition_metadata:
    doc: '`PartitionMetadata` of `ConsumerGroupPartitionMetadataValue`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json ConsumerGroupPartitionMetadataValue, PartitionMetadata
    -webide-representation: '{partition:dec}'
    seq:
      - id: partition
        -orig-id: Partition
        type: s4
        doc: '`int32`, since Kafka 3.6.'
      - id: num_racks_plus_one
        -orig-id: Racks
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: racks
        -orig-id: Racks
        type: kafka_compact_string
        repeat: expr
        repeat-expr: (num_racks_plus_one.value - 1.as<s8>).as<s8>
        if: num_racks_plus_one.value >= 1.as<s8>
        doc: '`[]string`, since Kafka 3.6.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
