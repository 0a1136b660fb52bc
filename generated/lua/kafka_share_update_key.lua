-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_string")

--
-- The key of a record of type 1 in `__share_group_state`. Since Kafka 3.9.
-- See also: ShareUpdateKey (https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateKey.json)
KafkaShareUpdateKey = class.class(KaitaiStruct)

function KafkaShareUpdateKey:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaShareUpdateKey:_read()
  self.record_type = self._io:read_s2be()
  if not(self.record_type == 1) then
    error("not equal, expected " .. 1 .. ", but got " .. self.record_type)
  end
  self.group_id = KafkaString(self._io)
  self.topic_id = self._io:read_bytes(16)
  self.partition = self._io:read_s4be()
  self.trailing = self._io:read_bytes_full()
end

--
-- The type of the record.
--
-- `string`, since Kafka 3.9.
--
-- `uuid`, since Kafka 3.9.
--
-- `int32`, since Kafka 3.9.
--
-- Empty as a rule. Kafka does not look at what follows the message.
