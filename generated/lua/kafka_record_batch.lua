-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_records")
require("kafka_control_records")
require("kafka_record_batch_header")
local stringstream = require("string_stream")

--
-- One entry of a log of the format since Kafka 0.11: a header and its
-- records. Exactly one of the fields after the header is present. Compressed
-- bytes stay as they are: decompress them and parse the result as
-- `kafka_records` (or `kafka_control_records`).
-- See also: Apache Kafka documentation, 5.3.1 Record Batch (https://kafka.apache.org/documentation/#recordbatch)
-- See also: DefaultRecordBatch (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java)
KafkaRecordBatch = class.class(KaitaiStruct)

function KafkaRecordBatch:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaRecordBatch:_read()
  self.header = KafkaRecordBatchHeader(self._io)
  if self.header.is_compressed then
    self.compressed_records = self._io:read_bytes(self.header.len_records)
  end
  if  ((not(self.header.is_compressed)) and (self.header.attributes.is_control))  then
    self._raw_control_records = self._io:read_bytes(self.header.len_records)
    local _io = KaitaiStream(stringstream(self._raw_control_records))
    self.control_records = KafkaControlRecords(_io)
  end
  if  ((not(self.header.is_compressed)) and (not(self.header.attributes.is_control)))  then
    self._raw_records = self._io:read_bytes(self.header.len_records)
    local _io = KaitaiStream(stringstream(self._raw_records))
    self.records = KafkaRecords(_io)
  end
end

--
-- Everything before the records; never compressed.
--
-- The records in the codec `header.attributes.compression`, also in one
-- that is unknown.
--
-- The control records, not compressed.
--
-- The records, not compressed.
