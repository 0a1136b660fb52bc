# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections


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
    SEQ_FIELDS = ["entries", "tail"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaTransactionIndex, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['entries']['start'] = self._io.pos()
        self._debug['entries']['arr'] = []
        self.entries = []
        for i in range(self.num_entries):
            self._debug['entries']['arr'].append({'start': self._io.pos()})
            _t_entries = KafkaTransactionIndex.AbortedTxn(self._io, self, self._root)
            try:
                _t_entries._read()
            finally:
                self.entries.append(_t_entries)
            self._debug['entries']['arr'][i]['end'] = self._io.pos()

        self._debug['entries']['end'] = self._io.pos()
        self._debug['tail']['start'] = self._io.pos()
        self.tail = self._io.read_bytes_full()
        self._debug['tail']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["version", "producer_id", "first_offset", "last_offset", "last_stable_offset"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaTransactionIndex.AbortedTxn, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['version']['start'] = self._io.pos()
            self.version = self._io.read_s2be()
            self._debug['version']['end'] = self._io.pos()
            self._debug['producer_id']['start'] = self._io.pos()
            self.producer_id = self._io.read_s8be()
            self._debug['producer_id']['end'] = self._io.pos()
            self._debug['first_offset']['start'] = self._io.pos()
            self.first_offset = self._io.read_s8be()
            self._debug['first_offset']['end'] = self._io.pos()
            self._debug['last_offset']['start'] = self._io.pos()
            self.last_offset = self._io.read_s8be()
            self._debug['last_offset']['end'] = self._io.pos()
            self._debug['last_stable_offset']['start'] = self._io.pos()
            self.last_stable_offset = self._io.read_s8be()
            self._debug['last_stable_offset']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass


    @property
    def num_entries(self):
        """Whole entries, of 34 bytes each."""
        if hasattr(self, '_m_num_entries'):
            return self._m_num_entries

        self._m_num_entries = (self._io.size() // 34)
        return getattr(self, '_m_num_entries', None)
