-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")
local stringstream = require("string_stream")

--
-- The value of a record of type 1 in `__share_group_state`. Since Kafka 3.9.
-- Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
-- under the same number, and nothing in the bytes says so.
-- See also: ShareUpdateValue (https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json)
KafkaShareUpdateValue = class.class(KaitaiStruct)

function KafkaShareUpdateValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaShareUpdateValue:_read()
  self.message_version = self._io:read_s2be()
  if not(self.message_version >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.message_version <= 0) then
    error("ValidationGreaterThanError")
  end
  self.snapshot_epoch = self._io:read_s4be()
  self.leader_epoch = self._io:read_s4be()
  self.start_offset = self._io:read_s8be()
  self.num_state_batches_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_state_batches_plus_one.value >= 1 then
    self.state_batches = {}
    for i = 0, (self.num_state_batches_plus_one.value - 1) - 1 do
      self.state_batches[i + 1] = KafkaShareUpdateValue.ShareUpdateValueStateBatch(self._io, self, self._root)
    end
  end
  self.tagged_fields = KafkaShareUpdateValue.ShareUpdateValueTaggedFields(self._io, self, self._root)
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- `int32`, since Kafka 3.9.
--
-- `int32`, since Kafka 3.9.
--
-- `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
--
-- The number of elements plus one; 0 means null.
--
-- `[]StateBatch`, since Kafka 3.9.
--
-- The fields that are there only where they differ from their defaults.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- The bytes of the tagged field `DeliveryCompleteCount`.
-- See also: ShareUpdateValue (https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json)
KafkaShareUpdateValue.ShareUpdateValueDeliveryCompleteCountTag = class.class(KaitaiStruct)

function KafkaShareUpdateValue.ShareUpdateValueDeliveryCompleteCountTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaShareUpdateValue.ShareUpdateValueDeliveryCompleteCountTag:_read()
  self.delivery_complete_count = self._io:read_s4be()
end

--
-- `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.

--
-- `StateBatch` of `ShareUpdateValue`.
-- See also: ShareUpdateValue, StateBatch (https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json)
KafkaShareUpdateValue.ShareUpdateValueStateBatch = class.class(KaitaiStruct)

function KafkaShareUpdateValue.ShareUpdateValueStateBatch:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaShareUpdateValue.ShareUpdateValueStateBatch:_read()
  self.first_offset = self._io:read_s8be()
  self.last_offset = self._io:read_s8be()
  self.delivery_state = self._io:read_s1()
  self.delivery_count = self._io:read_s2be()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
--
-- `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
--
-- `int8`, since Kafka 3.9.
--
-- `int16`, since Kafka 3.9.
--
-- None is known.

--
-- A tagged field of `share_update_value`.
-- See also: ShareUpdateValue (https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json)
KafkaShareUpdateValue.ShareUpdateValueTaggedField = class.class(KaitaiStruct)

function KafkaShareUpdateValue.ShareUpdateValueTaggedField:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaShareUpdateValue.ShareUpdateValueTaggedField:_read()
  self.tag = KafkaUnsignedVarint(self._io)
  self.len_data = KafkaUnsignedVarint(self._io)
  if self.tag.value == 0 then
    self._raw_delivery_complete_count = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_delivery_complete_count))
    self.delivery_complete_count = KafkaShareUpdateValue.ShareUpdateValueDeliveryCompleteCountTag(_io, self, self._root)
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
-- `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
--
-- A field of a tag that is not known.

--
-- The tagged fields of `share_update_value`.
-- See also: ShareUpdateValue (https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json)
KafkaShareUpdateValue.ShareUpdateValueTaggedFields = class.class(KaitaiStruct)

function KafkaShareUpdateValue.ShareUpdateValueTaggedFields:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaShareUpdateValue.ShareUpdateValueTaggedFields:_read()
  self.num_fields = KafkaUnsignedVarint(self._io)
  self.fields = {}
  for i = 0, self.num_fields.value - 1 do
    self.fields[i + 1] = KafkaShareUpdateValue.ShareUpdateValueTaggedField(self._io, self, self._root)
  end
end

--
-- How many follow.
--
-- Ascending by tag.
