# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_share_group_metadata_value
  title: Kafka ShareGroupMetadataValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.ShareGroupMetadataValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_tagged_fields
  endian: be
doc: |
  The value of a record of type 11 in `__consumer_offsets`. Since Kafka
  3.9. Version 0 has this layout since Kafka 4.1; earlier releases wrote
  another one under the same number, and nothing in the bytes says so.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMetadataValue.json ShareGroupMetadataValue
-webide-representation: '{epoch:dec} {metadata_hash:dec}'
seq:
  - id: message_version
    -orig-id: version
    type: s2
    valid:
      min: 0
      max: 0
    doc: The version of the message.
  - id: epoch
    -orig-id: Epoch
    type: s4
    doc: '`int32`, since Kafka 3.9.'
  - id: metadata_hash
    -orig-id: MetadataHash
    type: s8
    doc: |
      Hash of what is known of the topics; a change makes a new assignment.
      `int64`, since Kafka 4.1.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
