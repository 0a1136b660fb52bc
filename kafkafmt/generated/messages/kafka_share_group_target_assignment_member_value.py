# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_unsigned_varint
from .. import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaShareGroupTargetAssignmentMemberValue(KaitaiStruct):
    """The value of a record of type 13 in `__consumer_offsets`. Since Kafka
    4.0.

    .. seealso::
       ShareGroupTargetAssignmentMemberValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberValue.json
    """
    topic_partitions = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaShareGroupTargetAssignmentMemberValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.message_version = self._io.read_s2be()
        if not self.message_version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.message_version, self._io, u"/seq/0")
        if not self.message_version <= 0:
            raise kaitaistruct.ValidationGreaterThanError(0, self.message_version, self._io, u"/seq/0")
        self.num_topic_partitions_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_topic_partitions_plus_one.value >= 1:
            pass
            self.topic_partitions = []
            for i in range((self.num_topic_partitions_plus_one.value - 1)):
                self.topic_partitions.append(KafkaShareGroupTargetAssignmentMemberValue.ShareGroupTargetAssignmentMemberValueTopicPartition(self._io, self, self._root))


        self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.num_topic_partitions_plus_one._fetch_instances()
        if self.num_topic_partitions_plus_one.value >= 1:
            pass
            for i in range(len(self.topic_partitions)):
                pass
                self.topic_partitions[i]._fetch_instances()


        self.tagged_fields._fetch_instances()

    class ShareGroupTargetAssignmentMemberValueTopicPartition(KaitaiStruct):
        """`TopicPartition` of `ShareGroupTargetAssignmentMemberValue`.

        .. seealso::
           ShareGroupTargetAssignmentMemberValue, TopicPartition - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberValue.json
        """
        partitions = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaShareGroupTargetAssignmentMemberValue.ShareGroupTargetAssignmentMemberValueTopicPartition, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.topic_id = self._io.read_bytes(16)
            self.num_partitions_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_partitions_plus_one.value >= 1:
                pass
                self.partitions = []
                for i in range((self.num_partitions_plus_one.value - 1)):
                    self.partitions.append(self._io.read_s4be())


            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.num_partitions_plus_one._fetch_instances()
            if self.num_partitions_plus_one.value >= 1:
                pass
                for i in range(len(self.partitions)):
                    pass


            self.tagged_fields._fetch_instances()
