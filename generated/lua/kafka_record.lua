-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_varlong")
require("kafka_varint")
require("kafka_header")
local stringstream = require("string_stream")

--
-- One record of a batch. Offset and timestamp are stored as distances from
-- the batch's base.
-- See also: Apache Kafka documentation, 5.3.2 Record (https://kafka.apache.org/documentation/#record)
-- See also: DefaultRecord.readFrom (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java)
KafkaRecord = class.class(KaitaiStruct)

function KafkaRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaRecord:_read()
  self.len = KafkaVarint(self._io)
  self._raw_body = self._io:read_bytes(self.len.value)
  local _io = KaitaiStream(stringstream(self._raw_body))
  self.body = KafkaRecord.RecordBody(_io, self, self._root)
end

--
-- Bytes that follow this field.
--
-- Everything after the length.

--
-- A record inside exactly its own bytes. A length below zero says null,
-- which is not empty. A sound record fills its length to the last byte.
-- See also: Apache Kafka documentation, 5.3.2 Record (https://kafka.apache.org/documentation/#record)
KafkaRecord.RecordBody = class.class(KaitaiStruct)

function KafkaRecord.RecordBody:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRecord.RecordBody:_read()
  self.attributes = self._io:read_s1()
  self.timestamp_delta = KafkaVarlong(self._io)
  self.offset_delta = KafkaVarint(self._io)
  self.len_key = KafkaVarint(self._io)
  if self.len_key.value >= 0 then
    self.key = self._io:read_bytes(self.len_key.value)
  end
  self.len_value = KafkaVarint(self._io)
  if self.len_value.value >= 0 then
    self.value = self._io:read_bytes(self.len_value.value)
  end
  self.num_headers = KafkaVarint(self._io)
  self.headers = {}
  for i = 0, self.num_headers.value - 1 do
    self.headers[i + 1] = KafkaHeader(self._io)
  end
end

--
-- Unused.
--
-- Milliseconds from the batch's `base_timestamp`; may be negative.
--
-- Distance from the batch's `base_offset`; compaction leaves gaps.
--
-- Any value below zero means a null key.
--
-- Bytes that Kafka does not interpret; compaction keeps the newest
-- record of each key.
--
-- Any value below zero means a null value, a tombstone.
--
-- Bytes that Kafka does not interpret.
--
-- Never below zero in a sound record.
--
-- In the order of the producer; a key may come more than once.
