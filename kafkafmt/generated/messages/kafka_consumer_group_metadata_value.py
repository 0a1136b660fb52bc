# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_unsigned_varint


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaConsumerGroupMetadataValue(KaitaiStruct):
    """The value of a record of type 3 in `__consumer_offsets`. Since Kafka 3.5.

    .. seealso::
       ConsumerGroupMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaConsumerGroupMetadataValue, self).__init__(_io)
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
        self.tagged_fields = KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedFields(self._io, self, self._root)
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.tagged_fields._fetch_instances()

    class ConsumerGroupMetadataValueMetadataHashTag(KaitaiStruct):
        """The bytes of the tagged field `MetadataHash`.

        .. seealso::
           ConsumerGroupMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueMetadataHashTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.metadata_hash = self._io.read_s8be()


        def _fetch_instances(self):
            pass


    class ConsumerGroupMetadataValueTaggedField(KaitaiStruct):
        """A tagged field of `consumer_group_metadata_value`.

        .. seealso::
           ConsumerGroupMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json
        """
        metadata_hash = None
        unknown_data = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tag = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.len_data = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.tag.value == 0:
                pass
                self._raw_metadata_hash = self._io.read_bytes(self.len_data.value)
                _io__raw_metadata_hash = KaitaiStream(BytesIO(self._raw_metadata_hash))
                self.metadata_hash = KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueMetadataHashTag(_io__raw_metadata_hash, self, self._root)

            if self.tag.value > 0:
                pass
                self.unknown_data = self._io.read_bytes(self.len_data.value)



        def _fetch_instances(self):
            pass
            self.tag._fetch_instances()
            self.len_data._fetch_instances()
            if self.tag.value == 0:
                pass
                self.metadata_hash._fetch_instances()

            if self.tag.value > 0:
                pass



    class ConsumerGroupMetadataValueTaggedFields(KaitaiStruct):
        """The tagged fields of `consumer_group_metadata_value`.

        .. seealso::
           ConsumerGroupMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_fields = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.fields = []
            for i in range(self.num_fields.value):
                self.fields.append(KafkaConsumerGroupMetadataValue.ConsumerGroupMetadataValueTaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_fields._fetch_instances()
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()
