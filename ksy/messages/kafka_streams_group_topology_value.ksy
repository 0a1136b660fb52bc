# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_streams_group_topology_value
  title: Kafka StreamsGroupTopologyValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.group.generated.StreamsGroupTopologyValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record of type 23 in `__consumer_offsets`. Since Kafka
  4.1.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue
-webide-representation: '{epoch:dec}'
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
  - id: num_subtopologies_plus_one
    -orig-id: Subtopologies
    type: kafka_unsigned_varint
    doc: The number of elements plus one; 0 means null.
  - id: subtopologies
    -orig-id: Subtopologies
    type: streams_group_topology_value_subtopology
    repeat: expr
    repeat-expr: (num_subtopologies_plus_one.value - 1.as<s8>).as<s8>
    if: num_subtopologies_plus_one.value >= 1.as<s8>
    doc: '`[]Subtopology`, since Kafka 4.1.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  streams_group_topology_value_subtopology:
    doc: '`Subtopology` of `StreamsGroupTopologyValue`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, Subtopology
    -webide-representation: '{subtopology_id}'
    seq:
      - id: subtopology_id
        -orig-id: SubtopologyId
        type: kafka_compact_string
        doc: '`string`, since Kafka 4.1.'
      - id: num_source_topics_plus_one
        -orig-id: SourceTopics
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: source_topics
        -orig-id: SourceTopics
        type: kafka_compact_string
        repeat: expr
        repeat-expr: (num_source_topics_plus_one.value - 1.as<s8>).as<s8>
        if: num_source_topics_plus_one.value >= 1.as<s8>
        doc: '`[]string`, since Kafka 4.1.'
      - id: num_source_topic_regex_plus_one
        -orig-id: SourceTopicRegex
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: source_topic_regex
        -orig-id: SourceTopicRegex
        type: kafka_compact_string
        repeat: expr
        repeat-expr: (num_source_topic_regex_plus_one.value - 1.as<s8>).as<s8>
        if: num_source_topic_regex_plus_one.value >= 1.as<s8>
        doc: '`[]string`, since Kafka 4.1.'
      - id: num_state_changelog_topics_plus_one
        -orig-id: StateChangelogTopics
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: state_changelog_topics
        -orig-id: StateChangelogTopics
        type: streams_group_topology_value_topic_info
        repeat: expr
        repeat-expr: (num_state_changelog_topics_plus_one.value - 1.as<s8>).as<s8>
        if: num_state_changelog_topics_plus_one.value >= 1.as<s8>
        doc: '`[]TopicInfo`, since Kafka 4.1.'
      - id: num_repartition_sink_topics_plus_one
        -orig-id: RepartitionSinkTopics
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: repartition_sink_topics
        -orig-id: RepartitionSinkTopics
        type: kafka_compact_string
        repeat: expr
        repeat-expr: (num_repartition_sink_topics_plus_one.value - 1.as<s8>).as<s8>
        if: num_repartition_sink_topics_plus_one.value >= 1.as<s8>
        doc: '`[]string`, since Kafka 4.1.'
      - id: num_repartition_source_topics_plus_one
        -orig-id: RepartitionSourceTopics
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: repartition_source_topics
        -orig-id: RepartitionSourceTopics
        type: streams_group_topology_value_topic_info
        repeat: expr
        repeat-expr: (num_repartition_source_topics_plus_one.value - 1.as<s8>).as<s8>
        if: num_repartition_source_topics_plus_one.value >= 1.as<s8>
        doc: '`[]TopicInfo`, since Kafka 4.1.'
      - id: num_copartition_groups_plus_one
        -orig-id: CopartitionGroups
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: copartition_groups
        -orig-id: CopartitionGroups
        type: streams_group_topology_value_copartition_group
        repeat: expr
        repeat-expr: (num_copartition_groups_plus_one.value - 1.as<s8>).as<s8>
        if: num_copartition_groups_plus_one.value >= 1.as<s8>
        doc: '`[]CopartitionGroup`, since Kafka 4.1.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  streams_group_topology_value_topic_info:
    doc: '`TopicInfo` of `StreamsGroupTopologyValue`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, TopicInfo
    -webide-representation: '{name} {partitions:dec} {replication_factor:dec}'
    seq:
      - id: name
        -orig-id: Name
        type: kafka_compact_string
        doc: '`string`, since Kafka 4.1.'
      - id: partitions
        -orig-id: Partitions
        type: s4
        doc: '`int32`, since Kafka 4.1.'
      - id: replication_factor
        -orig-id: ReplicationFactor
        type: s2
        doc: '`int16`, since Kafka 4.1.'
      - id: num_topic_configs_plus_one
        -orig-id: TopicConfigs
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: topic_configs
        -orig-id: TopicConfigs
        type: streams_group_topology_value_topic_config
        repeat: expr
        repeat-expr: (num_topic_configs_plus_one.value - 1.as<s8>).as<s8>
        if: num_topic_configs_plus_one.value >= 1.as<s8>
        doc: '`[]TopicConfig`, since Kafka 4.1.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  streams_group_topology_value_topic_config:
    doc: '`TopicConfig` of `StreamsGroupTopologyValue`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, TopicConfig
    -webide-representation: '{key} {value}'
    seq:
      - id: key
        -orig-id: key
        type: kafka_compact_string
        doc: '`string`, since Kafka 4.1.'
      - id: value
        -orig-id: value
        type: kafka_compact_string
        doc: '`string`, since Kafka 4.1.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  streams_group_topology_value_copartition_group:
    doc: '`CopartitionGroup` of `StreamsGroupTopologyValue`.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, CopartitionGroup
    -webide-representation: '{num_source_topics_plus_one}'
    seq:
      - id: num_source_topics_plus_one
        -orig-id: SourceTopics
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: source_topics
        -orig-id: SourceTopics
        type: s2
        repeat: expr
        repeat-expr: (num_source_topics_plus_one.value - 1.as<s8>).as<s8>
        if: num_source_topics_plus_one.value >= 1.as<s8>
        doc: '`[]int16`, since Kafka 4.1.'
      - id: num_source_topic_regex_plus_one
        -orig-id: SourceTopicRegex
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: source_topic_regex
        -orig-id: SourceTopicRegex
        type: s2
        repeat: expr
        repeat-expr: (num_source_topic_regex_plus_one.value - 1.as<s8>).as<s8>
        if: num_source_topic_regex_plus_one.value >= 1.as<s8>
        doc: '`[]int16`, since Kafka 4.1.'
      - id: num_repartition_source_topics_plus_one
        -orig-id: RepartitionSourceTopics
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: repartition_source_topics
        -orig-id: RepartitionSourceTopics
        type: s2
        repeat: expr
        repeat-expr: (num_repartition_source_topics_plus_one.value - 1.as<s8>).as<s8>
        if: num_repartition_source_topics_plus_one.value >= 1.as<s8>
        doc: '`[]int16`, since Kafka 4.1.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
