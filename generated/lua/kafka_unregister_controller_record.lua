-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_tagged_fields")
require("kafka_metadata_frame")

--
-- The value of a record with API key 29 in `__cluster_metadata`. Since Kafka
-- 4.4.
-- See also: UnregisterControllerRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnregisterControllerRecord.json)
KafkaUnregisterControllerRecord = class.class(KaitaiStruct)

function KafkaUnregisterControllerRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaUnregisterControllerRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.controller_id = self._io:read_s4be()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- Its `api_key` is 29.
--
-- `int32`, since Kafka 4.4.
--
-- None is known.
