-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_unsigned_varint")
local stringstream = require("string_stream")

--
-- The value of a record of type 3 in `__consumer_offsets`. Since Kafka 3.5.
-- See also: ConsumerGroupMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json)
KafkaConsumerGroupMetadataValue = class.class(KaitaiStruct)

function KafkaConsumerGroupMetadataValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaConsumerGroupMetadataValue:_read()
  self.message_version = self._io:read_s2be()
  if not(self.message_version >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.message_version <= 0) then
    error("ValidationGreaterThanError")
  end
  self.epoch = self._io:read_s4be()
  self.tagged_fields = KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedFields(self._io, self, self._root)
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- `int32`, since Kafka 3.5.
--
-- The fields that are there only where they differ from their defaults.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- The bytes of the tagged field `MetadataHash`.
-- See also: ConsumerGroupMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json)
KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueMetadataHashTag = class.class(KaitaiStruct)

function KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueMetadataHashTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueMetadataHashTag:_read()
  self.metadata_hash = self._io:read_s8be()
end

--
-- `int64`, since Kafka 4.1. Tag 0. 0 unless it is given. JavaScript
-- rounds it beyond 2^53.

--
-- A tagged field of `consumer_group_metadata_value`.
-- See also: ConsumerGroupMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json)
KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedField = class.class(KaitaiStruct)

function KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedField:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedField:_read()
  self.tag = KafkaUnsignedVarint(self._io)
  self.len_data = KafkaUnsignedVarint(self._io)
  if self.tag.value == 0 then
    self._raw_metadata_hash = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_metadata_hash))
    self.metadata_hash = KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueMetadataHashTag(_io, self, self._root)
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
-- `int64`, since Kafka 4.1. Tag 0. 0 unless it is given. JavaScript
-- rounds it beyond 2^53.
--
-- A field of a tag that is not known.

--
-- The tagged fields of `consumer_group_metadata_value`.
-- See also: ConsumerGroupMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json)
KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedFields = class.class(KaitaiStruct)

function KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedFields:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedFields:_read()
  self.num_fields = KafkaUnsignedVarint(self._io)
  self.fields = {}
  for i = 0, self.num_fields.value - 1 do
    self.fields[i + 1] = KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedField(self._io, self, self._root)
  end
end

--
-- How many follow.
--
-- Ascending by tag.
