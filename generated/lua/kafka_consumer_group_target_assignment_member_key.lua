-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_string")

--
-- The key of a record of type 7 in `__consumer_offsets`. Since Kafka 3.5.
-- See also: ConsumerGroupTargetAssignmentMemberKey (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberKey.json)
KafkaConsumerGroupTargetAssignmentMemberKey = class.class(KaitaiStruct)

function KafkaConsumerGroupTargetAssignmentMemberKey:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaConsumerGroupTargetAssignmentMemberKey:_read()
  self.record_type = self._io:read_s2be()
  if not(self.record_type == 7) then
    error("not equal, expected " .. 7 .. ", but got " .. self.record_type)
  end
  self.group_id = KafkaString(self._io)
  self.member_id = KafkaString(self._io)
  self.trailing = self._io:read_bytes_full()
end

--
-- The type of the record.
--
-- `string`, since Kafka 3.5.
--
-- `string`, since Kafka 3.5.
--
-- Empty as a rule. Kafka does not look at what follows the message.
