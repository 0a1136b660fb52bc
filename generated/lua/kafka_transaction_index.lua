-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")

--
-- The aborted transactions whose markers stand in a segment:
-- `00000000000000000000.txnindex`, beside the `.log` of the same name. A
-- segment in which none was aborted has no such file. Unlike the other
-- indexes it is not preallocated, and its offsets are absolute.
-- See also: KIP-98 (https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging)
-- See also: TransactionIndex (https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TransactionIndex.java)
-- See also: AbortedTxn (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json)
KafkaTransactionIndex = class.class(KaitaiStruct)

function KafkaTransactionIndex:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaTransactionIndex:_read()
  self.entries = {}
  for i = 0, self.num_entries - 1 do
    self.entries[i + 1] = KafkaTransactionIndex.AbortedTxn(self._io, self, self._root)
  end
  self.tail = self._io:read_bytes_full()
end

--
-- Whole entries, of 34 bytes each.
KafkaTransactionIndex.property.num_entries = {}
function KafkaTransactionIndex.property.num_entries:get()
  if self._m_num_entries ~= nil then
    return self._m_num_entries
  end

  self._m_num_entries = math.floor(self._io:size() / 34)
  return self._m_num_entries
end

--
-- Ascending by `last_offset`.
--
-- The bytes after the last whole entry; usually empty. Kafka does not
-- look at them.

--
-- An aborted transaction.
-- See also: AbortedTxn (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json)
KafkaTransactionIndex.AbortedTxn = class.class(KaitaiStruct)

function KafkaTransactionIndex.AbortedTxn:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaTransactionIndex.AbortedTxn:_read()
  self.version = self._io:read_s2be()
  self.producer_id = self._io:read_s8be()
  self.first_offset = self._io:read_s8be()
  self.last_offset = self._io:read_s8be()
  self.last_stable_offset = self._io:read_s8be()
end

--
-- Always 0. Kafka's own reader takes the first of the two bytes
-- only.
--
-- Of the producer.
--
-- Of the transaction's first record.
--
-- Of the marker that ends the transaction.
--
-- The partition's last stable offset once the marker was there: no
-- transaction that began before it is open any more.
