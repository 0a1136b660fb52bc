# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_compact_bytes
from .. import kafka_unsigned_varint
from .. import kafka_metadata_frame
from .. import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaRemoteLogSegmentMetadataSnapshotRecord(KaitaiStruct):
    """The value of a record with API key 3 in `__remote_log_metadata`. Since
    Kafka 3.5. Version 0 has this layout since Kafka 3.6; earlier releases
    wrote another one under the same number, and nothing in the bytes says
    so.

    .. seealso::
       RemoteLogSegmentMetadataSnapshotRecord - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json
    """
    segment_leader_epochs = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaRemoteLogSegmentMetadataSnapshotRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.frame = kafka_metadata_frame.KafkaMetadataFrame(self._io)
        self.segment_id = self._io.read_bytes(16)
        self.start_offset = self._io.read_s8be()
        self.end_offset = self._io.read_s8be()
        self.broker_id = self._io.read_s4be()
        self.max_timestamp_ms = self._io.read_s8be()
        self.event_timestamp_ms = self._io.read_s8be()
        self.num_segment_leader_epochs_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_segment_leader_epochs_plus_one.value >= 1:
            pass
            self.segment_leader_epochs = []
            for i in range((self.num_segment_leader_epochs_plus_one.value - 1)):
                self.segment_leader_epochs.append(KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(self._io, self, self._root))


        self.segment_size_in_bytes = self._io.read_s4be()
        self.custom_metadata = kafka_compact_bytes.KafkaCompactBytes(self._io)
        self.remote_log_segment_state = self._io.read_s1()
        self.tagged_fields = KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedFields(self._io, self, self._root)


    def _fetch_instances(self):
        pass
        self.frame._fetch_instances()
        self.num_segment_leader_epochs_plus_one._fetch_instances()
        if self.num_segment_leader_epochs_plus_one.value >= 1:
            pass
            for i in range(len(self.segment_leader_epochs)):
                pass
                self.segment_leader_epochs[i]._fetch_instances()


        self.custom_metadata._fetch_instances()
        self.tagged_fields._fetch_instances()

    class RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry(KaitaiStruct):
        """`SegmentLeaderEpochEntry` of
        `RemoteLogSegmentMetadataSnapshotRecord`.

        .. seealso::
           RemoteLogSegmentMetadataSnapshotRecord, SegmentLeaderEpochEntry - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.leader_epoch = self._io.read_s4be()
            self.offset = self._io.read_s8be()
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.tagged_fields._fetch_instances()


    class RemoteLogSegmentMetadataSnapshotRecordTaggedField(KaitaiStruct):
        """A tagged field of `remote_log_segment_metadata_snapshot_record`.

        .. seealso::
           RemoteLogSegmentMetadataSnapshotRecord - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json
        """
        txn_index_empty = None
        unknown_data = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tag = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.len_data = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.tag.value == 0:
                pass
                self._raw_txn_index_empty = self._io.read_bytes(self.len_data.value)
                _io__raw_txn_index_empty = KaitaiStream(BytesIO(self._raw_txn_index_empty))
                self.txn_index_empty = KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag(_io__raw_txn_index_empty, self, self._root)

            if self.tag.value > 0:
                pass
                self.unknown_data = self._io.read_bytes(self.len_data.value)



        def _fetch_instances(self):
            pass
            self.tag._fetch_instances()
            self.len_data._fetch_instances()
            if self.tag.value == 0:
                pass
                self.txn_index_empty._fetch_instances()

            if self.tag.value > 0:
                pass



    class RemoteLogSegmentMetadataSnapshotRecordTaggedFields(KaitaiStruct):
        """The tagged fields of `remote_log_segment_metadata_snapshot_record`.

        .. seealso::
           RemoteLogSegmentMetadataSnapshotRecord - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_fields = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.fields = []
            for i in range(self.num_fields.value):
                self.fields.append(KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_fields._fetch_instances()
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()



    class RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag(KaitaiStruct):
        """The bytes of the tagged field `TxnIndexEmpty`.

        .. seealso::
           RemoteLogSegmentMetadataSnapshotRecord - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaRemoteLogSegmentMetadataSnapshotRecord.RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.txn_index_empty = self._io.read_u1()


        def _fetch_instances(self):
            pass
