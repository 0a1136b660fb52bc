-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_string")
require("kafka_bytes")

--
-- A blob of a consumer in the metadata of its group, as `GroupMetadataValue`
-- has it. Since Kafka 0.9. Version 1 since Kafka 2.4. Version 2 since Kafka
-- 3.4. Version 3 since Kafka 3.4.
-- See also: ConsumerProtocolSubscription (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json)
KafkaConsumerProtocolSubscription = class.class(KaitaiStruct)

function KafkaConsumerProtocolSubscription:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaConsumerProtocolSubscription:_read()
  self.message_version = self._io:read_s2be()
  self.num_topics = self._io:read_s4be()
  if self.num_topics >= 0 then
    self.topics = {}
    for i = 0, self.num_topics - 1 do
      self.topics[i + 1] = KafkaString(self._io)
    end
  end
  self.user_data = KafkaBytes(self._io)
  if self.message_version >= 1 then
    self.num_owned_partitions = self._io:read_s4be()
  end
  if  ((self.message_version >= 1) and (self.num_owned_partitions >= 0))  then
    self.owned_partitions = {}
    for i = 0, self.num_owned_partitions - 1 do
      self.owned_partitions[i + 1] = KafkaConsumerProtocolSubscription.ConsumerProtocolSubscriptionTopicPartition(self._io, self, self._root)
    end
  end
  if self.message_version >= 2 then
    self.generation_id = self._io:read_s4be()
  end
  if self.message_version >= 3 then
    self.rack_id = KafkaString(self._io)
  end
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- The number of elements; any value below zero means null.
--
-- `[]string`, since Kafka 0.9.
--
-- `bytes`, since Kafka 0.9. Null unless it is given. May be null.
--
-- The number of elements; any value below zero means null.
--
-- `[]TopicPartition`, since Kafka 2.4. Versions 1 to 3.
--
-- `int32`, since Kafka 3.4. Versions 2 to 3. -1 unless it is given.
--
-- `string`, since Kafka 3.4. Version 3. Null unless it is given. May be
-- null.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- `TopicPartition` of `ConsumerProtocolSubscription`.
-- See also: ConsumerProtocolSubscription, TopicPartition (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json)
KafkaConsumerProtocolSubscription.ConsumerProtocolSubscriptionTopicPartition = class.class(KaitaiStruct)

function KafkaConsumerProtocolSubscription.ConsumerProtocolSubscriptionTopicPartition:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaConsumerProtocolSubscription.ConsumerProtocolSubscriptionTopicPartition:_read()
  self.topic = KafkaString(self._io)
  self.num_partitions = self._io:read_s4be()
  if self.num_partitions >= 0 then
    self.partitions = {}
    for i = 0, self.num_partitions - 1 do
      self.partitions[i + 1] = self._io:read_s4be()
    end
  end
end

--
-- `string`, since Kafka 2.4. Versions 1 to 3.
--
-- The number of elements; any value below zero means null.
--
-- `[]int32`, since Kafka 2.4. Versions 1 to 3.
