# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_unsigned_varint


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaConsumerGroupTargetAssignmentMetadataValue(KaitaiStruct):
    """The value of a record of type 6 in `__consumer_offsets`. Since Kafka 3.5.

    .. seealso::
       ConsumerGroupTargetAssignmentMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaConsumerGroupTargetAssignmentMetadataValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.message_version = self._io.read_s2be()
        if not self.message_version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.message_version, self._io, u"/seq/0")
        if not self.message_version <= 0:
            raise kaitaistruct.ValidationGreaterThanError(0, self.message_version, self._io, u"/seq/0")
        self.assignment_epoch = self._io.read_s4be()
        self.tagged_fields = KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueTaggedFields(self._io, self, self._root)
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.tagged_fields._fetch_instances()

    class ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag(KaitaiStruct):
        """The bytes of the tagged field `AssignmentTimestamp`.

        .. seealso::
           ConsumerGroupTargetAssignmentMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.assignment_timestamp = self._io.read_s8be()


        def _fetch_instances(self):
            pass


    class ConsumerGroupTargetAssignmentMetadataValueTaggedField(KaitaiStruct):
        """A tagged field of `consumer_group_target_assignment_metadata_value`.

        .. seealso::
           ConsumerGroupTargetAssignmentMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json
        """
        assignment_timestamp = None
        unknown_data = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueTaggedField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tag = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.len_data = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.tag.value == 0:
                pass
                self._raw_assignment_timestamp = self._io.read_bytes(self.len_data.value)
                _io__raw_assignment_timestamp = KaitaiStream(BytesIO(self._raw_assignment_timestamp))
                self.assignment_timestamp = KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag(_io__raw_assignment_timestamp, self, self._root)

            if self.tag.value > 0:
                pass
                self.unknown_data = self._io.read_bytes(self.len_data.value)



        def _fetch_instances(self):
            pass
            self.tag._fetch_instances()
            self.len_data._fetch_instances()
            if self.tag.value == 0:
                pass
                self.assignment_timestamp._fetch_instances()

            if self.tag.value > 0:
                pass



    class ConsumerGroupTargetAssignmentMetadataValueTaggedFields(KaitaiStruct):
        """The tagged fields of
        `consumer_group_target_assignment_metadata_value`.

        .. seealso::
           ConsumerGroupTargetAssignmentMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueTaggedFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_fields = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.fields = []
            for i in range(self.num_fields.value):
                self.fields.append(KafkaConsumerGroupTargetAssignmentMetadataValue.ConsumerGroupTargetAssignmentMetadataValueTaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_fields._fetch_instances()
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()
