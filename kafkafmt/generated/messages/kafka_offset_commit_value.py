# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_compact_string
from .. import kafka_unsigned_varint
from .. import kafka_string


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaOffsetCommitValue(KaitaiStruct):
    """The value of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
    Version 1 since Kafka 0.9. Version 2 since Kafka 2.1. Version 3 since
    Kafka 2.1. Version 4 since Kafka 3.5.

    .. seealso::
       OffsetCommitValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json
    """
    leader_epoch = None
    metadata_v0 = None
    metadata_v4 = None
    expire_timestamp = None
    tagged_fields = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaOffsetCommitValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.message_version = self._io.read_s2be()
        if not self.message_version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.message_version, self._io, u"/seq/0")
        if not self.message_version <= 4:
            raise kaitaistruct.ValidationGreaterThanError(4, self.message_version, self._io, u"/seq/0")
        self.offset = self._io.read_s8be()
        if self.message_version >= 3:
            pass
            self.leader_epoch = self._io.read_s4be()

        if self.message_version <= 3:
            pass
            self.metadata_v0 = kafka_string.KafkaString(self._io)

        if self.message_version >= 4:
            pass
            self.metadata_v4 = kafka_compact_string.KafkaCompactString(self._io)

        self.commit_timestamp = self._io.read_s8be()
        if self.message_version == 1:
            pass
            self.expire_timestamp = self._io.read_s8be()

        if self.message_version >= 4:
            pass
            self.tagged_fields = KafkaOffsetCommitValue.OffsetCommitValueTaggedFields(self._io, self, self._root)

        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        if self.message_version >= 3:
            pass

        if self.message_version <= 3:
            pass
            self.metadata_v0._fetch_instances()

        if self.message_version >= 4:
            pass
            self.metadata_v4._fetch_instances()

        if self.message_version == 1:
            pass

        if self.message_version >= 4:
            pass
            self.tagged_fields._fetch_instances()


    class OffsetCommitValueTaggedField(KaitaiStruct):
        """A tagged field of `offset_commit_value`.

        .. seealso::
           OffsetCommitValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json
        """
        topic_id = None
        unknown_data = None
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaOffsetCommitValue.OffsetCommitValueTaggedField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.tag = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.len_data = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.tag.value == 0:
                pass
                self._raw_topic_id = self._io.read_bytes(self.len_data.value)
                _io__raw_topic_id = KaitaiStream(BytesIO(self._raw_topic_id))
                self.topic_id = KafkaOffsetCommitValue.OffsetCommitValueTopicIdTag(_io__raw_topic_id, self, self._root)

            if self.tag.value > 0:
                pass
                self.unknown_data = self._io.read_bytes(self.len_data.value)



        def _fetch_instances(self):
            pass
            self.tag._fetch_instances()
            self.len_data._fetch_instances()
            if self.tag.value == 0:
                pass
                self.topic_id._fetch_instances()

            if self.tag.value > 0:
                pass



    class OffsetCommitValueTaggedFields(KaitaiStruct):
        """The tagged fields of `offset_commit_value`.

        .. seealso::
           OffsetCommitValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaOffsetCommitValue.OffsetCommitValueTaggedFields, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_fields = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            self.fields = []
            for i in range(self.num_fields.value):
                self.fields.append(KafkaOffsetCommitValue.OffsetCommitValueTaggedField(self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.num_fields._fetch_instances()
            for i in range(len(self.fields)):
                pass
                self.fields[i]._fetch_instances()



    class OffsetCommitValueTopicIdTag(KaitaiStruct):
        """The bytes of the tagged field `topicId`.

        .. seealso::
           OffsetCommitValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaOffsetCommitValue.OffsetCommitValueTopicIdTag, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.topic_id = self._io.read_bytes(16)


        def _fetch_instances(self):
            pass
