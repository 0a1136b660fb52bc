-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_unsigned_varint")
local stringstream = require("string_stream")

--
-- The value of a record of type 12 in `__consumer_offsets`. Since Kafka 4.0.
-- See also: ShareGroupTargetAssignmentMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json)
KafkaShareGroupTargetAssignmentMetadataValue = class.class(KaitaiStruct)

function KafkaShareGroupTargetAssignmentMetadataValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaShareGroupTargetAssignmentMetadataValue:_read()
  self.message_version = self._io:read_s2be()
  if not(self.message_version >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.message_version <= 0) then
    error("ValidationGreaterThanError")
  end
  self.assignment_epoch = self._io:read_s4be()
  self.tagged_fields = KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedFields(self._io, self, self._root)
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- `int32`, since Kafka 4.0.
--
-- The fields that are there only where they differ from their defaults.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- The bytes of the tagged field `AssignmentTimestamp`.
-- See also: ShareGroupTargetAssignmentMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json)
KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag = class.class(KaitaiStruct)

function KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag:_read()
  self.assignment_timestamp = self._io:read_s8be()
end

--
-- `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
-- rounds it beyond 2^53.

--
-- A tagged field of `share_group_target_assignment_metadata_value`.
-- See also: ShareGroupTargetAssignmentMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json)
KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedField = class.class(KaitaiStruct)

function KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedField:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedField:_read()
  self.tag = KafkaUnsignedVarint(self._io)
  self.len_data = KafkaUnsignedVarint(self._io)
  if self.tag.value == 0 then
    self._raw_assignment_timestamp = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_assignment_timestamp))
    self.assignment_timestamp = KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag(_io, self, self._root)
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
-- `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
-- rounds it beyond 2^53.
--
-- A field of a tag that is not known.

--
-- The tagged fields of `share_group_target_assignment_metadata_value`.
-- See also: ShareGroupTargetAssignmentMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json)
KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedFields = class.class(KaitaiStruct)

function KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedFields:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedFields:_read()
  self.num_fields = KafkaUnsignedVarint(self._io)
  self.fields = {}
  for i = 0, self.num_fields.value - 1 do
    self.fields[i + 1] = KafkaShareGroupTargetAssignmentMetadataValue.ShareGroupTargetAssignmentMetadataValueTaggedField(self._io, self, self._root)
  end
end

--
-- How many follow.
--
-- Ascending by tag.
