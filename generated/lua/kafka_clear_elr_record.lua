-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_tagged_fields")
require("kafka_metadata_frame")

--
-- The value of a record with API key 28 in `__cluster_metadata`. Since Kafka
-- 4.0.
-- See also: ClearElrRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClearElrRecord.json)
KafkaClearElrRecord = class.class(KaitaiStruct)

function KafkaClearElrRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaClearElrRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.topic_name = KafkaCompactString(self._io)
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- Its `api_key` is 28.
--
-- `string`, since Kafka 4.0.
--
-- None is known.
