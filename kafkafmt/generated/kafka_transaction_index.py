# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaTransactionIndex(KaitaiStruct):
    """The aborted transactions whose markers stand in a segment:
    `00000000000000000000.txnindex`, beside the `.log` of the same name. A
    segment in which none was aborted has no such file. Unlike the other
    indexes it is not preallocated, and its offsets are absolute.

    .. seealso::
       KIP-98 - https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging


    .. seealso::
       TransactionIndex - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TransactionIndex.java


    .. seealso::
       AbortedTxn - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaTransactionIndex, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.entries = []
        for i in range(self.num_entries):
            self.entries.append(KafkaTransactionIndex.AbortedTxn(self._io, self, self._root))

        self.tail = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        for i in range(len(self.entries)):
            pass
            self.entries[i]._fetch_instances()


    class AbortedTxn(KaitaiStruct):
        """An aborted transaction.

        .. seealso::
           AbortedTxn - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaTransactionIndex.AbortedTxn, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.version = self._io.read_s2be()
            self.producer_id = self._io.read_s8be()
            self.first_offset = self._io.read_s8be()
            self.last_offset = self._io.read_s8be()
            self.last_stable_offset = self._io.read_s8be()


        def _fetch_instances(self):
            pass


    @property
    def num_entries(self):
        """Whole entries, of 34 bytes each."""
        if hasattr(self, '_m_num_entries'):
            return self._m_num_entries

        self._m_num_entries = (self._io.size() // 34)
        return getattr(self, '_m_num_entries', None)
