-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_message_header")

--
-- One entry of a log of the formats before Kafka 0.11, or of a message set.
-- Parse it from exactly the entry's bytes, 12 + `header.len_message`: the
-- end of the stream is the end of the message.
--
-- When `header.is_compressed`, `value` is a compressed message set:
-- decompress it and parse the result as `kafka_message_set`. A length below
-- zero says null, which is not the same as empty.
-- See also: Apache Kafka documentation, 5.3.3 Old Message Format (https://kafka.apache.org/documentation/#messageset)
-- See also: LegacyRecord (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java)
-- See also: AbstractLegacyRecordBatch (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java)
KafkaMessage = class.class(KaitaiStruct)

function KafkaMessage:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaMessage:_read()
  self.header = KafkaMessageHeader(self._io)
  self.len_key = self._io:read_s4be()
  if self.len_key >= 0 then
    self.key = self._io:read_bytes(self.len_key)
  end
  self.len_value = self._io:read_s4be()
  if self.len_value >= 0 then
    self.value = self._io:read_bytes(self.len_value)
  end
  self.trailing = self._io:read_bytes_full()
end

--
-- Everything before the key.
--
-- Any value below zero means a null key.
--
-- Bytes that Kafka does not interpret; absent when they are null.
--
-- Any value below zero means a null value.
--
-- The payload, or a compressed message set.
--
-- Empty as a rule. Kafka does not look at what follows the value.
