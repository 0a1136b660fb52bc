# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_unsigned_varint
from .. import kafka_metadata_frame


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaBrokerRegistrationChangeRecord(KaitaiStruct):
    """The value of a record with API key 17 in `__cluster_metadata`. Since
    Kafka 3.0. Version 1 since Kafka 3.3. Version 2 since Kafka 3.7. Version
    3 since Kafka 4.3.

    .. seealso::
       BrokerRegistrationChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaBrokerRegistrationChangeRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.frame = kafka_metadata_frame.KafkaMetadataFrame(self._io)
        self.broker_id = self._io.read_s4be()
        self.broker_epoch = self._io.read_s8be()
        self.tagged_fields = KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedFields(self._io, self, self._root)


    def _fetch_instances(self):
        pass
        self.frame._fetch_instances()
        self.tagged_fields._fetch_instances()

    class BrokerRegistrationChangeRecordCordonedLogDirsTag(KaitaiStruct):
        """The bytes of the tagged field `CordonedLogDirs`.

        .. seealso::
           BrokerRegistrationChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json
        """
        cordoned_log_dirs = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordCordonedLogDirsTag, self).__init__(_io)
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




    class BrokerRegistrationChangeRecordFencedTag(KaitaiStruct):
        """The bytes of the tagged field `Fenced`.

        .. seealso::
           BrokerRegistrationChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordFencedTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.fenced = self._io.read_s1()


        def _fetch_instances(self):
            pass


    class BrokerRegistrationChangeRecordInControlledShutdownTag(KaitaiStruct):
        """The bytes of the tagged field `InControlledShutdown`.

        .. seealso::
           BrokerRegistrationChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordInControlledShutdownTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.in_controlled_shutdown = self._io.read_s1()


        def _fetch_instances(self):
            pass


    class BrokerRegistrationChangeRecordLogDirsTag(KaitaiStruct):
        """The bytes of the tagged field `LogDirs`.

        .. seealso::
           BrokerRegistrationChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json
        """
        log_dirs = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordLogDirsTag, self).__init__(_io)
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




    class BrokerRegistrationChangeRecordTaggedField(KaitaiStruct):
        """A tagged field of `broker_registration_change_record`.

        .. seealso::
           BrokerRegistrationChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json
        """
        fenced = None
        in_controlled_shutdown = None
        log_dirs = None
        cordoned_log_dirs = None
        unknown_data = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tag = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.len_data = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.tag.value == 0:
                pass
                self._raw_fenced = self._io.read_bytes(self.len_data.value)
                _io__raw_fenced = KaitaiStream(BytesIO(self._raw_fenced))
                self.fenced = KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordFencedTag(_io__raw_fenced, self, self._root)

            if self.tag.value == 1:
                pass
                self._raw_in_controlled_shutdown = self._io.read_bytes(self.len_data.value)
                _io__raw_in_controlled_shutdown = KaitaiStream(BytesIO(self._raw_in_controlled_shutdown))
                self.in_controlled_shutdown = KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordInControlledShutdownTag(_io__raw_in_controlled_shutdown, self, self._root)

            if self.tag.value == 2:
                pass
                self._raw_log_dirs = self._io.read_bytes(self.len_data.value)
                _io__raw_log_dirs = KaitaiStream(BytesIO(self._raw_log_dirs))
                self.log_dirs = KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordLogDirsTag(_io__raw_log_dirs, self, self._root)

            if self.tag.value == 3:
                pass
                self._raw_cordoned_log_dirs = self._io.read_bytes(self.len_data.value)
                _io__raw_cordoned_log_dirs = KaitaiStream(BytesIO(self._raw_cordoned_log_dirs))
                self.cordoned_log_dirs = KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordCordonedLogDirsTag(_io__raw_cordoned_log_dirs, self, self._root)

            if self.tag.value > 3:
                pass
                self.unknown_data = self._io.read_bytes(self.len_data.value)



        def _fetch_instances(self):
            pass
            self.tag._fetch_instances()
            self.len_data._fetch_instances()
            if self.tag.value == 0:
                pass
                self.fenced._fetch_instances()

            if self.tag.value == 1:
                pass
                self.in_controlled_shutdown._fetch_instances()

            if self.tag.value == 2:
                pass
                self.log_dirs._fetch_instances()

            if self.tag.value == 3:
                pass
                self.cordoned_log_dirs._fetch_instances()

            if self.tag.value > 3:
                pass



    class BrokerRegistrationChangeRecordTaggedFields(KaitaiStruct):
        """The tagged fields of `broker_registration_change_record`.

        .. seealso::
           BrokerRegistrationChangeRecord - https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_fields = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.fields = []
            for i in range(self.num_fields.value):
                self.fields.append(KafkaBrokerRegistrationChangeRecord.BrokerRegistrationChangeRecordTaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_fields._fetch_instances()
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()
