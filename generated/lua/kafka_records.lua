-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_record")

--
-- The records of a batch to the end of the stream: the bytes after the
-- header of an uncompressed batch, or the decompressed bytes of a compressed
-- one. A sound batch has `num_records` of them.
-- See also: Apache Kafka documentation, 5.3.2 Record (https://kafka.apache.org/documentation/#record)
-- See also: DefaultRecordBatch.iterator (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java)
KafkaRecords = class.class(KaitaiStruct)

function KafkaRecords:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaRecords:_read()
  self.records = {}
  local i = 0
  while not self._io:is_eof() do
    self.records[i + 1] = KafkaRecord(self._io)
    i = i + 1
  end
end

--
-- In the order of their offsets.
