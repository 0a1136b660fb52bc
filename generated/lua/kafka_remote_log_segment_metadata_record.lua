-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_bytes")
require("kafka_compact_string")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")
require("kafka_metadata_frame")
local stringstream = require("string_stream")

--
-- The value of a record with API key 0 in `__remote_log_metadata`. Since Kafka
-- 3.0. Version 0 has this layout since Kafka 3.6; earlier releases wrote
-- another one under the same number, and nothing in the bytes says so.
-- See also: RemoteLogSegmentMetadataRecord (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json)
KafkaRemoteLogSegmentMetadataRecord = class.class(KaitaiStruct)

function KafkaRemoteLogSegmentMetadataRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaRemoteLogSegmentMetadataRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.remote_log_segment_id = KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry(self._io, self, self._root)
  self.start_offset = self._io:read_s8be()
  self.end_offset = self._io:read_s8be()
  self.broker_id = self._io:read_s4be()
  self.max_timestamp_ms = self._io:read_s8be()
  self.event_timestamp_ms = self._io:read_s8be()
  self.num_segment_leader_epochs_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_segment_leader_epochs_plus_one.value >= 1 then
    self.segment_leader_epochs = {}
    for i = 0, (self.num_segment_leader_epochs_plus_one.value - 1) - 1 do
      self.segment_leader_epochs[i + 1] = KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry(self._io, self, self._root)
    end
  end
  self.segment_size_in_bytes = self._io:read_s4be()
  self.custom_metadata = KafkaCompactBytes(self._io)
  self.remote_log_segment_state = self._io:read_s1()
  self.tagged_fields = KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedFields(self._io, self, self._root)
end

--
-- Its `api_key` is 0.
--
-- `RemoteLogSegmentIdEntry`, since Kafka 3.0.
--
-- `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
--
-- `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
--
-- `int32`, since Kafka 3.0.
--
-- `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
--
-- `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
--
-- The number of elements plus one; 0 means null.
--
-- `[]SegmentLeaderEpochEntry`, since Kafka 3.0.
--
-- `int32`, since Kafka 3.0.
--
-- `bytes`, since Kafka 3.6. Null unless it is given. May be null.
--
-- `int8`, since Kafka 3.0.
--
-- The fields that are there only where they differ from their defaults.

--
-- `RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataRecord`.
-- See also: RemoteLogSegmentMetadataRecord, RemoteLogSegmentIdEntry (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json)
KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry = class.class(KaitaiStruct)

function KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry:_read()
  self.topic_id_partition = KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTopicIdPartitionEntry(self._io, self, self._root)
  self.id = self._io:read_bytes(16)
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `TopicIdPartitionEntry`, since Kafka 3.0.
--
-- `uuid`, since Kafka 3.0.
--
-- None is known.

--
-- `SegmentLeaderEpochEntry` of `RemoteLogSegmentMetadataRecord`.
-- See also: RemoteLogSegmentMetadataRecord, SegmentLeaderEpochEntry (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json)
KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry = class.class(KaitaiStruct)

function KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry:_read()
  self.leader_epoch = self._io:read_s4be()
  self.offset = self._io:read_s8be()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `int32`, since Kafka 3.0.
--
-- `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
--
-- None is known.

--
-- A tagged field of `remote_log_segment_metadata_record`.
-- See also: RemoteLogSegmentMetadataRecord (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json)
KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedField = class.class(KaitaiStruct)

function KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedField:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedField:_read()
  self.tag = KafkaUnsignedVarint(self._io)
  self.len_data = KafkaUnsignedVarint(self._io)
  if self.tag.value == 0 then
    self._raw_txn_index_empty = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_txn_index_empty))
    self.txn_index_empty = KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTxnIndexEmptyTag(_io, self, self._root)
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
-- The tagged fields of `remote_log_segment_metadata_record`.
-- See also: RemoteLogSegmentMetadataRecord (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json)
KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedFields = class.class(KaitaiStruct)

function KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedFields:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedFields:_read()
  self.num_fields = KafkaUnsignedVarint(self._io)
  self.fields = {}
  for i = 0, self.num_fields.value - 1 do
    self.fields[i + 1] = KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTaggedField(self._io, self, self._root)
  end
end

--
-- How many follow.
--
-- Ascending by tag.

--
-- `TopicIdPartitionEntry` of `RemoteLogSegmentMetadataRecord`.
-- See also: RemoteLogSegmentMetadataRecord, TopicIdPartitionEntry (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json)
KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTopicIdPartitionEntry = class.class(KaitaiStruct)

function KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTopicIdPartitionEntry:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTopicIdPartitionEntry:_read()
  self.name = KafkaCompactString(self._io)
  self.id = self._io:read_bytes(16)
  self.partition = self._io:read_s4be()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `string`, since Kafka 3.0.
--
-- `uuid`, since Kafka 3.0.
--
-- `int32`, since Kafka 3.0.
--
-- None is known.

--
-- The bytes of the tagged field `TxnIndexEmpty`.
-- See also: RemoteLogSegmentMetadataRecord (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json)
KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTxnIndexEmptyTag = class.class(KaitaiStruct)

function KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTxnIndexEmptyTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRemoteLogSegmentMetadataRecord.RemoteLogSegmentMetadataRecordTxnIndexEmptyTag:_read()
  self.txn_index_empty = self._io:read_u1()
end

--
-- `bool`, since Kafka 4.0. Tag 0.
