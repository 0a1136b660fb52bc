-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")

--
-- The value of a record of type 10 in `__consumer_offsets`. Since Kafka 3.9.
-- See also: ShareGroupMemberMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataValue.json)
KafkaShareGroupMemberMetadataValue = class.class(KaitaiStruct)

function KafkaShareGroupMemberMetadataValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaShareGroupMemberMetadataValue:_read()
  self.message_version = self._io:read_s2be()
  if not(self.message_version >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.message_version <= 0) then
    error("ValidationGreaterThanError")
  end
  self.rack_id = KafkaCompactString(self._io)
  self.client_id = KafkaCompactString(self._io)
  self.client_host = KafkaCompactString(self._io)
  self.num_subscribed_topic_names_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_subscribed_topic_names_plus_one.value >= 1 then
    self.subscribed_topic_names = {}
    for i = 0, (self.num_subscribed_topic_names_plus_one.value - 1) - 1 do
      self.subscribed_topic_names[i + 1] = KafkaCompactString(self._io)
    end
  end
  self.tagged_fields = KafkaTaggedFields(self._io)
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- `string`, since Kafka 3.9. May be null.
--
-- `string`, since Kafka 3.9.
--
-- `string`, since Kafka 3.9.
--
-- The number of elements plus one; 0 means null.
--
-- `[]string`, since Kafka 3.9.
--
-- None is known.
--
-- Empty as a rule. Kafka does not look at what follows the message.
