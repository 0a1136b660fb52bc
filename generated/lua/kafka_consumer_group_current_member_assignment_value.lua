-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")
local stringstream = require("string_stream")

--
-- The value of a record of type 8 in `__consumer_offsets`. Since Kafka 3.5.
-- Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
-- under the same number, and nothing in the bytes says so.
-- See also: ConsumerGroupCurrentMemberAssignmentValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json)
KafkaConsumerGroupCurrentMemberAssignmentValue = class.class(KaitaiStruct)

function KafkaConsumerGroupCurrentMemberAssignmentValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaConsumerGroupCurrentMemberAssignmentValue:_read()
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
      self.assigned_partitions[i + 1] = KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitions(self._io, self, self._root)
    end
  end
  self.num_partitions_pending_revocation_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_partitions_pending_revocation_plus_one.value >= 1 then
    self.partitions_pending_revocation = {}
    for i = 0, (self.num_partitions_pending_revocation_plus_one.value - 1) - 1 do
      self.partitions_pending_revocation[i + 1] = KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitions(self._io, self, self._root)
    end
  end
  self.tagged_fields = KafkaTaggedFields(self._io)
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- `int32`, since Kafka 3.5.
--
-- `int32`, since Kafka 3.6.
--
-- `int8`, since Kafka 3.8.
--
-- The number of elements plus one; 0 means null.
--
-- `[]TopicPartitions`, since Kafka 3.6.
--
-- The number of elements plus one; 0 means null.
--
-- `[]TopicPartitions`, since Kafka 3.6.
--
-- None is known.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- `TopicPartitions` of `ConsumerGroupCurrentMemberAssignmentValue`.
-- See also: ConsumerGroupCurrentMemberAssignmentValue, TopicPartitions (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json)
KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitions = class.class(KaitaiStruct)

function KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitions:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitions:_read()
  self.topic_id = self._io:read_bytes(16)
  self.num_partitions_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_partitions_plus_one.value >= 1 then
    self.partitions = {}
    for i = 0, (self.num_partitions_plus_one.value - 1) - 1 do
      self.partitions[i + 1] = self._io:read_s4be()
    end
  end
  self.tagged_fields = KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields(self._io, self, self._root)
end

--
-- `uuid`, since Kafka 3.6.
--
-- The number of elements plus one; 0 means null.
--
-- `[]int32`, since Kafka 3.6.
--
-- The fields that are there only where they differ from their defaults.

--
-- The bytes of the tagged field `AssignmentEpochs`.
-- See also: ConsumerGroupCurrentMemberAssignmentValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json)
KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag = class.class(KaitaiStruct)

function KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag:_read()
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
-- `[]int32`, since Kafka 4.3. Tag 0. May be null.

--
-- A tagged field of
-- `consumer_group_current_member_assignment_value_topic_partitions`.
-- See also: ConsumerGroupCurrentMemberAssignmentValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json)
KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField = class.class(KaitaiStruct)

function KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField:_read()
  self.tag = KafkaUnsignedVarint(self._io)
  self.len_data = KafkaUnsignedVarint(self._io)
  if self.tag.value == 0 then
    self._raw_assignment_epochs = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_assignment_epochs))
    self.assignment_epochs = KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag(_io, self, self._root)
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
-- `[]int32`, since Kafka 4.3. Tag 0. May be null.
--
-- A field of a tag that is not known.

--
-- The tagged fields of
-- `consumer_group_current_member_assignment_value_topic_partitions`.
-- See also: ConsumerGroupCurrentMemberAssignmentValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json)
KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields = class.class(KaitaiStruct)

function KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields:_read()
  self.num_fields = KafkaUnsignedVarint(self._io)
  self.fields = {}
  for i = 0, self.num_fields.value - 1 do
    self.fields[i + 1] = KafkaConsumerGroupCurrentMemberAssignmentValue.ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField(self._io, self, self._root)
  end
end

--
-- How many follow.
--
-- Ascending by tag.
