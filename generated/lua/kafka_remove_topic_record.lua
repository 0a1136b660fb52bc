-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_tagged_fields")
require("kafka_metadata_frame")

--
-- The value of a record with API key 9 in `__cluster_metadata`. Since Kafka
-- 2.8.
-- See also: RemoveTopicRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveTopicRecord.json)
KafkaRemoveTopicRecord = class.class(KaitaiStruct)

function KafkaRemoveTopicRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaRemoveTopicRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.topic_id = self._io:read_bytes(16)
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- Its `api_key` is 9.
--
-- `uuid`, since Kafka 2.8.
--
-- None is known.
