-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")
require("kafka_metadata_frame")

--
-- The value of a record with API key 14 in `__cluster_metadata`. Since Kafka
-- 3.0.
-- See also: ClientQuotaRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json)
KafkaClientQuotaRecord = class.class(KaitaiStruct)

function KafkaClientQuotaRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaClientQuotaRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.num_entity_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_entity_plus_one.value >= 1 then
    self.entity = {}
    for i = 0, (self.num_entity_plus_one.value - 1) - 1 do
      self.entity[i + 1] = KafkaClientQuotaRecord.ClientQuotaRecordEntityData(self._io, self, self._root)
    end
  end
  self.key = KafkaCompactString(self._io)
  self.value = self._io:read_f8be()
  self.remove = self._io:read_u1()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- Its `api_key` is 14.
--
-- The number of elements plus one; 0 means null.
--
-- `[]EntityData`, since Kafka 3.0.
--
-- `string`, since Kafka 3.0.
--
-- `float64`, since Kafka 3.0.
--
-- `bool`, since Kafka 3.0.
--
-- None is known.

--
-- `EntityData` of `ClientQuotaRecord`.
-- See also: ClientQuotaRecord, EntityData (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json)
KafkaClientQuotaRecord.ClientQuotaRecordEntityData = class.class(KaitaiStruct)

function KafkaClientQuotaRecord.ClientQuotaRecordEntityData:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaClientQuotaRecord.ClientQuotaRecordEntityData:_read()
  self.entity_type = KafkaCompactString(self._io)
  self.entity_name = KafkaCompactString(self._io)
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `string`, since Kafka 3.0.
--
-- `string`, since Kafka 3.0. May be null.
--
-- None is known.
