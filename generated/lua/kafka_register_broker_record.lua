-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")
require("kafka_metadata_frame")
local stringstream = require("string_stream")

--
-- The value of a record with API key 0 in `__cluster_metadata`. Since Kafka
-- 2.8. Version 1 since Kafka 3.3. Version 2 since Kafka 3.4. Version 3 since
-- Kafka 3.7. Version 4 since Kafka 4.3. Version 0 has this layout since Kafka
-- 3.0; earlier releases wrote another one under the same number, and nothing in
-- the bytes says so.
-- See also: RegisterBrokerRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json)
KafkaRegisterBrokerRecord = class.class(KaitaiStruct)

function KafkaRegisterBrokerRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaRegisterBrokerRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.broker_id = self._io:read_s4be()
  if self.frame.version.value >= 2 then
    self.is_migrating_zk_broker = self._io:read_u1()
  end
  self.incarnation_id = self._io:read_bytes(16)
  self.broker_epoch = self._io:read_s8be()
  self.num_end_points_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_end_points_plus_one.value >= 1 then
    self.end_points = {}
    for i = 0, (self.num_end_points_plus_one.value - 1) - 1 do
      self.end_points[i + 1] = KafkaRegisterBrokerRecord.RegisterBrokerRecordBrokerEndpoint(self._io, self, self._root)
    end
  end
  self.num_features_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_features_plus_one.value >= 1 then
    self.features = {}
    for i = 0, (self.num_features_plus_one.value - 1) - 1 do
      self.features[i + 1] = KafkaRegisterBrokerRecord.RegisterBrokerRecordBrokerFeature(self._io, self, self._root)
    end
  end
  self.rack = KafkaCompactString(self._io)
  self.fenced = self._io:read_u1()
  if self.frame.version.value >= 1 then
    self.in_controlled_shutdown = self._io:read_u1()
  end
  self.tagged_fields = KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedFields(self._io, self, self._root)
end

