-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_transaction_log_key")

--
-- The key of any record in `__transaction_state`: the message that its type
-- names.
-- See also: Message schemas of Kafka 4.4.0 (https://github.com/apache/kafka/tree/4.4.0/transaction-coordinator/src/main/resources/common/message)
KafkaTransactionStateKey = class.class(KaitaiStruct)

function KafkaTransactionStateKey:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaTransactionStateKey:_read()
  if self.record_type == 0 then
    self.transaction_log_key = KafkaTransactionLogKey(self._io)
  end
  if self.record_type ~= 0 then
    self.unknown = self._io:read_bytes_full()
  end
end

--
-- The type of the record.
KafkaTransactionStateKey.property.record_type = {}
function KafkaTransactionStateKey.property.record_type:get()
  if self._m_record_type ~= nil then
    return self._m_record_type
  end

  local _pos = self._io:pos()
  self._io:seek(0)
  self._m_record_type = self._io:read_s2be()
  self._io:seek(_pos)
  return self._m_record_type
end

--
-- Since Kafka 0.11.
--
-- A type that is not known in Kafka 4.4.0, as bytes.
