-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_string")
require("kafka_compact_string")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")
local stringstream = require("string_stream")

--
-- The value of a record of type 0 in `__transaction_state`. Since Kafka 0.11.
-- Version 1 since Kafka 3.5.
-- See also: TransactionLogValue (https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json)
KafkaTransactionLogValue = class.class(KaitaiStruct)

function KafkaTransactionLogValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaTransactionLogValue:_read()
  self.message_version = self._io:read_s2be()
  if not(self.message_version >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.message_version <= 1) then
    error("ValidationGreaterThanError")
  end
  self.producer_id = self._io:read_s8be()
  self.producer_epoch = self._io:read_s2be()
  self.transaction_timeout_ms = self._io:read_s4be()
  self.transaction_status = self._io:read_s1()
  if self.message_version <= 0 then
    self.num_transaction_partitions_v0 = self._io:read_s4be()
  end
  if  ((self.message_version <= 0) and (self.num_transaction_partitions_v0 >= 0))  then
    self.transaction_partitions_v0 = {}
    for i = 0, self.num_transaction_partitions_v0 - 1 do
      self.transaction_partitions_v0[i + 1] = KafkaTransactionLogValue.TransactionLogValuePartitionsSchemaV0(self._io, self, self._root)
    end
  end
  if self.message_version >= 1 then
    self.num_transaction_partitions_v1_plus_one = KafkaUnsignedVarint(self._io)
  end
  if  ((self.message_version >= 1) and (self.num_transaction_partitions_v1_plus_one.value >= 1))  then
    self.transaction_partitions_v1 = {}
    for i = 0, (self.num_transaction_partitions_v1_plus_one.value - 1) - 1 do
      self.transaction_partitions_v1[i + 1] = KafkaTransactionLogValue.TransactionLogValuePartitionsSchemaV1(self._io, self, self._root)
    end
  end
  self.transaction_last_update_timestamp_ms = self._io:read_s8be()
  self.transaction_start_timestamp_ms = self._io:read_s8be()
  if self.message_version >= 1 then
    self.tagged_fields = KafkaTransactionLogValue.TransactionLogValueTaggedFields(self._io, self, self._root)
  end
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
--
-- `int16`, since Kafka 0.11.
--
-- `int32`, since Kafka 0.11.
--
-- `int8`, since Kafka 0.11.
--
-- The number of elements; any value below zero means null.
--
-- `[]PartitionsSchema`, since Kafka 0.11. May be null.
--
-- The number of elements plus one; 0 means null.
--
-- `[]PartitionsSchema`, since Kafka 0.11. May be null.
--
-- `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
--
-- `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
--
-- The fields that are there only where they differ from their defaults.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- The bytes of the tagged field `ClientTransactionVersion`.
-- See also: TransactionLogValue (https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json)
KafkaTransactionLogValue.TransactionLogValueClientTransactionVersionTag = class.class(KaitaiStruct)

function KafkaTransactionLogValue.TransactionLogValueClientTransactionVersionTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaTransactionLogValue.TransactionLogValueClientTransactionVersionTag:_read()
  self.client_transaction_version = self._io:read_s2be()
end

--
-- `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
-- given.

--
-- The bytes of the tagged field `NextProducerEpoch`.
-- See also: TransactionLogValue (https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json)
KafkaTransactionLogValue.TransactionLogValueNextProducerEpochTag = class.class(KaitaiStruct)

function KafkaTransactionLogValue.TransactionLogValueNextProducerEpochTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaTransactionLogValue.TransactionLogValueNextProducerEpochTag:_read()
  self.next_producer_epoch = self._io:read_s2be()
end

--
-- `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it is
-- given.

--
-- The bytes of the tagged field `NextProducerId`.
-- See also: TransactionLogValue (https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json)
KafkaTransactionLogValue.TransactionLogValueNextProducerIdTag = class.class(KaitaiStruct)

function KafkaTransactionLogValue.TransactionLogValueNextProducerIdTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaTransactionLogValue.TransactionLogValueNextProducerIdTag:_read()
  self.next_producer_id = self._io:read_s8be()
end

