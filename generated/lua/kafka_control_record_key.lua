-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
local enum = require("enum")

--
-- Tells what kind of control record this is. A later version may append
-- fields and must keep these, so an unknown version is read as this one.
-- See also: Apache Kafka documentation, 5.3.1.1 Control Batches (https://kafka.apache.org/documentation/#controlbatch)
-- See also: ControlRecordType.parse (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java)
KafkaControlRecordKey = class.class(KaitaiStruct)

KafkaControlRecordKey.ControlRecordType = enum.Enum {
  abort = 0,
  commit = 1,
  leader_change = 2,
  snapshot_header = 3,
  snapshot_footer = 4,
  kraft_version = 5,
  kraft_voters = 6,
}

function KafkaControlRecordKey:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaControlRecordKey:_read()
  self.version = self._io:read_s2be()
  if not(self.version >= 0) then
    error("ValidationLessThanError")
  end
  self.type_id = self._io:read_s2be()
  self.trailing = self._io:read_bytes_full()
end

--
-- The kind by its name.
KafkaControlRecordKey.property.control_type = {}
function KafkaControlRecordKey.property.control_type:get()
  if self._m_control_type ~= nil then
    return self._m_control_type
  end

  self._m_control_type = KafkaControlRecordKey.ControlRecordType(self.type_id)
  return self._m_control_type
end

--
-- The version of this key; 0 in every release.
--
-- A kind that is not listed is unknown to Kafka too, and skipped.
--
-- Fields of a later version.
