# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_compact_string
from .. import kafka_unsigned_varint
from .. import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaShareGroupStatePartitionMetadataValue(KaitaiStruct):
    """The value of a record of type 15 in `__consumer_offsets`. Since Kafka
    4.0. Version 0 has this layout since Kafka 4.1; earlier releases wrote
    another one under the same number, and nothing in the bytes says so.

    .. seealso::
       ShareGroupStatePartitionMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json
    """
    initializing_topics = ()
    initialized_topics = ()
    deleting_topics = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaShareGroupStatePartitionMetadataValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.message_version = self._io.read_s2be()
        if not self.message_version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.message_version, self._io, u"/seq/0")
        if not self.message_version <= 0:
            raise kaitaistruct.ValidationGreaterThanError(0, self.message_version, self._io, u"/seq/0")
        self.num_initializing_topics_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_initializing_topics_plus_one.value >= 1:
            pass
            self.initializing_topics = []
            for i in range((self.num_initializing_topics_plus_one.value - 1)):
                self.initializing_topics.append(KafkaShareGroupStatePartitionMetadataValue.ShareGroupStatePartitionMetadataValueTopicPartitionsInfo(self._io, self, self._root))


        self.num_initialized_topics_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_initialized_topics_plus_one.value >= 1:
            pass
            self.initialized_topics = []
            for i in range((self.num_initialized_topics_plus_one.value - 1)):
                self.initialized_topics.append(KafkaShareGroupStatePartitionMetadataValue.ShareGroupStatePartitionMetadataValueTopicPartitionsInfo(self._io, self, self._root))


        self.num_deleting_topics_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_deleting_topics_plus_one.value >= 1:
            pass
            self.deleting_topics = []
            for i in range((self.num_deleting_topics_plus_one.value - 1)):
                self.deleting_topics.append(KafkaShareGroupStatePartitionMetadataValue.ShareGroupStatePartitionMetadataValueTopicInfo(self._io, self, self._root))


        self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.num_initializing_topics_plus_one._fetch_instances()
        if self.num_initializing_topics_plus_one.value >= 1:
            pass
            for i in range(len(self.initializing_topics)):
                pass
                self.initializing_topics[i]._fetch_instances()


        self.num_initialized_topics_plus_one._fetch_instances()
        if self.num_initialized_topics_plus_one.value >= 1:
            pass
            for i in range(len(self.initialized_topics)):
                pass
                self.initialized_topics[i]._fetch_instances()


        self.num_deleting_topics_plus_one._fetch_instances()
        if self.num_deleting_topics_plus_one.value >= 1:
            pass
            for i in range(len(self.deleting_topics)):
                pass
                self.deleting_topics[i]._fetch_instances()


        self.tagged_fields._fetch_instances()

    class ShareGroupStatePartitionMetadataValueTopicInfo(KaitaiStruct):
        """`TopicInfo` of `ShareGroupStatePartitionMetadataValue`.

        .. seealso::
           ShareGroupStatePartitionMetadataValue, TopicInfo - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaShareGroupStatePartitionMetadataValue.ShareGroupStatePartitionMetadataValueTopicInfo, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.topic_id = self._io.read_bytes(16)
            self.topic_name = kafka_compact_string.KafkaCompactString(self._io)
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.topic_name._fetch_instances()
            self.tagged_fields._fetch_instances()


    class ShareGroupStatePartitionMetadataValueTopicPartitionsInfo(KaitaiStruct):
        """`TopicPartitionsInfo` of `ShareGroupStatePartitionMetadataValue`.

        .. seealso::
           ShareGroupStatePartitionMetadataValue, TopicPartitionsInfo - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json
        """
        partitions = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaShareGroupStatePartitionMetadataValue.ShareGroupStatePartitionMetadataValueTopicPartitionsInfo, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.topic_id = self._io.read_bytes(16)
            self.topic_name = kafka_compact_string.KafkaCompactString(self._io)
            self.num_partitions_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_partitions_plus_one.value >= 1:
                pass
                self.partitions = []
                for i in range((self.num_partitions_plus_one.value - 1)):
                    self.partitions.append(self._io.read_s4be())


            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.topic_name._fetch_instances()
            self.num_partitions_plus_one._fetch_instances()
            if self.num_partitions_plus_one.value >= 1:
                pass
                for i in range(len(self.partitions)):
                    pass


            self.tagged_fields._fetch_instances()
