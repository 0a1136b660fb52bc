-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
local enum = require("enum")

--
-- The first 61 bytes of a batch of the format since Kafka 0.11.
-- See also: Apache Kafka documentation, 5.3.1 Record Batch (https://kafka.apache.org/documentation/#recordbatch)
-- See also: DefaultRecordBatch (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java)
-- See also: KIP-98 (https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging)
KafkaRecordBatchHeader = class.class(KaitaiStruct)

KafkaRecordBatchHeader.RecordBatchCompression = enum.Enum {
  none = 0,
  gzip = 1,
  snappy = 2,
  lz4 = 3,
  zstd = 4,
}

KafkaRecordBatchHeader.RecordBatchTimestampType = enum.Enum {
  create_time = 0,
  log_append_time = 1,
}

function KafkaRecordBatchHeader:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaRecordBatchHeader:_read()
  self.base_offset = self._io:read_s8be()
  self.len_batch = self._io:read_s4be()
  if not(self.len_batch >= 49) then
    error("ValidationLessThanError")
  end
  self.partition_leader_epoch = self._io:read_s4be()
  self.magic = self._io:read_s1()
  if not(self.magic == 2) then
    error("not equal, expected " .. 2 .. ", but got " .. self.magic)
  end
  self.crc = self._io:read_u4be()
  self.attributes = KafkaRecordBatchHeader.RecordBatchAttributes(self._io, self, self._root)
  self.last_offset_delta = self._io:read_s4be()
  self.base_timestamp = self._io:read_s8be()
  self.max_timestamp = self._io:read_s8be()
  self.producer_id = self._io:read_s8be()
  self.producer_epoch = self._io:read_s2be()
  self.base_sequence = self._io:read_s4be()
  self.num_records = self._io:read_s4be()
end

--
-- The records are compressed, or in an unknown codec.
KafkaRecordBatchHeader.property.is_compressed = {}
function KafkaRecordBatchHeader.property.is_compressed:get()
  if self._m_is_compressed ~= nil then
    return self._m_is_compressed
  end

  self._m_is_compressed = self.attributes.compression_id ~= 0
  return self._m_is_compressed
end

--
-- Bytes after this header.
KafkaRecordBatchHeader.property.len_records = {}
function KafkaRecordBatchHeader.property.len_records:get()
  if self._m_len_records ~= nil then
    return self._m_len_records
  end

  self._m_len_records = self.len_batch - 49
  return self._m_len_records
end

--
-- Offset of the batch's first record as it was produced.
--
-- Bytes that follow this field; at least RECORD_BATCH_OVERHEAD (61) less
-- these first 12.
--
-- Epoch of the leader that appended the batch, -1 for none; outside the
-- checksum.
--
-- The format of the batch.
--
-- CRC-32C (Castagnoli) of all that follows this field, `attributes` to
-- the end of the batch.
--
-- The codec, the kind of timestamp, and three flags.
--
-- The last record's offset less `base_offset`, as it was produced;
-- compaction keeps it, also when that record is gone.
--
-- Milliseconds since the epoch to which the records' deltas are added;
-- -1 for none. With `has_delete_horizon_ms` it is the time from which
-- tombstones may be removed, and the deltas count from it all the same.
--
-- The greatest timestamp of the records, or the append time, which then
-- holds for each record.
--
-- -1 when the producer was not idempotent.
--
-- -1 for none.
--
-- Sequence number of the first record; -1 for none. It wraps to 0 after
-- 2^31 - 1.
--
-- Records in the batch; 0 in a batch that compaction has emptied.

--
-- Two bytes of flags, the highest bit first. Kafka reads only the low
-- byte.
-- See also: Apache Kafka documentation, 5.3.1 Record Batch, attributes (https://kafka.apache.org/documentation/#recordbatch)
KafkaRecordBatchHeader.RecordBatchAttributes = class.class(KaitaiStruct)

function KafkaRecordBatchHeader.RecordBatchAttributes:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaRecordBatchHeader.RecordBatchAttributes:_read()
  self.unused_high = self._io:read_bits_int_be(8)
  self.unused = self._io:read_bits_int_be(1) ~= 0
  self.has_delete_horizon_ms = self._io:read_bits_int_be(1) ~= 0
  self.is_control = self._io:read_bits_int_be(1) ~= 0
  self.is_transactional = self._io:read_bits_int_be(1) ~= 0
  self.timestamp_type = KafkaRecordBatchHeader.RecordBatchTimestampType(self._io:read_bits_int_be(1))
  self.compression_id = self._io:read_bits_int_be(3)
end

--
-- The codec by its name.
KafkaRecordBatchHeader.RecordBatchAttributes.property.compression = {}
function KafkaRecordBatchHeader.RecordBatchAttributes.property.compression:get()
  if self._m_compression ~= nil then
    return self._m_compression
  end

  self._m_compression = KafkaRecordBatchHeader.RecordBatchCompression(self.compression_id)
  return self._m_compression
end

--
-- Bits 8 to 15; ignored, whatever they say.
--
-- Bit 7; ignored.
--
-- Bit 6; `base_timestamp` is the delete horizon.
--
-- Bit 5; the records are control records.
--
-- Bit 4; part of a transaction.
--
-- Bit 3.
--
-- Bits 0 to 2. The ids 5 to 7 are unknown; their bytes stay
-- readable.
