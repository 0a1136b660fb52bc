-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_message_0_7")
local stringstream = require("string_stream")

--
-- Messages of Kafka 0.7 one after the other: a file of a log,
-- `00000000000000000000.kafka`, and also what the payload of a compressed
-- message holds once it is decompressed.
--
-- The offset of a message is its byte position in the log: the number in the
-- file's name plus `ofs_entry`. The position after a message is the next one
-- to fetch. Messages inside a compressed one have no position of their own;
-- they are fetched by that of the compressed one.
--
-- Every whole message is found by its length alone; its content is parsed on
-- first access, so that a damaged message does not affect the others.
-- Reading ends, as in Kafka, where no whole message follows. The rest is the
-- `tail`. Checksums are not checked, and compressed bytes stay as they are.
--
-- Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
-- of 100 messages of magic 0 among its tests
-- (`test-kafka-logs/MagicByte0-0`).
-- See also: MessageSet (https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala)
-- See also: FileMessageSet.iterator (https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/FileMessageSet.scala)
-- See also: Log.nameFromOffset (https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/log/Log.scala)
KafkaMessageSet07 = class.class(KaitaiStruct)

function KafkaMessageSet07:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaMessageSet07:_read()
  if self.has_entries then
    self.entries = {}
    local i = 0
    while true do
      local _ = KafkaMessageSet07.MessageSet07Entry(self._io, self, self._root)
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
KafkaMessageSet07.property.has_entries = {}
function KafkaMessageSet07.property.has_entries:get()
  if self._m_has_entries ~= nil then
    return self._m_has_entries
  end

  self._m_has_entries =  ((self._io:size() >= 9) and (self.len_first >= 5) and (self.len_first <= (self._io:size() - 4)))
  return self._m_has_entries
end

--
-- The first message's length, read ahead.
KafkaMessageSet07.property.len_first = {}
function KafkaMessageSet07.property.len_first:get()
  if self._m_len_first ~= nil then
    return self._m_len_first
  end

  if self._io:size() >= 9 then
    local _pos = self._io:pos()
    self._io:seek(0)
    self._m_len_first = self._io:read_s4be()
    self._io:seek(_pos)
  end
  return self._m_len_first
end

--
-- Absent when the file holds no whole message.
--
-- The bytes after the last whole message; usually empty.

--
-- A message by its length, and what is in it, if the magic is known.
-- See also: MessageSet.entrySize (https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala)
KafkaMessageSet07.MessageSet07Entry = class.class(KaitaiStruct)

function KafkaMessageSet07.MessageSet07Entry:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaMessageSet07.MessageSet07Entry:_read()
  self.raw = self._io:read_bytes(self.len_entry)
end

--
-- The next message is whole.
KafkaMessageSet07.MessageSet07Entry.property.has_next = {}
function KafkaMessageSet07.MessageSet07Entry.property.has_next:get()
  if self._m_has_next ~= nil then
    return self._m_has_next
  end

  self._m_has_next =  ((self.len_left >= 9) and (self.len_next >= 5) and (self.len_next <= (self.len_left - 4)))
  return self._m_has_next
end

--
-- Bytes of the whole message, its length included.
KafkaMessageSet07.MessageSet07Entry.property.len_entry = {}
function KafkaMessageSet07.MessageSet07Entry.property.len_entry:get()
  if self._m_len_entry ~= nil then
    return self._m_len_entry
  end

  self._m_len_entry = (self.len_message + 4)
  return self._m_len_entry
end

--
-- Bytes after this message.
KafkaMessageSet07.MessageSet07Entry.property.len_left = {}
function KafkaMessageSet07.MessageSet07Entry.property.len_left:get()
  if self._m_len_left ~= nil then
    return self._m_len_left
  end

  self._m_len_left = (self._io:size() - self.ofs_next)
  return self._m_len_left
end

--
-- Bytes that follow this field, 5 at least.
KafkaMessageSet07.MessageSet07Entry.property.len_message = {}
function KafkaMessageSet07.MessageSet07Entry.property.len_message:get()
  if self._m_len_message ~= nil then
    return self._m_len_message
  end

  local _pos = self._io:pos()
  self._io:seek(self.ofs_entry)
  self._m_len_message = self._io:read_s4be()
  self._io:seek(_pos)
  return self._m_len_message
end

--
-- The next message's length, read ahead.
KafkaMessageSet07.MessageSet07Entry.property.len_next = {}
function KafkaMessageSet07.MessageSet07Entry.property.len_next:get()
  if self._m_len_next ~= nil then
    return self._m_len_next
  end

  if self.len_left >= 9 then
    local _pos = self._io:pos()
    self._io:seek(self.ofs_next)
    self._m_len_next = self._io:read_s4be()
    self._io:seek(_pos)
  end
  return self._m_len_next
end

--
-- The format, 0 or 1.
KafkaMessageSet07.MessageSet07Entry.property.magic = {}
function KafkaMessageSet07.MessageSet07Entry.property.magic:get()
  if self._m_magic ~= nil then
    return self._m_magic
  end

  local _pos = self._io:pos()
  self._io:seek(self.ofs_entry + 4)
  self._m_magic = self._io:read_s1()
  self._io:seek(_pos)
  return self._m_magic
end

--
-- Present if the magic is known and the length is large enough.
KafkaMessageSet07.MessageSet07Entry.property.message = {}
function KafkaMessageSet07.MessageSet07Entry.property.message:get()
  if self._m_message ~= nil then
    return self._m_message
  end

  if  ((self.magic == 0) or ( ((self.magic == 1) and (self.len_message >= 6)) ))  then
    local _pos = self._io:pos()
    self._io:seek(self.ofs_entry)
    self._raw__m_message = self._io:read_bytes(self.len_entry)
    local _io = KaitaiStream(stringstream(self._raw__m_message))
    self._m_message = KafkaMessage07(_io)
    self._io:seek(_pos)
  end
  return self._m_message
end

--
-- Where the message starts. It is computed first, for the length,
-- before `raw` is read, and keeps that value.
KafkaMessageSet07.MessageSet07Entry.property.ofs_entry = {}
function KafkaMessageSet07.MessageSet07Entry.property.ofs_entry:get()
  if self._m_ofs_entry ~= nil then
    return self._m_ofs_entry
  end

  self._m_ofs_entry = self._io:pos()
  return self._m_ofs_entry
end

--
-- Where the next message would start.
KafkaMessageSet07.MessageSet07Entry.property.ofs_next = {}
function KafkaMessageSet07.MessageSet07Entry.property.ofs_next:get()
  if self._m_ofs_next ~= nil then
    return self._m_ofs_next
  end

  self._m_ofs_next = (self.ofs_entry + self.len_entry)
  return self._m_ofs_next
end

--
-- The whole message with its length, as it is.
