-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_unsigned_varint")

--
-- What every value in `__cluster_metadata` and `__remote_log_metadata`
-- starts with: which message follows, and in which version.
-- See also: AbstractApiMessageSerde (https://github.com/apache/kafka/blob/4.4.0/server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java)
KafkaMetadataFrame = class.class(KaitaiStruct)

function KafkaMetadataFrame:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaMetadataFrame:_read()
  self.frame_version = KafkaUnsignedVarint(self._io)
  self.api_key = KafkaUnsignedVarint(self._io)
  self.version = KafkaUnsignedVarint(self._io)
end

--
-- 1 since Kafka 3.0; the preview release 2.8 wrote 0, which later
-- releases refuse.
--
-- The number of the message.
--
-- The version of the message. Kafka does not check it; a version above
-- the highest known one is read as that one.
