-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_tagged_fields")
require("kafka_metadata_frame")

--
-- The value of a record with API key 22 in `__cluster_metadata`. Since Kafka
-- 3.5.
-- See also: RemoveUserScramCredentialRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveUserScramCredentialRecord.json)
KafkaRemoveUserScramCredentialRecord = class.class(KaitaiStruct)

function KafkaRemoveUserScramCredentialRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaRemoveUserScramCredentialRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.name = KafkaCompactString(self._io)
  self.mechanism = self._io:read_s1()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- Its `api_key` is 22.
--
-- `string`, since Kafka 3.5.
--
-- `int8`, since Kafka 3.5.
--
-- None is known.
