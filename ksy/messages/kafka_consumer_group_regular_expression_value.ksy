# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_consumer_group_regular_expression_value
  title: Kafka ConsumerGroupRegularExpressionValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.ConsumerGroupRegularExpressionValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record of type 16 in `__consumer_offsets`. Since Kafka
  4.0.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionValue.json ConsumerGroupRegularExpressionValue
-webide-representation: '{version_number:dec} {timestamp:dec}'
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
    type: kafka_compact_string
    repeat: expr
    repeat-expr: (num_topics_plus_one.value - 1.as<s8>).as<s8>
    if: num_topics_plus_one.value >= 1.as<s8>
    doc: '`[]string`, since Kafka 4.0.'
  - id: version_number
    -orig-id: Version
    type: s8
    doc: '`int64`, since Kafka 4.0.'
  - id: timestamp
    -orig-id: Timestamp
    type: s8
    doc: '`int64`, since Kafka 4.0.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
