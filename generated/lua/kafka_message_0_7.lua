-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
local enum = require("enum")

--
-- One message as Kafka 0.7 and before wrote it, with its length. It has
-- neither an offset nor a key nor a time, and its magic stands where later
-- formats have the offset: nothing in the bytes tells the two apart, so this
-- grammar is chosen by hand. Parse it from exactly the message's bytes, 4 +
-- `len_message`: the end of the stream is the end of the message.
--
-- When the compression is not `none`, `payload` is a compressed message set:
-- decompress it and parse the result as `kafka_message_set_0_7`.
--
-- Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
-- of 100 messages of magic 0 among its tests
-- (`test-kafka-logs/MagicByte0-0`).
-- See also: Message (https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala)
-- See also: CompressionCodec (https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/CompressionCodec.scala)
KafkaMessage07 = class.class(KaitaiStruct)

KafkaMessage07.Message07Compression = enum.Enum {
  none = 0,
  gzip = 1,
  snappy = 2,
}

function KafkaMessage07:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaMessage07:_read()
  self.len_message = self._io:read_s4be()
  if not(self.len_message >= 5) then
    error("ValidationLessThanError")
  end
  self.magic = self._io:read_s1()
  if not(self.magic >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.magic <= 1) then
    error("ValidationGreaterThanError")
  end
  if self.magic == 1 then
    self.attributes = KafkaMessage07.Message07Attributes(self._io, self, self._root)
  end
  self.crc = self._io:read_u4be()
  self.payload = self._io:read_bytes_full()
end

--
-- Bytes that follow this field; at least Message.MinHeaderSize.
--
-- 1 since compression came with 0.7. Both differ from the magic 0 and 1
-- of Kafka 0.8 to 0.10.
--
-- The codec; absent in magic 0.
--
-- CRC-32 (IEEE) of the payload alone. Magic and attributes are not
-- covered.
--
-- What the producer sent, perhaps nothing; or a compressed message set.

--
-- One byte of flags, the highest bit first; magic 1 only.
-- See also: Message.CompressionCodeMask (https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala)
KafkaMessage07.Message07Attributes = class.class(KaitaiStruct)

function KafkaMessage07.Message07Attributes:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaMessage07.Message07Attributes:_read()
  self.unused = self._io:read_bits_int_be(6)
  self.compression_id = self._io:read_bits_int_be(2)
end

--
-- The codec by its name.
KafkaMessage07.Message07Attributes.property.compression = {}
function KafkaMessage07.Message07Attributes.property.compression:get()
  if self._m_compression ~= nil then
    return self._m_compression
  end

  self._m_compression = KafkaMessage07.Message07Compression(self.compression_id)
  return self._m_compression
end

--
-- Bits 2 to 7; ignored.
--
-- Bits 0 and 1. Kafka 0.7 refuses 3; it stays readable.
