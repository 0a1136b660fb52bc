-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_tagged_fields")
require("kafka_metadata_frame")

--
-- The value of a record with API key 18 in `__cluster_metadata`. Since Kafka
-- 3.2.
-- See also: AccessControlEntryRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AccessControlEntryRecord.json)
KafkaAccessControlEntryRecord = class.class(KaitaiStruct)

function KafkaAccessControlEntryRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaAccessControlEntryRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.id = self._io:read_bytes(16)
  self.resource_type = self._io:read_s1()
  self.resource_name = KafkaCompactString(self._io)
  self.pattern_type = self._io:read_s1()
  self.principal = KafkaCompactString(self._io)
  self.host = KafkaCompactString(self._io)
  self.operation = self._io:read_s1()
  self.permission_type = self._io:read_s1()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- Its `api_key` is 18.
--
-- `uuid`, since Kafka 3.2.
--
-- `int8`, since Kafka 3.2.
--
-- `string`, since Kafka 3.2.
--
-- `int8`, since Kafka 3.2.
--
-- `string`, since Kafka 3.2.
--
-- `string`, since Kafka 3.2.
--
-- `int8`, since Kafka 3.2.
--
-- `int8`, since Kafka 3.2.
--
-- None is known.
