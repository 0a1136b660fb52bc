-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_tagged_fields")
require("kafka_metadata_frame")

--
-- The value of a record with API key 4 in `__cluster_metadata`. Since Kafka
-- 2.8.
-- See also: ConfigRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ConfigRecord.json)
KafkaConfigRecord = class.class(KaitaiStruct)

function KafkaConfigRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaConfigRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.resource_type = self._io:read_s1()
  self.resource_name = KafkaCompactString(self._io)
  self.name = KafkaCompactString(self._io)
  self.value = KafkaCompactString(self._io)
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- Its `api_key` is 4.
--
-- `int8`, since Kafka 2.8.
--
-- `string`, since Kafka 2.8.
--
-- `string`, since Kafka 2.8.
--
-- `string`, since Kafka 2.8. May be null.
--
-- None is known.
