-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_tagged_fields")
require("kafka_metadata_frame")

--
-- The value of a record with API key 2 in `__remote_log_metadata`. Since Kafka
-- 3.0.
-- See also: RemotePartitionDeleteMetadataRecord (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemotePartitionDeleteMetadataRecord.json)
KafkaRemotePartitionDeleteMetadataRecord = class.class(KaitaiStruct)

function KafkaRemotePartitionDeleteMetadataRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaRemotePartitionDeleteMetadataRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.topic_id_partition = KafkaRemotePartitionDeleteMetadataRecord.RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry(self._io, self, self._root)
  self.broker_id = self._io:read_s4be()
  self.event_timestamp_ms = self._io:read_s8be()
  self.remote_partition_delete_state = self._io:read_s1()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- Its `api_key` is 2.
--
-- `TopicIdPartitionEntry`, since Kafka 3.0.
--
-- `int32`, since Kafka 3.0.
--
-- `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
--
-- `int8`, since Kafka 3.0.
--
-- None is known.

--
-- `TopicIdPartitionEntry` of `RemotePartitionDeleteMetadataRecord`.
-- See also: RemotePartitionDeleteMetadataRecord, TopicIdPartitionEntry (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemotePartitionDeleteMetadataRecord.json)
KafkaRemotePartitionDeleteMetadataRecord.RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry = class.class(KaitaiStruct)

function KafkaRemotePartitionDeleteMetadataRecord.RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRemotePartitionDeleteMetadataRecord.RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry:_read()
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
