-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")

--
-- Up to which offset a segment holds nothing later than some of its
-- timestamps: `00000000000000000000.timeindex`, beside the `.log` of the
-- same name, since Kafka 0.10.1. The name is the base offset, which the
-- entries' offsets are relative to.
--
-- While the segment is written to, the file has its full size, and zeroes
-- follow the entries. Reading ends there: at an entry with the relative
-- offset 0 that is not the first. What is left is the `tail`. A file of
-- zeroes only has one entry, as for Kafka itself.
-- See also: KIP-33 (https://cwiki.apache.org/confluence/display/KAFKA/KIP-33+-+Add+a+time+based+log+index)
-- See also: TimeIndex (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TimeIndex.java)
-- See also: AbstractIndex (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/AbstractIndex.java)
KafkaTimeIndex = class.class(KaitaiStruct)

function KafkaTimeIndex:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaTimeIndex:_read()
  if self.has_entries then
    self.entries = {}
    local i = 0
    while true do
      local _ = KafkaTimeIndex.TimeIndexEntry(self._io, self, self._root)
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
KafkaTimeIndex.property.has_entries = {}
function KafkaTimeIndex.property.has_entries:get()
  if self._m_has_entries ~= nil then
    return self._m_has_entries
  end

  self._m_has_entries = self._io:size() >= 12
  return self._m_has_entries
end

--
-- Ascending by timestamp. Absent when the file holds no whole entry.
--
-- Zeroes of an index that is still written to; otherwise empty.

--
-- The greatest timestamp of the segment so far, and the offset of its
-- batch.
-- See also: TimestampOffset (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TimestampOffset.java)
KafkaTimeIndex.TimeIndexEntry = class.class(KaitaiStruct)

function KafkaTimeIndex.TimeIndexEntry:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaTimeIndex.TimeIndexEntry:_read()
  self.raw = self._io:read_bytes((self.ofs_next - self.ofs_entry))
end

--
-- The next entry is whole, and has been written.
KafkaTimeIndex.TimeIndexEntry.property.has_next = {}
function KafkaTimeIndex.TimeIndexEntry.property.has_next:get()
  if self._m_has_next ~= nil then
    return self._m_has_next
  end

  self._m_has_next =  (((self._io:size() - self.ofs_next) >= 12) and (self.relative_offset_next ~= 0))
  return self._m_has_next
end

--
-- Where the entry starts. It is computed first, for the length,
-- before `raw` is read, and keeps that value.
KafkaTimeIndex.TimeIndexEntry.property.ofs_entry = {}
function KafkaTimeIndex.TimeIndexEntry.property.ofs_entry:get()
  if self._m_ofs_entry ~= nil then
    return self._m_ofs_entry
  end

  self._m_ofs_entry = self._io:pos()
  return self._m_ofs_entry
end

--
-- Where the next entry would start.
KafkaTimeIndex.TimeIndexEntry.property.ofs_next = {}
function KafkaTimeIndex.TimeIndexEntry.property.ofs_next:get()
  if self._m_ofs_next ~= nil then
    return self._m_ofs_next
  end

  self._m_ofs_next = (self.ofs_entry + 12)
  return self._m_ofs_next
end

--
-- The last offset of the batch that has this timestamp, less the
-- base offset that the file's name says. Kafka 2.8 and before wrote
-- the offset of the record itself.
KafkaTimeIndex.TimeIndexEntry.property.relative_offset = {}
function KafkaTimeIndex.TimeIndexEntry.property.relative_offset:get()
  if self._m_relative_offset ~= nil then
    return self._m_relative_offset
  end

  local _pos = self._io:pos()
  self._io:seek((self.ofs_entry + 8))
  self._m_relative_offset = self._io:read_s4be()
  self._io:seek(_pos)
  return self._m_relative_offset
end

--
-- The next entry's relative offset, read ahead.
KafkaTimeIndex.TimeIndexEntry.property.relative_offset_next = {}
function KafkaTimeIndex.TimeIndexEntry.property.relative_offset_next:get()
  if self._m_relative_offset_next ~= nil then
    return self._m_relative_offset_next
  end

  if (self._io:size() - self.ofs_next) >= 12 then
    local _pos = self._io:pos()
    self._io:seek((self.ofs_next + 8))
    self._m_relative_offset_next = self._io:read_s4be()
    self._io:seek(_pos)
  end
  return self._m_relative_offset_next
end

--
-- Milliseconds since the epoch.
KafkaTimeIndex.TimeIndexEntry.property.timestamp = {}
function KafkaTimeIndex.TimeIndexEntry.property.timestamp:get()
  if self._m_timestamp ~= nil then
    return self._m_timestamp
  end

  local _pos = self._io:pos()
  self._io:seek(self.ofs_entry)
  self._m_timestamp = self._io:read_s8be()
  self._io:seek(_pos)
  return self._m_timestamp
end

--
-- The whole entry as it is, 12 bytes.
