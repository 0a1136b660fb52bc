-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_message")
local stringstream = require("string_stream")

--
-- Messages one after the other: what the value of a compressed message holds
-- once it is decompressed. A last message that is not whole is dropped, as
-- Kafka drops it, and left in `tail`. A length below 14 is an error, also in
-- Kafka.
-- See also: Apache Kafka documentation, 5.3.3 Old Message Format (https://kafka.apache.org/documentation/#messageset)
-- See also: AbstractLegacyRecordBatch.DeepRecordsIterator (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java)
KafkaMessageSet = class.class(KaitaiStruct)

function KafkaMessageSet:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaMessageSet:_read()
  if self.has_entries then
    self.entries = {}
    local i = 0
    while true do
      local _ = KafkaMessageSet.MessageSetEntry(self._io, self, self._root)
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
-- The first message is whole.
KafkaMessageSet.property.has_entries = {}
function KafkaMessageSet.property.has_entries:get()
  if self._m_has_entries ~= nil then
    return self._m_has_entries
  end

  self._m_has_entries =  ((self._io:size() >= 12) and (self.len_first <= (self._io:size() - 12)))
  return self._m_has_entries
end

--
-- The first message's length, read ahead.
KafkaMessageSet.property.len_first = {}
function KafkaMessageSet.property.len_first:get()
  if self._m_len_first ~= nil then
    return self._m_len_first
  end

  if self._io:size() >= 12 then
    local _pos = self._io:pos()
    self._io:seek(8)
    self._m_len_first = self._io:read_s4be()
    self._io:seek(_pos)
  end
  return self._m_len_first
end

--
-- Absent when not even one message is whole.
--
-- The bytes after the last whole message.

--
-- A message inside exactly its own bytes.
-- See also: AbstractLegacyRecordBatch.DataLogInputStream (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java)
KafkaMessageSet.MessageSetEntry = class.class(KaitaiStruct)

function KafkaMessageSet.MessageSetEntry:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaMessageSet.MessageSetEntry:_read()
  self._raw_message = self._io:read_bytes(self.len_entry)
  local _io = KaitaiStream(stringstream(self._raw_message))
  self.message = KafkaMessage(_io)
end

--
-- The next message is whole.
KafkaMessageSet.MessageSetEntry.property.has_next = {}
function KafkaMessageSet.MessageSetEntry.property.has_next:get()
  if self._m_has_next ~= nil then
    return self._m_has_next
  end

  self._m_has_next =  ((self.len_left >= 12) and (self.len_next <= (self.len_left - 12)))
  return self._m_has_next
end

--
-- Bytes of the whole message.
KafkaMessageSet.MessageSetEntry.property.len_entry = {}
function KafkaMessageSet.MessageSetEntry.property.len_entry:get()
  if self._m_len_entry ~= nil then
    return self._m_len_entry
  end

  self._m_len_entry = (self.len_message + 12)
  return self._m_len_entry
end

--
-- Bytes after this message.
KafkaMessageSet.MessageSetEntry.property.len_left = {}
function KafkaMessageSet.MessageSetEntry.property.len_left:get()
  if self._m_len_left ~= nil then
    return self._m_len_left
  end

  self._m_len_left = (self._io:size() - self.ofs_next)
  return self._m_len_left
end

--
-- Bytes that follow this field.
KafkaMessageSet.MessageSetEntry.property.len_message = {}
function KafkaMessageSet.MessageSetEntry.property.len_message:get()
  if self._m_len_message ~= nil then
    return self._m_len_message
  end

  local _pos = self._io:pos()
  self._io:seek(self.ofs_entry + 8)
  self._m_len_message = self._io:read_s4be()
  self._io:seek(_pos)
  return self._m_len_message
end

--
-- The next message's length, read ahead.
KafkaMessageSet.MessageSetEntry.property.len_next = {}
function KafkaMessageSet.MessageSetEntry.property.len_next:get()
  if self._m_len_next ~= nil then
    return self._m_len_next
  end

  if self.len_left >= 12 then
    local _pos = self._io:pos()
    self._io:seek(self.ofs_next + 8)
    self._m_len_next = self._io:read_s4be()
    self._io:seek(_pos)
  end
  return self._m_len_next
end

--
-- Where the message starts. Computed first, before `message` is
-- read.
KafkaMessageSet.MessageSetEntry.property.ofs_entry = {}
function KafkaMessageSet.MessageSetEntry.property.ofs_entry:get()
  if self._m_ofs_entry ~= nil then
    return self._m_ofs_entry
  end

  self._m_ofs_entry = self._io:pos()
  return self._m_ofs_entry
end

--
-- Where the next message would start.
KafkaMessageSet.MessageSetEntry.property.ofs_next = {}
function KafkaMessageSet.MessageSetEntry.property.ofs_next:get()
  if self._m_ofs_next ~= nil then
    return self._m_ofs_next
  end

  self._m_ofs_next = (self.ofs_entry + self.len_entry)
  return self._m_ofs_next
end

--
-- The message.
