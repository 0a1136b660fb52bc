-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")

--
-- The value of the control records ABORT and COMMIT.
-- See also: EndTransactionMarker (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/EndTransactionMarker.java)
-- See also: KIP-98 (https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging)
KafkaEndTxnMarker = class.class(KaitaiStruct)

function KafkaEndTxnMarker:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaEndTxnMarker:_read()
  self.version = self._io:read_s2be()
  if not(self.version >= 0) then
    error("ValidationLessThanError")
  end
  self.coordinator_epoch = self._io:read_s4be()
  self.trailing = self._io:read_bytes_full()
end

--
-- A later version is read as this one.
--
-- Epoch of the transaction coordinator that wrote the marker.
--
-- Fields of a later version.
