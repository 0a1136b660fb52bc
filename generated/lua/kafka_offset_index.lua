-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")

--
-- Where in a segment some of its offsets stand:
-- `00000000000000000000.index`, beside the `.log` of the same name. The name
-- is the base offset, which the entries' offsets are relative to.
--
-- While the segment is written to, the file has its full size (10 MiB by
-- default), and zeroes follow the entries. Reading ends there: at an entry
-- with the relative offset 0 that is not the first. What is left is the
-- `tail`. A file of zeroes only has one entry, as for Kafka itself.
-- See also: Apache Kafka documentation, 5.4 Log (https://kafka.apache.org/documentation/#log)
-- See also: OffsetIndex (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetIndex.java)
-- See also: AbstractIndex (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/AbstractIndex.java)
KafkaOffsetIndex = class.class(KaitaiStruct)

function KafkaOffsetIndex:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaOffsetIndex:_read()
  if self.has_entries then
    self.entries = {}
    local i = 0
    while true do
      local _ = KafkaOffsetIndex.OffsetIndexEntry(self._io, self, self._root)
      self.entries[i + 1] = _
      if not(_.has_next) then
        break
      end
      i = i + 1
    end
  end
  self.tail = self._io:read_bytes_full()
end

--
-- There is room for an entry.
KafkaOffsetIndex.property.has_entries = {}
function KafkaOffsetIndex.property.has_entries:get()
  if self._m_has_entries ~= nil then
    return self._m_has_entries
  end

  self._m_has_entries = self._io:size() >= 8
  return self._m_has_entries
end

--
-- Ascending by offset. Absent when the file holds no whole entry.
--
-- Zeroes of an index that is still written to; otherwise empty.

--
-- An offset, and the position of its batch.
-- See also: OffsetPosition (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetPosition.java)
KafkaOffsetIndex.OffsetIndexEntry = class.class(KaitaiStruct)

function KafkaOffsetIndex.OffsetIndexEntry:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaOffsetIndex.OffsetIndexEntry:_read()
  self.raw = self._io:read_bytes((self.ofs_next - self.ofs_entry))
end

--
-- The next entry is whole, and has been written.
KafkaOffsetIndex.OffsetIndexEntry.property.has_next = {}
function KafkaOffsetIndex.OffsetIndexEntry.property.has_next:get()
  if self._m_has_next ~= nil then
    return self._m_has_next
  end

  self._m_has_next =  (((self._io:size() - self.ofs_next) >= 8) and (self.relative_offset_next ~= 0))
  return self._m_has_next
end

--
-- Where the entry starts. It is computed first, for the length,
-- before `raw` is read, and keeps that value.
KafkaOffsetIndex.OffsetIndexEntry.property.ofs_entry = {}
function KafkaOffsetIndex.OffsetIndexEntry.property.ofs_entry:get()
  if self._m_ofs_entry ~= nil then
    return self._m_ofs_entry
  end

  self._m_ofs_entry = self._io:pos()
  return self._m_ofs_entry
end

--
-- Where the next entry would start.
KafkaOffsetIndex.OffsetIndexEntry.property.ofs_next = {}
function KafkaOffsetIndex.OffsetIndexEntry.property.ofs_next:get()
  if self._m_ofs_next ~= nil then
    return self._m_ofs_next
  end

  self._m_ofs_next = (self.ofs_entry + 8)
  return self._m_ofs_next
end

--
-- Where the batch starts, in bytes from the start of the segment.
KafkaOffsetIndex.OffsetIndexEntry.property.position = {}
function KafkaOffsetIndex.OffsetIndexEntry.property.position:get()
  if self._m_position ~= nil then
    return self._m_position
  end

  local _pos = self._io:pos()
  self._io:seek((self.ofs_entry + 4))
  self._m_position = self._io:read_s4be()
  self._io:seek(_pos)
  return self._m_position
end

--
-- The last offset of the batch, less the base offset that the file's
-- name says. Kafka 0.11 and before wrote the first offset.
KafkaOffsetIndex.OffsetIndexEntry.property.relative_offset = {}
function KafkaOffsetIndex.OffsetIndexEntry.property.relative_offset:get()
  if self._m_relative_offset ~= nil then
    return self._m_relative_offset
  end

  local _pos = self._io:pos()
  self._io:seek(self.ofs_entry)
  self._m_relative_offset = self._io:read_s4be()
  self._io:seek(_pos)
  return self._m_relative_offset
end

--
-- The next entry's relative offset, read ahead.
KafkaOffsetIndex.OffsetIndexEntry.property.relative_offset_next = {}
function KafkaOffsetIndex.OffsetIndexEntry.property.relative_offset_next:get()
  if self._m_relative_offset_next ~= nil then
    return self._m_relative_offset_next
  end

  if (self._io:size() - self.ofs_next) >= 8 then
    local _pos = self._io:pos()
    self._io:seek(self.ofs_next)
    self._m_relative_offset_next = self._io:read_s4be()
    self._io:seek(_pos)
  end
  return self._m_relative_offset_next
end

--
-- The whole entry as it is, 8 bytes.
