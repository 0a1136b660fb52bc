-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")

--
-- The value of a record of type 16 in `__consumer_offsets`. Since Kafka 4.0.
-- See also: ConsumerGroupRegularExpressionValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionValue.json)
KafkaConsumerGroupRegularExpressionValue = class.class(KaitaiStruct)

function KafkaConsumerGroupRegularExpressionValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaConsumerGroupRegularExpressionValue:_read()
  self.message_version = self._io:read_s2be()
  if not(self.message_version >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.message_version <= 0) then
    error("ValidationGreaterThanError")
  end
  self.num_topics_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_topics_plus_one.value >= 1 then
    self.topics = {}
    for i = 0, (self.num_topics_plus_one.value - 1) - 1 do
      self.topics[i + 1] = KafkaCompactString(self._io)
    end
  end
  self.version_number = self._io:read_s8be()
  self.timestamp = self._io:read_s8be()
  self.tagged_fields = KafkaTaggedFields(self._io)
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- The number of elements plus one; 0 means null.
--
-- `[]string`, since Kafka 4.0.
--
-- `int64`, since Kafka 4.0. JavaScript rounds it beyond 2^53.
--
-- `int64`, since Kafka 4.0. JavaScript rounds it beyond 2^53.
--
-- None is known.
--
-- Empty as a rule. Kafka does not look at what follows the message.
