-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_tagged_fields")

--
-- The value of the control record KRAFT_VERSION.
-- See also: KRaftVersionRecord (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/KRaftVersionRecord.json)
-- See also: KIP-853 (https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes)
KafkaKraftVersionRecord = class.class(KaitaiStruct)

function KafkaKraftVersionRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaKraftVersionRecord:_read()
  self.version = self._io:read_s2be()
  self.kraft_version = self._io:read_s2be()
  self.tagged_fields = KafkaTaggedFields(self._io)
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of this message; 0 in every release.
--
-- Level of the feature kraft.version.
--
-- None is known.
--
-- Empty as a rule. Kafka does not look at what follows the message.
