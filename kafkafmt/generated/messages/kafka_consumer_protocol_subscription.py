# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_bytes
from .. import kafka_string


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaConsumerProtocolSubscription(KaitaiStruct):
    """A blob of a consumer in the metadata of its group, as
    `GroupMetadataValue` has it. Since Kafka 0.9. Version 1 since Kafka 2.4.
    Version 2 since Kafka 3.4. Version 3 since Kafka 3.4.

    .. seealso::
       ConsumerProtocolSubscription - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json
    """
    topics = ()
    num_owned_partitions = None
    owned_partitions = ()
    generation_id = None
    rack_id = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaConsumerProtocolSubscription, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.message_version = self._io.read_s2be()
        self.num_topics = self._io.read_s4be()
        if self.num_topics >= 0:
            pass
            self.topics = []
            for i in range(self.num_topics):
                self.topics.append(kafka_string.KafkaString(self._io))


        self.user_data = kafka_bytes.KafkaBytes(self._io)
        if self.message_version >= 1:
            pass
            self.num_owned_partitions = self._io.read_s4be()

        if  ((self.message_version >= 1) and (self.num_owned_partitions >= 0)) :
            pass
            self.owned_partitions = []
            for i in range(self.num_owned_partitions):
                self.owned_partitions.append(KafkaConsumerProtocolSubscription.ConsumerProtocolSubscriptionTopicPartition(self._io, self, self._root))


        if self.message_version >= 2:
            pass
            self.generation_id = self._io.read_s4be()

        if self.message_version >= 3:
            pass
            self.rack_id = kafka_string.KafkaString(self._io)

        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        if self.num_topics >= 0:
            pass
            for i in range(len(self.topics)):
                pass
                self.topics[i]._fetch_instances()


        self.user_data._fetch_instances()
        if self.message_version >= 1:
            pass

        if  ((self.message_version >= 1) and (self.num_owned_partitions >= 0)) :
            pass
            for i in range(len(self.owned_partitions)):
                pass
                self.owned_partitions[i]._fetch_instances()


        if self.message_version >= 2:
            pass

        if self.message_version >= 3:
            pass
            self.rack_id._fetch_instances()


    class ConsumerProtocolSubscriptionTopicPartition(KaitaiStruct):
        """`TopicPartition` of `ConsumerProtocolSubscription`.

        .. seealso::
           ConsumerProtocolSubscription, TopicPartition - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json
        """
        partitions = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaConsumerProtocolSubscription.ConsumerProtocolSubscriptionTopicPartition, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.topic = kafka_string.KafkaString(self._io)
            self.num_partitions = self._io.read_s4be()
            if self.num_partitions >= 0:
                pass
                self.partitions = []
                for i in range(self.num_partitions):
                    self.partitions.append(self._io.read_s4be())




        def _fetch_instances(self):
            pass
            self.topic._fetch_instances()
            if self.num_partitions >= 0:
                pass
                for i in range(len(self.partitions)):
                    pass
