-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")

--
-- The value of a record of type 15 in `__consumer_offsets`. Since Kafka 4.0.
-- Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
-- under the same number, and nothing in the bytes says so.
-- See also: ShareGroupStatePartitionMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json)
KafkaShareGroupStatePartitionMetadataValue = class.class(KaitaiStruct)

function KafkaShareGroupStatePartitionMetadataValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaShareGroupStatePartitionMetadataValue:_read()
  self.message_version = self._io:read_s2be()
  if not(self.message_version >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.message_version <= 0) then
    error("ValidationGreaterThanError")
  end
  self.num_initializing_topics_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_initializing_topics_plus_one.value >= 1 then
    self.initializing_topics = {}
    for i = 0, (self.num_initializing_topics_plus_one.value - 1) - 1 do
      self.initializing_topics[i + 1] = KafkaShareGroupStatePartitionMetadataValue.ShareGroupStatePartitionMetadataValueTopicPartitionsInfo(self._io, self, self._root)
    end
  end
  self.num_initialized_topics_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_initialized_topics_plus_one.value >= 1 then
    self.initialized_topics = {}
    for i = 0, (self.num_initialized_topics_plus_one.value - 1) - 1 do
      self.initialized_topics[i + 1] = KafkaShareGroupStatePartitionMetadataValue.ShareGroupStatePartitionMetadataValueTopicPartitionsInfo(self._io, self, self._root)
    end
  end
  self.num_deleting_topics_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_deleting_topics_plus_one.value >= 1 then
    self.deleting_topics = {}
    for i = 0, (self.num_deleting_topics_plus_one.value - 1) - 1 do
      self.deleting_topics[i + 1] = KafkaShareGroupStatePartitionMetadataValue.ShareGroupStatePartitionMetadataValueTopicInfo(self._io, self, self._root)
    end
  end
  self.tagged_fields = KafkaTaggedFields(self._io)
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- The number of elements plus one; 0 means null.
--
-- `[]TopicPartitionsInfo`, since Kafka 4.1.
--
-- The number of elements plus one; 0 means null.
--
-- `[]TopicPartitionsInfo`, since Kafka 4.0.
--
-- The number of elements plus one; 0 means null.
--
-- `[]TopicInfo`, since Kafka 4.0.
--
-- None is known.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- `TopicInfo` of `ShareGroupStatePartitionMetadataValue`.
-- See also: ShareGroupStatePartitionMetadataValue, TopicInfo (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json)
KafkaShareGroupStatePartitionMetadataValue.ShareGroupStatePartitionMetadataValueTopicInfo = class.class(KaitaiStruct)

function KafkaShareGroupStatePartitionMetadataValue.ShareGroupStatePartitionMetadataValueTopicInfo:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaShareGroupStatePartitionMetadataValue.ShareGroupStatePartitionMetadataValueTopicInfo:_read()
  self.topic_id = self._io:read_bytes(16)
  self.topic_name = KafkaCompactString(self._io)
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `uuid`, since Kafka 4.0.
--
-- `string`, since Kafka 4.0.
--
-- None is known.

--
-- `TopicPartitionsInfo` of `ShareGroupStatePartitionMetadataValue`.
-- See also: ShareGroupStatePartitionMetadataValue, TopicPartitionsInfo (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json)
KafkaShareGroupStatePartitionMetadataValue.ShareGroupStatePartitionMetadataValueTopicPartitionsInfo = class.class(KaitaiStruct)

function KafkaShareGroupStatePartitionMetadataValue.ShareGroupStatePartitionMetadataValueTopicPartitionsInfo:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaShareGroupStatePartitionMetadataValue.ShareGroupStatePartitionMetadataValueTopicPartitionsInfo:_read()
  self.topic_id = self._io:read_bytes(16)
  self.topic_name = KafkaCompactString(self._io)
  self.num_partitions_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_partitions_plus_one.value >= 1 then
    self.partitions = {}
    for i = 0, (self.num_partitions_plus_one.value - 1) - 1 do
      self.partitions[i + 1] = self._io:read_s4be()
    end
  end
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `uuid`, since Kafka 4.0.
--
-- `string`, since Kafka 4.0.
--
-- The number of elements plus one; 0 means null.
--
-- `[]int32`, since Kafka 4.0.
--
-- None is known.
