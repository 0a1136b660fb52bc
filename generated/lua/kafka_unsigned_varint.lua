-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
local utils = require("utils")

--
-- An unsigned 32-bit integer in one to five bytes: seven bits a byte, the
-- lowest first, bit 7 set where another byte follows. Kafka's flexible
-- messages use it for the lengths of compact strings and arrays (stored plus
-- one, 0 for null) and for tagged fields.
-- See also: ByteUtils.readUnsignedVarint (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java)
-- See also: KIP-482, Unsigned Varints (https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields)
-- See also: Protocol Buffers, Base 128 Varints and ZigZag (https://protobuf.dev/programming-guides/encoding/#varints)
KafkaUnsignedVarint = class.class(KaitaiStruct)

function KafkaUnsignedVarint:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaUnsignedVarint:_read()
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
-- The number, 0 to 2^32 - 1 (Java's int shows the upper half as
-- negative).
KafkaUnsignedVarint.property.value = {}
function KafkaUnsignedVarint.property.value:get()
  if self._m_value ~= nil then
    return self._m_value
  end

  self._m_value = ((self.byte_0 % 128) + utils.box_unwrap((self.byte_0 < 128) and utils.box_wrap(0) or ((128 * ((self.byte_1 % 128) + utils.box_unwrap((self.byte_1 < 128) and utils.box_wrap(0) or ((128 * ((self.byte_2 % 128) + utils.box_unwrap((self.byte_2 < 128) and utils.box_wrap(0) or ((128 * ((self.byte_3 % 128) + utils.box_unwrap((self.byte_3 < 128) and utils.box_wrap(0) or ((128 * (self.byte_4 % 16)))))))))))))))))
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
