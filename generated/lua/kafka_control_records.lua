-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_control_record")

--
-- The records of a control batch to the end of the stream. A transaction
-- marker stands alone in its batch; KRaft writes several control records
-- into one.
-- See also: Apache Kafka documentation, 5.3.1.1 Control Batches (https://kafka.apache.org/documentation/#controlbatch)
-- See also: DefaultRecordBatch.isControlBatch (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java)
KafkaControlRecords = class.class(KaitaiStruct)

function KafkaControlRecords:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaControlRecords:_read()
  self.records = {}
  local i = 0
  while not self._io:is_eof() do
    self.records[i + 1] = KafkaControlRecord(self._io)
    i = i + 1
  end
end

--
-- In the order of their offsets.