--
-- Its `api_key` is 0.
--
-- `int32`, since Kafka 3.0.
--
-- `bool`, since Kafka 3.4. Versions 2 to 4. false unless it is given.
--
-- `uuid`, since Kafka 3.0.
--
-- `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
--
-- The number of elements plus one; 0 means null.
--
-- `[]BrokerEndpoint`, since Kafka 3.0.
--
-- The number of elements plus one; 0 means null.
--
-- `[]BrokerFeature`, since Kafka 3.0.
--
-- `string`, since Kafka 3.0. May be null.
--
-- `bool`, since Kafka 3.0. true unless it is given.
--
-- `bool`, since Kafka 3.3. Versions 1 to 4. false unless it is given.
--
-- The fields that are there only where they differ from their defaults.

--
-- `BrokerEndpoint` of `RegisterBrokerRecord`.
-- See also: RegisterBrokerRecord, BrokerEndpoint (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json)
KafkaRegisterBrokerRecord.RegisterBrokerRecordBrokerEndpoint = class.class(KaitaiStruct)

function KafkaRegisterBrokerRecord.RegisterBrokerRecordBrokerEndpoint:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRegisterBrokerRecord.RegisterBrokerRecordBrokerEndpoint:_read()
  self.name = KafkaCompactString(self._io)
  self.host = KafkaCompactString(self._io)
  self.port = self._io:read_u2be()
  self.security_protocol = self._io:read_s2be()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `string`, since Kafka 3.0.
--
-- `string`, since Kafka 3.0.
--
-- `uint16`, since Kafka 3.0.
--
-- `int16`, since Kafka 3.0.
--
-- None is known.

--
-- `BrokerFeature` of `RegisterBrokerRecord`.
-- See also: RegisterBrokerRecord, BrokerFeature (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json)
KafkaRegisterBrokerRecord.RegisterBrokerRecordBrokerFeature = class.class(KaitaiStruct)

function KafkaRegisterBrokerRecord.RegisterBrokerRecordBrokerFeature:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRegisterBrokerRecord.RegisterBrokerRecordBrokerFeature:_read()
  self.name = KafkaCompactString(self._io)
  self.min_supported_version = self._io:read_s2be()
  self.max_supported_version = self._io:read_s2be()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `string`, since Kafka 3.0.
--
-- `int16`, since Kafka 3.0.
--
-- `int16`, since Kafka 3.0.
--
-- None is known.

--
-- The bytes of the tagged field `CordonedLogDirs`.
-- See also: RegisterBrokerRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json)
KafkaRegisterBrokerRecord.RegisterBrokerRecordCordonedLogDirsTag = class.class(KaitaiStruct)

function KafkaRegisterBrokerRecord.RegisterBrokerRecordCordonedLogDirsTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRegisterBrokerRecord.RegisterBrokerRecordCordonedLogDirsTag:_read()
  self.num_cordoned_log_dirs_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_cordoned_log_dirs_plus_one.value >= 1 then
    self.cordoned_log_dirs = {}
    for i = 0, (self.num_cordoned_log_dirs_plus_one.value - 1) - 1 do
      self.cordoned_log_dirs[i + 1] = self._io:read_bytes(16)
    end
  end
end

--
-- The number of elements plus one; 0 means null.
--
-- `[]uuid`, since Kafka 4.3. Tag 1 from version 4 on. Null unless it is
-- given. May be null.

--
-- The bytes of the tagged field `LogDirs`.
-- See also: RegisterBrokerRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json)
KafkaRegisterBrokerRecord.RegisterBrokerRecordLogDirsTag = class.class(KaitaiStruct)

function KafkaRegisterBrokerRecord.RegisterBrokerRecordLogDirsTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRegisterBrokerRecord.RegisterBrokerRecordLogDirsTag:_read()
  self.num_log_dirs_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_log_dirs_plus_one.value >= 1 then
    self.log_dirs = {}
    for i = 0, (self.num_log_dirs_plus_one.value - 1) - 1 do
      self.log_dirs[i + 1] = self._io:read_bytes(16)
    end
  end
end

--
-- The number of elements plus one; 0 means null.
--
-- `[]uuid`, since Kafka 3.7. Tag 0 from version 3 on.

--
-- A tagged field of `register_broker_record`.
-- See also: RegisterBrokerRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json)
KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField = class.class(KaitaiStruct)

function KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField:_read()
  self.tag = KafkaUnsignedVarint(self._io)
  self.len_data = KafkaUnsignedVarint(self._io)
  if self.tag.value == 0 then
    self._raw_log_dirs = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_log_dirs))
    self.log_dirs = KafkaRegisterBrokerRecord.RegisterBrokerRecordLogDirsTag(_io, self, self._root)
  end
  if self.tag.value == 1 then
    self._raw_cordoned_log_dirs = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_cordoned_log_dirs))
    self.cordoned_log_dirs = KafkaRegisterBrokerRecord.RegisterBrokerRecordCordonedLogDirsTag(_io, self, self._root)
  end
  if self.tag.value > 1 then
    self.unknown_data = self._io:read_bytes(self.len_data.value)
  end
end

--
-- The number that names the field.
--
-- Bytes of the field.
--
-- `[]uuid`, since Kafka 3.7. Tag 0 from version 3 on.
--
-- `[]uuid`, since Kafka 4.3. Tag 1 from version 4 on. Null unless it is
-- given. May be null.
--
-- A field of a tag that is not known.

--
-- The tagged fields of `register_broker_record`.
-- See also: RegisterBrokerRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json)
KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedFields = class.class(KaitaiStruct)

function KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedFields:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedFields:_read()
  self.num_fields = KafkaUnsignedVarint(self._io)
  self.fields = {}
  for i = 0, self.num_fields.value - 1 do
    self.fields[i + 1] = KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField(self._io, self, self._root)
  end
end

--
-- How many follow.
--
-- Ascending by tag.
