# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_streams_group_metadata_value
  title: Kafka StreamsGroupMetadataValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.StreamsGroupMetadataValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record of type 17 in `__consumer_offsets`. Since Kafka
  4.1.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
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
    doc: '`int32`, since Kafka 4.1.'
  - id: metadata_hash
    -orig-id: MetadataHash
    type: s8
    doc: |
      Hash of what is known of the topics; a change makes a new assignment.
      `int64`, since Kafka 4.1.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: streams_group_metadata_value_tagged_fields
    doc: |
      The fields that are there only where they differ from their defaults.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  streams_group_metadata_value_tagged_fields:
    doc: The tagged fields of `streams_group_metadata_value`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
    -webide-representation: '{num_fields} tagged fields'
    seq:
      - id: num_fields
        -orig-id: _numTaggedFields
        type: kafka_unsigned_varint
        doc: How many follow.
      - id: fields
        -orig-id: _tagged_fields
        type: streams_group_metadata_value_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
        doc: Ascending by tag.
  streams_group_metadata_value_tagged_field:
    doc: A tagged field of `streams_group_metadata_value`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
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
      - id: validated_topology_epoch
        -orig-id: ValidatedTopologyEpoch
        size: len_data.value
        type: streams_group_metadata_value_validated_topology_epoch_tag
        if: tag.value == 0
        doc: '`int32`, since Kafka 4.2. Tag 0. -1 unless it is given.'
      - id: last_assignment_configs
        -orig-id: LastAssignmentConfigs
        size: len_data.value
        type: streams_group_metadata_value_last_assignment_configs_tag
        if: tag.value == 1
        doc: '`[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.'
      - id: stored_description_topology_epoch
        -orig-id: StoredDescriptionTopologyEpoch
        size: len_data.value
        type: streams_group_metadata_value_stored_description_topology_epoch_tag
        if: tag.value == 2
        doc: '`int32`, since Kafka 4.4. Tag 2. -1 unless it is given.'
      - id: failed_description_topology_epoch
        -orig-id: FailedDescriptionTopologyEpoch
        size: len_data.value
        type: streams_group_metadata_value_failed_description_topology_epoch_tag
        if: tag.value == 3
        doc: '`int32`, since Kafka 4.4. Tag 3. -1 unless it is given.'
      - id: unknown_data
        -orig-id: _unknownTaggedFields
        size: len_data.value
        if: tag.value > 3
        doc: A field of a tag that is not known.
  streams_group_metadata_value_validated_topology_epoch_tag:
    doc: The bytes of the tagged field `ValidatedTopologyEpoch`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
    -webide-representation: '{validated_topology_epoch:dec}'
    seq:
      - id: validated_topology_epoch
        -orig-id: ValidatedTopologyEpoch
        type: s4
        doc: '`int32`, since Kafka 4.2. Tag 0. -1 unless it is given.'
  streams_group_metadata_value_last_assignment_configs_tag:
    doc: The bytes of the tagged field `LastAssignmentConfigs`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
    -webide-representation: '{num_last_assignment_configs_plus_one}'
    seq:
      - id: num_last_assignment_configs_plus_one
        -orig-id: LastAssignmentConfigs
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: last_assignment_configs
        -orig-id: LastAssignmentConfigs
        type: streams_group_metadata_value_last_assignment_config
        repeat: expr
        repeat-expr: (num_last_assignment_configs_plus_one.value - 1.as<s8>).as<s8>
        if: num_last_assignment_configs_plus_one.value >= 1.as<s8>
        doc: '`[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.'
  streams_group_metadata_value_last_assignment_config:
    doc: '`LastAssignmentConfig` of `StreamsGroupMetadataValue`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue, LastAssignmentConfig
    -webide-representation: '{key} {value}'
    seq:
      - id: key
        -orig-id: Key
        type: kafka_compact_string
        doc: '`string`, since Kafka 4.1.'
      - id: value
        -orig-id: Value
        type: kafka_compact_string
        doc: '`string`, since Kafka 4.1.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  streams_group_metadata_value_stored_description_topology_epoch_tag:
    doc: The bytes of the tagged field `StoredDescriptionTopologyEpoch`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
    -webide-representation: '{stored_description_topology_epoch:dec}'
    seq:
      - id: stored_description_topology_epoch
        -orig-id: StoredDescriptionTopologyEpoch
        type: s4
        doc: '`int32`, since Kafka 4.4. Tag 2. -1 unless it is given.'
  streams_group_metadata_value_failed_description_topology_epoch_tag:
    doc: The bytes of the tagged field `FailedDescriptionTopologyEpoch`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
    -webide-representation: '{failed_description_topology_epoch:dec}'
    seq:
      - id: failed_description_topology_epoch
        -orig-id: FailedDescriptionTopologyEpoch
        type: s4
        doc: '`int32`, since Kafka 4.4. Tag 3. -1 unless it is given.'
