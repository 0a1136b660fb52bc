-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_string")

--
-- The value of a record of type 0 in `__consumer_offsets`. Since Kafka 0.8.2.
-- See also: LegacyOffsetCommitValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/LegacyOffsetCommitValue.json)
KafkaLegacyOffsetCommitValue = class.class(KaitaiStruct)

function KafkaLegacyOffsetCommitValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaLegacyOffsetCommitValue:_read()
  self.message_version = self._io:read_s2be()
  if not(self.message_version >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.message_version <= 0) then
    error("ValidationGreaterThanError")
  end
  self.offset = self._io:read_s8be()
  self.metadata = KafkaString(self._io)
  self.commit_timestamp = self._io:read_s8be()
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- `int64`, since Kafka 0.8.2. JavaScript rounds it beyond 2^53.
--
-- `string`, since Kafka 0.8.2.
--
-- `int64`, since Kafka 0.8.2. JavaScript rounds it beyond 2^53.
--
-- Empty as a rule. Kafka does not look at what follows the message.