--
-- `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1 unless it is
-- given. JavaScript rounds it beyond 2^53.

--
-- `PartitionsSchema` of `TransactionLogValue`, version 0.
-- See also: TransactionLogValue, PartitionsSchema (https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json)
KafkaTransactionLogValue.TransactionLogValuePartitionsSchemaV0 = class.class(KaitaiStruct)

function KafkaTransactionLogValue.TransactionLogValuePartitionsSchemaV0:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaTransactionLogValue.TransactionLogValuePartitionsSchemaV0:_read()
  self.topic = KafkaString(self._io)
  self.num_partition_ids = self._io:read_s4be()
  if self.num_partition_ids >= 0 then
    self.partition_ids = {}
    for i = 0, self.num_partition_ids - 1 do
      self.partition_ids[i + 1] = self._io:read_s4be()
    end
  end
end

--
-- `string`, since Kafka 0.11.
--
-- The number of elements; any value below zero means null.
--
-- `[]int32`, since Kafka 0.11.

--
-- `PartitionsSchema` of `TransactionLogValue`, version 1.
-- See also: TransactionLogValue, PartitionsSchema (https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json)
KafkaTransactionLogValue.TransactionLogValuePartitionsSchemaV1 = class.class(KaitaiStruct)

function KafkaTransactionLogValue.TransactionLogValuePartitionsSchemaV1:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaTransactionLogValue.TransactionLogValuePartitionsSchemaV1:_read()
  self.topic = KafkaCompactString(self._io)
  self.num_partition_ids_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_partition_ids_plus_one.value >= 1 then
    self.partition_ids = {}
    for i = 0, (self.num_partition_ids_plus_one.value - 1) - 1 do
      self.partition_ids[i + 1] = self._io:read_s4be()
    end
  end
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `string`, since Kafka 0.11.
--
-- The number of elements plus one; 0 means null.
--
-- `[]int32`, since Kafka 0.11.
--
-- None is known.

--
-- The bytes of the tagged field `PreviousProducerId`.
-- See also: TransactionLogValue (https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json)
KafkaTransactionLogValue.TransactionLogValuePreviousProducerIdTag = class.class(KaitaiStruct)

function KafkaTransactionLogValue.TransactionLogValuePreviousProducerIdTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaTransactionLogValue.TransactionLogValuePreviousProducerIdTag:_read()
  self.previous_producer_id = self._io:read_s8be()
end

--
-- `int64`, since Kafka 4.0. Tag 0 from version 1 on. -1 unless it is
-- given. JavaScript rounds it beyond 2^53.

--
-- A tagged field of `transaction_log_value`.
-- See also: TransactionLogValue (https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json)
KafkaTransactionLogValue.TransactionLogValueTaggedField = class.class(KaitaiStruct)

function KafkaTransactionLogValue.TransactionLogValueTaggedField:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaTransactionLogValue.TransactionLogValueTaggedField:_read()
  self.tag = KafkaUnsignedVarint(self._io)
  self.len_data = KafkaUnsignedVarint(self._io)
  if self.tag.value == 0 then
    self._raw_previous_producer_id = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_previous_producer_id))
    self.previous_producer_id = KafkaTransactionLogValue.TransactionLogValuePreviousProducerIdTag(_io, self, self._root)
  end
  if self.tag.value == 1 then
    self._raw_next_producer_id = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_next_producer_id))
    self.next_producer_id = KafkaTransactionLogValue.TransactionLogValueNextProducerIdTag(_io, self, self._root)
  end
  if self.tag.value == 2 then
    self._raw_client_transaction_version = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_client_transaction_version))
    self.client_transaction_version = KafkaTransactionLogValue.TransactionLogValueClientTransactionVersionTag(_io, self, self._root)
  end
  if self.tag.value == 3 then
    self._raw_next_producer_epoch = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_next_producer_epoch))
    self.next_producer_epoch = KafkaTransactionLogValue.TransactionLogValueNextProducerEpochTag(_io, self, self._root)
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
-- `int64`, since Kafka 4.0. Tag 0 from version 1 on. -1 unless it is
-- given. JavaScript rounds it beyond 2^53.
--
-- `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1 unless it is
-- given. JavaScript rounds it beyond 2^53.
--
-- `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
-- given.
--
-- `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it is
-- given.
--
-- A field of a tag that is not known.

--
-- The tagged fields of `transaction_log_value`.
-- See also: TransactionLogValue (https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json)
KafkaTransactionLogValue.TransactionLogValueTaggedFields = class.class(KaitaiStruct)

function KafkaTransactionLogValue.TransactionLogValueTaggedFields:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaTransactionLogValue.TransactionLogValueTaggedFields:_read()
  self.num_fields = KafkaUnsignedVarint(self._io)
  self.fields = {}
  for i = 0, self.num_fields.value - 1 do
    self.fields[i + 1] = KafkaTransactionLogValue.TransactionLogValueTaggedField(self._io, self, self._root)
  end
end

--
-- How many follow.
--
-- Ascending by tag.
