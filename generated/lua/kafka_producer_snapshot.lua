-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")

--
-- What a broker knew of a partition's idempotent and transactional producers
-- up to the offset in the file's name: `00000000000000000042.snapshot`.
-- Version 1 is the only one, from Kafka 0.11 to 4.4. Of the last five
-- batches of a producer that a broker remembers, the newest alone is kept.
-- Not to be taken for a snapshot of KRaft, which is named `.checkpoint` and
-- is a log (`kafka_log`).
-- See also: ProducerStateManager.readSnapshot (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateManager.java)
-- See also: KIP-98 (https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging)
KafkaProducerSnapshot = class.class(KaitaiStruct)

function KafkaProducerSnapshot:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaProducerSnapshot:_read()
  self.version = self._io:read_s2be()
  if not(self.version == 1) then
    error("not equal, expected " .. 1 .. ", but got " .. self.version)
  end
  self.crc = self._io:read_u4be()
  self.num_producer_entries = self._io:read_s4be()
  if not(self.num_producer_entries >= 0) then
    error("ValidationLessThanError")
  end
  self.producer_entries = {}
  for i = 0, self.num_producer_entries - 1 do
    self.producer_entries[i + 1] = KafkaProducerSnapshot.ProducerSnapshotEntry(self._io, self, self._root)
  end
  self.trailing = self._io:read_bytes_full()
end

--
-- Any other is refused by Kafka, too.
--
-- CRC-32C (Castagnoli) of all that follows this field, to the end of the
-- file.
--
-- How many follow.
--
-- One for each producer.
--
-- Empty as a rule. Kafka does not look at it, but the checksum covers
-- it.

--
-- A producer and the last batch that it wrote.
-- See also: ProducerStateEntry (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateEntry.java)
KafkaProducerSnapshot.ProducerSnapshotEntry = class.class(KaitaiStruct)

function KafkaProducerSnapshot.ProducerSnapshotEntry:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaProducerSnapshot.ProducerSnapshotEntry:_read()
  self.producer_id = self._io:read_s8be()
  self.producer_epoch = self._io:read_s2be()
  self.last_sequence = self._io:read_s4be()
  self.last_offset = self._io:read_s8be()
  self.offset_delta = self._io:read_s4be()
  self.timestamp = self._io:read_s8be()
  self.coordinator_epoch = self._io:read_s4be()
  self.current_txn_first_offset = self._io:read_s8be()
end

--
-- Of the producer.
--
-- Epoch of the producer.
--
-- Sequence number of the last record; -1 when no batch is
-- remembered.
--
-- Offset of the last record; -1 when no batch is remembered.
--
-- The last record's offset, and sequence number, less the first
-- one's of the same batch.
--
-- Milliseconds since the epoch, of the last batch or marker; -1 for
-- none.
--
-- Of the last marker; -1 for none.
--
-- First offset of the transaction that is open; -1 for none.
