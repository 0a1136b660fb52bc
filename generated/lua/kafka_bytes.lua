-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")

--
-- Bytes after their length.
-- See also: Kafka protocol guide, Protocol Primitive Types, NULLABLE_BYTES (https://kafka.apache.org/protocol#protocol_types)
KafkaBytes = class.class(KaitaiStruct)

function KafkaBytes:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaBytes:_read()
  self.len_value = self._io:read_s4be()
  if self.len_value >= 0 then
    self.value = self._io:read_bytes(self.len_value)
  end
end

--
-- How many bytes; any value below zero means null.
--
-- The bytes; absent when they are null.
