# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_compact_string
from .. import kafka_unsigned_varint
from .. import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaConsumerGroupPartitionMetadataValue(KaitaiStruct):
    """The value of a record of type 4 in `__consumer_offsets`. Since Kafka 3.5.
    Version 0 has this layout since Kafka 3.8; earlier releases wrote another
    one under the same number, and nothing in the bytes says so.

    .. seealso::
       ConsumerGroupPartitionMetadataValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json
    """
    topics = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaConsumerGroupPartitionMetadataValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.message_version = self._io.read_s2be()
        if not self.message_version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.message_version, self._io, u"/seq/0")
        if not self.message_version <= 0:
            raise kaitaistruct.ValidationGreaterThanError(0, self.message_version, self._io, u"/seq/0")
        self.num_topics_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_topics_plus_one.value >= 1:
            pass
            self.topics = []
            for i in range((self.num_topics_plus_one.value - 1)):
                self.topics.append(KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValueTopicMetadata(self._io, self, self._root))


        self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.num_topics_plus_one._fetch_instances()
        if self.num_topics_plus_one.value >= 1:
            pass
            for i in range(len(self.topics)):
                pass
                self.topics[i]._fetch_instances()


        self.tagged_fields._fetch_instances()

    class ConsumerGroupPartitionMetadataValuePartitionMetadata(KaitaiStruct):
        """`PartitionMetadata` of `ConsumerGroupPartitionMetadataValue`.

        .. seealso::
           ConsumerGroupPartitionMetadataValue, PartitionMetadata - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json
        """
        racks = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValuePartitionMetadata, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.partition = self._io.read_s4be()
            self.num_racks_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_racks_plus_one.value >= 1:
                pass
                self.racks = []
                for i in range((self.num_racks_plus_one.value - 1)):
                    self.racks.append(kafka_compact_string.KafkaCompactString(self._io))


            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.num_racks_plus_one._fetch_instances()
            if self.num_racks_plus_one.value >= 1:
                pass
                for i in range(len(self.racks)):
                    pass
                    self.racks[i]._fetch_instances()


            self.tagged_fields._fetch_instances()


    class ConsumerGroupPartitionMetadataValueTopicMetadata(KaitaiStruct):
        """`TopicMetadata` of `ConsumerGroupPartitionMetadataValue`.

        .. seealso::
           ConsumerGroupPartitionMetadataValue, TopicMetadata - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json
        """
        partition_metadata = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValueTopicMetadata, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.topic_id = self._io.read_bytes(16)
            self.topic_name = kafka_compact_string.KafkaCompactString(self._io)
            self.num_partitions = self._io.read_s4be()
            self.num_partition_metadata_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_partition_metadata_plus_one.value >= 1:
                pass
                self.partition_metadata = []
                for i in range((self.num_partition_metadata_plus_one.value - 1)):
                    self.partition_metadata.append(KafkaConsumerGroupPartitionMetadataValue.ConsumerGroupPartitionMetadataValuePartitionMetadata(self._io, self, self._root))


            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.topic_name._fetch_instances()
            self.num_partition_metadata_plus_one._fetch_instances()
            if self.num_partition_metadata_plus_one.value >= 1:
                pass
                for i in range(len(self.partition_metadata)):
                    pass
                    self.partition_metadata[i]._fetch_instances()


            self.tagged_fields._fetch_instances()
