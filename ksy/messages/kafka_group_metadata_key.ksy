# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_group_metadata_key
  title: Kafka GroupMetadataKey
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.GroupMetadataKey
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_string
  endian: be
doc: The key of a record of type 2 in `__consumer_offsets`. Since Kafka 0.9.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataKey.json GroupMetadataKey
-webide-representation: '{group}'
seq:
  - id: record_type
    -orig-id: apiKey
    type: s2
    valid: 2
    doc: The type of the record.
  - id: group
    -orig-id: group
    type: kafka_string
    doc: '`string`, since Kafka 0.9.'
  - id: trailing
    -orig-id: key
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
