# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_compact_string
from .. import kafka_unsigned_varint
from .. import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaStreamsGroupMetadataValue(KaitaiStruct):
    """The value of a record of type 17 in `__consumer_offsets`. Since Kafka
    4.1.

    .. seealso::
       StreamsGroupMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaStreamsGroupMetadataValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.message_version = self._io.read_s2be()
        if not self.message_version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.message_version, self._io, u"/seq/0")
        if not self.message_version <= 0:
            raise kaitaistruct.ValidationGreaterThanError(0, self.message_version, self._io, u"/seq/0")
        self.epoch = self._io.read_s4be()
        self.metadata_hash = self._io.read_s8be()
        self.tagged_fields = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedFields(self._io, self, self._root)
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.tagged_fields._fetch_instances()

    class StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag(KaitaiStruct):
        """The bytes of the tagged field `FailedDescriptionTopologyEpoch`.

        .. seealso::
           StreamsGroupMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.failed_description_topology_epoch = self._io.read_s4be()


        def _fetch_instances(self):
            pass


    class StreamsGroupMetadataValueLastAssignmentConfig(KaitaiStruct):
        """`LastAssignmentConfig` of `StreamsGroupMetadataValue`.

        .. seealso::
           StreamsGroupMetadataValue, LastAssignmentConfig - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfig, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.key = kafka_compact_string.KafkaCompactString(self._io)
            self.value = kafka_compact_string.KafkaCompactString(self._io)
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.key._fetch_instances()
            self.value._fetch_instances()
            self.tagged_fields._fetch_instances()


    class StreamsGroupMetadataValueLastAssignmentConfigsTag(KaitaiStruct):
        """The bytes of the tagged field `LastAssignmentConfigs`.

        .. seealso::
           StreamsGroupMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json
        """
        last_assignment_configs = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfigsTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_last_assignment_configs_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_last_assignment_configs_plus_one.value >= 1:
                pass
                self.last_assignment_configs = []
                for i in range((self.num_last_assignment_configs_plus_one.value - 1)):
                    self.last_assignment_configs.append(KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfig(self._io, self, self._root))




        def _fetch_instances(self):
            pass
            self.num_last_assignment_configs_plus_one._fetch_instances()
            if self.num_last_assignment_configs_plus_one.value >= 1:
                pass
                for i in range(len(self.last_assignment_configs)):
                    pass
                    self.last_assignment_configs[i]._fetch_instances()




    class StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag(KaitaiStruct):
        """The bytes of the tagged field `StoredDescriptionTopologyEpoch`.

        .. seealso::
           StreamsGroupMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.stored_description_topology_epoch = self._io.read_s4be()


        def _fetch_instances(self):
            pass


    class StreamsGroupMetadataValueTaggedField(KaitaiStruct):
        """A tagged field of `streams_group_metadata_value`.

        .. seealso::
           StreamsGroupMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json
        """
        validated_topology_epoch = None
        last_assignment_configs = None
        stored_description_topology_epoch = None
        failed_description_topology_epoch = None
        unknown_data = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tag = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.len_data = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.tag.value == 0:
                pass
                self._raw_validated_topology_epoch = self._io.read_bytes(self.len_data.value)
                _io__raw_validated_topology_epoch = KaitaiStream(BytesIO(self._raw_validated_topology_epoch))
                self.validated_topology_epoch = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueValidatedTopologyEpochTag(_io__raw_validated_topology_epoch, self, self._root)

            if self.tag.value == 1:
                pass
                self._raw_last_assignment_configs = self._io.read_bytes(self.len_data.value)
                _io__raw_last_assignment_configs = KaitaiStream(BytesIO(self._raw_last_assignment_configs))
                self.last_assignment_configs = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfigsTag(_io__raw_last_assignment_configs, self, self._root)

            if self.tag.value == 2:
                pass
                self._raw_stored_description_topology_epoch = self._io.read_bytes(self.len_data.value)
                _io__raw_stored_description_topology_epoch = KaitaiStream(BytesIO(self._raw_stored_description_topology_epoch))
                self.stored_description_topology_epoch = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag(_io__raw_stored_description_topology_epoch, self, self._root)

            if self.tag.value == 3:
                pass
                self._raw_failed_description_topology_epoch = self._io.read_bytes(self.len_data.value)
                _io__raw_failed_description_topology_epoch = KaitaiStream(BytesIO(self._raw_failed_description_topology_epoch))
                self.failed_description_topology_epoch = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag(_io__raw_failed_description_topology_epoch, self, self._root)

            if self.tag.value > 3:
                pass
                self.unknown_data = self._io.read_bytes(self.len_data.value)



        def _fetch_instances(self):
            pass
            self.tag._fetch_instances()
            self.len_data._fetch_instances()
            if self.tag.value == 0:
                pass
                self.validated_topology_epoch._fetch_instances()

            if self.tag.value == 1:
                pass
                self.last_assignment_configs._fetch_instances()

            if self.tag.value == 2:
                pass
                self.stored_description_topology_epoch._fetch_instances()

            if self.tag.value == 3:
                pass
                self.failed_description_topology_epoch._fetch_instances()

            if self.tag.value > 3:
                pass



    class StreamsGroupMetadataValueTaggedFields(KaitaiStruct):
        """The tagged fields of `streams_group_metadata_value`.

        .. seealso::
           StreamsGroupMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_fields = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.fields = []
            for i in range(self.num_fields.value):
                self.fields.append(KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_fields._fetch_instances()
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()



    class StreamsGroupMetadataValueValidatedTopologyEpochTag(KaitaiStruct):
        """The bytes of the tagged field `ValidatedTopologyEpoch`.

        .. seealso::
           StreamsGroupMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueValidatedTopologyEpochTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.validated_topology_epoch = self._io.read_s4be()


        def _fetch_instances(self):
            pass
