-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_bytes")
require("kafka_compact_string")
require("kafka_tagged_fields")
require("kafka_metadata_frame")

--
-- The value of a record with API key 1 in `__remote_log_metadata`. Since Kafka
-- 3.0. Version 0 has this layout since Kafka 3.6; earlier releases wrote
-- another one under the same number, and nothing in the bytes says so.
-- See also: RemoteLogSegmentMetadataUpdateRecord (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json)
KafkaRemoteLogSegmentMetadataUpdateRecord = class.class(KaitaiStruct)

function KafkaRemoteLogSegmentMetadataUpdateRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaRemoteLogSegmentMetadataUpdateRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.remote_log_segment_id = KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry(self._io, self, self._root)
  self.broker_id = self._io:read_s4be()
  self.event_timestamp_ms = self._io:read_s8be()
  self.custom_metadata = KafkaCompactBytes(self._io)
  self.remote_log_segment_state = self._io:read_s1()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- Its `api_key` is 1.
--
-- `RemoteLogSegmentIdEntry`, since Kafka 3.0.
--
-- `int32`, since Kafka 3.0.
--
-- `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
--
-- `bytes`, since Kafka 3.6. Null unless it is given. May be null.
--
-- `int8`, since Kafka 3.0.
--
-- None is known.

--
-- `RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataUpdateRecord`.
-- See also: RemoteLogSegmentMetadataUpdateRecord, RemoteLogSegmentIdEntry (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json)
KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry = class.class(KaitaiStruct)

function KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry:_read()
  self.topic_id_partition = KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry(self._io, self, self._root)
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
-- `TopicIdPartitionEntry` of `RemoteLogSegmentMetadataUpdateRecord`.
-- See also: RemoteLogSegmentMetadataUpdateRecord, TopicIdPartitionEntry (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json)
KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry = class.class(KaitaiStruct)

function KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry:_read()
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
