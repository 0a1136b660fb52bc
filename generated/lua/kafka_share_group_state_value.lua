-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_share_update_value")
require("kafka_share_snapshot_value")

--
-- The value of any record in `__share_group_state`: the message that its type
-- names.
-- See also: Message schemas of Kafka 4.4.0 (https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message)
KafkaShareGroupStateValue = class.class(KaitaiStruct)

function KafkaShareGroupStateValue:_init(record_type, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self.record_type = record_type
  self:_read()
end

function KafkaShareGroupStateValue:_read()
  if self.record_type == 0 then
    self.share_snapshot_value = KafkaShareSnapshotValue(self._io)
  end
  if self.record_type == 1 then
    self.share_update_value = KafkaShareUpdateValue(self._io)
  end
  if  ((self.record_type ~= 0) and (self.record_type ~= 1))  then
    self.unknown = self._io:read_bytes_full()
  end
end

--
-- Since Kafka 3.9.
--
-- Since Kafka 3.9.
--
-- A type that is not known in Kafka 4.4.0, as bytes.
--
-- The type that the record's key starts with.
