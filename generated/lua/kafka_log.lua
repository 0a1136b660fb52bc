-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_message")
require("kafka_record_batch")
local stringstream = require("string_stream")

--
-- A file in which a broker keeps a part of a topic partition,
-- `00000000000000000000.log`, or a KRaft snapshot,
-- `00000000000000000000-0000000000.checkpoint`: entries one after the other.
-- The byte 16 of an entry gives its format, and one file may mix formats.
--
-- Every whole entry is found by its frame alone; its content is parsed on
-- first access, so that a damaged entry does not affect the others. Reading
-- ends, as in Kafka, where no whole entry follows: at a last entry that is
-- cut off, at the zeroes of a preallocated file, or at an impossible length.
-- The rest is the `tail`. Checksums are not checked, and compressed bytes
-- stay as they are.
-- See also: Apache Kafka documentation, 5.4 Log (https://kafka.apache.org/documentation/#log)
-- See also: FileLogInputStream.nextBatch (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java)
-- See also: Records (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/Records.java)
KafkaLog = class.class(KaitaiStruct)

function KafkaLog:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaLog:_read()
  if self.has_entries then
    self.entries = {}
    local i = 0
    while true do
      local _ = KafkaLog.LogEntry(self._io, self, self._root)
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
-- The first entry is whole.
KafkaLog.property.has_entries = {}
function KafkaLog.property.has_entries:get()
  if self._m_has_entries ~= nil then
    return self._m_has_entries
  end

  self._m_has_entries =  ((self._io:size() >= 26) and (self.len_first >= 14) and (self.len_first <= (self._io:size() - 12)))
  return self._m_has_entries
end

--
-- The first entry's length, read ahead.
KafkaLog.property.len_first = {}
function KafkaLog.property.len_first:get()
  if self._m_len_first ~= nil then
    return self._m_len_first
  end

  if self._io:size() >= 26 then
    local _pos = self._io:pos()
    self._io:seek(8)
    self._m_len_first = self._io:read_s4be()
    self._io:seek(_pos)
  end
  return self._m_len_first
end

--
-- Absent when the file holds no whole entry.
--
-- The bytes after the last whole entry; usually empty.

--
-- An entry by its frame, which is the same in all formats, and what is
-- in it: a message or a record batch, or neither when the magic is
-- unknown or the entry too short for it.
-- See also: FileLogInputStream.nextBatch (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java)
KafkaLog.LogEntry = class.class(KaitaiStruct)

function KafkaLog.LogEntry:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaLog.LogEntry:_read()
  self.raw = self._io:read_bytes(self.len_entry)
end

--
-- The first record's offset of a record batch; of a message its own,
-- which for a compressed one is that of its last inner message.
KafkaLog.LogEntry.property.base_offset = {}
function KafkaLog.LogEntry.property.base_offset:get()
  if self._m_base_offset ~= nil then
    return self._m_base_offset
  end

  local _pos = self._io:pos()
  self._io:seek(self.ofs_entry)
  self._m_base_offset = self._io:read_s8be()
  self._io:seek(_pos)
  return self._m_base_offset
end

--
-- The next entry is whole.
KafkaLog.LogEntry.property.has_next = {}
function KafkaLog.LogEntry.property.has_next:get()
  if self._m_has_next ~= nil then
    return self._m_has_next
  end

  self._m_has_next =  ((self.len_left >= 26) and (self.len_next >= 14) and (self.len_next <= (self.len_left - 12)))
  return self._m_has_next
end

--
-- Bytes that follow this field, 14 at least.
KafkaLog.LogEntry.property.len_body = {}
function KafkaLog.LogEntry.property.len_body:get()
  if self._m_len_body ~= nil then
    return self._m_len_body
  end

  local _pos = self._io:pos()
  self._io:seek(self.ofs_entry + 8)
  self._m_len_body = self._io:read_s4be()
  self._io:seek(_pos)
  return self._m_len_body
end

--
-- Bytes of the whole entry.
KafkaLog.LogEntry.property.len_entry = {}
function KafkaLog.LogEntry.property.len_entry:get()
  if self._m_len_entry ~= nil then
    return self._m_len_entry
  end

  self._m_len_entry = (self.len_body + 12)
  return self._m_len_entry
end

--
-- Bytes after this entry.
KafkaLog.LogEntry.property.len_left = {}
function KafkaLog.LogEntry.property.len_left:get()
  if self._m_len_left ~= nil then
    return self._m_len_left
  end

  self._m_len_left = (self._io:size() - self.ofs_next)
  return self._m_len_left
end

--
-- The next entry's length, read ahead.
KafkaLog.LogEntry.property.len_next = {}
function KafkaLog.LogEntry.property.len_next:get()
  if self._m_len_next ~= nil then
    return self._m_len_next
  end

  if self.len_left >= 26 then
    local _pos = self._io:pos()
    self._io:seek(self.ofs_next + 8)
    self._m_len_next = self._io:read_s4be()
    self._io:seek(_pos)
  end
  return self._m_len_next
end

--
-- The format, 0 to 2.
KafkaLog.LogEntry.property.magic = {}
function KafkaLog.LogEntry.property.magic:get()
  if self._m_magic ~= nil then
    return self._m_magic
  end

  local _pos = self._io:pos()
  self._io:seek(self.ofs_entry + 16)
  self._m_magic = self._io:read_s1()
  self._io:seek(_pos)
  return self._m_magic
end

--
-- Present in the formats before Kafka 0.11.
KafkaLog.LogEntry.property.message = {}
function KafkaLog.LogEntry.property.message:get()
  if self._m_message ~= nil then
    return self._m_message
  end

  if  ((self.magic == 0) or ( ((self.magic == 1) and (self.len_body >= 22)) ))  then
    local _pos = self._io:pos()
    self._io:seek(self.ofs_entry)
    self._raw__m_message = self._io:read_bytes(self.len_entry)
    local _io = KaitaiStream(stringstream(self._raw__m_message))
    self._m_message = KafkaMessage(_io)
    self._io:seek(_pos)
  end
  return self._m_message
end

--
-- Where the entry starts. It is computed first, for the length,
-- before `raw` is read, and keeps that value.
KafkaLog.LogEntry.property.ofs_entry = {}
function KafkaLog.LogEntry.property.ofs_entry:get()
  if self._m_ofs_entry ~= nil then
    return self._m_ofs_entry
  end

  self._m_ofs_entry = self._io:pos()
  return self._m_ofs_entry
end

--
-- Where the next entry would start.
KafkaLog.LogEntry.property.ofs_next = {}
function KafkaLog.LogEntry.property.ofs_next:get()
  if self._m_ofs_next ~= nil then
    return self._m_ofs_next
  end

  self._m_ofs_next = (self.ofs_entry + self.len_entry)
  return self._m_ofs_next
end

--
-- Present in the format since Kafka 0.11.
KafkaLog.LogEntry.property.record_batch = {}
function KafkaLog.LogEntry.property.record_batch:get()
  if self._m_record_batch ~= nil then
    return self._m_record_batch
  end

  if  ((self.magic == 2) and (self.len_body >= 49))  then
    local _pos = self._io:pos()
    self._io:seek(self.ofs_entry)
    self._raw__m_record_batch = self._io:read_bytes(self.len_entry)
    local _io = KaitaiStream(stringstream(self._raw__m_record_batch))
    self._m_record_batch = KafkaRecordBatch(_io)
    self._io:seek(_pos)
  end
  return self._m_record_batch
end

--
-- The whole entry as it is.
