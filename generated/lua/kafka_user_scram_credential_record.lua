-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_bytes")
require("kafka_compact_string")
require("kafka_tagged_fields")
require("kafka_metadata_frame")

--
-- The value of a record with API key 11 in `__cluster_metadata`. Since Kafka
-- 2.8. Version 0 has this layout since Kafka 3.5; earlier releases wrote
-- another one under the same number, and nothing in the bytes says so.
-- See also: UserScramCredentialRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UserScramCredentialRecord.json)
KafkaUserScramCredentialRecord = class.class(KaitaiStruct)

function KafkaUserScramCredentialRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaUserScramCredentialRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.name = KafkaCompactString(self._io)
  self.mechanism = self._io:read_s1()
  self.salt = KafkaCompactBytes(self._io)
  self.stored_key = KafkaCompactBytes(self._io)
  self.server_key = KafkaCompactBytes(self._io)
  self.iterations = self._io:read_s4be()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- Its `api_key` is 11.
--
-- `string`, since Kafka 3.0.
--
-- `int8`, since Kafka 3.5.
--
-- `bytes`, since Kafka 3.5.
--
-- `bytes`, since Kafka 3.5.
--
-- `bytes`, since Kafka 3.5.
--
-- `int32`, since Kafka 3.5.
--
-- None is known.
