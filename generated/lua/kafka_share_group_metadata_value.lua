-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_tagged_fields")

--
-- The value of a record of type 11 in `__consumer_offsets`. Since Kafka 3.9.
-- Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
-- under the same number, and nothing in the bytes says so.
-- See also: ShareGroupMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMetadataValue.json)
KafkaShareGroupMetadataValue = class.class(KaitaiStruct)

function KafkaShareGroupMetadataValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaShareGroupMetadataValue:_read()
  self.message_version = self._io:read_s2be()
  if not(self.message_version >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.message_version <= 0) then
    error("ValidationGreaterThanError")
  end
  self.epoch = self._io:read_s4be()
  self.metadata_hash = self._io:read_s8be()
  self.tagged_fields = KafkaTaggedFields(self._io)
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- `int32`, since Kafka 3.9.
--
-- `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
--
-- None is known.
--
-- Empty as a rule. Kafka does not look at what follows the message.
