-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_tagged_fields")
require("kafka_metadata_frame")

--
-- The value of a record with API key 8 in `__cluster_metadata`. Since Kafka
-- 2.8.
-- See also: UnfenceBrokerRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnfenceBrokerRecord.json)
KafkaUnfenceBrokerRecord = class.class(KaitaiStruct)

function KafkaUnfenceBrokerRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaUnfenceBrokerRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.id = self._io:read_s4be()
  self.epoch = self._io:read_s8be()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- Its `api_key` is 8.
--
-- `int32`, since Kafka 2.8.
--
-- `int64`, since Kafka 2.8. JavaScript rounds it beyond 2^53.
--
-- None is known.
