-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_tagged_fields")

--
-- The value of the control record SNAPSHOT_HEADER, the first of a KRaft
-- snapshot.
-- See also: SnapshotHeaderRecord (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/SnapshotHeaderRecord.json)
-- See also: KIP-630 (https://cwiki.apache.org/confluence/display/KAFKA/KIP-630%3A+Kafka+Raft+Snapshot)
KafkaSnapshotHeaderRecord = class.class(KaitaiStruct)

function KafkaSnapshotHeaderRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaSnapshotHeaderRecord:_read()
  self.version = self._io:read_s2be()
  self.last_contained_log_timestamp = self._io:read_s8be()
  self.tagged_fields = KafkaTaggedFields(self._io)
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of this message; 0 in every release.
--
-- Append time of the last record that the snapshot holds, in
-- milliseconds since the epoch.
--
-- None is known.
--
-- Empty as a rule. Kafka does not look at what follows the message.
