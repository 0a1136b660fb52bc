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

class KafkaRegisterControllerRecord(KaitaiStruct):
    """The value of a record with API key 27 in `__cluster_metadata`. Since
    Kafka 3.7.

    .. seealso::
       RegisterControllerRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json
    """
    end_points = ()
    features = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaRegisterControllerRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.frame = kafka_metadata_frame.KafkaMetadataFrame(self._io)
        self.controller_id = self._io.read_s4be()
        self.incarnation_id = self._io.read_bytes(16)
        self.zk_migration_ready = self._io.read_u1()
        self.num_end_points_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_end_points_plus_one.value >= 1:
            pass
            self.end_points = []
            for i in range((self.num_end_points_plus_one.value - 1)):
                self.end_points.append(KafkaRegisterControllerRecord.RegisterControllerRecordControllerEndpoint(self._io, self, self._root))


        self.num_features_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_features_plus_one.value >= 1:
            pass
            self.features = []
            for i in range((self.num_features_plus_one.value - 1)):
                self.features.append(KafkaRegisterControllerRecord.RegisterControllerRecordControllerFeature(self._io, self, self._root))


        self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


    def _fetch_instances(self):
        pass
        self.frame._fetch_instances()
        self.num_end_points_plus_one._fetch_instances()
        if self.num_end_points_plus_one.value >= 1:
            pass
            for i in range(len(self.end_points)):
                pass
                self.end_points[i]._fetch_instances()


        self.num_features_plus_one._fetch_instances()
        if self.num_features_plus_one.value >= 1:
            pass
            for i in range(len(self.features)):
                pass
                self.features[i]._fetch_instances()


        self.tagged_fields._fetch_instances()

    class RegisterControllerRecordControllerEndpoint(KaitaiStruct):
        """`ControllerEndpoint` of `RegisterControllerRecord`.

        .. seealso::
           RegisterControllerRecord, ControllerEndpoint - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaRegisterControllerRecord.RegisterControllerRecordControllerEndpoint, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.name = kafka_compact_string.KafkaCompactString(self._io)
            self.host = kafka_compact_string.KafkaCompactString(self._io)
            self.port = self._io.read_u2be()
            self.security_protocol = self._io.read_s2be()
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.host._fetch_instances()
            self.tagged_fields._fetch_instances()


    class RegisterControllerRecordControllerFeature(KaitaiStruct):
        """`ControllerFeature` of `RegisterControllerRecord`.

        .. seealso::
           RegisterControllerRecord, ControllerFeature - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaRegisterControllerRecord.RegisterControllerRecordControllerFeature, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.name = kafka_compact_string.KafkaCompactString(self._io)
            self.min_supported_version = self._io.read_s2be()
            self.max_supported_version = self._io.read_s2be()
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.tagged_fields._fetch_instances()
