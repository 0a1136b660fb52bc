-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_bytes")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")
require("kafka_metadata_frame")
local stringstream = require("string_stream")

--
-- The value of a record with API key 3 in `__remote_log_metadata`. Since Kafka
-- 3.5. Version 0 has this layout since Kafka 3.6; earlier releases wrote
-- another one under the same number, and nothing in the bytes says so.
-- See also: RemoteLogSegmentMetadataSnapshotRecord (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json)
KafkaRemoteLogSegmentMetadataSnapshotRecord = class.class(KaitaiStruct)

function KafkaRemoteLogSegmentMetadataSnapshotRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaRemoteLogSegmentMetadataSnapshotRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.segment_id = self._io:read_bytes(16)
  self.start_offset = self._io:read_s8be()
  self.end_offset = self._io:read_s8be()
  self.broker_id = self._io:read_s4be()
  self.max_timestamp_ms = self._io:read_s8be()
  self.event_timestamp_ms = self._io:read_s8be()
  self.num_segment_leader_epochs_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_segment_leader_epochs_plus_one.value >= 1 then
    self.segment_leader_epochs = {}
    for i = 0, (self.num_segment_leader_epochs_plus_one.value - 1) - 1 do
      self.segment_leader_epochs[i + 1] = KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(self._io, self, self._root)
    end
  end
  self.segment_size_in_bytes = self._io:read_s4be()
  self.custom_metadata = KafkaCompactBytes(self._io)
  self.remote_log_segment_state = self._io:read_s1()
  self.tagged_fields = KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedFields(self._io, self, self._root)
end

--
-- Its `api_key` is 3.
--
-- `uuid`, since Kafka 3.5.
--
-- `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
--
-- `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
--
-- `int32`, since Kafka 3.5.
--
-- `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
--
-- `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
--
-- The number of elements plus one; 0 means null.
--
-- `[]SegmentLeaderEpochEntry`, since Kafka 3.5.
--
-- `int32`, since Kafka 3.5.
--
-- `bytes`, since Kafka 3.6. Null unless it is given. May be null.
--
-- `int8`, since Kafka 3.5.
--
-- The fields that are there only where they differ from their defaults.

--
-- `SegmentLeaderEpochEntry` of `RemoteLogSegmentMetadataSnapshotRecord`.
-- See also: RemoteLogSegmentMetadataSnapshotRecord, SegmentLeaderEpochEntry (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json)
KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry = class.class(KaitaiStruct)

function KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry:_read()
  self.leader_epoch = self._io:read_s4be()
  self.offset = self._io:read_s8be()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `int32`, since Kafka 3.5.
--
-- `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
--
-- None is known.

--
-- A tagged field of `remote_log_segment_metadata_snapshot_record`.
-- See also: RemoteLogSegmentMetadataSnapshotRecord (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json)
KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedField = class.class(KaitaiStruct)

function KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedField:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedField:_read()
  self.tag = KafkaUnsignedVarint(self._io)
  self.len_data = KafkaUnsignedVarint(self._io)
  if self.tag.value == 0 then
    self._raw_txn_index_empty = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_txn_index_empty))
    self.txn_index_empty = KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag(_io, self, self._root)
  end
  if self.tag.value > 0 then
    self.unknown_data = self._io:read_bytes(self.len_data.value)
  end
end

--
-- The number that names the field.
--
-- Bytes of the field.
--
-- `bool`, since Kafka 4.0. Tag 0.
--
-- A field of a tag that is not known.

--
-- The tagged fields of `remote_log_segment_metadata_snapshot_record`.
-- See also: RemoteLogSegmentMetadataSnapshotRecord (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json)
KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedFields = class.class(KaitaiStruct)

function KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedFields:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedFields:_read()
  self.num_fields = KafkaUnsignedVarint(self._io)
  self.fields = {}
  for i = 0, self.num_fields.value - 1 do
    self.fields[i + 1] = KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedField(self._io, self, self._root)
  end
end

--
-- How many follow.
--
-- Ascending by tag.

--
-- The bytes of the tagged field `TxnIndexEmpty`.
-- See also: RemoteLogSegmentMetadataSnapshotRecord (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json)
KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag = class.class(KaitaiStruct)

function KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag:_read()
  self.txn_index_empty = self._io:read_u1()
end

--
-- `bool`, since Kafka 4.0. Tag 0.
