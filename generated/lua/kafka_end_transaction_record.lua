-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_tagged_fields")
require("kafka_metadata_frame")

--
-- The value of a record with API key 24 in `__cluster_metadata`. Since Kafka
-- 3.6.
-- See also: EndTransactionRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/EndTransactionRecord.json)
KafkaEndTransactionRecord = class.class(KaitaiStruct)

function KafkaEndTransactionRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaEndTransactionRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- Its `api_key` is 24.
--
-- None is known.
