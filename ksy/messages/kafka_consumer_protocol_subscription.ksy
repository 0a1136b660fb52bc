# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_consumer_protocol_subscription
  title: Kafka ConsumerProtocolSubscription
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.message.ConsumerProtocolSubscription
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_bytes
    - ../kafka_string
  endian: be
doc: |
  A blob of a consumer in the metadata of its group, as
  `GroupMetadataValue` has it. Since Kafka 0.9. Version 1 since Kafka 2.4.
  Version 2 since Kafka 3.4. Version 3 since Kafka 3.4.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json ConsumerProtocolSubscription
-webide-representation: '{message_version:dec}'
seq:
  - id: message_version
    -orig-id: version
    type: s2
    doc: The version of the message.
  - id: num_topics
    -orig-id: Topics
    type: s4
    doc: The number of elements; any value below zero means null.
  - id: topics
    -orig-id: Topics
    type: kafka_string
    repeat: expr
    repeat-expr: num_topics
    if: num_topics >= 0
    doc: '`[]string`, since Kafka 0.9.'
  - id: user_data
    -orig-id: UserData
    type: kafka_bytes
    doc: '`bytes`, since Kafka 0.9. Null unless it is given. May be null.'
  - id: num_owned_partitions
    -orig-id: OwnedPartitions
    type: s4
    if: message_version >= 1
    doc: The number of elements; any value below zero means null.
  - id: owned_partitions
    -orig-id: OwnedPartitions
    type: consumer_protocol_subscription_topic_partition
    repeat: expr
    repeat-expr: num_owned_partitions
    if: message_version >= 1 and num_owned_partitions >= 0
    doc: '`[]TopicPartition`, since Kafka 2.4. Versions 1 to 3.'
  - id: generation_id
    -orig-id: GenerationId
    type: s4
    if: message_version >= 2
    doc: '`int32`, since Kafka 3.4. Versions 2 to 3. -1 unless it is given.'
  - id: rack_id
    -orig-id: RackId
    type: kafka_string
    if: message_version >= 3
    doc: |
      `string`, since Kafka 3.4. Version 3. Null unless it is given. May be
      null.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  consumer_protocol_subscription_topic_partition:
    doc: '`TopicPartition` of `ConsumerProtocolSubscription`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json ConsumerProtocolSubscription, TopicPartition
    -webide-representation: '{topic}'
    seq:
      - id: topic
        -orig-id: Topic
        type: kafka_string
        doc: '`string`, since Kafka 2.4. Versions 1 to 3.'
      - id: num_partitions
        -orig-id: Partitions
        type: s4
        doc: The number of elements; any value below zero means null.
      - id: partitions
        -orig-id: Partitions
        type: s4
        repeat: expr
        repeat-expr: num_partitions
        if: num_partitions >= 0
        doc: '`[]int32`, since Kafka 2.4. Versions 1 to 3.'
