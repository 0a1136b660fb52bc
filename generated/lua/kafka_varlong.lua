-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
local utils = require("utils")

--
-- A signed 64-bit integer in one to ten bytes: seven bits a byte, the lowest
-- first, bit 7 set where another byte follows. The bits hold 2 * n for
-- n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
-- are accepted, as Kafka accepts them.
--
-- The sign bit is bit 0 of the first byte; the other 63 bits are summed
-- apart from it, since all 64 together fit no signed integer.
-- See also: ByteUtils.readVarlong (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java)
-- See also: Protocol Buffers, Base 128 Varints and ZigZag (https://protobuf.dev/programming-guides/encoding/#varints)
KafkaVarlong = class.class(KaitaiStruct)

function KafkaVarlong:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaVarlong:_read()
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
  end
  if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128) and (self.byte_4 >= 128))  then
    self.byte_5 = self._io:read_u1()
  end
  if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128) and (self.byte_4 >= 128) and (self.byte_5 >= 128))  then
    self.byte_6 = self._io:read_u1()
  end
  if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128) and (self.byte_4 >= 128) and (self.byte_5 >= 128) and (self.byte_6 >= 128))  then
    self.byte_7 = self._io:read_u1()
  end
  if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128) and (self.byte_4 >= 128) and (self.byte_5 >= 128) and (self.byte_6 >= 128) and (self.byte_7 >= 128))  then
    self.byte_8 = self._io:read_u1()
  end
  if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128) and (self.byte_4 >= 128) and (self.byte_5 >= 128) and (self.byte_6 >= 128) and (self.byte_7 >= 128) and (self.byte_8 >= 128))  then
    self.byte_9 = self._io:read_u1()
    if not(self.byte_9 <= 127) then
      error("ValidationGreaterThanError")
    end
  end
end

--
-- The bits without the lowest, 0 to 2^63 - 1.
KafkaVarlong.property.half = {}
function KafkaVarlong.property.half:get()
  if self._m_half ~= nil then
    return self._m_half
  end

  self._m_half = (math.floor((self.byte_0 % 128) / 2) + utils.box_unwrap((self.byte_0 < 128) and utils.box_wrap(0) or ((64 * ((self.byte_1 % 128) + utils.box_unwrap((self.byte_1 < 128) and utils.box_wrap(0) or ((128 * ((self.byte_2 % 128) + utils.box_unwrap((self.byte_2 < 128) and utils.box_wrap(0) or ((128 * ((self.byte_3 % 128) + utils.box_unwrap((self.byte_3 < 128) and utils.box_wrap(0) or ((128 * ((self.byte_4 % 128) + utils.box_unwrap((self.byte_4 < 128) and utils.box_wrap(0) or ((128 * ((self.byte_5 % 128) + utils.box_unwrap((self.byte_5 < 128) and utils.box_wrap(0) or ((128 * ((self.byte_6 % 128) + utils.box_unwrap((self.byte_6 < 128) and utils.box_wrap(0) or ((128 * ((self.byte_7 % 128) + utils.box_unwrap((self.byte_7 < 128) and utils.box_wrap(0) or ((128 * ((self.byte_8 % 128) + utils.box_unwrap((self.byte_8 < 128) and utils.box_wrap(0) or ((128 * (self.byte_9 % 2)))))))))))))))))))))))))))))))))))))
  return self._m_half
end

--
-- The number, -2^63 to 2^63 - 1.
KafkaVarlong.property.value = {}
function KafkaVarlong.property.value:get()
  if self._m_value ~= nil then
    return self._m_value
  end

  self._m_value = utils.box_unwrap((self.byte_0 % 2 == 0) and utils.box_wrap(self.half) or ((-(1) - self.half)))
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
-- The next seven bits.
--
-- The next seven bits.
--
-- The next seven bits.
--
-- The next seven bits.
--
-- The next seven bits.
--
-- One bit counts; what is above it falls off, as in Java, where it is
-- shifted out of a long. An eleventh byte is invalid.
