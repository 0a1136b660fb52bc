-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_tagged_fields")
require("kafka_metadata_frame")

--
-- The value of a record with API key 12 in `__cluster_metadata`. Since Kafka
-- 2.8. Version 0 has this layout since Kafka 3.3; earlier releases wrote
-- another one under the same number, and nothing in the bytes says so.
-- See also: FeatureLevelRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/FeatureLevelRecord.json)
KafkaFeatureLevelRecord = class.class(KaitaiStruct)

function KafkaFeatureLevelRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaFeatureLevelRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.name = KafkaCompactString(self._io)
  self.feature_level = self._io:read_s2be()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- Its `api_key` is 12.
--
-- `string`, since Kafka 3.0.
--
-- `int16`, since Kafka 3.3.
--
-- None is known.
