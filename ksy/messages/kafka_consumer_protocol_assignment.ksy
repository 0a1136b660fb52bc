# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_consumer_protocol_assignment
  title: Kafka ConsumerProtocolAssignment
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.message.ConsumerProtocolAssignment
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
doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolAssignment.json ConsumerProtocolAssignment
-webide-representation: '{message_version:dec}'
seq:
  - id: message_version
    -orig-id: version
    type: s2
    doc: The version of the message.
  - id: num_assigned_partitions
    -orig-id: AssignedPartitions
    type: s4
    doc: The number of elements; any value below zero means null.
  - id: assigned_partitions
    -orig-id: AssignedPartitions
    type: consumer_protocol_assignment_topic_partition
    repeat: expr
    repeat-expr: num_assigned_partitions
    if: num_assigned_partitions >= 0
    doc: '`[]TopicPartition`, since Kafka 0.9.'
  - id: user_data
    -orig-id: UserData
    type: kafka_bytes
    doc: '`bytes`, since Kafka 0.9. Null unless it is given. May be null.'
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  consumer_protocol_assignment_topic_partition:
    doc: '`TopicPartition` of `ConsumerProtocolAssignment`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolAssignment.json ConsumerProtocolAssignment, TopicPartition
    -webide-representation: '{topic}'
    seq:
      - id: topic
        -orig-id: Topic
        type: kafka_string
        doc: '`string`, since Kafka 0.9.'
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
        doc: '`[]int32`, since Kafka 0.9.'
