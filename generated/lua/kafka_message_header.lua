-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
local enum = require("enum")

--
-- What stands before the key of a message of the formats before Kafka 0.11:
-- the log's own offset and length (12 bytes), then 6 bytes of magic 0 or 14
-- bytes of magic 1, which adds a timestamp.
-- See also: Apache Kafka documentation, 5.3.3 Old Message Format (https://kafka.apache.org/documentation/#messageset)
-- See also: LegacyRecord (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java)
-- See also: KIP-32 (https://cwiki.apache.org/confluence/display/KAFKA/KIP-32+-+Add+timestamps+to+Kafka+message)
KafkaMessageHeader = class.class(KaitaiStruct)

KafkaMessageHeader.MessageCompression = enum.Enum {
  none = 0,
  gzip = 1,
  snappy = 2,
  lz4 = 3,
  zstd = 4,
}

KafkaMessageHeader.MessageTimestampType = enum.Enum {
  create_time = 0,
  log_append_time = 1,
}

function KafkaMessageHeader:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaMessageHeader:_read()
  self.offset = self._io:read_s8be()
  self.len_message = self._io:read_s4be()
  if not(self.len_message >= 14) then
    error("ValidationLessThanError")
  end
  self.crc = self._io:read_u4be()
  self.magic = self._io:read_s1()
  if not(self.magic >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.magic <= 1) then
    error("ValidationGreaterThanError")
  end
  self.attributes = KafkaMessageHeader.MessageAttributes(self._io, self, self._root)
  if self.magic >= 1 then
    self.timestamp = self._io:read_s8be()
  end
end

--
-- The value holds a compressed message set, or bytes of an unknown
-- codec.
KafkaMessageHeader.property.is_compressed = {}
function KafkaMessageHeader.property.is_compressed:get()
  if self._m_is_compressed ~= nil then
    return self._m_is_compressed
  end

  self._m_is_compressed = self.attributes.compression_id ~= 0
  return self._m_is_compressed
end

--
-- Absolute for a message of the log. Inside a compressed message of
-- magic 1 it is relative, as a rule, and the outer offset is that of the
-- last inner message.
--
-- Bytes that follow this field; at least
-- LegacyRecord.RECORD_OVERHEAD_V0.
--
-- CRC-32 (IEEE) of all that follows this field, `magic` to the end of
-- the message.
--
-- The format of the message.
--
-- The codec and the kind of timestamp.
--
-- Milliseconds since the epoch, -1 for none; absent in magic 0. Of a
-- compressed message, the greatest of the inner ones, or the append
-- time.

--
-- One byte of flags, the highest bit first.
-- See also: LegacyRecord.attributes (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java)
KafkaMessageHeader.MessageAttributes = class.class(KaitaiStruct)

function KafkaMessageHeader.MessageAttributes:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaMessageHeader.MessageAttributes:_read()
  self.unused = self._io:read_bits_int_be(4)
  self.timestamp_type = KafkaMessageHeader.MessageTimestampType(self._io:read_bits_int_be(1))
  self.compression_id = self._io:read_bits_int_be(3)
end

--
-- The codec by its name.
KafkaMessageHeader.MessageAttributes.property.compression = {}
function KafkaMessageHeader.MessageAttributes.property.compression:get()
  if self._m_compression ~= nil then
    return self._m_compression
  end

  self._m_compression = KafkaMessageHeader.MessageCompression(self.compression_id)
  return self._m_compression
end

--
-- Bits 4 to 7; ignored.
--
-- Bit 3; has no meaning in magic 0.
--
-- Bits 0 to 2. Kafka refuses 4 (zstd) and the unknown ids 5 to 7
-- here; they stay readable.
