-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")

--
-- The value of a record of type 21 in `__consumer_offsets`. Since Kafka 4.1.
-- See also: StreamsGroupTargetAssignmentMemberValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json)
KafkaStreamsGroupTargetAssignmentMemberValue = class.class(KaitaiStruct)

function KafkaStreamsGroupTargetAssignmentMemberValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaStreamsGroupTargetAssignmentMemberValue:_read()
  self.message_version = self._io:read_s2be()
  if not(self.message_version >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.message_version <= 0) then
    error("ValidationGreaterThanError")
  end
  self.num_active_tasks_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_active_tasks_plus_one.value >= 1 then
    self.active_tasks = {}
    for i = 0, (self.num_active_tasks_plus_one.value - 1) - 1 do
      self.active_tasks[i + 1] = KafkaStreamsGroupTargetAssignmentMemberValue.StreamsGroupTargetAssignmentMemberValueTaskIds(self._io, self, self._root)
    end
  end
  self.num_standby_tasks_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_standby_tasks_plus_one.value >= 1 then
    self.standby_tasks = {}
    for i = 0, (self.num_standby_tasks_plus_one.value - 1) - 1 do
      self.standby_tasks[i + 1] = KafkaStreamsGroupTargetAssignmentMemberValue.StreamsGroupTargetAssignmentMemberValueTaskIds(self._io, self, self._root)
    end
  end
  self.num_warmup_tasks_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_warmup_tasks_plus_one.value >= 1 then
    self.warmup_tasks = {}
    for i = 0, (self.num_warmup_tasks_plus_one.value - 1) - 1 do
      self.warmup_tasks[i + 1] = KafkaStreamsGroupTargetAssignmentMemberValue.StreamsGroupTargetAssignmentMemberValueTaskIds(self._io, self, self._root)
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
-- `[]TaskIds`, since Kafka 4.1.
--
-- The number of elements plus one; 0 means null.
--
-- `[]TaskIds`, since Kafka 4.1.
--
-- The number of elements plus one; 0 means null.
--
-- `[]TaskIds`, since Kafka 4.1.
--
-- None is known.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- `TaskIds` of `StreamsGroupTargetAssignmentMemberValue`.
-- See also: StreamsGroupTargetAssignmentMemberValue, TaskIds (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json)
KafkaStreamsGroupTargetAssignmentMemberValue.StreamsGroupTargetAssignmentMemberValueTaskIds = class.class(KaitaiStruct)

function KafkaStreamsGroupTargetAssignmentMemberValue.StreamsGroupTargetAssignmentMemberValueTaskIds:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaStreamsGroupTargetAssignmentMemberValue.StreamsGroupTargetAssignmentMemberValueTaskIds:_read()
  self.subtopology_id = KafkaCompactString(self._io)
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
-- `string`, since Kafka 4.1.
--
-- The number of elements plus one; 0 means null.
--
-- `[]int32`, since Kafka 4.1.
--
-- None is known.
