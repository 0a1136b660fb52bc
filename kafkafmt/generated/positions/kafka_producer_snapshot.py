# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaProducerSnapshot(KaitaiStruct):
    """What a broker knew of a partition's idempotent and transactional producers
    up to the offset in the file's name: `00000000000000000042.snapshot`.
    Version 1 is the only one, from Kafka 0.11 to 4.4. Of the last five
    batches of a producer that a broker remembers, the newest alone is kept.
    Not to be taken for a snapshot of KRaft, which is named `.checkpoint` and
    is a log (`kafka_log`).

    .. seealso::
       ProducerStateManager.readSnapshot - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateManager.java


    .. seealso::
       KIP-98 - https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging
    """
    SEQ_FIELDS = ["version", "crc", "num_producer_entries", "producer_entries", "trailing"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaProducerSnapshot, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['version']['start'] = self._io.pos()
        self.version = self._io.read_s2be()
        self._debug['version']['end'] = self._io.pos()
        if not self.version == 1:
            raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/seq/0")
        self._debug['crc']['start'] = self._io.pos()
        self.crc = self._io.read_u4be()
        self._debug['crc']['end'] = self._io.pos()
        self._debug['num_producer_entries']['start'] = self._io.pos()
        self.num_producer_entries = self._io.read_s4be()
        self._debug['num_producer_entries']['end'] = self._io.pos()
        if not self.num_producer_entries >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.num_producer_entries, self._io, u"/seq/2")
        self._debug['producer_entries']['start'] = self._io.pos()
        self._debug['producer_entries']['arr'] = []
        self.producer_entries = []
        for i in range(self.num_producer_entries):
            self._debug['producer_entries']['arr'].append({'start': self._io.pos()})
            _t_producer_entries = KafkaProducerSnapshot.ProducerSnapshotEntry(self._io, self, self._root)
            try:
                _t_producer_entries._read()
            finally:
                self.producer_entries.append(_t_producer_entries)
            self._debug['producer_entries']['arr'][i]['end'] = self._io.pos()

        self._debug['producer_entries']['end'] = self._io.pos()
        self._debug['trailing']['start'] = self._io.pos()
        self.trailing = self._io.read_bytes_full()
        self._debug['trailing']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        for i in range(len(self.producer_entries)):
            pass
            self.producer_entries[i]._fetch_instances()


    class ProducerSnapshotEntry(KaitaiStruct):
        """A producer and the last batch that it wrote.

        .. seealso::
           ProducerStateEntry - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateEntry.java
        """
        SEQ_FIELDS = ["producer_id", "producer_epoch", "last_sequence", "last_offset", "offset_delta", "timestamp", "coordinator_epoch", "current_txn_first_offset"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaProducerSnapshot.ProducerSnapshotEntry, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['producer_id']['start'] = self._io.pos()
            self.producer_id = self._io.read_s8be()
            self._debug['producer_id']['end'] = self._io.pos()
            self._debug['producer_epoch']['start'] = self._io.pos()
            self.producer_epoch = self._io.read_s2be()
            self._debug['producer_epoch']['end'] = self._io.pos()
            self._debug['last_sequence']['start'] = self._io.pos()
            self.last_sequence = self._io.read_s4be()
            self._debug['last_sequence']['end'] = self._io.pos()
            self._debug['last_offset']['start'] = self._io.pos()
            self.last_offset = self._io.read_s8be()
            self._debug['last_offset']['end'] = self._io.pos()
            self._debug['offset_delta']['start'] = self._io.pos()
            self.offset_delta = self._io.read_s4be()
            self._debug['offset_delta']['end'] = self._io.pos()
            self._debug['timestamp']['start'] = self._io.pos()
            self.timestamp = self._io.read_s8be()
            self._debug['timestamp']['end'] = self._io.pos()
            self._debug['coordinator_epoch']['start'] = self._io.pos()
            self.coordinator_epoch = self._io.read_s4be()
            self._debug['coordinator_epoch']['end'] = self._io.pos()
            self._debug['current_txn_first_offset']['start'] = self._io.pos()
            self.current_txn_first_offset = self._io.read_s8be()
            self._debug['current_txn_first_offset']['end'] = self._io.pos()


        def _fetch_instances(self):
            pass
