-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")

--
-- Text in UTF-8, kept as bytes, since Kafka accepts any bytes and replaces
-- what is not UTF-8.
-- See also: Kafka protocol guide, Protocol Primitive Types, NULLABLE_STRING (https://kafka.apache.org/protocol#protocol_types)
KafkaString = class.class(KaitaiStruct)

function KafkaString:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaString:_read()
  self.len_value = self._io:read_s2be()
  if self.len_value >= 0 then
    self.value = self._io:read_bytes(self.len_value)
  end
end

--
-- Bytes of the text; any value below zero means null.
--
-- The text; absent when it is null.
