-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")

--
-- The value of a record of type 23 in `__consumer_offsets`. Since Kafka 4.1.
-- See also: StreamsGroupTopologyValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json)
KafkaStreamsGroupTopologyValue = class.class(KaitaiStruct)

function KafkaStreamsGroupTopologyValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaStreamsGroupTopologyValue:_read()
  self.message_version = self._io:read_s2be()
  if not(self.message_version >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.message_version <= 0) then
    error("ValidationGreaterThanError")
  end
  self.epoch = self._io:read_s4be()
  self.num_subtopologies_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_subtopologies_plus_one.value >= 1 then
    self.subtopologies = {}
    for i = 0, (self.num_subtopologies_plus_one.value - 1) - 1 do
      self.subtopologies[i + 1] = KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology(self._io, self, self._root)
    end
  end
  self.tagged_fields = KafkaTaggedFields(self._io)
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- `int32`, since Kafka 4.1.
--
-- The number of elements plus one; 0 means null.
--
-- `[]Subtopology`, since Kafka 4.1.
--
-- None is known.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- `CopartitionGroup` of `StreamsGroupTopologyValue`.
-- See also: StreamsGroupTopologyValue, CopartitionGroup (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json)
KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueCopartitionGroup = class.class(KaitaiStruct)

function KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueCopartitionGroup:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueCopartitionGroup:_read()
  self.num_source_topics_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_source_topics_plus_one.value >= 1 then
    self.source_topics = {}
    for i = 0, (self.num_source_topics_plus_one.value - 1) - 1 do
      self.source_topics[i + 1] = self._io:read_s2be()
    end
  end
  self.num_source_topic_regex_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_source_topic_regex_plus_one.value >= 1 then
    self.source_topic_regex = {}
    for i = 0, (self.num_source_topic_regex_plus_one.value - 1) - 1 do
      self.source_topic_regex[i + 1] = self._io:read_s2be()
    end
  end
  self.num_repartition_source_topics_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_repartition_source_topics_plus_one.value >= 1 then
    self.repartition_source_topics = {}
    for i = 0, (self.num_repartition_source_topics_plus_one.value - 1) - 1 do
      self.repartition_source_topics[i + 1] = self._io:read_s2be()
    end
  end
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- The number of elements plus one; 0 means null.
--
-- `[]int16`, since Kafka 4.1.
--
-- The number of elements plus one; 0 means null.
--
-- `[]int16`, since Kafka 4.1.
--
-- The number of elements plus one; 0 means null.
--
-- `[]int16`, since Kafka 4.1.
--
-- None is known.

--
-- `Subtopology` of `StreamsGroupTopologyValue`.
-- See also: StreamsGroupTopologyValue, Subtopology (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json)
KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology = class.class(KaitaiStruct)

function KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology:_read()
  self.subtopology_id = KafkaCompactString(self._io)
  self.num_source_topics_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_source_topics_plus_one.value >= 1 then
    self.source_topics = {}
    for i = 0, (self.num_source_topics_plus_one.value - 1) - 1 do
      self.source_topics[i + 1] = KafkaCompactString(self._io)
    end
  end
  self.num_source_topic_regex_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_source_topic_regex_plus_one.value >= 1 then
    self.source_topic_regex = {}
    for i = 0, (self.num_source_topic_regex_plus_one.value - 1) - 1 do
      self.source_topic_regex[i + 1] = KafkaCompactString(self._io)
    end
  end
  self.num_state_changelog_topics_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_state_changelog_topics_plus_one.value >= 1 then
    self.state_changelog_topics = {}
    for i = 0, (self.num_state_changelog_topics_plus_one.value - 1) - 1 do
      self.state_changelog_topics[i + 1] = KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicInfo(self._io, self, self._root)
    end
  end
  self.num_repartition_sink_topics_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_repartition_sink_topics_plus_one.value >= 1 then
    self.repartition_sink_topics = {}
    for i = 0, (self.num_repartition_sink_topics_plus_one.value - 1) - 1 do
      self.repartition_sink_topics[i + 1] = KafkaCompactString(self._io)
    end
  end
  self.num_repartition_source_topics_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_repartition_source_topics_plus_one.value >= 1 then
    self.repartition_source_topics = {}
    for i = 0, (self.num_repartition_source_topics_plus_one.value - 1) - 1 do
      self.repartition_source_topics[i + 1] = KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicInfo(self._io, self, self._root)
    end
  end
  self.num_copartition_groups_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_copartition_groups_plus_one.value >= 1 then
    self.copartition_groups = {}
    for i = 0, (self.num_copartition_groups_plus_one.value - 1) - 1 do
      self.copartition_groups[i + 1] = KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueCopartitionGroup(self._io, self, self._root)
    end
  end
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `string`, since Kafka 4.1.
--
-- The number of elements plus one; 0 means null.
--
-- `[]string`, since Kafka 4.1.
--
-- The number of elements plus one; 0 means null.
--
-- `[]string`, since Kafka 4.1.
--
-- The number of elements plus one; 0 means null.
--
-- `[]TopicInfo`, since Kafka 4.1.
--
-- The number of elements plus one; 0 means null.
--
-- `[]string`, since Kafka 4.1.
--
-- The number of elements plus one; 0 means null.
--
-- `[]TopicInfo`, since Kafka 4.1.
--
-- The number of elements plus one; 0 means null.
--
-- `[]CopartitionGroup`, since Kafka 4.1.
--
-- None is known.

--
-- `TopicConfig` of `StreamsGroupTopologyValue`.
-- See also: StreamsGroupTopologyValue, TopicConfig (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json)
KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicConfig = class.class(KaitaiStruct)

function KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicConfig:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicConfig:_read()
  self.key = KafkaCompactString(self._io)
  self.value = KafkaCompactString(self._io)
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `string`, since Kafka 4.1.
--
-- `string`, since Kafka 4.1.
--
-- None is known.

--
-- `TopicInfo` of `StreamsGroupTopologyValue`.
-- See also: StreamsGroupTopologyValue, TopicInfo (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json)
KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicInfo = class.class(KaitaiStruct)

function KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicInfo:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicInfo:_read()
  self.name = KafkaCompactString(self._io)
  self.partitions = self._io:read_s4be()
  self.replication_factor = self._io:read_s2be()
  self.num_topic_configs_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_topic_configs_plus_one.value >= 1 then
    self.topic_configs = {}
    for i = 0, (self.num_topic_configs_plus_one.value - 1) - 1 do
      self.topic_configs[i + 1] = KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicConfig(self._io, self, self._root)
    end
  end
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `string`, since Kafka 4.1.
--
-- `int32`, since Kafka 4.1.
--
-- `int16`, since Kafka 4.1.
--
-- The number of elements plus one; 0 means null.
--
-- `[]TopicConfig`, since Kafka 4.1.
--
-- None is known.
