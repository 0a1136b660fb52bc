-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")
local stringstream = require("string_stream")

--
-- The value of a record of type 22 in `__consumer_offsets`. Since Kafka 4.1.
-- See also: StreamsGroupCurrentMemberAssignmentValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json)
KafkaStreamsGroupCurrentMemberAssignmentValue = class.class(KaitaiStruct)

function KafkaStreamsGroupCurrentMemberAssignmentValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaStreamsGroupCurrentMemberAssignmentValue:_read()
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
  self.num_active_tasks_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_active_tasks_plus_one.value >= 1 then
    self.active_tasks = {}
    for i = 0, (self.num_active_tasks_plus_one.value - 1) - 1 do
      self.active_tasks[i + 1] = KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds(self._io, self, self._root)
    end
  end
  self.num_standby_tasks_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_standby_tasks_plus_one.value >= 1 then
    self.standby_tasks = {}
    for i = 0, (self.num_standby_tasks_plus_one.value - 1) - 1 do
      self.standby_tasks[i + 1] = KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds(self._io, self, self._root)
    end
  end
  self.num_warmup_tasks_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_warmup_tasks_plus_one.value >= 1 then
    self.warmup_tasks = {}
    for i = 0, (self.num_warmup_tasks_plus_one.value - 1) - 1 do
      self.warmup_tasks[i + 1] = KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds(self._io, self, self._root)
    end
  end
  self.num_active_tasks_pending_revocation_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_active_tasks_pending_revocation_plus_one.value >= 1 then
    self.active_tasks_pending_revocation = {}
    for i = 0, (self.num_active_tasks_pending_revocation_plus_one.value - 1) - 1 do
      self.active_tasks_pending_revocation[i + 1] = KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds(self._io, self, self._root)
    end
  end
  self.num_standby_tasks_pending_revocation_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_standby_tasks_pending_revocation_plus_one.value >= 1 then
    self.standby_tasks_pending_revocation = {}
    for i = 0, (self.num_standby_tasks_pending_revocation_plus_one.value - 1) - 1 do
      self.standby_tasks_pending_revocation[i + 1] = KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds(self._io, self, self._root)
    end
  end
  self.num_warmup_tasks_pending_revocation_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_warmup_tasks_pending_revocation_plus_one.value >= 1 then
    self.warmup_tasks_pending_revocation = {}
    for i = 0, (self.num_warmup_tasks_pending_revocation_plus_one.value - 1) - 1 do
      self.warmup_tasks_pending_revocation[i + 1] = KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds(self._io, self, self._root)
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
-- `int32`, since Kafka 4.1.
--
-- `int8`, since Kafka 4.1.
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
-- `TaskIds` of `StreamsGroupCurrentMemberAssignmentValue`.
-- See also: StreamsGroupCurrentMemberAssignmentValue, TaskIds (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json)
KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds = class.class(KaitaiStruct)

function KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIds:_read()
  self.subtopology_id = KafkaCompactString(self._io)
  self.num_partitions_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_partitions_plus_one.value >= 1 then
    self.partitions = {}
    for i = 0, (self.num_partitions_plus_one.value - 1) - 1 do
      self.partitions[i + 1] = self._io:read_s4be()
    end
  end
  self.tagged_fields = KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields(self._io, self, self._root)
end

--
-- `string`, since Kafka 4.1.
--
-- The number of elements plus one; 0 means null.
--
-- `[]int32`, since Kafka 4.1.
--
-- The fields that are there only where they differ from their defaults.

--
-- The bytes of the tagged field `AssignmentEpochs`.
-- See also: StreamsGroupCurrentMemberAssignmentValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json)
KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag = class.class(KaitaiStruct)

function KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag:_read()
  self.num_assignment_epochs_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_assignment_epochs_plus_one.value >= 1 then
    self.assignment_epochs = {}
    for i = 0, (self.num_assignment_epochs_plus_one.value - 1) - 1 do
      self.assignment_epochs[i + 1] = self._io:read_s4be()
    end
  end
end

--
-- The number of elements plus one; 0 means null.
--
-- `[]int32`, since Kafka 4.2. Tag 0. May be null.

--
-- A tagged field of
-- `streams_group_current_member_assignment_value_task_ids`.
-- See also: StreamsGroupCurrentMemberAssignmentValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json)
KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField = class.class(KaitaiStruct)

function KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField:_read()
  self.tag = KafkaUnsignedVarint(self._io)
  self.len_data = KafkaUnsignedVarint(self._io)
  if self.tag.value == 0 then
    self._raw_assignment_epochs = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_assignment_epochs))
    self.assignment_epochs = KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag(_io, self, self._root)
  end
  if self.tag.value > 0 then
    self.unknown_data = self._io:read_bytes(self.len_data.value)
  end
end

--
-- The number that names the field.
--
-- Bytes of the field.
--
-- `[]int32`, since Kafka 4.2. Tag 0. May be null.
--
-- A field of a tag that is not known.

--
-- The tagged fields of
-- `streams_group_current_member_assignment_value_task_ids`.
-- See also: StreamsGroupCurrentMemberAssignmentValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json)
KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields = class.class(KaitaiStruct)

function KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields:_read()
  self.num_fields = KafkaUnsignedVarint(self._io)
  self.fields = {}
  for i = 0, self.num_fields.value - 1 do
    self.fields[i + 1] = KafkaStreamsGroupCurrentMemberAssignmentValue.StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField(self._io, self, self._root)
  end
end

--
-- How many follow.
--
-- Ascending by tag.
