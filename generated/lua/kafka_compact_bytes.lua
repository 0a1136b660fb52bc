-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_unsigned_varint")

--
-- Bytes after their length, which is stored plus one.
-- See also: Kafka protocol guide, Protocol Primitive Types, COMPACT_NULLABLE_BYTES (https://kafka.apache.org/protocol#protocol_types)
-- See also: KIP-482 (https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields)
KafkaCompactBytes = class.class(KaitaiStruct)

function KafkaCompactBytes:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaCompactBytes:_read()
  self.len_value_plus_one = KafkaUnsignedVarint(self._io)
  if self.len_value_plus_one.value >= 1 then
    self.value = self._io:read_bytes((self.len_value_plus_one.value - 1))
  end
end

--
-- The length plus one; 0 means null.
--
-- The bytes; absent when they are null.
