-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")

--
-- The value of a record of type 4 in `__consumer_offsets`. Since Kafka 3.5.
-- Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
-- under the same number, and nothing in the bytes says so.
-- See also: ConsumerGroupPartitionMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json)
KafkaConsumerGroupPartitionMetadataValue = class.class(KaitaiStruct)

function KafkaConsumerGroupPartitionMetadataValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaConsumerGroupPartitionMetadataValue:_read()
  self.message_version = self._io:read_s2be()
  if not(self.message_version >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.message_version <= 0) then
    error("ValidationGreaterThanError")
  end
  self.num_topics_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_topics_plus_one.value >= 1 then
    self.topics = {}
    for i = 0, (self.num_topics_plus_one.value - 1) - 1 do
      self.topics[i + 1] = KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValueTopicMetadata(self._io, self, self._root)
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
-- `[]TopicMetadata`, since Kafka 3.5.
--
-- None is known.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- `PartitionMetadata` of `ConsumerGroupPartitionMetadataValue`.
-- See also: ConsumerGroupPartitionMetadataValue, PartitionMetadata (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json)
KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValuePartitionMetadata = class.class(KaitaiStruct)

function KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValuePartitionMetadata:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValuePartitionMetadata:_read()
  self.partition = self._io:read_s4be()
  self.num_racks_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_racks_plus_one.value >= 1 then
    self.racks = {}
    for i = 0, (self.num_racks_plus_one.value - 1) - 1 do
      self.racks[i + 1] = KafkaCompactString(self._io)
    end
  end
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `int32`, since Kafka 3.6.
--
-- The number of elements plus one; 0 means null.
--
-- `[]string`, since Kafka 3.6.
--
-- None is known.

--
-- `TopicMetadata` of `ConsumerGroupPartitionMetadataValue`.
-- See also: ConsumerGroupPartitionMetadataValue, TopicMetadata (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json)
KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValueTopicMetadata = class.class(KaitaiStruct)

function KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValueTopicMetadata:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValueTopicMetadata:_read()
  self.topic_id = self._io:read_bytes(16)
  self.topic_name = KafkaCompactString(self._io)
  self.num_partitions = self._io:read_s4be()
  self.num_partition_metadata_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_partition_metadata_plus_one.value >= 1 then
    self.partition_metadata = {}
    for i = 0, (self.num_partition_metadata_plus_one.value - 1) - 1 do
      self.partition_metadata[i + 1] = KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValuePartitionMetadata(self._io, self, self._root)
    end
  end
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `uuid`, since Kafka 3.5.
--
-- `string`, since Kafka 3.6.
--
-- `int32`, since Kafka 3.5.
--
-- The number of elements plus one; 0 means null.
--
-- `[]PartitionMetadata`, since Kafka 3.6.
--
-- None is known.
