# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_compact_string
from .. import kafka_unsigned_varint
from .. import kafka_metadata_frame


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaAbortTransactionRecord(KaitaiStruct):
    """The value of a record with API key 25 in `__cluster_metadata`. Since
    Kafka 3.6.

    .. seealso::
       AbortTransactionRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaAbortTransactionRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.frame = kafka_metadata_frame.KafkaMetadataFrame(self._io)
        self.tagged_fields = KafkaAbortTransactionRecord.AbortTransactionRecordTaggedFields(self._io, self, self._root)


    def _fetch_instances(self):
        pass
        self.frame._fetch_instances()
        self.tagged_fields._fetch_instances()

    class AbortTransactionRecordReasonTag(KaitaiStruct):
        """The bytes of the tagged field `Reason`.

        .. seealso::
           AbortTransactionRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaAbortTransactionRecord.AbortTransactionRecordReasonTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.reason = kafka_compact_string.KafkaCompactString(self._io)


        def _fetch_instances(self):
            pass
            self.reason._fetch_instances()


    class AbortTransactionRecordTaggedField(KaitaiStruct):
        """A tagged field of `abort_transaction_record`.

        .. seealso::
           AbortTransactionRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json
        """
        reason = None
        unknown_data = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaAbortTransactionRecord.AbortTransactionRecordTaggedField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tag = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.len_data = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.tag.value == 0:
                pass
                self._raw_reason = self._io.read_bytes(self.len_data.value)
                _io__raw_reason = KaitaiStream(BytesIO(self._raw_reason))
                self.reason = KafkaAbortTransactionRecord.AbortTransactionRecordReasonTag(_io__raw_reason, self, self._root)

            if self.tag.value > 0:
                pass
                self.unknown_data = self._io.read_bytes(self.len_data.value)



        def _fetch_instances(self):
            pass
            self.tag._fetch_instances()
            self.len_data._fetch_instances()
            if self.tag.value == 0:
                pass
                self.reason._fetch_instances()

            if self.tag.value > 0:
                pass



    class AbortTransactionRecordTaggedFields(KaitaiStruct):
        """The tagged fields of `abort_transaction_record`.

        .. seealso::
           AbortTransactionRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaAbortTransactionRecord.AbortTransactionRecordTaggedFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_fields = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.fields = []
            for i in range(self.num_fields.value):
                self.fields.append(KafkaAbortTransactionRecord.AbortTransactionRecordTaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_fields._fetch_instances()
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()
