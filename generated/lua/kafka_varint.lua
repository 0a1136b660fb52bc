-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
local utils = require("utils")

--
-- A signed 32-bit integer in one to five bytes: seven bits a byte, the
-- lowest first, bit 7 set where another byte follows. The bits hold 2 * n
-- for n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
-- are accepted, as Kafka accepts them.
--
-- The arithmetic divides and multiplies and never shifts, so that it is
-- right in every target language, also where all numbers are doubles.
-- See also: ByteUtils.readVarint (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java)
-- See also: Protocol Buffers, Base 128 Varints and ZigZag (https://protobuf.dev/programming-guides/encoding/#varints)
KafkaVarint = class.class(KaitaiStruct)

function KafkaVarint:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaVarint:_read()
  self.byte_0 = self._io:read_u1()
  if self.byte_0 >= 128 then
    self.byte_1 = self._io:read_u1()
  end
  if  ((self.byte_0 >= 128) and (self.byte_1 >= 128))  then
    self.byte_2 = self._io:read_u1()
  end
  if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128))  then
    self.byte_3 = self._io:read_u1()
  end
  if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128))  then
    self.byte_4 = self._io:read_u1()
    if not(self.byte_4 <= 127) then
      error("ValidationGreaterThanError")
    end
  end
end

--
-- The bits as they are stored, 0 to 2^32 - 1.
KafkaVarint.property.stored = {}
function KafkaVarint.property.stored:get()
  if self._m_stored ~= nil then
    return self._m_stored
  end

  self._m_stored = ((self.byte_0 % 128) + utils.box_unwrap((self.byte_0 < 128) and utils.box_wrap(0) or ((128 * ((self.byte_1 % 128) + utils.box_unwrap((self.byte_1 < 128) and utils.box_wrap(0) or ((128 * ((self.byte_2 % 128) + utils.box_unwrap((self.byte_2 < 128) and utils.box_wrap(0) or ((128 * ((self.byte_3 % 128) + utils.box_unwrap((self.byte_3 < 128) and utils.box_wrap(0) or ((128 * (self.byte_4 % 16)))))))))))))))))
  return self._m_stored
end

--
-- The number, -2^31 to 2^31 - 1.
KafkaVarint.property.value = {}
function KafkaVarint.property.value:get()
  if self._m_value ~= nil then
    return self._m_value
  end

  self._m_value = utils.box_unwrap((self.stored % 2 == 0) and utils.box_wrap(math.floor(self.stored / 2)) or ((-(1) - math.floor(self.stored / 2))))
  return self._m_value
end

--
-- Seven bits, the lowest first; bit 7 of a byte tells that one more byte
-- follows.
--
-- The next seven bits.
--
-- The next seven bits.
--
-- The next seven bits.
--
-- Four bits count; what is above them falls off, as in Java, where they
-- are shifted out of an int. A sixth byte is invalid.
