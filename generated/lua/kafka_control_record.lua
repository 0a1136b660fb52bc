-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_kraft_version_record")
require("kafka_control_record_key")
require("kafka_snapshot_header_record")
require("kafka_leader_change_message")
require("kafka_end_txn_marker")
require("kafka_snapshot_footer_record")
require("kafka_voters_record")
require("kafka_varlong")
require("kafka_varint")
require("kafka_header")
local stringstream = require("string_stream")
local utils = require("utils")

--
-- A record that Kafka writes for itself. The key tells its kind, the kind
-- tells the value's layout. The value of an unknown kind stays readable as
-- bytes.
-- See also: Apache Kafka documentation, 5.3.1.1 Control Batches (https://kafka.apache.org/documentation/#controlbatch)
-- See also: ControlRecordType (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java)
-- See also: ControlRecordUtils (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordUtils.java)
KafkaControlRecord = class.class(KaitaiStruct)

function KafkaControlRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaControlRecord:_read()
  self.len = KafkaVarint(self._io)
  self._raw_body = self._io:read_bytes(self.len.value)
  local _io = KaitaiStream(stringstream(self._raw_body))
  self.body = KafkaControlRecord.ControlRecordBody(_io, self, self._root)
end

--
-- Bytes that follow this field.
--
-- Everything after the length.

--
-- A control record inside exactly its own bytes, laid out as any record.
-- At most one of the fields between `len_value` and `num_headers` is
-- there: the value, by its kind.
-- See also: Apache Kafka documentation, 5.3.2 Record (https://kafka.apache.org/documentation/#record)
KafkaControlRecord.ControlRecordBody = class.class(KaitaiStruct)

function KafkaControlRecord.ControlRecordBody:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaControlRecord.ControlRecordBody:_read()
  self.attributes = self._io:read_s1()
  self.timestamp_delta = KafkaVarlong(self._io)
  self.offset_delta = KafkaVarint(self._io)
  self.len_key = KafkaVarint(self._io)
  if self.len_key.value >= 0 then
    self._raw_key = self._io:read_bytes(self.len_key.value)
    local _io = KaitaiStream(stringstream(self._raw_key))
    self.key = KafkaControlRecordKey(_io)
  end
  self.len_value = KafkaVarint(self._io)
  if  ((self.len_value.value >= 0) and ( ((self.type_id == 0) or (self.type_id == 1)) ))  then
    self._raw_end_txn_marker = self._io:read_bytes(self.len_value.value)
    local _io = KaitaiStream(stringstream(self._raw_end_txn_marker))
    self.end_txn_marker = KafkaEndTxnMarker(_io)
  end
  if  ((self.len_value.value >= 0) and (self.type_id == 2))  then
    self._raw_leader_change_message = self._io:read_bytes(self.len_value.value)
    local _io = KaitaiStream(stringstream(self._raw_leader_change_message))
    self.leader_change_message = KafkaLeaderChangeMessage(_io)
  end
  if  ((self.len_value.value >= 0) and (self.type_id == 3))  then
    self._raw_snapshot_header_record = self._io:read_bytes(self.len_value.value)
    local _io = KaitaiStream(stringstream(self._raw_snapshot_header_record))
    self.snapshot_header_record = KafkaSnapshotHeaderRecord(_io)
  end
  if  ((self.len_value.value >= 0) and (self.type_id == 4))  then
    self._raw_snapshot_footer_record = self._io:read_bytes(self.len_value.value)
    local _io = KaitaiStream(stringstream(self._raw_snapshot_footer_record))
    self.snapshot_footer_record = KafkaSnapshotFooterRecord(_io)
  end
  if  ((self.len_value.value >= 0) and (self.type_id == 5))  then
    self._raw_kraft_version_record = self._io:read_bytes(self.len_value.value)
    local _io = KaitaiStream(stringstream(self._raw_kraft_version_record))
    self.kraft_version_record = KafkaKraftVersionRecord(_io)
  end
  if  ((self.len_value.value >= 0) and (self.type_id == 6))  then
    self._raw_voters_record = self._io:read_bytes(self.len_value.value)
    local _io = KaitaiStream(stringstream(self._raw_voters_record))
    self.voters_record = KafkaVotersRecord(_io)
  end
  if  ((self.len_value.value >= 0) and ( ((self.type_id < 0) or (self.type_id > 6)) ))  then
    self.unknown_value = self._io:read_bytes(self.len_value.value)
  end
  self.num_headers = KafkaVarint(self._io)
  self.headers = {}
  for i = 0, self.num_headers.value - 1 do
    self.headers[i + 1] = KafkaHeader(self._io)
  end
end

--
-- The kind as a number; -1 when the key is null.
KafkaControlRecord.ControlRecordBody.property.type_id = {}
function KafkaControlRecord.ControlRecordBody.property.type_id:get()
  if self._m_type_id ~= nil then
    return self._m_type_id
  end

  self._m_type_id = utils.box_unwrap((self.len_key.value >= 0) and utils.box_wrap(self.key.type_id) or (-1))
  return self._m_type_id
end

--
-- Unused.
--
-- Milliseconds from the batch's `base_timestamp`; may be negative.
--
-- Distance from the batch's `base_offset`.
--
-- Any value below zero means a null key, which no sound control
-- record has.
--
-- Tells the kind.
--
-- Any value below zero means a null value.
--
-- The value of ABORT and COMMIT.
--
-- The value of LEADER_CHANGE.
--
-- The value of SNAPSHOT_HEADER.
--
-- The value of SNAPSHOT_FOOTER.
--
-- The value of KRAFT_VERSION.
--
-- The value of KRAFT_VOTERS.
--
-- The value of a kind that is not known.
--
-- Never below zero in a sound record.
--
-- None as a rule.
