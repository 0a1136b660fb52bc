-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_string")
require("kafka_compact_string")
require("kafka_unsigned_varint")
local stringstream = require("string_stream")

--
-- The value of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
-- Version 1 since Kafka 0.9. Version 2 since Kafka 2.1. Version 3 since Kafka
-- 2.1. Version 4 since Kafka 3.5.
-- See also: OffsetCommitValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json)
KafkaOffsetCommitValue = class.class(KaitaiStruct)

function KafkaOffsetCommitValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaOffsetCommitValue:_read()
  self.message_version = self._io:read_s2be()
  if not(self.message_version >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.message_version <= 4) then
    error("ValidationGreaterThanError")
  end
  self.offset = self._io:read_s8be()
  if self.message_version >= 3 then
    self.leader_epoch = self._io:read_s4be()
  end
  if self.message_version <= 3 then
    self.metadata_v0 = KafkaString(self._io)
  end
  if self.message_version >= 4 then
    self.metadata_v4 = KafkaCompactString(self._io)
  end
  self.commit_timestamp = self._io:read_s8be()
  if self.message_version == 1 then
    self.expire_timestamp = self._io:read_s8be()
  end
  if self.message_version >= 4 then
    self.tagged_fields = KafkaOffsetCommitValue.OffsetCommitValueTaggedFields(self._io, self, self._root)
  end
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- `int64`, since Kafka 0.9. JavaScript rounds it beyond 2^53.
--
-- `int32`, since Kafka 2.1. Versions 3 to 4. -1 unless it is given.
--
-- `string`, since Kafka 0.9.
--
-- `string`, since Kafka 0.9.
--
-- `int64`, since Kafka 0.9. JavaScript rounds it beyond 2^53.
--
-- `int64`, since Kafka 0.9. Version 1. -1 unless it is given. JavaScript
-- rounds it beyond 2^53.
--
-- The fields that are there only where they differ from their defaults.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- A tagged field of `offset_commit_value`.
-- See also: OffsetCommitValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json)
KafkaOffsetCommitValue.OffsetCommitValueTaggedField = class.class(KaitaiStruct)

function KafkaOffsetCommitValue.OffsetCommitValueTaggedField:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaOffsetCommitValue.OffsetCommitValueTaggedField:_read()
  self.tag = KafkaUnsignedVarint(self._io)
  self.len_data = KafkaUnsignedVarint(self._io)
  if self.tag.value == 0 then
    self._raw_topic_id = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_topic_id))
    self.topic_id = KafkaOffsetCommitValue.OffsetCommitValueTopicIdTag(_io, self, self._root)
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
-- `uuid`, since Kafka 4.1. Tag 0 from version 4 on.
--
-- A field of a tag that is not known.

--
-- The tagged fields of `offset_commit_value`.
-- See also: OffsetCommitValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json)
KafkaOffsetCommitValue.OffsetCommitValueTaggedFields = class.class(KaitaiStruct)

function KafkaOffsetCommitValue.OffsetCommitValueTaggedFields:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaOffsetCommitValue.OffsetCommitValueTaggedFields:_read()
  self.num_fields = KafkaUnsignedVarint(self._io)
  self.fields = {}
  for i = 0, self.num_fields.value - 1 do
    self.fields[i + 1] = KafkaOffsetCommitValue.OffsetCommitValueTaggedField(self._io, self, self._root)
  end
end

--
-- How many follow.
--
-- Ascending by tag.

--
-- The bytes of the tagged field `topicId`.
-- See also: OffsetCommitValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json)
KafkaOffsetCommitValue.OffsetCommitValueTopicIdTag = class.class(KaitaiStruct)

function KafkaOffsetCommitValue.OffsetCommitValueTopicIdTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaOffsetCommitValue.OffsetCommitValueTopicIdTag:_read()
  self.topic_id = self._io:read_bytes(16)
end

--
-- `uuid`, since Kafka 4.1. Tag 0 from version 4 on.
