-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_string")

--
-- The key of a record of type 22 in `__consumer_offsets`. Since Kafka 4.1.
-- See also: StreamsGroupCurrentMemberAssignmentKey (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentKey.json)
KafkaStreamsGroupCurrentMemberAssignmentKey = class.class(KaitaiStruct)

function KafkaStreamsGroupCurrentMemberAssignmentKey:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaStreamsGroupCurrentMemberAssignmentKey:_read()
  self.record_type = self._io:read_s2be()
  if not(self.record_type == 22) then
    error("not equal, expected " .. 22 .. ", but got " .. self.record_type)
  end
  self.group_id = KafkaString(self._io)
  self.member_id = KafkaString(self._io)
  self.trailing = self._io:read_bytes_full()
end

--
-- The type of the record.
--
-- `string`, since Kafka 4.1.
--
-- `string`, since Kafka 4.1.
--
-- Empty as a rule. Kafka does not look at what follows the message.
