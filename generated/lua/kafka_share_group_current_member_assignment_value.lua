-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")

--
-- The value of a record of type 14 in `__consumer_offsets`. Since Kafka 4.0.
-- See also: ShareGroupCurrentMemberAssignmentValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json)
KafkaShareGroupCurrentMemberAssignmentValue = class.class(KaitaiStruct)

function KafkaShareGroupCurrentMemberAssignmentValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaShareGroupCurrentMemberAssignmentValue:_read()
  self.message_version = self._io:read_s2be()
  if not(self.message_version >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.message_version <= 0) then
    error("ValidationGreaterThanError")
  end
  self.member_epoch = self._io:read_s4be()
  self.previous_member_epoch = self._io:read_s4be()
  self.state = self._io:read_s1()
  self.num_assigned_partitions_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_assigned_partitions_plus_one.value >= 1 then
    self.assigned_partitions = {}
    for i = 0, (self.num_assigned_partitions_plus_one.value - 1) - 1 do
      self.assigned_partitions[i + 1] = KafkaShareGroupCurrentMemberAssignmentValue.ShareGroupCurrentMemberAssignmentValueTopicPartitions(self._io, self, self._root)
    end
  end
  self.tagged_fields = KafkaTaggedFields(self._io)
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- `int32`, since Kafka 4.0.
--
-- `int32`, since Kafka 4.0.
--
-- `int8`, since Kafka 4.0.
--
-- The number of elements plus one; 0 means null.
--
-- `[]TopicPartitions`, since Kafka 4.0.
--
-- None is known.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- `TopicPartitions` of `ShareGroupCurrentMemberAssignmentValue`.
-- See also: ShareGroupCurrentMemberAssignmentValue, TopicPartitions (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json)
KafkaShareGroupCurrentMemberAssignmentValue.ShareGroupCurrentMemberAssignmentValueTopicPartitions = class.class(KaitaiStruct)

function KafkaShareGroupCurrentMemberAssignmentValue.ShareGroupCurrentMemberAssignmentValueTopicPartitions:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaShareGroupCurrentMemberAssignmentValue.ShareGroupCurrentMemberAssignmentValueTopicPartitions:_read()
  self.topic_id = self._io:read_bytes(16)
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
-- The number of elements plus one; 0 means null.
--
-- `[]int32`, since Kafka 4.0.
--
-- None is known.
