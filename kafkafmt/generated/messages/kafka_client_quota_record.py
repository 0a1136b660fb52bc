# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_compact_string
from .. import kafka_unsigned_varint
from .. import kafka_metadata_frame
from .. import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaClientQuotaRecord(KaitaiStruct):
    """The value of a record with API key 14 in `__cluster_metadata`. Since
    Kafka 3.0.

    .. seealso::
       ClientQuotaRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json
    """
    entity = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaClientQuotaRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.frame = kafka_metadata_frame.KafkaMetadataFrame(self._io)
        self.num_entity_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_entity_plus_one.value >= 1:
            pass
            self.entity = []
            for i in range((self.num_entity_plus_one.value - 1)):
                self.entity.append(KafkaClientQuotaRecord.ClientQuotaRecordEntityData(self._io, self, self._root))


        self.key = kafka_compact_string.KafkaCompactString(self._io)
        self.value = self._io.read_f8be()
        self.remove = self._io.read_u1()
        self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


    def _fetch_instances(self):
        pass
        self.frame._fetch_instances()
        self.num_entity_plus_one._fetch_instances()
        if self.num_entity_plus_one.value >= 1:
            pass
            for i in range(len(self.entity)):
                pass
                self.entity[i]._fetch_instances()


        self.key._fetch_instances()
        self.tagged_fields._fetch_instances()

    class ClientQuotaRecordEntityData(KaitaiStruct):
        """`EntityData` of `ClientQuotaRecord`.

        .. seealso::
           ClientQuotaRecord, EntityData - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaClientQuotaRecord.ClientQuotaRecordEntityData, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.entity_type = kafka_compact_string.KafkaCompactString(self._io)
            self.entity_name = kafka_compact_string.KafkaCompactString(self._io)
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.entity_type._fetch_instances()
            self.entity_name._fetch_instances()
            self.tagged_fields._fetch_instances()
