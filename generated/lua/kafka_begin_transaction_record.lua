-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_unsigned_varint")
require("kafka_metadata_frame")
local stringstream = require("string_stream")

--
-- The value of a record with API key 23 in `__cluster_metadata`. Since Kafka
-- 3.6.
-- See also: BeginTransactionRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json)
KafkaBeginTransactionRecord = class.class(KaitaiStruct)

function KafkaBeginTransactionRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaBeginTransactionRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.tagged_fields = KafkaBeginTransactionRecord.BeginTransactionRecordTaggedFields(self._io, self, self._root)
end

--
-- Its `api_key` is 23.
--
-- The fields that are there only where they differ from their defaults.

--
-- The bytes of the tagged field `Name`.
-- See also: BeginTransactionRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json)
KafkaBeginTransactionRecord.BeginTransactionRecordNameTag = class.class(KaitaiStruct)

function KafkaBeginTransactionRecord.BeginTransactionRecordNameTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaBeginTransactionRecord.BeginTransactionRecordNameTag:_read()
  self.name = KafkaCompactString(self._io)
end

--
-- `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
-- null.

--
-- A tagged field of `begin_transaction_record`.
-- See also: BeginTransactionRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json)
KafkaBeginTransactionRecord.BeginTransactionRecordTaggedField = class.class(KaitaiStruct)

function KafkaBeginTransactionRecord.BeginTransactionRecordTaggedField:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaBeginTransactionRecord.BeginTransactionRecordTaggedField:_read()
  self.tag = KafkaUnsignedVarint(self._io)
  self.len_data = KafkaUnsignedVarint(self._io)
  if self.tag.value == 0 then
    self._raw_name = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_name))
    self.name = KafkaBeginTransactionRecord.BeginTransactionRecordNameTag(_io, self, self._root)
  end
  if self.tag.value > 0 then
    self.unknown_data = self._io:read_bytes(self.len_data.value)
  end
end

--
-- The number that names the field.
--
-- Bytes of the field.
--
-- `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
-- null.
--
-- A field of a tag that is not known.

--
-- The tagged fields of `begin_transaction_record`.
-- See also: BeginTransactionRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json)
KafkaBeginTransactionRecord.BeginTransactionRecordTaggedFields = class.class(KaitaiStruct)

function KafkaBeginTransactionRecord.BeginTransactionRecordTaggedFields:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaBeginTransactionRecord.BeginTransactionRecordTaggedFields:_read()
  self.num_fields = KafkaUnsignedVarint(self._io)
  self.fields = {}
  for i = 0, self.num_fields.value - 1 do
    self.fields[i + 1] = KafkaBeginTransactionRecord.BeginTransactionRecordTaggedField(self._io, self, self._root)
  end
end

--
-- How many follow.
--
-- Ascending by tag.
