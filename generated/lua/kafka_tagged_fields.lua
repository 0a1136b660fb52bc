-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_unsigned_varint")

--
-- Optional fields at the end of a structure of a flexible message. None is
-- known for control records; what comes is kept as bytes.
-- See also: KIP-482 (https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields)
KafkaTaggedFields = class.class(KaitaiStruct)

function KafkaTaggedFields:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaTaggedFields:_read()
  self.num_fields = KafkaUnsignedVarint(self._io)
  self.fields = {}
  for i = 0, self.num_fields.value - 1 do
    self.fields[i + 1] = KafkaTaggedFields.TaggedField(self._io, self, self._root)
  end
end

--
-- How many follow.
--
-- Ascending by tag.

--
-- One field.
-- See also: KIP-482 (https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields)
KafkaTaggedFields.TaggedField = class.class(KaitaiStruct)

function KafkaTaggedFields.TaggedField:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaTaggedFields.TaggedField:_read()
  self.tag = KafkaUnsignedVarint(self._io)
  self.len_data = KafkaUnsignedVarint(self._io)
  self.data = self._io:read_bytes(self.len_data.value)
end

--
-- The number that names the field.
--
-- Bytes of the field.
--
-- The field as it is.
