-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")

--
-- How many bytes each chunk of a segment has as it is stored, one after the
-- other in the object `.log`: the field `transformedChunks` of a manifest
-- (`.rsm-manifest`) whose chunk index is of type `variable`. There it is
-- text: Base64 of one zstd frame. Decode and decompress that first.
--
-- The size of each chunk but the last is the sum of `base` and of a value.
-- All values are as wide as the greatest of them needs, so a table has one
-- of `one_byte_values`, `two_byte_values`, `three_byte_values` and
-- `four_byte_values`.
-- See also: ChunkSizesBinaryCodec (https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java)
AivenChunkSizes = class.class(KaitaiStruct)

function AivenChunkSizes:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function AivenChunkSizes:_read()
  self.num_chunks = self._io:read_s4be()
  if not(self.num_chunks >= 0) then
    error("ValidationLessThanError")
  end
  if self.num_chunks > 1 then
    self.base = self._io:read_s4be()
  end
  if self.num_chunks > 1 then
    self.len_value = self._io:read_s1()
    if not(self.len_value >= 1) then
      error("ValidationLessThanError")
    end
    if not(self.len_value <= 4) then
      error("ValidationGreaterThanError")
    end
  end
  if  ((self.num_chunks > 1) and (self.len_value == 1))  then
    self.one_byte_values = {}
    for i = 0, self.num_values - 1 do
      self.one_byte_values[i + 1] = self._io:read_u1()
    end
  end
  if  ((self.num_chunks > 1) and (self.len_value == 2))  then
    self.two_byte_values = {}
    for i = 0, self.num_values - 1 do
      self.two_byte_values[i + 1] = self._io:read_u2be()
    end
  end
  if  ((self.num_chunks > 1) and (self.len_value == 3))  then
    self.three_byte_values = {}
    for i = 0, self.num_values - 1 do
      self.three_byte_values[i + 1] = AivenChunkSizes.ThreeByteValue(self._io, self, self._root)
    end
  end
  if  ((self.num_chunks > 1) and (self.len_value == 4))  then
    self.four_byte_values = {}
    for i = 0, self.num_values - 1 do
      self.four_byte_values[i + 1] = self._io:read_u4be()
    end
  end
  if self.num_chunks > 0 then
    self.len_last_chunk = self._io:read_s4be()
  end
  self.trailing = self._io:read_bytes_full()
end

--
-- All chunks but the last; less than none without chunks.
AivenChunkSizes.property.num_values = {}
function AivenChunkSizes.property.num_values:get()
  if self._m_num_values ~= nil then
    return self._m_num_values
  end

  self._m_num_values = (self.num_chunks - 1)
  return self._m_num_values
end

--
-- How many chunks; none for none, and then nothing follows.
--
-- The least size of all chunks but the last; absent with a single chunk.
--
-- Bytes of each value; absent with a single chunk.
--
-- For each chunk but the last, its size less `base`.
--
-- For each chunk but the last, its size less `base`.
--
-- For each chunk but the last, its size less `base`.
--
-- For each chunk but the last, its size less `base`.
--
-- The whole size of the last chunk; absent without chunks.
--
-- Empty as a rule. The plugin does not look at it.

--
-- An unsigned number of three bytes.
-- See also: ChunkSizesBinaryCodec (https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java)
AivenChunkSizes.ThreeByteValue = class.class(KaitaiStruct)

function AivenChunkSizes.ThreeByteValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function AivenChunkSizes.ThreeByteValue:_read()
  self.high = self._io:read_u1()
  self.low = self._io:read_u2be()
end

--
-- The number.
AivenChunkSizes.ThreeByteValue.property.value = {}
function AivenChunkSizes.ThreeByteValue.property.value:get()
  if self._m_value ~= nil then
    return self._m_value
  end

  self._m_value = ((self.high * 65536) + self.low)
  return self._m_value
end

--
-- The highest byte.
--
-- The two lower bytes.
