-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")

--
-- The value of a record of type 13 in `__consumer_offsets`. Since Kafka 4.0.
-- See also: ShareGroupTargetAssignmentMemberValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberValue.json)
KafkaShareGroupTargetAssignmentMemberValue = class.class(KaitaiStruct)

function KafkaShareGroupTargetAssignmentMemberValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaShareGroupTargetAssignmentMemberValue:_read()
  self.message_version = self._io:read_s2be()
  if not(self.message_version >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.message_version <= 0) then
    error("ValidationGreaterThanError")
  end
  self.num_topic_partitions_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_topic_partitions_plus_one.value >= 1 then
    self.topic_partitions = {}
    for i = 0, (self.num_topic_partitions_plus_one.value - 1) - 1 do
      self.topic_partitions[i + 1] = KafkaShareGroupTargetAssignmentMemberValue.ShareGroupTargetAssignmentMemberValueTopicPartition(self._io, self, self._root)
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
-- `[]TopicPartition`, since Kafka 4.0.
--
-- None is known.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- `TopicPartition` of `ShareGroupTargetAssignmentMemberValue`.
-- See also: ShareGroupTargetAssignmentMemberValue, TopicPartition (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberValue.json)
KafkaShareGroupTargetAssignmentMemberValue.ShareGroupTargetAssignmentMemberValueTopicPartition = class.class(KaitaiStruct)

function KafkaShareGroupTargetAssignmentMemberValue.ShareGroupTargetAssignmentMemberValueTopicPartition:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaShareGroupTargetAssignmentMemberValue.ShareGroupTargetAssignmentMemberValueTopicPartition:_read()
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
