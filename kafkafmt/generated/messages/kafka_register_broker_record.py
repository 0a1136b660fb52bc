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

class KafkaRegisterBrokerRecord(KaitaiStruct):
    """The value of a record with API key 0 in `__cluster_metadata`. Since Kafka
    2.8. Version 1 since Kafka 3.3. Version 2 since Kafka 3.4. Version 3
    since Kafka 3.7. Version 4 since Kafka 4.3. Version 0 has this layout
    since Kafka 3.0; earlier releases wrote another one under the same
    number, and nothing in the bytes says so.

    .. seealso::
       RegisterBrokerRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json
    """
    is_migrating_zk_broker = None
    end_points = ()
    features = ()
    in_controlled_shutdown = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaRegisterBrokerRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.frame = kafka_metadata_frame.KafkaMetadataFrame(self._io)
        self.broker_id = self._io.read_s4be()
        if self.frame.version.value >= 2:
            pass
            self.is_migrating_zk_broker = self._io.read_u1()

        self.incarnation_id = self._io.read_bytes(16)
        self.broker_epoch = self._io.read_s8be()
        self.num_end_points_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_end_points_plus_one.value >= 1:
            pass
            self.end_points = []
            for i in range((self.num_end_points_plus_one.value - 1)):
                self.end_points.append(KafkaRegisterBrokerRecord.RegisterBrokerRecordBrokerEndpoint(self._io, self, self._root))


        self.num_features_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_features_plus_one.value >= 1:
            pass
            self.features = []
            for i in range((self.num_features_plus_one.value - 1)):
                self.features.append(KafkaRegisterBrokerRecord.RegisterBrokerRecordBrokerFeature(self._io, self, self._root))


        self.rack = kafka_compact_string.KafkaCompactString(self._io)
        self.fenced = self._io.read_u1()
        if self.frame.version.value >= 1:
            pass
            self.in_controlled_shutdown = self._io.read_u1()

        self.tagged_fields = KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedFields(self._io, self, self._root)


    def _fetch_instances(self):
        pass
        self.frame._fetch_instances()
        if self.frame.version.value >= 2:
            pass

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


        self.rack._fetch_instances()
        if self.frame.version.value >= 1:
            pass

        self.tagged_fields._fetch_instances()

    class RegisterBrokerRecordBrokerEndpoint(KaitaiStruct):
        """`BrokerEndpoint` of `RegisterBrokerRecord`.

        .. seealso::
           RegisterBrokerRecord, BrokerEndpoint - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaRegisterBrokerRecord.RegisterBrokerRecordBrokerEndpoint, self).__init__(_io)
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


    class RegisterBrokerRecordBrokerFeature(KaitaiStruct):
        """`BrokerFeature` of `RegisterBrokerRecord`.

        .. seealso::
           RegisterBrokerRecord, BrokerFeature - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaRegisterBrokerRecord.RegisterBrokerRecordBrokerFeature, self).__init__(_io)
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


    class RegisterBrokerRecordCordonedLogDirsTag(KaitaiStruct):
        """The bytes of the tagged field `CordonedLogDirs`.

        .. seealso::
           RegisterBrokerRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json
        """
        cordoned_log_dirs = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaRegisterBrokerRecord.RegisterBrokerRecordCordonedLogDirsTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_cordoned_log_dirs_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_cordoned_log_dirs_plus_one.value >= 1:
                pass
                self.cordoned_log_dirs = []
                for i in range((self.num_cordoned_log_dirs_plus_one.value - 1)):
                    self.cordoned_log_dirs.append(self._io.read_bytes(16))




        def _fetch_instances(self):
            pass
            self.num_cordoned_log_dirs_plus_one._fetch_instances()
            if self.num_cordoned_log_dirs_plus_one.value >= 1:
                pass
                for i in range(len(self.cordoned_log_dirs)):
                    pass




    class RegisterBrokerRecordLogDirsTag(KaitaiStruct):
        """The bytes of the tagged field `LogDirs`.

        .. seealso::
           RegisterBrokerRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json
        """
        log_dirs = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaRegisterBrokerRecord.RegisterBrokerRecordLogDirsTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_log_dirs_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_log_dirs_plus_one.value >= 1:
                pass
                self.log_dirs = []
                for i in range((self.num_log_dirs_plus_one.value - 1)):
                    self.log_dirs.append(self._io.read_bytes(16))




        def _fetch_instances(self):
            pass
            self.num_log_dirs_plus_one._fetch_instances()
            if self.num_log_dirs_plus_one.value >= 1:
                pass
                for i in range(len(self.log_dirs)):
                    pass




    class RegisterBrokerRecordTaggedField(KaitaiStruct):
        """A tagged field of `register_broker_record`.

        .. seealso::
           RegisterBrokerRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json
        """
        log_dirs = None
        cordoned_log_dirs = None
        unknown_data = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tag = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.len_data = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.tag.value == 0:
                pass
                self._raw_log_dirs = self._io.read_bytes(self.len_data.value)
                _io__raw_log_dirs = KaitaiStream(BytesIO(self._raw_log_dirs))
                self.log_dirs = KafkaRegisterBrokerRecord.RegisterBrokerRecordLogDirsTag(_io__raw_log_dirs, self, self._root)

            if self.tag.value == 1:
                pass
                self._raw_cordoned_log_dirs = self._io.read_bytes(self.len_data.value)
                _io__raw_cordoned_log_dirs = KaitaiStream(BytesIO(self._raw_cordoned_log_dirs))
                self.cordoned_log_dirs = KafkaRegisterBrokerRecord.RegisterBrokerRecordCordonedLogDirsTag(_io__raw_cordoned_log_dirs, self, self._root)

            if self.tag.value > 1:
                pass
                self.unknown_data = self._io.read_bytes(self.len_data.value)



        def _fetch_instances(self):
            pass
            self.tag._fetch_instances()
            self.len_data._fetch_instances()
            if self.tag.value == 0:
                pass
                self.log_dirs._fetch_instances()

            if self.tag.value == 1:
                pass
                self.cordoned_log_dirs._fetch_instances()

            if self.tag.value > 1:
                pass



    class RegisterBrokerRecordTaggedFields(KaitaiStruct):
        """The tagged fields of `register_broker_record`.

        .. seealso::
           RegisterBrokerRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_fields = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.fields = []
            for i in range(self.num_fields.value):
                self.fields.append(KafkaRegisterBrokerRecord.RegisterBrokerRecordTaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_fields._fetch_instances()
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()
