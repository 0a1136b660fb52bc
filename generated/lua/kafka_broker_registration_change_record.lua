-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_unsigned_varint")
require("kafka_metadata_frame")
local stringstream = require("string_stream")

--
-- The value of a record with API key 17 in `__cluster_metadata`. Since Kafka
-- 3.0. Version 1 since Kafka 3.3. Version 2 since Kafka 3.7. Version 3 since
-- Kafka 4.3.
-- See also: BrokerRegistrationChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json)
KafkaBrokerRegistrationChangeRecord = class.class(KaitaiStruct)

function KafkaBrokerRegistrationChangeRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaBrokerRegistrationChangeRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.broker_id = self._io:read_s4be()
  self.broker_epoch = self._io:read_s8be()
  self.tagged_fields = KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedFields(self._io, self, self._root)
end

--
-- Its `api_key` is 17.
--
-- `int32`, since Kafka 3.0.
--
-- `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
--
-- The fields that are there only where they differ from their defaults.

--
-- The bytes of the tagged field `CordonedLogDirs`.
-- See also: BrokerRegistrationChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json)
KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordCordonedLogDirsTag = class.class(KaitaiStruct)

function KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordCordonedLogDirsTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordCordonedLogDirsTag:_read()
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
-- `[]uuid`, since Kafka 4.3. Tag 3 from version 3 on. Null unless it is
-- given. May be null.

--
-- The bytes of the tagged field `Fenced`.
-- See also: BrokerRegistrationChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json)
KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordFencedTag = class.class(KaitaiStruct)

function KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordFencedTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordFencedTag:_read()
  self.fenced = self._io:read_s1()
end

--
-- `int8`, since Kafka 3.0. Tag 0.

--
-- The bytes of the tagged field `InControlledShutdown`.
-- See also: BrokerRegistrationChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json)
KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordInControlledShutdownTag = class.class(KaitaiStruct)

function KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordInControlledShutdownTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordInControlledShutdownTag:_read()
  self.in_controlled_shutdown = self._io:read_s1()
end

--
-- `int8`, since Kafka 3.3. Tag 1 from version 1 on.

--
-- The bytes of the tagged field `LogDirs`.
-- See also: BrokerRegistrationChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json)
KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordLogDirsTag = class.class(KaitaiStruct)

function KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordLogDirsTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordLogDirsTag:_read()
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
-- `[]uuid`, since Kafka 3.7. Tag 2 from version 2 on.

--
-- A tagged field of `broker_registration_change_record`.
-- See also: BrokerRegistrationChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json)
KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField = class.class(KaitaiStruct)

function KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField:_read()
  self.tag = KafkaUnsignedVarint(self._io)
  self.len_data = KafkaUnsignedVarint(self._io)
  if self.tag.value == 0 then
    self._raw_fenced = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_fenced))
    self.fenced = KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordFencedTag(_io, self, self._root)
  end
  if self.tag.value == 1 then
    self._raw_in_controlled_shutdown = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_in_controlled_shutdown))
    self.in_controlled_shutdown = KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordInControlledShutdownTag(_io, self, self._root)
  end
  if self.tag.value == 2 then
    self._raw_log_dirs = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_log_dirs))
    self.log_dirs = KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordLogDirsTag(_io, self, self._root)
  end
  if self.tag.value == 3 then
    self._raw_cordoned_log_dirs = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_cordoned_log_dirs))
    self.cordoned_log_dirs = KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordCordonedLogDirsTag(_io, self, self._root)
  end
  if self.tag.value > 3 then
    self.unknown_data = self._io:read_bytes(self.len_data.value)
  end
end

--
-- The number that names the field.
--
-- Bytes of the field.
--
-- `int8`, since Kafka 3.0. Tag 0.
--
-- `int8`, since Kafka 3.3. Tag 1 from version 1 on.
--
-- `[]uuid`, since Kafka 3.7. Tag 2 from version 2 on.
--
-- `[]uuid`, since Kafka 4.3. Tag 3 from version 3 on. Null unless it is
-- given. May be null.
--
-- A field of a tag that is not known.

--
-- The tagged fields of `broker_registration_change_record`.
-- See also: BrokerRegistrationChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json)
KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedFields = class.class(KaitaiStruct)

function KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedFields:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedFields:_read()
  self.num_fields = KafkaUnsignedVarint(self._io)
  self.fields = {}
  for i = 0, self.num_fields.value - 1 do
    self.fields[i + 1] = KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField(self._io, self, self._root)
  end
end

--
-- How many follow.
--
-- Ascending by tag.
