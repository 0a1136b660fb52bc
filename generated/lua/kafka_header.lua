-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_varint")

--
-- A key and a value that travel with a record. The key is text in UTF-8,
-- kept as bytes here, because Kafka accepts any bytes and replaces malformed
-- ones.
-- See also: Apache Kafka documentation, 5.3.2.1 Record Header (https://kafka.apache.org/documentation/#recordheader)
-- See also: DefaultRecord.readHeaders (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java)
-- See also: KIP-82 (https://cwiki.apache.org/confluence/display/KAFKA/KIP-82+-+Add+Record+Headers)
KafkaHeader = class.class(KaitaiStruct)

function KafkaHeader:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaHeader:_read()
  self.len_key = KafkaVarint(self._io)
  self.key = self._io:read_bytes(self.len_key.value)
  self.len_value = KafkaVarint(self._io)
  if self.len_value.value >= 0 then
    self.value = self._io:read_bytes(self.len_value.value)
  end
end

--
-- Never null, but may be empty.
--
-- The name; a record may have several headers of one name.
--
-- Any value below zero means a null value.
--
-- Bytes that Kafka does not interpret; absent when they are null.
