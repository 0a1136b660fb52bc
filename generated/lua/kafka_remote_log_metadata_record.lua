-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_remote_log_segment_metadata_update_record")
require("kafka_remote_log_segment_metadata_record")
require("kafka_remote_log_segment_metadata_snapshot_record")
require("kafka_remote_partition_delete_metadata_record")
require("kafka_metadata_frame")

--
-- The value of any record in `__remote_log_metadata`: the message that its type
-- names.
-- See also: Message schemas of Kafka 4.4.0 (https://github.com/apache/kafka/tree/4.4.0/storage/src/main/resources/message)
KafkaRemoteLogMetadataRecord = class.class(KaitaiStruct)

function KafkaRemoteLogMetadataRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaRemoteLogMetadataRecord:_read()
  if self.frame.api_key.value == 0 then
    self.remote_log_segment_metadata_record = KafkaRemoteLogSegmentMetadataRecord(self._io)
  end
  if self.frame.api_key.value == 1 then
    self.remote_log_segment_metadata_update_record = KafkaRemoteLogSegmentMetadataUpdateRecord(self._io)
  end
  if self.frame.api_key.value == 2 then
    self.remote_partition_delete_metadata_record = KafkaRemotePartitionDeleteMetadataRecord(self._io)
  end
  if self.frame.api_key.value == 3 then
    self.remote_log_segment_metadata_snapshot_record = KafkaRemoteLogSegmentMetadataSnapshotRecord(self._io)
  end
  if  ((self.frame.api_key.value ~= 0) and (self.frame.api_key.value ~= 1) and (self.frame.api_key.value ~= 2) and (self.frame.api_key.value ~= 3))  then
    self.unknown = self._io:read_bytes_full()
  end
end

--
-- Its `api_key` names the message.
KafkaRemoteLogMetadataRecord.property.frame = {}
function KafkaRemoteLogMetadataRecord.property.frame:get()
  if self._m_frame ~= nil then
    return self._m_frame
  end

  local _pos = self._io:pos()
  self._io:seek(0)
  self._m_frame = KafkaMetadataFrame(self._io)
  self._io:seek(_pos)
  return self._m_frame
end

--
-- Since Kafka 3.0.
--
-- Since Kafka 3.0.
--
-- Since Kafka 3.0.
--
-- Since Kafka 3.5.
--
-- A type that is not known in Kafka 4.4.0, as bytes.
