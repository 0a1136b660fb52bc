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
-- See also: ConsumerProtocolAssignment (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolAssignment.json)
KafkaConsumerProtocolAssignment = class.class(KaitaiStruct)

function KafkaConsumerProtocolAssignment:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaConsumerProtocolAssignment:_read()
  self.message_version = self._io:read_s2be()
  self.num_assigned_partitions = self._io:read_s4be()
  if self.num_assigned_partitions >= 0 then
    self.assigned_partitions = {}
    for i = 0, self.num_assigned_partitions - 1 do
      self.assigned_partitions[i + 1] = KafkaConsumerProtocolAssignment.ConsumerProtocolAssignmentTopicPartition(self._io, self, self._root)
    end
  end
  self.user_data = KafkaBytes(self._io)
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- The number of elements; any value below zero means null.
--
-- `[]TopicPartition`, since Kafka 0.9.
--
-- `bytes`, since Kafka 0.9. Null unless it is given. May be null.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- `TopicPartition` of `ConsumerProtocolAssignment`.
-- See also: ConsumerProtocolAssignment, TopicPartition (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolAssignment.json)
KafkaConsumerProtocolAssignment.ConsumerProtocolAssignmentTopicPartition = class.class(KaitaiStruct)

function KafkaConsumerProtocolAssignment.ConsumerProtocolAssignmentTopicPartition:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaConsumerProtocolAssignment.ConsumerProtocolAssignmentTopicPartition:_read()
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
-- `string`, since Kafka 0.9.
--
-- The number of elements; any value below zero means null.
--
-- `[]int32`, since Kafka 0.9.
