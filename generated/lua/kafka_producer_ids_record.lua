-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_tagged_fields")
require("kafka_metadata_frame")

--
-- The value of a record with API key 15 in `__cluster_metadata`. Since Kafka
-- 3.0. Version 0 has this layout since Kafka 3.2; earlier releases wrote
-- another one under the same number, and nothing in the bytes says so.
-- See also: ProducerIdsRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ProducerIdsRecord.json)
KafkaProducerIdsRecord = class.class(KaitaiStruct)

function KafkaProducerIdsRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaProducerIdsRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.broker_id = self._io:read_s4be()
  self.broker_epoch = self._io:read_s8be()
  self.next_producer_id = self._io:read_s8be()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- Its `api_key` is 15.
--
-- `int32`, since Kafka 3.0.
--
-- `int64`, since Kafka 3.0. -1 unless it is given. JavaScript rounds it
-- beyond 2^53.
--
-- `int64`, since Kafka 3.2. JavaScript rounds it beyond 2^53.
--
-- None is known.
