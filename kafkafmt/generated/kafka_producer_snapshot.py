# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


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
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaProducerSnapshot, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.version = self._io.read_s2be()
        if not self.version == 1:
            raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/seq/0")
        self.crc = self._io.read_u4be()
        self.num_producer_entries = self._io.read_s4be()
        if not self.num_producer_entries >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.num_producer_entries, self._io, u"/seq/2")
        self.producer_entries = []
        for i in range(self.num_producer_entries):
            self.producer_entries.append(KafkaProducerSnapshot.ProducerSnapshotEntry(self._io, self, self._root))

        self.trailing = self._io.read_bytes_full()


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
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaProducerSnapshot.ProducerSnapshotEntry, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.producer_id = self._io.read_s8be()
            self.producer_epoch = self._io.read_s2be()
            self.last_sequence = self._io.read_s4be()
            self.last_offset = self._io.read_s8be()
            self.offset_delta = self._io.read_s4be()
            self.timestamp = self._io.read_s8be()
            self.coordinator_epoch = self._io.read_s4be()
            self.current_txn_first_offset = self._io.read_s8be()


        def _fetch_instances(self):
            pass
