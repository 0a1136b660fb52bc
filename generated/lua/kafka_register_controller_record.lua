-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")
require("kafka_metadata_frame")

--
-- The value of a record with API key 27 in `__cluster_metadata`. Since Kafka
-- 3.7.
-- See also: RegisterControllerRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json)
KafkaRegisterControllerRecord = class.class(KaitaiStruct)

function KafkaRegisterControllerRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaRegisterControllerRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.controller_id = self._io:read_s4be()
  self.incarnation_id = self._io:read_bytes(16)
  self.zk_migration_ready = self._io:read_u1()
  self.num_end_points_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_end_points_plus_one.value >= 1 then
    self.end_points = {}
    for i = 0, (self.num_end_points_plus_one.value - 1) - 1 do
      self.end_points[i + 1] = KafkaRegisterControllerRecord.RegisterControllerRecordControllerEndpoint(self._io, self, self._root)
    end
  end
  self.num_features_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_features_plus_one.value >= 1 then
    self.features = {}
    for i = 0, (self.num_features_plus_one.value - 1) - 1 do
      self.features[i + 1] = KafkaRegisterControllerRecord.RegisterControllerRecordControllerFeature(self._io, self, self._root)
    end
  end
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- Its `api_key` is 27.
--
-- `int32`, since Kafka 3.7.
--
-- `uuid`, since Kafka 3.7.
--
-- `bool`, since Kafka 3.7.
--
-- The number of elements plus one; 0 means null.
--
-- `[]ControllerEndpoint`, since Kafka 3.7.
--
-- The number of elements plus one; 0 means null.
--
-- `[]ControllerFeature`, since Kafka 3.7.
--
-- None is known.

--
-- `ControllerEndpoint` of `RegisterControllerRecord`.
-- See also: RegisterControllerRecord, ControllerEndpoint (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json)
KafkaRegisterControllerRecord.RegisterControllerRecordControllerEndpoint = class.class(KaitaiStruct)

function KafkaRegisterControllerRecord.RegisterControllerRecordControllerEndpoint:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRegisterControllerRecord.RegisterControllerRecordControllerEndpoint:_read()
  self.name = KafkaCompactString(self._io)
  self.host = KafkaCompactString(self._io)
  self.port = self._io:read_u2be()
  self.security_protocol = self._io:read_s2be()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `string`, since Kafka 3.7.
--
-- `string`, since Kafka 3.7.
--
-- `uint16`, since Kafka 3.7.
--
-- `int16`, since Kafka 3.7.
--
-- None is known.

--
-- `ControllerFeature` of `RegisterControllerRecord`.
-- See also: RegisterControllerRecord, ControllerFeature (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json)
KafkaRegisterControllerRecord.RegisterControllerRecordControllerFeature = class.class(KaitaiStruct)

function KafkaRegisterControllerRecord.RegisterControllerRecordControllerFeature:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRegisterControllerRecord.RegisterControllerRecordControllerFeature:_read()
  self.name = KafkaCompactString(self._io)
  self.min_supported_version = self._io:read_s2be()
  self.max_supported_version = self._io:read_s2be()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `string`, since Kafka 3.7.
--
-- `int16`, since Kafka 3.7.
--
-- `int16`, since Kafka 3.7.
--
-- None is known.
