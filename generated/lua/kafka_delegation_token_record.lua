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
-- The value of a record with API key 10 in `__cluster_metadata`. Since Kafka
-- 2.8. Version 0 has this layout since Kafka 3.6; earlier releases wrote
-- another one under the same number, and nothing in the bytes says so.
-- See also: DelegationTokenRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/DelegationTokenRecord.json)
KafkaDelegationTokenRecord = class.class(KaitaiStruct)

function KafkaDelegationTokenRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaDelegationTokenRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.owner = KafkaCompactString(self._io)
  self.requester = KafkaCompactString(self._io)
  self.num_renewers_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_renewers_plus_one.value >= 1 then
    self.renewers = {}
    for i = 0, (self.num_renewers_plus_one.value - 1) - 1 do
      self.renewers[i + 1] = KafkaCompactString(self._io)
    end
  end
  self.issue_timestamp = self._io:read_s8be()
  self.max_timestamp = self._io:read_s8be()
  self.expiration_timestamp = self._io:read_s8be()
  self.token_id = KafkaCompactString(self._io)
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- Its `api_key` is 10.
--
-- `string`, since Kafka 3.0.
--
-- `string`, since Kafka 3.6.
--
-- The number of elements plus one; 0 means null.
--
-- `[]string`, since Kafka 3.0.
--
-- `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
--
-- `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
--
-- `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
--
-- `string`, since Kafka 3.0.
--
-- None is known.
